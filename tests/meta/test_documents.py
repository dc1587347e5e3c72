"""What the documents say is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import yaml

from cuboteca import __version__
from cuboteca.cli.commands import COMMANDS
from cuboteca.core.extras import TARGETS
from cuboteca.games import GAME_NAMES, game

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/guides/*.md"),
        *ROOT.glob("docs/reference/*.md"),
        *ROOT.glob("docs/decisions/*.md"),
    ]
)

TWO_SENTENCES = re.compile(r"[a-zà-ÿ`)\"][.!?] [A-Z]")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#]+)[^)]*\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> list[str]:
    """Return the lines of a page without its code and tables."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    return [line for line in text.splitlines() if not line.startswith("|")]


@pytest.mark.parametrize(
    "page", [p for p in PAGES if p.parent.name not in {"decisions", "reference"}], ids=name_of
)
def test_one_sentence_a_line(page: Path) -> None:
    assert [line for line in prose(page) if TWO_SENTENCES.search(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link for line in page.read_text("utf-8").splitlines() for link in LINK.findall(line)]
    local = [target for target in targets if "://" not in target]

    assert [target for target in local if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_stands_in_the_readme(command: str) -> None:
    assert f"cuboteca {command}" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("page", ["README.md", "RIGHTS.md", "CHANGELOG.md"])
def test_every_game_is_named(name: str, page: str) -> None:
    assert game(name).meta.title in (ROOT / page).read_text("utf-8")


#: What tells people how to install something: pages, and the sentences of programs.
INSTALLING = [*PAGES, *ROOT.glob("src/**/*.py"), *ROOT.glob("examples/*")]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def installing() -> Iterator[tuple[Path, str]]:
    """Yield every file that may say what to install, with its text."""
    yield from ((file, file.read_text("utf-8")) for file in INSTALLING if file.is_file())


def test_nothing_is_fetched_by_a_name_that_no_index_knows() -> None:
    """An extra is fetched for the Cuboteca that is there."""
    asked = re.compile(r"(?:pip|uv|pipx|uvx)(?: \w+)* (?:-\S+ )*['\"]?cuboteca\b(?!\[)")

    assert [name_of(file) for file, text in installing() if asked.search(text)] == []


def test_extras_that_are_named_exist() -> None:
    named = {
        extra.strip()
        for _, text in installing()
        for extras in re.findall(r"install [^`\n]*?(?:\.|cuboteca)\[([\w, ]+)\]", text)
        for extra in extras.split(",")
    }

    assert named
    assert named <= PROJECT["optional-dependencies"].keys()


def test_targets_of_make_that_are_named_exist() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
    named = {
        target
        for _, text in installing()
        for target in re.findall(r"(?:[`']|\$ )make ([a-z-]+)", text)
    }

    assert named >= {"play", "test", "envs", "parquet", "ray"}
    assert named <= set(targets)


def test_every_extra_has_a_target_that_installs_it() -> None:
    script = (ROOT / "scripts/venv").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")

    assert TARGETS.keys() == PROJECT["optional-dependencies"].keys()
    for extra, target in TARGETS.items():
        (rule,) = re.findall(rf"^{target}:.*\n((?:\t.*\n)+)", makefile, flags=re.MULTILINE)
        assert f"@scripts/venv {extra}" in rule
        assert re.search(
            rf"^{extra}\) .*--extra {extra}|^.*\b{extra}\b.*\$want", script, re.MULTILINE
        )


def test_every_extra_is_explained() -> None:
    text = (ROOT / "docs/install.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|.*`make (\w+)` \|$", text, flags=re.MULTILINE)

    assert dict(rows) == TARGETS


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))

    assert cited["version"] == __version__
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert (cited["cff-version"], cited["type"], cited["license"]) == ("1.2.0", "software", "MIT")
    assert cited["authors"] == PROJECT["authors"]
    assert {"title", "message", "abstract", "keywords"} <= cited.keys()


def test_the_readme_says_how_to_get_a_library_before_it_is_used() -> None:
    text = (ROOT / "README.md").read_text("utf-8")

    assert 0 < text.index("$ make envs") < text.index("cuboteca.envs")


def test_files_of_others_stand_in_the_rights() -> None:
    rights = (ROOT / "RIGHTS.md").read_text("utf-8")
    vendored = [
        *ROOT.glob("src/**/*.min.js"),
        *ROOT.glob("src/**/*.woff2"),
        *ROOT.glob("tests/**/*.min.js"),
    ]

    assert len(vendored) == 8
    assert [name_of(file) for file in vendored if f"`{name_of(file)}`" not in rights] == []


def test_no_two_decisions_have_the_same_number() -> None:
    numbers = [int(page.name[:4]) for page in ROOT.glob("docs/decisions/*.md")]

    assert sorted(set(numbers)) == sorted(numbers)


def test_a_decision_is_headed_by_its_number() -> None:
    headings = {
        page.name: page.read_text("utf-8").split()[:2] for page in ROOT.glob("docs/decisions/*.md")
    }

    assert {name for name, of in headings.items() if of != ["#", f"{int(name[:4])}."]} == set()
