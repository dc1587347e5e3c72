"""PettingZoo AEC environment for any game: the seats act one after the other.

For every game:

* Agents are ``player_0`` .. ``player_<n-1>``, the seats clockwise.
* Chance is drawn internally, from an rng that ``reset(seed=...)`` seeds.
* An observation is ``{"observation": int16[N], "action_mask": int8[A]}``.  The numbers are the
  game's own (``cuboteca.envs.pieces`` names them); they are relative to the agent.  The mask is
  all 0 while another agent is to move, and all 1 when the play is over, so that no learner divides
  by the number of legal actions.
* There is one reward, at the end.  ``rank``: from 1 for sole first place to -1 for sole last place,
summing to 0; ``win``: 1, divided among those who are first; ``points``: the points.
* An illegal action ends the play at once, with -1 for its agent and 0 for the others
(``illegal="end"``); or a legal one is drawn instead (``"random"``); or IllegalActionError is raised
and nothing changes (``"raise"``, the default of ``raw_env``).
* Environments can be copied and pickled at any time; copies continue identically.
"""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cuboteca.core.chance import seeded
from cuboteca.core.constants import OVER
from cuboteca.core.errors import OptionError
from cuboteca.envs.one_play import OnePlay
from cuboteca.envs.seating import (
    FRAMES_PER_SECOND,
    RENDER_MODES,
    IllegalRule,
    MaskPlace,
    Seating,
    checked,
    checked_render_mode,
    seating_of,
)
from cuboteca.envs.values import (
    Info,
    Observation,
    Reward,
    final_rewards,
    masked_space,
    observation_box,
)


class TurnEnv(OnePlay, AECEnv[str, Any, "int | None"]):
    """A play of a game, one agent after the other.

    Args:
        name: The game's name.
        seats: Number of agents; by default the game's fewest, but at least two.
        render_mode: ``"ansi"`` (words), ``"human"`` (words, printed), ``"rgb_array"`` or None.
        illegal: ``"end"``, ``"random"`` or ``"raise"``; see above.
        mask_in: ``"observation"``, or ``"info"``: then the observation is the bare array.
        reward: ``"rank"``, ``"win"`` or ``"points"``.
        max_cycles: The play is truncated after this many decisions in total; by default never.
        options: The game's options by name.

    Raises:
        OptionError: An argument is not valid; the message says what would be.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        illegal: IllegalRule = "end",
        mask_in: MaskPlace = "observation",
        reward: Reward = "rank",
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.seating: Seating = seating_of(name, seats, options)
        self.render_mode = checked_render_mode(render_mode)
        self._illegal: IllegalRule = checked("illegal", illegal, IllegalRule)
        self._mask_in: MaskPlace = checked("mask_in", mask_in, MaskPlace)
        self._reward: Reward = checked("reward", reward, Reward)
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles must be a whole number above 0, not {max_cycles!r}")
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"{name}_v1",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": True,
        }
        rules = self.seating.game.rules
        self.possible_agents = [f"player_{seat}" for seat in range(self.seating.seat_count)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {
            agent: spaces.Discrete(rules.action_count) for agent in self.possible_agents
        }
        self._observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: masked_space(rules.observation_size, rules.action_count)
            if self._mask_in == "observation"
            else observation_box(rules.observation_size)
            for agent in self.possible_agents
        }
        #: Of ``state()``: the whole state, bytes.
        self.state_space = spaces.Box(0, 255, (rules.layout.size,), np.uint8)
        self._rng = seeded(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self._attach()
        self._states = self._start()
        self._marked = np.zeros(rules.action_count, np.bool_)
        self._decisions = 0

    # spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations; always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions; always the same object."""
        return self._action_spaces[agent]

    # the play

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002  # none is known
        """Begin a play; ``seed`` seeds the rng of chance, which otherwise continues."""
        if seed is not None:
            self._rng = seeded(int(seed))
        self._states = self._start()
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[0]
        self._go_on(-1)

    def step(self, action: int | None) -> None:
        """Take the action of ``agent_selection``; None for an agent whose play is over.

        Raises:
            IllegalActionError: The action is illegal and ``illegal`` is ``"raise"``.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._legal(action, "its mask", f" of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        if number is None:
            self._end({agent: -1.0})
        else:
            self._go_on(number)
        self._accumulate_rewards()

    def _go_on(self, action: int) -> None:
        """Apply an action, if there is one, and draw until an agent is to move or the play ends."""
        mover = self._advance(self._states, action, self._weights, self._rng)
        if mover == OVER:
            values = final_rewards(self._engine, self._state, self.seating.seat_count, self._reward)
            self._end(dict(zip(self.possible_agents, values, strict=True)))
            return
        self.agent_selection = self.possible_agents[mover]
        self._mark(self._states, self._marked)
        if self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._inform()

    def _end(self, rewards: dict[str, float]) -> None:
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
        self._inform()

    def _inform(self) -> None:
        self.infos: dict[str, Info] = {
            agent: {"action_mask": self._mask(agent)} if self._mask_in == "info" else {}
            for agent in self.agents
        }

    # what is seen

    def _mask(self, agent: str) -> np.ndarray[Any, np.dtype[np.int8]]:
        count = self.seating.game.rules.action_count
        if self.terminations.get(agent, True):
            return np.ones(count, np.int8)
        if agent != self.agent_selection:
            return np.zeros(count, np.int8)
        return self._marked.view(np.int8).copy()

    def observe(self, agent: str) -> Observation:
        """Return what ``agent`` may know now, in arrays of its own."""
        numbers = np.zeros(self.seating.game.rules.observation_size, np.int16)
        self._look(self._states, self._seat_of[agent], numbers)
        if self._mask_in == "info":
            return numbers
        return {"observation": numbers, "action_mask": self._mask(agent)}

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Return the whole state as bytes, hidden parts included; equal states give equal bytes."""
        return np.frombuffer(self._engine.snapshot(self._state), np.uint8).copy()

    def render(self) -> Any:
        """Return the play as ``render_mode`` shows it: what a spectator may know."""
        return self.seating.render(self._state, self.render_mode)

    def close(self) -> None:
        """Do nothing: no window is open."""

    # copies

    def __deepcopy__(self, memo: dict[int, Any]) -> TurnEnv:
        other = object.__new__(type(self))
        other.__setstate__(copy.deepcopy(self.__getstate__(), memo))
        return other


__all__ = [
    "TurnEnv",
]
