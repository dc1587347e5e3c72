"""An exact solver for a manche, for the strongest bot and for hints.

After the deal a manche hides nothing, and nothing is drawn any more: which person scores, if any,
follows from the cards alone.  The solver looks through all ways to play on and remembers every
position, so each is looked at once.

*What a seat wants.*  It wants to score.  Where it cannot, it wants nobody to; where somebody must,
rather one with fewer points, then one with a lower seat number.  Everybody is taken to play so, for
themselves alone, and among cards that bring a seat the same it plays the one of the lowest number.

*Which of equal cards is advised.*  The one after which the next person can go wrong most: for each
of that person's cards the manche is solved, and the mean of how much the seat prefers the outcomes
decides.  Against somebody who never errs all of them are alike; nothing is lost by it.

*What makes a position.*  The cards that people have left, how far each automaton has come, who is
on top, the card just played and whether its colour may still be doubled.  Points matter only for
what seats want, and stay the same through a manche.

*How far it goes.*  A budget says how many positions may be remembered.  A manche that needs more is
played out many times by the heuristic policy instead; the advice then says that it is not exact.

The search runs on the rules themselves, on copies of the state; only the table is its own.
"""

from __future__ import annotations

import functools
import os
from typing import TYPE_CHECKING, Protocol, cast

import numpy as np

from cuboteca.core.chance import draw_below, seeded
from cuboteca.core.compiled import binder, compiler, rule
from cuboteca.core.game import Advice
from cuboteca.core.intervals import half_width
from cuboteca.core.pile import COPY_BITS, MOST_COPIES, copies
from cuboteca.core.slots import copy_state
from cuboteca.games.sukkube.actions import ACTION_COUNT
from cuboteca.games.sukkube.components import (
    CARDS_PER_SEAT,
    CHARACTER_COUNT,
    KIND_COUNT,
    LONGEST_MANCHE,
    NO_CARD,
    SEAT_COUNT,
)
from cuboteca.games.sukkube.heuristics import heuristic_action
from cuboteca.games.sukkube.rules import legal_mask
from cuboteca.games.sukkube.rules.playing import is_automaton, play, playable, take_turn
from cuboteca.games.sukkube.state import LAYOUT, Stage, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.arrays import Int64Array, RngState
    from cuboteca.core.compiled import Maker
    from cuboteca.core.record import Mask, Row, States, Table

    class Levels(States, Protocol):
        """The states of a search, one for each level."""

        def __getitem__(self, index: int, /) -> State: ...


NOBODY = SEAT_COUNT  # the outcome that no person scores; other outcomes are seats
OUTCOMES = SEAT_COUNT + 1
UNKNOWN = 7  # no outcome yet
OUTCOME_BITS = 3

#: Places in the table, prime numbers; tried one after the other, each may fill by half.
TABLE_SIZES = (4_099, 262_147, 16_777_259)
#: Positions that are remembered at most unless told otherwise.
BUDGET = TABLE_SIZES[-1] // 2
#: The same for interpreted rules, which are a thousand times slower.
INTERPRETED_BUDGET = 20_000
#: Plays by the heuristic policy for each card, where a manche cannot be solved.
PLAYOUTS = 2_000


# positions


@rule
def outcome_of(state: State) -> int:
    """Return who scores in a manche that is at its end: a seat, or ``NOBODY``."""
    seat = state.seat_of[state.top]
    return NOBODY if is_automaton(state, seat) else seat


@rule
def finish_event(state: State, kind: int) -> bool:
    """Play a card and let automata follow; return whether the manche is at its end."""
    play(state, kind)
    while state.stage == Stage.TURN:
        take_turn(state)
    return state.stage == Stage.MANCHE_END


@rule
def key_of(state: State, hands_code: int) -> int:
    """Return the number of a position, never 0; ``hands_code`` stands for all cards left."""
    key = hands_code * CHARACTER_COUNT + state.top
    key = key * (KIND_COUNT + 1) + state.last_card
    return 2 * key + (1 if state.run == 1 else 0) + 1


