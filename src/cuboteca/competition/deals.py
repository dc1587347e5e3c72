"""Deals in the database: those of days and of matches, and how their plays ended.

Everything is a function of a connection, in a transaction of the caller.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from calendar import timegm
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.competition.comparison import Ended
from cuboteca.competition.deal_schema import DEAL_PLAYS, DEALS
from cuboteca.core.errors import CubotecaError
from cuboteca.core.provable import DEAL_SCHEME, Terms, rng_of_terms
from cuboteca.table.closing import read_closing
from cuboteca.table.databases import insert_if_absent
from cuboteca.table.deal import UNTIL_ALL_ARE_OVER, Deal
from cuboteca.table.notices import tell
from cuboteca.table.schema import ANALYSES, EVENTS, PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.provable import ProvableRng

#: Is told when the seal of a match is broken.
DEALS_TOPIC = "deals"

#: Level of the bots of a day's deal, which decide at once and everywhere alike.
LEVEL = "medium"

_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_ID_BYTES = 9  # 12 characters
_SECRET_BYTES = 32
_DAY = 86_400
_MOST_DAYS = 400  # that a streak is looked for in
_LINE = "line"  # the attempt of a bot; those of people are hashes


class DealError(CubotecaError):
    """Something cannot be done with a deal.

    Attributes:
        key: Of the sentence that says why, in a text of the site.
    """

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class UnknownDealError(DealError):
    """There is no such deal."""

    def __init__(self) -> None:
        super().__init__("unknown", "there is no such deal")


class TakenAttemptError(CubotecaError):
    """A person plays this deal already, or somebody else has made this play of it."""


@dataclass(frozen=True)
class Team:
    """Who plays for a team of a match."""

    name: str  # "" for one without
    level: str = ""  # of its bots; "" for people


@dataclass(frozen=True)
class StoredDeal:
    """A deal as it is stored.

    Attributes:
        deal: What its tables share.
        day: Such as "2026-11-23"; "" of a match.
        game: Its name.
        seat_count: Of each table.
        options: Complete.
        rules_version: That the commitment binds.
        made: In seconds since 1970.
        teams: Of a match; of a day the seats, the first of them the person's.
        table_count: Of a match; 0 of a day.
        person: Who made it; "" of a day.
        wants_analyses: Somebody has asked for them.
    """

    deal: Deal
    day: str
    game: str
    seat_count: int
    options: Mapping[str, OptionValue]
    rules_version: int
    made: float
    teams: tuple[Team, ...]
    table_count: int = 0
    person: str = ""
    wants_analyses: bool = False

    @property
    def id(self) -> str:
        """Its id."""
        return self.deal.id

    def is_sealed(self, now: float) -> bool:
        """Return whether nobody may learn yet what others drew."""
        return now < self.deal.sealed_until

    @property
    def commitment(self) -> str:
        """The commitment of all its tables, 64 hexadecimal digits."""
        return self.rng().commitment

    def rng(self) -> ProvableRng:
        """Return what its tables draw from, at the start."""
        terms = Terms(
            table="",
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            seat_count=self.seat_count,
            scheme=DEAL_SCHEME,
            deal=self.id,
        )
        return rng_of_terms(self.deal.secret, self.deal.salt, terms)

    def seat_of(self, team: int, table: int) -> int:
        """Return where a team of a match sits at a table."""
        return (team + table) % self.seat_count

    def team_in(self, seat: int, table: int) -> int:
        """Return which team sits in a seat of a table of a match."""
        return (seat - table) % self.seat_count


def day_of(at: float) -> str:
    """Return the day of a time, by universal time."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def day_after(day: str, days: int = 1) -> str:
    """Return the day so many days after another one."""
    return day_of(_noon(day) + days * _DAY)


def _noon(day: str) -> float:
    year, month, number = map(int, day.split("-"))
    return float(timegm((year, month, number, 12, 0, 0)))


