"""What a table answers when it cannot do what is asked; nothing has changed then.

::

    CubotecaError
     +-- TableError
          +-- UnknownTableError   no table has this id
          +-- NotYourTurnError    the token is forged or missing, or another seat is to move
          +-- SeatTakenError      the invitation is used up
          +-- BadTokenError       a token of one's own making cannot be used
          +-- HintsOffError       the table was laid without hints
          +-- NoSolverError       the game brings nobody who could give a hint
          +-- StaleError          the play has moved on since the question was asked
          +-- RefusedActionError  the rules forbid it; carries the explanation
          +-- RefusedTableError   a table cannot be laid like this
          +-- TooManyTablesError  the house is full
          +-- TooManyChecksError  too many boards and decks wait to be checked
          +-- BrokenCheckError    a check of a board or deck has failed, which is our mistake
          +-- StorageError        the log cannot be written or read
               +-- DatabaseAddressError  no database can have this address
               +-- DatabaseInUseError    another server keeps its plays there
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from cuboteca.core.words import Sentence


class TableError(CubotecaError):
    """Base of what a table refuses."""


class UnknownTableError(TableError):
    """No table has this id."""


class NotYourTurnError(TableError):
    """Whoever asks does not sit in the seat that is to move."""


class SeatTakenError(TableError):
    """Somebody else has come by this invitation.

    Attributes:
        seat: Its number.
        name: Of whoever sits there.
    """

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(
            f"{name} has taken seat {seat}: the invitation has been used; "
            "anyone may watch without a token"
        )
        self.seat = seat
        self.name = name


class BadTokenError(TableError):
    """A token of one's own making cannot be used; says what would be right."""


class HintsOffError(TableError):
    """The table was laid without hints."""


class StaleError(TableError):
    """The play has moved on.

    Attributes:
        seq: Number of the decision that the table waits for now.
    """

    def __init__(self, seq: int) -> None:
        super().__init__(f"the play has moved on; it now waits for decision {seq}")
        self.seq = seq


class RefusedActionError(TableError):
    """The rules forbid the action.

    Attributes:
        explanation: Why, with the rulebook's paragraph; None where the text is no action at all.
    """

    def __init__(self, message: str, explanation: Sentence | None = None) -> None:
        super().__init__(message)
        self.explanation = explanation


class RefusedTableError(TableError):
    """A table cannot be laid like this; says what would be right."""


class TooManyTablesError(TableError):
    """The house has as many tables as it takes."""


class TooManyChecksError(TableError):
    """As many users' own boards and decks wait to be checked as the house takes."""


class BrokenCheckError(TableError):
    """A user's own board or deck could not be checked because our code failed; says how."""


class StorageError(TableError):
    """The log of plays cannot be read or written; says what happened and which file it is."""


class DatabaseAddressError(StorageError):
    """The address of a database cannot be right; never holds any of it, for a password's sake."""


class DatabaseInUseError(StorageError):
    """Another server keeps its plays in this database; says which, and what can be done."""
