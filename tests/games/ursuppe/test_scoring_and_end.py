"""Phase 6: both tables, occupied spaces, the Social Gene, and how a play ends."""

from __future__ import annotations

import pytest

from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.rules import scoring
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import asked, bp, marker, phase

CELLS = ("a2", "b2", "c2", "d2", "e2", "a3", "b3")


def spread(count: int, colour: str = "R") -> str:
    """Return so many amoebas of a colour."""
    return ",".join(f"{colour}{n + 1}@{CELLS[n]}" for n in range(count)) or "-"


def advance(text: str, colour: str = "R") -> int:
    """Return how far a marker has advanced; the others are out of the way."""
    soup = phase(6, f"markers=R1B20Y21G22 {text}")
    return marker(soup, colour) - 1


# the tables


@cites('"Fase 6: Punteggio" (p. 6)')
@pytest.mark.parametrize(
    ("amoebas", "spaces"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 5), (7, 6)]
)
def test_amoebas_with_three_and_four(amoebas: int, spaces: int) -> None:
    assert advance(f"amoebas={spread(amoebas)}") == spaces
    three = phase(6, f"seats=3 markers=R1B20Y21 amoebas={spread(amoebas)}")
    assert marker(three, "R") - 1 == spaces


@pytest.mark.parametrize(
    ("cards", "spaces"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 4)]
)
def test_genes_count_by_the_summary_card(cards: int, spaces: int) -> None:
    """The main text prints 4 and 5 for five and six cards; the summary card 3 and 4."""
    held = ["Spores", "Speed", "Defence", "Escape", "Tentacle", "Holding", "Frugality"][:cards]

    assert advance(f"R={','.join(held) or '-'}") == spaces


@cites('"Fase 6: Punteggio" (p. 6), "Esempio"')
def test_four_amoebas_and_three_genes_are_three_spaces() -> None:
    assert advance(f"amoebas={spread(4)} R=Spores,Speed,Defence") == 3


def test_advanced_genes_count_as_two_cards_and_ray_protection_as_none() -> None:
    assert advance("R=Persistence,Movement-2") == 2
    assert advance("R=PhD,Spores,Speed") == 2
    assert advance("R=Ray-Protection,Spores,Speed") == 0
    assert advance("R=Glutton,Doris-and-Frank,Intelligence") == 1


# the track


@cites('"Fase 6: Punteggio" (p. 6), "Esempio"')
def test_occupied_spaces_are_not_counted() -> None:
    """Seven spaces from 15 lead to 25 where 17, 20 and 23 are occupied."""
    soup = phase(6, f"markers=R15B17Y20G23 amoebas={spread(6)} R=Spores,Speed,Defence,Escape")

    assert marker(soup, "R") == 25


def test_markers_move_in_descending_order() -> None:
    """G goes first, from 4 to 5; then R counts over what is occupied after that."""
    soup = phase(6, f"markers=R1B2Y3G4 amoebas={spread(3)},{spread(3, 'G')}")

    assert (marker(soup, "G"), marker(soup, "R")) == (5, 4)


def test_the_order_of_the_next_round_is_that_of_the_new_markers() -> None:
    soup = phase(6, f"markers=R1B2Y3G4 amoebas={spread(7)},G1@a4")

    assert marker(soup, "R") == 10
    assert list(soup.order)[:4] == [0, 3, 2, 1]


# the social gene


@ruling("Q41")
def test_the_social_gene_pays_for_each_opponent_six_or_more_ahead() -> None:
    soup = phase(6, "markers=R1B6Y7G20 R=Social")

    assert bp(soup, "R") == 11


@ruling("Q41")
def test_it_pays_after_all_markers_have_moved() -> None:
    """R moves to 2; Y moves from 7 to 8."""
    text = f"markers=R1B2Y7G20 R=Social,Spores,Speed amoebas={spread(3, 'Y')}"
    soup = phase(6, text)

    assert (marker(soup, "R"), marker(soup, "Y")) == (3, 8)
    assert bp(soup, "R") == 10


@ruling("Q41")
def test_without_the_social_gene_nobody_is_paid() -> None:
    assert bp(phase(6, "markers=R1B10Y17G20"), "R") == 9


# the end


@ruling("Q49")
@cites('"Fine della Partita" (p. 6)')
@pytest.mark.parametrize(("start", "over"), [(40, False), (41, True), (42, True)])
def test_a_marker_in_the_finish_zone_ends_the_play(start: int, *, over: bool) -> None:
    soup = phase(6, f"markers=R{start}B2Y3G4 amoebas={spread(3)},B1@a4")

    assert (rules.to_move(soup) == OVER) is over
    if over:
        assert scoring.END_REASONS[scoring.end_reason(soup)] == "track"


@ruling("Q49")
def test_the_last_card_ends_the_play() -> None:
    soup = phase(6, "round=10 card=W12 unseen=-")

    assert rules.to_move(soup) == OVER
    assert scoring.END_REASONS[scoring.end_reason(soup)] == "cards"


@ruling("Q49")
def test_both_at_once_count_as_the_track() -> None:
    soup = phase(6, "round=10 card=W12 unseen=- markers=R45B2Y3G4")

    assert scoring.END_REASONS[scoring.end_reason(soup)] == "track"


@ruling("Q49")
def test_in_round_9_the_play_goes_on() -> None:
    assert asked(phase(6, "round=9 amoebas=R1@a2")) == "R turn"


@ruling("Q49")
def test_markers_run_on_beyond_the_last_space() -> None:
    soup = phase(6, f"markers=R41B42Y43G50 amoebas={spread(7)} R=PhD,Persistence,Armour")

    assert marker(soup, "R") == 41 + 10 + 3


@ruling("Q49")
def test_the_furthest_marker_wins_whoever_arrived_first() -> None:
    soup = phase(6, f"markers=R41B42Y3G4 amoebas={spread(7)}")
    points, ranks = [0] * 4, [0] * 4
    scoring.points(soup, points)
    scoring.ranks(soup, ranks)

    assert points == [48, 42, 3, 4]
    assert ranks == [1, 2, 4, 3]


@ruling("Q49")
def test_the_social_gene_is_still_paid_at_the_end() -> None:
    soup = phase(6, "markers=R1B42Y3G4 R=Social")

    assert rules.to_move(soup) == OVER
    assert bp(soup, "R") == 10


def test_a_shorter_play_ends_at_its_own_finish_zone() -> None:
    soup = phase(6, f"finish=20 markers=R19B2Y3G4 amoebas={spread(3)}")

    assert rules.to_move(soup) == OVER
