"""``docs/verify_play.py``, which knows neither the rules nor our code, agrees with ``verify``.

CUBOTECA_PLAYS sets how many plays are compared; 1000 are the long form.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.core.verification import verify
from cuboteca.games import GAME_NAMES, UnknownGameError, game
from tests.table.altered import altered
from tests.table.finished import random_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PROGRAM = Path(__file__).parents[2] / "docs" / "verify_play.py"
PLAYS = int(os.environ.get("CUBOTECA_PLAYS", "24"))
MOST_LINES = 150

#: What only ``verify`` can find, because it knows the rules.
RULES = {"rules", "weights"}


@pytest.fixture(autouse=True)
def _forgiving() -> Iterator[None]:
    """Let actions be taken back wherever the engine can."""
    with altered(may_take_back=lambda *_: True):
        yield


@pytest.fixture(scope="module")
def theirs() -> Callable[..., list[str]]:
    """The other program's check, loaded from its file."""
    spec = importlib.util.spec_from_file_location("verify_play", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[..., list[str]] = module.problems_of
    return found


def written(number: int) -> Any:
    """Return the record of a random play as JSON; every tenth has a chosen seed."""
    name = GAME_NAMES[number % len(GAME_NAMES)]
    seed = number if number % 10 == 9 else None
    seats = None if number % 50 == 49 else game(name).meta.min_seats  # full tables take seconds
    table = random_table(game(name), f"play {number}", seed=seed, seats=seats)
    return json.loads(table.record().line())


def other_digits(part: str, whole: Any, chosen: random.Random) -> None:
    digits, place = whole["proof"][part], chosen.randrange(64)
    other = chosen.choice([d for d in "0123456789abcdef" if d != digits[place]])
    whole["proof"][part] = digits[:place] + other + digits[place + 1 :]


def other_draw(whole: Any, chosen: random.Random) -> None:
    """Let a draw have brought something else that was possible."""
    draws = [event for event in whole["events"] if event[0] == "chance"]
    pairs = zip(draws, whole["proof"]["draws"], strict=True)
    event, possible = chosen.choice([pair for pair in pairs if len(pair[1]) > 1])
    event[1] = chosen.choice([text for text, _ in possible if text != event[1]])


def other_decision(whole: Any, chosen: random.Random) -> None:
    chosen.choice([event for event in whole["events"] if event[0] != "chance"])[1] += "'"


def other_weight(whole: Any, chosen: random.Random) -> None:
    chosen.choice(chosen.choice(whole["proof"]["draws"]))[1] += 1


def other_seeding(whole: Any, _: random.Random) -> None:
    whole |= {"seeded": not whole.get("seeded", False), "seed": None}


def without_the_last_event(whole: Any, _: random.Random) -> None:
    whole["events"].pop()
    del whole["outcome"]


def other_contributions(whole: Any, chosen: random.Random) -> None:
    """Let somebody have added something else, or more, or nothing."""
    given = whole["proof"]["contributions"]
    if not given:
        given.append([0, "ab" * 32, "olive"])
        return
    one = chosen.choice(given)
    chosen.choice(
        (
            lambda: given.remove(one),
            lambda: given.insert(0, one),
            lambda: given.append([7, one[1], "olive"]),
            lambda: one.__setitem__(2, None if one[2] else "olive"),
            lambda: one.__setitem__(1, one[1][::-1]),
        )
    )()


def other_scheme(whole: Any, _: random.Random) -> None:
    whole["proof"]["scheme"] = 5 - whole["proof"]["scheme"]


FORGERS: list[Callable[[Any, random.Random], object]] = [
    *(partial(other_digits, part) for part in ("secret", "salt", "commitment", "head")),
    lambda whole, _: whole["proof"].update(table=whole["proof"]["table"] + "x"),
    other_contributions,
    other_scheme,
    lambda whole, _: whole["options"].update(invented=1),
    lambda whole, _: whole["seats"].append("Zoë"),
    lambda whole, _: whole["proof"].setdefault("withdrawn", []).append([0, "0", "take back"]),
    other_draw,
    other_decision,
    other_weight,
    other_seeding,
    without_the_last_event,
]


def ours(whole: Any) -> set[str]:
    """Return the checks that fail."""
    record = parse_record(json.dumps(whole))
    return {check.name for check in verify(game(record.game), record).failed}


def test_the_other_program_is_short_and_shares_nothing_with_us() -> None:
    text = PROGRAM.read_text("utf-8")

    assert len(text.splitlines()) <= MOST_LINES
    assert "import cuboteca" not in text
    assert "from cuboteca" not in text


@pytest.mark.parametrize("part", range(8))
def test_both_agree_on_honest_and_on_forged_plays(
    part: int, theirs: Callable[..., list[str]]
) -> None:
    for number in range(part, PLAYS, 8):
        whole = written(number)

        assert (ours(whole), theirs(whole)) == (set(), []), number
        del whole["proof"]["key"], whole["proof"]["signature"]  # which would find everything
        chosen = random.Random(number)
        forger = chosen.choice(FORGERS)
        forger(whole, chosen)
        failed, found = ours(whole), theirs(whole)

        assert failed, (number, forger)
        assert found or failed <= RULES, (number, forger, failed)


def leaves(part: Any) -> Iterator[tuple[Any, Any]]:
    """Yield where every value of a record stands: its container, and its name or number there."""
    names = part if isinstance(part, dict) else range(len(part))
    for name in names:
        if isinstance(part[name], dict | list) and part[name]:
            yield from leaves(part[name])
        else:
            yield part, name


def altered_value(value: Any) -> Any:
    match value:
        case bool() | None:
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + ("0" if value[-1:] != "0" else "1")
        case _:
            return [value]


def finds(check: Callable[[], object]) -> bool:
    """Return whether a check finds something wrong, or that it is no record at all."""
    try:
        return bool(check())
    except (RecordError, ValueError, KeyError, TypeError, AttributeError, UnknownGameError):
        return True


def test_a_change_of_any_field_is_found_by_both(theirs: Callable[..., list[str]]) -> None:
    """All fields, but of those that a record has again and again, such as events, only some."""
    whole = written(4)
    places = list(leaves(whole))
    chosen = random.Random(4)
    often = [place for place in places if len(place[0]) > 0 and isinstance(place[0], list)]
    few = [place for place in places if not isinstance(place[0], list)]
    for part, name in [*few, *chosen.sample(often, 30)]:
        value = part[name]
        part[name] = altered_value(value)

        assert finds(lambda: ours(whole)), (name, value)
        assert finds(lambda: theirs(whole)), (name, value)
        part[name] = value

    assert {"format", "game", "rules_version", "seed", "date", "head", "key"} <= {n for _, n in few}
    assert (ours(whole), theirs(whole)) == (set(), [])


def test_records_of_the_second_scheme_are_still_verified(
    theirs: Callable[..., list[str]],
) -> None:
    for number in range(4):
        one = game(GAME_NAMES[number])
        table = random_table(one, f"second {number}", scheme=2, seats=one.meta.min_seats)
        whole = json.loads(table.record().line())

        assert whole["proof"]["scheme"] == 2
        assert (ours(whole), theirs(whole)) == (set(), [])


def test_without_the_package_the_program_says_that_it_checked_no_signature(tmp_path: Path) -> None:
    whole = written(0)
    whole["seats"][0] += "!"
    file = tmp_path / "play.jsonl"
    file.write_text(json.dumps(whole), "utf-8")
    none = (
        "import sys; sys.modules['cryptography'] = None; import runpy; sys.argv[:] = sys.argv[1:]"
    )
    code = f"{none}; runpy.run_path(sys.argv[0], run_name='__main__')"
    bare = subprocess.run(
        [sys.executable, "-I", "-c", code, str(PROGRAM), str(file)],
        capture_output=True, text=True, check=False, encoding="utf-8",
    )  # fmt: skip

    assert run(file).returncode == 1
    assert "it was changed after it was signed" in run(file).stdout
    assert bare.returncode == 0
    assert "Signatures were not checked" in bare.stdout


def test_replay_refuses_every_play_whose_secret_does_not_fit() -> None:
    for number in range(4):
        whole = written(number)
        chosen = random.Random(number)
        part = chosen.choice(("secret", "salt", "commitment"))
        whole["proof"][part] = whole["proof"][part][::-1]
        record = parse_record(json.dumps(whole))
        with pytest.raises(RecordError, match="does not match its commitment"):
            replay(game(record.game), record)


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(PROGRAM), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


def test_the_program_says_what_it_found(tmp_path: Path) -> None:
    good, bad, seeded = written(0), written(1), written(9)
    empty: dict[str, str] = {}
    bad["proof"]["head"] = bad["proof"]["head"][::-1]
    file = tmp_path / "plays.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in (good, bad, empty, seeded)), "utf-8")
    told = run(file)

    assert told.returncode == 1
    assert "play 0: all draws follow from the commitment" in told.stdout
    assert "play 1: its log does not lead to its fingerprint" in told.stdout
    assert "play 2: it holds no secret" in told.stdout
    assert "somebody chose the seed" in told.stdout


def test_the_program_compares_the_commitment(tmp_path: Path) -> None:
    whole = written(0)
    file, noted = tmp_path / "play.jsonl", whole["proof"]["commitment"]
    file.write_text(json.dumps(whole), "utf-8")

    assert run(file, noted).returncode == run(file, noted[:16]).returncode == 0
    assert run(file, noted[::-1]).returncode == 1
    assert "its commitment is not yours" in run(file, noted[::-1]).stdout


@pytest.mark.parametrize("arguments", [(), ("a", "b", "c"), ("play", "short"), ("nowhere",)])
def test_the_program_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    told = run(*arguments)

    assert told.returncode == 2
    assert told.stdout
    assert "Traceback" not in told.stderr
