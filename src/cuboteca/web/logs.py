"""The server's log: a line an event, for people or as JSON, without anything that opens a seat.

Modules write to Python's own loggers and give the table, seat and number of an event as ``extra``.
structlog adds the id of the request and writes the line.
"""

from __future__ import annotations

import logging
import re
import sys
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, TextIO

import structlog
from structlog.stdlib import ExtraAdder, ProcessorFormatter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from structlog.typing import EventDict, Processor, WrappedLogger

_HIDDEN = "[hidden]"
_TOKEN = re.compile(
    r"(?<=/seat/)[^/\s?\"']+"  # in the address that opens a seat
    r"|(?<=bearer )\S+"
    r"|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32,64}(?![A-Za-z0-9_-])",  # the form of a token, anywhere
    re.IGNORECASE,
)


class LogForm(StrEnum):
    """How a line is written."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The least that is written."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def without_tokens(text: str) -> str:
    """Return a text in which whatever could be a token or an invitation is hidden."""
    return _TOKEN.sub(_HIDDEN, text)


def _cleaned(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Hide tokens, and keep a line one line; only a traceback has several."""
    event.pop("color_message", None)  # uvicorn's sentence once more
    return {
        name: (without_tokens(value) if name == "exception" else _one_line(without_tokens(value)))
        if isinstance(value, str)
        else value
        for name, value in event.items()
    }


def _one_line(text: str) -> str:
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def handler(form: LogForm, stream: TextIO | None = None) -> logging.Handler:
    """Return a handler that writes lines in a form.

    Args:
        form: Of the lines.
        stream: Where to; the standard error stream unless given.
    """
    written: Processor
    if form is LogForm.JSON:
        written = structlog.processors.JSONRenderer(default=str)
    else:  # without the values of variables, which a traceback of Rich would show
        plainly = structlog.dev.plain_traceback
        written = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plainly)
    one = logging.StreamHandler(stream or sys.stderr)
    one.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[
                structlog.contextvars.merge_contextvars,
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _cleaned,
                written,
            ],
        )
    )
    return one


@contextmanager
def logging_in(form: LogForm, level: LogLevel) -> Iterator[None]:
    """Write all that this process logs meanwhile, from ``level`` on, in a form."""
    root = logging.getLogger()
    handlers, before = root.handlers, root.level
    root.handlers = [handler(form)]
    root.setLevel(level.value.upper())
    try:
        yield
    finally:
        root.handlers = handlers
        root.setLevel(before)


__all__ = ["LogForm", "LogLevel", "handler", "logging_in", "without_tokens"]
