"""``cuboteca study``: a question about a game, answered by many plays with intervals."""

from __future__ import annotations

import os
import time
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.text import Text

from cuboteca.cli.errors import UsageError
from cuboteca.cli.inputs import (
    LARGEST_SEED,
    GameName,
    GameOptions,
    Json,
    Language,
    given_options,
    names_in,
    seat_count,
)
from cuboteca.cli.language import chosen_language
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import counted, minus, notes, output, print_json
from cuboteca.cli.tables import FittingTable
from cuboteca.core.engine import engine_of
from cuboteca.core.files import need_writable, write_text
from cuboteca.games import game as game_of
from cuboteca.lab import study as lab
from cuboteca.lab.growing_file import alone
from cuboteca.lab.parquet import need_parquet
from cuboteca.lab.study_file import StudyFile
from cuboteca.lab.study_front import Aims, aims_of
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json as found_as_json
from cuboteca.lab.study_report import csv_of, write_parquet
from cuboteca.lab.study_variants import sweep_of
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.lab.study_words import FrontText, TableText

_USUAL_SEATS = 4
_MOST_THREADS = 256
_TELL_SECONDS = 5.0  # between two lines about progress


def study(
    game: GameName,
    *,
    question: Annotated[
        lab.Question | None,
        typer.Option(
            help="seats: is it good to decide first? length: how long are plays, how do they end? "
            "options: what does each option change? cards: what is each gene, tile, character or "
            "first move worth? variants: what do other rules change? (asked by --sweep)",
            show_default="seats",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of each play; by default 4, or as many as the game allows."),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Bots that decide at once, separated by commas: random, easy, medium, greedy. "
            "They take seats in turn, starting over until every seat has one.",
        ),
    ] = "medium",
    plays: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=lab.MOST_PLAYS,
            help=f"Plays of each setting; by default {lab.USUAL_PLAYS:,}, with --width as many as "
            "it takes.",
            show_default=False,
        ),
    ] = None,
    width: Annotated[
        float | None,
        typer.Option(
            help="Stop once every interval of the first table is within ± this width.",
            show_default=False,
        ),
    ] = None,
    option: GameOptions = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(
            metavar="OPTION=V1,V2,...",
            help="Compare the usual rules with variants in which an option has these values: "
            "names, numbers or files. OPTION:KEY.KEY is a figure of its data, such as "
            "board:planets.F.points. Several make a grid.",
            show_default=False,
        ),
    ] = None,
    aim: Annotated[
        str | None,
        typer.Option(
            metavar="AIMS",
            help="What variants shall have little of, separated by commas: seats (effect of the "
            "seat), close (lead of the first), decisive (shared wins), length (distance from "
            "--wished-length). By default seats,close and, if it is wished, length.",
            show_default=False,
        ),
    ] = None,
    wished_length: Annotated[
        float | None,
        typer.Option(help="Decisions that a play shall have.", show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Seed of the study.")] = 1,
    threads: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=_MOST_THREADS,
            help="How many processor cores to use, by default all; results do not depend on it.",
            show_default=False,
        ),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="File for what was counted; a study continues where its file ends. By default, a "
            "file in this folder that is named after the study.",
            show_default=False,
        ),
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the table.", show_default=False)
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the table as Parquet.", show_default=False),
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the intervals.", show_default=False)
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Ask a question about a game: many plays of bots, with intervals that may be watched.

    Plays that are compared have the same draws. An interrupted study continues when the same
    command is given again, with the same numbers as if it had never stopped.
    """
    chosen = game_of(game)
    spoken = chosen_language(language)
    _check_files(csv=csv, parquet=parquet, svg=svg)
    try:
        goal = lab.goal(plays=plays, width=width)
        usual = lab.Question.VARIANTS if sweep else lab.Question.SEATS
        aims = _aims(aim, wished_length, question or usual)
        asked = lab.study(
            chosen,
            given_options(chosen, option),
            seat_count(chosen, players, _USUAL_SEATS),
            names_in(bots),
            question=question or usual,
            seed=seed,
            sweeps=[_sweep(chosen, one) for one in sweep or ()],
        )
    except lab.StudyError as error:
        raise UsageError(str(error)) from None
    plan = lab.plan_of(asked)
    path = results or Path(
        f"study-{asked.game}-{asked.question}-{asked.seats}-{asked.digest}.jsonl"
    )
    with alone(path, "study", lab.StudyError):
        kept = StudyFile(path, plan)
        with compiling("Compiling the rules, once; later runs start at once.", quiet=as_json):
            plan.prepare(engine_of(chosen))
        found = _run(plan, goal, kept, threads or _cores(), quiet=as_json)
    words = StudyWords(found, chosen, texts_of(chosen, spoken), aims)
    if csv:
        write_text(csv, csv_of(found))
    if parquet:
        write_parquet(found, parquet)
    if svg:
        write_text(svg, svg_of(words))
    if as_json:
        print_json(found_as_json(found, words.aims))
    else:
        _show(words)


def _sweep(game: Game, given: str) -> lab.Sweep:
    """Return the sweep of ``OPTION=V1,V2``; a file that a value names is read."""
    target, equals, values = given.partition("=")
    labels = [value.strip() for value in values.split(",")]
    if not equals or not target.strip() or not all(labels):
        raise UsageError(f"--sweep must look like OPTION=V1,V2, not '{given}'")
    target = target.strip()
    name = target.partition(":")[0]
    read = [
        label if ":" in target else given_options(game, [f"{name}={label}"])[name]
        for label in labels
    ]
    return sweep_of(game, target, read, labels)


def _aims(aim: str | None, length: float | None, question: str) -> Aims:
    if question != lab.Question.VARIANTS:
        if aim is not None or length is not None:
            raise UsageError("--aim and --wished-length go with --sweep; give one as well")
        return Aims()
    names = [] if aim is None else [one.strip() for one in aim.split(",")]
    return aims_of(names, length)


def _check_files(*, parquet: Path | None, **others: Path | None) -> None:
    """Refuse files that could not be written afterwards, before anything is played."""
    if parquet:
        need_parquet()
    for name, path in {"parquet": parquet, **others}.items():
        if path:
            try:
                need_writable(path)
            except OSError as error:
                raise UsageError(f"--{name} cannot write '{path}': {error.strerror}") from None


def _cores() -> int:
    cores = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return min(len(cores), _MOST_THREADS)


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
                _note(_progress(found, left))
    except KeyboardInterrupt:
        _note(f"The plays so far are in '{kept.path}'; the same command continues from there.")
        raise
    assert found is not None, "a study has at least one chunk"
    return found


def _progress(found: lab.Found, left: float) -> str:
    """Return where a study stands, its widest and its strongest effect."""
    first = [one for one in found.findings if one.measure == found.findings[0].measure]
    one = max(first, key=lambda one: abs(one.effect.value))
    effect = one.effect
    wait = f"{left / 60:,.0f} min" if left >= 100 else f"{left:.0f} s"
    return minus(
        f"{counted(found.plays, 'play')} of each setting; every interval of {one.measure} within "
        f"±{found.width:.3g}; {one.subject}: {effect.value:.3g} "
        f"({effect.low:.3g} to {effect.high:.3g}); about {wait} left"
    )


def _note(line: str) -> None:
    notes().print(Text(line), soft_wrap=True)


def _show(words: StudyWords) -> None:
    console, word = output(), words.texts.word
    console.print(Text(words.title, "bold"), soft_wrap=True)
    for table in words.tables:
        console.print(_table(words, table))
    if words.front:
        console.print(_front(words, words.front))
    for told in words.left_out:
        console.print(Text(told), soft_wrap=True)
    if words.lengths:
        console.print(Text(words.lengths), soft_wrap=True)
    console.print(Text("\n" + word("study-how"), "bold"))
    for told in words.how:
        console.print(Text(told), soft_wrap=True)
    console.print(Text(word("study-how-again")))
    console.print(Text(f"  {words.command}"), soft_wrap=True)


def _front(words: StudyWords, told: FrontText) -> FittingTable:
    table = FittingTable(box=box.SIMPLE, title=told.title, title_justify="left")
    table.add_column(words.texts.word("study-what"))
    for aim in told.aims:
        table.add_column(aim, justify="right", min_width=18)
    table.add_column(words.texts.word("study-standing"))
    for row in told.rows:
        pairs = zip(row.scores, row.intervals, strict=True)
        table.add_row(row.name, *(f"{score}\n{between}" for score, between in pairs), row.standing)
    return table


def _table(words: StudyWords, told: TableText) -> FittingTable:
    word = words.texts.word
    table = FittingTable(box=box.SIMPLE, title=told.title, title_justify="left")
    table.add_column(word("study-what"))
    table.add_column(
        word("study-effect" if told.compares else "study-value"), justify="right", no_wrap=True
    )
    table.add_column(word("study-interval"), justify="right", no_wrap=True)
    if told.compares:
        table.add_column(word("study-adjusted"), justify="right", no_wrap=True)
        table.add_column("")
    for row in told.rows:
        clear = [row.adjusted, word("study-clear" if row.stands else "study-unclear")]
        table.add_row(row.name, row.value, row.interval, *(clear if told.compares else []))
    return table


__all__ = ["study"]
