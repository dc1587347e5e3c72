"""From one round to the next, and how the play is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.citations import cites, ruling
from tests.games.cubosaurs.table import GAME, after, assert_shows, draws, engine, legal, table

if TYPE_CHECKING:
    from cuboteca.core.engine import Mode

BOTH_MODES = ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]


def outcome(state: Any, mode: Mode = "interpreted") -> tuple[list[int], list[int], str]:
    """Return points, ranks and the end reason."""
    rules = engine(mode)
    own = rules.adopt(state)
    seats = int(state.seat_count)
    return rules.points(own, seats), rules.ranks(own, seats), rules.end_reason(own)


@cites('"Secondo round" (Italian p. 9)')
@ruling("starter-by-round-points")
def test_the_lowest_scorer_begins_the_next_round_without_a_draw() -> None:
    state = table("seats=3 pile=0 hand=P seat0=T seat1=B seat2=S")

    assert_shows(
        after(state, "keep"), "round=2 starter=1 active=1 stage=deal mover=-1 last=3,-3,2 pile=30"
    )


@ruling("lowest-tie-by-lot", "starter-by-round-points")
def test_a_tie_for_lowest_is_drawn_among_the_tied() -> None:
    state = after(table("seats=4 pile=0 hand=P seat0=- seat1=S seat2=P seat3=P"), "keep")

    assert_shows(state, "round=2 stage=starter mover=-1 last=-1,2,-1,-1")
    assert draws(state) == {"start 0": 1, "start 2": 1, "start 3": 1}
    assert_shows(after(state, "start 3"), "starter=3 stage=deal")


@ruling("starter-by-round-points")
def test_least_means_the_round_just_ended_and_not_the_total() -> None:
    state = table("rounds=3 round=2 pile=0 hand=P seat0=T seat1=- totals=-20,30")

    assert_shows(after(state, "keep"), "starter=1 totals=-17,30 last=3,0")


@ruling("two-seats-third-round", "starter-by-round-points")
def test_the_starter_of_round_3_is_the_lowest_of_round_2() -> None:
    state = table("rounds=3 round=2 pile=0 hand=P seat0=- seat1=T totals=9,-9 starter=1")

    assert_shows(after(state, "keep"), "round=3 starter=0")


@ruling("starter-by-round-points", "tie-break-last-round")
def test_tiles_1_and_2_count_for_who_scored_least_and_tokens_do_not() -> None:
    state = table(
        "dna=1 pile=0 hand=P seat0=P seat1=P,P owners=1:0 tokens=0,9 market=3,4,5 reserve=31"
    )

    assert_shows(after(state, "keep"), "last=0,-1 starter=1")


@ruling("starter-by-round-points")
def test_there_is_no_draw_after_the_last_round() -> None:
    state = after(table("rounds=1 pile=0 hand=P seat0=- seat1=P"), "keep")

    assert_shows(state, "stage=over mover=-2 round=1 scored=1")
    assert draws(state) == {}


@cites('"Secondo round", note (Italian p. 9)', '"Preparazione" (Italian p. 4)')
@ruling("destroyed-leave-round")
def test_the_next_round_uses_all_55_cards_again() -> None:
    state = after(table("dna=1 pile=0 hand=P seat0=T seat1=B destroyed=S,eS market=1,2,3"), "keep")

    assert_shows(state, "destroyed=- seat0=- seat1=- hand=- pile=20 stage=deal")
    assert sum(draws(state).values()) == 55


@cites('"Inizio del secondo round" (Italian p. 12)')
def test_tokens_are_kept_for_the_next_round() -> None:
    state = table("dna=1 pile=0 hand=P seat0=T seat1=B market=1,2,3 tokens=5,2")

    assert_shows(after(state, "keep"), "tokens=5,2 reserve=33")


@cites('"Fine del gioco" (Italian p. 9)')
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_the_highest_total_wins(mode: Mode) -> None:
    state = table("rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=3,4")
    over = after(state, "keep", mode=mode)

    assert_shows(over, "totals=7,6 stage=over")
    assert outcome(over, mode) == ([7, 6], [1, 2], "points")


@cites('"Fine del gioco" (Italian p. 9)')
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_a_tie_goes_to_the_better_last_round(mode: Mode) -> None:
    state = table("rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=0,2")

    assert outcome(after(state, "keep", mode=mode), mode) == ([4, 4], [1, 2], "last_round")


@cites('"Fine del gioco" (Italian p. 9)')
@pytest.mark.parametrize("mode", BOTH_MODES)
def test_equal_in_both_the_victory_is_shared(mode: Mode) -> None:
    state = table("rounds=1 pile=0 hand=T seat0=- seat1=T")

    assert outcome(after(state, "keep", mode=mode), mode) == ([4, 4], [1, 1], "shared")


@ruling("ranks-of-all")
def test_ranks_after_a_shared_one_are_skipped() -> None:
    """Three are equal on total; two of them share the best last round."""
    state = table("seats=4 rounds=2 round=2 pile=0 hand=T seat0=- seat1=T totals=4,4,8,0")

    assert outcome(after(state, "keep")) == ([8, 8, 8, 0], [1, 1, 3, 4], "shared")


@cites('"Fine del gioco" (Italian p. 9)')
@ruling("ranks-of-all", "end-reasons")
def test_one_of_three_equal_totals_wins_by_the_last_round() -> None:
    state = table("seats=3 rounds=2 round=2 pile=0 hand=T seat0=- totals=4,8,8")

    assert outcome(after(state, "keep")) == ([8, 8, 8], [1, 2, 2], "last_round")


@cites('"Fine del gioco" (Italian p. 9)')
@pytest.mark.parametrize(
    ("totals", "ranks"), [("1,9,5", [3, 1, 2]), ("1,5,9", [3, 2, 1]), ("9,5,1", [1, 2, 3])]
)
def test_any_seat_can_win(totals: str, ranks: list[int]) -> None:
    state = table(f"seats=3 rounds=2 round=2 pile=0 hand=P seat0=- totals={totals}")

    assert outcome(after(state, "keep"))[1:] == (ranks, "points")


@ruling("ranks-of-all")
def test_the_tie_break_orders_the_lower_places_too() -> None:
    state = table("seats=3 rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=0,2,20")

    assert outcome(after(state, "keep")) == ([4, 4, 20], [2, 3, 1], "points")


@ruling("tie-break-last-round", "ranks-of-all")
def test_token_points_count_in_the_total_but_not_in_the_tie_break() -> None:
    """Seat 1 reaches the tie with its tokens, and loses it by the last round."""
    state = table("dna=1 rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=0,0 tokens=0,4")

    assert outcome(after(state, "keep")) == ([4, 4], [1, 2], "last_round")


@ruling("tie-break-last-round")
def test_tile_points_count_in_the_tie_break() -> None:
    """Seat 0 has the same total; its last round is better only through tile 1."""
    state = table("dna=1 rounds=2 round=2 pile=0 hand=T seat0=- seat1=T owners=1:0 totals=1,2")

    assert outcome(after(state, "keep")) == ([6, 6], [1, 2], "last_round")


@cites('"Punteggio dei segnalini DNA a fine partita" (Italian p. 12)')
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (40, 20)])
def test_two_unspent_tokens_are_worth_a_point(tokens: int, points: int) -> None:
    state = table(f"dna=1 rounds=1 pile=0 hand=P seat0=- seat1=- tokens={tokens},0")

    assert outcome(after(state, "keep"))[0] == [points - 1, 0]


@ruling("points-before-end")
def test_while_the_play_lasts_only_finished_rounds_count() -> None:
    state = table("dna=1 rounds=3 round=2 hand=T seat0=T seat1=S totals=5,7 tokens=8,0")

    assert outcome(state)[0] == [5, 7]
    assert outcome(state)[2] == ""


@ruling("points-before-end")
def test_tokens_count_only_once_after_the_last_round() -> None:
    state = table("dna=1 rounds=2 round=1 pile=0 hand=P seat0=- seat1=- tokens=8,0 market=1,2,3")

    assert outcome(after(state, "keep"))[0] == [-1, 0]


@ruling("end-reasons")
def test_there_are_three_ways_to_have_won() -> None:
    assert GAME.rules.end_reasons == ("", "points", "last_round", "shared")


@cites('"Regole per 2 giocatori" (Italian p. 9)')
@ruling("two-seats-rounds")
def test_the_play_goes_on_until_the_last_of_its_rounds() -> None:
    second = after(table("rounds=3 round=2 pile=0 hand=P seat0=- seat1=S"), "keep")
    third = after(table("rounds=3 round=3 pile=0 hand=P seat0=- seat1=S"), "keep")

    assert_shows(second, "round=3 stage=deal")
    assert_shows(third, "round=3 stage=over")
    assert legal(third) == set()
