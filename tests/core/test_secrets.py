"""Draws that only some seats may know: masked for all others until the play is over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots.bot import situation_of
from cuboteca.bots.workers import advice_question_of, advise, question_of
from cuboteca.core.chance import CommittedRng, seeded
from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Event, Play, SeenEvent
from cuboteca.core.play_record import parse_record, record_for, record_of
from cuboteca.core.replay import replay, steps
from tests.core.nim import NIM
from tests.core.test_play import play_of
from tests.omen import OMEN, registered
from tests.omen.package import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ["Ada", "Ben"]
DRACO = CARDS.index("draco")


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def looked(card: str = "draco") -> Play:
    """Return a play in which seat 0 has looked at the card and seat 1 has to bet on it."""
    play = Play(OMEN, {}, 2)
    play.act_text(0, "look")
    play.chance_text(card)
    return play


def finished(play: Play) -> Play:
    rng = CommittedRng(b"s" * 32)
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(rng.below)
        else:
            play.act(play.to_move, play.legal_actions()[-1])
    return play


def test_a_observer_knows_and_nobody_else() -> None:
    seen = {watcher: looked().seen_by(watcher)[-1] for watcher in (0, 1, None, CHANCE)}
    hidden = SeenEvent(CHANCE, None, HIDDEN)

    assert seen == {0: SeenEvent(CHANCE, DRACO, "draco"), 1: hidden, None: hidden, CHANCE: hidden}


def test_what_is_open_is_seen_by_all() -> None:
    assert looked().seen_by(None)[0] == SeenEvent(0, 0, "look")
    assert play_of("heap 5").seen_by(None) == [SeenEvent(CHANCE, 0, "heap 5")]
    assert NIM.observers(None, 0) is None


def test_once_the_play_is_over_everything_is_open() -> None:
    play = finished(looked())

    assert [event.text for event in play.seen_by(None)] == [event.text for event in play.events]


def test_observers_are_no_part_of_what_happened() -> None:
    assert looked().events[-1] == Event(CHANCE, DRACO, "draco")
    assert looked().events[-1].observers == frozenset({0})


def test_a_compiled_state_has_the_same_witnesses() -> None:
    record = OMEN.rules.layout.pack(looked().state)[0]
    record["stage"] = 1

    assert OMEN.observers(record, DRACO) == frozenset({0})


# records


def test_a_record_for_somebody_hides_what_they_may_not_know() -> None:
    play = looked()
    own, others = (record_for(play, watcher, NAMES, seed=7) for watcher in (0, 1))

    assert own == record_of(play, NAMES, seed=7)
    assert own.events[-1] == ("chance", "draco")
    assert others.events[-1] == ("chance", HIDDEN)
    assert "draco" not in others.line()


def test_a_record_that_hides_something_has_no_seed() -> None:
    assert record_for(looked(), None, NAMES, seed=7).seed is None
    assert record_for(looked(), 0, NAMES, seed=7).seed == 7


def test_records_for_others_are_the_same_whatever_was_drawn() -> None:
    lines = {record_for(looked(card), 1, NAMES, seed=7).line() for card in CARDS}

    assert len(lines) == 1


def test_the_record_of_a_finished_play_is_whole_and_replays() -> None:
    play = finished(looked())
    record = record_for(play, None, NAMES, seed=7)

    assert record == record_of(play, NAMES, seed=7)
    assert replay(OMEN, parse_record(record.line())).outcome == play.outcome


@pytest.mark.parametrize("read", [replay, lambda game, record: list(steps(game, record))])
def test_a_record_with_a_secret_is_refused_in_one_sentence(read: Any) -> None:
    record = parse_record(record_for(looked(), 1, NAMES).line())
    with pytest.raises(RecordError) as caught:
        read(OMEN, record)

    assert caught.value.seq == 1
    assert str(caught.value) == (
        "event 1: the record was written during the play, when this draw was a secret ('?'); "
        "the record of the finished play can be replayed"
    )


# bots and solvers


def situations(card: str) -> Any:
    return situation_of(looked(card), 1, seeded(3))


def test_a_bot_gets_the_same_whatever_was_drawn() -> None:
    first, *others = [situations(card) for card in CARDS]

    assert all(vars(other) == vars(first) for other in others)


def test_a_bot_draws_states_of_all_kinds() -> None:
    rng = seeded(4)
    situation = situations("draco")
    drawn = {situation.sample(rng).omen for _ in range(80)}

    assert drawn == {1, 2, 3, 4}


def test_a_bot_that_looked_knows() -> None:
    play = looked()
    play.act_text(1, "high")
    rng = seeded(4)
    situation = situation_of(play, 0, rng)

    assert {situation.sample(rng).omen for _ in range(20)} == {DRACO + 1}


def test_a_question_to_another_process_holds_no_secret() -> None:
    questions = {json.dumps(vars(question_of(looked(card), 1, "greedy", 5))) for card in CARDS}
    asked = {json.dumps(vars(advice_question_of(looked(card), 1, 5))) for card in CARDS}

    assert (len(questions), len(asked)) == (1, 1)


def test_a_solver_advises_the_same_whatever_was_drawn() -> None:
    advice = [advise(advice_question_of(looked(card), 1, 5)) for card in CARDS]

    assert all(one == advice[0] for one in advice)


def test_observations_hide_it_as_well() -> None:
    engine = engine_of(OMEN, "interpreted")

    assert len({engine.observe(looked(card).state, 1).tobytes() for card in CARDS}) == 1
    assert len({engine.observe(looked(card).state, 0).tobytes() for card in CARDS}) == 4


# fair chance


def test_a_secret_draw_can_be_checked_afterwards() -> None:
    """Draw ``n`` follows from the secret and ``n``, whoever saw it when it was drawn."""
    rng = CommittedRng(b"k" * 32)
    play = Play(OMEN, {}, 2)
    play.act_text(0, "look")
    play.draw(rng.below)
    masked = record_for(play, 1, NAMES)
    again = Play(OMEN, {}, 2)
    again.act_text(0, "look")
    again.draw(CommittedRng(b"k" * 32).below)

    assert len(masked.events) == play.seq  # so every later draw keeps its number
    assert again.events == play.events