@rule
def code_after(state: State, code: int, played: int, units: Table) -> int:
    """Return the code of the cards left after those that were played since ``played``.

    Shapes: units is int64[6, 15]: what a card of a kind counts in the hand of a seat.
    """
    for turn in range(played, state.played):
        code -= units[state.played_seats[turn], state.played_cards[turn]]
    return code


@rule
def lowest_card(pile: int) -> int:
    """Return the first kind that a pile, which is not empty, holds."""
    kind = 0
    while copies(pile, kind) == 0:
        kind += 1
    return kind


# the table: each entry is a key and, in its lowest bits, an outcome; 0 is an empty entry


@rule
def scattered(key: int) -> int:
    """Return a number that is far from those of neighbouring keys; all steps stay below 2**63.

    Keys are below 2**38 and come in dense rows, which would fill long runs of the table.
    """
    mixed = key * 51_787
    mixed = (mixed ^ (mixed >> 23)) & ((1 << 46) - 1)
    mixed *= 40_503
    return mixed ^ (mixed >> 29)


@rule
def entry_at(table: Row, key: int) -> int:
    """Return where ``key`` stands in the table, or the empty entry where it belongs."""
    at = scattered(key) % len(table)
    while table[at] != 0 and table[at] >> OUTCOME_BITS != key:
        at = at + 1 if at + 1 < len(table) else 0
    return at


@rule
def recall(table: Row, key: int) -> int:
    """Return the outcome of a position, or ``UNKNOWN``."""
    entry = table[entry_at(table, key)]
    return UNKNOWN if entry == 0 else entry & ((1 << OUTCOME_BITS) - 1)


@rule
def remember(table: Row, key: int, outcome: int) -> None:
    """Put the outcome of a position into the table.  Changes: table."""
    table[entry_at(table, key)] = (key << OUTCOME_BITS) + outcome


# the search


@rule
def open_level(states: Levels, level: int, key: int, keys: Row, pending: Row, best: Row) -> None:
    """Begin to look at the position at ``level``: all its cards are still to be tried."""
    state = states[level]
    keys[level] = key
    pending[level] = playable(state, state.mover)
    best[level] = UNKNOWN


@rule
def improve(
    states: Levels, level: int, outcome: int, preferences: Table, best: Row, pending: Row
) -> None:
    """Note an outcome that the mover at ``level`` can have; its best one ends the search there.

    Shapes: preferences is int64[6, 7]: how much a seat prefers an outcome, 0 to 6.
    """
    seat = states[level].mover
    if best[level] == UNKNOWN or preferences[seat, outcome] > preferences[seat, best[level]]:
        best[level] = outcome
    if best[level] == seat:
        pending[level] = 0


@rule
def solve(
    states: Levels,
    codes: Row,
    keys: Row,
    pending: Row,
    best: Row,
    table: Row,
    filled: Row,
    units: Table,
    preferences: Table,
) -> int:
    """Return the outcome of ``states[0]``, where some seat is to move, or ``UNKNOWN``.

    Args:
        states: one state for each level of the search, the first one given.
        codes: int64[levels]; the first one given, see ``code_after``.
        keys: int64[levels] scratch.
        pending: int64[levels] scratch: piles of cards still to be tried.
        best: int64[levels] scratch: the best outcome so far.
        table: int64[prime]; keeps what is found.
        filled: int64[1]; entries in the table; more than half of it are too many.
        units: int64[6, 15].
        preferences: int64[6, 7].
    """
    root = key_of(states[0], codes[0])
    if recall(table, root) != UNKNOWN:
        return recall(table, root)
    level = 0
    open_level(states, 0, root, keys, pending, best)
    while True:
        if pending[level] == 0:
            if 2 * filled[0] >= len(table):
                return UNKNOWN
            remember(table, keys[level], best[level])
            filled[0] += 1
            if level == 0:
                return int(best[0])
            level -= 1
            improve(states, level, best[level + 1], preferences, best, pending)
            continue
        kind = lowest_card(pending[level])
        pending[level] &= ~(MOST_COPIES << (COPY_BITS * kind))
        copy_state(states, level + 1, states, level)
        child = states[level + 1]
        if finish_event(child, kind):
            improve(states, level, outcome_of(child), preferences, best, pending)
            continue
        codes[level + 1] = code_after(child, codes[level], states[level].played, units)
        key = key_of(child, codes[level + 1])
        found = recall(table, key)
        if found == UNKNOWN:
            level += 1
            open_level(states, level, key, keys, pending, best)
        else:
            improve(states, level, found, preferences, best, pending)


