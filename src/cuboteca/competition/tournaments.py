"""Tournaments in the database: who hosts what, who takes part, and what was drawn.

Everything here is a function of a connection, in a transaction of the caller; what is drawn when is
up to ``competition/tournament_runner.py``.

A tournament is *open* until it starts, *running*, and then *over*, or *closed* by its host or by a
moderator.  Whoever changes something writes to its row first, so one does after the other; a round
is stored only if it follows from what is still so, by the row's ``revision``.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

import sqlalchemy as sa

from cuboteca.bots.levels import known_to
from cuboteca.competition.pairing import Result, Standing, quick_tables, standings, usual_rounds
from cuboteca.competition.tournament_schema import ENTRANTS, TOURNAMENT_TABLES, TOURNAMENTS
from cuboteca.core.errors import CubotecaError
from cuboteca.games import game
from cuboteca.people.messages import note_begun
from cuboteca.people.schema import PEOPLE
from cuboteca.table.conditions import read_conditions
from cuboteca.table.notices import tell
from cuboteca.table.schema import PLAYS
from cuboteca.table.tables import BOT_NAMES

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from cuboteca.competition.pairing import Kind, Seating
    from cuboteca.core.game import Game, OptionValue
    from cuboteca.table.conditions import Conditions

#: Is told when something about a tournament changes.
TOURNAMENTS_TOPIC = "tournaments"

#: "open": people sign up; "closed": by its host or a moderator, before its end.
State: TypeAlias = Literal["open", "running", "over", "closed"]

STATES: tuple[State, ...] = get_args(State)
KINDS: tuple[Kind, ...] = ("swiss", "round-robin", "arena")

#: The least and the most of each part.
PLACES = (2, 64)
ROUNDS = (1, 15)
MINUTES = (5, 60 * 24 * 30)  # of a round
ARENA_MINUTES = (10, 240)
MOST_SEATS = 6
MOST_PLACES_FOR_PAIRS = 16  # of a round robin at tables of two, where everybody meets everybody
LONGEST_NAME = 50

MOST_HOSTED = 3  # tournaments that are not over, of a person
MOST_OPEN = 200  # of the site
SHOWN = 40  # of each state, in a list
SOONEST, LATEST = -300.0, 60 * 86_400.0  # of a start, in seconds from now

#: Seconds after which somebody is not ready any more whose page has not asked for news.
SILENCE = 90.0

#: Seconds after which somebody who is ready does not wait for a full table any more.
PATIENCE = 30.0

_SEEDS = 2**62
_ID_BYTES = 9


class TournamentError(CubotecaError):
    """Something about a tournament cannot be done.

    Attributes:
        key: Of the sentence that says why, in the texts of the site.
        facts: What the sentence names.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(f"this tournament: {key.replace('-', ' ')}")
        self.key = key
        self.facts = facts


class UnknownTournamentError(TournamentError):
    """There is no such tournament."""

    def __init__(self) -> None:
        super().__init__("unknown")


class NotYoursError(TournamentError):
    """Only the host of a tournament can do this, or only somebody who takes part."""


@dataclass(frozen=True)
class Plan:
    """What a host asks for.

    Attributes:
        name: As people see it.
        kind: How it is played.
        game: Its id.
        options: Complete.
        seat_count: Of a table.
        rounds: 0 for an arena, and where everybody meets everybody.
        places: For people.
        bots: Level of the bots that fill up; "" for none.
        fill_to: As many take part at least, bots included; full tables at the start in any case.
        conditions: Of its tables.
        rated: Its plays change ratings.
        starts: When, in seconds since 1970; None: when its host starts it.
        minutes: Of an arena, or at most of a round; 0: a round ends with its last table.
    """

    name: str
    kind: Kind
    game: str
    options: Mapping[str, OptionValue]
    seat_count: int
    rounds: int
    places: int
    bots: str
    fill_to: int
    conditions: Conditions
    rated: bool
    starts: float | None
    minutes: int

    def check(self, one: Game, now: float) -> None:
        """Refuse what cannot be played.

        Raises:
            TournamentError: The message's key says what would be right.
        """
        meta, pairs = one.meta, self.seat_count == 2
        low, high = max(meta.min_seats, 2), min(meta.max_seats, MOST_SEATS)
        if not self.name:
            raise TournamentError("needs-name")
        _within("needs-seats", self.seat_count, (low, high))
        _within("needs-places", self.places, PLACES)
        _within("needs-fill", self.fill_to, (0, self.places))
        if self.kind == "arena":
            _within("needs-arena-minutes", self.minutes, ARENA_MINUTES)
        elif self.minutes:
            _within("needs-minutes", self.minutes, MINUTES)
        if self.kind == "round-robin" and pairs:
            _within("needs-places-for-pairs", self.places, (2, MOST_PLACES_FOR_PAIRS))
        elif self.kind != "arena":
            _within("needs-rounds", self.rounds, ROUNDS)
        if self.bots and self.bots not in known_to(one):
            raise TournamentError("needs-level")
        if self.conditions.level not in known_to(one):
            raise TournamentError("needs-level")
        if self.starts is not None and not SOONEST <= self.starts - now <= LATEST:
            raise TournamentError("needs-start")
        waits = self.conditions.time is None or self.conditions.at_flag == "wait"
        if waits and (self.kind == "arena" or not self.minutes):
            raise TournamentError("needs-end")


