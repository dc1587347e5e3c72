"""The page of an analysis: one HTML file that needs nothing else, the curve included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

if TYPE_CHECKING:
    from cuboteca.lab.analysis_words import Figure, Words

_COLUMNS = ("result", "luck", "skill", "others", "adjusted", "lost")
_STYLE = """
:root { color-scheme: light dark; --ground: #f4ecdc; --raised: #fffaf0; --line: #d9cbb0;
  --ink: #22302f; --soft: #566360;
  --s0: #0072b2; --s1: #d55e00; --s2: #009e73; --s3: #cc79a7; --s4: #e69f00; --s5: #56b4e9; }
@media (prefers-color-scheme: dark) { :root { --ground: #0e292d; --raised: #17393d; --line: #2f575b;
  --ink: #f1f5ec; --soft: #b3c5c2;
  --s0: #4aa8e8; --s1: #ff8a3c; --s2: #2fcf9f; --s3: #e29bc4; --s4: #e69f00; --s5: #b4e2ff; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--ground); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; background: var(--raised); font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .8rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td.text { text-align: left; }
.note, td small, td.doubt { color: var(--soft); }
td small { display: block; }
td:not(.text) { white-space: nowrap; }
td.doubt { font-style: italic; }
code { display: inline-block; max-width: 100%; overflow-x: auto; vertical-align: bottom;
  font-size: .85em; white-space: nowrap; }
.seat-0 { --seat: var(--s0); } .seat-1 { --seat: var(--s1); } .seat-2 { --seat: var(--s2); }
.seat-3 { --seat: var(--s3); } .seat-4 { --seat: var(--s4); } .seat-5 { --seat: var(--s5); }
.curve { display: block; width: 100%; height: 18rem; overflow: visible; background: var(--raised); }
.grid { stroke: var(--line); }
.tick { fill: var(--soft); font-size: 13px; }
.band { fill: var(--seat); opacity: .1; }
.line { fill: none; stroke: var(--seat); stroke-width: 2.5; }
.mark { fill: var(--raised); stroke: var(--ink); stroke-width: 2; }
.number { fill: var(--ink); font: 600 13px system-ui, sans-serif; text-anchor: middle; }
.keys { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; }
.key { width: 3rem; height: .8rem; margin-inline-end: .4rem; }
"""


def page_of(words: Words) -> str:
    """Return the page as HTML."""
    texts, found = words.texts, words.analysis
    title = texts.word("analysis-title", game=words.play.game.meta.title)
    note = texts.word("analysis-curve-note-share" if found.shares else "analysis-curve-note-points")
    parts = [
        Markup("<!doctype html><html lang={}><meta charset=utf-8>").format(texts.language),
        Markup("<meta name=viewport content='width=device-width'><title>{}</title>").format(title),
        Markup("<style>{}</style><main><h1>{}</h1>").format(Markup(_STYLE), title),  # noqa: S704  # ours
        Markup("<ul class=keys>{}</ul>{}<p class=note>{}</p>").format(
            words.keys(), words.curve(), note
        ),
        Markup("<h2>{}</h2>").format(texts.word("analysis-swings")),
        _turns(words),
        Markup("<h2>{}</h2>").format(texts.word("analysis-grades")),
        _grades(words),
        Markup("<p class=note>{}</p>").format(words.grades_note),
        Markup("<h2>{}</h2>").format(texts.word("analysis-luck-and-skill")),
        _luck_and_skill(words),
        Markup("<p>{} <code>{}</code></p>").format(*words.more) if words.more else Markup(),
        Markup("<p class=note>{}</p>").format(words.split_note),
        Markup("<h2>{}</h2>").format(texts.word("analysis-costly")),
        _costly(words),
        Markup("<p class=note>{} {}</p></main></html>\n").format(
            texts.word("analysis-cost-note"), words.budget
        ),
    ]
    return str(Markup("\n").join(parts))


def _turns(words: Words) -> Markup:
    swings = words.swings()
    if not swings:
        return Markup("<p>{}</p>").format(words.texts.word("analysis-no-swings"))
    items = (Markup("<li>{}</li>").format(swing.text) for swing in swings)
    return Markup("<ol>{}</ol>").format(Markup("").join(items))


def _grades(words: Words) -> Markup:
    items = (
        Markup("<li><b>{}</b>: {}</li>").format(
            one.name, ", ".join(f"{part.sign} {part.text}" for part in one.counts)
        )
        for one in words.grades()
    )
    return Markup("<ul>{}</ul>").format(Markup("").join(items))


def _luck_and_skill(words: Words) -> Markup:
    rows = [
        Markup("<tr><th scope=row class=seat-{}>{}</th>{}</tr>").format(
            row.seat, row.name, _cells(tuple(getattr(row, column) for column in _COLUMNS))
        )
        for row in words.rows()
    ]
    return _table(words, ("seat", *_COLUMNS), rows)


def _costly(words: Words) -> Markup:
    rows = [
        Markup(
            "<tr><th scope=row>{}</th><td class=text>{}</td><td class=text>{}</td>"
            "<td class=text>{}</td><td>{} {}</td></tr>"
        ).format(one.step, words.names[one.seat], one.taken, one.best, one.sign, one.cost)
        for one in words.costly()
    ]
    if not rows:
        return Markup("<p>{}</p>").format(words.texts.word("analysis-costly-none"))
    return _table(words, ("step", "seat", "taken", "best", "cost"), rows)


def _table(words: Words, columns: tuple[str, ...], rows: list[Markup]) -> Markup:
    head = (
        Markup("<th scope=col>{}</th>").format(words.texts.word(f"analysis-{column}"))
        for column in columns
    )
    return Markup("<div class=wide><table><tr>{}</tr>{}</table></div>").format(
        Markup("").join(head), Markup("").join(rows)
    )


def _cells(figures: tuple[Figure, ...]) -> Markup:
    return Markup("").join(
        Markup("<td{}>{}{}</td>").format(
            "" if one.known else Markup(" class=doubt"),
            one.text,
            Markup("<small>{}</small>").format(one.interval) if one.interval else "",
        )
        for one in figures
    )


__all__ = ["page_of"]
