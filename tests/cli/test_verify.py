"""``cuboteca verify``: what holds and what does not, in words, as JSON and by the exit code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.games import game
from tests.table.finished import SIGNER, random_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Command


def written(name: str = "verified", **more: Any) -> Any:
    """Return the record of a random play as JSON."""
    return json.loads(random_table(game("cubosaurs"), name, seats=2, **more).record().line())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "plays.jsonl"


def write(file: Path, *records: Any) -> Path:
    file.write_text("".join(json.dumps(one) + "\n" for one in records), "utf-8")
    return file


def test_an_honest_play_is_proven(cuboteca: Command, file: Path) -> None:
    whole = written()
    commitment = whole["proof"]["commitment"]
    answer = cuboteca("verify", write(file, whole), "--commitment", commitment)

    assert (answer.code, answer.err) == (0, "")
    assert answer.out.count("✓") == 8
    assert "The commitment is the one that you noted." in answer.out
    assert "All draws follow from the commitment." in answer.out


def test_without_a_noted_commitment_the_reader_is_told_to_compare(
    cuboteca: Command, file: Path
) -> None:
    answer = cuboteca("verify", write(file, written()))

    assert answer.code == 0
    assert "Compare the commitment with the one that the table showed before" in answer.out


def test_another_commitment_is_exit_code_1(cuboteca: Command, file: Path) -> None:
    answer = cuboteca("verify", write(file, written()), "--commitment", "0" * 16)

    assert answer.code == 1
    assert "✗ The commitment is not the one that you noted" in answer.out
    assert "Something is wrong with this play." in answer.out


def test_a_fingerprint_seen_during_the_play_is_looked_for_in_the_log(
    cuboteca: Command, file: Path
) -> None:
    earlier = random_table(game("cubosaurs"), "verified", seats=2, events=30).chain_head
    write(file, written())

    assert cuboteca("verify", file, "--head", earlier[:20].upper()).code == 0
    answer = cuboteca("verify", file, "--head", earlier[::-1])
    assert answer.code == 1
    assert f"no entry of it has the fingerprint '{earlier[::-1]}'" in answer.out
    assert "--head must be 16 to 64" in cuboteca("verify", file, "--head", "abc").err


def test_a_known_key_is_compared_with_the_signature(cuboteca: Command, file: Path) -> None:
    write(file, written())

    assert cuboteca("verify", file, "--key", SIGNER.key.upper()).code == 0
    other = cuboteca("verify", file, "--key", "ab" * 32)
    assert other.code == 1
    assert f"it is signed by the key {SIGNER.key}" in other.out
    assert "--key must be all 64" in cuboteca("verify", file, "--key", SIGNER.key[:16]).err


def test_a_record_that_is_not_signed_may_be_written_by_anybody(
    cuboteca: Command, file: Path
) -> None:
    answer = cuboteca("verify", write(file, written(signer=None)))

    assert answer.code == 0
    assert "– The record is not signed: whoever knows the secret by now could" in answer.out


def test_what_people_added_can_be_listed(cuboteca: Command, file: Path) -> None:
    whole = next(
        one
        for one in (written(f"added {number}") for number in range(20))
        if {given[2] is None for given in one["proof"]["contributions"]} == {True, False}
    )
    told = cuboteca("verify", "--draws", write(file, whole)).out

    assert " added: " in told
    assert "had committed to something, but did not show it in time. It was left out." in told


@pytest.mark.parametrize("part", ["secret", "salt", "commitment", "contributions", "scheme"])
def test_replay_refuses_a_record_whose_secret_does_not_fit(
    cuboteca: Command, file: Path, part: str
) -> None:
    whole = written()
    proof = whole["proof"]
    match part:
        case "contributions":
            proof[part] = [[0, "ab" * 32, "olive"]]
        case "scheme":
            proof[part] = 2
        case _:
            proof[part] = proof[part][::-1]
    answer = cuboteca("replay", write(file, whole))

    assert answer.code != 0
    reason = "committed to" if part == "contributions" else "does not match its commitment"
    assert reason in answer.err


def test_a_forged_play_among_others_is_exit_code_1(cuboteca: Command, file: Path) -> None:
    good, bad = written("good"), written("bad")
    bad["proof"]["secret"] = good["proof"]["secret"]
    answer = cuboteca("verify", write(file, good, bad))

    assert answer.code == 1
    assert answer.out.count("All draws follow from the commitment.") == 1
    assert "The secret does not fit the commitment" in answer.out


def test_a_play_without_a_secret_cannot_be_checked(cuboteca: Command, file: Path) -> None:
    answer = cuboteca("verify", write(file, written(events=30)))

    assert answer.code == 1
    assert "Nothing is wrong, but the draws cannot be checked." in answer.out


def test_a_chosen_seed_is_told(cuboteca: Command, file: Path) -> None:
    answer = cuboteca("verify", write(file, written(seed=7)))

    assert answer.code == 0
    assert "but somebody chose the seed" in answer.out


def test_every_draw_can_be_listed(cuboteca: Command, file: Path) -> None:
    whole = written()
    lines = cuboteca("verify", "--draws", write(file, whole)).out.splitlines()
    first = next(line for line in lines if line.split()[:1] == ["0"])

    assert first.split()[-2:] == whole["events"][0][1].split()
    assert sum(" of " in line for line in lines) >= len(whole["proof"]["draws"])


def test_programs_get_one_json_object(cuboteca: Command, file: Path) -> None:
    good, bad = written("good"), written("bad")
    bad["proof"]["head"] = bad["proof"]["head"][::-1]
    answer = cuboteca("verify", "--json", write(file, good, bad))
    plays = json.loads(answer.out)["plays"]

    assert answer.code == 1
    assert [play["verdict"] for play in plays] == ["proven", "failed"]
    assert plays[0]["checks"]["chain"] == {"passed": True, "reason": ""}
    assert plays[1]["checks"]["chain"]["passed"] is False
    assert plays[0]["draws"][0].keys() == {"seq", "number", "total", "first", "last", "text"}


def test_it_speaks_other_languages(cuboteca: Command, file: Path) -> None:
    write(file, written())

    assert "derivano dall’impegno" in cuboteca("verify", file, "--language", "it").out
    assert "découlent de l’engagement" in cuboteca("verify", file, "--language", "fr").out


@pytest.mark.parametrize(
    ("commitment", "plays"), [("12345678", 1), ("x" * 16, 1), ("0" * 65, 1), ("0" * 16, 2)]
)
def test_a_commitment_that_cannot_be_one_is_wrong_usage(
    cuboteca: Command, file: Path, commitment: str, plays: int
) -> None:
    answer = cuboteca("verify", write(file, *[written()] * plays), "--commitment", commitment)

    assert answer.code == 2
    assert "--commitment" in answer.err
    assert answer.err.count("\n") == 1


def test_what_is_no_record_is_named_with_its_line(cuboteca: Command, file: Path) -> None:
    file.write_text(json.dumps(written()) + "\nnonsense\n", "utf-8")
    answer = cuboteca("verify", file)

    assert answer.code == 1
    assert "play 1 (line 2): this is not JSON" in answer.err
    assert "Traceback" not in answer.err


def test_an_empty_file_is_named(cuboteca: Command, file: Path) -> None:
    answer = cuboteca("verify", write(file))

    assert answer.code == 1
    assert "holds no record" in answer.err


def test_replay_refuses_a_secret_that_does_not_fit(cuboteca: Command, file: Path) -> None:
    whole = written()
    whole["proof"]["salt"] = whole["proof"]["salt"][::-1]
    answer = cuboteca("replay", write(file, whole))

    assert answer.code == 1
    assert "does not match its commitment" in answer.err
