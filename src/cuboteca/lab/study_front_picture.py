"""The picture of variants by aims: a point for each, a line along the front, names beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from cuboteca.lab.picture_style import round_marks
from cuboteca.lab.study_front import Standing

if TYPE_CHECKING:
    from cuboteca.lab.statistics import Estimate
    from cuboteca.lab.study_words import CandidateText, FrontText

_LEFT, _RIGHT = 76, 540  # of the plot; names stand to the right of it
_NAMES = 570
_PLOT = 300  # its height
_LINE = 22  # of names
_MARKS = 5
_MOST_NAMED = 18
STYLE = (
    ".mid{text-anchor:middle}.cross{stroke:var(--bar);opacity:.35}"
    ".front{fill:none;stroke:var(--bar);stroke-width:2;stroke-dasharray:6 4}"
    ".behind{fill:var(--paper);stroke:var(--faint);stroke-width:1.5}"
)
_KINDS = {Standing.FRONT: "dot", Standing.OPEN: "open", Standing.BEHIND: "behind"}


def panels(told: FrontText, down: int) -> tuple[Markup, int]:
    """Return a panel for the first aim and each other one, and where the last one ends.

    Numbers stand at the variants on the front; their names are beside the plot.  With one aim
    there is nothing to set against another, so nothing is drawn.
    """
    parts: list[Markup] = []
    for second in range(1, len(told.aims)):
        drawn, down = _panel(told, second, down)
        parts.append(drawn)
    return Markup("").join(parts), down


class _Axes(NamedTuple):
    across: list[float]  # round numbers
    upward: list[float]
    top: int

    def x(self, value: float) -> float:
        low, high = self.across[0], self.across[-1]
        return round(_LEFT + (_RIGHT - _LEFT) * _within((value - low) / (high - low)), 1)

    def y(self, value: float) -> float:
        low, high = self.upward[0], self.upward[-1]
        return round(self.top + _PLOT * (1 - _within((value - low) / (high - low))), 1)


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


def _panel(told: FrontText, second: int, down: int) -> tuple[Markup, int]:
    pairs = [(row, row.candidate.scores[0], row.candidate.scores[second]) for row in told.rows]
    axes = _Axes(
        round_marks([one.value for _, one, _ in pairs], _MARKS),
        round_marks([one.value for _, _, one in pairs], _MARKS),
        down + 44,
    )
    front = [pair for pair in pairs if pair[0].candidate.standing == Standing.FRONT]
    numbers = {row.candidate.name: number for number, (row, _, _) in enumerate(front, 1)}
    line = " ".join(
        f"{axes.x(one.value)},{axes.y(two.value)}"
        for _, one, two in sorted(front, key=lambda pair: (pair[1].value, pair[2].value))
    )
    bottom = axes.top + _PLOT
    parts = [
        Markup("<text class='head' x='16' y='{}'>{}</text>").format(down + 20, told.title),
        *_grid(axes, told.point, told.are_shares[0], told.are_shares[second]),
        Markup("<text class='faint mid' x='{}' y='{}'>{}</text>").format(
            (_LEFT + _RIGHT) // 2, bottom + 42, told.aims[0]
        ),
        Markup("<text class='faint mid' x='0' y='0' transform='translate(20 {}) rotate(-90)'>{}"
               "</text>").format(axes.top + _PLOT // 2, told.aims[second]),
        # two aims show the whole front; of more, a panel is only its shadow
        Markup("<polyline class='front' points='{}'/>").format(line) if len(told.aims) == 2
        else Markup(""),
        *(_point(row, one, two, axes, numbers.get(row.candidate.name)) for row, one, two in pairs),
        *_names([row for row, _, _ in front], axes.top),
    ]  # fmt: skip
    named = min(len(front), _MOST_NAMED) * _LINE
    return Markup("").join(parts), max(bottom + 60, axes.top + named + _LINE)


def _grid(axes: _Axes, point: str, *shares: bool) -> list[Markup]:
    bottom = axes.top + _PLOT
    across, upward = ("\N{NO-BREAK SPACE}%" if share else "" for share in shares)
    return [
        *(
            Markup(
                "<line class='grid' x1='{0}' x2='{0}' y1='{1}' y2='{2}'/>"
                "<text class='faint mid' x='{0}' y='{3}'>{4}</text>"
            ).format(
                axes.x(mark), axes.top, bottom, bottom + 20, f"{mark:g}{across}".replace(".", point)
            )
            for mark in axes.across
        ),
        *(
            Markup(
                "<line class='grid' x1='{}' x2='{}' y1='{}' y2='{}'/>"
                "<text class='faint end' x='{}' y='{}'>{}</text>"
            ).format(
                _LEFT,
                _RIGHT,
                axes.y(mark),
                axes.y(mark),
                _LEFT - 8,
                axes.y(mark) + 5,
                f"{mark:g}{upward}".replace(".", point),
            )
            for mark in axes.upward
        ),
    ]


def _point(
    row: CandidateText, one: Estimate, two: Estimate, axes: _Axes, number: int | None
) -> Markup:
    x, y = axes.x(one.value), axes.y(two.value)
    cross = Markup("")
    if not (one.is_open or two.is_open):
        cross = Markup(
            "<line class='cross' x1='{}' x2='{}' y1='{}' y2='{}'/>"
            "<line class='cross' x1='{}' x2='{}' y1='{}' y2='{}'/>"
        ).format(axes.x(one.low), axes.x(one.high), y, y, x, x, axes.y(two.low), axes.y(two.high))
    label = Markup("")
    if number is not None:
        label = Markup("<text x='{}' y='{}'>{}</text>").format(x + 8, y - 7, number)
    return Markup("{}<circle class='{}' cx='{}' cy='{}' r='5'><title>{}</title></circle>{}").format(
        cross, _KINDS[row.candidate.standing], x, y, row.name, label
    )


def _names(front: list[CandidateText], top: int) -> list[Markup]:
    shown = front[:_MOST_NAMED]
    lines = [f"{number}  {row.name}" for number, row in enumerate(shown, 1)]
    if len(front) > len(shown):
        lines.append("…")
    return [
        Markup("<text x='{}' y='{}'>{}</text>").format(_NAMES, top + _LINE * number + 5, line)
        for number, line in enumerate(lines)
    ]


__all__ = ["STYLE", "panels"]
