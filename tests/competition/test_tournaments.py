"""Tournaments from the first sign-up to the final standings, by processes on one database."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from cuboteca.competition import tournaments
from cuboteca.competition.tournament_runner import Overview, TournamentRunner
from cuboteca.competition.tournament_schema import ENTRANTS, TOURNAMENTS
from cuboteca.competition.tournaments import NotYoursError, Plan, TournamentError
from cuboteca.games import game
from cuboteca.people import accounts, messages
from cuboteca.people.messages import Turn
from cuboteca.people.schema import PEOPLE
from cuboteca.table.administration import Administration
from cuboteca.table.archive import Archive
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.conditions import Conditions, TimeControl
from cuboteca.table.leaving import HAND_OVER, RESIGN
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.schema import PLAYS
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from cuboteca.table.transactions import Transactions
from tests.table.conftest import Thinkers
from tests.table.stored import downgrade
from tests.table.waiting import until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from cuboteca.competition.tournaments import Drawn, Known
    from cuboteca.table.table import Table

pytestmark = pytest.mark.anyio

CLOCKED = Conditions(TimeControl("live", 600, 10, 900), at_flag="resign")
PEOPLE_HERE = ("ada", "ben", "cleo", "dan")
NOON = 1_800_000_000.0


def plan(**what: object) -> Plan:
    usual = Plan(
        name="Cup",
        kind="swiss",
        game="cubosaurs",
        options=dict(game("cubosaurs").options({}, 2)),
        seat_count=2,
        rounds=2,
        places=8,
        bots="",
        fill_to=0,
        conditions=CLOCKED,
        rated=False,
        starts=None,
        minutes=0,
    )
    return replace(usual, **what)  # type: ignore[arg-type]


class Site:
    """Two processes of a site, whose clock stands still."""

    def __init__(self, url: str) -> None:
        self.now = NOON
        self.storage = Storage(url)
        self.tables = [Tables(LogWriter(self.storage), BotRunner(Thinkers(), 0)) for _ in range(2)]
        self.runners = [self._runner(url, one) for one in self.tables]

    def _runner(self, url: str, tables: Tables) -> TournamentRunner:
        notices = Notices(url)
        archive = Archive(
            tables, LogWriter(self.storage), Administration(self.storage), notices, None
        )

        async def close(play: str) -> bool:
            return await archive.close_now(play, "", "round")

        return TournamentRunner(
            Transactions(self.storage, "test", owned=False),
            tables, notices, close, self._leads, lambda: self.now,
        )  # fmt: skip

    async def _leads(self) -> bool:
        return True

    def do(self, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
        with self.storage.transaction() as connection:
            return work(connection, *given, **named)

    def make(self, *people: str, **what: object) -> str:
        """Create a tournament for which some people have signed up."""
        rows = [{"id": one, "name": one.title(), "made": 0.0} for one in ("host", *people)]
        self.do(lambda connection: connection.execute(PEOPLE.insert(), rows))
        asked = plan(**what)
        asked.check(game(asked.game), self.now)
        name: str = self.do(tournaments.create, asked, "host", self.now)
        for one in people:
            self.do(tournaments.sign_up, name, one)
        return name

    def known(self, name: str) -> Known:
        found: Known = self.do(tournaments.read, name)
        return found

    async def begun(self, name: str) -> Known:
        """Start a tournament; return it with its first round."""
        self.do(tournaments.start, name, "host")
        await self.runners[0].look()
        return self.known(name)

    async def resign(self, play: str, person: str, *, unseen: bool = False) -> Table:
        """Let somebody resign at a table, at which no process may be looking."""
        table = await self.tables[1 if unseen else 0].table(play)
        if unseen:
            table._subscribers.clear()
        seat = next(seat.seat for seat in table.seats if seat.person == person)
        await table.leave(seat, RESIGN)
        return table


@pytest.fixture
async def site(database: str) -> AsyncIterator[Site]:
    one = Site(database)
    yield one
    for runner in one.runners:
        await runner.close()
    for tables in one.tables:
        await tables.close()


async def test_a_swiss_tournament_is_played_to_its_end(site: Site) -> None:
    name = site.make(*PEOPLE_HERE)
    known = await site.begun(name)
    first = known.tables
    losers = [known.entrants[table.seating[1] - 1].person for table in first]
    for table, loser in zip(first, losers, strict=True):
        await site.resign(table.play, loser)
    await site.runners[0].look()
    known = site.known(name)
    second = known.tables[2:]
    for table in second:
        loser = max(known.entrants[one - 1].person for one in table.seating)
        await site.resign(table.play, loser)
    await site.runners[0].look()
    known = site.known(name)

    assert [table.ranks for table in known.tables[:2]] == [(1, 2), (1, 2)]
    assert all(len({person in losers for person in _people(known, one)}) == 1 for one in second)
    assert {frozenset(table.seating) for table in first}.isdisjoint(
        frozenset(table.seating) for table in second
    )
    assert (known.tournament.state, known.tournament.ended) == ("over", NOON)
    lines = known.standings
    assert [line.points for line in lines] == [240, 120, 120, 0]
    assert lines[0].rank == 1


def _people(known: Known, table: Drawn) -> list[str]:
    return [known.entrants[one - 1].person for one in table.seating]


async def test_two_processes_draw_each_round_once(site: Site) -> None:
    name = site.make(*PEOPLE_HERE, "eve", rounds=3)
    site.do(tournaments.start, name, "host")
    for _ in range(4):
        await asyncio.gather(*(runner.look() for runner in site.runners))
        for table in site.known(name).tables:
            if not table.is_over:
                await site.resign(table.play, _people(site.known(name), table)[0])
    known = site.known(name)
    plays = site.do(
        lambda connection: connection.execute(sa.select(sa.func.count(PLAYS.c.id))).scalar_one()
    )

    assert known.tournament.state == "over"
    assert [table.round for table in known.tables] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert plays == len({table.play for table in known.tables} - {""}) == 6
    byes = [table.seating[0] for table in known.tables if len(table.seating) == 1]
    assert len(set(byes)) == 3


async def test_a_process_goes_on_where_another_has_ended(site: Site) -> None:
    name = site.make(*PEOPLE_HERE)
    site.do(tournaments.start, name, "host")
    site.do(tournaments.begin, name, site.now)
    known = site.known(name)
    stored = [site.do(tournaments.store_round, known, [(1, 2), (3, 4)], 0.0) for _ in range(2)]
    await site.runners[1].look()  # which has drawn nothing
    found = site.known(name).tables
    for table in found:
        await site.resign(table.play, _people(site.known(name), table)[1], unseen=True)
    unread = site.known(name).results
    await site.runners[1].look()

    assert stored == [True, False]
    assert unread == []
    assert [table.seating for table in found] == [(1, 2), (3, 4)]
    assert all(table.play for table in found)
    assert site.known(name).tournament.round == 2


async def test_a_round_ends_in_time_with_points_as_they_stand(site: Site) -> None:
    patient = Conditions()
    name = site.make("ada", "ben", rounds=1, minutes=30, conditions=patient)
    known = await site.begun(name)
    site.now += 1_799
    await site.runners[0].look()
    before = site.known(name)
    site.now += 1
    await site.runners[0].look()
    after = site.known(name)
    table = await site.tables[0].peek(known.tables[0].play)

    assert not before.tables[0].is_over
    assert table.closing is not None
    assert table.closing.why == "round"
    points = table.closing.points
    assert after.tables[0].ranks == tuple(1 + (one < max(points)) for one in points)
    assert after.tournament.state == "over"


async def test_a_tournament_that_stands_still_is_seen(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closes_nothing(_: str) -> bool:
        return False

    async def fails(_: str) -> bool:
        raise TournamentError("late")

    name = site.make("ada", "ben", rounds=1, minutes=30, conditions=Conditions())
    await site.begun(name)
    one = site.runners[0]
    in_time = one.overview
    site.now += 1_890
    monkeypatch.setattr(one, "_close_play", closes_nothing)
    await one.look()
    late = one.overview
    monkeypatch.setattr(one, "_close_play", fails)
    await one.look()

    assert (in_time.late, late.late) == (0, 90)
    assert late.states == Counter(running=1)
    assert one.failures == 1


async def test_whoever_wants_it_is_told_that_the_round_has_begun(site: Site) -> None:
    name = site.make("ada", "ben", rounds=1)
    for one in ("ada", "host"):
        site.do(messages.change_settings, one, {"hook": "https://hook.test/", "wait": 0})
    known = await site.begun(name)
    play = known.tables[0].play
    mover = Turn(play, "ben", 3, seen=False)
    site.do(messages.note_turn, mover, site.now)  # somebody else’s turn changes nothing
    released = [site.do(messages.release, site.now) for _ in range(2)]
    told = site.do(messages.take, site.now)

    assert released == [1, 0]
    assert [(one.person, one.play, one.turn) for one in told] == [("ada", play, messages.BEGUN)]


async def test_nobody_is_told_of_a_round_that_is_over(site: Site) -> None:
    name = site.make("ada", "ben", rounds=1)
    site.do(messages.change_settings, "ada", {"hook": "https://hook.test/", "wait": 600})
    known = await site.begun(name)
    await site.resign(known.tables[0].play, "ben")
    site.do(messages.release, site.now + 600)

    assert site.do(messages.take, site.now + 600) == []


async def test_whoever_leaves_a_seat_to_a_bot_ranks_last(site: Site) -> None:
    name = site.make("ada", "ben", rounds=1)
    known = await site.begun(name)
    table = await site.tables[0].table(known.tables[0].play)
    for seat in (0, 1):
        await table.leave(seat, HAND_OVER, "random")
    await until(table, lambda: table.has_ended)
    await site.runners[0].look()

    assert site.known(name).tables[0].ranks == (1, 1)  # both have


async def test_bots_fill_up_and_play_to_the_end(site: Site) -> None:
    site.now -= 60
    name = site.make("ada", bots="random", fill_to=4, starts=NOON, rounds=1)
    await site.runners[0].look()
    waiting = site.known(name)
    site.now = NOON
    await site.runners[0].look()
    known = site.known(name)
    table = next(table for table in known.tables if 1 in table.seating)
    other = next(table for table in known.tables if 1 not in table.seating)
    await site.resign(table.play, "ada")
    bots = await site.tables[0].table(other.play)
    await until(bots, lambda: bots.has_ended)
    await site.runners[0].look()
    over = site.known(name)

    assert (waiting.tournament.state, len(waiting.entrants)) == ("open", 1)
    assert [one.level for one in known.entrants] == ["", "random", "random", "random"]
    assert [one.name for one in known.entrants] == ["Ada", "Pixel", "Domino", "Brix"]
    assert over.tournament.state == "over"
    assert over.standings[-1].points == 0


async def test_nobody_starts_a_tournament_for_one(site: Site) -> None:
    name = site.make("ada")
    with pytest.raises(TournamentError) as refused:
        site.do(tournaments.start, name, "host")
    with pytest.raises(NotYoursError):
        site.do(tournaments.start, name, "ada")
    late = site.do(tournaments.create, plan(starts=NOON), "host", site.now)
    await site.runners[0].look()

    assert refused.value.key == "few"
    assert site.known(name).tournament.state == "open"
    assert site.known(late).tournament.state == "closed"


async def test_those_who_leave_are_drawn_no_more(site: Site) -> None:
    name = site.make(*PEOPLE_HERE, kind="round-robin")
    site.do(tournaments.sign_up, name, "ada")  # once is enough
    known = await site.begun(name)
    site.do(tournaments.withdraw, name, "ada")
    site.do(accounts.delete, "ben")
    for table in known.tables:
        there = {*_people(known, table)} - {"ben"}  # nobody sits in a deleted person's seat
        await site.resign(table.play, max(there))
    await site.runners[0].look()
    second = site.known(name)

    assert second.tournament.plan.rounds == 3
    assert len(second.entrants) == 4
    assert second.there == [3, 4]
    assert {one for table in second.tables[2:] for one in table.seating} == {3, 4}
    assert not any({1, 2} & {*table.seating} for table in second.tables[2:])


async def test_a_tournament_ends_when_too_few_are_left(site: Site) -> None:
    name = site.make("ada", "ben", rounds=5)
    known = await site.begun(name)
    site.do(tournaments.withdraw, name, "ben")
    await site.resign(known.tables[0].play, "ben")
    await site.runners[0].look()
    over = site.known(name)

    assert (over.tournament.state, over.tournament.round) == ("over", 1)
    assert over.standings[0].entrant == over.entrants[0].number


async def test_a_person_who_came_as_two_plays_once(site: Site) -> None:
    name = site.make(*PEOPLE_HERE)
    both = ENTRANTS.update().where(ENTRANTS.c.person == "ben").values(person="ada")
    site.do(lambda connection: connection.execute(both))

    assert site.known(name).there == [1, 3, 4]


async def test_an_arena_pairs_whoever_is_ready(site: Site) -> None:
    name = site.make(*PEOPLE_HERE, kind="arena", minutes=60, rounds=0)
    await site.begun(name)
    for person in ("ada", "ben", "cleo"):
        site.do(tournaments.set_ready, name, person, site.now, ready=True)
        site.now += 1
    await asyncio.gather(*(runner.look() for runner in site.runners))
    (first,) = site.known(name).tables
    assert site.runners[0].overview == Overview(Counter(running=1))
    with pytest.raises(TournamentError) as plays:
        site.do(tournaments.set_ready, name, "ada", site.now, ready=True)
    await site.resign(first.play, "ada")
    await site.runners[0].look()
    for person in ("ada", "ben"):
        site.do(tournaments.set_ready, name, person, site.now, ready=True)
    await site.runners[0].look()
    second = site.known(name).tables[1]

    assert set(first.seating) == {1, 2}
    assert plays.value.key == "plays-already"
    assert 3 in second.seating  # has waited longest
    late = site.known(name).there
    assert late == [1, 2, 3, 4]

    site.now += 3_600
    site.do(tournaments.set_ready, name, "dan", site.now, ready=True)
    await site.runners[0].look()
    assert len(site.known(name).tables) == 2  # no new table after the end
    await site.resign(second.play, "cleo")
    await site.runners[0].look()
    over = site.known(name)
    assert over.tournament.state == "over"
    assert sum(line.points for line in over.standings) == 240


async def test_who_waits_long_in_an_arena_plays_with_bots(site: Site) -> None:
    more = {"options": dict(game("cubosaurs").options({}, 4)), "seat_count": 4}
    name = site.make("ada", "ben", kind="arena", minutes=60, rounds=0, bots="random", **more)
    await site.begun(name)
    for person in ("ada", "ben"):
        site.do(tournaments.set_ready, name, person, site.now, ready=True)
    await site.runners[0].look()
    soon = site.known(name).tables
    site.now += tournaments.PATIENCE
    await site.runners[0].look()
    known = site.known(name)

    assert soon == ()
    assert set(known.tables[0].seating) >= {1, 2}
    assert sorted(known.entrants[one - 1].level for one in known.tables[0].seating) == [
        "", "", "random", "random",
    ]  # fmt: skip


async def test_who_is_silent_in_an_arena_is_not_ready_any_more(site: Site) -> None:
    name = site.make(*PEOPLE_HERE, kind="arena", minutes=60, rounds=0)
    await site.begun(name)
    for person in ("ada", "ben"):
        site.do(tournaments.set_ready, name, person, site.now, ready=True)
    site.now += tournaments.SILENCE - 1
    site.do(tournaments.still_here, name, "ben", site.now)
    site.now += 1
    site.do(tournaments.set_ready, name, "cleo", site.now, ready=True)
    await site.runners[0].look()

    assert [set(table.seating) for table in site.known(name).tables] == [{2, 3}]


async def test_a_closed_tournament_draws_no_more(site: Site) -> None:
    name = site.make(*PEOPLE_HERE)
    known = await site.begun(name)
    with pytest.raises(NotYoursError):
        site.do(tournaments.close, name, site.now, "ada")
    site.do(tournaments.close, name, site.now, "host")
    for table in known.tables:
        await site.resign(table.play, _people(known, table)[0])
    await site.runners[0].look()
    with pytest.raises(TournamentError):
        site.do(tournaments.sign_up, name, "eve")

    assert site.known(name).tournament.state == "closed"
    assert Counter(table.round for table in site.known(name).tables) == {1: 2}


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ({"name": ""}, "needs-name"),
        ({"seat_count": 6}, "needs-seats"),
        ({"places": 65}, "needs-places"),
        ({"fill_to": 9}, "needs-fill"),
        ({"rounds": 16}, "needs-rounds"),
        ({"kind": "round-robin", "places": 17}, "needs-places-for-pairs"),
        ({"kind": "arena"}, "needs-arena-minutes"),
        ({"minutes": 2}, "needs-minutes"),
        ({"bots": "genius"}, "needs-level"),
        ({"starts": NOON - 3_600}, "needs-start"),
        ({"conditions": Conditions()}, "needs-end"),
        ({"conditions": replace(CLOCKED, at_flag="wait")}, "needs-end"),
    ],
)
def test_what_cannot_be_played_is_refused(what: dict[str, object], key: str) -> None:
    with pytest.raises(TournamentError) as refused:
        plan(**what).check(game("cubosaurs"), NOON)
    assert refused.value.key == key


async def test_places_and_hosts_are_limited(site: Site) -> None:
    name = site.make("ada", "ben", places=2)
    for _ in range(tournaments.MOST_HOSTED - 1):
        site.do(tournaments.create, plan(), "host", site.now)
    with pytest.raises(TournamentError) as many:
        site.do(tournaments.create, plan(), "host", site.now)
    with pytest.raises(TournamentError) as full:
        site.do(tournaments.sign_up, name, "cleo")
    site.do(tournaments.withdraw, name, "ben")
    site.do(tournaments.sign_up, name, "cleo")

    assert (many.value.key, full.value.key) == ("many-hosted", "full")
    assert [one.person for one in site.known(name).entrants] == ["ada", "cleo"]
    listed = site.do(tournaments.listed, "open", "cleo")
    assert [(one.people, one.mine) for one in listed if one.tournament.id == name] == [(2, True)]


def test_a_database_of_before_has_no_tournaments_and_may_go_back(url: str) -> None:
    with closing(Storage(url)) as storage, storage.transaction() as connection:
        downgrade(connection, "0016")
        left = sa.inspect(connection).get_table_names()
    with closing(Storage(url)) as storage, storage.transaction() as connection:
        count = connection.execute(sa.select(sa.func.count(TOURNAMENTS.c.id))).scalar_one()

    assert "tournaments" not in left
    assert count == 0
