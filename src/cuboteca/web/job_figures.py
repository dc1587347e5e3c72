"""Figures of what workers are asked for, of the whole site, as this process saw it last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from cuboteca.table.jobs import ANALYSES, BOTS, HINTS, LaneFigures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric

    from cuboteca.table.job_queue import JobQueue

_USUAL = (BOTS, HINTS, ANALYSES)


class JobFigures(Collector):
    """Jobs that wait, and the workers that are alive.

    Args:
        jobs: What this process asks workers through.
    """

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs

    def collect(self) -> Iterator[Metric]:
        """Return the figures of the last look."""
        waiting = GaugeMetricFamily("cuboteca_jobs", "Jobs that no worker has", labels=["kind"])
        age = GaugeMetricFamily(
            "cuboteca_jobs_age_seconds", "Since when the oldest waits", labels=["kind"]
        )
        alive = GaugeMetricFamily("cuboteca_workers", "Workers that are alive", labels=["kind"])
        for kind in dict.fromkeys((*_USUAL, *self._jobs.lanes)):
            one = self._jobs.lanes.get(kind, LaneFigures())
            waiting.add_metric([kind], one.waiting)
            age.add_metric([kind], one.age)
            alive.add_metric([kind], one.workers)
        yield from (waiting, age, alive)


__all__ = ["JobFigures"]