def fresh_deal(
    game: Game, seat_count: int, options: Mapping[str, object], teams: Sequence[Team], now: float
) -> StoredDeal:
    """Return a deal of a match that nobody has stored yet; raises OptionError."""
    return StoredDeal(
        deal=Deal(
            id=secrets.token_urlsafe(_ID_BYTES),
            secret=secrets.token_bytes(_SECRET_BYTES),
            salt=secrets.token_bytes(_SECRET_BYTES),
            sealed_until=UNTIL_ALL_ARE_OVER,
        ),
        day="",
        game=game.name,
        seat_count=seat_count,
        options=game.options(options, seat_count),
        rules_version=game.meta.rules_version,
        made=now,
        teams=tuple(teams),
    )


def keep(connection: sa.Connection, one: StoredDeal) -> None:
    """Store a deal unless it is stored, or its day has one."""
    row = {
        "id": one.id,
        "day": one.day or None,
        "game": one.game,
        "seat_count": one.seat_count,
        "options": dict(one.options),
        "rules_version": one.rules_version,
        "secret": one.deal.secret,
        "salt": one.deal.salt,
        "made": one.made,
        "sealed_until": one.deal.sealed_until,
        "teams": [[team.name, team.level] for team in one.teams],
        "table_count": one.table_count,
        "person": one.person,
    }
    insert_if_absent(connection, DEALS, row)


def of_day(connection: sa.Connection, day: str, game: str) -> StoredDeal | None:
    """Return the deal of a day, if somebody has asked for it."""
    if not _DATE.fullmatch(day):
        return None
    return _read(connection, (DEALS.c.day == day) & (DEALS.c.game == game))


def days_beside(connection: sa.Connection, day: str, game: str) -> tuple[str, str]:
    """Return the days before and after ``day`` that have a deal, the nearest ones; "" for none."""
    own = DEALS.c.game == game
    before = sa.select(sa.func.max(DEALS.c.day)).where(own, DEALS.c.day < day)
    after = sa.select(sa.func.min(DEALS.c.day)).where(own, DEALS.c.day > day)
    return connection.scalar(before) or "", connection.scalar(after) or ""


def make_of_day(connection: sa.Connection, game: Game, now: float) -> StoredDeal:
    """Return today's deal of a game; whoever asks first makes it."""
    day, count = day_of(now), game.meta.usual_seats
    teams = [Team("")] + [Team("", LEVEL)] * (count - 1)
    found = of_day(connection, day, game.name)
    if found is None:
        fresh = fresh_deal(game, count, {}, teams, now)
        ends = float(int(now) - int(now) % _DAY + _DAY)
        deal = replace(fresh.deal, sealed_until=ends)
        keep(connection, replace(fresh, day=day, deal=deal))
        found = of_day(connection, day, game.name)
    assert found is not None
    return found


def find(connection: sa.Connection, deal: str) -> StoredDeal:
    """Return a deal by its id; raises UnknownDealError."""
    found = _read(connection, DEALS.c.id == deal) if _ID.fullmatch(deal) else None
    if found is None:
        raise UnknownDealError
    return found


