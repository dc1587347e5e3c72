"""The drawing of Ursuppe: a View becomes markup or a picture, and nothing else happens here.

Files that the site serves as they are: ``symbols.svg`` (the sprite, made by ``symbols.py``),
``ursuppe.css`` (the soup) and ``people.css`` (seats, gene cards).
"""

from __future__ import annotations

from pathlib import Path

from cuboteca.core.drawing import Drawing
from cuboteca.games.ursuppe.drawing.picture import UrsuppePicture
from cuboteca.games.ursuppe.drawing.scene import UrsuppePainter

DRAWING = Drawing(Path(__file__).parent, UrsuppePainter, UrsuppePicture)


__all__ = ["DRAWING"]
