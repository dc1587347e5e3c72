"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card, rules_index

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.core.words import Piece
from cuboteca.games.cubosaurs import notation
from cuboteca.games.cubosaurs.components import EGGS, RAPTOR_FACES, SETS, TILES, CardType
from cuboteca.games.cubosaurs.pieces import TYPE_NAMES
from cuboteca.games.cubosaurs.state import faces_in
from tests.games.cubosaurs.table import GAME, legal, set_up, table

NAME = "cubosaurs"


def page() -> str:
    """Return the game's page."""
    return game_card.page_of(NAME).read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ('"Title", 2 B (Italian p. 6): words', ["p. 6, “Title”, 2 B"]),
        (
            '"One" (Italian p. 4), "Two" and "Three" (p. 9)',
            [
                "p. 4, “One”",
                "p. 9, “Two”",
                "p. 9, “Three”",
            ],
        ),
        (
            "tiles 5-7 and 10 (Italian p. 13-14)",
            [
                "p. 13, tile 5",
                "p. 13, tile 6",
                "p. 13, tile 7",
                "p. 13, tile 10",
            ],
        ),
        ('"A: b" (p. 2), "C", 1 (p. 3): said', ["p. 2, “A: b”", "p. 3, “C”, 1"]),
        ("no citation (ruling: lost-token)", []),
    ],
)
def test_citations_are_read(text: str, paragraphs: list[str]) -> None:
    assert [str(paragraph) for paragraph in rules_index.paragraphs_in(text)] == paragraphs


def test_the_example_state_of_the_page_can_be_read() -> None:
    (text,) = re.findall(r"as tests write it: `([^`]+)`", page())

    assert legal(table(text)) == {"keep"}


def test_the_first_events_of_the_example_play_can_be_played() -> None:
    (block,) = re.findall(r"```text\n(chance: start.*?)\.\.\.", page(), re.DOTALL)
    events = [line.partition(": ")[2] for line in block.splitlines()]

    own = set_up(";".join(events), seat_count=3).collections[0]
    assert notation.format_cards(faces_in(own)) == "T,S,P,K3-2"


def rows(section: int) -> list[tuple[object, ...]]:
    """Return the rows of the only table of a section of the summary of the rules."""
    (found,) = GAME.summary.sections[section - 1].tables
    return [row.cells for row in found.rows]


def test_the_tables_of_the_summary_of_the_rules_have_the_figures_of_the_box() -> None:
    sets, raptors, eggs = rows(7), rows(8), rows(9)

    assert [row[1:] for row in sets] == [tuple(map(signed, one.points)) for one in SETS]
    assert {row[1:] for row in raptors} == {
        (one.copies, signed(one.gain), signed(-one.loss)) for one in RAPTOR_FACES
    }
    assert [row[1:] for row in eggs] == [(signed(e.gain), signed(-e.loss)) for e in EGGS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_velociraptors(language: str) -> None:
    body = Texts(language, [GAME.folder / "texts"]).word("rules-8-body")

    assert [r for r in RAPTOR_FACES if f"+{r.gain}/−{r.loss}" not in body] == []


def signed(points: int) -> str:
    """Return points with a sign, as people write it."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_tiles_with_their_prices(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    found = [(row[0], row[1]) for row in rows(13)]
    told = [texts.piece(tile) for tile, _ in found if isinstance(tile, Piece)]

    assert told == [f"{texts.word(f'tile-{n}')} ({n})" for n in range(1, len(TILES) + 1)]
    assert [dna.copies for _, dna in found if isinstance(dna, Piece)] == [t.cost for t in TILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_every_type(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    cards = texts.word("rules-2-body")

    assert [t for t in CardType if texts.word(TYPE_NAMES[t]) not in cards] == []
