"""A cache of analyses by record and budget.

The site keeps an analysis with its play instead; this cache is for files.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from cuboteca import __version__
from cuboteca.core.compiled import cache_folder
from cuboteca.core.files import write_text
from cuboteca.lab.analysis import FORMAT, AnalysisError, analysis_from

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.core.play_record import PlayRecord
    from cuboteca.lab.analysis import Analysis, Budget

_KEPT = 200


def kept(record: PlayRecord, budget: Budget) -> Analysis | None:
    """Return the analysis of a record within a budget if it was made before."""
    try:
        return analysis_from(json.loads(_file(record, budget).read_text("utf-8")))
    except (OSError, ValueError, AnalysisError):
        return None


def keep(record: PlayRecord, budget: Budget, analysis: Analysis) -> None:
    """Store an analysis and remove the oldest ones; without write access, do nothing."""
    file = _file(record, budget)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_text(file, json.dumps(analysis.as_json()))
        newest = sorted(file.parent.iterdir(), key=lambda one: -one.stat().st_mtime)
        for old in newest[_KEPT:]:
            old.unlink(missing_ok=True)


def _file(record: PlayRecord, budget: Budget) -> Path:
    made_of = json.dumps([FORMAT, __version__, record.line(), asdict(budget)])
    return cache_folder() / "analyses" / f"{hashlib.sha256(made_of.encode()).hexdigest()}.json"


__all__ = ["keep", "kept"]