def _read(connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> StoredDeal | None:
    row = connection.execute(sa.select(DEALS).where(wanted)).mappings().first()
    return None if row is None else _deal(row)


def _deal(row: sa.RowMapping) -> StoredDeal:
    return StoredDeal(
        deal=Deal(row["id"], row["secret"], row["salt"], row["sealed_until"]),
        day=row["day"] or "",
        game=row["game"],
        seat_count=row["seat_count"],
        options=row["options"],
        rules_version=row["rules_version"],
        made=row["made"],
        teams=tuple(Team(*one) for one in row["teams"]),
        table_count=row["table_count"],
        person=row["person"],
        wants_analyses=row["wants_analyses"],
    )


# plays of a day


def attempt_of(person: str) -> str:
    """Return what a person's attempt at a deal is called, though the person's id may change."""
    return hashlib.sha256(f"attempt {person}".encode()).hexdigest()


def note_attempt(connection: sa.Connection, play: str, deal: str, person: str) -> None:
    """Note that a play is a person's attempt at a deal, in the transaction that stores it.

    Raises:
        TakenAttemptError: The person has another one.
    """
    if own_play(connection, deal, person):
        raise TakenAttemptError("you play this deal already")
    _note(connection, play, deal, attempt_of(person), 0, person)


def note_line(connection: sa.Connection, play: str, deal: str) -> None:
    """Note that a play is what a bot made of a deal; raises TakenAttemptError if there is one."""
    _note(connection, play, deal, _LINE, 0, "")


def note_table(connection: sa.Connection, play: str, deal: StoredDeal, number: int) -> None:
    """Note that a play is a table of a match; with the first one the match is stored."""
    if number == 0:
        keep(connection, deal)
    _note(connection, play, deal.id, f"table {number}", number, "")


def _note(
    connection: sa.Connection, play: str, deal: str, attempt: str, place: int, person: str
) -> None:
    row = {"play": play, "deal": deal, "attempt": attempt, "place": place, "person": person}
    insert_if_absent(connection, DEAL_PLAYS, row)
    mine = (DEAL_PLAYS.c.deal == deal) & (DEAL_PLAYS.c.attempt == attempt)
    if connection.execute(sa.select(DEAL_PLAYS.c.play).where(mine)).scalar() != play:
        raise TakenAttemptError("there is such a play of this deal already")


def own_play(connection: sa.Connection, deal: str, person: str) -> str:
    """Return the play that is a person's attempt at a deal; "" if there is none."""
    mine = (DEAL_PLAYS.c.attempt == attempt_of(person)) | (DEAL_PLAYS.c.person == person)
    query = sa.select(DEAL_PLAYS.c.play).where(DEAL_PLAYS.c.deal == deal, mine)
    return str(connection.execute(query.limit(1)).scalar() or "") if person else ""


@dataclass(frozen=True)
class DealPlay:
    """A play of a deal, and how it stands.

    Attributes:
        play: Its id.
        place: Number of its table in a match, from 0.
        attempt: Whose it is; see ``is_line``.
        person: Of a day, who plays it; "" for one who was deleted.
        names: By seat; "" for nobody yet.
        levels: By seat; "" for people.
        persons: By seat; "" for bots and unknown ones.
        claimed: By seat: somebody has come.
        finished: Nothing more happens.
        ended: Points and ranks once it is finished; None before.
        at: Its last entry, in seconds since 1970.
        analysed: An analysis is kept with it.
    """

    play: str
    place: int
    attempt: str
    person: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    persons: tuple[str, ...]
    claimed: tuple[bool, ...]
    finished: bool
    ended: Ended | None
    at: float
    analysed: bool

    @property
    def is_line(self) -> bool:
        """Whether a bot played the person's seat, for comparison."""
        return self.attempt == _LINE

    def counts(self, until: float) -> bool:
        """Return whether it was played to its end in time."""
        return self.ended is not None and not self.ended.closed and self.at < until


_LAST = (
    sa.select(EVENTS.c.at)
    .where(EVENTS.c.play == PLAYS.c.id)
    .order_by(EVENTS.c.seq.desc())
    .limit(1)
    .correlate(PLAYS)
    .scalar_subquery()
)


def plays_of(connection: sa.Connection, deal: str) -> list[DealPlay]:
    """Return all plays of a deal, in the order of their places."""
    columns = (
        DEAL_PLAYS,
        PLAYS.c.finished,
        PLAYS.c.outcome,
        PLAYS.c.closed,
        PLAYS.c.closing,
        sa.func.coalesce(_LAST, PLAYS.c.created).label("at"),
        ANALYSES.c.play.is_not(None).label("analysed"),
    )
    joined = DEAL_PLAYS.join(PLAYS, PLAYS.c.id == DEAL_PLAYS.c.play)
    joined = joined.outerjoin(ANALYSES, ANALYSES.c.play == DEAL_PLAYS.c.play)
    query = sa.select(*columns).select_from(joined).where(DEAL_PLAYS.c.deal == deal)
    rows = connection.execute(query.order_by(DEAL_PLAYS.c.place, DEAL_PLAYS.c.play)).mappings()
    found = rows.all()
    seats = sa.select(SEATS).where(SEATS.c.play.in_([row["play"] for row in found]))
    by_play: dict[str, list[sa.RowMapping]] = {row["play"]: [] for row in found}
    for seat in connection.execute(seats.order_by(SEATS.c.seat)).mappings():
        by_play[seat["play"]].append(seat)
    return [_play(row, by_play[row["play"]]) for row in found]


def _play(row: sa.RowMapping, seats: Sequence[sa.RowMapping]) -> DealPlay:
    return DealPlay(
        play=row["play"],
        place=row["place"],
        attempt=row["attempt"],
        person=row["person"],
        names=tuple(one["name"] for one in seats),
        levels=tuple(one["level"] for one in seats),
        persons=tuple(one["person"] for one in seats),
        claimed=tuple(one["claimed"] for one in seats),
        finished=row["finished"],
        ended=_ended(row),
        at=row["at"],
        analysed=bool(row["analysed"]),
    )


def _ended(row: sa.RowMapping) -> Ended | None:
    closing = read_closing(row["closed"], row["closing"])
    if closing is not None:
        return Ended.closed_with(closing.points)
    if row["finished"] and row["outcome"]:
        return Ended(tuple(row["outcome"]["points"]), tuple(row["outcome"]["ranks"]))
    return None


def streak(connection: sa.Connection, person: str, now: float) -> int:
    """Return on how many days in a row, up to today or yesterday, a person finished a deal."""
    joined = DEAL_PLAYS.join(DEALS, DEALS.c.id == DEAL_PLAYS.c.deal)
    joined = joined.join(PLAYS, PLAYS.c.id == DEAL_PLAYS.c.play)
    done = (PLAYS.c.finished, PLAYS.c.closed.is_(None), DEALS.c.sealed_until > _LAST)
    query = (
        sa.select(DEALS.c.day)
        .distinct()
        .select_from(joined)
        .where(DEAL_PLAYS.c.person == person, DEALS.c.day.is_not(None), *done)
        .order_by(DEALS.c.day.desc())
        .limit(_MOST_DAYS)
    )
    days = set(connection.execute(query).scalars()) if person else set()
    day = day_of(now)
    if day not in days:
        day = day_after(day, -1)
    count = 0
    while day in days:
        count, day = count + 1, day_after(day, -1)
    return count


def own_days(
    connection: sa.Connection, person: str, days: Collection[str]
) -> dict[tuple[str, str], str]:
    """Return which deals of some days exist, by day and game, each with the person's play or ""."""
    mine = (DEAL_PLAYS.c.deal == DEALS.c.id) & (DEAL_PLAYS.c.person == person)
    joined = DEALS.outerjoin(DEAL_PLAYS, mine & (DEAL_PLAYS.c.person != ""))
    query = sa.select(DEALS.c.day, DEALS.c.game, DEAL_PLAYS.c.play).select_from(joined)
    rows = connection.execute(query.where(DEALS.c.day.in_(days)))
    return {(row.day, row.game): row.play or "" for row in rows}


def latest_days(connection: sa.Connection, most: int) -> list[StoredDeal]:
    """Return the deals of days, the newest day first and of a day by game."""
    query = sa.select(DEALS).where(DEALS.c.day.is_not(None))
    rows = connection.execute(query.order_by(DEALS.c.day.desc(), DEALS.c.game).limit(most))
    return [_deal(row) for row in rows.mappings()]


def lines_due(connection: sa.Connection, since: str, now: float) -> list[StoredDeal]:
    """Return the deals of days since one that are over, were played, and lack a bot's line."""
    lines = sa.select(DEAL_PLAYS.c.deal).where(DEAL_PLAYS.c.attempt == _LINE)
    played = sa.select(DEAL_PLAYS.c.deal)
    over = (DEALS.c.day >= since) & (DEALS.c.sealed_until <= now)
    query = sa.select(DEALS).where(over, DEALS.c.id.in_(played), DEALS.c.id.not_in(lines))
    return [_deal(row) for row in connection.execute(query.order_by(DEALS.c.day)).mappings()]


# matches


def own_matches(connection: sa.Connection, person: str, most: int) -> list[StoredDeal]:
    """Return the matches that a person made or plays in, the newest first."""
    seated = sa.select(DEAL_PLAYS.c.deal).join(SEATS, SEATS.c.play == DEAL_PLAYS.c.play)
    mine = (DEALS.c.person == person) | DEALS.c.id.in_(seated.where(SEATS.c.person == person))
    query = sa.select(DEALS).where(mine, DEALS.c.day.is_(None))
    rows = connection.execute(query.order_by(DEALS.c.made.desc()).limit(most)).mappings()
    return [_deal(row) for row in rows] if person else []


def check_seat(connection: sa.Connection, deal: str, person: str) -> None:
    """Refuse a second seat of a match to a person; raises DealError."""
    query = (
        sa.select(sa.func.count())
        .select_from(DEAL_PLAYS.join(SEATS, SEATS.c.play == DEAL_PLAYS.c.play))
        .where(DEAL_PLAYS.c.deal == deal, SEATS.c.person == person)
    )
    if person and connection.execute(query).scalar_one():
        raise DealError("one-seat", "in a match of several tables each person has one seat")


def shorten(connection: sa.Connection, deal: str, table_count: int) -> None:
    """Note that a match has fewer tables than it was to have."""
    connection.execute(DEALS.update().where(DEALS.c.id == deal).values(table_count=table_count))


def unseal_finished(connection: sa.Connection, now: float, deal: str = "") -> list[str]:
    """Break the seal of matches whose tables are all over, or of one; return which."""
    left = sa.select(DEAL_PLAYS.c.deal).join(PLAYS, PLAYS.c.id == DEAL_PLAYS.c.play)
    wanted = (DEALS.c.day.is_(None)) & (DEALS.c.sealed_until > now)
    if deal:
        wanted &= DEALS.c.id == deal
    made = (
        sa.select(sa.func.count())
        .select_from(DEAL_PLAYS)
        .where(DEAL_PLAYS.c.deal == DEALS.c.id)
        .correlate(DEALS)
        .scalar_subquery()
    )
    lasts = left.where(PLAYS.c.finished.is_(False))
    query = sa.select(DEALS.c.id).where(
        wanted, made >= DEALS.c.table_count, DEALS.c.id.not_in(lasts)
    )
    over = list(connection.execute(query).scalars())
    if over:
        connection.execute(DEALS.update().where(DEALS.c.id.in_(over)).values(sealed_until=now))
        connection.execute(PLAYS.update().where(PLAYS.c.deal.in_(over)).values(sealed_until=now))
        tell(connection, DEALS_TOPIC)
    return over


def unsealed(connection: sa.Connection, deals: Collection[str], now: float) -> dict[str, float]:
    """Return which of some deals are no longer sealed, and since when."""
    query = sa.select(DEALS.c.id, DEALS.c.sealed_until)
    rows = connection.execute(query.where(DEALS.c.id.in_(deals), DEALS.c.sealed_until <= now))
    return {row.id: row.sealed_until for row in rows}


def want_analyses(connection: sa.Connection, deal: str) -> None:
    """Note that somebody wants all plays of a deal to be analysed."""
    connection.execute(DEALS.update().where(DEALS.c.id == deal).values(wants_analyses=True))


def analyses_due(connection: sa.Connection, now: float, most: int) -> list[str]:
    """Return finished plays of open deals that are to be analysed, and are not."""
    joined = DEAL_PLAYS.join(DEALS, DEALS.c.id == DEAL_PLAYS.c.deal)
    joined = joined.join(PLAYS, PLAYS.c.id == DEAL_PLAYS.c.play)
    joined = joined.outerjoin(ANALYSES, ANALYSES.c.play == DEAL_PLAYS.c.play)
    query = sa.select(DEAL_PLAYS.c.play).select_from(joined)
    wanted = (DEALS.c.wants_analyses, DEALS.c.sealed_until <= now, PLAYS.c.finished)
    query = query.where(*wanted, PLAYS.c.closed.is_(None), ANALYSES.c.play.is_(None))
    return list(connection.execute(query.order_by(DEAL_PLAYS.c.play).limit(most)).scalars())


__all__ = [
    "DEALS_TOPIC",
    "LEVEL",
    "DealError",
    "DealPlay",
    "StoredDeal",
    "TakenAttemptError",
    "Team",
    "UnknownDealError",
    "analyses_due",
    "attempt_of",
    "check_seat",
    "day_after",
    "day_of",
    "days_beside",
    "find",
    "fresh_deal",
    "keep",
    "latest_days",
    "lines_due",
    "make_of_day",
    "note_attempt",
    "note_line",
    "note_table",
    "of_day",
    "own_days",
    "own_matches",
    "own_play",
    "plays_of",
    "shorten",
    "streak",
    "unseal_finished",
    "unsealed",
    "want_analyses",
]
