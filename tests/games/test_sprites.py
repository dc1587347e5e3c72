"""The sprites that programs make are what their programs make now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.games.cubosaurs.drawing import symbols as cubosaurs
from cuboteca.games.sukkube.drawing import symbols as sukkube
from cuboteca.games.ursuppe.drawing import symbols as ursuppe

if TYPE_CHECKING:
    from types import ModuleType


@pytest.mark.parametrize("symbols", [cubosaurs, sukkube, ursuppe], ids=lambda one: one.__package__)
def test_the_sprite_is_what_its_program_makes(symbols: ModuleType) -> None:
    assert symbols.FILE.read_text("utf-8") == symbols.sprite()
