"""What a tap on a part of the board gets that offers nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.refusals import why_not_tapped
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, notation
from cuboteca.games.ursuppe.components import CELL_COUNT
from cuboteca.games.ursuppe.genes import Gene
from cuboteca.games.ursuppe.notation import CELL_NAMES
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.positions import after, phase

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")
TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}


def told(state: Any, target: str, language: str = "en") -> str:
    """Return what the seat to move reads after a tap; "" if it may do that."""
    refused = why_not_tapped(GAME, state, state.mover, f"/{target}")
    return "" if refused is None else TEXTS[language].plain(refused.sentence, NAMES)


def space(name: str) -> str:
    return f"cell-{CELL_NAMES.index(name)}"


def gene(which: Gene) -> str:
    return f"gene-{int(which)}"


def test_drifting_leads_to_no_other_space() -> None:
    drifts = phase(1, "card=E10 amoebas=B1@a3")
    rests = phase(1, "card=-14 amoebas=B1@a3")

    assert told(drifts, space("c4")) == (
        "The current carries the blue amoeba 1 east; "
        "anywhere else it gets only by moving by itself."
    )
    assert told(rests, space("b3")) == (
        "There is no current: the blue amoeba 1 gets elsewhere only by moving by itself."
    )


def test_a_die_leads_to_no_other_space() -> None:
    one = after(phase(1, "card=E10 amoebas=B1@c4 food=b4:V1G1P1 B=Movement-1"), "move", "dice 1+4")

    assert told(one, space("b4")) == ""
    assert "which do not lead that way (" in told(one, space("d4"))
    assert "only a 5 lets the amoeba stay" in told(one, space("c4"))
    assert told(one, space("a2")) == "A2 is not next to the blue amoeba 1, which goes one space."


def test_a_gene_says_why_it_cannot_be_bought() -> None:
    state = phase(3, "card=E10 markers=B9V8G7P6 bp=B5V9G9P9 amoebas=B1@c2 B=Escape,Speed")

    assert told(state, gene(Gene.STRUGGLE)) == "It costs 6 BP, and you have 5."
    assert told(state, gene(Gene.ARMOUR)) == "It costs 6 BP, and you have 5."
    assert told(state, gene(Gene.SPEED)).startswith("You already have Speed;")
    assert told(state, gene(Gene.MOVEMENT_2)).startswith("Movement II is an advanced gene:")
    assert told(state, gene(Gene.SPORES)) == ""


@pytest.mark.parametrize(
    "target", ["", "x", "cell-", "cell-99", "cell--1", "gene-\u00b2", "gene-999999"]
)
def test_any_text_is_answered(target: str) -> None:
    assert told(phase(1, "amoebas=B1@a3"), target) != ""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_space_and_every_gene_is_answered_at_every_decision(table: Any) -> None:
    targets = [f"cell-{cell}" for cell in range(CELL_COUNT)]
    targets += [f"gene-{int(one)}" for one in Gene]
    for state in states(table, 7):
        if state.mover >= 0:
            offered = {choice.target for choice in GAME.presentation.choices(state, state.mover)}
            for target in targets:
                if target not in offered:
                    for language in LANGUAGES:
                        assert told(state, target, language), (notation.format_state(state), target)
