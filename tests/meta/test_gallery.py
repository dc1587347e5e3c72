"""The galleries still draw: nothing else renders their hand-made contexts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cuboteca.games import GAME_NAMES

ROOT = Path(__file__).parents[2]
FILE = re.compile(r"""(?:href|src)=["'](/(?:static|games)/[^"'#?]+)""")


def test_every_gallery_draws_pages_whose_files_lie_beside_them(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts/gallery.py"), str(tmp_path), "--language", "fr"]
    subprocess.run(command, check=True, capture_output=True)
    for game in GAME_NAMES:
        pages = {page.stem: page.read_text("utf-8") for page in tmp_path.glob(f"{game}/fr/*.html")}
        named = {name for page in pages.values() for name in FILE.findall(page)}

        assert sum('<main id="table"' in page for page in pages.values()) > 5
        assert named
        assert [name for name in named if not (tmp_path / name[1:]).is_file()] == []
