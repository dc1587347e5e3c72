"""The picture of a study: an SVG file that needs nothing else, one row for each number."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.lab.picture_style import STYLE
from cuboteca.lab.study_front_picture import STYLE as FRONT_STYLE
from cuboteca.lab.study_front_picture import panels
from cuboteca.lab.study_words import axis_of, percent

if TYPE_CHECKING:
    from cuboteca.lab.study_words import RowText, StudyWords, TableText

_WIDTH = 960
_ROW = 28
_HEAD = 44
_NAMES = 330  # where the axis begins
_AXIS = 350  # its width; after it stand the numbers
_LETTER = 6.8  # about how wide a letter of a name is
_STYLE = (
    STYLE + ".head{font-weight:600}.faint{fill:var(--faint)}.end{text-anchor:end}"
    ".zero{stroke:var(--faint);stroke-dasharray:4 3}.grid{stroke:var(--line)}"
    ".bar{stroke:var(--bar);stroke-width:4;stroke-linecap:round}"
    ".dot{fill:var(--bar)}.open{fill:var(--paper);stroke:var(--bar);stroke-width:2}"
)


def svg_of(words: StudyWords) -> str:
    """Return the tables of a study as one SVG picture.

    A full dot is an effect that is clear, an empty one any other; the bar is its interval.
    """
    parts: list[Markup] = []
    down = _HEAD
    longest = max(len(row.name) for table in words.tables for row in table.rows)
    more = max(0, ceil(longest * _LETTER) - (_NAMES - 16))  # what longer names need
    for table in words.tables:
        drawn, down = _table(table, down, more)
        parts.append(drawn)
    if words.front:
        drawn, down = panels(words.front, down)
        parts.append(drawn)
    height = down + _ROW // 2
    return str(
        Markup(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' width='{}' height='{}' "
            "role='img'><title>{}</title><style>{}</style>"
            "<text class='title' x='16' y='28'>{}</text>{}</svg>\n"
        ).format(
            _WIDTH + more,
            height,
            _WIDTH + more,
            height,
            words.title,
            Markup(_STYLE + (FRONT_STYLE if words.front else "")),  # noqa: S704  # ours
            words.title,
            Markup("").join(parts),
        )
    )


def _table(table: TableText, down: int, more: int) -> tuple[Markup, int]:
    axis = axis_of(table)
    top = down + _ROW
    bottom = top + _ROW * len(table.rows)
    parts = [
        Markup("<text class='head' x='16' y='{}'>{}</text>").format(down + 20, table.title),
        Markup("<line class='grid' x1='16' x2='{}' y1='{}' y2='{}'/>").format(
            _WIDTH + more - 16, top, top
        ),
    ]
    if table.compares:
        zero = _across(0.0, axis) + more
        parts.append(
            Markup("<line class='zero' x1='{0}' x2='{0}' y1='{1}' y2='{2}'/>").format(
                zero, top, bottom
            )
        )
    parts += [
        _row(
            row,
            top + _ROW * number + _ROW // 2,
            axis,
            more,
            is_full=row.stands or not table.compares,
        )
        for number, row in enumerate(table.rows)
    ]
    return Markup("").join(parts), bottom + _ROW // 2


def _row(row: RowText, y: int, axis: tuple[float, float], more: int, *, is_full: bool) -> Markup:
    bar = Markup("")
    if not row.estimate.is_open:
        bar = Markup("<line class='bar' x1='{}' x2='{}' y1='{}' y2='{}'/>").format(
            _across(row.estimate.low, axis) + more, _across(row.estimate.high, axis) + more, y, y
        )
    return Markup(
        "<text class='end' x='{}' y='{}'>{}</text>{}<circle class='{}' cx='{}' cy='{}' r='5'/>"
        "<text x='{}' y='{}'>{} <tspan class='faint'>{}</tspan></text>"
    ).format(
        _NAMES + more - 16,
        y + 5,
        row.name,
        bar,
        "dot" if is_full else "open",
        _across(row.estimate.value, axis) + more,
        y,
        _NAMES + more + _AXIS + 16,
        y + 5,
        row.value,
        row.interval,
    )


def _across(value: float, axis: tuple[float, float]) -> float:
    return round(_NAMES + _AXIS * percent(value, axis) / 100, 1)


__all__ = ["svg_of"]
