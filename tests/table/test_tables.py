"""Creating tables, finding them again, putting them away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.core.fair_queue import TooManyOfYoursError
from cuboteca.core.verification import verify
from cuboteca.games import UnknownGameError
from cuboteca.table import tables as tables_module
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import (
    BadTokenError,
    RefusedTableError,
    TooManyTablesError,
    UnknownTableError,
)
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.seats import SeatWish, new_token
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Limits, Tables
from tests.table.conftest import Thinkers
from tests.table.play_along import (
    AGAINST_A_BOT,
    GAME,
    TWO_PEOPLE,
    act_once,
    create_table,
    to_the_end,
    until,
)

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.verification import Verification
    from cuboteca.table.narration import History
    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio

BENS, EVES = "b" * 32, "e" * 32


async def test_a_table_loaded_from_the_log_is_the_same(tables: Tables) -> None:
    table = (await create_table(tables)).table
    for _ in range(5):
        await act_once(table, f"r{table.play.seq}")
    tables._open.clear()
    again = await tables.table(table.id)

    assert again is not table
    assert again.play.events == table.play.events
    assert again.play.state == table.play.state
    assert again.narration.lines == table.narration.lines
    assert again._requests == table._requests
    assert again.seats == table.seats


async def test_tokens_open_their_seat_and_only_hashes_are_stored(tables: Tables) -> None:
    created = await create_table(tables)
    tokens = created.tokens
    stored = repr(created.table.seats)

    assert [created.table.seat_of(str(token)) for token in tokens] == [0, 1]
    assert created.table.seat_of("guess") is None
    assert created.table.seat_of("") is None
    assert not any(str(token) in stored for token in tokens)


async def test_a_bot_has_no_token(tables: Tables) -> None:
    created = await create_table(tables, *AGAINST_A_BOT)

    assert created.tokens[1] is None
    assert created.table.seat_of("") is None


async def test_a_person_by_link_sits_down_once(tables: Tables) -> None:
    created = await create_table(tables, SeatWish("human", "Ada"), SeatWish("link"))
    frame = created.table.frame
    came = await created.table.claim(1, "Ben", BENS)
    again = await created.table.claim(1, "Eve", EVES)
    tables._open.clear()
    stored = (await tables.table(created.table.id)).seats[1]

    assert (came, again) == (True, False)
    assert (stored.name, stored.claimed) == ("Ben", True)
    assert created.table.frame == frame + 1


async def test_an_invitation_opens_nothing_but_the_chair(tables: Tables) -> None:
    created = await create_table(tables, SeatWish("human", "Ada"), SeatWish("link"))
    table, invitation = created.table, str(created.tokens[1])
    before = table.seat_of(invitation), table.invited_by(invitation)
    await table.claim(1, "Ben", BENS)
    tables._open.clear()
    again = await tables.table(table.id)

    assert before == (None, 1)
    for one in (table, again):
        assert (one.seat_of(invitation), one.invited_by(invitation)) == (None, 1)
        assert one.seat_of(BENS) == 1
        assert BENS not in repr(one.seats)


async def test_the_same_claim_sent_again_is_answered_as_before(tables: Tables) -> None:
    table = (await create_table(tables, SeatWish("human", "Ada"), SeatWish("link"))).table

    assert [await table.claim(1, "Ben", BENS) for _ in range(3)] == [True] * 3


async def test_of_many_who_come_at_once_one_sits_down(tables: Tables) -> None:
    table = (await create_table(tables, SeatWish("human", "Ada"), SeatWish("link"))).table
    tokens = [new_token() for _ in range(20)]
    came = await asyncio.gather(*(table.claim(1, token[:9], token) for token in tokens))
    winner = tokens[came.index(True)]

    assert came.count(True) == 1
    assert [table.seat_of(token) for token in tokens].count(1) == 1
    assert (table.seat_of(winner), table.seats[1].name) == (1, winner[:9])


async def test_who_comes_late_by_another_process_is_told_who_sits_there(
    tables: Tables, url: str
) -> None:
    table = (await create_table(tables, SeatWish("human", "Ada"), SeatWish("link"))).table
    other = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0))
    came = await (await other.table(table.id)).claim(1, "Ben", BENS)
    late = await table.claim(1, "Eve", EVES)
    again = await tables.table(table.id)
    await other.close()

    assert (came, late) == (True, False)
    assert again is not table
    assert (again.seats[1].name, again.seat_of(BENS), again.seat_of(EVES)) == ("Ben", 1, None)


async def test_a_token_of_ones_own_must_be_fresh_and_long(tables: Tables) -> None:
    created = await create_table(
        tables, SeatWish("human", "Ada"), SeatWish("link"), SeatWish("link")
    )
    bad = ("", "short", "x" * 65, "é" * 32, f"{BENS}\n", *map(str, created.tokens))
    for token in bad:
        with pytest.raises(BadTokenError, match="fresh random text of 32 to 64"):
            await created.table.claim(1, "Ben", token)

    assert not created.table.seats[1].claimed


@pytest.mark.parametrize("name", ["", "nothing", "x" * 500, "\x00", "ü", "../etc"])
async def test_unknown_tables_are_unknown(tables: Tables, name: str) -> None:
    with pytest.raises(UnknownTableError):
        await tables.table(name)


async def test_what_cannot_be_created(tables: Tables) -> None:
    with pytest.raises(UnknownGameError):
        await tables.create("chess", {}, TWO_PEOPLE)
    with pytest.raises(OptionError):
        await tables.create(GAME, {"nonsense": 1}, TWO_PEOPLE)
    with pytest.raises(OptionError):
        await tables.create(GAME, {}, TWO_PEOPLE * 10)
    with pytest.raises(RefusedTableError):
        await tables.create(GAME, {}, (SeatWish("human", "Ada"), SeatWish("bot", level="genius")))
    with pytest.raises(RefusedTableError):
        await tables.create(GAME, {}, (SeatWish("human", "\x07"), SeatWish("human", "Ben")))
    with pytest.raises(RefusedTableError):
        await tables.create(GAME, {}, TWO_PEOPLE, seed=-1)


async def test_the_package_takes_so_many_tables_and_finished_ones_make_room(url: str) -> None:
    tables = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0), Limits(unfinished=2))
    first = (await create_table(tables)).table
    await create_table(tables)
    with pytest.raises(TooManyTablesError):
        await create_table(tables)
    await to_the_end(first)
    created = await create_table(tables)
    await tables.close()

    assert created.table.play.to_move >= 0


async def test_idle_tables_leave_the_memory_and_watched_ones_stay(url: str) -> None:
    tables = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0), Limits(live=3))
    watched = (await create_table(tables)).table
    watched.listeners.add(asyncio.Event())
    for _ in range(6):
        await create_table(tables)
    kept = await tables.table(watched.id)
    count = tables.open_count
    await tables.close()

    assert kept is watched
    assert count == 3


async def test_a_bot_plays_on_when_its_table_is_found_again(url: str) -> None:
    first = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0))
    table = (await create_table(first, *[SeatWish("bot", level="random")] * 2)).table
    await until(lambda: table.play.seq > 20)
    await first.close()
    second = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), 0))
    again = await second.table(table.id)
    stopped_at = table.seq
    await until(lambda: again.is_over)
    await second.close()

    assert again.play.outcome is not None
    assert table.seq == stopped_at < again.seq


async def test_a_history_holds_every_state(tables: Tables) -> None:
    table = (await create_table(tables)).table
    await act_once(table)
    history = await tables.history(table)

    assert history.last == table.play.seq
    assert history.snapshots[-1] == table.play.engine.snapshot(table.play.state)
    assert await tables.history(table) is history


async def test_looks_take_turns_and_one_client_cannot_fill_their_queue(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens many replays waits, and others are served before."""
    plays = [(await create_table(tables)).table for _ in range(6)]
    order: list[str] = []
    go_on = asyncio.Event()
    history = tables_module._history

    async def noted(table: Table) -> History:
        order.append(table.id)
        await go_on.wait()
        return await history(table)

    monkeypatch.setattr(tables_module, "_history", noted)
    eve = [asyncio.ensure_future(tables.history(one, "eve")) for one in plays[:5]]
    await until(lambda: bool(order))
    ada = asyncio.ensure_future(tables.history(plays[5], "ada"))
    await until(lambda: len(tables.looks) == 5)
    go_on.set()
    answers = await asyncio.gather(*eve, ada, return_exceptions=True)
    refused = [number for number, one in enumerate(answers) if isinstance(one, TooManyOfYoursError)]

    assert refused == [4]
    assert order == [plays[number].id for number in (0, 5, 1, 2, 3)]
    assert (await tables.history(plays[4], "eve")).last > 0  # once there is room again


async def test_those_who_check_a_play_at_once_share_one_verification(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await create_table(tables)).table
    await to_the_end(table)
    checked: list[str] = []

    def counted(game: Game, record: PlayRecord) -> Verification:
        checked.append(record.game)
        return verify(game, record)

    monkeypatch.setattr(tables_module, "verify", counted)
    found = await asyncio.gather(*[tables.verification(table) for _ in range(5)])

    assert [one.verdict for one in found] == ["seeded"] * 5
    assert checked == [table.game.name]
