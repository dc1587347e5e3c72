"""Sukkube for learners, with what the site shows people: where each card leads.

After the deal a manche has no chance and no secrets, so anyone can see what a card leads to: the
automata that come on top follow at once, until a person is to play or the manche ends.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space

from cuboteca.core.compiled import rule
from cuboteca.core.pile import copies
from cuboteca.games.sukkube.components import KIND_COUNT
from cuboteca.games.sukkube.heuristics import is_at_end, take_back, try_card
from cuboteca.games.sukkube.rules.playing import is_automaton, playable

if TYPE_CHECKING:
    from cuboteca.envs.vector import SeatVectorEnv
    from cuboteca.games.sukkube.state import State


class Comes(IntEnum):
    """What a card leads to for the seat that looks ahead."""

    MY_POINT = 0
    THEIR_POINT = 1
    NO_POINT = 2
    MY_TURN = 3
    THEIR_TURN = 4


COMES = len(Comes)
#: What is shown of a card: what it leads to (1 or 0 for each of ``Comes``); the shares of the cards
#: that may answer it by what they lead to; after what share of them I can score at once, or they
#: can.
SHOWN = COMES + COMES + 2
PREVIEW_SIZE = KIND_COUNT * SHOWN


@rule
def what_has_come(state: State, seat: int) -> int:
    """Return what ``seat`` has of the cards just tried (``Comes``)."""
    top = state.seat_of[state.top]
    if not is_at_end(state):
        return Comes.MY_TURN if top == seat else Comes.THEIR_TURN
    if is_automaton(state, top):
        return Comes.NO_POINT
    return Comes.MY_POINT if top == seat else Comes.THEIR_POINT


@rule
def preview(state: State, seat: int, kind: int, shown: Any) -> None:
    """Write what a card of the mover leads to; the state is restored afterwards.

    Args:
        state: ``seat`` is to move.
        seat: The seat that looks ahead.
        kind: A card it may play.
        shown: float32[SHOWN] of zeros; only the first ``COMES`` change if the manche ends.
    """
    played, top, last_card, run = state.played, state.top, state.last_card, state.run
    try_card(state, kind)
    comes = what_has_come(state, seat)
    shown[comes] = 1
    if comes >= Comes.MY_TURN:
        preview_answers(state, seat, shown[COMES:])
    undo(state, played, top, last_card, run)
    state.mover = seat


@rule
def preview_answers(state: State, seat: int, shown: Any) -> None:
    """Write what the cards of the person on top lead to (float32[COMES + 2], zeros)."""
    played, top, last_card, run = state.played, state.top, state.last_card, state.run
    person = state.seat_of[top]
    state.mover = person
    pile = playable(state, person)
    count = 0
    for kind in range(KIND_COUNT):
        if copies(pile, kind) > 0:
            try_card(state, kind)
            comes = what_has_come(state, seat)
            shown[comes] += 1
            if comes >= Comes.MY_TURN and can_score(state):
                shown[COMES + comes - Comes.MY_TURN] += 1
            count += 1
            undo(state, played, top, last_card, run)
            state.mover = person
    for i in range(len(shown)):
        shown[i] /= count


@rule
def can_score(state: State) -> bool:
    """Return whether the person on top has a card that ends the manche and scores."""
    played, top, last_card, run = state.played, state.top, state.last_card, state.run
    person = state.seat_of[top]
    state.mover = person
    pile = playable(state, person)
    found = False
    for kind in range(KIND_COUNT):
        if copies(pile, kind) > 0 and not found:
            try_card(state, kind)
            found = what_has_come(state, person) == Comes.MY_POINT
            undo(state, played, top, last_card, run)
    return found


@rule
def undo(state: State, played: int, top: int, last_card: int, run: int) -> None:
    """Take back what was tried.  Changes: cards, stage, Kube."""
    take_back(state, played)
    state.top = top
    state.last_card = last_card
    state.run = run


@rule
def preview_all(states: Any, shown: Any) -> None:
    """Write the previews of all plays (float32[B, KIND_COUNT, SHOWN], overwritten)."""
    for play in range(len(states)):
        state = states[play]
        pile = playable(state, state.mover)
        for kind in range(KIND_COUNT):
            for i in range(SHOWN):
                shown[play, kind, i] = 0
            if copies(pile, kind) > 0:
                preview(state, state.mover, kind, shown[play, kind])


class WithPreviews(VectorWrapper):
    """Adds the previews of the seat that is to move to its observation: float32[B, N + P]."""

    def __init__(self, envs: SeatVectorEnv) -> None:
        super().__init__(envs)
        size = envs.single_observation_space.shape[0] + PREVIEW_SIZE
        self.single_observation_space = spaces.Box(-(2.0**15), 2.0**15, (size,))
        self.observation_space = batch_space(self.single_observation_space, envs.num_envs)
        self._states = envs.states
        self._preview_all = envs.seating.engine.bound(preview_all)
        self._shown = np.zeros((envs.num_envs, KIND_COUNT, SHOWN), np.float32)

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        """Begin all plays."""
        observations, infos = self.env.reset(**settings)
        return self._with_previews(observations), infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take one action in each play; ``final_obs`` is without previews, as nothing follows."""
        observations, *rest = self.env.step(actions)
        return self._with_previews(observations), *rest

    def _with_previews(self, observations: Any) -> Any:
        self._preview_all(self._states, self._shown)
        return np.hstack([observations, self._shown.reshape(self.num_envs, -1)], dtype=np.float32)
