"""The picture of a training: how often the network won after each generation, as an SVG file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.texts import Texts
from cuboteca.games import game as game_of
from cuboteca.lab.picture_style import STYLE
from cuboteca.lab.study_words import TEXTS

if TYPE_CHECKING:
    from cuboteca.lab.training.training import Share, Training

_WIDTH = 960
_HEIGHT = 440
_LEFT, _RIGHT = 64, 150  # beside the axes
_TOP, _BOTTOM = 60, 56
_STEPS = 5  # of the axis of shares
_MOST_TICKS = 12
_DASHES = ("none", "8 4", "2 4", "10 3 2 3", "5 5")
_STYLE = (
    STYLE + ".faint{fill:var(--faint)}.end{text-anchor:end}.mid{text-anchor:middle}"
    ".grid{stroke:var(--line)}.curve{fill:none;stroke:var(--bar);stroke-width:2}"
    ".band{fill:var(--bar);opacity:.15}"
)


def svg_of(training: Training, language: str) -> str:
    """Return the curves of a training as one SVG picture, one for each level; bands are intervals.

    Args:
        training: At least one generation.
        language: Of the words.
    """
    plan = training.plan
    texts = Texts(language, (TEXTS,))
    title = texts.word(
        "training-title",
        game=game_of(plan.game).meta.title,
        seats=plan.seat_count,
        plays=plan.plays,
    )
    levels = [*training.generations[-1].against]
    curves = [
        _curve([one.against[level] for one in training.generations], dashes)
        for level, dashes in zip(levels, _DASHES, strict=False)
    ]
    return str(
        Markup(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {0} {1}' width='{0}' "
            "height='{1}' role='img'><title>{2}</title><style>{3}</style>"
            "<text class='title' x='16' y='28'>{2}</text>{4}{5}{6}</svg>\n"
        ).format(
            _WIDTH,
            _HEIGHT,
            title,
            Markup(_STYLE),  # noqa: S704  # ours
            _axes(len(training.generations), texts),
            Markup("").join(curves),
            _names(training, levels),
        )
    )


def _axes(generations: int, texts: Texts) -> Markup:
    parts = []
    for number in range(_STEPS + 1):
        down = _down(number / _STEPS)
        parts.append(
            Markup(
                "<line class='grid' x1='{}' x2='{}' y1='{}' y2='{}'/>"
                "<text class='faint end' x='{}' y='{}'>{}</text>"
            ).format(
                _LEFT,
                _WIDTH - _RIGHT,
                down,
                down,
                _LEFT - 8,
                down + 5,
                texts.word("study-percent", value=100 * number // _STEPS),
            )
        )
    every = -(-generations // _MOST_TICKS)
    parts += [
        Markup("<text class='faint mid' x='{}' y='{}'>{}</text>").format(
            _across(number, generations), _HEIGHT - _BOTTOM + 20, number + 1
        )
        for number in range(0, generations, every)
    ]
    parts.append(
        Markup("<text class='faint mid' x='{}' y='{}'>{}</text>").format(
            (_LEFT + _WIDTH - _RIGHT) // 2, _HEIGHT - 14, texts.word("training-generations")
        )
    )
    return Markup("").join(parts)


def _curve(shares: list[Share], dashes: str) -> Markup:
    count = len(shares)
    line = " ".join(
        f"{_across(number, count)},{_down(one.won)}" for number, one in enumerate(shares)
    )
    upper = [
        f"{_across(number, count)},{_down(min(one.won + one.half_width, 1))}"
        for number, one in enumerate(shares)
    ]
    lower = [
        f"{_across(number, count)},{_down(max(one.won - one.half_width, 0))}"
        for number, one in enumerate(shares)
    ]
    return Markup(
        "<polygon class='band' points='{}'/><polyline class='curve' stroke-dasharray='{}' "
        "points='{}'/>"
    ).format(" ".join([*upper, *reversed(lower)]), dashes, line)


def _names(training: Training, levels: list[str]) -> Markup:
    """Return the names of the levels at the ends of their curves, none over another."""
    last = training.generations[-1].against
    parts = []
    down = float(_TOP - 20)
    for level in sorted(levels, key=lambda one: -last[one].won):
        down = max(_down(last[level].won) + 5, down + 18)
        parts.append(
            Markup("<text x='{}' y='{}'>{} {} %</text>").format(
                _WIDTH - _RIGHT + 8, round(down, 1), level, f"{100 * last[level].won:.1f}"
            )
        )
    return Markup("").join(parts)


def _across(number: int, count: int) -> float:
    return round(_LEFT + (_WIDTH - _RIGHT - _LEFT) * number / max(count - 1, 1), 1)


def _down(share: float) -> float:
    return round(_HEIGHT - _BOTTOM - (_HEIGHT - _BOTTOM - _TOP) * share, 1)


__all__ = ["svg_of"]
