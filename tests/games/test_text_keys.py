"""Keys of texts (``Rules.text_key``): equal keys have equal texts, so each is asked for once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.checking import Checker
from cuboteca.core.constants import CHANCE
from cuboteca.core.play_record import record_of
from tests.conformance.plays import FEW_TABLES, TABLES, finished, moments

if TYPE_CHECKING:
    from tests.conformance.plays import Table

LARGEST_KEY = 2**54 - 1


@pytest.mark.turns(3)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_keys_have_equal_texts(table: Table) -> None:
    texts: dict[tuple[int, int], str] = {}
    keys = set()
    for moment in moments(table):
        if moment.event is not None:
            state, number = moment.state(), moment.event.number
            key = table.engine.rules.text_key(state, number)
            keys.add(key)

            assert texts.setdefault((moment.mover, key), moment.event.text) == moment.event.text

    assert 0 <= min(keys) <= max(keys) <= LARGEST_KEY


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_equal_keys_have_equal_texts_for_all_that_is_possible(table: Table) -> None:
    texts: dict[tuple[int, int], str] = {}
    notation = table.game.notation
    for moment in moments(table):
        draws = moment.mover == CHANCE
        write = notation.format_outcome if draws else notation.format_action
        state = moment.state()
        for number in moment.possible if draws else moment.legal:
            text, key = write(state, number), table.engine.rules.text_key(state, number)

            assert texts.setdefault((moment.mover, key), text) == text, moment


@pytest.mark.parametrize("table", FEW_TABLES, ids=str)
def test_a_play_is_checked_by_its_texts(table: Table) -> None:
    play = finished(table)
    record = record_of(play, table.players)
    checker = Checker(table.game, table.engine)
    checker.check(record)
    checked = checker.check(record)  # all texts are known now

    assert checked.numbers == tuple(event.number for event in play.events)
    assert checked.outcome == play.outcome