@rule
def play_out(states: Levels, kind: int, count: int, mask: Mask, rng: RngState, tally: Row) -> None:
    """Play ``states[0]`` on ``count`` times, ``kind`` first, and count the outcomes.

    Seats follow the heuristic policy, and one time in four any card.

    Shapes: states has two; mask is bool[15] scratch; tally is int64[7], added to.
    """
    for _ in range(count):
        copy_state(states, 1, states, 0)
        state = states[1]
        ended = finish_event(state, kind)
        while not ended:
            if draw_below(rng, 4) == 0:
                ended = finish_event(state, any_card(state, mask, rng))
            else:
                ended = finish_event(state, heuristic_action(state, mask, rng))
        tally[outcome_of(state)] += 1


@rule
def any_card(state: State, mask: Mask, rng: RngState) -> int:
    """Return a legal card, drawn uniformly among kinds."""
    left = draw_below(rng, legal_mask(state, mask))
    for kind in range(KIND_COUNT):
        if mask[kind]:
            if left == 0:
                return kind
            left -= 1
    return NO_CARD


@rule
def copy_record(target: Levels, i: int, source: Levels, j: int) -> None:
    """Fill the slot ``copy_state`` in compiled code."""
    target[i] = source[j]


def _copy_checked(target: Levels, i: int, source: Levels, j: int) -> None:
    target[i] = LAYOUT.unpack(source[j])


@functools.cache
def _maker(*, compiled: bool) -> Maker:
    """Return what makes the rules above runnable."""
    if compiled:
        return compiler({copy_state.name: copy_record}, LAYOUT)
    return binder({copy_state.name: _copy_checked})


# what seats want, and how cards left are written as a number


def preferences_of(state: State) -> Int64Array:
    """Return int64[6, 7]: how much each seat prefers that a seat, or nobody, scores."""
    preferences = np.zeros((SEAT_COUNT, OUTCOMES), np.int64)
    people = range(int(state.seat_count))
    for seat in people:
        rivals = sorted(
            (other for other in people if other != seat),
            key=lambda other: (
                int(state.points[other]),
                other,
            ),
        )
        for value, outcome in enumerate(reversed([seat, NOBODY, *rivals])):
            preferences[seat, outcome] = value
    return preferences


def units_of(state: State) -> tuple[Int64Array, int]:
    """Return what each card counts in the code of all cards left, and the code now.

    The code is a number with one digit for each kind in a person's hand, as large as its copies,
    and one for each automaton, as large as its cards left.
    """
    units = np.zeros((SEAT_COUNT, KIND_COUNT), np.int64)
    code, unit = 0, 1
    for seat in range(SEAT_COUNT):
        if is_automaton(state, seat):
            units[seat, :] = unit
            code += unit * int(state.hand_count[seat])
            unit *= CARDS_PER_SEAT + 1
            continue
        for kind in range(KIND_COUNT):
            count = int(copies(int(state.hands[seat]), kind))
            if count:
                units[seat, kind] = unit
                code += unit * count
                unit *= count + 1
    return units, code


