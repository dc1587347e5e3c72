"""What a game's description answers for every game: usual seats, scores, what it can redraw."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.constants import SPECTATOR
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Score, nothing_violated, presentation_of
from cuboteca.core.play import Play
from cuboteca.core.texts import Texts
from tests.core.nim import META, NIM
from tests.omen import OMEN
from tests.omen.package import DRAWING, LOOK


@pytest.mark.parametrize(("fewest", "most", "usual"), [(1, 4, 2), (1, 1, 1), (2, 3, 2), (3, 5, 3)])
def test_there_are_usually_the_fewest_seats_but_two_if_possible(
    fewest: int, most: int, usual: int
) -> None:
    assert replace(META, min_seats=fewest, max_seats=most).usual_seats == usual


def test_a_game_that_checks_nothing_finds_no_violation() -> None:
    assert nothing_violated(Play(NIM, {}, 2).state) == 0


def test_without_pending_points_the_scores_are_the_points() -> None:
    state = Play(OMEN, {}, 2).state
    plain = replace(OMEN.presentation, points_now=lambda _state: (3, -1), scores=None)
    pending = replace(plain, scores=lambda _state: (Score(3, 2), Score(-1)))

    assert plain.scores_of(state) == (Score(3, 0), Score(-1, 0))
    assert pending.scores_of(state) == (Score(3, 2), Score(-1, 0))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_a_seat_does_not_know_is_redrawn_in_a_copy(seat: int | None) -> None:
    engine = engine_of(OMEN, "interpreted")
    state = engine.start(OMEN.options({}, 2), 2)
    engine.apply(state, LOOK)
    weights = engine.chance_weights(state)
    engine.apply(state, weights.index(max(weights)))
    before = engine.snapshot(state)
    drawn, again = (OMEN.resample(state, seat, seeded(7)) for _ in range(2))

    assert engine.snapshot(state) == before
    assert engine.snapshot(drawn) == engine.snapshot(again)
    observer = SPECTATOR if seat is None else seat
    assert engine.observe(drawn, observer).tolist() == engine.observe(state, observer).tolist()
    others = {engine.snapshot(OMEN.resample(state, seat, seeded(n))) for n in range(20)}
    assert (len(others) == 1) == (seat == 0)  # only who looked knows


def test_a_presentation_is_made_of_modules_and_drawn_plainly_without_a_drawing() -> None:
    shows = OMEN.presentation
    words = SimpleNamespace(choices=shows.choices, prompt=shows.prompt, where=shows.where)
    log = SimpleNamespace(
        log_entry=shows.log_entry, ending=shows.ending, points_now=shows.points_now
    )
    made = presentation_of(shows.view, words, log, shows.describe, shows.refusals)
    drawn = presentation_of(
        shows.view, words, log, shows.describe, shows.refusals, drawing=DRAWING, scores=lambda _: ()
    )

    state, texts = Play(OMEN, {}, 2).state, Texts("en", [OMEN.folder / "texts"])
    view, names = shows.view(state, 0), ["Ada", "Ben"]
    assert made.board(view, choices=(), texts=texts, names=names, sprite="") == shows.board(
        view, choices=(), texts=texts, names=names, sprite=""
    )
    assert made.scores_of(state) == (Score(0), Score(0))
    assert drawn == replace(shows, scores=drawn.scores)


def test_a_game_without_a_check_finds_every_state_right() -> None:
    NIM.check(Play(NIM, {}, 2).state)
