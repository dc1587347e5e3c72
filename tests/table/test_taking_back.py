"""Taking an action back: the log keeps both, numbers rise, records hold what stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.replay import replay
from cuboteca.games import game
from cuboteca.table import table as table_module
from cuboteca.table.errors import NotYourTurnError, RefusedActionError, StaleError
from cuboteca.table.event_log import TAKE_BACK
from cuboteca.table.storage import Storage
from tests.table.altered import altered
from tests.table.play_along import GAME, TWO_PEOPLE, act_once, to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio

#: With this seed the first decision may be one of several that a seat takes in a row.
SEED = 0


@pytest.fixture(autouse=True)
def _forgiving() -> Iterator[None]:
    """Let the game give everything back that the engine can."""
    with altered(may_take_back=lambda *_: True):
        yield


async def create_table(tables: Tables) -> Table:
    return (await tables.create(GAME, {"dna": True}, TWO_PEOPLE, SEED)).table


async def begin_a_row(table: Table, request: str = "") -> int:
    """Take an action after which the same seat is to move; return the seat."""
    seat, action = table.play.to_move, table.play.legal_actions()[-1]
    await table.act(seat, table.seq, action, request)
    assert table.play.to_move == seat
    return seat


async def take_back(table: Table, request: str = "") -> int:
    return await table.take_back(table.play.to_move, table.seq, request)


async def test_the_play_is_as_before_and_numbers_rise(tables: Tables) -> None:
    table = await create_table(tables)
    state, events = table.play.engine.snapshot(table.play.state), list(table.play.events)
    seat = await begin_a_row(table)
    seq, frame = table.seq, table.frame
    done = await take_back(table)

    assert done == table.seq == seq + 1
    assert table.frame == frame + 1
    assert table.play.events == events
    assert table.play.engine.snapshot(table.play.state) == state
    assert table.mover_at(seq) == seat == table.play.to_move


async def test_the_log_keeps_both_and_says_so(tables: Tables, url: str) -> None:
    table = await create_table(tables)
    seat = await begin_a_row(table)
    acted = table.event_log.entries[-1]
    await take_back(table)
    stored = [one.event for one in Storage(url).load(table.id)[2]]
    line = table.narration.lines[-1]

    assert stored == table.event_log.entries
    assert stored[-2] == acted
    assert (stored[-1].actor, stored[-1].number, stored[-1].text) == (seat, TAKE_BACK, "take back")
    assert (line.sentence.key, line.actor, line.of_table) == ("log-take-back", seat, True)
    assert line.seq == table.seq - 1


async def test_a_table_loaded_again_is_the_same(tables: Tables) -> None:
    table = await create_table(tables)
    await begin_a_row(table, "one")
    await take_back(table, "two")
    for number in range(3):
        await act_once(table, f"later {number}")
    tables._open.clear()
    again = await tables.table(table.id)

    assert again.play.events == table.play.events
    assert again.play.state == table.play.state
    assert again.event_log.entries == table.event_log.entries
    assert again.narration.lines == table.narration.lines
    assert again._requests == table._requests
    assert (again.seq, again.frame) == (table.seq, table.frame)


async def test_the_record_lacks_what_was_taken_back_and_replays(tables: Tables) -> None:
    table = await create_table(tables)
    await begin_a_row(table)
    await take_back(table)
    await to_the_end(table)
    record = table.record()
    outcome = replay(game(GAME), record).outcome

    assert "take back" not in {text for _, text in record.events}
    assert len(record.events) == table.seq - 2
    assert outcome == table.play.outcome


async def test_draws_after_it_are_those_that_the_secret_says(tables: Tables) -> None:
    """Whoever checks a record counts its events, not the entries of the log."""
    straight, hesitant = await create_table(tables), await create_table(tables)
    await begin_a_row(hesitant)
    await take_back(hesitant)
    for table in (straight, hesitant):
        await to_the_end(table)

    assert hesitant.play.events == straight.play.events


async def test_the_history_tells_only_what_stands(tables: Tables) -> None:
    table = await create_table(tables)
    before = await tables.history(table)
    await begin_a_row(table)
    during = await tables.history(table)
    await take_back(table)
    after = await tables.history(table)

    assert after.snapshots == before.snapshots
    assert len(during.snapshots) == len(before.snapshots) + 1
    assert not any(line.of_table for line in after.narration.lines)
    assert after.narration.lines == before.narration.lines


async def test_the_same_request_again_is_answered_as_before(tables: Tables) -> None:
    table = await create_table(tables)
    seat = await begin_a_row(table)
    seq = table.seq
    first = await table.take_back(seat, seq, "once")
    again = await table.take_back(seat, seq, "once")

    assert again == first == table.seq
    with pytest.raises(StaleError):
        await table.act(seat, table.seq, table.play.legal_actions()[0], "once")


async def test_an_action_of_before_is_stale(tables: Tables) -> None:
    """The decision looks the same but has a new number: a late click does nothing."""
    table = await create_table(tables)
    seq = table.seq
    action = table.play.legal_actions()[0]
    await begin_a_row(table)
    await take_back(table)
    with pytest.raises(StaleError):
        await table.act(table.play.to_move, seq, action)


async def test_what_is_refused(tables: Tables) -> None:
    table = await create_table(tables)
    mover = table.play.to_move
    with pytest.raises(RefusedActionError, match="nothing to take back"):
        await take_back(table)
    await begin_a_row(table)
    with pytest.raises(NotYourTurnError):
        await table.take_back(1 - mover, table.seq)
    with pytest.raises(StaleError):
        await table.take_back(mover, table.seq - 1)
    assert table.can_take_back(mover)
    assert not table.can_take_back(1 - mover)


async def test_a_seat_may_change_its_mind_so_often(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "MOST_TAKEN_BACK", 2)
    table = await create_table(tables)
    for _ in range(2):
        await begin_a_row(table)
        await take_back(table)
    await begin_a_row(table)
    with pytest.raises(RefusedActionError):
        await take_back(table)


async def test_a_game_that_says_no_is_heard(tables: Tables) -> None:
    with altered(may_take_back=lambda *_: False):
        table = await create_table(tables)
        seat = await begin_a_row(table)

        assert not table.can_take_back(seat)
        with pytest.raises(RefusedActionError):
            await take_back(table)
