"""``cuboteca replay``: good records are shown, bad ones refused with the first bad event."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.cli import replay
from cuboteca.cli.replay import _print_event
from cuboteca.core.chance import CommittedRng, secret_of_seed
from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Play
from cuboteca.core.play_record import record_of
from cuboteca.games import game
from tests.cli.conftest import PROGRAM, Answer
from tests.full_disk import FULL, full_disk

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


def changed(records: Path, **parts: Any) -> Path:
    """Write the first record again with other parts."""
    record = json.loads(records.read_text("utf-8").splitlines()[0]) | parts
    records.write_text(json.dumps(record) + "\n", "utf-8")
    return records


def events(records: Path) -> list[list[str]]:
    first: list[list[str]] = json.loads(records.read_text("utf-8").splitlines()[0])["events"]
    return first


def refused(answer: Answer, *words: str) -> bool:
    """Return whether a command failed with exit code 1 and one sentence with ``words``."""
    return (
        answer.code == 1
        and answer.err.count("\n") == 1
        and "Traceback" not in answer.err
        and all(word in answer.err for word in words)
    )


def test_shows_every_event_as_a_sentence(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records, "--show")

    assert (answer.code, answer.err) == (0, "")
    assert "Play 0: Cubosaurs" in answer.out
    assert "Play 2: Cubosaurs" in answer.out
    assert re.search(r"\d points?, \d+ more than bot:.*\.\n *Final result", answer.out)
    assert "bot:random (0) is drawn to begin." in answer.out or "(1) is drawn" in answer.out


def test_of_several_plays_their_number_is_told(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records)
    count = sum(len(json.loads(line)["events"]) for line in records.read_text("utf-8").splitlines())

    assert (answer.code, answer.err) == (0, "")
    assert f"Checked 3 plays of Cubosaurs: all {count} events are possible" in answer.out
    assert "Draws: not proven 3\n" in answer.out
    assert "Play 0" not in answer.out


def test_one_play_of_several_can_be_shown(cuboteca: Command, records: Path) -> None:
    shown = cuboteca("replay", records, "--play", 1)
    listed = cuboteca("replay", records, "--play", 1, "--legal")
    alone = [line for line in shown.out.splitlines() if line.startswith("Play ")]

    assert len(alone) == 1
    assert alone[0].startswith("Play 1: Cubosaurs")
    assert {json.loads(line)["play"] for line in listed.out.splitlines()} == {1}


def test_a_play_that_is_not_in_the_file_is_wrong_usage(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records, "--play", 3)

    assert answer.code == 2
    assert answer.err == f"cuboteca: --play must be 0 to 2 for '{records}', not 3.\n"


@pytest.mark.compiled
def test_many_plays_are_checked_by_compiled_rules(
    cuboteca: Command, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interpreted = cuboteca("replay", records, "--legal")
    monkeypatch.delenv("CUBOTECA_INTERPRETED")
    monkeypatch.setattr(replay, "_WORTH_COMPILING", 2)

    assert cuboteca("replay", records, "--legal").out == interpreted.out
    assert cuboteca("replay", records).out.startswith("Checked 3 plays of Cubosaurs")


def test_speaks_the_language_asked_for(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", records, "--language", "it", "--show")

    assert "Partita 0: Cubosaurs" in answer.out
    assert "Risultato finale" in answer.out


def test_legal_lists_each_event_with_all_that_was_legal(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", "--legal", records)
    lines = [json.loads(line) for line in answer.out.splitlines()]
    first_play = [line for line in lines if line["play"] == 0]

    assert answer.code == 0
    assert [line["seq"] for line in first_play[:-1]] == list(range(len(events(records))))
    assert all(line["did"] in line["legal"] for line in lines if "did" in line)
    assert first_play[0].keys() == {"play", "seq", "actor", "legal", "did"}
    assert first_play[-1].keys() == {"play", "outcome", "draws"}
    assert first_play[-1]["draws"] == "not proven"
    assert first_play[-1]["outcome"].keys() == {"points", "ranks", "reason"}


def test_an_unfinished_record_has_no_outcome(cuboteca: Command, records: Path) -> None:
    path = changed(records, events=events(records)[:20], outcome=None)

    assert "the play is not over" in cuboteca("replay", path).out
    answer = cuboteca("replay", "--legal", path)
    last = {"play": 0, "outcome": None, "draws": "not proven"}
    assert json.loads(answer.out.splitlines()[-1]) == last


def committed(records: Path, seed: int | None = None) -> Path:
    """Write the record of a play whose draws follow from a secret, as the site writes it."""
    secret = secret_of_seed(7) if seed is not None else bytes(range(32))
    play, rng = Play(game("cubosaurs"), {}, 2), CommittedRng(secret)
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(rng.below)
        else:
            play.act(play.to_move, play.legal_actions()[0])
    extra = {"commitment": rng.commitment, "secret": secret.hex()}
    written = record_of(play, ["Ada", "Ben"], seed=seed, extra=extra).line()
    records.write_text(f"{written}\n", "utf-8")
    return records


def test_what_is_not_proven_is_said(cuboteca: Command, records: Path) -> None:
    out = " ".join(cuboteca("replay", records, "--show").out.split())

    assert out.count("possible, but not proven: the record contains no secret") == 3


@pytest.mark.parametrize(
    ("seed", "told", "called"),
    [
        (None, "follow from the secret with the commitment 630dcd2966c4336691125448", "proven"),
        (7, "follow from the seed 7, which whoever created the table chose", "seeded"),
    ],
)
def test_what_is_proven_is_said(
    cuboteca: Command, records: Path, seed: int | None, told: str, called: str
) -> None:
    path = committed(records, seed)
    shown, listed = cuboteca("replay", path), cuboteca("replay", "--legal", path)

    assert (shown.code, listed.code) == (0, 0)
    assert told in " ".join(shown.out.split())
    assert json.loads(listed.out.splitlines()[-1])["draws"] == called


def test_that_a_seed_was_chosen_is_said_while_its_number_is_kept(
    cuboteca: Command, records: Path
) -> None:
    whole = events(committed(records, 7))
    record = json.loads(records.read_text("utf-8"))
    parts = {"seed": None, "seeded": True, "events": whole[:9], "outcome": None}
    del record["secret"]
    records.write_text(json.dumps(record | parts) + "\n", "utf-8")
    out = " ".join(cuboteca("replay", records).out.split())

    assert "not proven" in out
    assert "Whoever created the table chose the seed" in out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The draws follow from the secret; whoever created the table chose the seed and"),
        ("it", "Le estrazioni derivano dal segreto; chi ha creato il tavolo ha scelto il seme e"),
        (
            "fr",
            "Les tirages découlent du secret ; la personne qui a créé la table a choisi la",
        ),
    ],
)
def test_draws_of_a_chosen_seed_that_is_not_kept_are_told_once(
    cuboteca: Command, records: Path, language: str, told: str
) -> None:
    path = changed(committed(records), seeded=True, seed=None)
    out = " ".join(cuboteca("replay", path, "--language", language).out.split())

    assert out.count(told) == 1
    assert "None" not in out
    assert out.lower().count("created the table") == (language == "en")


HARMFUL = "\x1b[31m\0\x07"


@pytest.mark.parametrize(
    "parts",
    [
        {"secret": HARMFUL * 40},
        {"commitment": HARMFUL * 40},
        {"events": [["chance", HARMFUL * 40]]},
        {"events": [[HARMFUL * 40, "keep"]]},
        {"format": HARMFUL},
        {"options": {HARMFUL: 1}},
    ],
)
def test_an_error_quotes_briefly_and_printably(
    cuboteca: Command, records: Path, parts: dict[str, Any]
) -> None:
    answer = cuboteca("replay", changed(committed(records), **parts))

    assert refused(answer, "?[31m??")
    assert answer.err.strip().isprintable()
    assert len(answer.err) < 500


def test_names_are_shown_printably(cuboteca: Command, records: Path) -> None:
    path = changed(committed(records), seats=["Ada\x1b[31m", "B\0n"])
    answer = cuboteca("replay", path)

    assert (answer.code, answer.err) == (0, "")
    assert "Ada?[31m, B?n" in answer.out
    assert not {"\x1b", "\0"} & set(answer.out)


def test_a_long_notation_is_told_from_the_sentence_after_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _print_event(3, "0", "a" * 20, "Ada moves.")
    _print_event(4, "0", "keep", "Ada keeps.")

    assert capsys.readouterr().out.splitlines() == [
        "   3  0      " + "a" * 20 + " Ada moves.",
        "   4  0      keep            Ada keeps.",
    ]


def test_french_counts_nothing_in_the_singular(cuboteca: Command, records: Path) -> None:
    path = changed(records, events=[], outcome=None)

    assert "après 0 événement\u202f;" in cuboteca("replay", path, "--language", "fr").out


def test_an_invented_draw_is_named_with_what_the_secret_draws(
    cuboteca: Command, records: Path
) -> None:
    wrong = events(committed(records))
    due = wrong[0][1]
    wrong[0][1] = {"start 0": "start 1", "start 1": "start 0"}[due]
    path = changed(records, events=wrong)

    for answer in (cuboteca("replay", path), cuboteca("replay", "--legal", path)):
        assert refused(answer, "event 0", f"the record's secret draws '{due}' here")


def test_a_secret_that_does_not_fit_its_commitment_is_refused(
    cuboteca: Command, records: Path
) -> None:
    path = changed(committed(records), commitment="0" * 64)
    answer = cuboteca("replay", path)

    assert answer.out == ""
    assert refused(answer, "secret does not match its commitment", "0" * 64)
    assert refused(cuboteca("analyse", path), "secret does not match its commitment")


def test_reads_the_standard_input(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", "-", "--legal", typed=records.read_text("utf-8"))

    assert answer.code == 0
    assert answer.out.count('"outcome"') == 3


def test_a_wrong_event_is_named_with_what_was_expected(cuboteca: Command, records: Path) -> None:
    wrong = events(records)
    wrong[4] = ["chance", "deal 4 T"]
    answer = cuboteca("replay", changed(records, events=wrong))

    assert refused(answer, "play 0", "event 4", "expected", "'deal 4 T'")


def test_an_event_of_another_actor_is_refused(cuboteca: Command, records: Path) -> None:
    wrong = events(records)
    wrong[0] = ["1", "keep"]

    assert refused(
        cuboteca("replay", changed(records, events=wrong)), "event 0", "chance", "seat 1"
    )


def test_events_after_the_end_are_refused(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", changed(records, events=[*events(records), ["0", "keep"]]))

    assert refused(answer, "the play is over")


def test_another_outcome_is_refused(cuboteca: Command, records: Path) -> None:
    outcome = {"points": [99, 0, 0], "ranks": [1, 2, 2], "reason": "points"}

    assert refused(cuboteca("replay", changed(records, outcome=outcome)), "outcome", "99")


def test_a_missing_end_is_noticed(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", changed(records, events=events(records)[:-1]))

    assert refused(answer, "the play is not over")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"format": "cuboteca/9"}, ["cuboteca/9", "cuboteca/1"]),
        ({"game": "chess"}, ["no game 'chess'", "cubosaurs"]),
        ({"rules_version": 99}, ["rules version 99"]),
        ({"options": {"speed": 1}}, ["no option 'speed'"]),
        ({"seats": ["alone"]}, ["2 to 5 seats, not 1"]),
        ({"seats": "alone"}, ["'seats' must be a list"]),
        ({"events": [["chance"]]}, ["event 0", "pair"]),
        ({"events": {}}, ["'events' must be a list"]),
    ],
)
def test_a_wrong_part_is_named(
    cuboteca: Command, records: Path, parts: dict[str, Any], words: list[str]
) -> None:
    assert refused(cuboteca("replay", changed(records, **parts)), *words)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["holds no record"]),
        (b"\n\n  \n", ["holds no record"]),
        (b"hello", ["line 1", "not JSON"]),
        (b"[1, 2]", ["line 1", "JSON object"]),
        (b"{}", ["no 'format'"]),
        (b'{"format": "cuboteca/1", "game": "cubos', ["not JSON"]),
        (b"\x00\xff\xfe\x80binary", ["not a UTF-8 text file"]),
        (b"[" * 100_000, ["not JSON"]),
    ],
)
def test_a_damaged_file_is_refused(
    cuboteca: Command, tmp_path: Path, content: bytes, words: list[str]
) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content)

    assert refused(cuboteca("replay", path), "damaged.jsonl", *words)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["without a mark", "with a mark"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["here", "Windows"])
def test_a_file_that_windows_saved_is_read(
    cuboteca: Command, records: Path, mark: bytes, end: bytes
) -> None:
    usual = cuboteca("replay", records)
    records.write_bytes(mark + records.read_bytes().replace(b"\n", end))

    assert usual.code == 0
    assert cuboteca("replay", records) == usual


def test_a_mark_before_the_standard_input_is_passed_over(cuboteca: Command, records: Path) -> None:
    answer = cuboteca("replay", "-", typed="\ufeff" + records.read_text("utf-8"))

    assert (answer.code, answer.err) == (0, "")


def test_utf_16_is_told_so(cuboteca: Command, records: Path) -> None:
    records.write_text(records.read_text("utf-8"), "utf-16")

    assert refused(cuboteca("replay", records), "is UTF-16", "save it as UTF-8")


@pytest.mark.parametrize(
    ("number", "parts", "words"),
    [
        (0, {"format": None}, "'format' must be a text"),
        (0, {"events": [["chance"]]}, "event 0 must be a pair"),
        (2, {"game": "chess"}, "no game 'chess'"),
        (2, {"seats": None}, "'seats' must be a list"),
        (2, {"events": [["0", "keep"]]}, "event 0: expected one of chance"),
    ],
)
def test_a_bad_record_is_named_with_its_line(
    cuboteca: Command, records: Path, number: int, parts: dict[str, Any], words: str
) -> None:
    lines = records.read_text("utf-8").splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | parts)
    records.write_text("\n".join(["", *lines]), "utf-8")

    assert refused(cuboteca("replay", records), f"play {number} (line {number + 2}): {words}")


def test_a_record_over_several_lines_is_play_0(cuboteca: Command, records: Path) -> None:
    record = json.loads(records.read_text("utf-8").splitlines()[0]) | {"events": [["chance"]]}
    records.write_text(json.dumps(record, indent=2), "utf-8")

    assert refused(cuboteca("replay", records), "play 0: event 0 must be a pair")


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
def test_a_long_check_shows_how_far_it_is(records: Path) -> None:
    terminal, far_end = os.openpty()
    with records.with_name("out").open("wb") as out:
        program = subprocess.Popen(
            [*PROGRAM, "replay", "--legal", str(records)],
            stdout=out,
            stderr=far_end,
            env=os.environ | {"TERM": "xterm-256color", "CUBOTECA_INTERPRETED": "1"},
        )
    os.close(far_end)
    shown = b""
    with suppress(OSError):  # at its end, when the program has closed the terminal
        while more := os.read(terminal, 4096):
            shown += more
    os.close(terminal)

    assert program.wait(timeout=120) == 0
    assert b"Checking" in shown
    assert b"3/3" in shown


@pytest.mark.parametrize("before", [None, "good"])
@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_picture_is_not_left_half_written(
    cuboteca: Command, records: Path, ending: str, before: str | None
) -> None:
    if ending == "png":
        pytest.importorskip("resvg_py")
        pytest.importorskip("PIL")
    folder = records.with_name("pictures")
    folder.mkdir()
    path = folder / f"picture.{ending}"
    if before:
        path.write_text(before, "utf-8")
    with full_disk():
        answer = cuboteca("replay", records, "--picture", path)

    assert answer == Answer(2, "", f"cuboteca: cannot write '{path}': {FULL}.\n")
    assert [one.read_text("utf-8") for one in folder.iterdir()] == ([before] if before else [])


def test_a_truncated_file_is_good_up_to_the_damage(cuboteca: Command, records: Path) -> None:
    whole = records.read_bytes()
    records.write_bytes(whole[: len(whole) - 200])
    answer = cuboteca("replay", "--legal", records)

    assert refused(answer, "line 3", "not JSON")
    assert answer.out.count('"outcome"') == 2


@pytest.mark.parametrize("missing", ["nowhere.jsonl", "."])
def test_a_file_that_cannot_be_read_is_wrong_usage(
    cuboteca: Command, tmp_path: Path, missing: str
) -> None:
    answer = cuboteca("replay", tmp_path / missing)

    assert answer.code == 2
    assert "cannot read" in answer.err
    assert answer.err.count("\n") == 1


def test_saves_a_picture_of_a_moment(cuboteca: Command, records: Path) -> None:
    middle, end = records.with_name("middle.svg"), records.with_name("end.svg")
    answers = [
        cuboteca("replay", records, "--picture", middle, "--at", 30),
        cuboteca("replay", records, "--picture", end, "--language", "fr"),
    ]

    assert answers == [Answer(0, "", "")] * 2
    assert "bot:random (0)" in middle.read_text("utf-8")
    assert "La partie est finie." in end.read_text("utf-8")


def test_saves_a_picture_in_pixels(cuboteca: Command, records: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    path = records.with_name("end.png")

    assert cuboteca("replay", records, "--picture", path).code == 0
    with image.open(path) as drawn:
        assert drawn.size == (960, 720)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (["--picture", "play.gif"], "must end in .svg or .png, not 'play.gif'"),
        (["--picture", "play.svg", "--at", "100000"], "--at must be 0 to "),
        (["--picture", "nowhere/play.svg"], "cannot write 'nowhere"),
        (["--at", "3"], "give --picture FILE as well"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    cuboteca: Command, records: Path, settings: list[str], told: str
) -> None:
    answer = cuboteca("replay", records, *settings)

    assert answer.code == 2
    assert told in answer.err
