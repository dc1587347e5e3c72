"""What all games say alike of decisions: what is offered, and what those read who only wait."""

from __future__ import annotations

import pytest

from cuboteca.core.choices import choices_by, waiting_prompt
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.legal import legal_by
from cuboteca.core.words import Choice, SeatName, Sentence, say
from tests.core.nim import ACTIONS, NIM, State, apply, legal_mask, start, to_move


def label(_state: State, action: int) -> Sentence:
    return say("choice-take", stones=action + 1)


legal_actions = legal_by(legal_mask, ACTIONS)
plain = choices_by(to_move, legal_actions, NIM.notation.format_action, label=label)


def drawn() -> State:
    """A heap of five of which three may be taken."""
    state = start(NIM.options({}, 2), 2)
    apply(state, 0)
    return state


def test_only_the_seat_to_move_is_offered_anything() -> None:
    state = drawn()

    assert [choice.action for choice in plain(state, 0)] == [0, 1, 2]
    assert plain(state, 1) == ()


def test_a_choice_has_a_target_and_an_effect_only_where_the_game_gives_one() -> None:
    state = drawn()
    rich = choices_by(
        to_move,
        legal_actions,
        NIM.notation.format_action,
        label=label,
        target=lambda _state, action: f"stone-{action}",
        effect=lambda state, action: state.heap - action,
    )

    assert plain(state, 0)[1] == Choice(1, "take 2", say("choice-take", stones=2), "", None)
    assert rich(state, 0)[1] == Choice(1, "take 2", say("choice-take", stones=2), "stone-1", 4)


@pytest.mark.parametrize(
    ("mover", "said"),
    [
        (OVER, say("play-is-over")),
        (CHANCE, say("prompt-rolling")),
        (1, say("waiting-for", name=SeatName(1))),
        (0, None),
    ],
)
def test_who_has_nothing_to_decide_reads_what_the_table_waits_for(
    mover: int, said: Sentence | None
) -> None:
    assert waiting_prompt(mover, 0, "prompt-rolling") == said


def test_a_spectator_always_waits() -> None:
    assert waiting_prompt(0, None, "prompt-rolling") == say("waiting-for", name=SeatName(0))
