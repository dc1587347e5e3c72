"""The figures of a running site, in the form that Prometheus reads.

What is counted anyway is read where it is kept, when somebody asks; only times are observed here.
Nothing here names a table, a seat, a person or an address.
"""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING, Protocol

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from prometheus_client.metrics_core import Metric

    from cuboteca.table.bot_runner import BotRunner
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.tables import Tables
    from cuboteca.web.allowance import Share
    from cuboteca.web.connections import Gate

_BEAT = 0.1  # seconds between two looks at the event loop
_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 5.0, 10.0)
_LAGS = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Queue(Protocol):
    """Work that has been asked for and is not done."""

    @property
    def age(self) -> float:
        """For how many seconds the oldest has been asked for."""
        ...

    def __len__(self) -> int:
        """Return how much there is."""
        ...


class Metrics:
    """The figures of one site.

    Attributes:
        gate: Of the server that the site runs on, if it has one.
        requests: Seconds from a request to the end of its response, by kind.
        responses: How many there were, by kind and status.
        work: Seconds that work took from being asked for, by queue.
    """

    def __init__(self) -> None:
        self.gate: Gate | None = None
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # memory, descriptors, processor time
        self.requests = Histogram(
            "cuboteca_request_seconds",
            "Time from a request to the end of its response",
            ["kind"],
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.responses = Counter(
            "cuboteca_responses",
            "Responses",
            ["kind", "status"],
            registry=self._registry,
        )
        self.work = Histogram(
            "cuboteca_work_seconds",
            "Time that work took, from being asked for",
            ["queue"],
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._lag = Histogram(
            "cuboteca_loop_lag_seconds",
            "How much later than asked the event loop went on",
            buckets=_LAGS,
            registry=self._registry,
        )
        self._beating: asyncio.Task[None] | None = None

    def register(self, figures: Collector) -> None:
        """Show the figures of a collector as well."""
        self._registry.register(figures)

    def text(self) -> bytes:
        """Return all figures in Prometheus's text format."""
        return generate_latest(self._registry)

    def start(self) -> None:
        """Begin to look at the event loop."""
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _BEAT
            await asyncio.sleep(_BEAT)
            self._lag.observe(max(loop.time() - due, 0.0))

    async def stop(self) -> None:
        """Look no more."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)


class Figures(Collector):
    """What tables, bots and connections count.

    Args:
        metrics: Knows the gate.
        tables: All tables.
        log_writer: Stores actions.
        bot_runner: Lets bots move.
        sockets: The places of WebSockets.
        queues: By name.
        folder: Where plays are kept; None where they are not kept in a file.
    """

    def __init__(
        self,
        metrics: Metrics,
        tables: Tables,
        log_writer: LogWriter,
        bot_runner: BotRunner,
        sockets: Share,
        queues: Mapping[str, Queue],
        folder: Path | None,
    ) -> None:
        self._metrics = metrics
        self._tables = tables
        self._log_writer = log_writer
        self._bot_runner = bot_runner
        self._sockets = sockets
        self._queues = queues
        self._folder = folder

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        yield CounterMetricFamily(
            "cuboteca_actions", "Actions stored", value=self._log_writer.actions
        )
        yield _by(
            CounterMetricFamily(
                "cuboteca_stand_ins", "Moves made in a bot's place", labels=["why"]
            ),
            {str(why): count for why, count in self._bot_runner.stand_ins.items()},
        )
        yield GaugeMetricFamily(
            "cuboteca_tables", "Tables in memory", value=self._tables.open_count
        )
        yield GaugeMetricFamily(
            "cuboteca_tables_paused",
            "Tables in memory whose bots wait until somebody looks",
            value=len(self._bot_runner.paused),
        )
        yield GaugeMetricFamily("cuboteca_websockets", "Open WebSockets", value=self._sockets.taken)
        yield _by(
            GaugeMetricFamily("cuboteca_queue", "Work asked for and not done", labels=["queue"]),
            {name: len(queue) for name, queue in self._queues.items()},
        )
        yield _by(
            GaugeMetricFamily(
                "cuboteca_queue_age_seconds", "Since when the oldest waits", labels=["queue"]
            ),
            {name: queue.age for name, queue in self._queues.items()},
        )
        yield from self._connections()
        yield from self._disk()

    def _connections(self) -> Iterator[Metric]:
        gate = self._metrics.gate
        if gate is None:
            return
        yield GaugeMetricFamily("cuboteca_connections", "Open connections", value=len(gate))
        yield _by(
            CounterMetricFamily(
                "cuboteca_connections_closed", "Connections that we ended", labels=["why"]
            ),
            {why.name.lower(): count for why, count in gate.ended.items()},
        )

    def _disk(self) -> Iterator[Metric]:
        if self._folder is None:
            return
        disk = shutil.disk_usage(self._folder)
        yield GaugeMetricFamily("cuboteca_disk_free_bytes", "Free, where plays are", disk.free)
        yield GaugeMetricFamily("cuboteca_disk_bytes", "In all, where plays are", disk.total)


def _by(
    family: CounterMetricFamily | GaugeMetricFamily, values: Mapping[str, float]
) -> CounterMetricFamily | GaugeMetricFamily:
    """Return a family with one value a label."""
    for label, value in values.items():
        family.add_metric([label], value)
    return family


__all__ = ["Figures", "Metrics", "Queue"]
