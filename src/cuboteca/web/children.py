"""The child processes in which bots and solvers think, for the site and for its workers alike."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cuboteca.bots.confinement import gaps
from cuboteca.bots.levels import own_bots
from cuboteca.bots.workers import EACH, Workers

if TYPE_CHECKING:
    from cuboteca.bots.confinement import Confinement
    from cuboteca.web.settings import Settings

LOG = logging.getLogger("cuboteca.web")


def bot_workers(settings: Settings, count: int, patience: float | None = None) -> Workers:
    """Return where bots think: ``count`` at once, each waiting at most ``patience`` seconds.

    What bots from packages can do here that they should not is logged.
    """
    _warn_of_bots(settings.confined)
    return Workers(
        count,
        settings.bot_seconds,
        first_seconds=settings.first_bot_seconds,
        ready_seconds=settings.ready_seconds,
        waiting_seconds=settings.waiting_seconds,
        patience=patience,
        confined=settings.confined,
    )


def hint_workers(
    settings: Settings, count: int, patience: float | None = None, each: int = EACH
) -> Workers:
    """Return where hints are found, apart from bots, so that they never delay one.

    Args:
        settings: Of the site.
        count: How many at once.
        patience: Seconds that one may wait for its turn; None: as long as it takes.
        each: How many of one client may wait.
    """
    return Workers(
        count,
        settings.hint_seconds,
        first_seconds=settings.first_hint_seconds,
        ready_seconds=settings.ready_seconds,
        patience=patience,
        each=each,
    )


def _warn_of_bots(confined: Confinement | None) -> None:
    if not own_bots():
        return
    if confined is None:
        LOG.warning("bots from packages can do all that this process can: they are not confined")
        return
    for gap in gaps():
        LOG.warning("bots from packages can %s", gap)


__all__ = ["LOG", "bot_workers", "hint_workers"]
