"""Playing what a study asks for: its file, progress on the terminal, an interruption."""

from __future__ import annotations

import os
import time
from math import isfinite
from typing import TYPE_CHECKING

from rich.text import Text

from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import counted, minus, notes
from cuboteca.core.engine import engine_of
from cuboteca.lab import study as lab
from cuboteca.lab.growing_file import alone
from cuboteca.lab.study_file import StudyFile

if TYPE_CHECKING:
    from pathlib import Path

MOST_THREADS = 256
_TELL_SECONDS = 5.0  # between two lines about progress


def answer(
    asked: lab.Study, goal: lab.Goal, path: Path, threads: int | None, *, quiet: bool
) -> lab.Found:
    """Play a study, from where its file ends, and return what it finds.

    Args:
        asked: The study.
        goal: When it stops.
        path: Its file.
        threads: How many slices run at once; None: as many as there are cores.
        quiet: Print nothing about progress.
    """
    plan = lab.plan_of(asked)
    with alone(path, "study", lab.StudyError):
        kept = StudyFile(path, plan)
        with compiling("Compiling the rules, once; later runs start at once.", quiet=quiet):
            plan.prepare(engine_of(plan.game))
        return _run(plan, goal, kept, threads or _cores(), quiet=quiet)


def _cores() -> int:
    cores = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return min(len(cores), MOST_THREADS)


def _run(
    plan: lab.Plan, goal: lab.Goal, kept: StudyFile, threads: int, *, quiet: bool
) -> lab.Found:
    told = 0.0
    found = None
    try:
        for chunk, found, left in lab.run(plan, goal, list(kept.done), threads=threads):
            if chunk is not None:
                kept.add(chunk)
            now = time.monotonic()
            first = not told and isfinite(found.width)
            if not quiet and (first or (told and now - told >= _TELL_SECONDS)):
                told = now
                note(_progress(found, left))
    except KeyboardInterrupt:
        note(f"The plays so far are in '{kept.path}'; the same command continues from there.")
        raise
    assert found is not None, "a study has at least one chunk"
    return found


def _progress(found: lab.Found, left: float) -> str:
    """Return where a study stands, its widest and its strongest effect."""
    first = [one for one in found.findings if one.measure == found.findings[0].measure]
    one = max(first, key=lambda one: abs(one.effect.value))
    effect = one.effect
    wait = f"{left / 60:,.0f} min" if left >= 100 else f"{left:.0f} s"
    told = minus(f"{effect.value:.3g} ({effect.low:.3g} to {effect.high:.3g})")
    return (
        f"{counted(found.plays, 'play')} of each setting; every interval of {one.measure} within "
        f"±{found.width:.3g}; {one.subject}: {told}; about {wait} left"
    )


def note(line: str) -> None:
    """Print a line about how it goes."""
    notes().print(Text(line), soft_wrap=True)


__all__ = ["MOST_THREADS", "answer", "note"]
