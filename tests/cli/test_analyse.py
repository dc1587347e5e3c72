"""``cuboteca analyse``: a table, JSON and a page; one sentence if a record cannot be analysed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.lab.grades import GRADES
from tests.full_disk import FULL, full_disk
from tests.lab.test_analysis import played

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

pytestmark = pytest.mark.compiled


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep analyses, and nothing else, in a folder of the test's own."""
    monkeypatch.setattr("cuboteca.lab.analysis_cache.cache_folder", lambda: tmp_path)
    return tmp_path / "analyses"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "play.jsonl"
    path.write_text(played("cubosaurs").line() + "\n", "utf-8")
    return path


def changed(path: Path, **parts: Any) -> Path:
    record = json.loads(path.read_text("utf-8")) | parts
    path.write_text(json.dumps(record) + "\n", "utf-8")
    return path


def test_shows_the_curve_the_split_and_the_turning_points(cuboteca: Command, record: Path) -> None:
    answer = cuboteca("analyse", record, "--budget", "8")

    assert answer.code == 0, answer.err
    assert "Luck and skill" in answer.out
    assert "Turning points" in answer.out
    assert "8 playouts from each position" in answer.out


def test_speaks_the_language_asked_for(cuboteca: Command, record: Path) -> None:
    assert (
        "Fortuna e abilità" in cuboteca("analyse", record, "--budget", "8", "--language", "it").out
    )


def test_json_is_one_object_and_repeats(cuboteca: Command, record: Path) -> None:
    first = cuboteca("analyse", record, "--budget", "8", "--json")
    found = json.loads(first.out)

    assert first.err == ""
    assert found["players"] == ["P0", "P1"]
    assert len(found["values"]) == len(json.loads(record.read_text("utf-8"))["events"]) + 1
    again = cuboteca("analyse", record, "--budget", "8", "--json", "--fresh")
    assert again.out == first.out


def test_json_has_the_grade_of_each_decision_and_counts_them(
    cuboteca: Command, record: Path
) -> None:
    found = json.loads(cuboteca("analyse", record, "--budget", "8", "--json").out)
    graded = [(one["seat"], one["grade"]) for one in found["assessments"]]

    assert graded
    assert [set(one) for one in found["grades"]] == [set(GRADES)] * 2
    for seat, counts in enumerate(found["grades"]):
        assert counts == {grade: graded.count((seat, grade)) for grade in GRADES}
    for one in found["assessments"]:
        assert (one["grade"] == "best") == (one["taken"] == one["best"])


def test_a_page_is_not_left_half_written(cuboteca: Command, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "pages" / "play.html"
    page.parent.mkdir()
    cuboteca("analyse", record, "--budget", "8")
    with full_disk():
        answer = cuboteca("analyse", record, "--budget", "8", "--html", page)

    assert (answer.code, answer.err) == (1, f"cuboteca: '{page}': {FULL}.\n")
    assert list(page.parent.iterdir()) == []


def test_an_analysis_that_cannot_be_kept_is_shown_and_leaves_nothing(
    cuboteca: Command, record: Path, cache: Path
) -> None:
    cuboteca("analyse", record, "--budget", "8")  # whatever compiles has compiled
    (kept,) = cache.iterdir()
    kept.unlink()
    with full_disk():
        answer = cuboteca("analyse", record, "--budget", "8")

    assert (answer.code, answer.err) == (0, "")
    assert list(cache.iterdir()) == []


def test_a_record_that_windows_saved_is_read(cuboteca: Command, record: Path) -> None:
    usual = cuboteca("analyse", record, "--budget", "8", "--json")
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))

    assert cuboteca("analyse", record, "--budget", "8", "--json", "--fresh") == usual


def test_writes_a_page_that_needs_nothing_else(
    cuboteca: Command, record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "play.html"
    cuboteca("analyse", record, "--budget", "8", "--html", page)
    html = page.read_text("utf-8")

    assert html.count("<polyline") == 2
    assert "src=" not in html
    assert "http" not in html


@pytest.mark.parametrize("budget", ["", "soon", "0", "3", "-1s", "1e9", "infs", "nans"])
def test_a_budget_that_is_none_is_refused(cuboteca: Command, record: Path, budget: str) -> None:
    answer = cuboteca("analyse", record, "--budget", budget)

    assert answer.code == 2
    assert "--budget" in answer.err


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"events": [], "outcome": None}, "not over after 0 events"),
        ({"events": [["chance", "?"]], "outcome": None}, "finished play"),
        ({"rules_version": 99}, "rules version 99"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"events": [["7", "pass"]]}, "event 0"),
        ({"seats": 3}, "seats"),
    ],
)
def test_a_record_that_does_not_do_is_refused(
    cuboteca: Command, record: Path, parts: dict[str, Any], said: str
) -> None:
    answer = cuboteca("analyse", changed(record, **parts))

    assert answer.code == 1
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_a_play_that_the_file_lacks_is_refused(cuboteca: Command, record: Path) -> None:
    assert "has no play 1" in cuboteca("analyse", record, "--play", 1).err


def test_what_was_made_is_kept_and_a_damaged_one_is_made_anew(
    cuboteca: Command, record: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("analyse", record, "--budget", "8", "--json")
    first = cuboteca(*asked)
    (file,) = cache.iterdir()
    file.write_text("{", "utf-8")

    assert cuboteca(*asked).out == first.out

    monkeypatch.setattr("cuboteca.cli.analyse.analyse_play", None)

    assert cuboteca(*asked).out == first.out
    assert cuboteca(*asked, "--fresh").code != 0


def test_a_stopped_analysis_says_so_and_keeps_nothing(
    cuboteca: Command, record: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cuboteca.cli.analyse.analyse_play", stopped)
    answer = cuboteca("analyse", record, "--budget", "8")

    assert (answer.code, answer.err) == (130, "cuboteca: stopped before the end.\n")
    assert not cache.exists()
