"""The drawing of Cube Attack: a View becomes markup or a picture, and nothing else happens here.

Files that the site serves as they are: ``symbols.svg`` (the sprite), ``cube_attack.css``, and
``places.css`` with what a page without inline styles needs as classes.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.drawing import Drawing
from cuboteca.games.cube_attack.drawing.picture import CubeAttackPicture
from cuboteca.games.cube_attack.drawing.scene import CubeAttackPainter

DRAWING = Drawing(Path(__file__).parent, CubeAttackPainter, CubeAttackPicture)


__all__ = [
    "DRAWING",
]
