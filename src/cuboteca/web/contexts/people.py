"""The contexts of the pages about people: accounts, one's own plays, profiles, friends' links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.progress import ProgressRow
    from cuboteca.web.contexts.sharing import Sharing
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey of the reader."""

    id: str  # sent back with the form
    name: str
    made: str  # a day, such as 2026-11-23
    used: str  # the same; "" if it has never been used to sign in


@dataclass(frozen=True)
class KeyRow:
    """A key for a program of the reader."""

    id: str  # sent back with the form that revokes it
    name: str
    made: str  # a day, such as 2026-11-23
    used: str  # the same; "" if it has never been used


@dataclass(frozen=True)
class PersonLink:
    """A person, and where the profile is."""

    id: str
    name: str
    url: str


@dataclass(frozen=True)
class AccountContext:
    """Everything that ``account.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    kind: str  # "nobody" (an unknown browser), "guest" or "account"
    name: str  # of the reader; may be ""
    secure: bool  # whether browsers allow passkeys at this address
    passkeys: tuple[PasskeyRow, ...]
    more_passkeys: bool  # whether another one can be made
    recovery_codes: int  # that have not been used
    codes: tuple[str, ...]  # fresh ones, which are shown this once
    keys: tuple[KeyRow, ...]
    more_keys: bool  # whether another one can be made
    fresh_key: str  # which is shown this once; may be ""
    devices: int  # browsers that are signed in
    running: int  # plays that are not over
    friends: tuple[PersonLink, ...]
    blocked: tuple[PersonLink, ...]
    friend_link: Sharing | None  # fresh, to hand out; None unless it has just been made
    profile_url: str  # what others see of the reader; "" for nobody
    problem: str  # why something was not done; may be ""


@dataclass(frozen=True)
class PlayRow:
    """A play of the reader."""

    url: str  # the table, or the replay of a finished play
    game: str
    names: str  # of the others
    note: str  # such as "You won"; may be ""
    day: str  # of its last move, such as 2026-11-23
    day_text: str  # for people
    your_turn: bool


@dataclass(frozen=True)
class GameChoice:
    """A game by which finished plays can be filtered."""

    name: str
    title: str
    chosen: bool


@dataclass(frozen=True)
class PlaysContext:
    """Everything that ``plays.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    known: bool  # whether the site knows the reader; else only the browser knows some tables
    next_url: str  # where the reader is to move; "" if nowhere
    running: tuple[PlayRow, ...]
    finished: tuple[PlayRow, ...]  # one page of them
    games: tuple[GameChoice, ...]
    search: str  # the name that was searched for; may be ""
    earlier_url: str  # the page after this one; "" if it is the last
    later_url: str  # the page before this one; "" if it is the first
    record_url: str  # all that are listed, as a file; "" if there are none
    learnt: tuple[ProgressRow, ...] = ()  # lessons begun and games with puzzles solved


@dataclass(frozen=True)
class GameLine:
    """How often somebody has finished a game."""

    title: str
    plays: int
    won: int  # as the only winner or one of several


@dataclass(frozen=True)
class HeldRating:
    """A rating of somebody in this season."""

    board: str  # game, seats and pace
    url: str  # of its leaderboard
    rating: int  # 1500 at first
    margin: int  # half the width of its 95 % interval
    plays: int  # that it follows from


@dataclass(frozen=True)
class RecordLine:
    """A record, or an opening."""

    text: str
    note: str  # may be ""
    url: str  # of the play that shows it


@dataclass(frozen=True)
class RecordsPart:
    """Somebody's records and favourite openings in one game."""

    title: str
    records: tuple[RecordLine, ...]
    openings: tuple[RecordLine, ...]


@dataclass(frozen=True)
class PersonContext:
    """Everything that ``person.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    name: str
    since: str  # a day, such as 2026-11-23
    own: bool  # the reader's own profile
    games: tuple[GameLine, ...]
    ratings: tuple[HeldRating, ...]  # of this season
    records: tuple[RecordsPart, ...]  # by game
    friends: tuple[PersonLink, ...]  # only for the person and the person's friends
    act_url: str  # takes unfriend, block and unblock by POST; "" for a reader whom nobody knows
    is_friend: bool
    is_blocked: bool  # by the reader
    moderate_url: str  # of the person's page for moderators; "" for everybody else


@dataclass(frozen=True)
class FriendContext:
    """Everything that ``friend.html`` shows: somebody's link, to be accepted."""

    site: Site  # the frame
    t: Word  # words of the page's language
    name: str  # who has handed it out
    accept_url: str  # posting here accepts it; "" for a reader who cannot
    problem: str  # why not; may be ""


__all__ = [
    "AccountContext",
    "FriendContext",
    "GameChoice",
    "GameLine",
    "HeldRating",
    "KeyRow",
    "PasskeyRow",
    "PersonContext",
    "PersonLink",
    "PlayRow",
    "PlaysContext",
    "RecordLine",
    "RecordsPart",
]
