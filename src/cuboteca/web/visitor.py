"""The visitor: language, preferences, name, who it is, and which seats are the visitor's.

Cookies are HttpOnly and SameSite=Lax.  ``person`` has the token by which the site knows whose
browser it is (``web/devices.py``).  The one with seat tokens is only sent to its table::

    seats = p0:TOKEN.p1:TOKEN.i2:TOKEN      seats to play, invitations to hand out

``tables`` lists the tables created or joined, latest first, with own seats: ``ID~01.ID~2``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from cuboteca.core.texts import LANGUAGES
from cuboteca.table.seats import LONGEST_NAME, clean_name
from cuboteca.web.phrases import negotiated

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.responses import Response

    from cuboteca.table.table import Table

THEMES = ("auto", "light", "dark")

#: What a visitor may prefer, by the cookie's name; the first of each is what holds without one.
PREFERENCES = {
    "theme": THEMES,
    "pace": ("normal", "slow", "instant"),
    "forced": ("off", "on"),
    "sound": ("off", "soft", "full"),
    "talk": ("all", "phrases", "off"),
}
PERSON = "cuboteca.person"  # in the scope of a connection: the id of who asks
_SEATS = tuple("01234567")
_YEAR = 31_536_000
_MOST_TABLES = 8
_MOST_TOKENS = 16  # a seat to play and an invitation for each of eight seats
_LONGEST_QUOTED_NAME = 12 * LONGEST_NAME  # a character may have four bytes, "%F0" each
_TOKEN = re.compile(r"([pi])(\d):([A-Za-z0-9_-]{1,64})")
_TABLE = re.compile(r"([A-Za-z0-9_-]{1,24})~(\d{0,8})")


@dataclass(frozen=True)
class Invitation:
    """A token to hand out."""

    seat: int
    token: str


@dataclass(frozen=True)
class Pass:
    """What a browser keeps for one table."""

    tokens: tuple[tuple[int, str], ...] = ()  # seat and token, to play
    invitations: tuple[Invitation, ...] = ()

    def seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats that the tokens actually open."""
        return tuple(
            seat
            for seat, token in self.tokens
            if seat < len(table.seats) and table.seats[seat].fits(token)
        )

    def invitations_to(self, table: Table) -> tuple[Invitation, ...]:
        """Return the invitations that really belong to seats of the table, used up or not."""
        return tuple(
            one
            for one in self.invitations
            if one.seat < len(table.seats) and table.seats[one.seat].was_invited_by(one.token)
        )

    def with_seat(self, seat: int, token: str) -> Pass:
        """Return this pass with one more seat."""
        others = tuple(pair for pair in self.tokens if pair[0] != seat)
        kept = tuple(one for one in self.invitations if one.seat != seat)
        return Pass(tuple(sorted((*others, (seat, token)))), kept)

    def written(self) -> str:
        """Return the cookie's value."""
        own = [f"p{seat}:{token}" for seat, token in self.tokens]
        return ".".join([*own, *(f"i{one.seat}:{one.token}" for one in self.invitations)])


@dataclass(frozen=True)
class Visitor:
    """A visitor, as far as the site knows."""

    language: str
    theme: str
    name: str
    tables: tuple[tuple[str, tuple[int, ...]], ...]  # table and the visitor's seats, latest first
    pass_: Pass
    pace: str = "normal"  # of what bots do
    forced: str = "off"  # "on": the page takes decisions with one legal action by itself
    sound: str = "off"
    talk: str = "all"  # what of it is read at a table
    person: str = ""  # id; "" for somebody unknown
    front: int | None = None  # at a table, which of several own seats is before the device

    def seats(self, table: Table) -> tuple[int, ...]:
        """Return the seats that the visitor may play: by their tokens, or as their person."""
        held = {seat.seat for seat in table.seats if seat.is_held_by(self.person)}
        return tuple(sorted(held.union(self.pass_.seats(table))))

    def moved_from(self, table: Table) -> tuple[int, ...]:
        """Return the seats that the tokens once opened, as far as anybody can tell."""
        lost = {seat for seat, _ in self.pass_.tokens} - set(self.seats(table))
        return tuple(
            seat for seat in sorted(lost) if seat < len(table.seats) and table.seats[seat].claimed
        )

    def having(self, table: str, seats: tuple[int, ...]) -> Visitor:
        """Return the visitor with ``table`` first among the tables."""
        others = tuple(entry for entry in self.tables if entry[0] != table)
        return replace(self, tables=((table, seats), *others)[:_MOST_TABLES])


