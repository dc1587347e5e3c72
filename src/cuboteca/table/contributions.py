"""What the people of a table add to its draws, before the first one.

The table has shown its commitment.  Then, in this order:

1. commit: every person commits to a text, or says that there will be none.  Whoever holds a seat
   may start without those who have not; nobody has revealed anything by then, so nobody can use it.
2. reveal: those who committed reveal their texts.  Who does not within ``REVEAL_SECONDS`` is left
   out, which the record shows for ever.
3. over: the first draw is made.

A person whose page has no script gives the text at once; it is kept until the others reveal theirs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from cuboteca.core.provable import Contribution, commitment_to
from cuboteca.table.errors import RefusedContributionError

if TYPE_CHECKING:
    from collections.abc import Iterable

Phase: TypeAlias = Literal["commit", "reveal", "over"]

#: How long those who committed may take to reveal.
REVEAL_SECONDS = 20.0

LONGEST_TEXT = 64  # characters


@dataclass(frozen=True)
class Given:
    """What a person sends."""

    seat: int
    commitment: str = ""  # to a text that will be revealed later
    text: str | None = None  # the text itself; "" for none at all


@dataclass(frozen=True)
class Contributions:
    """What is known of the contributions to a table."""

    phase: Phase = "commit"
    entries: tuple[Contribution, ...] = ()  # in the order of seats
    without: tuple[int, ...] = ()  # seats that add nothing
    since: float = 0.0  # when revealing began, in seconds since 1970
    changes: int = 0  # how often anything has changed

    @property
    def settled(self) -> tuple[Contribution, ...]:
        """What the draws are made with; empty until it is known."""
        return self.entries if self.phase == "over" else ()

    def missing(self, people: Iterable[int]) -> tuple[int, ...]:
        """Return the seats of people that the table waits for."""
        if self.phase == "reveal":
            return tuple(one.seat for one in self.entries if one.text is None)
        if self.phase == "over":
            return ()
        heard = {*self.without, *(one.seat for one in self.entries)}
        return tuple(seat for seat in people if seat not in heard)

    def seconds_left(self, now: float) -> float:
        """Return how long those who committed still have to reveal."""
        return max(0.0, self.since + REVEAL_SECONDS - now)

    def take(self, table: str, given: Given) -> Contributions:
        """Return the contributions with what a person sent; the same again changes nothing.

        Raises:
            RefusedContributionError: It comes too late or too early, or contradicts what the seat
                sent before.
        """
        seat = given.seat
        found = next((one for one in self.entries if one.seat == seat), None)
        if given.text is None:
            return self._commit(seat, found, given.commitment)
        if not given.text:
            return self._refrain(seat, found)
        return self._reveal(seat, found, Contribution(seat, _of(table, given), given.text))

    def _commit(self, seat: int, found: Contribution | None, commitment: str) -> Contributions:
        if found and found.commitment == commitment:
            return self
        self._check_open(seat, found)
        return self._with(Contribution(seat, commitment))

    def _refrain(self, seat: int, found: Contribution | None) -> Contributions:
        if seat in self.without:
            return self
        self._check_open(seat, found)
        return replace(self, without=(*self.without, seat), changes=self.changes + 1)

    def _reveal(
        self, seat: int, found: Contribution | None, revealed: Contribution
    ) -> Contributions:
        if found == revealed:
            return self
        if found is None:
            self._check_open(seat, found)
            return self._with(revealed)
        if found.commitment != revealed.commitment:
            raise RefusedContributionError(
                f"this text is not the one that seat {seat} committed to"
            )
        if self.phase != "reveal":
            when = "all have committed" if self.phase == "commit" else "the first draw was made"
            late = "wait until" if self.phase == "commit" else "it is too late:"
            raise RefusedContributionError(f"seat {seat} cannot reveal its text now; {late} {when}")
        return self._with(revealed)

    def _check_open(self, seat: int, found: Contribution | None) -> None:
        if self.phase != "commit" or found or seat in self.without:
            raise RefusedContributionError(
                f"seat {seat} can no longer choose what it adds to the draws"
            )

    def _with(self, entry: Contribution) -> Contributions:
        others = [one for one in self.entries if one.seat != entry.seat]
        return replace(self, entries=tuple(sorted([*others, entry])), changes=self.changes + 1)

    def settle(self, people: Iterable[int], now: float, *, start: bool = False) -> Contributions:
        """Return the contributions in the phase that is due.

        Args:
            people: The seats that are not a bot's, taken or not.
            now: Seconds since 1970.
            start: Do not wait for those who have not committed.
        """
        known = self
        if known.phase == "commit" and (start or not known.missing(people)):
            known = replace(known, phase="reveal", since=now, changes=known.changes + 1)
        if known.phase == "reveal" and not (known.missing(people) and known.seconds_left(now)):
            known = replace(known, phase="over", changes=known.changes + 1)
        return known

    def as_json(self) -> Stored:
        """Return what is stored."""
        return {
            "phase": self.phase,
            "entries": [(one.seat, one.commitment, one.text) for one in self.entries],
            "without": list(self.without),
            "since": self.since,
            "changes": self.changes,
        }


class Stored(TypedDict):
    """The form in which contributions are stored."""

    phase: Phase
    entries: list[tuple[int, str, str | None]]
    without: list[int]
    since: float
    changes: int


def read_contributions(stored: Stored) -> Contributions:
    """Return what was stored as ``as_json``."""
    return Contributions(
        phase=stored["phase"],
        entries=tuple(Contribution(*one) for one in stored["entries"]),
        without=tuple(stored["without"]),
        since=stored["since"],
        changes=stored["changes"],
    )


def _of(table: str, given: Given) -> str:
    return commitment_to(table, given.seat, given.text or "")


__all__ = [
    "LONGEST_TEXT",
    "REVEAL_SECONDS",
    "Contributions",
    "Given",
    "Phase",
    "read_contributions",
]
