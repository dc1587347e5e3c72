"""The contexts of ``daily.html``, ``deal.html``, ``duplicates.html`` and those beside them.

They show what several tables play with the same chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.new import OptionChoice, OptionField, TimePart
    from cuboteca.web.contexts.sharing import Sharing
    from cuboteca.web.contexts.site import Field, Site, Word


@dataclass(frozen=True)
class DealCard:
    """Today's deal of a game."""

    game_name: str
    picture: Markup  # its cover
    url: str
    note: str  # how the reader's own play stands
    played: bool  # the reader has finished it


@dataclass(frozen=True)
class DealCell:
    """A deal of an earlier day."""

    game_name: str
    url: str  # "" if nobody asked for it
    note: str  # the reader's own result; "" without one


@dataclass(frozen=True)
class DealDay:
    """An earlier day."""

    day: str  # such as 2026-11-22
    day_text: str  # for people
    cells: tuple[DealCell, ...]


@dataclass(frozen=True)
class DailyContext:
    """Everything that ``daily.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    day: str  # such as 2026-11-23
    day_text: str  # for people
    left: str  # how long it still lasts
    streak: int  # days in a row on which the reader finished a deal
    cards: tuple[DealCard, ...]
    days: tuple[DealDay, ...]  # the newest first
    duplicates_url: str


@dataclass(frozen=True)
class DealLine:
    """Somebody's result in a table of results."""

    place: str  # "–" where the play is shown for comparison
    name: str
    url: str  # the person's page; "" if there is none to show
    rank: int  # at the own table
    seat_count: int
    points: int
    margin: str  # over the best opponent, with its sign
    adjusted: str  # the result without luck; "" without an analysis
    replay_url: str  # "" while the deal is sealed
    you: bool
    bot: bool


@dataclass(frozen=True)
class DealStep:
    """A step of the champion's play."""

    url: str  # of the step in the replay
    text: str


@dataclass(frozen=True)
class DealContext:
    """Everything that ``deal.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str
    picture: Markup  # the game's cover
    rules_url: str
    day: str  # such as 2026-11-23
    day_text: str  # for people
    opponents: str
    commitment: str  # 64 digits; "" if nobody asked for it in time
    sealed: bool
    left: str  # how long the day still lasts; "" once it is over
    play_url: str  # where a form begins or goes on; "" if nothing can be played
    play_label: str
    asks_name: bool  # whether the form asks what the reader is called
    note: str  # what holds for the reader
    lines: tuple[DealLine, ...]
    adjusted: bool  # some line has a result without luck
    unfinished: int  # how many plays are not in the table
    champion: str  # whose play it is; "" if there is none
    steps: tuple[DealStep, ...]  # of the champion's play
    before_url: str  # the deal before; "" for the first one
    after_url: str  # "" for today's


@dataclass(frozen=True)
class TeamField:
    """Who plays for a team, in a form."""

    number: int  # from 1
    field: str  # of who plays
    name_field: str
    value: str
    name: str
    choices: tuple[OptionChoice, ...]


@dataclass(frozen=True)
class MatchRow:
    """A match in a list."""

    url: str
    title: str
    state: str


@dataclass(frozen=True)
class DuplicatesContext:
    """Everything that ``duplicates.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    matches: tuple[MatchRow, ...]
    games: tuple[OptionChoice, ...]  # the value is where its form is
    game_name: str  # "" until one is chosen
    fields: tuple[Field, ...]
    seat_counts: tuple[int, ...]
    seat_count: int
    table_counts: tuple[int, ...]
    table_count: int
    teams: tuple[TeamField, ...]
    options: tuple[OptionField, ...]
    time: TimePart | None
    name: str
    problem: str  # "" if nothing is wrong
    create_url: str
    daily_url: str


@dataclass(frozen=True)
class MatchCell:
    """A seat of a table of a match."""

    team: str
    name: str
    points: str  # "" while sealed
    difference: str  # to the same seat at the other tables; "" while sealed
    adjusted: str  # the same of the results without luck; "" without all analyses
    invite: Sharing | None  # the address that opens the seat; None for others than the maker


@dataclass(frozen=True)
class MatchTable:
    """A table of a match."""

    title: str
    url: str  # "" if the reader may not look at it
    replay_url: str  # "" while sealed
    state: str
    cells: tuple[MatchCell, ...]


@dataclass(frozen=True)
class MatchTeam:
    """How a team stands."""

    place: int
    name: str
    points: str
    difference: str
    adjusted: str  # "" without all analyses


@dataclass(frozen=True)
class MatchContext:
    """Everything that ``match.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str
    commitment: str  # 64 digits
    sealed: bool
    tables: tuple[MatchTable, ...]
    teams: tuple[MatchTeam, ...]  # the best first; empty while sealed
    adjusted: bool  # all plays are analysed
    analyses: str  # how far the analyses are; "" if nobody wants them
    analyse_url: str  # "" if there is nothing to begin
    duplicates_url: str


@dataclass(frozen=True)
class DealSeatContext:
    """Everything that ``dealseat.html`` shows: a seat by link, without a board."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str
    seat: int  # from 1
    url: str
    fields: tuple[Field, ...]
    name: str


__all__ = [
    "DailyContext",
    "DealCard",
    "DealCell",
    "DealContext",
    "DealDay",
    "DealLine",
    "DealSeatContext",
    "DealStep",
    "DuplicatesContext",
    "MatchCell",
    "MatchContext",
    "MatchRow",
    "MatchTable",
    "MatchTeam",
    "TeamField",
]
