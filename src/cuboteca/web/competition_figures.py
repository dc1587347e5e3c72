"""Figures of tournaments and deals, for whoever runs the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric

    from cuboteca.competition.deal_tables import DealTables
    from cuboteca.competition.tournament_runner import TournamentRunner

_USUAL = ("open", "running")


class CompetitionFigures(Collector):
    """What became of tournaments and deals, as this process saw it last.

    Args:
        tournaments: Of the site.
        deals: Of days and matches.
    """

    def __init__(self, tournaments: TournamentRunner, deals: DealTables) -> None:
        self._tournaments = tournaments
        self._deals = deals

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        overview = self._tournaments.overview
        known = GaugeMetricFamily("cuboteca_tournaments", "Tournaments", labels=["state"])
        for state in _USUAL:
            known.add_metric([state], overview.states[state])
        yield known
        yield GaugeMetricFamily(
            "cuboteca_tournaments_late_seconds", "Since when the oldest step is due", overview.late
        )
        tables = CounterMetricFamily("cuboteca_deal_tables", "Tables of deals", labels=["kind"])
        for kind in ("day", "match"):
            tables.add_metric([kind], self._deals.made[kind])
        yield tables
        yield CounterMetricFamily(
            "cuboteca_deals_unsealed", "Matches whose seals were broken", self._deals.unsealed
        )
        lines = CounterMetricFamily(
            "cuboteca_deal_lines", "Plays of bots for comparison", labels=["result"]
        )
        for result in ("played", "failed"):
            lines.add_metric([result], self._deals.lines[result])
        yield lines
        failures = CounterMetricFamily(
            "cuboteca_competition_failures", "What had to be looked at later", labels=["what"]
        )
        failures.add_metric(["deals"], self._deals.failures)
        failures.add_metric(["tournaments"], self._tournaments.failures)
        yield failures


__all__ = ["CompetitionFigures"]
