"""The context of ``lobby.html``: open tables, plays to watch, quick match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.new import OptionChoice
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class LobbyTable:
    """A table of the lobby."""

    id: str  # of its element, unique on the page
    url: str  # its page, for whoever watches
    game: str  # as printed on its box
    people: tuple[str, ...]  # who sits there: names, and bots with their levels
    free: str  # a sentence: how many seats are free, of how many
    pace: str  # in words
    options: str  # what is not as usual, in words
    seconds: int  # since it was opened
    sit_url: str = ""  # POST here takes a seat; "" where none is free
    seat: int = 0  # the first free one
    picture_url: str = ""  # the board as it is now


@dataclass(frozen=True)
class QueueLine:
    """Some people who wait for the same."""

    text: str  # such as "1 waiting for Ursuppe with 4"
    seconds: int  # for which the first of them has waited


@dataclass(frozen=True)
class MatchChoice:
    """A number of seats that one may wait for."""

    value: str  # of the form's field
    seat_count: int  # how many
    label: str  # for screen readers: game and number
    waiting: int  # how many wait for it


@dataclass(frozen=True)
class MatchGame:
    """A game that one may wait for."""

    name: str  # as printed on its box
    choices: tuple[MatchChoice, ...]  # one for each number of seats


@dataclass(frozen=True)
class Waiting:
    """What the reader waits for."""

    text: str  # such as "You are waiting for Ursuppe with 4 players."
    fill: str  # when bots fill up; "" for never
    seconds: int  # so far


@dataclass(frozen=True)
class LobbyContext:
    """Everything that ``lobby.html`` shows; its block ``now`` changes while it is open."""

    site: Site  # the frame
    t: Word  # words of the page's language
    own: str  # a fresh token, which will open the seat that is taken
    name: str  # of the reader, as last used
    tables: tuple[LobbyTable, ...]  # with free seats, the newest first
    running: tuple[LobbyTable, ...]  # which may be watched
    queues: tuple[QueueLine, ...]  # who waits for what, the longest first
    games: tuple[MatchGame, ...]  # for quick match
    paces: tuple[OptionChoice, ...]  # that one may wait for
    fill: int  # seconds after which bots may fill up
    waiting: Waiting | None  # None: the reader does not wait
    live_url: str  # path of the WebSocket
    refresh: int  # seconds after which a page without scripts asks again
    new: tuple[tuple[str, str], ...]  # address and name of each game's form for a new table


__all__ = [
    "LobbyContext",
    "LobbyTable",
    "MatchChoice",
    "MatchGame",
    "QueueLine",
    "Waiting",
]
