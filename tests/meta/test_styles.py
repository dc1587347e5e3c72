"""The site's style sheet and those of the games stand on one page and keep off each other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cuboteca.games import GAME_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(__file__).parents[2] / "src" / "cuboteca"
SITE = "\n".join(
    path.read_text("utf-8") for path in sorted((SOURCE / "web" / "static").glob("*.css"))
)

#: What the site says on purpose of things that games draw: seats' colours and shapes, words for
#: screen readers only, small pictures in sentences, covers, and what the script marks.
SHARED = {
    *(f".seat-{seat}" for seat in range(6)),
    ".sr",
    ".shape",
    ".mini",
    ".cover",
    ".flying",
    ".advised",
}

#: What a game says on purpose of the page around its board, beside selectors that name its class:
#: Cube Attack gives seats the colours of its teams, and shapes that are no weapons, and a colour to
#: the Cubes in the rules, which are nobody's.  Sukkube's cards have their colours there as well.
REACHING = {
    "cube_attack": {
        *(".table", ".things"),
        *(f".table .seat-{seat}" for seat in (1, 2, 3)),
        *(".things svg", "#rules .mini"),
    },
    "sukkube": {
        *(f'.things [class^="is-card-{colour}"]' for colour in ("", "red", "blue", "yellow")),
        '.things [class^="is-colour-"]',
    },
}


def selectors(css: str) -> Iterator[str]:
    """Yield every single selector of a style sheet, with each choice of ``:is()`` written out."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    bare = re.sub(r"@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", bare)
    for head in re.findall(r"([^{};]+)\{", bare):
        if not head.strip().startswith("@"):
            for one in split(head):
                yield from spelt_out(one)


def split(text: str) -> list[str]:
    """Return the parts of a list in which commas between brackets do not count."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [" ".join(part.split()) for part in parts]


def spelt_out(selector: str) -> Iterator[str]:
    found = re.search(r":is\(((?:[^()]|\([^()]*\))*)\)", selector)
    if not found:
        yield selector
        return
    for choice in split(found[1]):
        yield from spelt_out(selector[: found.start()] + choice + selector[found.end() :])


def classes(text: str) -> set[str]:
    return set(re.findall(r"\.(-?[A-Za-z_][\w-]*)", text))


def sheets(name: str) -> list[str]:
    """Return all selectors of a game's style sheets."""
    files = sorted((SOURCE / "games" / name / "drawing").glob("*.css"))
    return [one for file in files for one in selectors(file.read_text("utf-8"))]


def drawn(name: str) -> set[str]:
    """Return the names of classes that a game gives to what it draws."""
    root = root_of(name)
    said = set().union(*(classes(one) for one in sheets(name) if one.startswith(f".{root}")))
    return said | written(SOURCE / "games" / name / "drawing")


def written(folder: Path) -> set[str]:
    """Return the names of classes in the templates of a folder, but for those put together."""
    text = "".join(file.read_text("utf-8") for file in folder.glob("*.html"))
    plain = re.sub(
        r"\S*\{\{.*?\}\}\S*|\{%.*?%\}", " ", " ".join(re.findall(r'class="([^"]*)"', text))
    )
    return set(plain.split())


def root_of(name: str) -> str:
    """Return the class of a game's whole board."""
    return name.replace("_", "-")


def test_selectors_are_read_one_by_one() -> None:
    css = "/* .a {} */ .b, .c:is(.d, .e) > i { x: y }\n@media (width < 1px) { .f:not(.g, .h) { } }"

    assert list(selectors(css)) == [".b", ".c.d > i", ".c.e > i", ".f:not(.g, .h)"]
    assert list(selectors("@keyframes k { from { x: y } 50%, 60% { x: y } } .j { }")) == [".j"]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_nothing_that_a_game_draws_looks_like_a_part_of_the_site(name: str) -> None:
    own = drawn(name) - {"beside", "has-beside"}  # what the site lays out beside the decision
    around = {"table", "place", "page-table"}
    hits = {
        one
        for one in selectors(SITE)
        if (found := classes(one)) & own
        and found <= own | around
        and not re.search(r"(^| )(\.table|#act) > ", one)  # a board lies deeper, or fills its place
    }

    assert hits <= SHARED


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_a_game_says_of_looks_goes_for_its_board_only(name: str) -> None:
    site = set().union(*map(classes, selectors(SITE))) | written(SOURCE / "web" / "templates")
    bare = {re.sub(r"^:root\S* ", "", one) for one in sheets(name)}
    hits = {one for one in bare if (found := classes(one)) and found <= site}

    assert hits == REACHING.get(name, set())


def test_no_style_depends_on_what_just_any_element_has() -> None:
    """Wherever anything changed, browsers would style the whole page anew, again and again."""
    everything = [*selectors(SITE), *(one for name in GAME_NAMES for one in sheets(name))]

    assert [one for one in everything if re.search(r"(^|[ >+~])\*?:has\(", one)] == []
