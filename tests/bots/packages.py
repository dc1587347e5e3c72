"""Packages with bots, as pip would create them into a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def install(folder: Path, entries: str, code: str) -> None:
    """Create an installed package with entry points into a folder."""
    (folder / "my_bots.py").write_text(code, "utf-8")
    info = folder / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)