class Search:
    """The search of one manche: positions found are kept from question to question.

    Args:
        state: Some seat is to move.
        size: Places in the table.
        compiled: Whether to run compiled rules.
    """

    def __init__(self, state: State, size: int, *, compiled: bool) -> None:
        levels = LONGEST_MANCHE + 2
        make = _maker(compiled=compiled)
        self._compiled = compiled
        self._solve, self._play_out = make(solve), make(play_out)
        self._finish_event = make(finish_event)
        checked = (LAYOUT.checked() for _ in range(levels))
        states = np.zeros(levels, LAYOUT.dtype) if compiled else list(checked)
        self._states = cast("Levels", states)
        self._units, self._code = units_of(state)
        self._preferences = preferences_of(state)
        self._scratch = [np.zeros(levels, np.int64) for _ in range(4)]
        self._table = np.zeros(size, np.int64)
        self._filled = np.zeros(1, np.int64)
        self._root = self.adopt(state)

    @property
    def positions(self) -> int:
        """How many positions are known."""
        return int(self._filled[0])

    def adopt(self, state: State) -> State:
        """Return a copy of ``state`` in the form that this search works on."""
        if not self._compiled:
            return LAYOUT.unpack(state)
        record: State = LAYOUT.pack(state)[0]
        return record

    def after(self, state: State, kind: int) -> tuple[State, bool]:
        """Return the state after a card and the automata that follow, and whether that is all."""
        child = self.adopt(state)
        return child, bool(self._finish_event(child, kind))

    def outcome(self, state: State) -> int:
        """Return who scores if everybody plays on as they want, or ``UNKNOWN``."""
        self._states[0] = self.adopt(state)
        codes, keys, pending, best = self._scratch
        played = range(int(self._root.played), int(state.played))
        codes[0] = self._code - sum(
            int(self._units[state.played_seats[turn], state.played_cards[turn]]) for turn in played
        )
        return int(
            self._solve(
                self._states, codes, keys, pending, best, self._table, self._filled,
                self._units, self._preferences,
            )
        )  # fmt: skip

    def outcome_after(self, state: State, kind: int) -> int:
        """Return who scores after a card, or ``UNKNOWN``."""
        child, ended = self.after(state, kind)
        return int(outcome_of(child)) if ended else self.outcome(child)

    def if_the_next_errs(self, state: State, kind: int) -> float:
        """Return how much the mover prefers what comes after a card, 0 to 6.

        It is the mean over all cards of the person who is to move then; where nobody else is, what
        comes if everybody plays as they want.
        """
        seat = int(state.mover)
        child, ended = self.after(state, kind)
        if ended or int(child.mover) == seat:
            return float(self._preferences[seat, self.outcome_after(state, kind)])
        outcomes = [self.outcome_after(child, answer) for answer in legal_kinds(child)]
        known = [self._preferences[seat, one] for one in outcomes if one != UNKNOWN]
        return float(np.mean(known)) if known else 0.0

    def choice(self, state: State) -> int:
        """Return the card that the mover plays: the first of those it prefers.

        Like the search, this stops at a card with which the mover scores; so all it asks for is
        known once the position is.
        """
        seat = int(state.mover)
        outcomes: dict[int, int] = {}
        for kind in legal_kinds(state):
            outcomes[kind] = self.outcome_after(state, kind)
            if outcomes[kind] == seat:
                break
        return best_kind(outcomes, self._preferences[seat])

    def line(self, state: State) -> tuple[int, ...]:
        """Return the cards that people play from here to the end of the manche."""
        cards = []
        ended = False
        while not ended:
            cards.append(self.choice(state))
            state, ended = self.after(state, cards[-1])
        return tuple(cards)

    def tally(self, state: State, kind: int, count: int, rng: RngState) -> list[int]:
        """Return how often each outcome came when the manche was played out after a card."""
        self._states[0] = self.adopt(state)
        tally = np.zeros(OUTCOMES, np.int64)
        mask = np.zeros(ACTION_COUNT, np.bool_)
        self._play_out(self._states, kind, count, mask, rng, tally)
        return [int(number) for number in tally]


