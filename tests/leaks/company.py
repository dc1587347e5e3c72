"""The people at the tables of the leak tests, and all that the database knows of a table of theirs.

Whoever looks at a play is a person of the site here, with a feed, a webhook and a device that shows
notifications, and sits at a table that the lobby lists and at which somebody has talked.  The table
is one of a tournament; some play the deal of a match or of the day.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from typing import TYPE_CHECKING

import httpx

from cuboteca.competition import deals
from cuboteca.competition.deal_schema import DEAL_PLAYS, DEALS
from cuboteca.competition.deals import StoredDeal, Team
from cuboteca.competition.schema import METADATA
from cuboteca.competition.tournament_schema import ENTRANTS, TOURNAMENT_TABLES, TOURNAMENTS
from cuboteca.people.lobby import open_to_all
from cuboteca.people.lobby_schema import LOBBY_TABLES
from cuboteca.people.messages_schema import MESSAGE_SETTINGS, PUSH_DEVICES, TURNS
from cuboteca.people.schema import DEVICES, PEOPLE
from cuboteca.table.conditions import Conditions, TimeControl
from cuboteca.table.deal import UNTIL_ALL_ARE_OVER, Deal
from cuboteca.table.schema import PLAYS, SEATS
from cuboteca.table.seats import hash_token
from cuboteca.table.storage import StoredEvent
from cuboteca.table.talk_schema import TALK

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    import sqlalchemy as sa

    from cuboteca.core.play import Event
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredPlay
    from cuboteca.table.table import Table
    from cuboteca.web.turn_messages import TurnMessages

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanna")
CREATED = 1_700_000_000.0

#: What a table of each kind has agreed on; nobody thinks long enough for a flag to fall.
CONDITIONS = (
    None,
    Conditions(TimeControl("live", 3600, 5, 7200)),
    Conditions(TimeControl("turns", 86_400), at_flag="wait"),
)

#: What a table may play: chance of its own, or a deal, by its name.
DEALS_PLAYED = ("", "", "", "", "match", "day")
DAY = deals.day_of(CREATED)
TOURNAMENT = "cup"

_STEP, _THINKS = 7.0, 0.5  # seconds between two entries of a log, and of thinking
_LINES = (("text", "Have a good play"), ("phrase", "hello"), ("emote", "smile"))

#: Headers of a message that differ between any two: they follow from its time, id and chance.
_OWN_HEADERS = {"Authorization", "Topic", "X-Cuboteca-Signature"}


def person_in(seat: int) -> str:
    """Return the id of the person in a seat."""
    return f"person-{seat}"


def token_of(seat: int) -> str:
    """Return the token of that person's browser."""
    return f"browser-of-person-{seat}-{'x' * 32}"


def feed_of(seat: int) -> str:
    """Return the token of that person's feed."""
    return f"feed-of-person-{seat}-{'x' * 32}"


def introduce(connection: sa.Connection) -> None:
    """Let the site know everybody, in a transaction."""
    for seat, name in enumerate(NAMES):
        person = {"person": person_in(seat)}
        connection.execute(PEOPLE.insert(), {"id": person_in(seat), "name": name, "made": CREATED})
        browser = {"token_hash": hash_token(token_of(seat)), "made": CREATED}
        connection.execute(DEVICES.insert(), person | browser)
        settings = {"language": "en", "wait": 0, "quiet_from": 0, "quiet_to": 0, "zone": "UTC"}
        ways = {"feed_hash": hash_token(feed_of(seat)), "hook": f"https://{seat}.test/hook"}
        connection.execute(
            MESSAGE_SETTINGS.insert(), person | settings | ways | {"hook_secret": "s"}
        )
        device = {"id": f"device-{seat}", "name": "Fox", "made": CREATED, "key": "k", "auth": "a"}
        endpoint = {"endpoint": f"https://{seat}.test/push", "endpoint_hash": str(seat)}
        connection.execute(PUSH_DEVICES.insert(), person | device | endpoint)


def seated(seats: Sequence[Seat], own: Collection[int | None]) -> list[Seat]:
    """Return seats, with those of ``own`` held by people whom the site knows."""
    return [
        replace(seat, person=person_in(seat.seat)) if seat.seat in own else seat for seat in seats
    ]


def timed(entries: Sequence[Event]) -> list[StoredEvent]:
    """Return the entries of a log as they are stored, at times that tell nothing of them."""
    return [
        StoredEvent(entry, at=moment, received=moment - _STEP + _THINKS)
        for number, entry in enumerate(entries, 1)
        for moment in (CREATED + _STEP * number,)
    ]


def moment_after(entries: Sequence[Event]) -> float:
    """Return when a table with these entries is looked at, in seconds since 1970."""
    return CREATED + _STEP * len(entries) + _THINKS


