"""The rules index: from a paragraph of the rulebook to the functions and tests that cite it.

Functions of a game package name the paragraph that they implement in ``@rule(...)``, or in
``@cites(...)`` if they are no rules; tests in ``@cites(...)`` and ``@ruling(...)``.  All have the
same form, read here as text, so nothing is imported and nothing here knows a game::

    @rule('"Title", 2 B (Italian p. 6); tiles 7-10 (p. 14): what it says; ruling: lost-token')

A title in quotes is a heading of the rulebook; without quotes it is a component with its number,
and a range names each of them.  After ``ruling:`` come names of our rulings, of two words or more,
separated by commas, or their numbers, such as ``Q8``; the game's page lists them.

    python scripts/rules_index.py [--check] [GAME ...]

writes ``docs/games/<game>-rules-index.md``, or compares it with ``--check``.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "cuboteca" / "games"
TESTS = ROOT / "tests" / "games"
DOCS = ROOT / "docs" / "games"

#: Every public function in this folder of a game package is a rule; elsewhere, one that cites.
RULES = "rules"

#: The text before "(p. 7)" or "(Italian p. 11-12)", back to the last separator that is not in a
#: title.
_CITATION = re.compile(
    r'((?:(?<!\w)"[^"]*"|[^;:()"])+?)\s*\((?:[A-Z][a-z]+ )?p\. ?(\d+)(?:-\d+)?\)'
)
_QUOTED = re.compile(r'"([^"]+)"((?:,[^"]*)?)')
_NUMBERED = re.compile(r"\b([a-z]+?)s? (\d[\d\s,and-]*)$")
_NUMBERED_RULING = re.compile(r"\b([A-Z]\d+)\b")
_NAMED_RULINGS = re.compile(r"\bruling: ([a-z]+(?:-[a-z]+)+(?:, [a-z]+(?:-[a-z]+)+)*)")


@dataclass(frozen=True, order=True)
class Paragraph:
    """A place in the rulebook."""

    page: int
    title: str
    part: str = ""  # "2 B", "note"; empty for the whole paragraph

    def __str__(self) -> str:
        part = f", {self.part}" if self.part else ""
        return f"p. {self.page}, {self.title}{part}"


@dataclass(frozen=True)
class Place:
    """A function or a test that cites."""

    module: str  # "rules/turn" or "test_rulebook_turn"
    name: str
    paragraphs: frozenset[Paragraph]
    rulings: frozenset[str]

    def __str__(self) -> str:
        return f"`{self.module}.{self.name}`"


def paragraphs_in(text: str) -> Iterator[Paragraph]:
    """Yield the paragraphs that a citation names."""
    for what, page in _CITATION.findall(" ".join(text.split())):
        quoted = _QUOTED.findall(what)
        for title, part in quoted:
            yield Paragraph(int(page), f"“{title}”", _part(part))
        if not quoted:
            yield from (Paragraph(int(page), name) for name in _components(what))


def rulings_in(text: str) -> Iterator[str]:
    """Yield the names and the numbers of the rulings that a docstring cites."""
    yield from _NUMBERED_RULING.findall(text)
    for names in _NAMED_RULINGS.findall(" ".join(text.split())):
        yield from names.split(", ")


def _part(text: str) -> str:
    part = re.sub(r"(?:,\s*|\s+)(?:and)?\s*$", "", text.removeprefix(",").strip())
    return re.sub(r"^the ", "", part)


def _components(text: str) -> Iterator[str]:
    """Yield "tile 7", "tile 8" for "tiles 7 and 8", and nothing for other words."""
    found = _NUMBERED.search(text.strip())
    if found is None:
        return
    for low, high in re.findall(r"(\d+)(?:-(\d+))?", found[2]):
        for number in range(int(low), int(high or low) + 1):
            yield f"{found[1]} {number}"


def functions_of(name: str) -> list[Place]:
    """Return the public functions of a game that are rules, with what they cite."""
    package = GAMES / name
    places = []
    for file in sorted(package.rglob("*.py")):
        module = file.relative_to(package).with_suffix("").as_posix().removesuffix("/__init__")
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                text = " ".join([*_marks(node, "rule"), *_marks(node, "cites")])
                cited = frozenset(paragraphs_in(text))
                if cited or file.is_relative_to(package / RULES):
                    doc = ast.get_docstring(node) or ""
                    rulings = frozenset([*rulings_in(text), *rulings_in(doc)])
                    places.append(Place(module, node.name, cited, rulings))
    return places


def tests_of(name: str) -> list[Place]:
    """Return the tests of a game that cite something."""
    places = []
    for file in sorted((TESTS / name).glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                place = Place(
                    file.stem,
                    node.name,
                    frozenset(p for text in _marks(node, "cites") for p in paragraphs_in(text)),
                    frozenset(_marks(node, "ruling")),
                )
                if place.paragraphs or place.rulings:
                    places.append(place)
    return places


def _marks(node: ast.FunctionDef, name: str) -> Iterator[str]:
    """Yield the arguments of a decorator ``@name("...", ...)``."""
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id=called), args=args) if called == name:
                yield from (str(ast.literal_eval(argument)) for argument in args)


def cited_by(places: Iterable[Place]) -> dict[Paragraph, list[Place]]:
    """Return who cites a paragraph, under one name for each paragraph.

    Shortened titles join the full title on the same page; a component that is also cited by a range
    of pages is listed under the last of them.
    """
    by_paragraph: dict[Paragraph, list[Place]] = defaultdict(list)
    for place in places:
        for paragraph in place.paragraphs:
            by_paragraph[paragraph].append(place)
    full: dict[Paragraph, list[Place]] = defaultdict(list)
    for paragraph, citing in by_paragraph.items():
        full[_full_name(paragraph, by_paragraph)] += citing
    return dict(sorted(full.items(), key=lambda item: _order(item[0])))


def _full_name(paragraph: Paragraph, cited: Iterable[Paragraph]) -> Paragraph:
    if not paragraph.title.startswith("“"):
        return max(other for other in cited if other.title == paragraph.title)
    stem = paragraph.title.rstrip("”")
    same = [p.title for p in cited if p.page == paragraph.page and p.title.startswith(stem)]
    return Paragraph(paragraph.page, max(same, key=len), paragraph.part)


def _order(paragraph: Paragraph) -> tuple[int, int, str, int, str]:
    number = re.search(r"\d+$", paragraph.title)
    quoted = paragraph.title.startswith("“")
    title = paragraph.title if quoted else paragraph.title.rstrip("0123456789 ")
    return (paragraph.page, not quoted, title, int(number[0]) if number else 0, paragraph.part)


def _ruling_order(ruling: str) -> tuple[str, int]:
    """Sort names alphabetically and numbers numerically."""
    numbered = _NUMBERED_RULING.fullmatch(ruling)
    return (ruling[0], int(ruling[1:])) if numbered else (ruling, 0)


def index_text(name: str) -> str:
    """Return the rules index of a game as Markdown."""
    functions, tests = functions_of(name), tests_of(name)
    lines = [
        f"# {game_of(name).meta.title}: rules index",
        "",
        "Generated by `scripts/rules_index.py` from the citations in the source and in the tests.",
        "Pages and titles are those of the edition that the functions cite.",
        f"The rulings are explained on [the game's page]({name}.md#known-deviations-and-rulings).",
        "",
        "## By paragraph",
    ]
    all_paragraphs = cited_by([*functions, *tests])
    for paragraph, places in all_paragraphs.items():
        own = [place for place in functions if place in places]
        lines += ["", f"### {paragraph}", "", *_listing("Functions", own)]
        lines += _listing("Tests", [place for place in tests if place in places])
    lines += ["", "## By ruling"]
    rulings = {r for place in [*functions, *tests] for r in place.rulings}
    for ruling in sorted(rulings, key=_ruling_order):
        lines += ["", f"### {ruling}", ""]
        lines += _listing("Functions", [p for p in functions if ruling in p.rulings])
        lines += _listing("Tests", [p for p in tests if ruling in p.rulings])
    return "\n".join(lines) + "\n"


def _listing(title: str, places: list[Place]) -> list[str]:
    return [f"- {title}:", *(f"  - {place}" for place in places)] if places else []


def page_of(name: str) -> Path:
    """Return the path of a game's rules index."""
    return DOCS / f"{name}-rules-index.md"


def main() -> int:
    """Write or compare the rules index of the games on the command line, by default of all."""
    parser = argparse.ArgumentParser(description="Write or compare the rules index.")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 if stale")
    parser.add_argument("games", nargs="*", default=GAME_NAMES, metavar="GAME")
    given = parser.parse_args()
    stale = 0
    for name in given.games:
        page, text = page_of(name), index_text(name)
        if not page.is_file() or page.read_text("utf-8") != text:
            stale += 1
            print(f"{page.name}: {'is stale' if given.check else 'written'}")
            if not given.check:
                page.write_text(text, "utf-8")
    return 1 if stale and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
