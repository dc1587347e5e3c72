"""The drawing of Sukkube: a View becomes markup or a picture, and nothing else happens here.

Files that the site serves as they are: ``symbols.svg`` (the sprite, made by ``symbols.py``) and
``sukkube.css``.
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.drawing import Drawing
from cuboteca.games.sukkube.drawing.picture import SukkubePicture
from cuboteca.games.sukkube.drawing.scene import SukkubePainter

DRAWING = Drawing(Path(__file__).parent, SukkubePainter, SukkubePicture)


__all__ = [
    "DRAWING",
]
