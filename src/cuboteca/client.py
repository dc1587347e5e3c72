"""A client of the JSON API: play at tables of any site, from any computer.

::

    from cuboteca.client import BotSeat, Client, Person

    with Client("http://127.0.0.1:8000") as site:
        table = site.create("cubosaurs", [Person("My bot"), BotSeat("greedy")])
        end = table.seats[0].play(lambda position: position.legal[0])
        print(end.outcome)

It needs httpx and nothing else of the package: neither the rules nor a compiler is loaded.
"""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, quote, urlsplit

import httpx

from cuboteca.core.errors import CubotecaError
from cuboteca.core.files import write_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Self

_WAIT = 25.0  # seconds that the site holds a call of ``wait`` at most
_PATIENCE = 30.0  # seconds without an answer, beyond that
_ATTEMPTS = 6  # at a call whose answer was lost, or that a busy site put off
_PAUSE = 0.5  # seconds before the second one, twice as many before each further one
_LONGEST_PAUSE = 60.0  # seconds that the site may put a call off

#: The site closes a connection that rests for 5 seconds; a request at that moment has no answer, so
#: a new connection is begun before.
_LIMITS = httpx.Limits(keepalive_expiry=3.0)


class SiteError(CubotecaError):
    """The site refused a call, or could not be reached.

    Attributes:
        status: The HTTP status; 0 if no answer came.
        code: What it is called in the answer, such as ``forbidden``, ``stale`` or ``illegal``.
    """

    def __init__(self, message: str, status: int = 0, code: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.code = code


@dataclass(frozen=True)
class Person:
    """A seat for whoever creates the table: a person or a program of your own."""

    name: str


@dataclass(frozen=True)
class BotSeat:
    """A seat for one of the site's bots, by its level."""

    level: str = "medium"


@dataclass(frozen=True)
class FreeSeat:
    """A seat for somebody else, who takes it by its invitation or from the lobby."""


@dataclass(frozen=True)
class Outcome:
    """How a play ended.

    Attributes:
        points: Of each seat.
        ranks: Of each seat; 1 is the best, and equal seats share a rank.
        reason: What decided it, such as ``points`` or ``shared``.
    """

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Position:
    """A table as one seat, or a spectator, may know it.

    Attributes:
        table: Its id.
        game: Name of the game.
        options: Of the game, by name.
        seq: Number of events so far.
        seat: Whose eyes see it; None of a spectator.
        to_move: The seat to move, -1 for chance; None once nobody moves any more.
        legal: The legal actions in notation; empty unless the seat is to move.
        view: What the seat may know, as plain data; each game's page describes it.
        text: The same in words.
        outcome: How the play ended; None before.
        closed: Why the table was closed before the play ended; "" if it was not.
    """

    table: str
    game: str
    options: Mapping[str, bool | int | str]
    seq: int
    seat: int | None
    to_move: int | None
    legal: tuple[str, ...]
    view: Mapping[str, Any]
    text: str
    outcome: Outcome | None
    closed: str

    @property
    def is_over(self) -> bool:
        """Whether nobody can act at the table any more."""
        return self.outcome is not None or bool(self.closed)


@dataclass(frozen=True)
class OpenTable:
    """A table of the lobby.

    Attributes:
        table: Its id.
        game: Name of the game.
        options: Of the game, by name.
        names: Of the seats; "" where one is free.
        free: Numbers of the free seats.
    """

    table: str
    game: str
    options: Mapping[str, bool | int | str]
    names: tuple[str, ...]
    free: tuple[int, ...]


@dataclass(frozen=True)
class OwnTable:
    """A table of the person whose key a program has.

    Attributes:
        table: Its id.
        game: Name of the game.
        status: ``running``, ``over``, or ``closed`` before its end.
        your_turn: Whether one of ``own`` is to move.
        to_move: The seat to move, if that is known and somebody is.
        names: Of the seats; "" where nobody sits yet, and of bots.
        levels: Of the bots, by seat; "" for people.
        own: Numbers of the person's seats; none where only a record was opened.
        ranks: Of each seat, once the play is over; 1 is the best.
        by_key: Whether a key plays there: not at rated tables, deals and tournaments.
    """

    table: str
    game: str
    status: str
    your_turn: bool
    to_move: int | None
    names: tuple[str, ...]
    levels: tuple[str, ...]
    own: tuple[int, ...]
    ranks: tuple[int, ...] | None
    by_key: bool


@dataclass(frozen=True)
class Described:
    """A position that no table has, as a site describes it.

    Attributes:
        game: Name of the game.
        options: All of the game's, by name.
        seat_count: How many seats the play has.
        position: The state in notation.
        side: From which seat it is seen; None of a spectator.
        to_move: The seat to move, -1 for chance; None once the play is over.
        legal: The legal actions of that seat: in notation, and each in words.
        outcome: How the play ended; None before.
        view: What ``side`` may know, as plain data.
        text: The same in words.
        link: To a board of the position; "" where it is too long for an address.
    """

    game: str
    options: Mapping[str, bool | int | str]
    seat_count: int
    position: str
    side: int | None
    to_move: int | None
    legal: Mapping[str, str]
    outcome: Outcome | None
    view: Mapping[str, Any]
    text: str
    link: str


class Client:
    """A site, as programs use it; close it, or use it as a context manager.

    Args:
        site: Its address, such as ``http://127.0.0.1:8000``.
        key: Of the person as whom the program acts, from the page of the account; "" for a program
            of nobody, which has the seats alone whose tokens it keeps.
        http: What sends the requests, for proxies or tests; one of its own by default.

    Attributes:
        seats: All that this program has here, the oldest first.

    Raises:
        SiteError: This is not the address of a site.
    """

    def __init__(self, site: str, key: str = "", *, http: httpx.Client | None = None) -> None:
        parts = urlsplit(site)
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise SiteError(f"a site's address looks like http://127.0.0.1:8000, not '{site[:80]}'")
        self._api = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/api"
        self._key = key
        self._http = httpx.Client(limits=_LIMITS) if http is None else http
        self._is_ours = http is None
        self.seats: list[Seat] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections to the site."""
        if self._is_ours:
            self._http.close()

    def create(
        self,
        game: str,
        seats: Sequence[Person | BotSeat | FreeSeat],
        *,
        options: Mapping[str, bool | int | str] | None = None,
        seed: int | None = None,
        lobby: bool = False,
        hints: bool = False,
    ) -> Table:
        """Create a table.

        Args:
            game: Name of the game.
            seats: Who sits where.
            options: Of the game, by name; those left out have their default.
            seed: From which all draws follow, 0 to 2**63 - 1; everybody sees that it was chosen.
            lobby: List it in the lobby, where anybody may take a free seat.
            hints: Let the seat to move ask for advice.

        Raises:
            SiteError: The site refuses it.
        """
        order: dict[str, object] = {
            "game": game,
            "seats": [_wish(one) for one in seats],
            "options": dict(options or {}),
            "lobby": lobby,
            "hints": hints,
        }
        if seed is not None:
            order["seed"] = seed
        return self._made(self.call("POST", "/tables", order))

    def _made(self, made: Mapping[str, Any]) -> Table:
        table = Table(self, made["table"], made["commitment"], made["seats"])
        self.seats += table.seats.values()
        return table

    def tables(self, *, over: bool = False, page: int = 0) -> tuple[OwnTable, ...]:
        """Return the tables of the key's person.

        Those that go on come all at once, at most 100, first where it is that person's turn.

        Args:
            over: Return those that are over, the newest first.
            page: Of those, from 0; each has 25, and the one after the last has none.

        Raises:
            SiteError: The program has no key, or the site refuses it.
        """
        path = f"/tables?over={str(over).lower()}&page={page}"
        return tuple(_own_table(one) for one in self.call("GET", path)["tables"])

    def describe(
        self,
        game: str,
        position: str,
        seat_count: int = 0,
        *,
        options: Mapping[str, bool | int | str] | None = None,
        side: int | None = None,
    ) -> Described:
        """Return what a position is, of which the site keeps nothing.

        Args:
            game: Name of the game.
            position: The state in notation, as ``cuboteca.Play.position`` says it; or a link to a
                position, which has its seats and options.
            seat_count: Of the play; 0 with a link.
            options: Of the play; those left out have their default.
            side: From which seat to see it; by default the seat to move.

        Raises:
            SiteError: It is no position of the game with such seats and options.
        """
        order = _order_of(position, seat_count, options)
        if side is not None:
            order["side"] = side
        told = self.call("POST", f"/positions/{_part(game)}", order, repeatable=True)
        return Described(
            game=told["game"],
            options=told["options"],
            seat_count=told["seat_count"],
            position=told["position"],
            side=told["side"],
            to_move=told["to_move"],
            legal={one["action"]: one["text"] for one in told["actions"]},
            outcome=_outcome(told["outcome"]),
            view=told["view"],
            text=told["text"],
            link=told["link"] or "",
        )

    def create_at(
        self,
        game: str,
        position: str,
        seat: int,
        name: str,
        *,
        seat_count: int = 0,
        options: Mapping[str, bool | int | str] | None = None,
        level: str = "medium",
    ) -> Table:
        """Create a table that begins at a position, against the site's bots.

        What the seat cannot know at the position is drawn anew; the table is never rated.

        Args:
            game: Name of the game.
            position: As for ``describe``.
            seat: Where this program sits.
            name: As which.
            seat_count: As for ``describe``.
            options: As for ``describe``.
            level: Of the bots.

        Raises:
            SiteError: The site refuses it.
        """
        order = _order_of(position, seat_count, options) | {
            "seat": seat,
            "name": name,
            "level": level,
        }
        made = self.call("POST", f"/positions/{_part(game)}/tables", order)
        return self._made(made)

    def lobby(self) -> tuple[OpenTable, ...]:
        """Return the tables to which anybody may come; raises SiteError."""
        return tuple(
            OpenTable(
                one["table"],
                one["game"],
                one["options"],
                tuple(seat["name"] for seat in one["seats"]),
                tuple(seat["seat"] for seat in one["seats"] if seat["free"]),
            )
            for one in self.call("GET", "/lobby")["tables"]
        )

    def sit(self, table: str, seat: int, name: str) -> Seat:
        """Take a free seat of a table of the lobby.

        Raises:
            SiteError: It is not free any more, or not of the lobby.
        """
        order = {"seat": seat, "name": name, "token": _fresh()}
        return self._seated(table, self.call("POST", f"/tables/{_part(table)}/sit", order))

    def join(self, invitation: str, name: str) -> Seat:
        """Take the seat of an invitation, which is a link as people get it.

        Raises:
            SiteError: This is no invitation, or the seat is taken.
        """
        parts = urlsplit(invitation).path.rstrip("/").split("/")
        if len(parts) < 4 or parts[-4] != "tables" or parts[-2] != "seat":
            raise SiteError("an invitation is a link such as SITE/tables/TABLE/seat/TOKEN")
        table, token = parts[-3], parts[-1]
        order = {"name": name, "token": _fresh()}
        path = f"/tables/{_part(table)}/seat"
        return self._seated(table, self.call("POST", path, order, token=token))

    def seat(self, table: str, token: str = "", number: int | None = None) -> Seat:
        """Return a seat at which this program, or its person, sits already.

        Args:
            table: Id of the table.
            token: That ``Seat.token`` had, for a program that starts again; "" for the key.
            number: Which of several seats of the key's person; by default the one to move, or the
                first.

        Raises:
            SiteError: The token, or the key, opens no such seat of this table.
        """
        shown = token or self._key
        asked = "" if number is None else f"?seat={number}"
        found = _position(self.call("GET", f"/tables/{_part(table)}{asked}", token=shown))
        if found.seat is None:
            raise SiteError("a seat needs its token, or the key of its person", 403, "forbidden")
        return self._kept(Seat(self, table, found.seat, token))

    def save_records(self, path: str | Path) -> int:
        """Write the records of all tables of ``seats`` to a file, one a line, and count them.

        The file is written completely or not at all; ``cuboteca replay`` and the other commands
        read it.  A play that is not over lacks what its seat may not know.

        Raises:
            SiteError: The site refuses it.
            OSError: The file cannot be written.
        """
        seats = {seat.table: seat for seat in self.seats}
        lines = [json.dumps(seat.record(), ensure_ascii=False) for seat in seats.values()]
        write_text(Path(path), "".join(f"{line}\n" for line in lines))
        return len(lines)

    def open_record(self, path: str | Path) -> str:
        """Open the record of a play that is over at the site; return the address of its replay.

        The site checks all that the record says.

        Args:
            path: Of a file with one record, as ``cuboteca play``, ``cuboteca simulate`` or a
                download has written it.

        Raises:
            SiteError: The file has no record, or the site refuses it.
            OSError: The file cannot be read.
        """
        try:
            record = json.loads(Path(path).read_text("utf-8-sig"))
        except ValueError:
            raise SiteError(f"'{path}' is not a file with one record") from None
        return str(self.call("POST", "/records", record)["link"])

    def look(self, table: str) -> Position:
        """Return a table as a spectator may know it; raises SiteError."""
        return _position(self.call("GET", f"/tables/{_part(table)}", token=""))

    def call(
        self,
        method: str,
        path: str,
        order: Mapping[str, object] | None = None,
        *,
        token: str | None = None,
        seconds: float = 0,
        repeatable: bool = False,
    ) -> Any:
        """Make any call of the API and return its JSON; ``docs/guides/api.md`` lists the calls.

        A call whose answer was lost is made again, if that cannot do anything twice, and so is one
        that the site puts off with Retry-After.

        Args:
            method: GET or POST.
            path: Below ``/api``, with a slash at its beginning.
            order: What is sent, as JSON.
            token: Of a seat; "" to show none.  By default the key is shown, if there is one.
            seconds: That the site may take its time with the answer, beyond half a minute.
            repeatable: That the call does nothing, and can be made again, although it sends
                something without an ``id`` or a ``token``.

        Raises:
            SiteError: The site refuses it, or does not answer.
        """
        shown = self._key if token is None else token
        headers = {"Authorization": f"Bearer {shown}"} if shown else {}
        can_repeat = repeatable or order is None or "id" in order or "token" in order
        pause = _PAUSE
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                answer = self._http.request(
                    method,
                    self._api + path,
                    json=order,
                    headers=headers,
                    timeout=_PATIENCE + seconds,
                )
            except httpx.HTTPError as error:
                if attempt == _ATTEMPTS or not can_repeat:
                    raise SiteError(f"the site does not answer: {error}") from None
            else:
                later = _put_off(answer)
                if later is None or attempt == _ATTEMPTS:
                    return _json(answer)
                pause = later
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        raise AssertionError("the last attempt returns or raises")

    def _seated(self, table: str, told: Mapping[str, Any]) -> Seat:
        return self._kept(Seat(self, table, told["seat"], told["token"]))

    def _kept(self, seat: Seat) -> Seat:
        self.seats.append(seat)
        return seat


class Table:
    """A table that this program has created.

    Attributes:
        id: Its id, as in its address.
        commitment: To the secret from which all draws follow, 64 hexadecimal digits: note it to
            check the draws after the play.
        seats: The seats of kind ``Person``, by number.
        invitations: Links for the seats of kind ``FreeSeat``, by number.
    """

    def __init__(
        self, client: Client, table: str, commitment: str, seats: Sequence[Mapping[str, Any]]
    ) -> None:
        self.id = table
        self.commitment = commitment
        self.seats = {
            one["seat"]: Seat(client, table, one["seat"], one["token"])
            for one in seats
            if one["kind"] == "human"
        }
        self.invitations: dict[int, str] = {
            one["seat"]: one["link"] for one in seats if one["kind"] == "link"
        }


class Seat:
    """A seat that this program has.

    Attributes:
        table: Id of its table.
        number: From 0, clockwise.
        token: Opens the seat: keep it secret, and keep it, for ``Client.seat``; "" for a seat that
            the key opens.
    """

    def __init__(self, client: Client, table: str, number: int, token: str) -> None:
        self._client = client
        self._path = f"/tables/{_part(table)}"
        self.table = table
        self.number = number
        self.token = token

    def look(self) -> Position:
        """Return the table as this seat may know it; raises SiteError."""
        return _position(self._call("GET", ""))

    def watch(self) -> Iterator[Position]:
        """Yield the table now and after each change, up to the end; raises SiteError.

        Several changes at once are one position.  Nothing is polled: the site answers once there
        is something new.
        """
        position = self.look()
        yield position
        while not position.is_over:
            before = position
            position = self.wait(before.seq)
            if position != before:
                yield position

    def wait(self, after: int, seconds: float = _WAIT) -> Position:
        """Return the table once it is no longer as it was after ``after`` events.

        Args:
            after: ``Position.seq`` as it was seen last.
            seconds: How long to wait at most, 0 to 25; the table is returned as it is then.

        Raises:
            SiteError: The site refuses it, or does not answer.
        """
        query = f"after={after}&seconds={seconds:g}"
        return _position(self._call("GET", "/wait", query=query, seconds=seconds))

    def act(self, action: str, seq: int) -> int:
        """Take an action; return the number of events after it.

        Args:
            action: In notation, one of ``Position.legal``.
            seq: ``Position.seq`` as it was when the action was chosen.

        Raises:
            SiteError: The action is illegal, or the play has gone on since (``stale``).
        """
        order = {"seq": seq, "action": action, "id": uuid.uuid4().hex}
        return int(self._call("POST", "/actions", order)["seq"])

    def play(self, bot: Callable[[Position], str]) -> Position:
        """Play to the end; return the table as it is then.

        Args:
            bot: Returns the action to take; called whenever this seat is to move.

        Raises:
            SiteError: The bot chose an illegal action, or the site refuses something else.
        """
        position = self.look()
        while not position.is_over:
            if position.legal:
                try:
                    self.act(bot(position), position.seq)
                except SiteError as error:
                    if error.code != "stale":
                        raise
                    position = self.look()  # the play has gone on meanwhile
                    continue
            position = self.wait(position.seq)
        return position

    def record(self) -> dict[str, Any]:
        """Return the record so far, without what this seat may not know; raises SiteError."""
        return dict(self._call("GET", "/record"))

    def resign(self) -> None:
        """Resign: the seat ranks last, and a bot plays on in it; raises SiteError."""
        self._call("POST", "/resign", {"id": uuid.uuid4().hex})

    def _call(
        self,
        method: str,
        part: str,
        order: Mapping[str, object] | None = None,
        *,
        query: str = "",
        seconds: float = 0,
    ) -> Any:
        """Make a call about this seat, by its token or as one of the key's person."""
        asked = "&".join(filter(None, (query, "" if self.token else f"seat={self.number}")))
        path = f"{self._path}{part}?{asked}" if asked else f"{self._path}{part}"
        token = self.token or None
        return self._client.call(method, path, order, token=token, seconds=seconds)


def _wish(seat: Person | BotSeat | FreeSeat) -> dict[str, str]:
    if isinstance(seat, Person):
        return {"kind": "human", "name": seat.name}
    if isinstance(seat, BotSeat):
        return {"kind": "bot", "level": seat.level}
    return {"kind": "link"}


def _fresh() -> str:
    """Return a token that nobody else has, by which a call can be made again."""
    return uuid.uuid4().hex + uuid.uuid4().hex


def _part(text: str) -> str:
    return quote(text, safe="")


def _order_of(
    position: str, seat_count: int, options: Mapping[str, bool | int | str] | None
) -> dict[str, object]:
    """Return a position as the API takes it; raises SiteError."""
    if "://" not in position:
        return {"position": position, "seat_count": seat_count, "options": dict(options or {})}
    code = parse_qs(urlsplit(position).query).get("p", [""])[0]
    if not code or seat_count or options:
        raise SiteError("a link to a position is such as SITE/positions/GAME?p=CODE, and has all")
    return {"code": code}


def _outcome(told: Mapping[str, Any] | None) -> Outcome | None:
    if told is None:
        return None
    return Outcome(tuple(told["points"]), tuple(told["ranks"]), str(told["reason"]))


def _position(told: Mapping[str, Any]) -> Position:
    return Position(
        table=told["table"],
        game=told["game"],
        options=told["options"],
        seq=told["seq"],
        seat=told["seat"],
        to_move=told["to_move"],
        legal=tuple(told["legal"]),
        view=told["view"],
        text=told["state"],
        outcome=_outcome(told["outcome"]),
        closed=told["closed"]["text"] or told["closed"]["why"] if told["closed"] else "",
    )


def _own_table(told: Mapping[str, Any]) -> OwnTable:
    seats = told["seats"]
    return OwnTable(
        table=told["table"],
        game=told["game"],
        status=told["status"],
        your_turn=told["your_turn"],
        to_move=told["to_move"],
        names=tuple(seat["name"] for seat in seats),
        levels=tuple(seat["level"] for seat in seats),
        own=tuple(seat["seat"] for seat in seats if seat["own"]),
        ranks=told["ranks"] and tuple(told["ranks"]),
        by_key=told["by_key"],
    )


def _put_off(answer: httpx.Response) -> float | None:
    """Return the seconds after which the site wants to be asked again; None if it does not."""
    if answer.status_code not in {429, 503}:
        return None
    seconds = answer.headers.get("Retry-After", "")
    return min(float(seconds), _LONGEST_PAUSE) if seconds.isdecimal() else None


def _json(answer: httpx.Response) -> Any:
    try:
        told = answer.json()
    except ValueError:
        raise SiteError(
            "the answer is not that of a site of Cuboteca", answer.status_code
        ) from None
    if answer.is_success:
        return told
    message = str(told.get("message", "")) if isinstance(told, dict) else ""
    code = str(told.get("error", "")) if isinstance(told, dict) else ""
    raise SiteError(message or f"the site answers {answer.status_code}", answer.status_code, code)


__all__ = [
    "BotSeat",
    "Client",
    "Described",
    "FreeSeat",
    "OpenTable",
    "Outcome",
    "OwnTable",
    "Person",
    "Position",
    "Seat",
    "SiteError",
    "Table",
]
