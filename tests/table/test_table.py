"""Acting at a table: one after the other, written before shown, never twice."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.replay import replay
from cuboteca.games import game
from cuboteca.table.errors import (
    NotYourTurnError,
    RefusedActionError,
    StaleError,
    StorageError,
)
from cuboteca.table.storage import Storage, StoredEvent
from tests.table.play_along import GAME, TWO_PEOPLE, act_once, create_table, to_the_end

if TYPE_CHECKING:
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio


async def test_an_action_and_the_draws_after_it_are_logged_before_it_is_answered(
    tables: Tables, url: str
) -> None:
    table = (await create_table(tables)).table
    seq = await act_once(table)
    _, _, events = Storage(url).load(table.id)

    assert seq == table.play.seq == len(events)
    assert [stored.event for stored in events] == table.play.events
    assert table.play.to_move >= 0


async def test_of_two_requests_for_one_turn_one_wins_and_the_other_hears_so(tables: Tables) -> None:
    table = (await create_table(tables)).table
    seat, seq = table.play.to_move, table.play.seq
    actions = table.play.legal_actions()
    both = await asyncio.gather(
        table.act(seat, seq, actions[0], "one"),
        table.act(seat, seq, actions[-1], "other"),
        return_exceptions=True,
    )
    lost = [answer for answer in both if isinstance(answer, StaleError)]

    assert len(lost) == 1
    assert lost[0].seq == table.play.seq
    assert sum(event.actor >= 0 for event in table.play.events) == 1


async def test_the_same_request_again_is_answered_as_before(tables: Tables) -> None:
    table = (await create_table(tables)).table
    seat, seq = table.play.to_move, table.play.seq
    action = table.play.legal_actions()[0]
    first = await table.act(seat, seq, action, "once")
    await act_once(table)
    events = list(table.play.events)
    again = await table.act(seat, seq, action, "once")

    assert again == first
    assert table.play.events == events


async def test_a_request_id_used_for_another_action_is_stale(tables: Tables) -> None:
    table = (await create_table(tables)).table
    seat, seq = table.play.to_move, table.play.seq
    action = table.play.legal_actions()[0]
    await table.act(seat, seq, action, "once")

    with pytest.raises(StaleError):
        await table.act(seat, seq, action + 1, "once")


async def test_two_seats_may_use_the_same_request_id(tables: Tables) -> None:
    table = (await create_table(tables)).table
    movers: set[int] = set()
    while len(movers) < 2:
        movers.add(table.play.to_move)
        await act_once(table, f"request {len(movers)}")

    assert movers == {0, 1}


async def test_another_seat_may_not_act(tables: Tables) -> None:
    table = (await create_table(tables)).table
    play = table.play
    with pytest.raises(NotYourTurnError) as refused:
        await table.act(1 - play.to_move, play.seq, play.legal_actions()[0])

    assert refused.value.refused is not None
    assert refused.value.refused.code == "not_your_turn"


async def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing(
    tables: Tables,
) -> None:
    table = (await create_table(tables)).table
    play, frame = table.play, table.frame
    forbidden = next(
        action
        for action in range(play.game.rules.action_count)
        if action not in play.legal_actions()
    )
    with pytest.raises(RefusedActionError) as refused:
        await table.act(play.to_move, play.seq, forbidden)

    assert refused.value.refused is not None
    assert refused.value.refused.code != "ok"
    assert table.play is play
    assert table.frame == frame


@pytest.mark.parametrize("action", ["", "nonsense", "keep\x00", 10**8, -1])
async def test_what_is_no_action_is_refused(tables: Tables, action: str | int) -> None:
    table = (await create_table(tables)).table
    with pytest.raises(RefusedActionError):
        await table.act(table.play.to_move, table.play.seq, action)


async def test_when_the_log_cannot_be_written_nothing_is_half_done(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await create_table(tables)).table
    play, frame = table.play, table.frame

    def full(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(Storage, "append", full)
    with pytest.raises(StorageError, match="full"):
        await act_once(table)
    monkeypatch.undo()

    assert (table.play, table.frame) == (play, frame)
    assert await act_once(table) == table.play.seq


async def test_in_a_game_that_says_no_nothing_is_taken_back(tables: Tables) -> None:
    table = (await tables.create(GAME, {"dna": True}, TWO_PEOPLE, 0)).table
    seat, buying = table.play.to_move, table.play.legal_actions()[-1]
    await table.act(seat, table.seq, buying)

    assert table.play.to_move == seat
    with pytest.raises(RefusedActionError, match="nothing to take back"):
        await table.take_back(seat, table.seq)


async def test_whoever_asked_may_go_away_while_the_log_is_written(tables: Tables) -> None:
    table = (await create_table(tables)).table
    seq = table.play.seq
    asking = asyncio.ensure_future(act_once(table))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    async with table.lock:
        moved_on = table.play.seq

    assert moved_on > seq
    assert await act_once(table) > moved_on


async def test_a_move_made_elsewhere_is_noticed(tables: Tables, url: str) -> None:
    table = (await create_table(tables)).table
    other = Storage(url)
    _, _, events = other.load(table.id)
    copy = table.play.copy()
    copy.act(copy.to_move, copy.legal_actions()[0])
    while copy.to_move == CHANCE:
        copy.draw_by(table.rng)
    fresh = [StoredEvent(event) for event in copy.events[len(events) :]]
    other.append(table.id, len(events), fresh, finished=False)
    with pytest.raises(StaleError) as stale:
        await act_once(table)
    again = await tables.table(table.id)

    assert stale.value.seq == copy.seq
    assert again is not table
    assert again.play.events == copy.events


async def test_frames_only_rise_also_after_a_restart(tables: Tables) -> None:
    created = await create_table(tables)
    frames = [created.table.frame]
    for _ in range(3):
        await act_once(created.table)
        frames.append(created.table.frame)
    tables._open.clear()
    frames.append((await tables.table(created.table.id)).frame)

    assert frames == sorted(frames)
    assert frames[-1] == frames[-2]


async def test_a_record_keeps_secret_and_seed_until_the_play_is_over(tables: Tables) -> None:
    table = (await create_table(tables)).table
    during: Any = table.record().as_json()
    await to_the_end(table)
    after = table.record()

    assert not {"secret", "salt", "draws"} & {*during, *during["proof"]}
    assert during["seed"] is None
    assert after.proof is not None
    assert during["proof"]["commitment"] == after.proof.commitment
    assert (after.seed, after.proof.secret) == (7, table.head.secret.hex())
    assert replay(game(GAME), after).outcome == table.play.outcome


async def test_the_same_seed_brings_the_same_play(tables: Tables) -> None:
    one, two = [(await create_table(tables, *TWO_PEOPLE, seed=5)).table for _ in range(2)]
    await to_the_end(one)
    await to_the_end(two)

    assert one.play.events == two.play.events


async def test_an_error_after_the_sender_has_gone_is_not_reported_as_overlooked(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await create_table(tables)).table
    reported: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: reported.append(told))
    writing, go_on = asyncio.Event(), asyncio.Event()

    async def fail(*_: object, **__: object) -> None:
        writing.set()
        await go_on.wait()
        raise StorageError("the disk is full")

    monkeypatch.setattr(tables._log_writer, "append", fail)
    asking = asyncio.ensure_future(act_once(table))
    await writing.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    go_on.set()
    async with table.lock:  # the action that was asked for has ended
        pass
    await asyncio.sleep(0)
    gc.collect()

    assert asking.cancelled()
    assert reported == []
