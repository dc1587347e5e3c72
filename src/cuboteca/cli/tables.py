"""Tables that lose nothing where the output is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

_UNBOUNDED = 1_000_000  # columns; the width of a table that is measured


class FittingTable(Table):
    """A table as wide as its words; where they do not fit, one block of lines for each row.

    No word is cut: a column is at least as wide as its longest word, or as its longest cell if it
    does not wrap.  A block begins with the row's first cell, and each further cell follows its
    column's heading.
    """

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the table, or its rows as blocks."""
        room = options.max_width - self._frame()
        widths = self._fitted(console, options.update_width(_UNBOUNDED), room)
        if widths is None:
            yield from self._blocks()
            return
        for column, width in zip(self.columns, widths, strict=True):
            column.width = width
        yield from super().__rich_console__(console, options)

    def _frame(self) -> int:
        """Return the columns of the output that are lines and padding."""
        count = len(self.columns)
        _, right, _, left = self.padding
        further = max(0, left - right) if self.collapse_padding else left
        padded = left + right + (count - 1) * (further + right)
        return padded + (count - 1 + 2 * self.show_edge if self.box else 0)

    def _fitted(self, console: Console, options: ConsoleOptions, room: int) -> list[int] | None:
        """Return the widths of the columns, the widest ones narrowed; None if they do not fit."""
        least, widths = [], []
        for column in self.columns:
            cells = [column.header, *column.cells] if self.show_header else list(column.cells)
            found = [Measurement.get(console, options, cell) for cell in cells]
            widths.append(max((one.maximum for one in found), default=0))
            narrowest = max((one.minimum for one in found), default=0)
            least.append(widths[-1] if column.no_wrap else narrowest)
        if sum(least) > room:
            return None
        while (over := sum(widths) - room) > 0:
            wide = max(range(len(widths)), key=lambda one: (widths[one] > least[one], widths[one]))
            widths[wide] = max(least[wide], widths[wide] - over)
        return widths

    def _blocks(self) -> RenderResult:
        if self.title:
            yield Text.from_markup(str(self.title), style="italic")
        rows = list(zip(*(column.cells for column in self.columns), strict=True))
        for number, row in enumerate(rows):
            if number and self.show_header:
                yield Text()
            first, *others = map(_in_a_line, row)
            heading = _headed(self.columns[0].header) if self.show_header else Text()
            yield Text.assemble(heading, first, style="bold", overflow="fold")
            lines = [
                Text.assemble(_headed(column.header), cell, overflow="fold")
                for column, cell in zip(self.columns[1:], others, strict=True)
                if cell.plain
            ]
            yield Padding(Group(*lines), (0, 0, 0, 2))
        yield Text()


def grid() -> FittingTable:
    """Return a table without lines and headings, two columns of the output between its own."""
    return FittingTable(
        box=None,
        padding=(0, 2),
        collapse_padding=True,
        show_header=False,
        show_edge=False,
        pad_edge=False,
    )


def _headed(heading: RenderableType) -> Text:
    words = _in_a_line(heading, " ")
    return Text.assemble(words, ": ") if words.plain else words


def _in_a_line(cell: RenderableType, between: str = ", ") -> Text:
    """Return a cell whose lines follow one another."""
    text = cell if isinstance(cell, Text) else Text.from_markup(str(cell))
    return Text(between).join(text.split("\n")) if "\n" in text.plain else text


__all__ = ["FittingTable", "grid"]
