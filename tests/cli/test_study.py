"""``cuboteca study``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from cuboteca.cli import study as command
from cuboteca.cli import study_running as running
from cuboteca.games import game
from cuboteca.lab import study

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("interpreted")

ASK = ("study", "sukkube", "--players", 2, "--bots", "random")
QUICK = ("-o", "points_to_win=1", "-o", "manche_cap=2")


def test_a_study_is_told_with_how_it_is_known(cuboteca: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    answer = cuboteca(*ASK, *QUICK, "--plays", 40, "--results", file, "--language", "en")

    assert answer.code == 0
    assert "is it good to decide first?" in answer.out
    assert "One seat after" in answer.out
    assert "How we know" in answer.out
    assert "cuboteca study sukkube --question seats --players 2 --bots random --plays 40" in (
        " ".join(answer.out.split())
    )
    assert "32 plays of each setting" in answer.err
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_files_are_written_and_json_is_one_object(cuboteca: Command, tmp_path: Path) -> None:
    table, picture = tmp_path / "a.csv", tmp_path / "a.svg"
    written = ("--csv", table, "--svg", picture, "--results", tmp_path / "a.jsonl", "--json")
    asked = (*ASK, *QUICK, "--question", "cards", "--plays", 4, *written)
    answer = cuboteca(*asked)
    told = json.loads(answer.out)

    assert (answer.code, answer.err) == (0, "")
    assert (told["plays"], told["study"]["question"]) == (4, "cards")
    assert table.read_text("utf-8").startswith("subject,measure,value,low,high,p_value,adjusted\n")
    assert picture.read_text("utf-8").startswith("<svg")
    assert json.loads(cuboteca(*asked).out) == told


def test_variants_are_swept_and_ranked(cuboteca: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    shipped = game("sukkube").folder / "data" / "cross.toml"
    mine.write_text(shipped.read_text("utf-8"), "utf-8")
    asked = (*ASK, *QUICK, "--plays", 40, "--results", tmp_path / "a.jsonl", "--language", "en")
    swept = ("--sweep", f"layout={mine}", "--sweep", "points_to_win=1, 2")
    answer = cuboteca(*asked, *swept)
    told = json.loads(
        cuboteca(*asked, *swept, "--aim", "length", "--wished-length", 9, "--json").out
    )

    assert answer.code == 0
    assert "Which variants are even" in answer.out
    assert "on the front" in answer.out
    assert "The usual rules" in answer.out
    assert told["study"]["question"] == "variants"
    assert [row["scores"].keys() for row in told["front"]] == [{"length"}] * 3


def test_every_question_may_be_asked() -> None:
    assert list(command.Asked) == [*study.Question, "all"]


def test_all_questions_make_one_report(cuboteca: Command, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    asked = (*ASK, *QUICK, "--question", "all", "--plays", 4, "--folder", folder)
    answer = cuboteca(*asked, "--language", "fr")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    told = json.loads(cuboteca(*asked, "--json").out)
    page = before["index.html"].decode()

    assert answer.code == 0
    asked_for = ["seats", "length", "options", "cards", "strategies"]
    assert [one["study"]["question"] for one in told["studies"]] == asked_for
    assert before.keys() == {
        "index.html",
        *(f"{name}.{kind}" for name in asked_for for kind in ("jsonl", "csv", "json", "svg")),
    }
    assert page.count("<svg") == page.count("<h2") == 5
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert (
        "Pas demandé\N{NARROW NO-BREAK SPACE}: variants: variants need at least one sweep" in page
    )
    again = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert again.keys() == before.keys()
    assert again["cards.jsonl"] == before["cards.jsonl"], "nothing is played again"


def test_all_questions_include_the_variants_of_a_sweep(cuboteca: Command, tmp_path: Path) -> None:
    swept = ("--sweep", "points_to_win=2", "--question", "all", "--folder", tmp_path / "report")
    answer = cuboteca(*ASK, *QUICK, *swept, "--plays", 2, "--json")

    assert json.loads(answer.out)["studies"][-1]["study"]["question"] == "variants"
    assert "<h3>Which variants are even" in (tmp_path / "report" / "index.html").read_text("utf-8")


def test_the_same_command_continues_in_a_file_named_after_the_study(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "_TELL_SECONDS", 0.0)
    first = cuboteca(*ASK, *QUICK, "--plays", 32)
    (file,) = tmp_path.glob("study-sukkube-seats-2-*.jsonl")
    before = file.read_bytes()
    again = cuboteca(*ASK, *QUICK, "--plays", 100)

    assert first.code == again.code == 0
    assert file.read_bytes().startswith(before)
    assert "about 0 s left" in again.err


def test_names_keep_their_hyphens_in_progress(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "_TELL_SECONDS", 0.0)
    swept = ("--sweep", "points_to_win=2", "--plays", 32, "--results", tmp_path / "a.jsonl")
    answer = cuboteca(*ASK, *QUICK, *swept)

    assert "every interval of first-change within" in " ".join(answer.err.split())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--bots", "hard", "--luck-adjusted"), "in plays of bots that decide at once"),
        (("--bots", "hard", "--question", "strategies"), "for bots that decide at once"),
        (("--simulations", 100), "simulations are for bots that search, and medium does not"),
        (("--bots", "hard", "--simulations", 7), "--simulations must be 8 to"),
        (("--question", "why"), "--question"),
        (("--width", "0"), "the width must be a number above 0"),
        (("--plays", 0), "--plays must be 1 to"),
        (("--csv", "/nowhere/a.csv"), "--csv cannot write '/nowhere/a.csv'"),
        (("--players", 7), "--players must be 1 to 6"),
        (("--sweep", "layout"), "--sweep must look like OPTION=V1,V2, not 'layout'"),
        (("--sweep", "layout=nowhere.toml"), "option 'layout' must be a file that exists"),
        (("--sweep", "layout=cross", "--question", "seats"), "not 'seats'"),
        (("--aim", "close"), "--aim and --wished-length go with --sweep"),
        (("--sweep", "layout=cross", "--aim", "fun"), "no aim 'fun'"),
        (("--question", "variants"), "at least one sweep"),
        (("--luck-adjusted", "--players", 1), "has for 2, 3, 4, 5, 6 seats alone, not for 1"),
        (("--question", "all"), "writes all its files into --folder"),
        (("--folder", "a"), "--folder goes with --question all"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence(
    cuboteca: Command, tmp_path: Path, given: tuple[object, ...], said: str
) -> None:
    file = tmp_path / "a.jsonl"
    answer = cuboteca("study", "sukkube", "--results", file, *given)

    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert not file.exists()


def test_a_file_of_something_else_is_left_alone(cuboteca: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("my notes\n", "utf-8")
    answer = cuboteca(*ASK, "--results", file)

    assert answer.code == 1
    assert "holds no results of a study" in answer.err
    assert file.read_text("utf-8") == "my notes\n"


def test_ctrl_c_says_where_the_plays_are(
    cuboteca: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "run", stopped)
    file = tmp_path / "a.jsonl"
    answer = cuboteca(*ASK, "--results", file)

    assert answer.code == 130
    assert f"The plays so far are in '{file}'" in " ".join(answer.err.split())