def nobody(language: str) -> Visitor:
    """Return a visitor of whom only the language is known."""
    return Visitor(language, THEMES[0], "", (), Pass())


def visitor_of(connection: HTTPConnection) -> Visitor:
    """Return the visitor who makes a request."""
    cookies = cookies_of(connection)
    language = cookies.get("language", "")
    preferred = {
        name: value if (value := cookies.get(name, "")) in values else values[0]
        for name, values in PREFERENCES.items()
    }
    if language not in LANGUAGES:
        language = negotiated(connection.headers.get("accept-language", ""))
    return Visitor(
        language=language,
        name=clean_name(unquote(cookies.get("name", "")[:_LONGEST_QUOTED_NAME])),
        tables=_tables(cookies.get("tables", "")),
        pass_=_pass(cookies.get("seats", "")),
        person=connection.scope.get(PERSON, ""),
        front=int(front) if (front := cookies.get("front", "")) in _SEATS else None,
        **preferred,
    )


def cookie_of(connection: HTTPConnection, name: str) -> str:
    """Return the value of a cookie; "" where there is none."""
    return cookies_of(connection).get(name, "")


def cookies_of(connection: HTTPConnection) -> dict[str, str]:
    """Return the cookies by name; ours contain nothing that needs escaping.

    Starlette would unescape all of them, for which Python before 3.12.6 needs time quadratic in
    the number of backslashes: eight seconds for one request.
    """
    parts = ";".join(connection.headers.getlist("cookie")).split(";")
    pairs = (part.partition("=") for part in parts)
    return {name.strip(): value.strip(' "') for name, _, value in pairs}


def _pass(value: str) -> Pass:
    parts = value.split(".")[:_MOST_TOKENS]
    found = [match.groups() for part in parts if (match := _TOKEN.fullmatch(part))]
    return Pass(
        tuple((int(seat), token) for kind, seat, token in found if kind == "p"),
        tuple(Invitation(int(seat), token) for kind, seat, token in found if kind == "i"),
    )


def _tables(value: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    found = [_TABLE.fullmatch(part) for part in value.split(".")[:_MOST_TABLES]]
    return tuple((match[1], tuple(map(int, match[2]))) for match in found if match)


def remember(
    response: Response, name: str, value: str, *, path: str = "/", secure: bool = False
) -> None:
    """Set one of the site's cookies."""
    response.set_cookie(
        name, value, max_age=_YEAR, path=path, secure=secure, httponly=True, samesite="lax"
    )


def remember_table(response: Response, visitor: Visitor, table: Table, *, secure: bool) -> None:
    """Set the cookies that let a visitor come back to a table: tokens, tables, name."""
    seats = visitor.seats(table)
    tables = visitor.having(table.id, seats).tables
    value = ".".join(f"{name}~{''.join(map(str, own))}" for name, own in tables)
    remember(response, "seats", visitor.pass_.written(), path=f"/tables/{table.id}", secure=secure)
    remember(response, "tables", value, secure=secure)
    if visitor.name:
        remember_name(response, visitor.name, secure=secure)


def remember_name(response: Response, name: str, *, secure: bool) -> None:
    """Set the cookie with the name that somebody uses."""
    remember(response, "name", quote(name, safe=""), secure=secure)


__all__ = [
    "PERSON",
    "PREFERENCES",
    "THEMES",
    "Invitation",
    "Pass",
    "Visitor",
    "cookie_of",
    "cookies_of",
    "nobody",
    "remember",
    "remember_name",
    "remember_table",
    "visitor_of",
]