def fewest_seats(name: str) -> int:
    """Return how many a table of a game may have at least in a tournament.

    Raises:
        UnknownGameError: There is no such game.
    """
    return max(2, game(name).meta.min_seats)


def _within(key: str, number: int, bounds: tuple[int, int]) -> None:
    low, high = bounds
    if not low <= number <= high:
        raise TournamentError(key, low=low, high=high)


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is stored, see ``tournament_schema.TOURNAMENTS``."""

    id: str
    plan: Plan
    host: str
    host_name: str
    seed: int
    made: float
    state: State
    round: int
    until: float | None
    ended: float | None
    revision: int


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part.

    Attributes:
        number: From 1.
        person: Id; "" for a bot, and for one whose account is deleted.
        name: As people see it; "" if it is not known.
        level: Of a bot; "" for people.
        withdrawn: Plays no more.
        ready: Since when in an arena; None: not now.
    """

    number: int
    person: str
    name: str
    level: str
    withdrawn: bool
    ready: float | None = None

    @property
    def takes_part(self) -> bool:
        """Whether anybody may be seated for this."""
        return not self.withdrawn and bool(self.person or self.level)


@dataclass(frozen=True)
class Drawn:
    """A table that was drawn; a single entrant has a bye."""

    round: int
    number: int
    seating: Seating
    play: str
    ranks: tuple[int, ...] | None
    shares: tuple[float, ...]

    @property
    def is_over(self) -> bool:
        """Whether it has a result."""
        return self.ranks is not None


@dataclass(frozen=True)
class Known:
    """All of a tournament."""

    tournament: Tournament
    entrants: tuple[Entrant, ...]
    tables: tuple[Drawn, ...] = field(default=())

    @property
    def results(self) -> list[Result]:
        """The tables that are over, in the order in which they were drawn."""
        return [
            Result(table.seating, table.ranks, table.shares)
            for table in self.tables
            if table.ranks is not None
        ]

    @property
    def standings(self) -> list[Standing]:
        """The standings, the best first."""
        numbers = [one.number for one in self.entrants]
        return standings(numbers, self.results, self.tournament.plan.kind)

    @property
    def there(self) -> list[int]:
        """The numbers of those who take part still; a person who came twice counts once."""
        seen: set[str] = set()
        found = []
        for one in self.entrants:
            if one.takes_part and (one.level or one.person not in seen):
                seen.add(one.person)
                found.append(one.number)
        return found

    def of(self, person: str) -> Entrant | None:
        """Return a person who takes part, or did; nobody unknown ("") does."""
        mine = [one for one in self.entrants if person and one.person == person]
        return mine[0] if mine else None

    def table_of(self, entrant: int) -> Drawn | None:
        """Return the table, not a bye, at which somebody plays now; None if there is none."""
        return next(
            (
                table
                for table in reversed(self.tables)
                if entrant in table.seating and not table.is_over
            ),
            None,
        )


# reading


