"""Set-up: card, order by dice, start spaces, two amoebas each."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import OptionError
from cuboteca.core.game import complete_options
from cuboteca.games.ursuppe import invariants, meta, notation, rules
from cuboteca.games.ursuppe.components import CELL_COUNT, CUBES
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_COUNT
from cuboteca.games.ursuppe.start import start
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import after, asked, at, bp, damage, draws, legal, marker, pool


def begin(seat_count: int = 4, **options: object) -> Any:
    """Return the first state of a play."""
    state = start(complete_options(meta.META, options, seat_count), seat_count)
    invariants.check(state)
    return state


def rolled(*totals: int, seat_count: int = 4) -> Any:
    """Return the state after the first card and some rolls."""
    return after(begin(seat_count), "card W6", *(f"total {total}" for total in totals))


# preparation


@cites('"Preparazione" (p. 2)')
@pytest.mark.parametrize("seat_count", [3, 4, 5, 6])
def test_two_cubes_of_each_colour_lie_everywhere_and_everybody_has_four_points(
    seat_count: int,
) -> None:
    state = begin(seat_count)

    for colour in range(seat_count):
        assert {state.food[cell][colour] for cell in range(CELL_COUNT)} == {2}
        assert state.supply[colour] == CUBES - 38 == 17
        assert state.bp[colour] == 4


@ruling("set-up-draws")
@cites('"Preparazione" (p. 2)')
def test_the_environment_card_comes_first_and_then_all_roll() -> None:
    state = begin()

    assert asked(state) == "chance first_card"
    assert draws(state)["card E10"] == 2
    assert sum(draws(state).values()) == 11
    assert asked(after(state, "card W6")) == "chance dice"


@ruling("set-up-draws")
@cites('"Determinare il Primo Giocatore" (p. 3)')
def test_the_total_of_two_dice_decides_and_the_highest_chooses_first() -> None:
    """What cannot stand, a roll that ties all of a group, is never drawn."""
    state = rolled(5, 9, 2, 7)

    assert asked(state) == "V start"
    assert legal(state) == {"start 1", "start 2", "start 3", "start 4"}
    chosen = after(state, "start 2")
    assert asked(chosen) == "P start"
    assert legal(chosen) == {"start 1", "start 3", "start 4"}
    assert asked(after(chosen, "start 4")) == "B start"


@ruling("set-up-draws")
@cites('"Determinare il Primo Giocatore" (p. 3)')
def test_tied_groups_roll_again_among_themselves_the_higher_group_first() -> None:
    state = rolled(5, 9, 5, 9)
    higher = after(state, "total 3", "total 8")

    assert asked(state) == "chance dice"
    assert list(state.dice)[:4] == [5, 0, 5, 0]
    assert list(higher.dice)[:4] == [0, 3, 0, 8]
    lower = after(higher, "total 12", "total 2")
    assert asked(lower) == "P start"
    assert list(lower.order)[:4] == [3, 1, 0, 2]


@ruling("set-up-draws")
def test_a_tie_within_a_tied_group_of_three_is_rolled_again_recursively() -> None:
    state = rolled(7, 7, 7, 12)
    again = after(state, "total 4", "total 9", "total 4")

    assert asked(again) == "chance dice"
    ordered = after(again, "total 2", "total 3")
    assert list(ordered.order)[:4] == [3, 1, 2, 0]


@ruling("forced-not-asked", "set-up-draws")
@cites('"Determinare il Primo Giocatore" (p. 3)')
def test_the_last_start_space_is_taken_by_itself() -> None:
    state = after(rolled(5, 9, 2, 7), "start 2", "start 4", "start 1")

    assert [marker(state, colour) for colour in "BVGP"] == [1, 2, 3, 4]
    assert asked(state) == "B number"


def placed_first(seat_count: int = 4) -> Any:
    """Return the state after each colour's first amoeba."""
    state = after(
        rolled(*range(12, 12 - seat_count, -1), seat_count=seat_count),
        *(f"start {space}" for space in range(1, seat_count)),
    )
    for cell in ("a2", "b2", "c2", "d2", "e2", "a3")[:seat_count]:
        state = after(state, "number 3", f"place {cell}")
    return state


