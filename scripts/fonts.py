"""Cuts the site's typefaces down to the letters that it needs.

Run ``uv run --no-project --with 'fonttools[woff]' scripts/fonts.py``.  It gets the typefaces from
npm, by the version and checksum below, and writes ``web/static/fonts/*.woff2``: of each typeface a
file with the letters of our three languages, which every page loads, and others that a browser
loads when a page has a letter of their ``unicode-range`` in ``site.css``.
"""

from __future__ import annotations

import base64
import hashlib
import io
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parents[1] / "src/cuboteca/web/static/fonts"
VERSION = "5.3.0"  # of both packages of Fontsource
KERNING = ("kern", "locl", "tnum")
NAMES = (0, 1, 2, 3, 5, 6, 13, 14)  # copyright, names, version and licence

#: Letters, punctuation and signs of English, Italian and French texts, and of German names.
CORE = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0\u202f\u2009°²ªº·×½«»–—\N{LEFT SINGLE QUOTATION MARK}’“”•…−"
    + "ÀÂÆÇÈÉÊËÌÎÏÒÔÙÚÛÜŸŒÄÖàâæçèéêëìîïòôùúûüÿœäöß"
)
#: The others of Western Europe, and those of the rest of Europe.
WESTERN = "".join(letter for letter in map(chr, range(0xA1, 0x100)) if letter not in CORE)
EXTENDED = "".join(map(chr, (*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E)))


@dataclass(frozen=True)
class Typeface:
    """A typeface of Fontsource.

    Attributes:
        name: As the package and our files have it.
        integrity: SHA-512 of the package, in base64, as npm's lock files have it.
        weight: The weights that are kept: a range, or a single one.
    """

    name: str
    integrity: str
    weight: tuple[int, int] | int

    def file(self, subset: str) -> str:
        """Return the name of the file in the package that has a subset."""
        return f"{self.name}-{subset}-wght-normal.woff2"


#: For headings and numbers, all of them in one weight, which halves the file.
FREDOKA = Typeface(
    "fredoka",
    "13w98iw2RcmYfZQRZPLSu+0YJK3HHm5A2XrpU26moFIAePmfiKfvkmEJUgkc8r5GNR+pbDijOueS1KdGAMAWmQ==",
    600,
)
#: For everything else.
ATKINSON = Typeface(
    "atkinson-hyperlegible-next",
    "UnLzNUy1RWoLDfydAatP4NaRm99X/WbQEph7q/PymJnCFIOOwKOx3pBmp5ys8trO0dM+CKGuJgeZP9fAR4mQpA==",
    (400, 700),
)
#: What is added to a file's name, the letters in it, and the subset of Fontsource that has them.
PARTS = (("", CORE, "latin"), ("-western", WESTERN, "latin"), ("-extended", EXTENDED, "latin-ext"))


def package(face: Typeface) -> dict[str, bytes]:
    """Return the files of a typeface's package, by name.

    Raises:
        SystemExit: It is not the package that we know.
    """
    called = f"@fontsource-variable/{face.name}@{VERSION}"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", called], cwd=folder, check=True)
        archive = next(Path(folder).iterdir()).read_bytes()
    found = base64.b64encode(hashlib.sha512(archive).digest()).decode()
    if found != face.integrity:
        raise SystemExit(f"{called} has the checksum {found}, not {face.integrity}")
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        return {
            Path(member.name).name: file.read()
            for member in files
            if (file := files.extractfile(member)) is not None
        }


def cut(source: bytes, letters: str, weight: tuple[int, int] | int) -> Any:
    """Return a typeface with only some letters and weights."""
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    options = Options(layout_features=KERNING, name_IDs=NAMES, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = None
    file = io.BytesIO()
    font.save(file)  # weights are cut from a font that has been read, not from a changed one
    return instantiateVariableFont(TTFont(file, recalcTimestamp=False), {"wght": weight})


def main() -> None:
    """Write all files."""
    for face in (FREDOKA, ATKINSON):
        files = package(face)
        for part, letters, subset in PARTS:
            font = cut(files[face.file(subset)], letters, face.weight)
            font.flavor = "woff2"
            path = FONTS / f"{face.name}{part}.woff2"
            font.save(path)
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
