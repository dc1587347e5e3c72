"""Build the documentation site from docs/ and the pages beside the README.

    python scripts/docs.py          into build/docs/site, with broken links as errors
    python scripts/docs.py serve    and serve it on this computer

Zensical reads one folder, so the pages are copied into build/docs/pages first.  Links to what is
not part of the site, such as sources, lead to the project's home; while there is none, their titles
stand alone.  A page belongs to the first section that names it; one that no section names is an
error, so a new page of a kind that there is needs no entry anywhere.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "docs"
#: Pages at the root of the repository, and where the site has them.
BESIDE = {
    name: f"project/{name.lower()}"
    for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "RIGHTS.md")
}
#: The sections of the site: their titles, and patterns of their pages in order.
SECTIONS = (
    ("Start", ("index.md", "install.md", "glossary.md", "versioning.md")),
    (
        "Play",
        ("guides/play.md", "guides/analyse.md", "guides/*your-own*.md", "provable-chance.md"),
    ),
    ("Games", ("games/[!_]*[!x].md", "games/*-rules-index.md", "adding-a-*.md")),
    (
        "Research",
        ("research*.md", "solved.md", "guides/environments.md", "guides/train.md", "records.md"),
    ),
    ("Bots", ("guides/bots.md", "ladders/*.md")),
    ("Studies", ("guides/simulate-and-study.md", "studies/README.md", "studies/*.md")),
    ("Reference", ("reference/README.md", "reference/*.md", "guides/api.md", "profile.md")),
    ("Run a site", ("operations.md", "platforms.md", "deploying*.md", "security.md")),
    (
        "Project",
        ("project/*.md", "decisions/*.md"),
    ),
)

_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
_CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def place_of(file: Path) -> str | None:
    """Return where the site has a file of the repository, or None where it has not."""
    path = file.relative_to(ROOT).as_posix()
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return BESIDE.get(path)


def page(file: Path, home: str) -> str:
    """Return a page with links that hold on the site.

    Args:
        file: The page, in the repository.
        home: Address of the repository; "" if it has none.
    """
    here = place_of(file)
    assert here is not None

    def moved(found: re.Match[str]) -> str:
        picture, title, target, section = found[1], found[2], found[3], found[4] or ""
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        wanted = (file.parent / target).resolve()
        there = place_of(wanted) if wanted.exists() and wanted != ROOT else None
        if wanted.is_dir():
            there = None if there is None else f"{there}/README.md"
            there = there if there and (ROOT / "docs" / there).exists() else None
        if there is not None or not wanted.exists():  # a broken link stays, to be reported
            path = os.path.relpath(there, Path(here).parent) if there else target
            return f"{picture}[{title}]({Path(path).as_posix()}{section})"
        path = wanted.relative_to(ROOT).as_posix()
        return f"[{title}]({home}/blob/HEAD/{path}{section})" if home else title

    parts = _CODE.split(file.read_text("utf-8"))
    return "".join(part if _CODE.fullmatch(part) else _LINK.sub(moved, part) for part in parts)


def stage(home: str, pages: Path) -> None:
    """Fill the folder that Zensical reads."""
    shutil.rmtree(pages, ignore_errors=True)
    files = [file for file in (ROOT / "docs").rglob("*") if file.is_file()]
    for file in [*files, *(ROOT / name for name in BESIDE)]:
        if (place := place_of(file)) is None:
            continue
        target = pages / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(page(file, home), "utf-8")
        else:
            shutil.copyfile(file, target)
    fonts = ROOT / "src/cuboteca/web/static/fonts"
    shutil.copytree(fonts, pages / "site" / "fonts")
    shutil.copyfile(ROOT / "src/cuboteca/web/static/favicon.svg", pages / "site/favicon.svg")


def sections(pages: Path) -> list[dict[str, list[str]]]:
    """Return the sections with their pages.

    Raises:
        SystemExit: A page is in none of them.
    """
    left = {file.relative_to(pages).as_posix() for file in pages.rglob("*.md")}
    found = []
    for title, patterns in SECTIONS:
        listed = []
        for pattern in patterns:
            matching = sorted(file.relative_to(pages).as_posix() for file in pages.glob(pattern))
            listed += [name for name in matching if name in left and name not in listed]
        left -= set(listed)
        found.append({title: listed})
    if left:
        raise SystemExit(f"no section of scripts/docs.py has {', '.join(sorted(left))}")
    return found


def settings(nav: list[dict[str, list[str]]], home: str) -> dict[str, Any]:
    """Return Zensical's settings of the project."""
    scheme = {"primary": "custom", "accent": "custom"}
    return {
        "site_name": "Cuboteca",
        "site_description": "Four modern tabletop games on one exact, fast engine.",
        "docs_dir": "pages",
        "site_dir": "site",
        "use_directory_urls": False,  # so that it also works as a folder, without a server
        "nav": nav,
        "extra_css": ["site/extra.css"],
        **({"repo_url": home} if home else {}),
        "theme": {
            "variant": "modern",
            "language": "en",
            "font": False,  # extra.css has the site's own; nothing comes from elsewhere
            "favicon": "site/favicon.svg",
            "logo": "site/favicon.svg",
            "features": [
                "content.code.copy",
                "navigation.footer",
                "navigation.tabs",
                "navigation.top",
                "search.highlight",
                "toc.follow",
            ],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "scheme": "default",
                    **scheme,
                    "toggle": {"icon": "lucide/sun", "name": "Dark theme"},
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    **scheme,
                    "toggle": {"icon": "lucide/moon", "name": "Light theme"},
                },
            ],
        },
        "markdown_extensions": {
            "tables": {},
            "toc": {"permalink": True},
            "md_in_html": {},
            "attr_list": {},
            "pymdownx": {"superfences": {}, "highlight": {"anchor_linenums": False}},
        },
        "plugins": {"search": {}},
    }


def written(value: object) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        pairs = (f"{json.dumps(name)} = {written(one)}" for name, one in value.items())
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def prepare(folder: Path) -> Path:
    """Write the pages and the settings into a folder; return the file of the settings."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    home = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["home"]
    stage(home, folder / "pages")
    lines = [
        f"{json.dumps(name)} = {written(value)}\n"
        for name, value in settings(sections(folder / "pages"), home).items()
    ]
    file = folder / "zensical.toml"
    file.write_text("[project]\n" + "".join(lines), "utf-8")
    return file


def main(arguments: list[str]) -> int:
    """Build the site, or serve it; return the exit status."""
    file = prepare(BUILD)
    command = ["serve", *arguments[1:]] if arguments[:1] == ["serve"] else ["build", "-c", "-s"]
    return subprocess.run(
        [sys.executable, "-m", "zensical", *command, "-f", file], cwd=BUILD, check=False
    ).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
