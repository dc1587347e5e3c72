"""The pages of the game say what the code says."""

from __future__ import annotations

import re

import pytest
from scripts import game_card, rules_index

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.cubosaurs import notation
from cuboteca.games.cubosaurs.components import EGGS, RAPTOR_FACES, SETS, TILES, CardType
from cuboteca.games.cubosaurs.pieces import TYPE_NAMES
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

    assert (
        notation.format_cards(set_up(";".join(events), seat_count=3).collections[0]) == "T,S,P,K3-2"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_figures_of_the_box(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    sets, raptors, eggs = (texts.word(f"rules-{number}-body") for number in (7, 8, 9))
    colon = "\u202f: " if language == "fr" else ": "
    rows = [
        texts.word(TYPE_NAMES[row.card_type]) + colon + ", ".join(map(signed, row.points)) + "."
        for row in SETS
    ]

    assert [row for row in rows if row not in sets] == []
    assert [r for r in RAPTOR_FACES if f"+{r.gain}/−{r.loss}" not in raptors] == []
    assert {f"+{egg.gain}" for egg in EGGS} <= set(re.findall(r"\+\d", eggs))


def signed(points: int) -> str:
    """Return points with a sign, as people write it."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_the_tiles_with_their_prices(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    lines = [
        line for line in texts.word("rules-13-body").splitlines() if re.match(r"\d+ \w.*\(\d", line)
    ]

    assert len(lines) == len(TILES)
    assert [line.partition(" (")[0] for line in lines] == [
        f"{row.tile + 1} {texts.word(f'tile-{row.tile + 1}')}" for row in TILES
    ]
    assert [int(re.findall(r"\((\d+)", line)[0]) for line in lines] == [row.cost for row in TILES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_names_every_type(language: str) -> None:
    texts = Texts(language, [GAME.folder / "texts"])
    cards = texts.word("rules-2-body")

    assert [t for t in CardType if texts.word(TYPE_NAMES[t]) not in cards] == []
