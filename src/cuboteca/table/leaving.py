"""Who has left a table, who plays in whose place, and what people have agreed, by its log.

Each of this is an entry of the log that is no event of the play: the chain of the log holds it, and
the record lists it among the entries that the play lacks.  ``what`` people agree on is a text::

    end                         the play ends as it stands
    pace live 300+5 cap 600     another time control (``conditions.py``)
    skip 2                      a bot moves for seat 2, which is away

The same ``what`` is offered by whoever agrees first.  What everybody has agreed on is decided by an
entry of its own, stored together with the last agreement: who has to agree is then past doubt.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cuboteca.table.conditions import Conditions

#: Why a bot decides in a person's place.
Substituted: TypeAlias = Literal["flag", "resigned", "handed", "vote"]

#: Numbers of the entries, by which they are told from actions and outcomes.
RESIGN, HAND_OVER, COME_BACK, FLAG, AGREE, DECLINE, DECIDE, SIT = range(-3, -11, -1)
OF_THE_TABLE = range(SIT, RESIGN + 1)

_WORDS = {
    RESIGN: "resign",
    HAND_OVER: "hand over",
    COME_BACK: "come back",
    FLAG: "flag",
    AGREE: "agree",
    DECLINE: "decline",
    DECIDE: "decide",
    SIT: "sit",
}

_ABOUT = (AGREE, DECLINE, DECIDE)
_ASKED_FOR = (RESIGN, HAND_OVER, COME_BACK, AGREE, DECLINE)

END = "end"
PACE = "pace "
SKIP = "skip "

#: How many of these entries one seat may ask for in a play, so that its log stays bounded.
MOST_BY_A_SEAT = 100


def text_of(number: int, what: str = "") -> str:
    """Return the text of an entry.

    Args:
        number: Of the entry.
        what: The bot's level, or what is agreed on; "" where there is nothing to say.
    """
    return f"{_WORDS[number]} {what}".strip()


def what_in(number: int, text: str) -> str:
    """Return the ``what`` of an entry from its text."""
    return text.removeprefix(_WORDS[number]).strip()


def sentence_key(number: int, text: str) -> str:
    """Return what tells one sentence about entries from another, such as "agree-pace"."""
    word = _WORDS[number].replace(" ", "-")
    return f"{word}-{what_in(number, text).split()[0]}" if number in _ABOUT else word


@dataclass(frozen=True)
class Substitute:
    """A bot that plays in a person's place."""

    level: str
    why: Substituted


@dataclass(frozen=True)
class Leaving:
    """What follows from the entries so far.

    Attributes:
        substitutes: The bots that play in people's places, by seat.
        resigned: The seats that have resigned.
        votes: The seats that agree, by what they agree on; nothing that was decided.
        flagged: The seats whose flag has fallen, and that the table waits for.
        here: The seats by link whose people have come, where that mattered to clocks or bots.
        made: How many of these entries each seat has asked for.
    """

    substitutes: Mapping[int, Substitute] = field(default_factory=dict)
    resigned: frozenset[int] = frozenset()
    votes: Mapping[str, frozenset[int]] = field(default_factory=dict)
    flagged: frozenset[int] = frozenset()
    here: frozenset[int] = frozenset()
    made: Mapping[int, int] = field(default_factory=dict)

    def acted(self, seat: int) -> Leaving:
        """Return this after a decision of ``seat``: nobody need vote about it any more."""
        if seat not in self.flagged and f"{SKIP}{seat}" not in self.votes:
            return self
        return replace(self.unvoted(f"{SKIP}{seat}"), flagged=self.flagged - {seat})

    def unvoted(self, what: str) -> Leaving:
        """Return this without votes on what begins with ``what``."""
        kept = {one: seats for one, seats in self.votes.items() if not one.startswith(what)}
        return replace(self, votes=kept)

    def after(self, seat: int, number: int, text: str, conditions: Conditions) -> Leaving:
        """Return this after an entry of the table.

        Args:
            seat: Whose it is.
            number: Of the entry.
            text: Of the entry.
            conditions: Of the table.
        """
        known = self
        if number in _ASKED_FOR:
            known = replace(self, made=Counter(self.made) + Counter([seat]))
        return _EFFECTS[number](known, seat, what_in(number, text), conditions)

    def agreeing(self, what: str) -> frozenset[int]:
        """Return the seats that agree on something."""
        return self.votes.get(what, frozenset())

    def replaced(self, seat: int, bot: Substitute) -> Leaving:
        """Return this with a bot in a seat, which no longer agrees on anything."""
        votes = {what: seats - {seat} for what, seats in self.votes.items()}
        standing = {what: seats for what, seats in votes.items() if seats}
        substitutes = {**self.substitutes, seat: bot}
        return replace(self, substitutes=substitutes, votes=standing).acted(seat)


