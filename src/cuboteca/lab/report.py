"""The report of an arena: one self-contained HTML file, plots included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from markupsafe import Markup

from cuboteca.lab.picture_style import round_marks
from cuboteca.lab.standing import mean_lead, mean_points, mean_rank, win_share
from cuboteca.lab.statistics import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cuboteca.lab.standing import Standing

    #: The result of a bot (the first number) against another.
    Against: TypeAlias = Callable[[Standing, int, int], Estimate | None]

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --faint: #5d5d5d; --paper: #fff; --line: #d4d4d4;
        --bar: #1f5fa8; --dot: #0b2e57; --even: #9a3412; --tint: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --faint: #b0b0b0; --paper: #16181c; --line: #3d4148;
          --bar: #6ea8e8; --dot: #cfe3fa; --even: #f0a36b; --tint: #6ea8e8; } }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem;
       color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.25rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
small, .faint { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .35rem .75rem; border-bottom: 1px solid var(--line); text-align: right;
         vertical-align: top; }
thead th { vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 5.5rem;
                                 max-width: 14rem; overflow-wrap: break-word; position: sticky;
                                 left: 0; background: var(--paper); }
td small { display: block; white-space: nowrap; }
.plot { display: grid; grid-template-columns: fit-content(40%) 1fr max-content;
        grid-auto-flow: dense; column-gap: 1rem; margin: .5rem 0 1rem;
        font-variant-numeric: tabular-nums; }
.plot > span { align-self: center; min-width: 0; }
.plot .value { grid-column: 3; text-align: right; white-space: nowrap; }
.track { grid-column: 2; min-height: 2.25rem; position: relative; }
.track svg { position: absolute; width: 100%; height: 100%; overflow: visible; }
.axis { min-height: 1.5rem; }
.grid { stroke: var(--line); } .even { stroke: var(--even); stroke-dasharray: 4 3; }
.bar { stroke: var(--bar); stroke-width: 4; stroke-linecap: round; }
.dot { fill: var(--dot); } svg text { fill: var(--faint); font-size: .8rem; }
@media (max-width: 40rem) {
  .plot { grid-template-columns: 1fr max-content; }
  .plot > span { padding-top: .5rem; }
  .plot .value { grid-column: 2; }
  .track { grid-column: 1 / -1; min-height: 1.75rem; }
}
@media print { body { margin: 0; max-width: none; } }
"""
_MOST_FAULTS = 100
_INTERVALS = 5  # between the marks of an axis, at most
_EDGE = 4.0  # percent of a plot's width left free at both sides


@dataclass(frozen=True)
class _Row:
    name: str
    value: Estimate
    text: str


def page_of(standing: Standing, title: str) -> str:
    """Return the report as HTML.

    Args:
        standing: The arena's standing.
        title: The game's title.
    """
    parts = [
        Markup(
            "<!doctype html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n"
            "<meta name=viewport content='width=device-width, initial-scale=1'>\n"
            "<title>{}: arena</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n"
            "<h1>{}: arena</h1>"
        ).format(title, Markup(_STYLE), title),  # noqa: S704  # ours
        _facts(standing),
        _ratings(standing),
        *_meetings(standing),
        _scores(standing),
        _faults(standing),
        Markup("</main>\n</body>\n</html>\n"),
    ]
    return str(Markup("\n").join(parts))


def _facts(standing: Standing) -> Markup:
    what = standing.contest
    options = ", ".join(f"{name}={_short(value)}" for name, value in what.options.items())
    return Markup(
        "<p>{} plays with {} seats, {}. Seed {}, rules version {}, options: {}.</p>\n"
        "<p class=faint>Plays come in twos with the same chance and the bots' seats swapped; the "
        "two count as one number. Intervals include the true value 95 times in 100.</p>"
    ).format(
        f"{standing.plays:,}",
        what.seats,
        "neighbours against each other" if what.ladder else "every bot against every other",
        what.seed,
        what.rules_version,
        options or "none",
    )


def _short(value: object) -> str:
    return "(a file)" if "\n" in str(value) else str(value).lower()


# plots


