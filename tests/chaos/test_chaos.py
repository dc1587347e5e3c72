"""Whatever ends while people play, nothing acknowledged is lost or done twice."""

from __future__ import annotations

import os
import signal

import pytest

from tests.chaos.troubles import TROUBLES, tormented
from tests.postgres import ABSENT, programs

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="no process can be paused here"
)


_KILLS = 9
_ONE_IN = 2


@pytest.mark.parametrize("kind", list(TROUBLES))
def test_chaos_loses_nothing(kind: str) -> None:
    """The long form is ``make chaos``."""
    if kind == "postgresql" and programs() is None:
        assert os.environ.get("CI") != "true", ABSENT
        pytest.skip(ABSENT)
    found, log = tormented(kind, _KILLS, _ONE_IN, seed=1, tables=3)

    assert (found.wrong, found.unsound, found.lost) == ([], [], []), log
    assert found.deeds
    assert found.troubles["kill"] == _KILLS
    assert set(found.troubles) == set(TROUBLES[kind])
    assert found.actions > _KILLS
    assert "it stopped with code 0" in log
