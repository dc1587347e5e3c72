"""Steps of replays that have been drawn before, kept by what they show and not by who asks.

A step shows a seat's view in a language, so two people who see the same share it.  It is kept
compressed, as thousands of steps are alike.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from cuboteca.web.contexts import AnalysisPart, Log

if TYPE_CHECKING:
    from cuboteca.web.contexts import ReplayContext

_MOST_BYTES = 32 << 20
_ENTRY = 2_000  # bytes of what is kept beside the drawing, about
_QUICK = 1  # of zlib's levels


class ReplayKey(NamedTuple):
    """What a step of a replay shows."""

    table: str
    frame: int  # of the table: its names and its seat to move
    at: int
    language: str
    own: tuple[int, ...]  # seats of the reader
    side: int | None  # from which the reader asks to look
    shown: int | None  # from whose side it is shown then; None: as a spectator
    analysis: AnalysisPart | None  # None once it is made


@dataclass(frozen=True)
class _Kept:
    context: ReplayContext  # without what the drawing shows
    packed: bytes


class ReplayFrames:
    """Keeps the steps that were asked for last.

    Args:
        most: Bytes that they may take.
    """

    def __init__(self, most: int = _MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[ReplayKey, _Kept] = OrderedDict()

    def find(self, key: ReplayKey) -> ReplayContext | None:
        """Return a step that is drawn already: a context with ``drawn``; None if it is not kept."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._kept.move_to_end(key)
        drawn = Markup(zlib.decompress(kept.packed).decode())  # noqa: S704  # our own template's
        return replace(kept.context, drawn=drawn)

    def keep(self, key: ReplayKey, context: ReplayContext, html: str) -> ReplayContext:
        """Keep the drawing of a step; return its context with ``drawn``."""
        bare = replace(
            context,
            board=Markup(),
            seats=(),
            log=Log(Markup(), Markup()),
            sheet=None,
            analysis=_bare(context.analysis),
        )
        self._forget(key)
        self._kept[key] = kept = _Kept(bare, zlib.compress(html.encode(), _QUICK))
        self._size += len(kept.packed) + _ENTRY
        while self._size > self._most and len(self._kept) > 1:
            self._forget(next(iter(self._kept)))
        return replace(bare, drawn=Markup(html))  # noqa: S704  # our own template's

    def _forget(self, key: ReplayKey) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._size -= len(kept.packed) + _ENTRY


def _bare(part: AnalysisPart) -> AnalysisPart:
    """Return what a page says of an analysis outside its drawing."""
    return AnalysisPart(
        url=part.url,
        offered=part.offered,
        failed=part.failed,
        percent=part.percent,
        refresh=part.refresh,
    )


__all__ = ["ReplayFrames", "ReplayKey"]
