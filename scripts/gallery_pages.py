"""What the galleries of all games do alike: lay out the folder, list the pages, serve them."""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def lay_out(out: Path, static: Path, assets: Iterable[Path], folder: str) -> None:
    """Copy the site's files, and a game's ``assets`` to where its pages look for them."""
    shutil.copytree(static, out / "static", dirs_exist_ok=True)
    (out / folder).mkdir(parents=True, exist_ok=True)
    for asset in assets:
        shutil.copy(asset, out / folder / asset.name)


def list_pages(out: Path, written: Iterable[Path]) -> None:
    """Write a page with links to all others."""
    links = "".join(
        f'<li><a href="/{p.relative_to(out)}">{p.relative_to(out)}</a>' for p in written
    )
    (out / "index.html").write_text(
        f"<!doctype html><title>Gallery</title><ul>{links}</ul>", "utf-8"
    )


def run(description: str | None, write: Callable[[Path], list[Path]]) -> None:
    """Read the command line, write the gallery, perhaps serve it."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("out", type=Path)
    parser.add_argument("--serve", type=int, metavar="PORT")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"{len(write(options.out))} pages in {options.out}")
    if options.serve:
        handler = functools.partial(
            http.server.SimpleHTTPRequestHandler, directory=str(options.out)
        )
        http.server.ThreadingHTTPServer(("127.0.0.1", options.serve), handler).serve_forever()
