"""Sukkube for learners, with what the site shows people: where each card leads.

After the deal a manche holds no chance and no secret, so anyone can see what a card brings: the
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
from cuboteca.envs.kernels import kernel_of
from cuboteca.games.sukkube.components import KIND_COUNT
from cuboteca.games.sukkube.heuristics import is_at_end, take_back, try_card
from cuboteca.games.sukkube.rules.cards import copies
from cuboteca.games.sukkube.rules.playing import is_automaton, playable

if TYPE_CHECKING:
    from cuboteca.envs.vector import SeatVectorEnv
    from cuboteca.games.sukkube.state import State


class Comes(IntEnum):
    """What a card brings to the seat that looks ahead."""

    MY_POINT = 0
    THEIR_POINT = 1
    NO_POINT = 2
    MY_TURN = 3
    THEIR_TURN = 4


COMES = len(Comes)
#: For each kind of card what it brings, and what share of the cards that may answer it brings what.
PREVIEW_SIZE = KIND_COUNT * 2 * COMES


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
    """Write what a card of the mover's brings; the state is the same again afterwards.

    Args:
        state: ``seat`` is to move.
        seat: Who looks ahead.
        kind: A card it may play.
        shown: float32[2, COMES] of zeros; the second row stays so if the manche ends.
    """
    played, top, last_card, run = state.played, state.top, state.last_card, state.run
    try_card(state, kind)
    comes = what_has_come(state, seat)
    shown[0, comes] = 1
    if comes >= Comes.MY_TURN:
        preview_answers(state, seat, shown[1])
    undo(state, played, top, last_card, run)
    state.mover = seat


@rule
def preview_answers(state: State, seat: int, shown: Any) -> None:
    """Write what share of the cards of the person on top brings what (float32[COMES], zeros)."""
    played, top, last_card, run = state.played, state.top, state.last_card, state.run
    state.mover = state.seat_of[top]
    pile = playable(state, state.mover)
    count = 0
    for kind in range(KIND_COUNT):
        if copies(pile, kind) > 0:
            try_card(state, kind)
            shown[what_has_come(state, seat)] += 1
            count += 1
            undo(state, played, top, last_card, run)
    for comes in range(COMES):
        shown[comes] /= count


@rule
def undo(state: State, played: int, top: int, last_card: int, run: int) -> None:
    """Take back what was tried.  Changes: cards, stage, Kube."""
    take_back(state, played)
    state.top = top
    state.last_card = last_card
    state.run = run


@rule
def preview_all(states: Any, shown: Any) -> None:
    """Write the previews of all plays (float32[B, KIND_COUNT, 2, COMES], overwritten)."""
    for play in range(len(states)):
        state = states[play]
        pile = playable(state, state.mover)
        for kind in range(KIND_COUNT):
            for comes in range(COMES):
                shown[play, kind, 0, comes] = 0
                shown[play, kind, 1, comes] = 0
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
        self._preview_all = kernel_of(envs.seating.engine, preview_all)
        self._shown = np.zeros((envs.num_envs, KIND_COUNT, 2, COMES), np.float32)

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
