"""Packages with games and bots, installed as pip would into a folder, without a network."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

PIG = Path(__file__).parents[2] / "examples" / "pig"


def install_pig(folder: Path) -> None:
    """Install the example, with the entry points that its ``pyproject.toml`` names."""
    project = tomllib.loads((PIG / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(PIG / "cuboteca_pig", folder / "cuboteca_pig")
    describe(folder, project["name"], project["version"], project["entry-points"])


def describe(
    folder: Path, name: str, version: str, groups: Mapping[str, Mapping[str, str]]
) -> None:
    """Write what tells Python that a package is installed in ``folder``."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{entry} = {value}" for entry, value in entries.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))
