"""The notebook that reads a study with Polars; ``make test-peers`` brings what it needs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import cuboteca

pytest.importorskip("polars", reason="Polars is not installed: make test-peers brings it")

NOTEBOOK = Path(__file__).parents[3] / "examples" / "study_tables.py"


@pytest.mark.usefixtures("interpreted")
def test_the_notebook_reads_a_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = cuboteca.study(
        "sukkube", "cards", seats=3, plays=40, bots=["random"], points_to_win=1, manche_cap=2
    )
    (tmp_path / "sukkube-cards.csv").write_text(result.csv(), "utf-8")
    cells = runpy.run_path(str(NOTEBOOK))

    table = result.table()
    assert cells["table"]["value"].to_list() == pytest.approx(table["effect"])
    assert set(cells["clear"]["subject"]) <= set(table["subject"])
    assert cells["beside"].columns == ["subject", "points", "wins"]
    assert len(cells["beside"]) == len(cells["needed"]) == 6
    assert cells["needed"]["plays"].is_sorted(descending=True)
