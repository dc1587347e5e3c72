"""Macros: several ordinary decisions under one request."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core import play as play_module
from cuboteca.core.chance import CommittedRng
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play
from cuboteca.core.replay import replay
from cuboteca.core.words import Macro, say
from cuboteca.games import game
from cuboteca.table import table as table_module
from cuboteca.table.errors import (
    NotYourTurnError,
    RefusedActionError,
    StaleError,
    StorageError,
)
from cuboteca.table.requests import Mark, read_mark
from cuboteca.table.seats import SeatWish
from cuboteca.table.storage import Storage
from cuboteca.table.tables import _secret_of
from tests.omen import NAME, OMEN, registered
from tests.omen.package import SAIL
from tests.table.altered import altered
from tests.table.play_along import GAME, TWO_PEOPLE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio

BEGINNING = ("trust", "high")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def waves_of(seed: int) -> list[str]:
    """Return the waves of the first turn, in a play in which every boat leaves."""
    rng, play = CommittedRng(_secret_of(seed)), Play(OMEN, {}, 2)
    for text in BEGINNING:
        play.act_text(play.to_move, text)
    while play.state.stage not in (0, 5):
        play.draw(rng.below) if play.to_move == CHANCE else play.act(0, SAIL)
    return [event.text for event in play.events if event.actor == CHANCE]


def seed_with(*waves: str) -> int:
    """Return a seed whose first waves are these."""
    return next(seed for seed in range(1000) if waves_of(seed)[: len(waves)] == [*waves])


FAIR = ("calm", "calm", "calm", "calm")
STORMY = ("calm", "storm")


async def create_table(
    tables: Tables, *waves: str, seats: tuple[SeatWish, ...] = TWO_PEOPLE
) -> Table:
    """Create a table at which seat 0 may send out its boats."""
    table = (await tables.create(NAME, {}, seats, seed_with(*waves))).table
    for seat, text in enumerate(BEGINNING):
        if not table.seats[seat].is_bot:
            await table.act(seat, table.seq, text)
    await until(lambda: table.seq >= 2)
    return table


async def reloaded(tables: Tables, table: Table) -> Table:
    tables._open.clear()
    return await tables.table(table.id)


def texts(table: Table, since: int = 2) -> list[str]:
    return [event.text for event in table.play.events[since:]]


async def test_each_decision_is_an_event_with_the_draws_that_follow(tables: Tables) -> None:
    table = await create_table(tables, *STORMY)
    done = await table.follow(0, 2, "sail-on")

    assert texts(table) == ["sail", "calm", "sail", "storm"]
    assert done == table.seq == 6
    assert table.play.to_move == 0


async def test_it_is_what_single_actions_would_have_been(tables: Tables) -> None:
    table, by_hand = await create_table(tables, *STORMY), await create_table(tables, *STORMY)
    await table.follow(0, 2, "sail-home")
    for text in ("sail", "sail", "stay"):
        await by_hand.act(0, by_hand.seq, text)

    assert table.event_log.entries == by_hand.event_log.entries
    assert table.narration.lines == by_hand.narration.lines
    assert table.play.state == by_hand.play.state


async def test_it_stops_when_another_seat_is_to_move(tables: Tables) -> None:
    table = await create_table(tables, *FAIR)
    await table.follow(0, 2, "sail-on")

    assert [text for text in texts(table) if text == "sail"] == ["sail"] * 4
    assert table.play.to_move == 1


async def test_it_stops_at_the_bound(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "LONGEST_MACRO", 3)
    table = await create_table(tables, *FAIR)
    await table.follow(0, 2, "sail-on")

    assert texts(table) == ["sail", "calm"] * 3
    assert play_module.LONGEST_MACRO == 32


async def test_bots_go_on_after_it(tables: Tables) -> None:
    bot = SeatWish("bot", level="random")
    table = await create_table(tables, *FAIR, seats=(TWO_PEOPLE[0], bot))
    await table.follow(0, table.seq, "sail-on")
    await until(lambda: table.play.events[-1].actor != 0 and table.play.to_move == 0)

    assert texts(table)[:2] == ["sail", "calm"]


async def test_it_is_stored_and_loaded_again(tables: Tables, url: str) -> None:
    table = await create_table(tables, *STORMY)
    await table.follow(0, 2, "sail-on", "once")
    stored = Storage(url).load(table.id)[2]
    again = await reloaded(tables, table)

    assert [one.request_id for one in stored[2:]] == ["0>sail-on:once", "", "0+1:once", ""]
    assert again.play.events == table.play.events
    assert again.narration.lines == table.narration.lines
    assert again._requests == table._requests
    assert replay(OMEN, again.record()).events == table.play.events


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_same_request_again_is_answered_as_before(
    tables: Tables, *, restarted: bool
) -> None:
    table = await create_table(tables, *STORMY)
    first = await table.follow(0, 2, "sail-on", "once")
    table = await reloaded(tables, table) if restarted else table
    at_once = await table.follow(0, 2, "sail-on", "once")
    await table.act(0, table.seq, "stay")
    later = await table.follow(0, 2, "sail-on", "once")

    assert first == at_once == later == 6
    assert texts(table)[:5] == ["sail", "calm", "sail", "storm", "stay"]


async def test_twice_at_the_same_time_is_once(tables: Tables) -> None:
    table = await create_table(tables, *STORMY)
    answers = await asyncio.gather(*(table.follow(0, 2, "sail-on", "once") for _ in range(3)))

    assert answers == [6, 6, 6]
    assert table.seq == 6


async def test_a_request_does_not_become_another_one(tables: Tables) -> None:
    table = await create_table(tables, *STORMY)
    await table.act(0, 2, "sail", "acted")
    await table.follow(0, 4, "sail-on", "ran")
    with pytest.raises(StaleError):
        await table.follow(0, 6, "sail-on", "acted")
    with pytest.raises(StaleError):
        await table.follow(0, 6, "sail-home", "ran")
    with pytest.raises(StaleError):
        await table.act(0, 6, "sail", "ran")
    with pytest.raises(StaleError):
        await table.take_back(0, 6, "ran")


async def test_what_is_refused(tables: Tables) -> None:
    table = await create_table(tables, *STORMY)
    refused: list[tuple[int, int, str, type[Exception], str]] = [
        (0, 1, "sail-on", StaleError, "decision 2"),
        (0, 3, "sail-on", StaleError, "decision 2"),
        (1, 2, "sail-on", NotYourTurnError, "seat 0"),
        (
            0,
            2,
            "row",
            RefusedActionError,
            "no macro 'row' can start now; there are: sail-on, sail-home",
        ),
        (0, 2, "", RefusedActionError, "no macro ''"),
        (0, 2, "x" * 999, RefusedActionError, f"'{'x' * 20}'"),
    ]
    for seat, seq, name, error, words in refused:
        with pytest.raises(error, match=words):
            await table.follow(seat, seq, name)
    assert table.seq == 2


async def test_what_does_not_apply_now_is_refused(tables: Tables) -> None:
    table = await create_table(tables, *STORMY)
    await table.follow(0, 2, "sail-on")
    with pytest.raises(RefusedActionError, match="there are: sail-home"):
        await table.follow(0, 6, "sail-on")
    await table.follow(0, 6, "sail-home")
    with pytest.raises(RefusedActionError, match="there is none"):
        await table.follow(1, table.seq, "sail-on")


async def test_a_game_without_macros_has_none(tables: Tables) -> None:
    with registered(macros=None):
        table = await create_table(tables, *STORMY)
        assert table.play.macros(0) == ()
        assert table.play.follow(0, "sail-on") is None
        with pytest.raises(RefusedActionError, match="there is none"):
            await table.follow(0, 2, "sail-on")


class GoingOn:
    """A macro for any game: the last action after which the seat is still to move."""

    def offered(self, _state: Any, _seat: int) -> tuple[Macro, ...]:
        return (Macro("go-on", say("log-take-back")),)

    def follow(self, state: Any, seat: int, _name: str) -> int | None:
        engine = engine_of(game(GAME), "interpreted")
        for action in reversed(engine.legal_actions(state)):
            after = engine.copy(state)
            engine.apply(after, action)
            if engine.to_move(after) == seat:
                return action
        return None


async def test_only_the_last_decision_is_taken_back(tables: Tables) -> None:
    with altered(macros=GoingOn(), may_take_back=lambda *_: True):
        table = (await tables.create(GAME, {"dna": True}, TWO_PEOPLE, 2)).table
        seat, seq = table.play.to_move, table.seq
        await table.follow(seat, seq, "go-on")
        events = list(table.play.events)
        await table.take_back(seat, table.seq)

    assert len(events) - seq > 1
    assert table.play.events == events[:-1]
    assert table.play.to_move == seat


async def test_a_draw_after_it_makes_it_stand(tables: Tables) -> None:
    with registered(may_take_back=lambda *_: True):
        table = await create_table(tables, *STORMY)
        await table.follow(0, 2, "sail-on")

    assert not table.can_take_back(0)


class _Reader:
    """Somebody who watches and notes which pictures came."""

    def __init__(self, table: Table) -> None:
        self.table, self.changed, self.frames = table, asyncio.Event(), list[int]()
        table.listeners.add(self.changed)

    async def watch(self) -> None:
        while True:
            await self.changed.wait()
            self.changed.clear()
            self.frames.append(self.table.frame)
            await asyncio.sleep(0.002)


async def test_whoever_watches_sees_every_step(tables: Tables) -> None:
    table = await create_table(tables, *FAIR)
    reader, frame = _Reader(table), table.frame
    watching = asyncio.ensure_future(reader.watch())
    await table.follow(0, 2, "sail-on")
    await until(lambda: reader.frames[-1:] == [table.frame])
    watching.cancel()

    assert reader.frames == [frame + 2, frame + 4, frame + 6, frame + 9]


async def test_nobody_waits_long_for_who_does_not_look(tables: Tables) -> None:
    table = await create_table(tables, *FAIR)
    table.listeners.add(asyncio.Event())
    async with asyncio.timeout(60):
        await table.follow(0, 2, "sail-on")

    assert table.play.to_move == 1


async def test_what_was_stored_stands_when_the_log_breaks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await create_table(tables, *FAIR)
    append, left = table._log_writer.append, [2]

    async def breaking(*args: Any, **more: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise StorageError("the disk is full")
        await append(*args, **more)

    monkeypatch.setattr(table._log_writer, "append", breaking)
    with pytest.raises(StorageError):
        await table.follow(0, 2, "sail-on", "once")
    monkeypatch.setattr(table._log_writer, "append", append)

    assert texts(table) == ["sail", "calm"] * 2
    assert (await reloaded(tables, table)).play.events == table.play.events
    assert await table.follow(0, 2, "sail-on", "once") == 6


@pytest.mark.parametrize(
    ("mark", "text"),
    [
        (Mark("0:a1"), "0:a1"),
        (Mark("7:"), "7:"),
        (Mark("0:a:b>c+1:d\n"), "0:a:b>c+1:d\n"),
        (Mark("3:x", "drift-on"), "3>drift-on:x"),
        (Mark("3:>y:x", "drift"), "3>drift:>y:x"),
        (Mark("3:x", step=31), "3+31:x"),
        (Mark("", stand_in="late", entry=12), "!late:12"),
    ],
)
def test_marks_in_the_log_are_read_as_they_were_written(mark: Mark, text: str) -> None:
    assert mark.written() == text
    assert read_mark(text) == mark


def test_a_mark_of_another_form_is_a_request() -> None:
    assert read_mark("nothing of ours") == Mark("nothing of ours")


def test_the_longest_mark_fits_the_log() -> None:
    assert len(Mark(f"7:{'x' * 64}", "x" * 12).written()) <= 80
