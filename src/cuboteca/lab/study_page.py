"""The report of several studies of a game: a page that needs nothing else, tables and pictures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.files import write_text
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json, csv_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from cuboteca.lab.study_words import FrontText, StudyWords, TableText

#: The name of the page in its folder.
REPORT = "index.html"

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --faint: #5d5d5d; --paper: #fff; --line: #d4d4d4;
        --link: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececec; --faint: #b0b0b0; --paper: #16181c; --line: #3d4148; --link: #6ea8e8; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem;
       color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 .5rem; max-width: 46rem; }
a { color: var(--link); } summary { cursor: pointer; margin: .5rem 0; }
.faint { color: var(--faint); }
.wide .title { display: none; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .3rem .75rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td small { display: block; color: var(--faint); white-space: nowrap; }
code { font-size: .875rem; }
@media (max-width: 40rem) { .wide > svg { width: 40rem; height: auto; } }
"""


def write_report(folder: Path, told: Sequence[StudyWords], unasked: Sequence[str]) -> None:
    """Write the page, and of each study its table as CSV, its numbers as JSON, its picture.

    Args:
        folder: An existing one.
        told: At least one study, in the order of the page.
        unasked: Which questions were not asked, and why.
    """
    for words in told:
        name = words.found.study.question
        write_text(folder / f"{name}.csv", csv_of(words.found))
        data = json.dumps(as_json(words.found, words.aims), indent=1, ensure_ascii=False)
        write_text(folder / f"{name}.json", data + "\n")
        write_text(folder / f"{name}.svg", svg_of(words))
    write_text(folder / REPORT, page_of(told, unasked))


def page_of(told: Sequence[StudyWords], unasked: Sequence[str]) -> str:
    """Return the page as HTML; its pictures are inside, its links lead to files beside it."""
    texts = told[0].texts
    title = told[0].title_of_all
    parts = [
        Markup(
            "<!doctype html>\n<html lang={}>\n<head>\n<meta charset=utf-8>\n"
            "<meta name=viewport content='width=device-width, initial-scale=1'>\n"
            "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<ul>"
        ).format(texts.language, title, Markup(_STYLE), title),  # noqa: S704  # ours
        *(
            Markup("<li><a href='#{}'>{}</a></li>").format(words.found.study.question, words.title)
            for words in told
        ),
        Markup("</ul>"),
        *(
            Markup("<p class=faint>{}</p>").format(texts.word("study-unasked", why=why))
            for why in unasked
        ),
        *(_study(words) for words in told),
        Markup("</main>\n</body>\n</html>\n"),
    ]
    return str(Markup("\n").join(parts))


def _study(words: StudyWords) -> Markup:
    word, name = words.texts.word, words.found.study.question
    notes = [*([words.answer] if words.answer else []), *words.left_out]
    return Markup("\n").join(
        [
            Markup("<h2 id='{}'>{}</h2>").format(name, words.title),
            Markup("<div class=wide>{}</div>").format(Markup(svg_of(words))),  # noqa: S704  # ours
            *(Markup("<p>{}</p>").format(note) for note in notes),
            Markup("<details><summary>{}</summary>").format(word("study-tables")),
            *(_table(words, table) for table in words.tables),
            *([_front(words, words.front)] if words.front else []),
            Markup("</details>"),
            Markup("<details><summary>{}</summary>").format(word("study-how")),
            *(Markup("<p>{}</p>").format(told) for told in words.how),
            Markup("<p>{}<br><code>{}</code></p></details>").format(
                word("study-how-again"), words.command
            ),
            Markup("<p>{0} <a href='{1}.csv'>CSV</a>, <a href='{1}.json'>JSON</a>, "
                   "<a href='{1}.svg'>SVG</a></p>").format(word("study-files"), name),
        ]
    )  # fmt: skip


def _table(words: StudyWords, told: TableText) -> Markup:
    word = words.texts.word
    heads = [word("study-what"), word("study-effect" if told.compares else "study-value")]
    heads += [word("study-interval"), *([word("study-adjusted"), ""] if told.compares else [])]

    def cells() -> Iterator[list[Markup]]:
        for row in told.rows:
            clear = [row.adjusted, word("study-clear" if row.stands else "study-unclear")]
            yield [
                Markup("{}").format(cell)
                for cell in (row.name, row.value, row.interval, *(clear if told.compares else []))
            ]

    return _drawn(told.title, heads, list(cells()))


def _front(words: StudyWords, told: FrontText) -> Markup:
    word = words.texts.word
    rows = [
        [
            Markup("{}").format(row.name),
            *(
                Markup("{}<small>{}</small>").format(score, between)
                for score, between in zip(row.scores, row.intervals, strict=True)
            ),
            Markup("{}").format(row.standing),
        ]
        for row in told.rows
    ]
    return _drawn(told.title, [word("study-what"), *told.aims, word("study-standing")], rows)


def _drawn(title: str, heads: Sequence[str], rows: Sequence[Sequence[Markup]]) -> Markup:
    return Markup(
        "<h3>{}</h3>\n<div class=wide><table><thead><tr>{}</tr></thead>\n<tbody>{}</tbody>"
        "</table></div>"
    ).format(
        title,
        Markup("").join(Markup("<th scope=col>{}</th>").format(head) for head in heads),
        Markup("\n").join(
            Markup("<tr>{}</tr>").format(
                Markup("").join(Markup("<td>{}</td>").format(cell) for cell in row)
            )
            for row in rows
        ),
    )


__all__ = ["REPORT", "page_of", "write_report"]
