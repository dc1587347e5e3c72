"""``cuboteca rules``: our summary of a game's rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from cuboteca.cli.errors import NotSoError
from cuboteca.cli.inputs import GameName, Language  # noqa: TC001  # Typer reads them
from cuboteca.cli.language import texts_for
from cuboteca.cli.screen import output
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts


@dataclass(frozen=True)
class _Part:
    title: str
    body: str

    def speaks_of(self, word: str) -> bool:
        return word.casefold() in f"{self.title}\n{self.body}".casefold()


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
        console.print(Padding(body, (0, 0, 1, 2)))


def _parts(game: Game, texts: Texts) -> Iterator[_Part]:
    number = 1
    while texts.has(f"rules-{number}-title"):
        yield _Part(texts.word(f"rules-{number}-title"), texts.word(f"rules-{number}-body"))
        number += 1
    yield _Part(texts.word("rules-options"), "\n".join(_options(game, texts)))
    if game.meta.assumed:
        lines = [f"{texts.plain(figure.what)}: {figure.value}" for figure in game.meta.assumed]
        body = "\n".join([texts.word("rules-assumed-why"), *lines])
        yield _Part(texts.word("rules-assumed"), body)


def _options(game: Game, texts: Texts) -> Iterator[str]:
    for option in game.meta.options:
        label = texts.word(f"option-{option.name}")
        yield f"{label} ({option.name}): {texts.word(f'option-{option.name}-help')}"


__all__ = [
    "print_rules",
    "rules",
]
