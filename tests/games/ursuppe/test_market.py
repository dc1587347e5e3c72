"""What studies may sell: when, to whom, and what a seat has of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from cuboteca.games import game
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import ABSENT, BARRED, FRESH, HELD, Stage
from cuboteca.games.ursuppe.treatments import BP, ROUNDS, market

if TYPE_CHECKING:
    from cuboteca.core.treatments import Market
    from cuboteca.games.ursuppe.state import State

GAME = game("ursuppe")
OPTIONS = GAME.options({}, 4)
MARKET = cast("Market[State]", market(OPTIONS, 4))
GOODS = {good.name: good for good in MARKET.goods}


def test_every_gene_in_play_is_sold() -> None:
    with_extra = market(GAME.options({"extra_genes": True}, 4), 4)

    assert with_extra is not None
    assert (len(GOODS), len({good.name for good in with_extra.goods})) == (20, 46)
    assert len(MARKET.times) == len(ROUNDS) == 4


def test_two_seats_with_two_colours_each_have_no_market() -> None:
    assert market(GAME.options({"two_players": "two_colours"}, 2), 2) is None


def test_it_is_time_where_somebody_buys_in_certain_rounds() -> None:
    state = start(OPTIONS, 4)
    times = {}
    for number in range(1, 11):
        state.round_number = number
        state.stage = Stage.DIVISION
        assert MARKET.time_of(state) == -1
        state.stage = Stage.GENES
        times[number] = MARKET.time_of(state)

    assert times == dict.fromkeys(times, -1) | {1: 0, 3: 1, 5: 2, 7: 3}


@pytest.mark.parametrize("copies", [0, 1])
def test_who_is_sold_a_gene_has_just_got_it_be_there_a_card_or_not(copies: int) -> None:
    state = start(OPTIONS, 4)
    state.pool[Gene.SPEED] = copies
    speed = GOODS["speed"]
    assert speed.is_lacked(state, 2)
    speed.give(state, 2)

    assert state.genes[2][Gene.SPEED] == FRESH
    assert state.pool[Gene.SPEED] == 0
    assert not speed.is_lacked(state, 2)
    assert speed.is_lacked(state, 1)


def test_an_advanced_gene_bars_the_lower_one() -> None:
    state = start(OPTIONS, 4)
    state.genes[0][Gene.SPEED] = HELD
    GOODS["persistence"].give(state, 0)

    assert state.genes[0][Gene.PERSISTENCE] == FRESH
    assert state.genes[0][Gene.SPEED] == BARRED
    assert state.genes[1][Gene.SPEED] == ABSENT
    assert not GOODS["speed"].is_lacked(state, 0), "it could not buy that either"


def test_money_is_biological_points() -> None:
    state = start(OPTIONS, 4)
    before = int(state.bp[3])
    MARKET.pay(state, 3, BP)

    assert state.bp[3] == before + BP
