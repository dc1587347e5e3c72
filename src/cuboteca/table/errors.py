"""Errors of tables; after any of them nothing has changed.

::

    CubotecaError
     +-- TableError
          +-- UnknownTableError   no table has this id
          +-- ExplainedError      the seat or the action is wrong; carries why, where the rules say
          |    +-- NotYourTurnError    the token is forged or missing, or it is another seat's turn
          |    +-- RefusedActionError  the rules forbid it
          |         +-- StaysError    nobody can leave this way now
          +-- SeatTakenError      the invitation is used up
          +-- BadTokenError       a token made by the client cannot be used
          +-- UnknownCodeError    a code moves no seat to another device
          +-- HintsOffError       the table was created without hints
          +-- ClosedTableError    the play was closed before its end
          +-- StaleError          the play has moved on since the request was made
          +-- ElsewhereError      another process of the site has the table
          +-- RefusedContributionError  nothing can be added to the draws this way, or now
          +-- RefusedLineError    this cannot be said at a table
          +-- RefusedTableError   a table cannot be created this way
          +-- TooFastError        one client does something too often
          +-- TooManyTablesError  too many tables are open
          +-- TooManyChecksError  too many boards and decks wait to be checked
          +-- BrokenCheckError    the check of a board or deck has failed, which is a bug
          +-- RefusedRecordError  a record from a file cannot be opened
          +-- StorageError        the log cannot be written or read
               +-- DatabaseAddressError  this cannot be the address of a database
               +-- DatabaseVersionError  another version of this program made the database
               +-- DatabaseInUseError    another server keeps its plays there
               +-- DiskFullError         too little of its disk is free
               +-- SigningKeyError       the site has no key to sign with
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from cuboteca.core.words import Refused


class TableError(CubotecaError):
    """Base of all errors of tables."""


#: What one client may do so often: create tables, try codes that move seats, ask for hints and
#: other things that cost much, have tables that are open, talk, take seats in the lobby, report.
Limited: TypeAlias = Literal["tables", "codes", "costly", "open", "talk", "seats", "reports"]

_TOO_FAST: dict[Limited, str] = {
    "tables": "too many tables in a short time; wait a minute",
    "codes": "many codes were tried from here; wait a minute",
    "costly": "too many hints, analyses and checks in a short time; wait a minute",
    "talk": "too many lines in a short time; wait a little",
    "reports": "too many reports in a short time; wait some minutes",
    "open": "too many tables that were created here are still open; finish one, or come back later",
    "seats": "too many seats were taken or waited for in a short time; wait a minute",
}


class TooFastError(TableError):
    """One client does something too often, such as creating tables.

    Attributes:
        limited: What it does.
        ask_again: After how many whole seconds it may try again, at least 1.
    """

    def __init__(self, limited: Limited, ask_again: int) -> None:
        super().__init__(_TOO_FAST[limited])
        self.limited: Limited = limited
        self.ask_again = ask_again


class RefusedContributionError(TableError):
    """What somebody wants to add to the draws comes too late or does not fit what came before."""


#: What is wrong with a line: nothing of it can be seen, it is too long, no such phrase or emote
#: exists, or whoever says it is muted.
WrongLine: TypeAlias = Literal["empty", "long", "unknown", "muted"]

_WRONG_LINE: dict[WrongLine, str] = {
    "empty": "a line needs at least one character that can be seen",
    "long": "a line has at most 200 characters",
    "unknown": "there is no such phrase or emote",
    "muted": "those who moderate this site have muted you for a while",
}


class RefusedLineError(TableError):
    """Something cannot be said at a table.

    Attributes:
        why: What is wrong with it.
    """

    def __init__(self, why: WrongLine) -> None:
        super().__init__(_WRONG_LINE[why])
        self.why: WrongLine = why


class UnknownTableError(TableError):
    """No table has this id."""


class ExplainedError(TableError):
    """Somebody may not do what was asked.

    Attributes:
        refused: The refusal's code and sentence; None if it was not the rules that stopped the
            action but, for example, a forged token or a text that is not an action.
    """

    def __init__(self, message: str, refused: Refused | None = None) -> None:
        super().__init__(message)
        self.refused = refused


class NotYourTurnError(ExplainedError):
    """The request does not come from the seat that is to move."""


class ReplacedError(NotYourTurnError):
    """A bot plays in the place of whoever asks.

    Args:
        resigned: Whether the seat has resigned, so that nobody can take it back.
    """

    def __init__(self, *, resigned: bool) -> None:
        gone = "this seat has resigned; a bot plays on in it"
        super().__init__(gone if resigned else "a bot plays this seat; take it back first")


class RefusedActionError(ExplainedError):
    """The rules forbid the action."""


#: Why something about leaving is not possible now: the play has not begun, the seat has resigned, a
#: bot plays it, the other one is not away, the table has this time control already, a seat did so
#: often enough, or the tables of a deal play without substitutes.
Stays: TypeAlias = Literal["unbegun", "resigned", "replaced", "present", "same", "often", "deal"]

_STAYS: dict[Stays, str] = {
    "unbegun": "the play has not begun, and others sit here; start it without waiting, or wait",
    "resigned": "this seat has resigned",
    "replaced": "a bot plays this seat; take it back first",
    "present": "others may let a bot move once a seat has been thinking for {count:g} seconds",
    "same": "the table has this time control already",
    "often": "a seat may do this at most {count:g} times in a play",
    "deal": "who plays a deal plays it alone; no bot can take over",
}


class StaysError(RefusedActionError):
    """What somebody wants to do about leaving is not possible now.

    Args:
        why: See ``Stays``.
        count: Of seconds or of times, where the sentence has one.

    Attributes:
        why: As given.
        count: As given.
    """

    def __init__(self, why: Stays, count: float = 0) -> None:
        super().__init__(_STAYS[why].format(count=count))
        self.why: Stays = why
        self.count = count


class HiddenSideError(TableError):
    """Somebody may not look from a seat's side.

    Args:
        seat: Its number.
        seat_count: How many the table has.

    Attributes:
        exists: Whether there is such a seat.
    """

    def __init__(self, seat: int, seat_count: int) -> None:
        self.exists = seat < seat_count
        if self.exists:
            super().__init__("while a play lasts, people see it from their own side only")
        else:
            super().__init__(f"seats are numbered from 0 to {seat_count - 1}; there is no {seat}")


class SeatTakenError(TableError):
    """Somebody else has used this invitation.

    Attributes:
        seat: Its number.
        name: The name of whoever sits there.
    """

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(
            f"{name} has taken seat {seat}: the invitation has been used; "
            "anyone may watch without a token"
        )
        self.seat = seat
        self.name = name


class BadTokenError(TableError):
    """A token made by the client cannot be used; the message says what would be right."""


class UnknownCodeError(TableError):
    """A code moves no seat: it is wrong, was used, or has expired."""


class HintsOffError(TableError):
    """The table was created without hints."""


class ClosedTableError(TableError):
    """The play was closed before its end.

    Attributes:
        why: "idle", "rules" or "admin", as in ``table.closing``.
    """

    def __init__(self, why: str) -> None:
        super().__init__("this table was closed before its end; its replay and record remain")
        self.why = why


class StaleError(TableError):
    """The play has moved on.

    Attributes:
        seq: Number of the decision that the table waits for now.
    """

    def __init__(self, seq: int) -> None:
        super().__init__(f"the play has moved on; it now waits for decision {seq}")
        self.seq = seq


class ElsewhereError(TableError):
    """Another process of the site has the table."""

    def __init__(self) -> None:
        super().__init__("the table has just moved to another process of this site; try again")


class RefusedTableError(TableError):
    """A table cannot be created this way; the message says what would be right."""


class TooManyTablesError(TableError):
    """The server has as many tables as it accepts."""


class TooManyChecksError(TableError):
    """Too many users' own boards and decks are waiting to be checked."""