def read(connection: sa.Connection, name: str) -> Known:
    """Return all of a tournament by its id.

    Raises:
        UnknownTournamentError: There is none.
    """
    query = (
        sa.select(TOURNAMENTS, PEOPLE.c.name.label("host_name"))
        .select_from(TOURNAMENTS.outerjoin(PEOPLE, TOURNAMENTS.c.host == PEOPLE.c.id))
        .where(TOURNAMENTS.c.id == name)
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        raise UnknownTournamentError
    return Known(_tournament(row), _entrants(connection, name), _tables(connection, name))


def _tournament(row: sa.RowMapping) -> Tournament:
    given = {one.name: row[one.name] for one in fields(Plan)}
    given["conditions"] = read_conditions(cast("Mapping[str, object]", row["conditions"]))
    rest = {one.name: row[one.name] for one in fields(Tournament) if one.name != "plan"}
    rest["host_name"] = row["host_name"] or ""
    return Tournament(plan=Plan(**given), **rest)


def _entrants(connection: sa.Connection, name: str) -> tuple[Entrant, ...]:
    query = (
        sa.select(ENTRANTS, PEOPLE.c.name)
        .select_from(ENTRANTS.outerjoin(PEOPLE, ENTRANTS.c.person == PEOPLE.c.id))
        .where(ENTRANTS.c.tournament == name)
        .order_by(ENTRANTS.c.number)
    )
    found = []
    bots = 0
    for row in connection.execute(query):
        called = row.name or ""
        if row.level:
            called, bots = _bot_name(bots), bots + 1
        one = Entrant(row.number, row.person, called, row.level, row.withdrawn, row.ready)
        found.append(one)
    return tuple(found)


def _bot_name(number: int) -> str:
    again, which = divmod(number, len(BOT_NAMES))
    return f"{BOT_NAMES[which]} {again + 1}" if again else BOT_NAMES[which]


def _tables(connection: sa.Connection, name: str) -> tuple[Drawn, ...]:
    mine = TOURNAMENT_TABLES.c.tournament == name
    order = (TOURNAMENT_TABLES.c.round, TOURNAMENT_TABLES.c.number)
    return tuple(
        Drawn(
            row.round,
            row.number,
            tuple(row.seating),
            row.play,
            None if row.ranks is None else tuple(row.ranks),
            tuple(row.shares or ()),
        )
        for row in connection.execute(sa.select(TOURNAMENT_TABLES).where(mine).order_by(*order))
    )


@dataclass(frozen=True)
class Listed:
    """A tournament in a list.

    Attributes:
        tournament: All of it.
        people: How many people have signed up and not left.
        mine: Whether the reader is one of them.
    """

    tournament: Tournament
    people: int
    mine: bool


def listed(connection: sa.Connection, state: State, person: str = "") -> list[Listed]:
    """Return tournaments of a state: the next ones first, or the latest that have ended."""
    here = (ENTRANTS.c.tournament == TOURNAMENTS.c.id) & ENTRANTS.c.withdrawn.is_(False)
    people = sa.select(sa.func.count()).where(here, ENTRANTS.c.person != "").scalar_subquery()
    mine = sa.exists().where(here, ENTRANTS.c.person == person, ENTRANTS.c.person != "")
    order = (
        (TOURNAMENTS.c.ended.desc(),)
        if state in {"over", "closed"}
        else (TOURNAMENTS.c.starts.is_(None), TOURNAMENTS.c.starts, TOURNAMENTS.c.made.desc())
    )
    query = (
        sa.select(TOURNAMENTS, PEOPLE.c.name.label("host_name"), people.label("people"))
        .add_columns(mine.label("mine"))
        .select_from(TOURNAMENTS.outerjoin(PEOPLE, TOURNAMENTS.c.host == PEOPLE.c.id))
        .where(TOURNAMENTS.c.state == state)
        .order_by(*order, TOURNAMENTS.c.id)
        .limit(SHOWN)
    )
    rows = connection.execute(query).mappings()
    return [Listed(_tournament(row), int(row["people"]), bool(row["mine"])) for row in rows]


def active(connection: sa.Connection) -> list[str]:
    """Return the ids of the tournaments that run, or that start at some time."""
    runs = (TOURNAMENTS.c.state == "running") | (
        (TOURNAMENTS.c.state == "open") & TOURNAMENTS.c.starts.is_not(None)
    )
    return list(connection.execute(sa.select(TOURNAMENTS.c.id).where(runs)).scalars())


def of_person(connection: sa.Connection, person: str) -> list[tuple[str, str]]:
    """Return id and name of the tournaments that a person has hosted or taken part in."""
    part = sa.exists().where(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.person == person)
    query = (
        sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.name)
        .where((TOURNAMENTS.c.host == person) | part)
        .order_by(TOURNAMENTS.c.made)
    )
    return [(row.id, row.name) for row in connection.execute(query)]