async def keep(log_writer: LogWriter, head: StoredPlay, seats: Sequence[Seat]) -> None:
    """Store a table with its talk, listed in the lobby, in a tournament and in its deal."""

    def beside(connection: sa.Connection, play: str) -> None:
        open_to_all(connection, play, head.conditions.time if head.conditions else None)
        people = [seat.seat for seat in seats if not seat.is_bot]
        for number, (kind, body) in enumerate(_LINES, 1):
            said = {"seat": people[number % len(people)], "kind": kind, "body": body}
            connection.execute(
                TALK.insert(), {"play": play, "number": number, "at": CREATED, **said}
            )

        _enter(connection, head, seats)
        if head.deal:
            _deal_out(connection, head, seats)

    await log_writer.create(head, seats, [], within=beside)


def _enter(connection: sa.Connection, head: StoredPlay, seats: Sequence[Seat]) -> None:
    """Store a tournament in whose first round a table plays."""
    plays = {"game": head.game, "options": dict(head.options), "seat_count": head.seat_count}
    plan = {"name": "Cup", "host": person_in(0), "kind": "swiss", "rounds": 3, "minutes": 60}
    company = {"places": 8, "bots": "", "fill_to": 0, "rated": False}
    conditions = {"conditions": Conditions().as_json()}
    stands = {"seed": 1, "made": CREATED, "state": "running", "round": 1, "revision": 1}
    connection.execute(
        TOURNAMENTS.insert(), {"id": TOURNAMENT, **plays, **plan, **company, **conditions, **stands}
    )
    numbers = [seat.seat + 1 for seat in seats]
    for seat, number in zip(seats, numbers, strict=True):
        who = {"person": seat.person, "level": seat.level, "withdrawn": False}
        connection.execute(ENTRANTS.insert(), {"tournament": TOURNAMENT, "number": number, **who})
    drawn = {"round": 1, "number": 1, "seating": numbers, "play": head.id}
    connection.execute(TOURNAMENT_TABLES.insert(), {"tournament": TOURNAMENT, **drawn})


def _deal_out(connection: sa.Connection, head: StoredPlay, seats: Sequence[Seat]) -> None:
    """Store the deal that a table plays."""
    of_match = head.deal == "match"
    deal = StoredDeal(
        deal=Deal(head.deal, head.secret, head.salt, head.sealed_until or 0.0),
        day="" if of_match else DAY,
        game=head.game,
        seat_count=head.seat_count,
        options=head.options,
        rules_version=head.rules_version,
        made=CREATED,
        teams=tuple(Team(f"Team {seat.seat}", seat.level) for seat in seats),
        table_count=2 if of_match else 0,
        person=person_in(0) if of_match else "",
    )
    deals.keep(connection, deal)
    own = "" if of_match else seats[0].person
    part = {"play": head.id, "deal": head.deal, "attempt": own or "0", "place": 0, "person": own}
    connection.execute(DEAL_PLAYS.insert(), part)


def sealed_until(deal: str) -> float | None:
    """Return when the seal of a deal ends, in seconds since 1970; None without a deal."""
    ends = {"match": UNTIL_ALL_ARE_OVER, "day": CREATED + 86_400}
    return ends.get(deal)


def forget(connection: sa.Connection, play: str) -> None:
    """Delete all that the database has of a table, in a transaction."""
    of_play = (one for one in METADATA.tables.values() if "play" in one.c and one is not SEATS)
    for one in (*of_play, SEATS):
        connection.execute(one.delete().where(one.c.play == play))
    connection.execute(PLAYS.delete().where(PLAYS.c.id == play))
    for other in (LOBBY_TABLES, ENTRANTS, TOURNAMENTS, DEALS):
        connection.execute(other.delete())


@dataclass
class Posts:
    """Stands for the network: whatever is posted arrives, and is kept."""

    kept: list[tuple[str, bytes, list[tuple[str, str]]]] = field(default_factory=list)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> httpx.Response:
        """Keep what is posted, without what differs between any two messages."""
        shown = sorted((name, one) for name, one in headers.items() if name not in _OWN_HEADERS)
        self.kept.append((url, body, shown))
        return httpx.Response(HTTPStatus.CREATED)

    async def close(self) -> None:
        """Do nothing."""


async def told_of_turn(turn_messages: TurnMessages, posts: Posts, table: Table) -> list[object]:
    """Let everybody be told of the turn at a table; return what was posted."""

    def anew(connection: sa.Connection) -> None:
        connection.execute(TURNS.delete().where(TURNS.c.play == table.id))

    await turn_messages.transactions(anew)
    turn_messages._known.pop(table, None)
    turn_messages._changed(table)
    while turn_messages._noting:
        await next(iter(turn_messages._noting))
        await asyncio.sleep(0)  # a task that is done leaves the set only now
    posts.kept.clear()
    await turn_messages.send()
    return [*posts.kept]


__all__ = [
    "CONDITIONS",
    "CREATED",
    "DAY",
    "DEALS_PLAYED",
    "NAMES",
    "TOURNAMENT",
    "Posts",
    "feed_of",
    "forget",
    "introduce",
    "keep",
    "moment_after",
    "person_in",
    "sealed_until",
    "seated",
    "timed",
    "token_of",
    "told_of_turn",
]
