"""The galleries of all games: chosen positions, rendered by the real drawings and templates.

``gallery.py OUT`` writes pages into the folder OUT; ``--game NAME`` and ``--language CODE`` choose,
``--serve 8010`` shows them, ``--pseudo`` writes English as a pseudo-language.  They are for looking
at while working on drawings, and the README's pictures are taken from them.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import gallery_cube_attack
import gallery_cubosaurs
import gallery_learning
import gallery_sukkube
import gallery_ursuppe
import pseudo

from cuboteca.core.files import write_text
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import game
from cuboteca.web.assets import drawn

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

#: By game; each has ``pages(language)``, which returns pages by name.
GALLERIES: dict[str, ModuleType] = {
    "cubosaurs": gallery_cubosaurs,
    "cube_attack": gallery_cube_attack,
    "sukkube": gallery_sukkube,
    "ursuppe": gallery_ursuppe,
}
STATIC = Path(__file__).resolve().parents[1] / "src/cuboteca/web/static"


def write(out: Path, games: Iterable[str], languages: Iterable[str] = LANGUAGES) -> list[Path]:
    """Write galleries into ``out``, each page as GAME/LANGUAGE/NAME.html; return the pages."""
    shutil.copytree(STATIC, out / "static", dirs_exist_ok=True)
    written = []
    for name in games:
        folder = out / "games" / name
        folder.mkdir(parents=True, exist_ok=True)
        for asset in (*drawn(name).names(".css"), *drawn(name).names(".svg")):
            shutil.copy(game(name).folder / "drawing" / asset, folder / asset)
        for language in languages:
            (out / name / language).mkdir(parents=True, exist_ok=True)
            found = GALLERIES[name].pages(language) | gallery_learning.pages(name, language)
            for page, text in found.items():
                path = out / name / language / f"{page}.html"
                write_text(path, text)
                written.append(path)
    links = "".join(
        f'<li><a href="/{page.relative_to(out)}">{page.relative_to(out)}</a>' for page in written
    )
    write_text(out / "index.html", f"<!doctype html><title>Gallery</title><ul>{links}</ul>")
    return written


def main() -> None:
    """Read the command line, write the galleries and, if asked to, serve them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", action="append", choices=tuple(GALLERIES))
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--serve", type=int, metavar="PORT")
    parser.add_argument("--pseudo", action="store_true", help="for English")
    options = parser.parse_args()
    if options.pseudo:
        pseudo.install()
    pages = write(options.out, options.game or GALLERIES, options.language or LANGUAGES)
    print(f"{len(pages)} pages in {options.out}")
    if options.serve:
        handler = functools.partial(
            http.server.SimpleHTTPRequestHandler, directory=str(options.out)
        )
        http.server.ThreadingHTTPServer(("127.0.0.1", options.serve), handler).serve_forever()


if __name__ == "__main__":
    main()