def tournament_of(connection: sa.Connection, play: str) -> tuple[str, str]:
    """Return id and name of the tournament that a play belongs to; ("", "") if there is none."""
    query = (
        sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.name)
        .join_from(TOURNAMENT_TABLES, TOURNAMENTS)
        .where(TOURNAMENT_TABLES.c.play == play)
    )
    row = connection.execute(query).first()
    return ("", "") if row is None else (row.id, row.name)


def of_tournaments(connection: sa.Connection, plays: Collection[str]) -> set[str]:
    """Return which of some plays belong to tournaments."""
    drawn = TOURNAMENT_TABLES.c.play
    return set(connection.execute(sa.select(drawn).where(drawn.in_(plays))).scalars())


# what people do


def create(connection: sa.Connection, plan: Plan, host: str, now: float) -> str:
    """Store a tournament whose plan has been checked; return its id.

    Raises:
        TournamentError: The host has too many that are not over, or the site has.
    """
    me = sa.select(PEOPLE.c.id).where(PEOPLE.c.id == host).with_for_update()
    connection.execute(me)  # one after the other, so that each sees the others
    going_on = TOURNAMENTS.c.state.in_(("open", "running"))
    count = sa.select(sa.func.count()).select_from(TOURNAMENTS)
    mine = count.where(going_on, TOURNAMENTS.c.host == host)
    if connection.execute(mine).scalar_one() >= MOST_HOSTED:
        raise TournamentError("many-hosted", most=MOST_HOSTED)
    if connection.execute(count.where(going_on)).scalar_one() >= MOST_OPEN:
        raise TournamentError("many-open")
    given = {one.name: getattr(plan, one.name) for one in fields(Plan)}
    row = {
        **given,
        "conditions": plan.conditions.as_json(),
        "options": dict(plan.options),
        "id": secrets.token_urlsafe(_ID_BYTES),
        "host": host,
        "seed": secrets.randbelow(_SEEDS),
        "made": now,
        "state": "open",
        "round": 0,
        "until": None,
        "ended": None,
        "revision": 0,
    }
    connection.execute(TOURNAMENTS.insert(), row)
    tell(connection, TOURNAMENTS_TOPIC)
    return str(row["id"])


def _locked(connection: sa.Connection, name: str) -> Known:
    """Return a tournament that nobody else changes until the end of this transaction."""
    own = TOURNAMENTS.update().where(TOURNAMENTS.c.id == name)
    connection.execute(own.values(revision=TOURNAMENTS.c.revision + 1))
    known = read(connection, name)
    tell(connection, TOURNAMENTS_TOPIC)
    return known


def sign_up(connection: sa.Connection, name: str, person: str) -> None:
    """Let a person take part; once, however often it is asked for.

    Raises:
        UnknownTournamentError: There is no such tournament.
        TournamentError: It has begun, or all places are taken.
    """
    known = _locked(connection, name)
    plan, state = known.tournament.plan, known.tournament.state
    if not (state == "open" or (state == "running" and plan.kind == "arena")):
        raise TournamentError("begun")
    me = known.of(person)
    if me is not None and not me.withdrawn:
        return
    if sum(one.takes_part and not one.level for one in known.entrants) >= plan.places:
        raise TournamentError("full", places=plan.places)
    if me is not None:
        back = ENTRANTS.update().where(ENTRANTS.c.tournament == name)
        connection.execute(back.where(ENTRANTS.c.number == me.number).values(withdrawn=False))
        return
    numbers = [one.number for one in known.entrants]
    _add(connection, name, max(numbers, default=0) + 1, person=person)


def _add(
    connection: sa.Connection, name: str, number: int, *, person: str = "", level: str = ""
) -> None:
    row = {"tournament": name, "number": number, "person": person, "level": level}
    rest = {"withdrawn": False, "ready": None, "until": None}
    connection.execute(ENTRANTS.insert(), {**row, **rest})


