"""``cuboteca analyse``: each seat's chances throughout a finished play, mistakes, and luck."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path  # noqa: TC003  # Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Progress_
from rich.text import Text

from cuboteca.cli.encoding import printable
from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.cli.inputs import LARGEST_SEED, Json, Language, record_lines_of
from cuboteca.cli.language import chosen_language
from cuboteca.cli.preparing import compiling
from cuboteca.cli.replay import distinct
from cuboteca.cli.screen import notes, output, print_json
from cuboteca.cli.sheets import seat_style
from cuboteca.cli.tables import FittingTable
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import RecordError
from cuboteca.core.files import write_text
from cuboteca.core.play_record import record_in
from cuboteca.core.replay import replay
from cuboteca.games import UnknownGameError
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import (
    LEAST_PLAYOUTS,
    MOST_PLAYOUTS,
    Budget,
    analyse_play,
    check_finished,
    make_ready,
)
from cuboteca.lab.analysis_cache import keep, kept
from cuboteca.lab.analysis_page import page_of
from cuboteca.lab.analysis_words import Words, texts_of
from cuboteca.lab.grades import graded_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import TaskID

    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.lab.analysis import Analysis, Progress
    from cuboteca.lab.analysis_words import Figure

_MOST_SECONDS = 86_400
_COLUMNS = ("result", "luck", "skill", "others", "adjusted", "lost")


def analyse(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A record of a finished play; '-' reads the standard input.",
            show_default=False,
        ),
    ],
    *,
    play: Annotated[int, typer.Option(min=0, help="Which play of the file, from 0.")] = 0,
    budget: Annotated[
        str,
        typer.Option(
            metavar="TIME|PLAYOUTS",
            help="A time such as '30s', or a number of playouts from each position such as '500'; "
            "with a number, the same seed gives the same analysis.",
        ),
    ] = "30s",
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Seed of the playouts.")] = 1,
    html: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Also write an HTML page with the curve.", show_default=False
        ),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Analyse again, even if a saved analysis exists.")
    ] = False,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Show each seat's chances after every event, what decisions cost, and who was lucky."""
    spoken = chosen_language(language)
    limits = _budget_of(budget, seed)
    record = _record(file, play)
    finished = _play(file, play, record)
    found = None if fresh else kept(record, limits)
    if found is None:
        found = _made(finished, limits, quiet=as_json)
        keep(record, limits, found)
    words = Words(finished, found, texts_of(finished.game, spoken), distinct(record.seats))
    if html:
        write_text(html, page_of(words))
    if as_json:
        print_json({"players": list(record.seats), **graded_json(found)})
    else:
        _show(words, html)


def _made(play: Play, budget: Budget, *, quiet: bool) -> Analysis:
    engine = engine_of(play.game)
    with compiling("Compiling the rules, once; later runs start at once.", quiet=quiet):
        make_ready(play, engine)
    with _progress(quiet=quiet) as told:
        return analyse_play(play, budget, engine=engine, progress=told)


def _budget_of(budget: str, seed: int) -> Budget:
    text = budget.strip().lower()
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= _MOST_SECONDS:
                return Budget(seconds=seconds, seed=seed)
        elif LEAST_PLAYOUTS <= int(text) <= MOST_PLAYOUTS:
            return Budget(playouts=int(text), seed=seed)
    except ValueError:
        pass
    raise UsageError(
        f"--budget must be seconds such as '30s', or {LEAST_PLAYOUTS} to {MOST_PLAYOUTS} playouts "
        f"from each position, not '{budget}'"
    )


def _record(file: Path, number: int) -> PlayRecord:
    lines = record_lines_of(file)
    if number >= len(lines):
        raise NotSoError(f"'{file}' has no play {number}; plays are numbered from 0")
    try:
        return record_in(lines[number])
    except RecordError as error:
        raise NotSoError(f"'{file}': {error}") from None


def _play(file: Path, number: int, record: PlayRecord) -> Play:
    try:
        return check_finished(replay(game_of(record.game), record))
    except (RecordError, UnknownGameError) as error:
        raise NotSoError(f"'{file}', play {number}: {error}") from None


