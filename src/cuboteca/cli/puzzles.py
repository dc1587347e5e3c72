"""``cuboteca puzzles``: makes puzzles from plays."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.cli.inputs import GameName, Json
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import notes, output, print_json, spinner
from cuboteca.core.puzzles import Puzzle, PuzzleError, puzzles_in
from cuboteca.games import game as game_of
from cuboteca.lab.puzzle_making import (
    LEAST_MARGIN,
    USUAL_LATE,
    USUAL_SIMULATIONS,
    VERIFIED_WITH,
    Making,
    make_puzzles,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game

_MOST = 100_000
_MOST_ALIKE = (
    0.5  # of the puzzles may have the same answer: one that is nearly always right is guessed
)


def puzzles(
    game: GameName,
    *,
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="File of puzzles; if it has some, more are added."),
    ],
    count: Annotated[
        int, typer.Option(min=1, max=_MOST, help="How many puzzles the file is to have.")
    ] = 300,
    seed: Annotated[
        int, typer.Option(min=0, max=2**31 - 1, help="Seed of the plays they come from.")
    ] = 1,
    simulations: Annotated[
        int,
        typer.Option(
            min=10,
            max=1_000_000,
            help=f"Of the search that finds them; verifying takes {VERIFIED_WITH} times as many.",
        ),
    ] = USUAL_SIMULATIONS,
    margin: Annotated[
        float,
        typer.Option(
            min=0.0, max=1.0, help="By how much one action has to be better, 0 to 1, at least."
        ),
    ] = LEAST_MARGIN,
    late: Annotated[
        float,
        typer.Option(
            min=0.0, max=0.95, help="Share of each play's decisions to leave out at its start."
        ),
    ] = USUAL_LATE,
    as_json: Json = False,
) -> None:
    """Make puzzles: positions of plays in which one action is clearly best.

    Where the game has a solver, they are exact; else searches find and verify them.  Stop it at any
    time: it goes on where the file ends.  The same seed makes the same puzzles.
    """
    chosen = game_of(game)
    known = _known(out)
    making = Making(seed, simulations, margin, late)
    earlier = len(known)
    answers = Counter(one.action for one in known)
    with notes().status("Making puzzles ...", spinner=spinner()) as status:
        with compiling("Compiling the search, once; later runs start at once.", quiet=as_json):
            maker = make_puzzles(
                chosen,
                making,
                _next_play(known, seed),
                wanted=lambda action: answers[action] < count * _MOST_ALIKE,
            )
        number = 0
        ids = {one.id for one in known}
        for one in maker if earlier < count else ():
            if isinstance(one, int):
                number = one
                if len(known) >= count:
                    break
                continue
            if one.id not in ids:
                ids.add(one.id)
                known.append(one)
                answers[one.action] += 1
                _append(out, one)
                status.update(f"{len(known):,} puzzles, play {number:,}")
    _tell(chosen, known, earlier, as_json=as_json)


def _known(out: Path) -> list[Puzzle]:
    try:
        lines = out.read_text("utf-8").splitlines() if out.exists() else []
        return puzzles_in(lines)
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "is not text"
        raise UsageError(f"cannot read '{out}': {why}") from None
    except PuzzleError as error:
        raise NotSoError(f"'{out}': {error}") from None


def _next_play(known: Sequence[Puzzle], seed: int) -> int:
    """Return the number of the play after the last one in the file of this seed."""
    return max((one.play + 1 for one in known if one.seed == seed), default=0)


def _append(out: Path, puzzle: Puzzle) -> None:
    try:
        with out.open("a", encoding="utf-8", newline="\n") as file:
            file.write(puzzle.line() + "\n")
    except OSError as error:
        raise UsageError(f"cannot write '{out}': {error.strerror}") from None


def _tell(game: Game, known: Sequence[Puzzle], earlier: int, *, as_json: bool) -> None:
    by_difficulty = {
        name: sum(one.difficulty == name for one in known) for name in ("easy", "medium", "hard")
    }
    if as_json:
        print_json(
            {
                "game": game.name,
                "puzzles": len(known),
                "new": len(known) - earlier,
                "by_difficulty": by_difficulty,
            }
        )
        return
    told = ", ".join(f"{number} {name}" for name, number in by_difficulty.items())
    output().print(
        f"{len(known):,} puzzles of {game.meta.title}, {len(known) - earlier:,} of them new: {told}"
    )


__all__ = ["puzzles"]
