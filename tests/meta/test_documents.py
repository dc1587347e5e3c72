"""The documents say what is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cuboteca.games import SHELF, game

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/guides/*.md"), *ROOT.glob("docs/decisions/*.md")]
)
COMMANDS = (
    "games",
    "play",
    "serve",
    "simulate",
    "arena",
    "replay",
    "analyse",
    "rules",
    "bench",
    "warm",
)
TWO_SENTENCES = re.compile(r"[a-zà-ÿ`)\"][.!?] [A-Z]")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#]+)[^)]*\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> list[str]:
    """Return the lines of a page without its code and tables."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    return [line for line in text.splitlines() if not line.startswith("|")]


@pytest.mark.parametrize("page", [p for p in PAGES if p.parent.name != "decisions"], ids=name_of)
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


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("page", ["README.md", "RIGHTS.md", "CHANGELOG.md"])
def test_every_game_is_named(name: str, page: str) -> None:
    assert game(name).meta.title in (ROOT / page).read_text("utf-8")


def test_no_two_decisions_have_the_same_number() -> None:
    numbers = [int(page.name[:4]) for page in ROOT.glob("docs/decisions/*.md")]

    assert sorted(set(numbers)) == sorted(numbers)


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)


def test_the_example_of_the_readme_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    example, *_ = examples("README.md")
    exec(compile(example, "README.md", "exec"), {})

    assert capsys.readouterr().out.startswith("Outcome(points=(")


@pytest.mark.compiled
def test_the_example_of_the_guide_steps_many_plays() -> None:
    (example,) = examples("docs/guides/simulate-and-study.md")
    names: dict[str, Any] = {}
    exec(compile(example, "guide", "exec"), names)

    assert names["plays"].observations.any()


def test_the_example_of_the_api_is_python() -> None:
    (example,) = examples("docs/guides/api.md")
    compile(example, "docs/guides/api.md", "exec")
