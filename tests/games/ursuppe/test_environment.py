"""Phase 2: a new environment card, gene defects, and who has looked ahead."""

from __future__ import annotations

import pytest

from cuboteca.games.ursuppe.components import OZONE
from cuboteca.games.ursuppe.notation import CARD_CODES
from tests.games.citations import cites, ruling
from tests.games.ursuppe.positions import (
    after,
    asked,
    barred,
    bp,
    draws,
    genes,
    legal,
    phase,
    pool,
)

SOMEBODY = "amoebas=B1@a2,V1@a4"


# the card


@cites('"Fase 2" (p. 4)')
def test_a_new_card_is_drawn_from_those_not_turned_up() -> None:
    soup = phase(2, "round=1 card=W6")

    assert asked(soup) == "chance card"
    assert draws(soup) == {
        "card W9": 1,
        "card W12": 1,
        "card E8": 1,
        "card E10": 2,
        "card N9": 1,
        "card N11": 1,
        "card S10": 1,
        "card S13": 1,
        "card -14": 1,
    }


def test_the_card_changes_in_round_1_too_but_no_genes_are_lost() -> None:
    soup = phase(2, "round=1 card=W12 B=Streamline,Division-Rate,Speed bp=V9")
    changed = after(soup, "card W6")

    assert CARD_CODES[changed.card] == "W6"
    assert (changed.phase, asked(changed)) == (3, "V genes")


@ruling("forced-not-asked")
def test_the_last_card_is_not_drawn_but_turned_up_by_itself() -> None:
    soup = phase(2, "round=10 card=W12 unseen=S13")

    assert CARD_CODES[soup.card] == "S13"
    assert soup.phase == 3


# the worked example: 4 + 3 + 5 = 12 against 6

EXAMPLE = "B=Streamline,Division-Rate,Speed card=W12"


@cites('"Perdita delle Carte Gene" (p. 8)')
@pytest.mark.parametrize(
    ("events", "left", "points"),
    [
        (("pay debt",), {"Streamline", "Division-Rate", "Speed"}, 3),
        (("give up Speed", "pay debt"), {"Streamline", "Division-Rate"}, 6),
        (("give up Streamline", "pay debt"), {"Division-Rate", "Speed"}, 7),
        (("give up Division-Rate", "pay debt"), {"Streamline", "Speed"}, 8),
        (("give up Speed", "give up Streamline"), {"Division-Rate"}, 9),
        (("give up Speed", "give up Division-Rate"), {"Streamline"}, 9),
        (("give up Streamline", "give up Division-Rate"), {"Speed"}, 9),
    ],
)
def test_twelve_against_six_may_be_settled_in_every_way(
    events: tuple[str, ...], left: set[str], points: int
) -> None:
    soup = after(phase(2, EXAMPLE), "card W6")
    settled = after(soup, *events)

    assert soup.debt == 6
    assert (genes(settled, "B"), bp(settled, "B")) == (left, points)
    assert (settled.phase, settled.debt) == (3, 0)


@cites('"Perdita delle Carte Gene" (p. 8)')
def test_without_points_two_cards_of_six_together_must_go() -> None:
    soup = after(phase(2, f"{EXAMPLE} bp=V9"), "card W6")

    assert legal(soup) == {"give up Speed", "give up Streamline", "give up Division-Rate"}
    one = after(soup, "give up Division-Rate")
    assert legal(one) == {"give up Speed", "give up Streamline"}
    assert genes(after(one, "give up Streamline"), "B") == {"Speed"}


@cites('"Perdita dei Geni" (p. 4)')
def test_a_difference_of_five_is_paid_by_a_card_of_three_and_two_points() -> None:
    """Eleven mutation points against an ozone of six."""
    soup = after(phase(2, "B=Division-Rate,Spores,Speed card=W12"), "card W6")
    settled = after(soup, "give up Spores", "pay debt")

    assert soup.debt == 5
    assert (genes(settled, "B"), bp(settled, "B")) == ({"Division-Rate", "Speed"}, 7)


def test_the_sum_must_exceed_the_ozone() -> None:
    equal = after(phase(2, "B=Spores,Speed card=W12"), "card W6")

    assert equal.phase == 3


@cites('"Perdita dei Geni" (p. 4)')
def test_colours_settle_in_descending_order() -> None:
    soup = after(phase(2, "B=Speed,Tentacle V=Speed,Tentacle card=W12"), "card W6")

    assert asked(soup) == "V defect"
    assert asked(after(soup, "pay debt")) == "B defect"


def test_cards_given_up_are_for_sale_in_the_same_round() -> None:
    soup = after(phase(2, "B=Speed,Streamline card=W12"), "card W6", "give up Streamline")

    assert pool(soup, "Streamline") == 1
    assert "buy Streamline" in legal(soup)


# how a debt is settled


@ruling("debt-card-by-card")
def test_points_pay_only_the_exact_rest_and_last() -> None:
    soup = after(phase(2, f"{EXAMPLE} bp=B3V9"), "card W6")

    assert "pay debt" not in legal(soup)
    lessened = after(soup, "give up Speed")
    assert "pay debt" in legal(lessened)
    assert bp(after(lessened, "pay debt"), "B") == 0


@ruling("debt-card-by-card")
def test_it_stops_as_soon_as_the_debt_is_covered_and_the_surplus_is_lost() -> None:
    soup = after(phase(2, "B=Division-Rate,Spores card=W12"), "card W6")

    assert soup.debt == 2
    settled = after(soup, "give up Division-Rate")
    assert (settled.phase, bp(settled, "B"), genes(settled, "B")) == (3, 9, {"Spores"})