def _resign(known: Leaving, seat: int, _: str, conditions: Conditions) -> Leaving:
    resigned = replace(known, resigned=known.resigned | {seat})
    return resigned.replaced(seat, Substitute(conditions.level, "resigned"))


def _hand_over(known: Leaving, seat: int, level: str, _: Conditions) -> Leaving:
    return known.replaced(seat, Substitute(level, "handed"))


def _come_back(known: Leaving, seat: int, _: str, __: Conditions) -> Leaving:
    kept = {one: bot for one, bot in known.substitutes.items() if one != seat}
    return replace(known, substitutes=kept).acted(seat)


def _flag(known: Leaving, seat: int, what: str, conditions: Conditions) -> Leaving:
    if conditions.at_flag == "bot":
        return known.replaced(seat, Substitute(conditions.level, "flag"))
    if conditions.at_flag == "resign":
        return _resign(known, seat, what, conditions)
    return replace(known, flagged=known.flagged | {seat})


def _agree(known: Leaving, seat: int, what: str, _: Conditions) -> Leaving:
    return replace(known, votes={**known.votes, what: known.agreeing(what) | {seat}})


def _decline(known: Leaving, _: int, what: str, __: Conditions) -> Leaving:
    return known.unvoted(what)


def _decide(known: Leaving, _: int, what: str, conditions: Conditions) -> Leaving:
    if what.startswith(SKIP):
        seat = int(what.removeprefix(SKIP))
        return known.replaced(seat, Substitute(conditions.level, "vote"))
    return known.unvoted(PACE if what.startswith(PACE) else what)


def _sit(known: Leaving, seat: int, what: str, conditions: Conditions) -> Leaving:
    free = _come_back(known, seat, what, conditions)  # of a bot that played until somebody came
    return replace(free, here=known.here | {seat})


_EFFECTS: dict[int, Callable[[Leaving, int, str, Conditions], Leaving]] = {
    RESIGN: _resign,
    HAND_OVER: _hand_over,
    COME_BACK: _come_back,
    FLAG: _flag,
    AGREE: _agree,
    DECLINE: _decline,
    DECIDE: _decide,
    SIT: _sit,
}


def ranks_without(ranks: tuple[int, ...], resigned: frozenset[int]) -> tuple[int, ...]:
    """Return the ranks of a play with those who have resigned behind all others.

    Args:
        ranks: By the rules, by seat; 1 is best, and equal ranks are shared.
        resigned: Seats, which share the last rank.
    """
    staying = [rank for seat, rank in enumerate(ranks) if seat not in resigned]
    return tuple(
        len(staying) + 1 if seat in resigned else 1 + sum(other < rank for other in staying)
        for seat, rank in enumerate(ranks)
    )


__all__ = [
    "AGREE",
    "COME_BACK",
    "DECIDE",
    "DECLINE",
    "END",
    "FLAG",
    "HAND_OVER",
    "MOST_BY_A_SEAT",
    "OF_THE_TABLE",
    "PACE",
    "RESIGN",
    "SIT",
    "SKIP",
    "Leaving",
    "Substitute",
    "Substituted",
    "ranks_without",
    "sentence_key",
    "text_of",
    "what_in",
]
