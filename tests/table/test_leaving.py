"""Leaving a table: every way is an entry of the log, done once, and the record still verifies."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.conditions import Conditions
from cuboteca.table.errors import ClosedTableError, RefusedActionError, RefusedTableError
from cuboteca.table.leaving import (
    AGREE,
    COME_BACK,
    DECLINE,
    HAND_OVER,
    MOST_BY_A_SEAT,
    RESIGN,
)
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.seats import SeatWish, new_token
from cuboteca.table.storage import Storage
from cuboteca.table.stored_records import fault_in
from cuboteca.table.tables import Tables
from tests.table.conftest import Thinkers
from tests.table.waiting import until

if TYPE_CHECKING:
    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio

GAME = "cubosaurs"


async def table_of(tables: Tables, *names: str) -> Table:
    wishes = [
        SeatWish("bot", level="random") if name == "bot" else SeatWish("human", name)
        for name in names
    ]
    conditions = Conditions(level="random")
    return (await tables.create(GAME, {}, wishes, seed=7, conditions=conditions)).table


def texts(table: Table) -> list[tuple[int, str]]:
    """Return the entries of the table among its log."""
    entries = table.event_log.entries
    return [(one.actor, one.text) for one in entries if one.actor >= 0 and one.number < -1]


async def acts(table: Table) -> None:
    """Let the person who is to move act."""
    await table.act(table.to_move, table.seq, table.play.legal_texts()[0], f"r{table.seq}")


async def until_people_move(table: Table) -> None:
    await until(table, lambda: not table.waits_for_bot)


async def stored_well(table: Table, url: str) -> None:
    """Make sure that another process has the same, and that the stored play has no fault."""
    storage = Storage(url)
    head, seats, events = storage.load(table.id)
    assert fault_in(head, seats, events) == ""
    copy = Tables(LogWriter(storage), BotRunner(Thinkers(), pace=60))
    again = await copy.table(table.id)
    assert (again.conduct.leaving, again.closing) == (table.conduct.leaving, table.closing)
    assert again.chain_head == table.chain_head
    await copy.close()


async def test_of_three_one_resigns_and_a_bot_plays_on(tables: Tables, url: str) -> None:
    table = await table_of(tables, "Ada", "Ben", "Cleo")
    await table.leave(1, RESIGN, request="x")
    await table.leave(1, RESIGN, request="x")
    await table.leave(1, RESIGN, request="another")
    assert texts(table) == [(1, "resign")]
    assert table.bot_in(1) == "random"
    with pytest.raises(RefusedActionError, match="resigned"):
        await table.leave(1, COME_BACK)
    while not table.is_over:
        await until_people_move(table)
        if not table.is_over:
            await acts(table)
    assert set(table.event_log.stand_ins.values()) == {"resigned"}
    told = parse_record(table.record().line())
    assert not verify(game(GAME), told).failed
    await stored_well(table, url)


@pytest.mark.parametrize("others", [("Ben",), ("bot", "bot")])
async def test_a_play_ends_when_nobody_is_left_to_play_against(
    tables: Tables, url: str, others: tuple[str, ...]
) -> None:
    table = await table_of(tables, "Ada", *others)
    await until_people_move(table)
    points = tuple(table.game.presentation.points_now(table.play.state))
    both = [table.leave(0, RESIGN, request=name) for name in ("one", "other")]
    await asyncio.gather(*both, return_exceptions=True)
    assert table.closing is not None
    assert (table.closing.why, table.closing.points) == ("resigned", points)
    assert texts(table) == [(0, "resign")]
    assert parse_record(table.record().line()).proof is not None
    with pytest.raises(ClosedTableError):
        await table.leave(0, COME_BACK)
    await stored_well(table, url)


async def test_all_people_agree_to_end(tables: Tables, url: str) -> None:
    table = await table_of(tables, "Ada", "Ben", "bot")
    await table.leave(0, AGREE, "end", "a")
    await table.leave(0, AGREE, "end", "a")
    await table.leave(1, DECLINE, "end", "b")
    assert not table.conduct.leaving.votes
    await table.leave(1, AGREE, "end", "c")
    await table.leave(0, AGREE, "end", "d")
    assert texts(table)[-3:] == [(1, "agree end"), (0, "agree end"), (0, "decide end")]
    assert table.closing is not None
    assert table.closing.why == "agreed"
    assert not verify(game(GAME), parse_record(table.record().line())).failed
    await stored_well(table, url)


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tables: Tables, url: str) -> None:
    table = await table_of(tables, "Ada", "Ben")
    mover = table.to_move
    await table.leave(mover, HAND_OVER, "greedy", "x")
    await until_people_move(table)
    assert table.to_move != mover
    await table.leave(mover, COME_BACK, request="y")
    await table.leave(mover, COME_BACK, request="z")
    assert [text for _, text in texts(table)] == ["hand over greedy", "come back"]
    assert set(table.record().stand_ins.values()) == {"handed"}
    with pytest.raises(RefusedActionError, match="no bot 'genius'"):
        await table.leave(mover, HAND_OVER, "genius")
    await stored_well(table, url)


async def test_a_seat_is_handed_to_no_bot_that_cannot_play_there(tables: Tables) -> None:
    """Nothing has been trained for Sukkube alone."""
    table = (await tables.create("sukkube", {}, [SeatWish("human", "Ada")], seed=7)).table
    with pytest.raises(RefusedActionError, match="no bot 'champion'; there are: random, easy"):
        await table.leave(0, HAND_OVER, "champion")


async def test_the_others_vote_that_a_bot_moves_for_who_is_away(tables: Tables) -> None:
    table = await table_of(tables, "Ada", "Ben", "Cleo")
    away, one, other = table.to_move, (table.to_move + 1) % 3, (table.to_move + 2) % 3
    with pytest.raises(RefusedActionError, match="600 seconds"):
        await table.leave(one, AGREE, f"skip {away}")
    table.conduct = replace(table.conduct, since=table.conduct.since - 601)
    await table.leave(one, AGREE, f"skip {away}")
    assert not table.bot_in(away)
    await table.leave(other, AGREE, f"skip {away}")
    assert table.bot_in(away) == "random"
    await until_people_move(table)
    assert set(table.event_log.stand_ins.values()) == {"vote"}


async def test_an_action_ends_a_vote_about_whoever_took_it(tables: Tables) -> None:
    table = await table_of(tables, "Ada", "Ben", "Cleo")
    away, one = table.to_move, (table.to_move + 1) % 3
    table.conduct = replace(table.conduct, since=table.conduct.since - 601)
    await table.leave(one, AGREE, f"skip {away}")
    await acts(table)
    assert not table.conduct.leaving.votes


async def test_people_change_the_time_control(tables: Tables) -> None:
    table = await table_of(tables, "Ada", "Ben")
    for seat in (0, 1):
        await table.leave(seat, AGREE, "pace live 300+5 cap 600")
    assert table.conduct.clocks is not None
    for seat in (1, 0):
        await table.leave(seat, AGREE, "pace turns 86400")
    assert str(table.conduct.clocks.control) == "turns 86400"
    with pytest.raises(RefusedActionError, match="already"):
        await table.leave(0, AGREE, "pace turns 86400")


@pytest.mark.parametrize(
    "what", ["", "pizza", "pace fast", "pace turns 1", "skip 0", "skip 9", "skip x", "end now"]
)
async def test_what_nobody_can_agree_on_changes_nothing(tables: Tables, what: str) -> None:
    table = await table_of(tables, "Ada", "Ben")
    seq = table.seq
    with pytest.raises(RefusedActionError):
        await table.leave(0, AGREE, what)
    assert table.seq == seq


async def test_a_page_that_has_not_heard_of_an_offer_may_act(tables: Tables) -> None:
    table = await table_of(tables, "Ada", "Ben")
    seq, mover = table.seq, table.to_move
    await table.leave(1 - mover, AGREE, "end")
    done = await table.act(mover, seq, table.play.legal_texts()[0], "r")
    assert done == await table.act(mover, seq, table.event_log.entries[seq + 1].text, "r")


async def test_nobody_fills_a_log_with_offers(tables: Tables) -> None:
    table = await table_of(tables, "Ada", "Ben")
    for _ in range(MOST_BY_A_SEAT // 2):
        await table.leave(0, AGREE, "end")
        await table.leave(0, DECLINE, "end")
    with pytest.raises(RefusedActionError, match="at most 100"):
        await table.leave(0, AGREE, "end")


# playing again


async def test_a_rematch_has_the_same_people_and_the_next_seat_begins(
    tables: Tables, url: str
) -> None:
    table = await table_of(tables, "Ada", "bot", "Cleo")
    with pytest.raises(RefusedTableError, match="lasts"):
        await tables.rematch(table)
    for seat in (0, 2):
        await table.leave(seat, AGREE, "end")
    names = await asyncio.gather(tables.rematch(table), tables.rematch(table))
    again = await tables.table(names[0])
    assert names[0] == names[1]
    assert [seat.name for seat in again.seats] == ["Domino", "Cleo", "Ada"]
    assert [seat.token_hash for seat in again.seats][1:] == [
        table.seats[2].token_hash,
        table.seats[0].token_hash,
    ]
    assert again.head.options == table.head.options
    assert again.conditions == table.conditions
    assert again.head.seed is None
    other = Tables(LogWriter(Storage(url)), BotRunner(Thinkers(), pace=60))
    assert (await other.table(table.id)).rematch == again.id
    assert await other.rematch(await other.table(table.id)) == again.id
    await other.close()


@pytest.mark.parametrize("rated", [False, True])
async def test_a_free_seat_waits_for_its_person_at_a_rated_table(
    tables: Tables, *, rated: bool
) -> None:
    wishes = [SeatWish("human", "Ada"), SeatWish("link"), SeatWish("bot", level="random")]
    table = (await tables.create(GAME, {}, wishes, rated=rated)).table
    if rated:
        with pytest.raises(RefusedActionError, match="thinking"):
            await table.leave(0, AGREE, "skip 1")
    else:
        await table.leave(0, AGREE, "skip 1")
    assert table.bot_in(1) == ("" if rated else "medium")
    assert await table.claim(1, "Ben", new_token())
    assert table.bot_in(1) == ""