def withdraw(connection: sa.Connection, name: str, person: str) -> None:
    """Let a person take part no more; before the start, as if that person had never come.

    Raises:
        UnknownTournamentError: There is no such tournament.
        NotYoursError: The person takes no part in it.
    """
    known = _locked(connection, name)
    if known.of(person) is None:
        raise NotYoursError("not-in")
    own = (ENTRANTS.c.tournament == name) & (ENTRANTS.c.person == person)
    if known.tournament.state == "open":
        connection.execute(ENTRANTS.delete().where(own))
    else:
        connection.execute(ENTRANTS.update().where(own).values(withdrawn=True, ready=None))


def start(connection: sa.Connection, name: str, host: str) -> None:
    """Let a tournament begin because its host wants it.

    Raises:
        UnknownTournamentError: There is no such tournament.
        NotYoursError: Somebody else hosts it.
        TournamentError: Too few have signed up, or it has begun.
    """
    known = _locked(connection, name)
    if known.tournament.host != host or not host:
        raise NotYoursError("not-host")
    if known.tournament.state != "open":
        raise TournamentError("begun")
    if not known.entrants:
        raise TournamentError("empty")
    if len(_filled(known)) < 2:
        raise TournamentError("few")
    _set(connection, name, starts=0.0)


def close(connection: sa.Connection, name: str, now: float, host: str | None = None) -> None:
    """Close a tournament: no more rounds are drawn, and tables that play go on by themselves.

    Args:
        connection: In a transaction.
        name: Its id.
        now: Seconds since 1970.
        host: Who wants it; None: a moderator.

    Raises:
        UnknownTournamentError: There is no such tournament.
        NotYoursError: Somebody else hosts it.
    """
    known = _locked(connection, name)
    if host is not None and (known.tournament.host != host or not host):
        raise NotYoursError("not-host")
    if known.tournament.state in {"open", "running"}:
        _set(connection, name, state="closed", ended=now, until=None)


def _set(connection: sa.Connection, name: str, **values: object) -> None:
    connection.execute(TOURNAMENTS.update().where(TOURNAMENTS.c.id == name).values(values))


# an arena


def set_ready(
    connection: sa.Connection, name: str, person: str, now: float, *, ready: bool
) -> None:
    """Note that somebody in an arena wants to play now, or does not.

    Raises:
        UnknownTournamentError: There is no such tournament.
        NotYoursError: The person takes no part in it.
        TournamentError: It is no arena that runs, or the person plays already.
    """
    known = _locked(connection, name)
    me, tournament = known.of(person), known.tournament
    if me is None or me.withdrawn:
        raise NotYoursError("not-in")
    if tournament.plan.kind != "arena" or tournament.state != "running":
        raise TournamentError("no-arena")
    if ready and known.table_of(me.number) is not None:
        raise TournamentError("plays-already")
    own = (ENTRANTS.c.tournament == name) & (ENTRANTS.c.number == me.number)
    values = {"ready": now, "until": now + SILENCE} if ready else {"ready": None, "until": None}
    if not (ready and me.ready is not None):
        connection.execute(ENTRANTS.update().where(own).values(values))


def still_here(connection: sa.Connection, name: str, person: str, now: float) -> None:
    """Note that the page of somebody who is ready has asked for news."""
    own = (ENTRANTS.c.tournament == name) & (ENTRANTS.c.person == person)
    own &= ENTRANTS.c.ready.is_not(None) & (ENTRANTS.c.until > now)
    connection.execute(ENTRANTS.update().where(own).values(until=now + SILENCE))


def pair_arena(connection: sa.Connection, name: str, now: float) -> int:
    """Seat those who are ready in an arena; return at how many new tables."""
    runs = (TOURNAMENTS.c.id == name) & (TOURNAMENTS.c.state == "running")
    mine = TOURNAMENTS.update().where(runs, TOURNAMENTS.c.until > now)
    waits = sa.select(ENTRANTS.c.number).where(
        ENTRANTS.c.tournament == name, ENTRANTS.c.ready.is_not(None)
    )
    if connection.execute(waits).first() is None:
        return 0  # most of the time, and nothing is written
    if not connection.execute(mine.values(revision=TOURNAMENTS.c.revision + 1)).rowcount:
        return 0
    silent = (ENTRANTS.c.tournament == name) & (ENTRANTS.c.until <= now)
    connection.execute(ENTRANTS.update().where(silent).values(ready=None, until=None))
    known = read(connection, name)
    found = _quick(known, now)
    taken = set[int]()
    for number, group in enumerate(found, known.tournament.round + 1):
        _store(connection, name, number, [group])
        taken.update(group)
    if found:
        own = (ENTRANTS.c.tournament == name) & ENTRANTS.c.number.in_(taken)
        connection.execute(ENTRANTS.update().where(own).values(ready=None, until=None))
        _set(connection, name, round=known.tournament.round + len(found))
        tell(connection, TOURNAMENTS_TOPIC)
    return len(found)