@dataclass
class _Bar:
    """Updates a progress bar."""

    progress: Progress_
    task: TaskID

    def __call__(self, done: int, total: int) -> None:
        self.progress.update(self.task, completed=done, total=total)


@contextmanager
def _progress(*, quiet: bool) -> Iterator[Progress | None]:
    console = notes()
    if quiet or not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("Analysing"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress_(*columns, console=console, transient=True) as bar:
        yield _Bar(bar, bar.add_task("steps", total=None))


def _show(words: Words, html: Path | None) -> None:
    console = output()
    word = words.texts.word
    found = words.analysis
    title = word("analysis-title", game=words.play.game.meta.title)
    console.print(Text(title, "bold"))
    console.print(_curve(words))
    console.print(_luck_and_skill(words))
    console.print(Text(word("analysis-swings"), "bold"))
    for number, swing in enumerate(words.swings(), 1):
        console.print(Text(f" {number}. {swing.text}"), soft_wrap=True)
    if not found.swings:
        console.print(Text(word("analysis-no-swings")), soft_wrap=True)
    console.print(Text(word("analysis-grades"), "bold"))
    for one in words.grades():
        console.print(Text(f" {printable(one.name)}", seat_style(one.seat)), Text(one.text))
    console.print(Text(words.grades_note, "dim"), soft_wrap=True)
    console.print(_costly(words))
    if words.more:
        told, command = words.more
        console.print(Text(told))
        console.print(Text(f"  {command}"), soft_wrap=True)  # in one piece, to be copied
    console.print(Text(words.split_note, "dim"))
    console.print(Text(word("analysis-cost-note"), "dim"))
    console.print(Text(words.budget, "dim"))
    if html:
        console.print(Text(str(html)), soft_wrap=True)


_ROWS = 12


def _curve(words: Words) -> FittingTable:
    """Return the expected results at a dozen steps, evenly spread."""
    found = words.analysis
    table = FittingTable(
        box=box.SIMPLE, title=words.texts.word("analysis-curve"), title_justify="left"
    )
    table.add_column(words.texts.word("analysis-step"), justify="right")
    for seat, name in enumerate(words.names):
        table.add_column(Text(printable(name), seat_style(seat)), justify="right")
    every = max(1, -(-found.last // _ROWS))
    for step in sorted({*range(0, found.last, every), found.last}):
        table.add_row(str(step), *(words.amount(value) for value in found.values[step]))
    return table


def _luck_and_skill(words: Words) -> FittingTable:
    """Return luck and skill, a column for each seat: intervals are too wide for more columns."""
    word = words.texts.word
    table = FittingTable(
        box=box.SIMPLE, title=word("analysis-luck-and-skill"), title_justify="left"
    )
    table.add_column("")
    rows = words.rows()
    for row in rows:
        table.add_column(Text(printable(row.name), seat_style(row.seat)), justify="right")
    for column in _COLUMNS:
        cells = (_cell(getattr(row, column)) for row in rows)
        table.add_row(word(f"analysis-{column}"), *cells)
    return table


def _cell(figure: Figure) -> Text:
    """Return a number with its interval below it; all dim where it may be either way."""
    text = Text(printable(figure.text), "" if figure.known else "dim italic")
    if figure.interval:
        text.append(f"\n{printable(figure.interval)}", "dim")
    return text


def _costly(words: Words) -> FittingTable | Text:
    worst = words.costly()
    if not worst:
        return Text(words.texts.word("analysis-costly-none"))
    table = FittingTable(
        box=box.SIMPLE, title=words.texts.word("analysis-costly"), title_justify="left"
    )
    for column, justify in (
        ("step", "right"), ("seat", "left"), ("taken", "left"), ("best", "left"), ("cost", "right")
    ):  # fmt: skip
        table.add_column(
            words.texts.word(f"analysis-{column}"),
            justify=justify,  # type: ignore[arg-type]
            no_wrap=column == "cost",
        )
    for one in worst:
        name = Text(printable(words.names[one.seat]), seat_style(one.seat))
        table.add_row(
            str(one.step),
            name,
            Text(printable(one.taken)),
            Text(printable(one.best)),
            f"{one.sign} {printable(one.cost)}",
        )
    return table


__all__ = [
    "analyse",
]
