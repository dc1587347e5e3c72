"""``cuboteca replay``: validate records of plays and show them."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path  # noqa: TC003  # Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from cuboteca.cli.errors import NotSoError
from cuboteca.cli.inputs import Language, record_lines_of
from cuboteca.cli.language import chosen_language, texts_for
from cuboteca.cli.screen import notes, output, print_line
from cuboteca.cli.sheets import ending_text, final_table, sheet_table
from cuboteca.cli.snapshot import checked_picture, save_picture
from cuboteca.core.data_files import printable
from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import commitment_of, draws_of, open_record, steps
from cuboteca.core.replay import replay as replayed
from cuboteca.games import UnknownGameError, game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord, RecordLine
    from cuboteca.core.texts import Texts


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Records of plays, one per line; '-' reads the standard input.",
            show_default=False,
        ),
    ],
    *,
    legal: Annotated[
        bool,
        typer.Option(
            "--legal",
            help="Print one JSON line for each event, with all legal actions, and one for each "
            "outcome.",
        ),
    ] = False,
    picture: Annotated[
        Path | None,
        typer.Option(
            "--picture",
            metavar="FILE",
            help="Only save a picture of the first play, as FILE.svg or FILE.png.",
            show_default=False,
        ),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            metavar="EVENTS",
            help="Show the play after this many events; by default, at its end.",
            show_default=False,
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Check every event of recorded plays against the rules, and show them.

    With exit code 1, the message names the first event that is not possible.
    """
    chosen_language(language)
    checked_picture(picture, at)
    lines = record_lines_of(file)
    if not lines:
        raise NotSoError(f"'{file}' holds no record")
    if picture is not None:
        with naming(file, 0, lines[0]):
            record = parse_record(lines[0].text)
            texts = texts_for(game(record.game), language)
            save_picture(picture, record, at, texts, distinct(record.seats))
        return
    with _progress(len(lines)) as advance:
        for number, line in enumerate(lines):
            with naming(file, number, line):
                _replay(number, parse_record(line.text), legal=legal, language=language)
            advance()


@contextmanager
def naming(file: Path, number: int, line: RecordLine) -> Iterator[None]:
    """Add to an error which record it is about: "play 0", and its line if there are several."""
    try:
        yield
    except (RecordError, UnknownGameError) as error:
        where = f"play {number}" if line.number is None else f"play {number} (line {line.number})"
        raise NotSoError(f"'{file}', {where}: {error}") from None


@contextmanager
def _progress(plays: int) -> Iterator[Callable[[], None]]:
    """Show how many plays are checked, if the plays themselves are not shown on a terminal."""
    console = notes()
    if plays == 1 or not console.is_terminal or sys.stdout.isatty():
        yield lambda: None
        return
    columns = (
        TextColumn("Checking"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("plays", total=plays)
        yield lambda: progress.advance(task)


def _replay(number: int, record: PlayRecord, *, legal: bool, language: str | None) -> None:
    if legal:
        _list(number, record)
    else:
        _show(number, record, language)


def _list(number: int, record: PlayRecord) -> None:
    for step in steps(game(record.game), record):
        print_line(
            {
                "play": number,
                "seq": step.seq,
                "actor": step.actor,
                "legal": list(step.legal),
                "did": step.event.text,
            }
        )
    outcome = replayed(game(record.game), record).outcome
    told = outcome.as_json() if outcome else None
    print_line({"play": number, "outcome": told, "draws": draws_of(record)})


def _show(number: int, record: PlayRecord, language: str | None) -> None:
    chosen = game(record.game)
    texts = texts_for(chosen, language)
    console = output()
    play = open_record(chosen, record)
    names = distinct(record.seats)
    title = texts.word("replay-title", number=number, game=chosen.meta.title)
    console.print(Text(title, "bold"), Text(", ".join(names)))
    for step in steps(chosen, record):
        before = play.engine.copy(play.state)
        play.engine.apply(play.state, step.event.number)
        told = chosen.presentation.log_entry(before, step.event.number, play.state)
        words = " ".join(texts.plain(said, names) for said in told.sentences)
        _print_event(step.seq, step.actor, step.event.text, words)
        if told.sheet is not None:
            table = sheet_table(told.sheet, texts, names)
            console.print(Padding(table, (0, 0, 0, 6)))
    _print_end(play, record, language)


def _print_event(seq: int, actor: str, text: str, words: str) -> None:
    line = Text(f"{seq:>4}  ", "dim")
    line.append(f"{actor:<7}{text:<15} ", "cyan" if actor != "chance" else "dim")
    line.append(words)
    output().print(line, soft_wrap=True)


def _print_end(play: Play, record: PlayRecord, language: str | None) -> None:
    texts = texts_for(play.game, language)
    outcome = play.outcome
    if outcome is None:
        output().print(Text(texts.word("replay-open", count=len(record.events))))
    else:
        names = distinct(record.seats)
        output().print(ending_text(play, texts, names), soft_wrap=True)
        output().print(final_table(outcome, texts, names))
    output().print(Text(_about_draws(record, texts), "dim"), soft_wrap=True)


def _about_draws(record: PlayRecord, texts: Texts) -> str:
    draws, is_unnamed = draws_of(record), record.seeded and record.seed is None
    match draws:
        case "proven":
            told = texts.word("replay-draws-proven", commitment=commitment_of(record) or "")
        case "seeded" if is_unnamed:
            told = texts.word("replay-draws-seeded-unnamed")
        case "seeded":
            told = texts.word("replay-draws-seeded", seed=str(record.seed))
        case "not proven":
            told = texts.word("replay-draws-not-proven")
            if is_unnamed:
                told += f" {texts.word('replay-draws-chosen')}"
    return told


def distinct(names: Sequence[str]) -> list[str]:
    """Return printable names, with the seat number added if several are the same."""
    names = [printable(name) for name in names]
    return [
        f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


__all__ = [
    "distinct",
    "naming",
    "replay",
]