def _quick(known: Known, now: float) -> list[Seating]:
    """Return the tables of those who are ready; each one's number is that of its round."""
    plan, there = known.tournament.plan, set(known.there)
    since = {one.number: one.ready for one in known.entrants if one.ready and one.number in there}
    waiting = sorted(since, key=lambda one: (since[one], one))
    last: dict[int, frozenset[int]] = {}
    for table in known.tables:
        last.update((one, frozenset(table.seating)) for one in table.seating)
    bots = [one.number for one in known.entrants if one.level]
    fewest = fewest_seats(plan.game)

    def enough(one: int) -> int:
        if now - since[one] < PATIENCE:
            return plan.seat_count
        return 1 if bots else fewest

    groups = quick_tables(waiting, last, enough, plan.seat_count)
    tables = []
    for turn, group in enumerate(groups, known.tournament.round):
        missing = plan.seat_count - len(group)
        spare = [bots[(turn + place) % len(bots)] for place in range(missing)] if bots else []
        seats = (*group, *dict.fromkeys(spare))
        begins = turn % len(seats)  # nobody begins because of having waited longer
        tables.append(seats[begins:] + seats[:begins])
    return tables


# rounds


def _filled(known: Known) -> list[int]:
    """Return the numbers that take part from the start on, with those of new bots at the end."""
    plan, there = known.tournament.plan, known.there
    if not plan.bots:
        return there
    if plan.kind == "arena":
        full = len(there) + plan.seat_count - 1
    else:
        full = -(-len(there) // plan.seat_count) * plan.seat_count
    new = max(full, plan.fill_to) - len(there)
    begin = max((one.number for one in known.entrants), default=0) + 1
    return [*there, *range(begin, begin + new)]


def begin(connection: sa.Connection, name: str, now: float) -> None:
    """Start a tournament that is due: bots fill up, and it runs; with too few it is closed."""
    known = _locked(connection, name)
    plan, starts = known.tournament.plan, known.tournament.plan.starts
    if known.tournament.state != "open" or starts is None or starts > now:
        return
    there = _filled(known)
    people = [one for one in known.entrants if one.number in there]
    if len(there) < 2 or not people:
        _set(connection, name, state="closed", ended=now)
        return
    for number in there[len(people) :]:
        _add(connection, name, number, level=plan.bots)
    rounds, until = plan.rounds, None
    if plan.kind == "arena":
        until = now + 60 * plan.minutes
    elif plan.kind == "round-robin" and plan.seat_count == 2:
        rounds = usual_rounds(len(there), 2)
    _set(connection, name, state="running", starts=now, rounds=rounds, until=until)


def store_round(
    connection: sa.Connection, known: Known, tables: Sequence[Seating], now: float
) -> bool:
    """Store the next round as it was drawn from ``known``; return False if that is not so any more.

    Whoever draws the same round at the same time stores nothing.
    """
    one = known.tournament
    until = now + 60 * one.plan.minutes if one.plan.minutes else None
    same = (
        (TOURNAMENTS.c.id == one.id)
        & (TOURNAMENTS.c.state == "running")
        & (TOURNAMENTS.c.round == one.round)
        & (TOURNAMENTS.c.revision == one.revision)
    )
    values = {"round": one.round + 1, "revision": one.revision + 1, "until": until}
    if connection.execute(TOURNAMENTS.update().where(same).values(values)).rowcount != 1:
        return False
    _store(connection, one.id, one.round + 1, tables)
    tell(connection, TOURNAMENTS_TOPIC)
    return True


def _store(connection: sa.Connection, name: str, number: int, tables: Sequence[Seating]) -> None:
    rows = [
        {
            "tournament": name,
            "round": number,
            "number": place,
            "seating": list(table),
            "play": "",
            "ranks": [1] if len(table) == 1 else None,
            "shares": None,
        }
        for place, table in enumerate(tables, 1)
    ]
    connection.execute(TOURNAMENT_TABLES.insert(), rows)


class TakenError(CubotecaError):
    """A table has been created meanwhile."""


def take(connection: sa.Connection, play: str, known: Known, table: Drawn, now: float) -> None:
    """Note which play a table has, in the transaction that stores the play.

    Whoever wants to be told of turns is told that the round has begun.

    Raises:
        TakenError: It has another one, or needs none.
    """
    own = (
        (TOURNAMENT_TABLES.c.tournament == known.tournament.id)
        & (TOURNAMENT_TABLES.c.round == table.round)
        & (TOURNAMENT_TABLES.c.number == table.number)
        & (TOURNAMENT_TABLES.c.play == "")
    )
    if connection.execute(TOURNAMENT_TABLES.update().where(own).values(play=play)).rowcount != 1:
        raise TakenError("this table of a tournament was created before")
    control = known.tournament.plan.conditions.time
    people = {
        one.person for one in known.entrants if one.number in table.seating and one.takes_part
    }
    live = control is None or control.is_live
    note_begun(connection, play, people - {""}, now, live=live)
    tell(connection, TOURNAMENTS_TOPIC)


def note_result(
    connection: sa.Connection, play: str, ranks: Collection[int], shares: Collection[float]
) -> bool:
    """Keep the result of a play, once; return False if it belongs to no tournament, or is known."""
    own = (TOURNAMENT_TABLES.c.play == play) & TOURNAMENT_TABLES.c.ranks.is_(None)
    values = {"ranks": list(ranks), "shares": list(shares)}
    if not connection.execute(TOURNAMENT_TABLES.update().where(own).values(values)).rowcount:
        return False
    tell(connection, TOURNAMENTS_TOPIC)
    return True


def seats_at(connection: sa.Connection, play: str) -> int:
    """Return how many sit at the table of a tournament; 0 if it belongs to none."""
    query = sa.select(TOURNAMENT_TABLES.c.seating).where(TOURNAMENT_TABLES.c.play == play)
    return len(connection.execute(query).scalar() or ())


def ended(connection: sa.Connection, name: str) -> list[str]:
    """Return the plays of a tournament that are over or were deleted, and have no result yet."""
    query = (
        sa.select(TOURNAMENT_TABLES.c.play)
        .select_from(TOURNAMENT_TABLES.outerjoin(PLAYS, TOURNAMENT_TABLES.c.play == PLAYS.c.id))
        .where(
            TOURNAMENT_TABLES.c.tournament == name,
            TOURNAMENT_TABLES.c.play != "",
            TOURNAMENT_TABLES.c.ranks.is_(None),
            PLAYS.c.finished.is_(True) | PLAYS.c.id.is_(None),
        )
    )
    return list(connection.execute(query).scalars())


def finish(connection: sa.Connection, name: str, now: float) -> None:
    """End a tournament that runs and all of whose tables are over."""
    known = _locked(connection, name)
    if known.tournament.state == "running" and all(table.is_over for table in known.tables):
        _set(connection, name, state="over", ended=now, until=None)


__all__ = [
    "ARENA_MINUTES",
    "KINDS",
    "LONGEST_NAME",
    "MINUTES",
    "MOST_HOSTED",
    "MOST_PLACES_FOR_PAIRS",
    "MOST_SEATS",
    "PATIENCE",
    "PLACES",
    "ROUNDS",
    "SILENCE",
    "STATES",
    "TOURNAMENTS_TOPIC",
    "Drawn",
    "Entrant",
    "Known",
    "Listed",
    "NotYoursError",
    "Plan",
    "State",
    "TakenError",
    "Tournament",
    "TournamentError",
    "UnknownTournamentError",
    "active",
    "begin",
    "close",
    "create",
    "ended",
    "fewest_seats",
    "finish",
    "listed",
    "note_result",
    "of_person",
    "pair_arena",
    "read",
    "seats_at",
    "set_ready",
    "sign_up",
    "start",
    "still_here",
    "store_round",
    "take",
    "tournament_of",
    "withdraw",
]
