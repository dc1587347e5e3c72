"""Figures of the messages about turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.metrics_core import Metric

    from cuboteca.web.turn_messages import TurnMessages


class MessageFigures(Collector):
    """What became of the messages that this process has sent.

    Args:
        turn_messages: Sends them.
    """

    def __init__(self, turn_messages: TurnMessages) -> None:
        self._turn_messages = turn_messages

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        sent = CounterMetricFamily(
            "cuboteca_messages", "Tries to tell people of their turn", labels=["result"]
        )
        for result, count in self._turn_messages.sent.items():
            sent.add_metric([result], count)
        yield sent


__all__ = ["MessageFigures"]
