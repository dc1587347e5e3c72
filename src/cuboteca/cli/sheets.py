"""Score sheets and final tables in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.text import Text

from cuboteca.cli.encoding import printable
from cuboteca.cli.screen import minus
from cuboteca.cli.tables import FittingTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.play import Outcome, Play
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import ScoreSheet

#: Colours of the seats; names are always shown too, so no information is in colour alone.
SEAT_STYLES = ("bright_blue", "bright_magenta", "bright_green", "bright_yellow", "bright_cyan")


def seat_style(seat: int) -> str:
    """Return the colour of a seat."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def signed(points: int) -> str:
    """Return points with their sign; zero has none."""
    return minus(f"{points:+d}") if points else "0"


def sheet_table(sheet: ScoreSheet, texts: Texts, names: Sequence[str]) -> FittingTable:
    """Return a scoring as a table: a row for each reason, a column for each seat."""
    table = FittingTable(
        box=box.ROUNDED, title=texts.plain(sheet.title, names), title_justify="left"
    )
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(printable(name), seat_style(seat)), justify="right")
    reasons: dict[str, list[int | None]] = {}
    for seat, lines in enumerate(sheet.lines):
        for line in lines:
            row = reasons.setdefault(
                printable(texts.plain(line.reason, names)), [None] * len(names)
            )
            row[seat] = (row[seat] or 0) + line.points
    for reason, points in reasons.items():
        table.add_row(Text(reason), *("" if value is None else signed(value) for value in points))
    table.add_section()
    table.add_row(texts.word("sheet-scored"), *map(signed, sheet.scored))
    totals = (minus(str(total)) for total in sheet.totals)
    table.add_row(Text(texts.word("sheet-total"), "bold"), *totals)
    return table


def ending_text(play: Play, texts: Texts, names: Sequence[str]) -> Text:
    """Return why a play ended and what decided who won; empty while it lasts."""
    said = play.game.presentation.ending(play.state)
    return Text(" ".join(texts.plain(one, names) for one in said))


def final_table(outcome: Outcome, texts: Texts, names: Sequence[str]) -> FittingTable:
    """Return the final ranking as a table: ranks, names, points."""
    table = FittingTable(box=box.ROUNDED, title=texts.word("final-title"), title_justify="left")
    for key in ("final-rank", "final-name", "final-points"):
        table.add_column(texts.word(key), justify="left" if key == "final-name" else "right")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
        style = "bold" if rank == 1 else ""
        name = Text(printable(names[seat]), f"{style} {seat_style(seat)}")
        table.add_row(Text(str(rank), style), name, Text(minus(str(outcome.points[seat])), style))
    return table


__all__ = [
    "SEAT_STYLES",
    "ending_text",
    "final_table",
    "seat_style",
    "sheet_table",
    "signed",
]
