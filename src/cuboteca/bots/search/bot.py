"""A bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.bots.search.search import Search

if TYPE_CHECKING:
    from cuboteca.bots.bot import DecisionContext
    from cuboteca.bots.search.search import SearchResult
    from cuboteca.core.policies import SearchConfig


class SearchBot:
    """Searches every decision between several actions.

    Args:
        seed: Seed for all its draws.
        config: How to search.
        reuse: Keep the tree from decision to decision, while it sits in the same seat of the same
            play; what it finds then depends on what came before.

    Attributes:
        found: What the last search found; None if there was nothing to search.
    """

    def __init__(self, seed: int, config: SearchConfig, *, reuse: bool = False) -> None:
        self._seed = seed
        self._config = config
        self._reuse = reuse
        self._search: Search | None = None
        self._seat: tuple[str, int, int] | None = None
        self._decisions = 0
        self.found: SearchResult | None = None

    def choose(self, context: DecisionContext) -> int:
        """Return the best action that the search found; a single legal action needs no search."""
        self.found = None
        if len(context.legal) == 1:
            return context.legal[0]
        search = self._search_for(context)
        self.found = search.run(lambda rng: context.sample(rng, search.mode), reuse=self._reuse)
        return self.found.action

    def _search_for(self, context: DecisionContext) -> Search:
        seat = (context.game.name, context.seat_count, context.seat)
        if self._search is None or seat != self._seat:
            self._seat = seat
            self._search = Search(
                context.game,
                self._config,
                context.seat_count,
                context.seat,
                seed=self._seed,
            )
        return self._search


__all__ = [
    "SearchBot",
]
