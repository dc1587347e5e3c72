"""The drawing of Sukkube: a View becomes markup, and nothing else happens here.

Files that a interface serves as they are: ``symbols.svg`` (the sprite) and ``sukkube.css``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from cuboteca.games.sukkube.drawing.picture import picture
from cuboteca.games.sukkube.drawing.scene import Painter

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
    scene = Painter(view, choices, texts, names).scene()
    return Markup(template.render(scene=scene, t=texts.word, sprite=sprite))  # noqa: S704


def cover(sprite: str) -> Markup:
    """Return the picture of the game in the registry: the Kube in the ring, under the big top."""
    return Markup(_environment().get_template("cover.html").render(sprite=sprite))  # noqa: S704


__all__ = ["ASSETS", "FOLDER", "board", "cover", "picture"]
