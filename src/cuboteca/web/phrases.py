"""Texts of the site and of a game in a reader's language, each with keys of its own."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import UnknownGameError
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.summary import Place
    from cuboteca.web.contexts import Word

_HERE = Path(__file__).parent
_FOLDERS = (_HERE / "texts", _HERE / "pages" / "texts")


class Phrases(NamedTuple):
    """The texts for a table in one language."""

    site: Texts
    game: Texts


@cache
def texts_for(language: str) -> Texts:
    """Return the texts of the site in ``language``."""
    return Texts(language, _FOLDERS)


@cache
def phrases_for(language: str, game: Game) -> Phrases:
    """Return the texts of the site and of ``game`` in ``language``."""
    return Phrases(texts_for(language), Texts(language, (game.folder / "texts",)))


def rules_url(game: Game, place: Place | None = None) -> str:
    """Return the address of a game's rules, or of a place in them."""
    page = f"/rules/{game.name}"
    return f"{page}#{place.anchor}" if place else page


def word_of(texts: Texts) -> Word:
    """Return the function that gives templates their texts."""
    return texts.word


def title_of(name: str) -> str:
    """Return the title of a game; its name if this program does not have it."""
    try:
        return game_of(name).meta.title
    except UnknownGameError:
        return name


def level_name(texts: Texts, level: str) -> str:
    """Return the name of a bot's level."""
    key = f"level-{level}"
    return texts.word(key) if texts.has(key) else level


def signed(points: int) -> str:
    """Return points with their sign, using a real minus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def counted(points: int) -> str:
    """Return a number with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def decimal(value: float, digits: int, texts: Texts) -> str:
    """Return a number with so many digits after the point, or what a language has for a point."""
    text = f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text if texts.language == "en" else text.replace(".", ",")


def negotiated(accept: str) -> str:
    """Return the one of our languages that an ``Accept-Language`` header prefers."""
    wishes = [_wish(part) for part in accept.split(",")[:20]]
    for _, code in sorted(wishes, key=lambda wish: -wish[0]):
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def _wish(part: str) -> tuple[float, str]:
    tag, _, quality = part.strip().partition(";")
    try:
        weight = float(quality.partition("=")[2]) if quality else 1.0
    except ValueError:
        weight = 0.0
    return weight, tag.partition("-")[0].strip().lower() if weight > 0 else ""


__all__ = [
    "Phrases",
    "counted",
    "level_name",
    "negotiated",
    "phrases_for",
    "rules_url",
    "signed",
    "texts_for",
    "title_of",
    "word_of",
]
