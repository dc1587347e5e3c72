"""The drawing of Cubosaurs: a View becomes markup or a picture, and nothing else happens here.

Files that the site serves as they are: ``symbols.svg`` (the sprite, made by ``symbols.py``) and
``cubosaurs.css``.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.drawing import Drawing
from cuboteca.games.cubosaurs.drawing.picture import CubosaursPicture
from cuboteca.games.cubosaurs.drawing.scene import CubosaursPainter

DRAWING = Drawing(Path(__file__).parent, CubosaursPainter, CubosaursPicture)


__all__ = [
    "DRAWING",
]
