"""Piles: cards without order in one number, four bits for the copies of each kind."""

from __future__ import annotations

from cuboteca.core.compiled import rule
from cuboteca.games.sukkube.components import COPY_BITS, MOST_COPIES


@rule('"Contenuto" (Italian p. 1): 30 cards; ruling: card-identity: cards of one kind are alike')
def copies(pile: int, kind: int) -> int:
    """Return how many cards of a kind a pile holds.  Pure."""
    return (pile >> (COPY_BITS * kind)) & MOST_COPIES


@rule('"Contenuto" (Italian p. 1): 30 cards')
def one_card(kind: int) -> int:
    """Return the pile of one card, to add to a pile that holds fewer than 15 of it.  Pure."""
    return 1 << (COPY_BITS * kind)