@ruling("debt-card-by-card")
def test_overpaying_with_a_card_is_allowed_although_points_would_do() -> None:
    soup = after(phase(2, "B=Division-Rate,Spores card=W12"), "card W6")

    assert legal(soup) == {"pay debt", "give up Division-Rate", "give up Spores"}


@ruling("debt-card-by-card")
def test_the_debt_is_fixed_when_the_card_is_revealed() -> None:
    """12 with Ray Protection against 10: giving it up pays 4 and that is all."""
    cards = "Division-Rate,Life-Expectancy,Streamline,Ray-Protection"
    soup = after(phase(2, f"B={cards} card=W12"), "card E10")
    settled = after(soup, "give up Ray-Protection")

    assert soup.debt == 2
    assert settled.phase == 3


@ruling("debt-card-by-card")
def test_glutton_is_not_given_up_and_short_life_span_pays_four() -> None:
    cards = "Glutton,Short-Life-Span,Division-Rate,Streamline"
    soup = after(phase(2, f"B={cards} card=W12 bp=V9"), "card W6")

    assert soup.debt == 5 + 5 + 4 - 2 - 6
    assert "give up Glutton" not in legal(soup)
    assert after(soup, "give up Short-Life-Span").debt == 2


@ruling("debt-card-by-card")
@cites('"Ray Protection" (p. 15)')
def test_ray_protection_pays_four() -> None:
    cards = "Ray-Protection,Division-Rate,Life-Expectancy,Streamline"
    soup = after(phase(2, f"B={cards} card=W12 bp=V9"), "card W6")

    assert soup.debt == 6
    assert after(soup, "give up Ray-Protection").debt == 2


@ruling("debt-card-by-card")
def test_mutation_points_are_summed_when_the_turn_comes() -> None:
    """What another colour gives up before changes nothing for this one."""
    soup = after(phase(2, "B=Speed,Tentacle P=Speed,Tentacle card=W12"), "card W6")

    assert (asked(soup), soup.debt) == ("P defect", 1)
    assert after(soup, "give up Speed").debt == 1


@ruling("turn-of-buying")
def test_giving_an_advanced_gene_up_lifts_the_bar_of_the_lower_one() -> None:
    soup = after(phase(2, "B=Persistence,Speed!,Spores card=W12"), "card W6")

    assert barred(soup, "B") == {"Speed"}
    assert barred(after(soup, "give up Persistence"), "B") == set()


# who looks ahead


@ruling("sensing-by-itself")
def test_migration_sensing_looks_before_the_first_amoeba_acts() -> None:
    soup = phase(1, f"{SOMEBODY} V=Migration-Sensing")
    seen = after(soup, "look S13")

    assert asked(soup) == "chance look"
    assert asked(seen) == "B turn"
    assert CARD_CODES[seen.next_card] == "S13"
    assert list(seen.known_by) == [0, 1, 0, 0, 0, 0]


@ruling("sensing-by-itself")
def test_the_card_that_was_seen_is_the_one_that_is_turned_up() -> None:
    seen = after(phase(1, f"{SOMEBODY} V=Migration-Sensing"), "look N9")
    turned_up = after(seen, "drift", "drift")

    assert CARD_CODES[turned_up.card] == "N9"
    assert turned_up.phase == 3
    assert list(turned_up.known_by) == [0] * 6
    assert turned_up.next_card == -1


@ruling("sensing-by-itself")
def test_environmental_sensing_looks_right_after_the_card_and_before_gene_defects() -> None:
    soup = after(phase(2, "V=Environmental-Sensing B=Speed,Tentacle card=W12"), "card W6")

    assert asked(soup) == "chance look_ahead"
    assert "look W6" not in draws(soup)
    seen = after(soup, "look S13")
    assert asked(seen) == "B defect"
    assert list(seen.known_by) == [0, 1, 0, 0, 0, 0]


@ruling("sensing-by-itself")
def test_a_second_looker_draws_nothing() -> None:
    soup = phase(1, f"{SOMEBODY} B=Migration-Sensing next=S13 known=V")

    assert asked(soup) == "B turn"
    assert list(soup.known_by) == [1, 1, 0, 0, 0, 0]


@ruling("sensing-by-itself")
def test_what_was_seen_stays_known_when_the_gene_goes() -> None:
    cards = "Environmental-Sensing,Speed,Tentacle"
    soup = after(phase(2, f"B={cards} card=W12"), "card W6", "look S13")
    gone = after(soup, "give up Environmental-Sensing", "pay debt")

    assert "Environmental-Sensing" not in genes(gone, "B")
    assert list(gone.known_by) == [1, 0, 0, 0, 0, 0]
    assert CARD_CODES[gone.next_card] == "S13"


@ruling("sensing-by-itself")
def test_with_no_card_left_nothing_is_looked_at() -> None:
    soup = phase(2, "round=10 card=W12 unseen=S13 B=Environmental-Sensing")

    assert soup.next_card == -1
    assert list(soup.known_by) == [0] * 6
    assert asked(soup) != "chance look_ahead"


@ruling("forced-not-asked", "sensing-by-itself")
def test_the_last_card_is_seen_without_a_draw() -> None:
    soup = phase(1, f"{SOMEBODY} round=10 card=W12 unseen=S13 B=Migration-Sensing")

    assert CARD_CODES[soup.next_card] == "S13"
    assert list(soup.known_by) == [1, 0, 0, 0, 0, 0]


def test_ozone_of_the_eleven_cards() -> None:
    assert sorted(OZONE) == [6, 8, 9, 9, 10, 10, 11, 12, 13, 14]
