"""What people add to the draws before the first one: who waits for whom, and what it changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.chance import Due
from cuboteca.core.constants import CHANCE
from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import Contribution, commitment_to
from cuboteca.core.replay import draws_of, replay
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.contributions import (
    REVEAL_SECONDS,
    Contributions,
    Given,
    read_contributions,
)
from cuboteca.table.errors import NotYourTurnError, RefusedContributionError, StorageError
from cuboteca.table.seats import SeatWish, new_token
from cuboteca.table.table import rng_for
from tests.table.play_along import AGAINST_A_BOT, GAME, TWO_PEOPLE, act_once, to_the_end, until

if TYPE_CHECKING:
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio

BY_LINK = (SeatWish("human", "Ada"), SeatWish("link"))


async def waiting_table(tables: Tables, *wishes: SeatWish) -> Table:
    return (await tables.create(GAME, {}, wishes or TWO_PEOPLE, contribute=True)).table


def committed(table: Table, seat: int, text: str) -> Given:
    return Given(seat, commitment_to(table.id, seat, text))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that tables see, in seconds."""
    now = [1_700_000_000.0]
    monkeypatch.setattr("cuboteca.table.table.time.time", lambda: now[0])
    return now


# at a table


async def test_before_people_have_contributed_nothing_is_drawn_and_nobody_may_act(
    tables: Tables,
) -> None:
    table = await waiting_table(tables)

    assert (table.seq, table.to_move, table.chain_head) == (0, CHANCE, "")
    with pytest.raises(NotYourTurnError, match="when people have added to the draws"):
        await table.act(0, 0, 0)


async def test_one_request_of_the_only_device_begins_the_play(tables: Tables) -> None:
    """People at one device have nothing to hide from each other."""
    table = await waiting_table(tables)
    promised, frame = table.rng.commitment, table.frame
    await table.contribute([Given(0, text="olive"), Given(1, text="fig")])

    assert table.awaits is None
    assert table.to_move >= 0
    assert table.seq > 0
    assert table.rng.commitment == promised
    assert table.frame > frame


async def test_people_commit_before_anybody_reveals(tables: Tables) -> None:
    table = await waiting_table(tables)
    await table.contribute([committed(table, 0, "olive")])
    with pytest.raises(RefusedContributionError, match="wait until all have committed"):
        await table.contribute([Given(0, text="olive")])
    await table.contribute([committed(table, 1, "fig")])
    await table.contribute([Given(1, text="fig")])

    assert table.awaits is not None
    assert table.awaits.missing(table.people) == (0,)
    assert '"fig"' not in table.record().line()
    await table.contribute([Given(0, text="olive")])
    assert table.awaits is None


async def test_the_draws_follow_from_what_people_added_and_the_record_shows_it(
    tables: Tables,
) -> None:
    table = await waiting_table(tables)
    await table.contribute([committed(table, 0, "olive"), committed(table, 1, "ciao è")])
    await table.contribute([Given(0, text="olive"), Given(1, text="ciao è")])
    shown = table.record().proof
    await to_the_end(table)
    record = parse_record(table.record().line())

    assert shown is not None
    assert record.proof is not None
    assert record.proof.contributions == shown.contributions
    assert [one.text for one in shown.contributions] == ["olive", "ciao è"]
    assert draws_of(record) == "proven"
    assert replay(game(GAME), record).events == table.play.events
    found = verify(game(GAME), record, shown.commitment, shown.head)
    assert found.is_proven
    assert {one.name: one.passed for one in found.checks}["contributions"]


async def test_who_does_not_reveal_in_time_is_left_out_for_all_to_see(
    tables: Tables, clock: list[float]
) -> None:
    table = await waiting_table(tables)
    await table.contribute([committed(table, 0, "olive"), committed(table, 1, "fig")])
    await table.contribute([Given(0, text="olive")])
    clock[0] += REVEAL_SECONDS - 1
    await table.contribute([])

    assert table.awaits is not None
    clock[0] += 1
    await table.contribute([])

    assert table.awaits is None
    proof = table.record().proof
    assert proof is not None
    assert [one.text for one in proof.contributions] == ["olive", None]
    with pytest.raises(RefusedContributionError, match="it is too late"):
        await table.contribute([Given(1, text="fig")])
    await to_the_end(table)
    assert verify(game(GAME), parse_record(table.record().line())).is_proven


async def test_a_table_waits_for_people_by_link_unless_somebody_starts(tables: Tables) -> None:
    table = await waiting_table(tables, *BY_LINK)
    await table.contribute([committed(table, 0, "olive")])
    waits = table.awaits
    await table.contribute([], start=True)
    await table.contribute([Given(0, text="olive")])

    assert waits is not None
    assert waits.missing(table.people) == (1,)
    assert table.awaits is None
    assert table.head.contributions is not None
    assert [one.seat for one in table.head.contributions.settled] == [0]
    assert await table.claim(1, "Ben", new_token())


