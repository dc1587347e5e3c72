"""A bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.bots.search.search import Search

if TYPE_CHECKING:
    from cuboteca.bots.bot import Situation
    from cuboteca.bots.search.search import Found
    from cuboteca.core.thinking import Thinking


class SearchBot:
    """Searches every decision that leaves a choice.

    Args:
        seed: Of all that it draws.
        thinking: How to search.
        reuse: Keep the tree from decision to decision, while it sits in the same seat of the same
            play; what it finds then depends on what came before.

    Attributes:
        found: What the last search found; None where there was nothing to search.
    """

    def __init__(self, seed: int, thinking: Thinking, *, reuse: bool = False) -> None:
        self._seed = seed
        self._thinking = thinking
        self._reuse = reuse
        self._search: Search | None = None
        self._place: tuple[Any, ...] = ()
        self._decisions = 0
        self.found: Found | None = None

    def choose(self, situation: Situation) -> int:
        """Return the action that the search likes most; a single legal one is not searched."""
        self.found = None
        if len(situation.legal) == 1:
            return situation.legal[0]
        search = self._search_for(situation)
        self.found = search.run(lambda rng: situation.sample(rng, search.mode), reuse=self._reuse)
        return self.found.action

    def _search_for(self, situation: Situation) -> Search:
        place = (situation.game.name, situation.seats, situation.seat)
        if self._search is None or place != self._place:
            self._place = place
            self._search = Search(
                situation.game,
                self._thinking,
                situation.seats,
                situation.seat,
                seed=self._seed,
            )
        return self._search
