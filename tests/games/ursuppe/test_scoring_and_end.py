"""Phase 6: both tables, occupied spaces, the Social Gene, and how a play ends."""

from __future__ import annotations

import pytest

from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.rules import scoring
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import asked, bp, marker, phase

CELLS = ("a2", "b2", "c2", "d2", "e2", "a3", "b3")


def spread(count: int, colour: str = "B") -> str:
    """Return so many amoebas of a colour."""
    return ",".join(f"{colour}{n + 1}@{CELLS[n]}" for n in range(count)) or "-"


def advance(text: str, colour: str = "B") -> int:
    """Return how far a marker has advanced; the others are out of the way."""
    soup = phase(6, f"markers=B1V20G21P22 {text}")
    return marker(soup, colour) - 1


# the tables


@cites('"Fase 6: Punteggio" (p. 6)')
@pytest.mark.parametrize(
    ("amoebas", "spaces"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 5), (7, 6)]
)
def test_amoebas_with_three_and_four(amoebas: int, spaces: int) -> None:
    assert advance(f"amoebas={spread(amoebas)}") == spaces
    three = phase(6, f"seats=3 markers=B1V20G21 amoebas={spread(amoebas)}")
    assert marker(three, "B") - 1 == spaces


@pytest.mark.parametrize(
    ("cards", "spaces"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 4)]
)
def test_genes_count_by_the_summary_card(cards: int, spaces: int) -> None:
    """The main text prints 4 and 5 for five and six cards; the summary card 3 and 4."""
    held = ["Spores", "Speed", "Defence", "Escape", "Tentacle", "Holding", "Frugality"][:cards]

    assert advance(f"B={','.join(held) or '-'}") == spaces


@cites('"Fase 6: Punteggio", Esempio (p. 6)')
def test_four_amoebas_and_three_genes_are_three_spaces() -> None:
    assert advance(f"amoebas={spread(4)} B=Spores,Speed,Defence") == 3


def test_advanced_genes_count_as_two_cards_and_ray_protection_as_none() -> None:
    assert advance("B=Persistence,Movement-2") == 2
    assert advance("B=PhD,Spores,Speed") == 2
    assert advance("B=Ray-Protection,Spores,Speed") == 0
    assert advance("B=Glutton,Doris-and-Frank,Intelligence") == 1


# the track


@cites('"Fase 6: Punteggio", Esempio (p. 6)', '"Percorso del Punteggio" (p. 9)')
def test_occupied_spaces_are_not_counted() -> None:
    """Seven spaces from 15 lead to 25 where 17, 20 and 23 are occupied."""
    soup = phase(6, f"markers=B15V17G20P23 amoebas={spread(6)} B=Spores,Speed,Defence,Escape")

    assert marker(soup, "B") == 25


@cites('"Ordine Ascendente / Discendente" (p. 7)')
def test_markers_move_in_descending_order() -> None:
    """P goes first, from 4 to 5; then B counts over what is occupied after that."""
    soup = phase(6, f"markers=B1V2G3P4 amoebas={spread(3)},{spread(3, 'P')}")

    assert (marker(soup, "P"), marker(soup, "B")) == (5, 4)


@cites('"Ordine Ascendente / Discendente" (p. 7)')
def test_the_order_of_the_next_round_is_that_of_the_new_markers() -> None:
    soup = phase(6, f"markers=B1V2G3P4 amoebas={spread(7)},P1@a4")

    assert marker(soup, "B") == 10
    assert list(soup.order)[:4] == [0, 3, 2, 1]


# the social gene


@ruling("social-gene")
def test_the_social_gene_pays_for_each_opponent_six_or_more_ahead() -> None:
    soup = phase(6, "markers=B1V6G7P20 B=Social")

    assert bp(soup, "B") == 11


@ruling("social-gene")
def test_it_pays_after_all_markers_have_moved() -> None:
    """B moves to 3; G moves from 7 to 8."""
    text = f"markers=B1V2G7P20 B=Social,Spores,Speed amoebas={spread(3, 'G')}"
    soup = phase(6, text)

    assert (marker(soup, "B"), marker(soup, "G")) == (3, 8)
    assert bp(soup, "B") == 10


@ruling("social-gene")
def test_without_the_social_gene_nobody_is_paid() -> None:
    assert bp(phase(6, "markers=B1V10G17P20"), "B") == 9


# the end


@ruling("play-end")
@cites('"Fine della Partita" (p. 6)')
@pytest.mark.parametrize(("start", "over"), [(40, False), (41, True), (42, True)])
def test_a_marker_in_the_finish_zone_ends_the_play(start: int, *, over: bool) -> None:
    soup = phase(6, f"markers=B{start}V2G3P4 amoebas={spread(3)},V1@a4")

    assert (rules.to_move(soup) == OVER) is over
    if over:
        assert scoring.END_REASONS[scoring.end_reason(soup)] == "track"


@ruling("play-end")
@cites('"Fine della Partita" (p. 6)')
def test_the_last_card_ends_the_play() -> None:
    soup = phase(6, "round=10 card=W12 unseen=-")

    assert rules.to_move(soup) == OVER
    assert scoring.END_REASONS[scoring.end_reason(soup)] == "cards"


@ruling("play-end")
def test_both_at_once_count_as_the_track() -> None:
    soup = phase(6, "round=10 card=W12 unseen=- markers=B45V2G3P4")

    assert scoring.END_REASONS[scoring.end_reason(soup)] == "track"


@ruling("play-end")
def test_in_round_9_the_play_goes_on() -> None:
    assert asked(phase(6, "round=9 amoebas=B1@a2")) == "B turn"


@ruling("play-end")
def test_markers_run_on_beyond_the_last_space() -> None:
    soup = phase(6, f"markers=B41V42G43P50 amoebas={spread(7)} B=PhD,Persistence,Armour")

    assert marker(soup, "B") == 41 + 10 + 3


@ruling("play-end")
@cites('"Fine della Partita" (p. 6)')
def test_the_furthest_marker_wins_whoever_arrived_first() -> None:
    soup = phase(6, f"markers=B41V42G3P4 amoebas={spread(7)}")
    points, ranks = [0] * 4, [0] * 4
    scoring.points(soup, points)
    scoring.ranks(soup, ranks)

    assert points == [48, 42, 3, 4]
    assert ranks == [1, 2, 4, 3]


@ruling("play-end")
def test_the_social_gene_is_still_paid_at_the_end() -> None:
    soup = phase(6, "markers=B1V42G3P4 B=Social")

    assert rules.to_move(soup) == OVER
    assert bp(soup, "B") == 10


def test_a_shorter_play_ends_at_its_own_finish_zone() -> None:
    soup = phase(6, f"finish=20 markers=B19V2G3P4 amoebas={spread(3)}")

    assert rules.to_move(soup) == OVER
