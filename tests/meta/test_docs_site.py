"""The documentation site has every page, leads nowhere wrong, and loads nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import docs

ROOT = Path(__file__).parents[2]
FROM_ELSEWHERE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*[\"'](?:https?:)?//[^>]*>")


def build(settings: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "zensical", "build", "-s", "-f", settings],
        cwd=settings.parent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site has been built."""
    folder = tmp_path_factory.mktemp("docs")
    done = build(docs.prepare(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_on_the_site(folder: Path) -> None:
    pages = {file.relative_to(ROOT / "docs") for file in (ROOT / "docs").rglob("*.md")}
    made = {file.relative_to(folder / "site") for file in (folder / "site").rglob("*.html")}

    assert len(pages) > 100
    # Material calls the page of a folder by the folder's name
    names = {
        page.with_name("index.html" if page.stem == "README" else page.stem + ".html")
        for page in pages
    }
    assert names <= made
    assert {Path(place).with_suffix(".html") for place in docs.BESIDE.values()} <= made


def test_nothing_comes_from_elsewhere(folder: Path) -> None:
    for page in (folder / "site").rglob("*.html"):
        text = page.read_text("utf-8")
        assert FROM_ELSEWHERE.findall(text) == []
        assert 'class="mermaid"' not in text  # a script would be fetched for it
    for style in (folder / "site").rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//", style.read_text("utf-8"))


def test_search_knows_the_pages(folder: Path) -> None:
    found = json.loads((folder / "site" / "search.json").read_text("utf-8"))

    assert "determinization" in json.dumps(found)


@pytest.mark.parametrize("link", ["[there](nowhere.md)", "[there](index.md#nowhere)"])
def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path, link: str) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.md").write_text(f"# Start\n\n{link}\n", "utf-8")
    settings = docs.settings([{"Start": ["index.md"]}], "")
    lines = [f"{json.dumps(name)} = {docs.written(value)}\n" for name, value in settings.items()]
    (tmp_path / "zensical.toml").write_text("[project]\n" + "".join(lines), "utf-8")
    done = build(tmp_path / "zensical.toml")

    assert done.returncode != 0
    assert "does not exist" in done.stdout + done.stderr


def test_a_page_of_no_section_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "strange.md").write_text("# Strange\n", "utf-8")

    with pytest.raises(SystemExit, match=r"no section of scripts/docs\.py has strange\.md"):
        docs.sections(tmp_path)


def test_what_is_not_on_the_site_is_linked_at_home_or_not_at_all() -> None:
    page = ROOT / "docs" / "adding-a-game.md"

    assert "](../examples/pig)" in page.read_text("utf-8")
    assert "](https://code.example/c/blob/HEAD/examples/pig)" in docs.page(
        page, "https://code.example/c"
    )
    assert "examples/pig)" not in docs.page(page, "")
