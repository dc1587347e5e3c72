"""Makes the letter outlines in ``core/typefaces`` from the typefaces of ``fonts.py``.

Run ``uv run --no-project --with 'fonttools[woff]' scripts/letters.py`` after a change of one of
them.  Each line holds a letter, its advance width and its outline, in thousandths of the font size,
with y pointing down from the baseline.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fonts import ATKINSON, CORE, FREDOKA, WESTERN, Typeface, cut, package
from fontTools.pens.basePen import BasePen
from fontTools.varLib.instancer import instantiateVariableFont

TYPEFACES = Path(__file__).parents[1] / "src/cuboteca/core/typefaces"
UNITS = 1000
#: The typeface and its weight, by the name of the file that is made from it.
FACES = {"display": (FREDOKA, 600), "text": (ATKINSON, 450)}


class _Outline(BasePen):  # type: ignore[misc]  # fontTools has no types here
    """Writes an outline with whole numbers, relative except at the start of a form."""

    def __init__(self, glyphs: Any, scale: float) -> None:
        super().__init__(glyphs)
        self._scale = scale
        self._at = (0, 0)
        self.forms: list[str] = []

    def _step(self, letter: str, *points: tuple[float, float]) -> None:
        whole = [(round(x * self._scale), -round(y * self._scale)) for x, y in points]
        x, y = self._at
        self.forms[-1] += letter + " ".join(f"{px - x} {py - y}" for px, py in whole)
        self._at = whole[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802  # fontTools' name
        self._at = (round(point[0] * self._scale), -round(point[1] * self._scale))
        self.forms.append(f"{self._at[0]} {self._at[1]}")

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._step("l", point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._step("c", *points)

    def _qCurveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._step("q", *points)

    def _closePath(self) -> None:  # noqa: N802
        self.forms[-1] += "z"


def lines_of(face: Typeface, weight: int) -> list[str]:
    """Return the lines of a file."""
    font = cut(package(face)[face.file("latin")], CORE + WESTERN, (400, 700))
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    scale = UNITS / font["head"].unitsPerEm
    glyphs = font.getGlyphSet()
    rights = next(n for n in font["name"].names if n.nameID == 0).toUnicode()
    lines = [
        f"# {rights}",
        "# SIL Open Font License 1.1; outlines only, made by scripts/letters.py",
    ]
    for code, name in sorted(font.getBestCmap().items()):
        if chr(code).isprintable():
            pen = _Outline(glyphs, scale)
            glyphs[name].draw(pen)
            width = round(glyphs[name].width * scale)
            lines.append("\t".join((chr(code), str(width), "M".join(pen.forms))))
    return lines


def main() -> None:
    """Write both files."""
    for name, (face, weight) in FACES.items():
        file = TYPEFACES / f"{name}.tsv"
        file.write_text("\n".join(lines_of(face, weight)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
