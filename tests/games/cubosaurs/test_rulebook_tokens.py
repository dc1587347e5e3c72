"""DNA tokens: when they come, from whom, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import IllegalActionError
from cuboteca.games.cubosaurs import notation
from cuboteca.games.cubosaurs.rules.cards import gain
from cuboteca.games.cubosaurs.state import faces_in
from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import after, assert_shows, legal, table

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

BOTH_MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]


@cites('"Ottenere segnalini DNA" (Italian p. 11)')
@ruling("keeping-pays-first")
def test_keeping_gives_one_token_for_each_icon_before_the_turn_passes_on() -> None:
    state = table("dna=1 hand=T*,S*,B seat0=P* seat1=C*")

    assert_shows(after(state, "keep"), "tokens=2,0 reserve=38 active=1 stage=draw")


@ruling("keeping-pays-first")
def test_the_tokens_of_a_kept_hand_come_before_the_end_of_the_round() -> None:
    """Token points of the last hand still count."""
    state = table("dna=1 rounds=1 pile=0 hand=T*,S* seat0=- seat1=-")

    assert_shows(after(state, "keep"), "tokens=2,0 reserve=38 stage=over")


@cites('"Anatomia di una carta", 2 (Italian p. 3)')
def test_without_dna_nobody_gets_tokens() -> None:
    assert_shows(after(table("hand=T seat0=S seat1=B"), "keep"), "tokens=0,0 reserve=0")


@cites('"Ottenere segnalini DNA" (Italian p. 11)')
@pytest.mark.parametrize(("dna", "due"), [(0, 0), (1, 1)])
def test_a_card_that_is_gained_makes_a_token_due_with_dna_only(dna: int, due: int) -> None:
    state = table(f"dna={dna} hand=T seat0=S seat1=B")
    face = notation.parse_cards("T*").index(1)
    gain(state, 1, face)

    assert (state.due[0], state.due[1]) == (0, due)
    assert faces_in(state.collections[1])[face] == 1


@ruling("hand-gives-no-token")
def test_a_card_in_the_hand_gives_no_token() -> None:
    drawn = after(table("dna=1 stage=draw mover=-1 seat0=S* seat1=B"), "draw T*")
    passed = after(drawn, "refuse S*")

    assert_shows(drawn, "tokens=0,0 reserve=40")
    assert_shows(passed, "tokens=0,0 hand=T*,S* reserve=40")


@ruling("token-each-entry")
def test_a_card_that_comes_back_gives_a_token_again() -> None:
    state = table("dna=1 hand=T seat0=S* seat1=B,C tokens=1,0")
    back = after(state, "refuse S*", "refuse B", "keep")

    assert_shows(back, "tokens=2,0 seat0=T,S*,B")


@ruling("lost-card-free")
def test_losing_a_card_costs_no_token() -> None:
    refused = after(table("dna=1 hand=T seat0=S* seat1=B tokens=1,0"), "refuse S*")
    stolen = after(
        table("dna=1 hand=T seat0=S seat1=B* tokens=5,1 market=8"),
        "buy 8",
        "opponent 1",
        "card B*",
    )
    scored = after(table("dna=1 pile=0 hand=P seat0=S* seat1=B* tokens=1,1 market=1,2,3"), "keep")

    assert_shows(refused, "tokens=1,0")
    assert_shows(stolen, "tokens=1,1")
    assert_shows(scored, "tokens=1,1 seat0=- round=2")


@cites('"Acquistare le tessere Evoluzione DNA" (Italian p. 11-12)')
@ruling("spent-tokens-return")
def test_spent_tokens_go_back_to_the_reserve() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B market=1 tokens=6,1")

    assert_shows(after(state, "buy 1"), "tokens=2,1 reserve=37")


@cites('"Ottenere segnalini DNA", note (Italian p. 11)')
@ruling("must-take-token", "empty-reserve-one-by-one")
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_with_an_empty_reserve_the_token_must_come_from_an_opponent_with_one(mode: Mode) -> None:
    state = table("seats=4 dna=1 hand=T* seat0=S tokens=0,20,0,20")
    kept = after(state, "keep", mode=mode)

    assert_shows(kept, "stage=victim mover=0 seat0=S,T* due=1,0,0,0")
    assert legal(kept, mode) == {"take 1", "take 3"}
    assert_shows(after(kept, "take 3", mode=mode), "tokens=1,20,0,19 active=1 stage=draw")


@ruling("must-take-token")
@pytest.mark.parametrize("victim", [0, 2])
def test_nobody_takes_from_himself_or_from_one_without_tokens(victim: int) -> None:
    kept = after(table("seats=3 dna=1 hand=T* seat0=S tokens=20,20,0"), "keep")

    with pytest.raises(IllegalActionError):
        after(kept, f"take {victim}")


@ruling("single-option-asked")
def test_a_single_possible_victim_is_asked_for_all_the_same() -> None:
    kept = after(table("dna=1 hand=T* seat0=S seat1=B tokens=0,40"), "keep")

    assert legal(kept) == {"take 1"}
    assert_shows(kept, "stage=victim mover=0")


@ruling("empty-reserve-one-by-one")
def test_several_tokens_are_taken_one_after_another() -> None:
    """One from the reserve, then two from opponents, each chosen in the new situation."""
    state = table("seats=3 dna=1 hand=T*,S*,B* seat0=P tokens=0,1,38")
    kept = after(state, "keep")
    second = after(kept, "take 1")

    assert_shows(kept, "tokens=1,1,38 due=2,0,0 stage=victim")
    assert legal(second) == {"take 2"}
    assert_shows(after(second, "take 2"), "tokens=3,0,37 due=0,0,0 stage=draw active=1")


@ruling("empty-reserve-one-by-one", "tokens-of-exchange")
def test_a_token_just_received_can_be_taken_again() -> None:
    """At the deal of round 2: seat 0 takes from seat 1, which then takes that very token back."""
    dealt = after(
        table(
            "dna=1 round=2 starter=0 stage=deal mover=-1 dealt=7 pile=13 tokens=0,40 "
            "seat0=T*,S,S,S seat1=B*,B,B"
        ),
        "deal 1 B",
    )
    taken = after(dealt, "take 1")

    assert_shows(dealt, "mover=0 stage=victim due=1,1")
    assert_shows(taken, "mover=1 stage=victim tokens=1,39 due=0,1")
    assert_shows(after(taken, "take 0"), "tokens=0,40 stage=draw active=0")


@ruling("lost-token", "must-take-token")
def test_a_token_that_nobody_can_give_is_lost_and_the_next_ones_are_handled() -> None:
    """Seat 0 holds all tokens: its own is lost, then seat 1 takes one from it."""
    state = table(
        "dna=1 round=2 starter=0 stage=deal mover=-1 dealt=7 pile=13 tokens=40,0 "
        "seat0=T*,S,S,S seat1=B*,B,B"
    )
    dealt = after(state, "deal 1 B")

    assert_shows(dealt, "mover=1 stage=victim due=0,1 tokens=40,0")
    assert_shows(after(dealt, "take 0"), "tokens=39,1 stage=draw active=0 due=0,0")


@ruling("lost-token")
def test_a_lost_token_is_not_owed_later() -> None:
    state = after(table("dna=1 hand=T* seat0=S seat1=B tokens=40,0"), "keep")

    assert_shows(state, "tokens=40,0 due=0,0 stage=draw active=1")


@ruling("tokens-of-exchange", "tokens-in-order")
def test_a_swap_pays_the_buyer_first_and_then_the_opponent() -> None:
    """Seats 0 and 1 both receive an icon; the cost of the tile is in the reserve already."""
    state = table("dna=1 hand=T seat0=S* seat1=B* market=10 tokens=5,35 pile=9")
    done = after(state, "buy 10", "opponent 1", "card B*", "card S*")

    assert_shows(done, "tokens=1,36 reserve=3 seat0=B* seat1=S*")


@ruling("tokens-of-exchange")
def test_the_opponent_gets_the_token_of_a_given_card() -> None:
    state = table("dna=1 hand=T seat0=S*,P seat1=B market=9 tokens=3,0")

    assert_shows(after(state, "buy 9", "opponent 1", "card S*"), "tokens=0,1 seat1=B,S*")
    assert_shows(after(state, "buy 9", "opponent 1", "card P"), "tokens=0,0 seat1=B,P")


@ruling("tokens-of-exchange")
def test_the_thief_gets_the_token_of_a_stolen_card() -> None:
    state = table("dna=1 hand=T seat0=S seat1=B* market=8 tokens=5,0")

    assert_shows(after(state, "buy 8", "opponent 1", "card B*"), "tokens=1,0 reserve=39")


@ruling("purchase-order")
def test_the_cost_is_in_the_reserve_before_the_tokens_of_a_tile_are_due() -> None:
    """All 40 tokens are out, and still nobody has to choose a victim."""
    state = table("dna=1 hand=T seat0=S* seat1=B market=9 tokens=5,35")

    assert_shows(
        after(state, "buy 9", "opponent 1", "card S*"), "tokens=2,36 reserve=2 stage=choice"
    )


@ruling("late-tokens")
def test_tokens_of_the_cards_kept_in_this_turn_come_too_late() -> None:
    """Tile 1 costs four tokens; the fourth lies in the hand."""
    state = table("dna=1 hand=T* seat0=S seat1=B market=1 tokens=3,0")

    assert legal(state) == {"keep", "refuse S"}
    assert_shows(after(state, "keep"), "tokens=4,0 active=1 mover=-1")


@ruling("must-take-token")
def test_a_victim_must_be_chosen_before_anything_else() -> None:
    kept = after(table("dna=1 hand=T* seat0=S seat1=B tokens=0,40 market=1"), "keep")

    with pytest.raises(IllegalActionError):
        after(kept, "keep")
