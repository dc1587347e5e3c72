"""Figures of limits, bans, and what a site does with its plays in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from prometheus_client.metrics_core import Metric

    from cuboteca.table.archive import Archive
    from cuboteca.table.errors import Limited
    from cuboteca.web.bans import Bans


class Limit(Protocol):
    """Something that clients may do so often; ``web.allowance`` has them."""

    limited: Limited
    refused: int


class UpkeepFigures(Collector):
    """What limits, bans and the archive count.

    Args:
        archive: Closes and replays plays.
        bans: Who is banned.
        limits: All of the site.
    """

    def __init__(self, archive: Archive, bans: Bans, limits: Sequence[Limit]) -> None:
        self._archive = archive
        self._bans = bans
        self._limits = limits

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        refused = CounterMetricFamily(
            "cuboteca_refused", "Requests above the limits of a client", labels=["limit"]
        )
        for limit in self._limits:
            refused.add_metric([limit.limited], limit.refused)
        yield refused
        closed = CounterMetricFamily(
            "cuboteca_closed", "Plays closed before their end", labels=["why"]
        )
        for why, count in self._archive.closed.items():
            closed.add_metric([why], count)
        yield closed
        shadows = CounterMetricFamily(
            "cuboteca_shadow_replays", "Live plays replayed by the rules of now", labels=["result"]
        )
        for shown, count in self._archive.shadows.items():
            shadows.add_metric([shown], count)
        yield shadows
        yield GaugeMetricFamily("cuboteca_bans", "Addresses and networks banned", len(self._bans))


__all__ = ["Limit", "UpkeepFigures"]
