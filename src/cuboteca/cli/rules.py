"""``cuboteca rules``: our summary of a game's rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.padding import Padding
from rich.text import Text

from cuboteca.cli.errors import NotSoError
from cuboteca.cli.inputs import GameName, Language  # noqa: TC001  # Typer reads them
from cuboteca.cli.language import texts_for
from cuboteca.cli.screen import output
from cuboteca.cli.tables import FittingTable
from cuboteca.core.words import Piece, Sentence, say
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from cuboteca.core.game import Game
    from cuboteca.core.summary import Cell, SummarySection
    from cuboteca.core.texts import Texts


@dataclass(frozen=True)
class _Part:
    title: str
    body: str
    tables: tuple[tuple[tuple[str, ...], ...], ...] = ()  # each with its head as the first row
    source: str = ""

    def speaks_of(self, word: str) -> bool:
        cells = chain.from_iterable(chain.from_iterable(self.tables))
        return word.casefold() in "\n".join((self.title, self.body, *cells)).casefold()


def rules(
    game: GameName,
    word: Annotated[
        str | None,
        typer.Argument(metavar="[WORD]", help="Show only the parts with this word."),
    ] = None,
    *,
    language: Language = None,
) -> None:
    """Show our summary of the rules, with rulebook pages, options and assumed figures."""
    chosen = game_of(game)
    print_rules(chosen, word, texts_for(chosen, language), output())


def print_rules(game: Game, word: str | None, texts: Texts, console: Console) -> None:
    """Print the summary, or the parts of it that contain ``word``.

    Raises:
        NotSoError: No part does.
    """
    parts = [part for part in _parts(game, texts) if word is None or part.speaks_of(word)]
    if not parts:
        raise NotSoError(texts.word("rules-nothing", game=game.meta.title, word=str(word)))
    for part in parts:
        console.print(Text(part.title, "bold"))
        body = Text(part.body)
        if word is not None:
            body.highlight_words([word], "reverse", case_sensitive=False)
        console.print(Padding(body, (0, 0, 0, 2)))
        for rows in part.tables:
            console.print(Padding(_drawn(rows), (0, 0, 0, 2)))
        if part.source:
            console.print(Padding(Text(part.source, "dim"), (0, 0, 0, 2)))
        console.print()


def _drawn(rows: tuple[tuple[str, ...], ...]) -> FittingTable:
    table = FittingTable(box=box.SIMPLE)
    for title in rows[0]:
        table.add_column(title)
    for row in rows[1:]:
        table.add_row(*(Text(cell) for cell in row))
    return table


def _parts(game: Game, texts: Texts) -> Iterator[_Part]:
    number, extra = 1, dict(enumerate(game.summary.sections, 1))
    while texts.has(f"rules-{number}-title"):
        part = _Part(texts.word(f"rules-{number}-title"), texts.word(f"rules-{number}-body"))
        yield _with_tables(part, extra[number], texts) if number in extra else part
        number += 1
    yield _Part(texts.word("rules-options"), "\n".join(_options(game, texts)))
    if game.meta.assumed:
        lines = [f"{texts.plain(figure.what)}: {figure.value}" for figure in game.meta.assumed]
        body = "\n".join([texts.word("rules-assumed-why"), *lines])
        yield _Part(texts.word("rules-assumed"), body)


def _with_tables(part: _Part, more: SummarySection, texts: Texts) -> _Part:
    captions = [texts.plain(one.caption) for one in more.figures if one.caption]
    pages = texts.word("rules-source", pages=more.pages) if more.pages else ""
    return replace(
        part,
        body="\n\n".join([part.body, *captions]),
        tables=tuple(
            (
                tuple(map(texts.plain, table.head)),
                *(tuple(_cell(one, texts) for one in row.cells) for row in table.rows),
            )
            for table in more.tables
        ),
        source=pages or texts.word("rules-source-ours"),
    )


def _cell(cell: Cell, texts: Texts) -> str:
    match cell:
        case Sentence():
            return texts.plain(cell)
        case Piece() | tuple():
            return texts.plain(say("thing", thing=cell))
        case _:
            return str(cell)


def _options(game: Game, texts: Texts) -> Iterator[str]:
    for option in game.meta.options:
        label = texts.word(f"option-{option.name}")
        yield f"{label} ({option.name}): {texts.word(f'option-{option.name}-help')}"


__all__ = [
    "print_rules",
    "rules",
]