class BrokenCheckError(TableError):
    """A user's own board or deck could not be checked because of a bug."""


#: Why a record from a file cannot be opened: it is none, of an unknown game, of another version of
#: its rules, of a play that is not over, has an event that is not possible or a proof that does not
#: hold, is too large, or takes too long to check.
WhyRefused: TypeAlias = Literal[
    "form", "game", "version", "unfinished", "event", "proof", "large", "slow"
]


class RefusedRecordError(TableError):
    """A record from a file cannot be opened.

    Attributes:
        why: In one word.
        step: Number of the first event that is not possible, from 1; None if another part is bad.
    """

    def __init__(self, why: WhyRefused, message: str, step: int | None = None) -> None:
        super().__init__(message)
        self.why: WhyRefused = why
        self.step = step


class StorageError(TableError):
    """The log of plays cannot be read or written; the message names the file and the cause."""


class DatabaseAddressError(StorageError):
    """The address of a database is wrong; to protect passwords, the message quotes none of it."""


class DatabaseVersionError(StorageError):
    """The database is of another version of this program; the message says which."""


class DatabaseInUseError(StorageError):
    """Another server uses this database; the message says what can be done."""


class DiskFullError(StorageError):
    """Too little of the disk is free to store anything; the message names no file."""


class SigningKeyError(StorageError):
    """The key by which a site signs records cannot be used; the message names its file."""


__all__ = [
    "BadTokenError",
    "BrokenCheckError",
    "ClosedTableError",
    "DatabaseAddressError",
    "DatabaseInUseError",
    "DatabaseVersionError",
    "DiskFullError",
    "ElsewhereError",
    "ExplainedError",
    "HiddenSideError",
    "HintsOffError",
    "Limited",
    "NotYourTurnError",
    "RefusedActionError",
    "RefusedContributionError",
    "RefusedLineError",
    "RefusedRecordError",
    "RefusedTableError",
    "ReplacedError",
    "SeatTakenError",
    "SigningKeyError",
    "StaleError",
    "Stays",
    "StaysError",
    "StorageError",
    "TableError",
    "TooFastError",
    "TooManyChecksError",
    "TooManyTablesError",
    "UnknownCodeError",
    "UnknownTableError",
    "WhyRefused",
    "WrongLine",
]
