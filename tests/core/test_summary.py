"""The summary of rules: which place explains a sentence, and how it is cited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.summary import (
    Figure,
    Place,
    Summary,
    SummaryRow,
    SummarySection,
    SummaryTable,
    anchor_of,
    cells_table,
    cited,
    columns,
    pieces_row,
)
from cuboteca.core.texts import Texts
from cuboteca.core.words import Piece, SeatName, say

if TYPE_CHECKING:
    from pathlib import Path

SPEED = SummaryRow((1, "fast"), "gene-speed", "p. 14", ("tell-speed",))
SHIELD = SummaryRow((2, "hard"), "gene-shield", keys=("tell-shield",))
PLAIN = SummaryRow((3, "nothing"), citation="p. 99", keys=("tell-nothing",))
SUMMARY = Summary(
    (
        SummarySection("4", citations=("p. 4",), keys=("tell-begin", "prompt-begin")),
        SummarySection(
            "5-6, 9",
            tables=(
                SummaryTable(columns("column-number", "column-name"), (SPEED, PLAIN)),
                SummaryTable(columns("column-number", "column-name"), (SHIELD,)),
            ),
            citations=("p. 5: eating", "ruling: eating"),
            keys=("tell-eat",),
        ),
    )
)
BEGIN = Place("part-1", "rules-1-title", "4")
EAT = Place("part-2", "rules-2-title", "5-6, 9")


@pytest.mark.parametrize(
    ("citation", "place"),
    [
        ("p. 4", BEGIN),
        ("p. 5: eating", Place("part-2", "rules-2-title", "5")),
        ("ruling: eating", EAT),  # names no page, so all of the section
        ("p. 14", Place("about-gene-speed", "gene-speed", "14")),
        ("p. 99", None),  # of a row to which nothing leads
        ("", None),
    ],
)
def test_a_citation_leads_to_a_section_or_a_row_with_the_pages_it_names(
    citation: str, place: Place | None
) -> None:
    assert SUMMARY.place_of_citation(citation) == place


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("tell-begin", BEGIN),
        ("prompt-begin", BEGIN),
        ("tell-eat", EAT),
        ("tell-speed", Place("about-gene-speed", "gene-speed", "5-6, 9")),
        ("tell-shield", Place("about-gene-shield", "gene-shield", "5-6, 9")),
        ("tell-nothing", None),
        ("tell-unheard-of", None),
    ],
)
def test_a_sentence_without_a_citation_leads_where_its_key_does(
    key: str, place: Place | None
) -> None:
    assert SUMMARY.place_of(say(key)) == place


def test_the_citation_of_a_sentence_comes_before_its_key() -> None:
    assert SUMMARY.place_of(say("tell-eat", "p. 4")) == BEGIN
    assert SUMMARY.place_of(say("tell-eat", "p. 77")) == EAT


def test_a_sentence_within_a_sentence_explains_it() -> None:
    within = say("tell-both", seat=SeatName(1), first=say("hello"), then=say("tell-eat"), n=3)

    assert SUMMARY.place_of(within) == EAT
    assert SUMMARY.place_of(say("tell-both", then=within)) == EAT
    assert SUMMARY.place_of(say("tell-both", then=say("hello"), n=3)) is None


def test_it_names_the_keys_and_citations_that_have_a_place() -> None:
    assert SUMMARY.citations == {"p. 4", "p. 5: eating", "ruling: eating", "p. 14"}
    assert SUMMARY.keys == {
        "tell-begin",
        "prompt-begin",
        "tell-eat",
        "tell-speed",
        "tell-shield",
    }
    assert SUMMARY.explains("tell-speed")
    assert not SUMMARY.explains("tell-nothing")


def test_a_game_with_words_alone_explains_nothing() -> None:
    assert Summary().place_of(say("tell-eat", "p. 4")) is None
    assert Summary().keys == Summary().citations == frozenset()


def test_a_row_has_an_anchor_if_something_leads_to_it() -> None:
    assert [anchor_of(row) for row in (SPEED, PLAIN)] == ["about-gene-speed", ""]


def test_a_place_is_cited_with_its_pages_unless_it_is_ours(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "rules.ftl").write_text("rules-1-title = The beginning\n", "utf-8")
    texts = Texts("en", [tmp_path])

    assert cited(BEGIN, "Omen", texts) == "Omen, p. 4: “The beginning”"
    assert cited(Place("part-1", "rules-1-title", ""), "Omen", texts) == "Omen: “The beginning”"


def test_a_row_of_pieces_has_a_caption_if_it_is_given_one() -> None:
    boat, wave = Piece("boat", "piece-boat"), Piece("wave", "piece-wave")

    assert pieces_row(boat, wave) == Figure((boat, wave))
    assert pieces_row(boat, caption="at-sea") == Figure((boat,), say("at-sea"))


def test_a_table_of_cells_has_rows_to_which_nothing_leads() -> None:
    assert cells_table(("one", "two"), [(1, "a"), (2, "b")]) == SummaryTable(
        (say("one"), say("two")), (SummaryRow((1, "a")), SummaryRow((2, "b")))
    )
