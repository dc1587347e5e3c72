"""``cuboteca fuzz``: random plays that look for faults in the rules."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    GameName,
    GameOptions,
    Json,
    Seed,
    chosen_seed,
    given_options,
    seat_count,
)
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import counted, notes, output, print_json, spinner
from cuboteca.core.engine import engine_of
from cuboteca.core.files import write_text
from cuboteca.games import game as game_of
from cuboteca.lab.fuzz import Findings
from cuboteca.lab.fuzz import fuzz as run

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_MINUTES = 60 * 24 * 7
_FOUND = 1  # exit status


def fuzz(
    game: GameName,
    *,
    minutes: Annotated[
        float, typer.Option(min=0.0001, max=_LONGEST_MINUTES, help="How long to play.")
    ] = 1.0,
    plays: Annotated[
        int | None,
        typer.Option(min=1, help="Stop after this many plays instead.", show_default=False),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            help="Seats of each play; by default every number in turn.", show_default=False
        ),
    ] = None,
    option: GameOptions = None,
    seed: Seed = None,
    record: Annotated[
        Path,
        typer.Option(metavar="FILE", help="File for the play that shows a fault."),
    ] = Path("fault.json"),
    as_json: Json = False,
) -> None:
    """Play at random, preferring rare actions, and check the rules after every event.

    Seats and options that are not given are drawn again every few plays.  The exit status is 1 if a
    fault is found; its play is then written as a record for 'cuboteca replay'.
    """
    chosen = game_of(game)
    options = given_options(chosen, option)
    count = None if players is None else seat_count(chosen, players, players)
    first = chosen_seed(seed)
    with compiling("Compiling the rules, once; later runs start at once.", quiet=as_json):
        run(chosen, seed=first, go_on=_once(), seat_count=count, options=options)
    quiet = as_json or not notes().is_terminal
    with notes().status("Playing ...", spinner=spinner()) as status:

        def go_on(findings: Findings) -> bool:
            if not quiet:
                status.update(
                    f"{counted(findings.plays, 'play')}, {counted(findings.events, 'event')}, "
                    "no fault"
                )
            if plays is not None:
                return findings.plays < plays
            return time.monotonic() < until

        until = time.monotonic() + minutes * 60
        findings = run(chosen, seed=first, go_on=go_on, seat_count=count, options=options)
    if findings.fault is not None:
        _write(record, findings)
    if as_json:
        print_json(_as_json(findings, record))
    else:
        _show(findings, record)
    if findings.fault is not None:
        raise typer.Exit(_FOUND)


def _once() -> Callable[[Findings], bool]:
    """Return a progress callback that stops after one block, which compiles what is needed."""
    return lambda findings: findings.plays == 0


def _write(file: Path, findings: Findings) -> None:
    if findings.fault is None:
        return
    try:
        write_text(file, findings.fault.record.line() + "\n")
    except OSError as error:
        raise UsageError(f"the record cannot be written to '{file}': {error.strerror}") from None


def _as_json(findings: Findings, record: Path) -> dict[str, object]:
    fault = findings.fault
    return {
        "game": findings.game.name,
        "seed": findings.seed,
        "mode": engine_of(findings.game).mode,
        "plays": findings.plays,
        "plays_by_seats": {str(seats): count for seats, count in sorted(findings.by_seats.items())},
        "events": findings.events,
        "checked_in_full": findings.interpreted_plays,
        "seconds": round(findings.seconds, 3),
        "actions_never_taken": findings.never_taken,
        "fault": None
        if fault is None
        else {"what": fault.what, "event": fault.event, "record": str(record)},
    }


def _show(findings: Findings, record: Path) -> None:
    console = output()
    seats = ", ".join(f"{count:,} with {n}" for n, count in sorted(findings.by_seats.items()))
    console.print(
        f"{counted(findings.plays, 'play')} of {findings.game.meta.title} ({seats}), "
        f"{findings.events:,} events in {findings.seconds:.1f} s, seed {findings.seed}"
    )
    console.print(
        f"{findings.interpreted_plays} of them replayed with interpreted rules and checked in "
        f"full; {findings.never_taken} of {len(findings.taken)} actions were never taken"
    )
    if findings.fault is None:
        console.print("No fault found.")
    else:
        console.print(
            f"Fault found: {findings.fault.what}, after event {findings.fault.event}. "
            f"The play is in {record}."
        )


__all__ = [
    "fuzz",
]
