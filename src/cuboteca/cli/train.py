"""``cuboteca train``: a network that values a game's states, learned by plays against itself."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    GameName,
    GameOptions,
    Json,
    Language,
    given_options,
    seat_count,
)
from cuboteca.cli.language import chosen_language
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import notes, output, print_json
from cuboteca.core.files import need_writable, write_text
from cuboteca.games import game as game_of
from cuboteca.lab.growing_file import alone
from cuboteca.lab.training import training as lab
from cuboteca.lab.training.curve import svg_of

if TYPE_CHECKING:
    from collections.abc import Mapping

_USUAL_SEATS = 2
_USUAL_GENERATIONS = 24
_USUAL_PLAYS = 12_000
_USUAL_UNITS = 64
_LARGEST_SEED = 2**31 - 1


def train(
    game: GameName,
    *,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of each play; by default 2, or as many as the game needs."),
    ] = None,
    generations: Annotated[
        int,
        typer.Option(
            min=1,
            max=lab.MOST_GENERATIONS,
            help="How often to play and learn, counting what the training's file has already.",
        ),
    ] = _USUAL_GENERATIONS,
    plays: Annotated[
        int, typer.Option(min=1, max=lab.MOST_PLAYS, help="Plays of each generation.")
    ] = _USUAL_PLAYS,
    units: Annotated[
        int, typer.Option(min=1, max=lab.MOST_UNITS, help="Hidden units of the network.")
    ] = _USUAL_UNITS,
    option: GameOptions = None,
    rivals: Annotated[
        bool,
        typer.Option(
            "--rivals/--no-rivals",
            help="Whether the heuristic policy takes part in two thirds of the plays; without, the "
            "network meets itself alone.",
        ),
    ] = True,
    seed: Annotated[int, typer.Option(min=0, max=_LARGEST_SEED, help="Seed of the training.")] = 1,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="File for what was learned; a training continues where its file ends. By "
            "default, a file in this folder that is named after the training.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the network here (.npz), and its training's record beside it (.json).",
            show_default=False,
        ),
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw the curves of the training.", show_default=False),
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Train a network that values a game's states, by plays against itself.

    After each generation it plays against the levels that decide at once, looking one action
    ahead; the generation that does best is written. An interrupted training continues when the same
    command is given again, with the same result as if it had never stopped.
    """
    chosen = game_of(game)
    spoken = chosen_language(language)
    _check_files(out=out, svg=svg)
    seats = seat_count(chosen, players, _USUAL_SEATS)
    options = chosen.options(given_options(chosen, option), seats)
    try:
        plan = lab.plan(chosen, options, seats, seed=seed, plays=plays, units=units, rivals=rivals)
    except lab.TrainingError as error:
        raise UsageError(str(error)) from None
    path = results or Path(f"training-{plan.game}-{plan.seat_count}-{plan.digest}.npz")
    with alone(path.with_name(f"{path.name}.lock"), "training", lab.TrainingError):
        training = lab.load(path, plan) if _has(path) else lab.begun(plan)
        _run(training, generations, path, out, quiet=as_json)
    if out:
        lab.write_network(training, out)
    if svg:
        write_text(svg, svg_of(training, spoken))
    if as_json:
        print_json(lab.as_json(training))
    else:
        output().print(Text(_done(training, path, out)), soft_wrap=True)


def _check_files(**files: Path | None) -> None:
    """Refuse files that could not be written afterwards, before anything is played."""
    for name, path in files.items():
        if path:
            try:
                need_writable(path)
            except OSError as error:
                raise UsageError(f"--{name} cannot write '{path}': {error.strerror}") from None


def _has(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _run(training: lab.Training, last: int, path: Path, out: Path | None, *, quiet: bool) -> None:
    """Run the generations that are left; keep what each has learned."""
    trainer = lab.Trainer(training, last)
    before = time.monotonic()
    took = 0.0
    try:
        with compiling("Compiling what trains, once; later runs start at once.", quiet=quiet):
            trainer.prepare()
        for one in trainer.run():
            lab.save(training, path)
            now = time.monotonic()
            took = now - before if took == 0 else (took + now - before) / 2
            before = now
            if not quiet:
                _note(_progress(one, last, took * (last - one.number)))
    except KeyboardInterrupt:
        kept = len(training.generations)
        if kept and out:
            lab.write_network(training, out)
        what = "1 generation has" if kept == 1 else f"{kept} generations have"
        _note(
            f"What {what} learned is in '{path}'; the same command continues from there."
            if kept
            else "No generation was finished, so nothing was learned."
        )
        raise


def _progress(one: lab.Generation, last: int, left: float) -> str:
    wait = f"{left / 60:,.0f} min" if left >= 100 else f"{left:.0f} s"
    return (
        f"Generation {one.number} of {last}: {one.positions:,} positions, error {one.error:.3f}; "
        f"won against {_shares(one.against)}; about {wait} left"
    )


def _shares(against: Mapping[str, lab.Share]) -> str:
    return ", ".join(
        f"{level} {100 * share.won:.1f} % ± {100 * share.half_width:.1f}"
        for level, share in against.items()
    )


def _done(training: lab.Training, path: Path, out: Path | None) -> str:
    best = training.generations[training.best - 1]
    where = f"The network is in '{out}'" if out else "--out writes the network"
    return (
        f"The best of {len(training.generations)} generations is number {best.number}: looking one "
        f"action ahead, it won against {_shares(best.against)} of "
        f"{min(one.plays for one in best.against.values()):,} plays each.\n{where}; the training "
        f"is in '{path}' and continues with more --generations."
    )


def _note(line: str) -> None:
    notes().print(Text(line), soft_wrap=True)


__all__ = ["train"]
