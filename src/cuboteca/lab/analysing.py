"""An analysis in a process of its own: ``python -m cuboteca.lab.analysing``.

Reads one JSON object, ``{"record": ..., "playouts": ...}`` or with ``seconds``, and writes one a
line: ``{"done": ..., "total": ...}`` now and then, at the end ``{"analysis": ...}`` or
``{"error": ...}``.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from cuboteca.core.errors import CubotecaError
from cuboteca.core.play_record import parse_record
from cuboteca.games import game
from cuboteca.lab.analysis import USUAL_PLAYOUTS, Effort, analyse

_TELL_SECONDS = 0.2


class _Teller:
    """Writes progress, but not too often."""

    def __init__(self) -> None:
        self._told = 0.0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._told >= _TELL_SECONDS:
            self._told = now
            tell({"done": done, "total": total})


def tell(value: dict[str, Any]) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Answer the one question that stands on the input."""
    asked = json.load(sys.stdin)
    try:
        record = parse_record(json.dumps(asked["record"]))
        effort = Effort(
            playouts=asked.get("playouts", USUAL_PLAYOUTS), seconds=asked.get("seconds")
        )
        found = analyse(game(record.game), record, effort, progress=_Teller())
    except CubotecaError as error:
        tell({"error": str(error)})
    else:
        tell({"analysis": found.as_json()})


if __name__ == "__main__":
    main()
