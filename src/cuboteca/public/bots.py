"""Bots by name, and the interface that your own bots implement."""

from __future__ import annotations

import secrets

from cuboteca.bots.bot import Bot
from cuboteca.bots.levels import known_to
from cuboteca.bots.levels import make_bot as bot_of
from cuboteca.games import game as game_of


def list_bots(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game: levels from weak to strong, then others.

    Raises:
        UnknownGameError: There is no such game.
    """
    return known_to(game_of(game))


def make_bot(name: str, *, seed: int | None = None) -> Bot:
    """Return a bot, for ``Play.ask`` and ``Play.play_out``.

    Args:
        name: One of ``list_bots``.
        seed: Of its choices; by default drawn from the operating system.

    Raises:
        CubotecaError: There is no such bot, or it cannot be made.
    """
    return bot_of(name, secrets.randbits(63) if seed is None else seed)


__all__ = ["Bot", "list_bots", "make_bot"]
