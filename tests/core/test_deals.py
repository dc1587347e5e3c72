"""Deals: what tables draw alike that share their chance, and how anybody checks it."""

from __future__ import annotations

import importlib.util
import itertools
import json
import random
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import Due
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import DEAL_SCHEME, MOST_LOTS, DealRng, Terms
from cuboteca.core.verification import verify
from cuboteca.games import GAME_NAMES, all_games, game
from cuboteca.table.table import deal_bot_seed
from tests.table.finished import random_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cuboteca.core.game import Game

DOCS = Path(__file__).parents[2] / "docs"
DECKS = {  # drawn without putting back, and the same deck whatever people do
    "cubosaurs": ("starter 1", "tiles 1", "cards 1"),
    "cube_attack": ("first player",),
    "sukkube": ("characters", "starter", "cards 1"),
    "ursuppe": ("start", "environment"),
}

OPTIONS: dict[str, dict[str, object]] = {"cubosaurs": {"dna": True}}


@pytest.fixture(scope="module")
def theirs() -> Callable[..., list[str]]:
    """The other program's check."""
    sys.path.insert(0, str(DOCS))
    try:
        spec = importlib.util.spec_from_file_location("verify_deal", DOCS / "verify_deal.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(DOCS))
    found: Callable[..., list[str]] = module.problems_of
    return found


def rng(deal: str = "deal", table: str = "one", secret: bytes = b"s" * 32) -> DealRng:
    one = game(GAME_NAMES[0])
    terms = Terms(table, one.name, 1, {}, 2, scheme=DEAL_SCHEME, deal=deal)
    return DealRng(secret, b"n" * 32, terms)


def drawn(one: Game, line: int, most: int = 120) -> dict[str, list[int]]:
    """Return the outcomes by source of a play whose decisions ``line`` decides."""
    play = Play(one, OPTIONS.get(one.name, {}), one.meta.usual_seats)
    chosen = random.Random(line)
    found = defaultdict(list)
    chance = rng(table=f"table {line}")
    while not play.is_over and play.seq < most:
        if play.to_move == CHANCE:
            source = play.due().source
            found[source].append(play.draw_by(chance).number)
        else:
            play.act(play.to_move, chosen.choice(play.legal_actions()))
    return found


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_nth_draw_from_a_source_is_the_same_whatever_people_do(name: str) -> None:
    one, lines = game(name), [drawn(game(name), line) for line in range(4)]
    assert drawn(one, 0) == lines[0]
    assert len({json.dumps(line) for line in lines}) > 1 or name == "cube_attack"
    for source in DECKS[name]:
        longest = max((line.get(source, []) for line in lines), key=len)
        assert longest
        for line in lines:
            own = line.get(source, [])
            assert own == longest[: len(own)], source


def test_dice_are_alike_for_each_amoeba_and_round() -> None:
    one = game("ursuppe")
    lines = [drawn(one, line, 400) for line in range(6)]
    dice = [{k: v for k, v in line.items() if k.startswith(("die ", "dice "))} for line in lines]
    shared = 0
    for first, other in itertools.pairwise(dice):
        for source in first.keys() & other.keys():
            shared += 1
            both = zip(first[source], other[source], strict=False)
            assert all(mine == theirs for mine, theirs in both), source
    assert shared


def weights(*given: int) -> Due:
    return Due(0, given, "tiles 2", 0)


def test_where_something_is_missing_the_others_keep_their_lots() -> None:
    """The winner of a draw wins as well where other outcomes cannot be drawn."""
    for number in range(40):
        chance = rng(secret=bytes([number]) * 32)
        full = [1] * 10
        winner = chance.number(weights(*full))
        for missing in set(range(10)) - {winner}:
            left = [0 if outcome == missing else 1 for outcome in range(10)]
            place = chance.number(weights(*left))
            assert [n for n, weight in enumerate(left) if weight][place] == winner


def test_lots_are_fair() -> None:
    counts = [0, 0, 0]
    for number in range(3000):
        place = rng(f"deal {number}").number(weights(1, 0, 3, 2))
        counts[0 if place < 1 else 1 if place < 4 else 2] += 1
    assert counts == pytest.approx([500, 1500, 1000], abs=130)


def test_heavy_weights_are_drawn_by_one_number() -> None:
    heavy = weights(MOST_LOTS, 10**9)
    places = [rng(f"deal {number}").number(heavy) for number in range(20)]
    assert len(set(places)) == 20
    assert max(places) > 10**7


def test_all_tables_of_a_deal_have_its_commitment() -> None:
    assert rng(table="one").commitment == rng(table="two").commitment
    assert rng("deal").commitment != rng("other").commitment


def test_bots_decide_alike_at_all_tables() -> None:
    one = game("cubosaurs")
    play, other = (Play(one, {}, 2) for _ in range(2))
    for each in (play, other):
        while each.to_move == CHANCE:
            each.draw_by(rng())
    seeds = [deal_bot_seed(b"s" * 32, each, 1) for each in (play, other)]
    play.act(play.to_move, play.legal_actions()[0])
    assert seeds[0] == seeds[1]
    assert deal_bot_seed(b"s" * 32, play, 0) != seeds[0]


def record(name: str, line: int, taken_back: int = 0) -> Any:
    one = game(name)
    table = random_table(
        one, f"line {line}", seats=one.meta.usual_seats, scheme=DEAL_SCHEME, deal=name,
        taken_back=taken_back,
    )  # fmt: skip
    return json.loads(table.record().line())


@pytest.mark.parametrize("name", GAME_NAMES)
def test_anybody_can_check_a_play_of_a_deal(name: str, theirs: Callable[..., list[str]]) -> None:
    plays = [record(name, line) for line in range(2)]
    assert plays[0]["proof"]["commitment"] == plays[1]["proof"]["commitment"]
    assert plays[0]["proof"]["head"] != plays[1]["proof"]["head"]
    for one in plays:
        found = verify(game(name), parse_record(json.dumps(one)))
        assert found.verdict == "proven", found.failed
        assert not theirs(one)


def changed(whole: Any, path: Sequence[str | int], value: object) -> Any:
    copy = json.loads(json.dumps(whole))
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return copy


def test_what_was_forged_is_found(theirs: Callable[..., list[str]]) -> None:
    whole = record("cubosaurs", 0)
    one = game("cubosaurs")
    forged = [
        changed(whole, ["proof", "deal"], "deal-other"),
        changed(whole, ["proof", "table"], "another"),
        changed(whole, ["proof", "secret"], "ab" * 32),
        changed(whole, ["proof", "sources", 2, 0], "cards 7"),
        changed(whole, ["proof", "sources"], whole["proof"]["sources"][:-1]),
        changed(whole, ["proof", "contributions"], [[0, "ab" * 32, None]]),
    ]
    for wrong in forged:
        assert theirs(wrong), wrong["proof"]["deal"]
        assert verify(one, parse_record(json.dumps(wrong))).failed
    assert theirs(changed(whole, ["proof", "scheme"], 3))
    for wrong in (
        changed(whole, ["proof", "scheme"], 3),
        changed(whole, ["proof", "deal"], ""),
        changed(whole, ["proof", "sources"], [["cards", "1"]]),
    ):
        with pytest.raises(RecordError):
            parse_record(json.dumps(wrong))


def test_every_game_names_what_it_draws_from() -> None:
    assert {one.name for one in all_games()} >= set(DECKS)
    for name in DECKS:
        play = Play(game(name), {}, game(name).meta.usual_seats)
        assert play.due().source
