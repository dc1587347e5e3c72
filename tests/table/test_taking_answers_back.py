"""Taking an action back with what bots have answered: for whoever plays against bots alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.errors import RefusedActionError
from cuboteca.table.event_log import TAKE_BACK, standing_entries
from cuboteca.table.leaving import SIT
from cuboteca.table.seats import SeatWish
from cuboteca.table.shadow import shadow_of
from cuboteca.table.storage import Storage
from cuboteca.table.stored_records import complete_record, fault_in
from tests.table.play_along import act_once, until

if TYPE_CHECKING:
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio

GAME = "cube_attack"  # it draws only who begins
ME, BOT, FRIEND = (
    SeatWish("human", "Ada"),
    SeatWish("bot", level="random"),
    SeatWish("human", "Ben"),
)


async def answered(tables: Tables, *wishes: SeatWish, rated: bool = False) -> Table:
    """Return a table at which seat 0 has decided and all others have answered."""
    table = (await tables.create(GAME, {}, wishes, 4, rated=rated)).table
    await until_mine(table)
    await act_once(table, "mine")
    await until_mine(table)
    while table.play.events[-1].actor == 0:
        await act_once(table)
        await until_mine(table)
    return table


async def until_mine(table: Table) -> None:
    """Let all others decide: bots by themselves, people here."""
    while (mover := table.to_move) != 0:
        if table.bot_in(mover):
            await until(partial(_is_done, table, mover))
        else:
            await act_once(table)


def _is_done(table: Table, mover: int) -> bool:
    return table.to_move != mover


async def test_the_play_is_as_before_the_decision(tables: Tables) -> None:
    table = await answered(tables, ME, BOT, BOT)
    last = table.play.last_decision(0)
    undone = table.play.events[last:]
    seq = table.seq

    assert not table.can_take_back(0)
    assert table.offers_taking_back(0)
    assert await table.take_back(0, seq, "back") == table.seq == seq + 1
    assert table.play.seq == last
    assert table.play.to_move == 0
    assert {one.actor for one in undone} == {0, 1, 2}
    assert table.event_log.withdrawn()[:-1] == tuple(
        (seq - len(undone) + number, str(one.actor), one.text) for number, one in enumerate(undone)
    )
    assert table.event_log.entries[-1].number == TAKE_BACK
    assert table.narration.lines[-1].sentence.key == "log-take-back-answers"


@pytest.mark.parametrize(
    ("entries", "standing"),
    [
        ([], []),
        ([(CHANCE, 2), (0, 3), (0, TAKE_BACK), (0, 4)], [0, 3]),
        ([(CHANCE, 2), (0, 3), (1, 4), (2, 5), (0, TAKE_BACK), (0, 6)], [0, 5]),
        ([(0, 3), (0, 7), (1, 4), (0, TAKE_BACK), (0, TAKE_BACK)], []),
        ([(0, 3), (1, 4), (1, SIT), (0, TAKE_BACK), (0, 5)], [4]),
    ],
)
def test_what_stands_of_a_log(entries: list[tuple[int, int]], standing: list[int]) -> None:
    assert standing_entries(entries) == standing


async def test_a_whole_turn_is_taken_back_in_two_steps(tables: Tables) -> None:
    table = await answered(tables, ME, BOT)
    await table.take_back(0, table.seq)
    assert table.can_take_back(0)  # the first action, by the game's own rule
    await table.take_back(0, table.seq)

    keys = [line.sentence.key for line in table.narration.lines[-2:]]
    assert table.event_log.taken_back(0) == 2
    assert keys == ["log-take-back-answers", "log-take-back"]


@pytest.mark.parametrize("wishes", [(ME, FRIEND), (ME, BOT, FRIEND)])
async def test_nobody_else_has_to_decide_again(
    tables: Tables, wishes: tuple[SeatWish, ...]
) -> None:
    table = await answered(tables, *wishes)

    assert not table.offers_taking_back(0)
    with pytest.raises(RefusedActionError, match="nothing to take back"):
        await table.take_back(0, table.seq)


async def test_a_rated_play_is_played_once(tables: Tables) -> None:
    assert not (await answered(tables, ME, BOT, rated=True)).offers_taking_back(0)


async def test_it_is_stored_repeated_and_proved(tables: Tables, url: str) -> None:
    table = await answered(tables, ME, BOT)
    await table.take_back(0, table.seq)
    for _ in range(4):
        await act_once(table)
        await until_mine(table)
    tables._open.clear()
    again = await tables.table(table.id)
    stored = Storage(url).load(table.id)
    record = parse_record(complete_record(*stored).line())

    assert again.play.events == table.play.events
    assert again.event_log.entries == table.event_log.entries
    assert again.narration.lines == table.narration.lines
    assert record.proof is not None
    assert [text for _, _, text in record.proof.withdrawn][-1] == "take back"
    assert not verify(game(GAME), record).failed
    assert shadow_of(game(GAME), stored[0], stored[2]).difference == ""
    assert fault_in(*stored) == ""
    assert [text for _, text in record.events] == [one.text for one in table.play.events]
