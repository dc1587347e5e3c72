"""``cuboteca replay``: validate records of plays and show them."""

from __future__ import annotations

import sys
import time
from collections import Counter
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

from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.cli.inputs import Language, record_lines_of
from cuboteca.cli.language import chosen_language, texts_for
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import counted, notes, output, print_line
from cuboteca.cli.sheets import ending_text, final_table, sheet_table
from cuboteca.cli.snapshot import checked_picture, save_picture
from cuboteca.core.checking import Checked, Checker
from cuboteca.core.data_files import printable
from cuboteca.core.engine import engine_of, usual_mode
from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import commitment_of, draws_of, open_record, steps
from cuboteca.games import UnknownGameError, game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cuboteca.core.engine import Mode
    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord, RecordLine
    from cuboteca.core.replay import Draws
    from cuboteca.core.texts import Texts

#: So many plays are checked by compiled rules, which may first have to be compiled.
_WORTH_COMPILING = 100


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Records of plays, one per line or as Parquet; '-' reads the standard input.",
            show_default=False,
        ),
    ],
    *,
    show: Annotated[
        bool,
        typer.Option(
            "--show", help="Print every event of every play; by default only if there is one play."
        ),
    ] = False,
    number: Annotated[
        int | None,
        typer.Option(
            "--play",
            min=0,
            metavar="NUMBER",
            help="Check and print only this play of the file; the first one is 0.",
            show_default=False,
        ),
    ] = None,
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

    A single play is printed event by event; of several plays, how many there are, unless --show,
    --legal or --play asks for more.  With exit code 1, the message names the first event that is
    not possible.
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
    chosen = list(enumerate(lines))
    if number is not None:
        if number >= len(lines):
            raise UsageError(f"--play must be 0 to {len(lines) - 1} for '{file}', not {number}")
        chosen = chosen[number : number + 1]
    checks = _Checks(len(chosen))
    shown = not legal and (show or len(chosen) == 1)
    with _progress(len(chosen), on_top=shown or legal) as advance:
        for place, line in chosen:
            with naming(file, place, line):
                record = parse_record(line.text)
                if shown:
                    _show(place, record, language)
                else:
                    checks.check(record)
                    if legal:
                        _list(place, record, checks)
            advance()
    if not shown and not legal:
        checks.tell()


class _Checks:
    """Checks records and counts them.

    Args:
        plays: How many records there are: compiling the rules must be worth it.
    """

    def __init__(self, plays: int) -> None:
        self._mode: Mode = usual_mode() if plays >= _WORTH_COMPILING else "interpreted"
        self._checkers: dict[str, Checker] = {}
        self._plays: Counter[str] = Counter()
        self._events = 0
        self._draws: Counter[Draws] = Counter()
        self._begun = time.perf_counter()
        self.last = Checked((), None)

    def check(self, record: PlayRecord) -> None:
        """Check a record; raises RecordError."""
        if record.game not in self._checkers:
            chosen = game(record.game)
            self._checkers[record.game] = Checker(chosen, engine_of(chosen, self._mode))
            with compiling(f"Compiling the rules of {chosen.meta.title}, once."):
                self.last = self.checker(record).check(record)
            self._begun = time.perf_counter()
        else:
            self.last = self.checker(record).check(record)
        self._plays[record.game] += 1
        self._events += len(record.events)
        self._draws[draws_of(record)] += 1

    def checker(self, record: PlayRecord) -> Checker:
        """Return what checks records of the same game."""
        return self._checkers[record.game]

    def tell(self) -> None:
        """Print what was checked."""
        plays = " and ".join(
            f"{counted(count, 'play')} of {game(name).meta.title}"
            for name, count in self._plays.items()
        )
        total, seconds = self._plays.total(), time.perf_counter() - self._begun
        console = output()
        console.print(
            f"Checked {plays}: all {self._events:,} events are possible, and every outcome is "
            "right.",
            soft_wrap=True,
        )
        draws = ", ".join(f"{name} {count:,}" for name, count in self._draws.most_common())
        console.print(f"Draws: {draws}", soft_wrap=True)
        if total >= _WORTH_COMPILING:
            speed = total / max(seconds, 1e-9)
            console.print(f"Speed: {speed:,.0f} plays per second, in {seconds:.1f} s")
        console.print("'--play 0' prints the first play, '--show' prints all.", soft_wrap=True)


@contextmanager
def naming(file: Path, number: int, line: RecordLine) -> Iterator[None]:
    """Add to an error which record it is about: "play 0", and its line if there are several."""
    try:
        yield
    except (RecordError, UnknownGameError) as error:
        where = f"play {number}" if line.number is None else f"play {number} (line {line.number})"
        raise NotSoError(f"'{file}', {where}: {error}") from None


@contextmanager
def _progress(plays: int, *, on_top: bool) -> Iterator[Callable[[], None]]:
    """Show how many plays are checked and how long it takes.

    Args:
        plays: How many there are.
        on_top: Plays are printed meanwhile; on a terminal that is progress enough.
    """
    console = notes()
    if plays == 1 or not console.is_terminal or (on_top and sys.stdout.isatty()):
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


def _list(number: int, record: PlayRecord, checks: _Checks) -> None:
    possible = checks.checker(record).possible(record, checks.last)
    for seq, (legal, (actor, text)) in enumerate(zip(possible, record.events, strict=True)):
        print_line({"play": number, "seq": seq, "actor": actor, "legal": legal, "did": text})
    outcome = checks.last.outcome
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
