"""The drawing of Sukkube: a View becomes markup, and nothing else happens here.

A plain board so far: the Kube as a table of faces, hands as lists, each legal card a button.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.games.sukkube.view import SukkubeView

FOLDER = Path(__file__).parent
#: Files of this folder that are served under ``/games/sukkube/``.
ASSETS = ("symbols.svg", "sukkube.css")


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def board(
    view: SukkubeView,
    *,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
    sprite: str,
) -> Markup:
    """Return the table as markup, to stand inside one form.

    Args:
        view: What the reader may know.
        choices: What the reader may do now; each is a button where its ``target`` lies.
        texts: Words of the reader's language.
        names: Names by seat, of people.
        sprite: Address of ``symbols.svg``.
    """
    template = _environment().get_template("board.html")
    buttons = {choice.target: (choice, texts.plain(choice.label, names)) for choice in choices}
    places = {face.place: face for face in view.kube}
    markup = template.render(
        view=view, places=places, buttons=buttons, names=names, t=texts.word, sprite=sprite
    )
    return Markup(markup)  # noqa: S704  # the template escapes


def cover(sprite: str) -> Markup:
    """Return the picture of the game on the shelf."""
    return Markup(_environment().get_template("cover.html").render(sprite=sprite))  # noqa: S704


__all__ = ["ASSETS", "FOLDER", "board", "cover"]
