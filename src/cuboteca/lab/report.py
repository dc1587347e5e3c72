"""The page that an arena writes: one HTML file that needs nothing else, drawings included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup, escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.lab.standing import Rating, Standing
    from cuboteca.lab.statistics import Estimate

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #1b1b1b; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #ccc; text-align: right; }
th:first-child, td:first-child { text-align: left; }
small { color: #555; display: block; }
svg text { font: 14px system-ui, sans-serif; fill: #1b1b1b; }
"""
_ROW = 34
_LEFT = 110
_WIDTH = 620
_TICKS = 5


def page_of(standing: Standing, title: str) -> str:
    """Return the report as HTML."""
    what = standing.contest
    parts = [
        Markup("<!doctype html><html lang=en><meta charset=utf-8>"),
        Markup("<meta name=viewport content='width=device-width'><title>{}</title>").format(title),
        Markup("<style>{}</style><h1>{}</h1>").format(Markup(_STYLE), title),  # noqa: S704  # ours
        Markup("<p>{} plays with {} seats, seed {}; options: {}.</p>").format(
            standing.plays, what.seats, what.seed, _options(standing)
        ),
        Markup("<h2>Ratings</h2><p>OpenSkill's skill; the bar holds the true one 95 times in 100."),
        _ratings(standing),
        Markup("<h2>Each against each</h2><p>The part of the plays that the bot of the row won "
               "against the bot of the column, and its 95 % interval.</p>"),
        _cross_table(standing),
        Markup("<h2>Each bot</h2>"),
        _scores(standing),
        _faults(standing),
        Markup("</html>\n"),
    ]  # fmt: skip
    return str(Markup("\n").join(parts))


def _options(standing: Standing) -> str:
    pairs = standing.contest.options.items()
    return ", ".join(f"{name}={_short(value)}" for name, value in pairs) or "none"


def _short(value: object) -> str:
    return "(a file)" if "\n" in str(value) else str(value).lower()


def _ratings(standing: Standing) -> Markup:
    bots = standing.order()
    rows = [(standing.contest.bots[bot], standing.ratings[bot]) for bot in bots]
    low, high = _range([rating for _, rating in rows])
    height = _ROW * (len(rows) + 1)
    parts = [
        Markup(
            "<svg role=img viewBox='0 0 {} {}' width='{}' height='{}'><title>Ratings</title>"
        ).format(_WIDTH, height, _WIDTH, height)
    ]
    for tick in range(_TICKS):
        value = low + (high - low) * tick / (_TICKS - 1)
        x = _x(value, low, high)
        parts.append(
            Markup(
                "<line x1='{}' x2='{}' y1='4' y2='{}' stroke='#ddd'/>"
                "<text x='{}' y='{}' text-anchor='middle'>{}</text>"
            ).format(x, x, height - 24, x, height - 8, f"{value:.0f}")
        )
    for row, (bot, rating) in enumerate(rows):
        y = _ROW * row + _ROW // 2
        ends = [_x(rating.skill + side * rating.spread, low, high) for side in (-1, 1)]
        parts.append(
            Markup(
                "<text x='0' y='{}'>{}</text>"
                "<line x1='{}' x2='{}' y1='{}' y2='{}' stroke='#1f5fa8' stroke-width='4'/>"
                "<circle cx='{}' cy='{}' r='7' fill='#0b2e57'/>"
            ).format(y + 5, bot, *ends, y, y, _x(rating.skill, low, high), y)
        )
    return Markup("").join([*parts, Markup("</svg>")])


def _range(ratings: Sequence[Rating]) -> tuple[float, float]:
    low = min(rating.skill - rating.spread for rating in ratings)
    high = max(rating.skill + rating.spread for rating in ratings)
    return low, max(high, low + 1)


def _x(value: float, low: float, high: float) -> str:
    return f"{_LEFT + (_WIDTH - _LEFT - 20) * (value - low) / (high - low):.1f}"


def shown(estimate: Estimate, *, percent: bool = False) -> str:
    """Return a value with its interval, as text."""
    if percent:
        return f"{estimate.value:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"
    return f"{estimate.value:.2f} ({estimate.low:.2f} to {estimate.high:.2f})"


def _cross_table(standing: Standing) -> Markup:
    bots = standing.order()
    names = standing.contest.bots
    head = Markup("").join(Markup("<th>{}</th>").format(names[bot]) for bot in bots)
    rows = [
        Markup("<tr><th>{}</th>{}</tr>").format(
            names[one], Markup("").join(_cell(standing, one, other) for other in bots)
        )
        for one in bots
    ]
    return Markup("<table><tr><th></th>{}</tr>{}</table>").format(head, Markup("").join(rows))


def _cell(standing: Standing, one: int, other: int) -> Markup:
    found = against(standing, one, other)
    if found is None:
        return Markup("<td>–</td>")
    return Markup("<td>{}<small>{} to {}</small></td>").format(
        f"{found.value:.1%}", f"{found.low:.1%}", f"{found.high:.1%}"
    )


def against(standing: Standing, one: int, other: int) -> Estimate | None:
    """Return the part of the plays that ``one`` won against ``other``; None if they never met."""
    straight = standing.meetings.get((one, other))
    if straight is not None and straight.plays:
        return straight.win_share()
    turned = standing.meetings.get((other, one))
    if turned is None or not turned.plays:
        return None
    share = turned.win_share()
    return type(share)(1 - share.value, 1 - share.high, 1 - share.low)


def _scores(standing: Standing) -> Markup:
    names = ("Bot", "Plays", "Mean rank", "Points", "Thought a decision", "Longest", "Turns lost")
    head = Markup("").join(Markup("<th>{}</th>").format(name) for name in names)
    rows = []
    for bot in standing.order():
        score = standing.scores[bot]
        cells = (
            score.bot,
            score.plays,
            shown(score.ranks.mean_interval()),
            shown(score.points.mean_interval()),
            f"{score.seconds / max(score.decisions, 1):.3f} s",
            f"{score.longest:.3f} s",
            score.faults,
        )
        rows.append(Markup("").join(Markup("<td>{}</td>").format(cell) for cell in cells))
    body = Markup("").join(Markup("<tr>{}</tr>").format(row) for row in rows)
    return Markup("<table><tr>{}</tr>{}</table>").format(head, body)


def _faults(standing: Standing) -> Markup:
    if not standing.faults:
        return Markup("<p>No bot lost a turn to a substitute.</p>")
    lines = Markup("").join(
        Markup("<li>{}, play {}, event {}: {}</li>").format(
            fault.bot, result.play, fault.event, escape(fault.why)
        )
        for result, fault in standing.faults[:100]
    )
    return Markup("<h2>Turns lost to a substitute</h2><ul>{}</ul>").format(lines)


__all__ = ["against", "page_of", "shown"]
