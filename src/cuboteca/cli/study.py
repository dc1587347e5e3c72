"""``cuboteca study``: a question about a game, answered by many plays with intervals."""

from __future__ import annotations

from enum import StrEnum
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
from cuboteca.cli.screen import output, print_json
from cuboteca.cli.study_running import MOST_THREADS, answer, note
from cuboteca.cli.tables import FittingTable
from cuboteca.core.files import need_writable, write_text
from cuboteca.games import game as game_of
from cuboteca.lab import study as lab
from cuboteca.lab.parquet import need_parquet
from cuboteca.lab.study_bots import LEAST_SIMULATIONS, MOST_SIMULATIONS
from cuboteca.lab.study_front import Aims, aims_of
from cuboteca.lab.study_page import REPORT, write_report
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json as found_as_json
from cuboteca.lab.study_report import csv_of, write_parquet
from cuboteca.lab.study_variants import sweep_of
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.lab.study_words import FrontText, TableText

_USUAL_SEATS = 4
_ADJUSTABLE = (lab.Question.SEATS, lab.Question.CARDS)  # for luck


class Asked(StrEnum):
    """The questions, and all of them."""

    SEATS = lab.Question.SEATS
    LENGTH = lab.Question.LENGTH
    OPTIONS = lab.Question.OPTIONS
    CARDS = lab.Question.CARDS
    PAIRS = lab.Question.PAIRS
    PRICES = lab.Question.PRICES
    STRATEGIES = lab.Question.STRATEGIES
    VARIANTS = lab.Question.VARIANTS
    ALL = "all"


def study(
    game: GameName,
    *,
    question: Annotated[
        Asked | None,
        typer.Option(
            help="seats: is it good to decide first? length: how long are plays, how do they end? "
            "options: what does each option change? cards: what is each gene, tile, character or "
            "first move worth? pairs: which genes are worth more together? "
            "prices: what is each gene worth in which round, and for what price is that even? "
            "strategies: what is it worth to follow one? "
            "variants: what do other rules change? (asked by --sweep) "
            "all: one after the other, with a report.",
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
            help="Bots, separated by commas: random, easy, medium and greedy decide at once; "
            "levels that search, and solver, take far longer and are for seats, length, options, "
            "cards and variants. They take seats in turn, starting over until every seat has one.",
        ),
    ] = "medium",
    simulations: Annotated[
        int | None,
        typer.Option(
            min=LEAST_SIMULATIONS,
            max=MOST_SIMULATIONS,
            help="Simulations for each decision of bots that search; by default as many as their "
            "level may make.",
            show_default=False,
        ),
    ] = None,
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
    luck_adjusted: Annotated[
        bool,
        typer.Option(
            "--luck-adjusted",
            help="Of seats and cards, where the game has a learned value: take luck away, so that "
            "fewer plays say as much; each takes much longer.",
        ),
    ] = False,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Seed of the study.")] = 1,
    threads: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=MOST_THREADS,
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
    folder: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="With --question all: the folder for the report, its tables and pictures. By "
            "default, one in this folder that is named after the studies.",
            show_default=False,
        ),
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Ask a question about a game: many plays of bots, with intervals that may be watched.

    Plays that are compared have the same draws. An interrupted study continues when the same
    command is given again, with the same numbers as if it had never stopped.
    """
    chosen = game_of(game)
    texts = texts_of(chosen, chosen_language(language))
    everything = question == Asked.ALL
    if everything and (results or csv or parquet or svg):
        raise UsageError(
            "--question all writes all its files into --folder; leave --results, --csv, --parquet "
            "and --svg out"
        )
    if folder and not everything:
        raise UsageError("--folder goes with --question all")
    _check_files(csv=csv, parquet=parquet, svg=svg)
    usual = lab.Question.VARIANTS if sweep else lab.Question.SEATS
    seats = seat_count(chosen, players, _USUAL_SEATS)
    options, names = given_options(chosen, option), names_in(bots)
    sweeps = [_sweep(chosen, one) for one in sweep or ()]

    def asking(question: str) -> lab.Study:
        swept = sweeps if question == lab.Question.VARIANTS or not everything else ()
        return lab.study(
            chosen,
            options,
            seats,
            names,
            question=question,
            seed=seed,
            sweeps=swept,
            luck_adjusted=luck_adjusted and (not everything or question in _ADJUSTABLE),
            simulations=simulations or 0,
        )

    try:
        goal = lab.goal(plays=plays, width=width)
        aims = _aims(aim, wished_length, swept=bool(sweep) or question == Asked.VARIANTS)
        asked = asking(lab.Question.LENGTH if everything else question or usual)
    except lab.StudyError as error:
        raise UsageError(str(error)) from None
    if everything:
        place = folder or Path(f"study-{asked.game}-all-{asked.seats}-{asked.digest}")
        _answer_all(asking, goal, place, threads, texts, aims, as_json=as_json)
        return
    path = results or Path(
        f"study-{asked.game}-{asked.question}-{asked.seats}-{asked.digest}.jsonl"
    )
    found = answer(asked, goal, path, threads, quiet=as_json)
    words = StudyWords(found, chosen, texts, aims)
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


def _answer_all(
    asking: Callable[[str], lab.Study],
    goal: lab.Goal,
    folder: Path,
    threads: int | None,
    texts: Texts,
    aims: Aims,
    *,
    as_json: bool,
) -> None:
    """Answer every question that the game can be asked, and write a report."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        need_writable(folder / REPORT)
    except OSError as error:
        raise UsageError(f"--folder cannot write '{folder}': {error.strerror}") from None
    told: list[StudyWords] = []
    unasked: list[str] = []
    for question in lab.Question:
        try:
            asked = asking(question)
        except lab.StudyError as error:
            unasked.append(f"{question}: {error}")
            continue
        if not as_json:
            note(f"{question}:")
        found = answer(asked, goal, folder / f"{question}.jsonl", threads, quiet=as_json)
        told.append(StudyWords(found, game_of(asked.game), texts, aims))
    write_report(folder, told, unasked)
    if as_json:
        print_json({"studies": [found_as_json(words.found, words.aims) for words in told]})
        return
    for words in told:
        _show(words)
    note(f"The report is '{folder / REPORT}'; it needs nothing else.")


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


def _aims(aim: str | None, length: float | None, *, swept: bool) -> Aims:
    if not swept:
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


def _show(words: StudyWords) -> None:
    console, word = output(), words.texts.word
    console.print(Text(words.title, "bold"), soft_wrap=True)
    for table in words.tables:
        console.print(_table(words, table))
    if words.front:
        console.print(_front(words, words.front))
    for told in words.left_out:
        console.print(Text(told), soft_wrap=True)
    if words.answer:
        console.print(Text(words.answer), soft_wrap=True)
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
