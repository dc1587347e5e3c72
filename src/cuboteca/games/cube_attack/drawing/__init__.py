"""The drawing of Cube Attack: a View becomes markup, and nothing else happens here.

Files that a door serves as they are: ``symbols.svg`` (the sprite) and ``cube_attack.css``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from cuboteca.games.cube_attack.describing import planet_words, unit_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.games.cube_attack.view import CubeAttackView, PlanetView, UnitView

FOLDER = Path(__file__).parent
#: Files of this folder that are served under ``/games/cube_attack/``.
ASSETS = ("symbols.svg", "cube_attack.css")


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
    view: CubeAttackView,
    *,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
    sprite: str,
) -> Markup:
    """Return the table as markup, to stand inside one form.

    Args:
        view: What the reader may know.
        choices: What the reader may do now, grouped by the unit that acts.
        texts: Words of the reader's language.
        names: Names by seat.
        sprite: Address of ``symbols.svg``.
    """

    def words_of(planet: PlanetView) -> str:
        return planet_words(planet, texts)

    def cubes_of(unit: UnitView) -> str:
        return f"{unit_words(unit, texts)}, {names[unit.seat]}"

    template = _environment().get_template("board.html")
    html = template.render(
        view=view,
        groups=_groups(choices),
        label=lambda choice: texts.plain(choice.label, names),
        planet_words=words_of,
        cubes_of=cubes_of,
        names=names,
        sprite=sprite,
        t=texts.word,
    )
    return Markup(html)  # noqa: S704  # the template escapes


def _groups(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Return the choices by the id of the unit that acts."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.target.partition("/")[0], []).append(choice)
    return groups


def cover(sprite: str) -> Markup:
    """Return the picture of the game on the shelf."""
    return Markup(_environment().get_template("cover.html").render(sprite=sprite))  # noqa: S704


__all__ = ["ASSETS", "FOLDER", "board", "cover"]