def _plot(label: str, rows: Sequence[_Row], *, even: float | None = None) -> Markup:
    """Return a plot with a row for each value: its name, its point and interval, and its text.

    Args:
        label: What the plot shows, for screen readers.
        rows: The rows from top to bottom.
        even: The value at which neither is better, drawn as a line.
    """
    marks = _marks([row.value for row in rows], even)
    low, high = marks[0], marks[-1]

    def x(value: float) -> str:
        return f"{_EDGE + (100 - 2 * _EDGE) * (value - low) / (high - low):.2f}%"

    lines = Markup("").join(
        Markup("<line class=grid x1='{0}' x2='{0}' y1=0 y2='100%'/>").format(x(mark))
        for mark in marks
    )
    if even is not None:
        lines += Markup("<line class=even x1='{0}' x2='{0}' y1=0 y2='100%'/>").format(x(even))
    drawn = Markup("\n").join(
        Markup(
            "<span>{}</span><span class=value>{}</span><div class=track><svg aria-hidden=true>{}"
            "<line class=bar x1='{}' x2='{}' y1='50%' y2='50%'/>"
            "<circle class=dot cx='{}' cy='50%' r=6 /></svg></div>"
        ).format(row.name, row.text, lines, x(place.low), x(place.high), x(place.value))
        for row, place in ((row, _closed(row.value)) for row in rows)
    )
    axis = Markup("").join(
        Markup("<text x='{}' y='1.1em' text-anchor=middle>{}</text>").format(x(mark), f"{mark:g}")
        for mark in marks
    )
    return Markup(
        "<div class=plot role=group aria-label='{}'>\n{}\n"
        "<div class='track axis'><svg aria-hidden=true>{}</svg></div>\n</div>"
    ).format(label, drawn, axis)


def _marks(values: Iterable[Estimate], even: float | None) -> list[float]:
    """Return round numbers, evenly spaced, whose range includes all intervals."""
    ends = [end for value in map(_closed, values) for end in (value.low, value.high)]
    return round_marks(ends + ([] if even is None else [even]), _INTERVALS)


def _closed(value: Estimate) -> Estimate:
    """Return a value with an open interval as a point: a single number has no known spread."""
    return Estimate(value.value, value.value, value.value) if value.is_open else value


def _ratings(standing: Standing) -> Markup:
    rows = [
        _Row(
            standing.contest.bots[bot],
            Estimate(rating.skill, rating.low, rating.high),
            f"{rating.skill:.1f} ± {rating.spread:.1f}",
        )
        for bot, rating in ((bot, standing.ratings[bot]) for bot in standing.order())
    ]
    return Markup(
        "<h2>Ratings</h2>\n<p>OpenSkill's skill (Plackett-Luce): a bot that has never played has "
        "25.0 ± 16.3. The bar is the model's own 95 % interval.</p>\n{}"
    ).format(_plot("Ratings", rows))


# pairs


def _meetings(standing: Standing) -> list[Markup]:
    if standing.contest.seats == 2:
        return [
            _pairs(
                standing,
                "Share of plays won",
                "The share of plays that the first bot of each pair won, in percent; the dashed "
                "line marks an even result.",
                _hundredfold,
                50.0,
                "%",
            ),
            _cross_table(
                standing,
                "Cross table",
                "The share of the plays that the bot in the row won against the bot in the column; "
                "a shared victory counts as a fraction.",
                win_share,
                _percent,
            ),
        ]
    even = (standing.contest.seats + 1) / 2
    return [
        _pairs(
            standing,
            "Mean rank, pair by pair",
            "The mean rank of the first bot's seats in the plays of each pair; 1 is best, and the "
            "dashed line marks an even result.",
            mean_rank,
            even,
        ),
        _pairs(
            standing,
            "Lead in points, pair by pair",
            "The mean lead in points of a seat of the first bot over a seat of the second.",
            mean_lead,
            0.0,
        ),
        _cross_table(
            standing,
            "Cross table of mean ranks",
            "The mean rank of the row's seats in plays against the column; ties share the mean of "
            "their ranks.",
            mean_rank,
            _number,
        ),
        _cross_table(
            standing,
            "Cross table of points",
            "The mean points of a seat of the row in plays against the column.",
            mean_points,
            _number,
        ),
    ]


def _hundredfold(standing: Standing, one: int, other: int) -> Estimate | None:
    share = win_share(standing, one, other)
    if share is None:
        return None
    return Estimate(100 * share.value, 100 * share.low, 100 * share.high)


