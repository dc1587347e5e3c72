"""The contexts of ``tournaments.html`` and ``tournament.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.new import OptionField, TimePart
    from cuboteca.web.contexts.sharing import Sharing
    from cuboteca.web.contexts.site import Field, Site, Word


@dataclass(frozen=True)
class Moment:
    """A point in time."""

    iso: str  # by universal time, for the script
    text: str  # the same for people, without a script


@dataclass(frozen=True)
class TournamentCard:
    """A tournament in a list."""

    url: str
    name: str
    facts: str  # game, kind, tables and pace in one line
    people: str  # how many take part
    starts: Moment | None  # or since when it runs, or when it ended
    said: str  # what the moment is, such as "begins"
    mine: bool  # the reader takes part


@dataclass(frozen=True)
class TournamentForm:
    """The form that creates a tournament."""

    game_name: str  # as printed on its box
    fields: tuple[Field, ...]  # hidden
    about: tuple[OptionField, ...]  # its name, kind, tables, rounds
    people: tuple[OptionField, ...]  # places, bots, start, rated
    options: tuple[OptionField, ...]  # of the game
    time: TimePart
    name: str  # of the reader, as last used


@dataclass(frozen=True)
class NewTournament:
    """A game for which one may create a tournament."""

    url: str
    name: str
    chosen: bool


@dataclass(frozen=True)
class TournamentsContext:
    """Everything that ``tournaments.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    open: tuple[TournamentCard, ...]  # for which people sign up
    running: tuple[TournamentCard, ...]
    over: tuple[TournamentCard, ...]  # the latest first
    games: tuple[NewTournament, ...]
    form: TournamentForm | None  # None: no game has been chosen
    problem: str | None  # why the form came back


@dataclass(frozen=True)
class TournamentSeat:
    """Somebody at a table of a tournament."""

    name: str
    points: str  # of this table; "" while it lasts
    won: bool  # the best, alone or with others
    you: bool


@dataclass(frozen=True)
class TournamentTable:
    """A table of a round."""

    title: str
    url: str  # "" for a bye, and until it is created
    note: str  # what it waits for, or that it is a bye
    seats: tuple[TournamentSeat, ...]


@dataclass(frozen=True)
class TournamentRound:
    """A round, or the tables of an arena."""

    title: str
    tables: tuple[TournamentTable, ...]
    open: bool  # shown at first


@dataclass(frozen=True)
class StandingLine:
    """Somebody in the standings, or on the list of those who take part."""

    rank: str
    name: str
    url: str  # the person's page; "" for a bot
    note: str  # bot, you, has left
    points: str
    opponents: str  # mean points of those whom one met
    direct: str  # points against those with the same points
    share: str  # mean share of the points of a play
    plays: str
    you: bool


@dataclass(frozen=True)
class OwnTable:
    """What the reader has to do now, in large letters."""

    text: str
    url: str  # of the table; "" while it is prepared
    note: str


@dataclass(frozen=True)
class TournamentButton:
    """Something that the reader can do."""

    do: str  # sent by the form
    label: str
    main: bool
    sure: bool  # asks first whether the reader is sure


@dataclass(frozen=True)
class TournamentContext:
    """Everything that ``tournament.html`` shows; its block ``now`` changes while it is open."""

    site: Site  # the frame
    t: Word  # words of the page's language
    url: str  # of this page; acts are posted there
    title: str
    facts: tuple[str, ...]  # what is agreed, a few words each
    state: str  # a sentence
    moment: Moment | None  # when it starts, or when its round or the arena ends
    said: str  # what the moment is
    own: OwnTable | None  # None: nothing waits for the reader
    buttons: tuple[TournamentButton, ...]
    name: str  # of the reader, who is asked for it where one is needed
    asks_name: bool
    lines: tuple[StandingLine, ...]
    columns: tuple[str, ...]  # tie-breaks that count, in this order: fields of a line
    begun: bool  # there are points
    rounds: tuple[TournamentRound, ...]  # the latest first
    how: tuple[str, ...]  # sentences about points and ties
    sharing: Sharing | None  # None once nobody can sign up
    refresh: int  # seconds after which the page asks again; 0: never


__all__ = [
    "Moment",
    "NewTournament",
    "OwnTable",
    "StandingLine",
    "TournamentButton",
    "TournamentCard",
    "TournamentContext",
    "TournamentForm",
    "TournamentRound",
    "TournamentSeat",
    "TournamentTable",
    "TournamentsContext",
]