def legal_kinds(state: State) -> list[int]:
    """Return the cards that the mover may play."""
    pile = int(playable(state, int(state.mover)))
    return [kind for kind in range(KIND_COUNT) if copies(pile, kind)]


def best_kind(outcomes: Mapping[int, int], preferences: Row) -> int:
    """Return the first card among those whose outcome is preferred."""
    return max(outcomes, key=lambda kind: (int(preferences[outcomes[kind]]), -kind))


class MancheSolver:
    """Advises a seat: exact where the manche fits the budget (see ``core.game.Solver``)."""

    default_budget = BUDGET

    def solve(self, state: State, seat: int, budget: int | None = None) -> Advice:
        """Return the best card of ``seat``, which is to move.

        Args:
            state: Some person is to move.
            seat: That person.
            budget: Positions that may be remembered; ``default_budget`` unless given, and fewer
                where rules are interpreted.
        """
        assert int(state.mover) == seat, "only who is to move is advised"
        state = LAYOUT.unpack(state)
        compiled = os.environ.get("CUBOTECA_INTERPRETED") != "1"
        usual = self.default_budget if compiled else INTERPRETED_BUDGET
        limit = usual if budget is None else budget
        for size in _sizes(limit):
            search = Search(state, size, compiled=compiled)
            outcomes = _outcomes(search, state)
            if UNKNOWN not in outcomes.values():
                return _exact_advice(search, state, seat, outcomes)
        return _estimate(state, seat, PLAYOUTS if compiled else PLAYOUTS // 100, compiled=compiled)


def _sizes(limit: int) -> list[int]:
    """Return table sizes to try, the last one no larger than the limit asks for."""
    smaller = [size for size in TABLE_SIZES if size // 2 < limit]
    return [*smaller, max(2 * limit + 1, 3)] if len(smaller) < len(TABLE_SIZES) else smaller


def _outcomes(search: Search, state: State) -> dict[int, int]:
    outcomes: dict[int, int] = {}
    for kind in legal_kinds(state):
        outcomes[kind] = search.outcome_after(state, kind)
        if outcomes[kind] == UNKNOWN:
            break
    return outcomes


def _exact_advice(search: Search, state: State, seat: int, outcomes: dict[int, int]) -> Advice:
    preferred = preferences_of(state)[seat]
    best = int(preferred[outcomes[best_kind(outcomes, preferred)]])
    equal = [kind for kind, outcome in outcomes.items() if int(preferred[outcome]) == best]
    action = max(equal, key=lambda kind: (search.if_the_next_errs(state, kind), -kind))
    people = range(int(state.seat_count))
    child, ended = search.after(state, action)
    return Advice(
        action=action,
        exact=True,
        line=(action,) if ended else (action, *search.line(child)),
        values={
            kind: tuple(1.0 if person == outcome else 0.0 for person in people)
            for kind, outcome in outcomes.items()
        },
        positions=search.positions,
    )


def _estimate(state: State, seat: int, count: int, *, compiled: bool) -> Advice:
    search = Search(state, TABLE_SIZES[0], compiled=compiled)
    rng = seeded(int(state.played), int(state.finished))
    people = range(int(state.seat_count))
    tallies = {kind: search.tally(state, kind, count, rng) for kind in legal_kinds(state)}
    values = {
        kind: tuple(tally[person] / count for person in people) for kind, tally in tallies.items()
    }

    def preference(kind: int) -> tuple[float, int, int]:
        return values[kind][seat], tallies[kind][NOBODY], -kind

    action = max(values, key=preference)
    return Advice(
        action=action,
        exact=False,
        line=(action,),
        values=values,
        positions=0,
        spread={kind: half_width(all_[seat], count) for kind, all_ in values.items()},
    )