async def test_who_adds_nothing_keeps_nobody_waiting(tables: Tables) -> None:
    table = await waiting_table(tables)
    await table.contribute([Given(0, text=""), Given(1, text="")])

    assert table.to_move >= 0
    proof = table.record().proof
    assert proof is not None
    assert proof.contributions == ()


async def test_bots_wait_and_then_play(tables: Tables) -> None:
    table = await waiting_table(tables, SeatWish("bot", level="random"), SeatWish("human", "Ada"))
    for _ in range(3):
        tables._bot_runner.wake(table)

    assert not table.waits_for_bot
    await table.contribute([Given(1, text="olive")])
    await until(lambda: table.to_move == 1)


@pytest.mark.parametrize("wishes", [TWO_PEOPLE, AGAINST_A_BOT])
async def test_a_chosen_seed_asks_nobody(tables: Tables, wishes: tuple[SeatWish, ...]) -> None:
    table = (await tables.create(GAME, {}, wishes, 7, contribute=True)).table

    assert table.head.contributions is None
    assert table.seq > 0
    with pytest.raises(RefusedContributionError, match="asks nobody"):
        await table.contribute([Given(0, text="olive")])


async def test_a_table_of_bots_asks_nobody(tables: Tables) -> None:
    table = await waiting_table(tables, *[SeatWish("bot", level="random")] * 2)

    assert table.awaits is None


async def test_a_restart_in_between_changes_nothing(tables: Tables) -> None:
    table = await waiting_table(tables)
    promised = table.rng.commitment
    steps = [
        [committed(table, 0, "olive")],
        [committed(table, 1, "fig")],
        [Given(0, text="olive")],
        [Given(1, text="fig")],
    ]
    for given in steps:
        tables._open.clear()
        again = await tables.table(table.id)
        assert again.awaits
        await again.contribute(given)
        await again.contribute(given)  # the same request again, because its answer was lost
    tables._open.clear()
    last = await tables.table(table.id)

    assert last.awaits is None
    assert (last.rng.commitment, last.frame) == (promised, again.frame)
    assert (last.record(), last.chain_head) == (again.record(), again.chain_head)
    await act_once(last)


async def test_other_contributions_make_other_draws(tables: Tables) -> None:
    head = (await waiting_table(tables)).head
    given = [Contributions("over", (Contribution(0, "a" * 64, text),)) for text in ("olive", "fig")]
    drawn = [
        [rng_for(replace(head, contributions=one)).number(Due(n, [10**9], "", 0)) for n in range(5)]
        for one in (*given, Contributions("reveal", given[0].entries), None)
    ]

    assert len({tuple(one) for one in drawn[:3]}) == 3
    assert drawn[2] == drawn[3]


async def test_what_cannot_be_stored_is_not_contributed(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await waiting_table(tables)
    before = table.head

    async def full(*_: object, **__: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(tables._log_writer, "append", full)
        with pytest.raises(StorageError):
            await table.contribute([Given(0, text="olive"), Given(1, text="fig")])

    assert (table.head, table.seq) == (before, 0)
    await table.contribute([Given(0, text="olive"), Given(1, text="fig")])
    assert table.seq > 0


# what a seat may send


@pytest.mark.parametrize(
    ("first", "then", "reason"),
    [
        (Given(0, "a" * 64), Given(0, "b" * 64), "can no longer choose"),
        (Given(0, text="olive"), Given(0, text="fig"), "is not the one that seat 0 committed to"),
        (Given(0, text="olive"), Given(0, text=""), "can no longer choose"),
        (Given(0, text=""), Given(0, "a" * 64), "can no longer choose"),
        (Given(0, text=""), Given(0, text="olive"), "can no longer choose"),
    ],
)
def test_nobody_changes_what_was_sent(first: Given, then: Given, reason: str) -> None:
    known = Contributions().take("t", first)

    assert known.take("t", first) is known
    with pytest.raises(RefusedContributionError, match=reason):
        known.take("t", then)


def test_after_the_start_nobody_commits() -> None:
    known = Contributions().take("t", Given(0, "a" * 64)).settle((0, 1), 5.0, start=True)

    assert (known.phase, known.since) == ("reveal", 5.0)
    for late in (Given(1, "b" * 64), Given(1, text="fig"), Given(1, text="")):
        with pytest.raises(RefusedContributionError, match="can no longer choose"):
            known.take("t", late)


def test_nobody_can_use_the_commitment_of_another_seat() -> None:
    stolen = Given(1, commitment_to("t", 0, "olive"))
    known = Contributions().take("t", Given(0, stolen.commitment)).take("t", stolen)
    known = known.settle((0, 1), 0.0).take("t", Given(0, text="olive"))
    with pytest.raises(RefusedContributionError, match="not the one that seat 1 committed to"):
        known.take("t", Given(1, text="olive"))


def test_contributions_read_back_as_they_were_stored() -> None:
    known = Contributions().take("t", Given(2, text="è")).take("t", Given(0, "a" * 64))
    known = known.take("t", Given(1, text="")).settle((0, 1, 2), 5.0)

    assert read_contributions(known.as_json()) == known
    assert [one.seat for one in known.entries] == [0, 2]