@ruling("number-then-space")
@cites('"Posizionamento delle Amebe" (p. 3)')
def test_first_amoebas_are_placed_ascending_second_ones_descending() -> None:
    state = after(rolled(5, 9, 2, 7), "start 2", "start 4", "start 1")
    order = []
    cells = iter(("a2", "b2", "c2", "d2", "e2", "a3", "b3", "d3"))
    while asked(state).endswith("number"):
        order.append(asked(state)[0])
        state = after(state, "number 5" if len(order) <= 4 else "number 1", f"place {next(cells)}")

    assert "".join(order) == "BVGPPGVB"
    assert [damage(state, f"{colour}5") for colour in "BVGP"] == [1, 1, 1, 1]
    assert [damage(state, f"{colour}1") for colour in "BVGP"] == [0, 0, 0, 0]
    assert (state.phase, state.round_number) == (1, 1)
    assert asked(state) == "B turn"


@ruling("number-then-space")
@cites('"Ordine Numerico" (p. 9)')
def test_any_number_and_any_empty_space() -> None:
    state = after(rolled(5, 9, 2, 7), "start 2", "start 4", "start 1")

    assert legal(state) == {f"number {n}" for n in range(1, 8)}
    first = after(state, "number 3")
    assert len(legal(first)) == 19
    second = after(first, "place c2", "number 1")
    assert "place c2" not in legal(second)
    assert len(legal(second)) == 18


@cites('"Posizionamento delle Amebe" (p. 3)')
@pytest.mark.parametrize(("seat_count", "points"), [(3, 0), (4, 1), (5, 1), (6, 1)])
def test_only_with_three_the_first_amoeba_has_no_damage(seat_count: int, points: int) -> None:
    state = placed_first(seat_count)

    assert at(state, "B3") == "a2"
    assert damage(state, "B3") == points


@cites('"3.1 Materiale", "3.2 Iniziare" (p. 10)')
def test_six_start_spaces_and_amoebas_one_to_six_with_six() -> None:
    state = rolled(12, 11, 10, 9, 8, 7, seat_count=6)

    assert legal(state) == {f"start {n}" for n in range(1, 7)}
    number = after(state, *(f"start {n}" for n in range(1, 6)))
    assert legal(number) == {f"number {n}" for n in range(1, 7)}


# genes for sale and options


def test_without_extra_genes_only_base_genes_are_for_sale() -> None:
    state = begin()

    assert not any(state.pool[gene] for gene in range(FIRST_EXTRA, GENE_COUNT))
    assert sum(state.pool) == 30


@pytest.mark.parametrize(("seat_count", "cards"), [(3, 20), (4, 30), (5, 69), (6, 69)])
def test_base_cards_by_the_number_of_colours(seat_count: int, cards: int) -> None:
    assert sum(begin(seat_count).pool) == cards


@ruling("starting-genes")
def test_social_gene_and_population_explosion_are_open_the_others_face_down() -> None:
    state = begin(extra_genes=True)

    assert pool(state, "Social") == pool(state, "Population-Explosion") == 1
    assert sum(state.face_down) == 24
    assert state.reveal == 3


@ruling("starting-genes")
def test_other_starting_genes_and_other_numbers_may_be_chosen() -> None:
    state = begin(
        extra_genes=True, starting_extra_1="alarm", starting_extra_2="none", extra_reveal=5
    )

    assert pool(state, "Alarm") == 1
    assert sum(state.face_down) == 25
    assert state.reveal == 5


@ruling("starting-genes")
def test_the_same_starting_gene_twice_is_refused() -> None:
    with pytest.raises(OptionError):
        begin(extra_genes=True, starting_extra_1="alarm", starting_extra_2="alarm")


def test_the_original_is_an_option() -> None:
    assert begin(edition="original").original == 1
    assert begin().original == 0


def test_points_are_four_for_all() -> None:
    assert {bp(begin(6), colour) for colour in "BVGPAS"} == {4}


def test_chance_moves_first_and_notation_names_its_outcomes() -> None:
    state = begin()

    assert rules.to_move(state) == CHANCE
    assert notation.format_outcome(state, 0) == "card W6"
