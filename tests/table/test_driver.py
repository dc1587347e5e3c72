"""Bots move by themselves, and a bad one is replaced for that move."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from tests.table.play_along import AGAINST_A_BOT, act_once, lay, until

if TYPE_CHECKING:
    from cuboteca.table.house import House
    from tests.table.conftest import Thinkers

pytestmark = pytest.mark.anyio


async def _to_a_bot(house: House, seed: int = 7) -> None:
    table = (await lay(house, *AGAINST_A_BOT, seed=seed)).table
    for _ in range(12):
        await until(lambda: not table.waits_for_bot or table.is_over)
        if table.is_over:
            return
        await act_once(house, table)
    await until(lambda: not table.waits_for_bot)


async def test_bots_answer_people(house: House, thinkers: Thinkers) -> None:
    await _to_a_bot(house)

    assert {question.seat for question in thinkers.questions} == {1}


async def test_a_question_holds_no_state_but_one_that_fits_what_the_seat_knows(
    house: House, thinkers: Thinkers
) -> None:
    await _to_a_bot(house)
    question = thinkers.questions[0]

    assert not hasattr(question, "state")
    assert not hasattr(question, "secret")


async def test_a_bot_that_answers_nonsense_is_replaced_for_that_move(
    house: House, thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.reply = 10_000
    with caplog.at_level(logging.WARNING):
        await _to_a_bot(house)

    assert "answered 10000, which is not legal; it plays at random" in caplog.text


async def test_a_bot_that_fails_is_replaced_for_that_move(
    house: House, thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers.fails = True
    with caplog.at_level(logging.WARNING):
        await _to_a_bot(house)

    assert "it plays at random: it fell asleep" in caplog.text


async def test_with_a_seed_bots_repeat_themselves(house: House, thinkers: Thinkers) -> None:
    await _to_a_bot(house, seed=3)
    first = list(thinkers.questions)
    thinkers.questions.clear()
    await _to_a_bot(house, seed=3)

    assert thinkers.questions == first