def _pairs(
    standing: Standing, title: str, words: str, against: Against, even: float, unit: str = ""
) -> Markup:
    names, bots = standing.contest.bots, standing.order()
    rows = []
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            found = against(standing, one, other)
            if found is not None:
                places = 1 if unit else 2
                text = f"{found.value:.{places}f}{unit} ({_range(found, places)})"
                rows.append(_Row(f"{names[one]} against {names[other]}", found, text))
    plot = _plot(title, rows, even=even) if rows else Markup("")
    return Markup("<h2>{}</h2>\n<p>{}</p>\n{}").format(title, words, plot)


def _cross_table(
    standing: Standing, title: str, words: str, against: Against, cell: Callable[[Estimate], Markup]
) -> Markup:
    bots, names = standing.order(), standing.contest.bots
    head = Markup("").join(Markup("<th scope=col>{}</th>").format(names[bot]) for bot in bots)
    rows = []
    for one in bots:
        found = [against(standing, one, other) for other in bots]
        cells = [Markup("<td>–</td>") if value is None else cell(value) for value in found]
        rows.append(
            Markup("<tr><th scope=row>{}</th>{}</tr>").format(names[one], Markup("").join(cells))
        )
    return Markup(
        "<h2>{}</h2>\n<p>{}</p>\n<div class=wide role=region tabindex=0 aria-label='{}'><table>\n"
        "<thead><tr><td></td>{}</tr></thead>\n<tbody>\n{}\n</tbody></table></div>"
    ).format(title, words, title, head, Markup("\n").join(rows))


def _percent(found: Estimate) -> Markup:
    return Markup(
        "<td style='background:color-mix(in srgb, var(--tint) {}%, transparent)'>{}"
        "<small>{} to {}</small></td>"
    ).format(
        round(60 * max(found.value - 0.5, 0)),  # the better, the darker; the words say it as well
        f"{found.value:.1%}",
        f"{100 * found.low:.1f}",
        f"{100 * found.high:.1f}",
    )


def _number(found: Estimate) -> Markup:
    return Markup("<td>{}<small>{}</small></td>").format(f"{found.value:.2f}", _range(found))


def _range(found: Estimate, places: int = 2) -> str:
    return "?" if found.is_open else f"{found.low:.{places}f} to {found.high:.{places}f}"


# bots


def _scores(standing: Standing) -> Markup:
    names = ("Bot", "Plays", "Mean rank", "Points", "Time per decision", "Longest", "Turns lost")
    head = Markup("").join(Markup("<th scope=col>{}</th>").format(name) for name in names)
    rows = []
    for bot in standing.order():
        score = standing.scores[bot]
        cells = [
            Markup("<th scope=row>{}</th><td>{}</td>").format(score.bot, f"{score.plays:,}"),
            _number(score.ranks.student_interval()),
            _number(score.points.student_interval()),
            Markup("<td>{} s</td><td>{} s</td><td>{}</td>").format(
                f"{score.thought:.3f}", f"{score.longest:.3f}", f"{score.faults:,}"
            ),
        ]
        rows.append(Markup("<tr>{}</tr>").format(Markup("").join(cells)))
    return Markup(
        "<h2>Each bot over all its plays</h2>\n"
        "<div class=wide role=region tabindex=0 aria-label='Each bot'><table>\n"
        "<thead><tr>{}</tr></thead>\n<tbody>\n{}\n</tbody></table></div>"
    ).format(head, Markup("\n").join(rows))


def _faults(standing: Standing) -> Markup:
    title = Markup("<h2>Turns lost to a substitute</h2>\n")
    if not standing.faults:
        return title + Markup("<p>None: every bot answered in time with a legal action.</p>")
    names = standing.contest.bots
    lines = Markup("\n").join(
        Markup("<li>{}, play {} of {} against {}, event {}: {}</li>").format(
            fault.bot,
            result.play,
            *(names[bot] for bot in result.pair),
            fault.event,
            fault.why,
        )
        for result, fault in standing.faults[:_MOST_FAULTS]
    )
    left = len(standing.faults) - _MOST_FAULTS
    more = Markup("<p>… and {} more.</p>").format(f"{left:,}") if left > 0 else Markup("")
    return title + Markup(
        "<p>A bot that fails, thinks too long or takes an action that is not legal loses its turn: "
        "a random legal action is taken instead.</p>\n<ul>\n{}\n</ul>{}"
    ).format(lines, more)


__all__ = ["page_of"]
