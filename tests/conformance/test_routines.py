"""Routines: one tap for several ordinary decisions, each of them legal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.errors import NotationError
from cuboteca.core.play import LONGEST_ROUTINE
from cuboteca.core.texts import LANGUAGES, Texts
from tests.conformance.plays import Moment, Table, decisions
from tests.omen import NAME, house, on_shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Routine

#: What the terminal understands beside choices.
WORDS = {"undo", "save", "rules", "board", "help", "quit", "exit"}
FORM = re.compile(r"[a-z][a-z0-9-]{0,11}")


def offered(moment: Moment) -> tuple[Routine, ...]:
    """Return the routines that the table would show at a moment."""
    return tuple(play_at(moment).routines(moment.mover))


def play_at(moment: Moment) -> Any:
    play = moment.table.play()
    play.state = moment.state()
    return play


def all_offered(table: Table) -> Iterator[tuple[Moment, Routine]]:
    yield from ((m, routine) for m in decisions(table, 40) for routine in offered(m))


def wrongly_named(moment: Moment, routine: Routine) -> bool:
    try:
        moment.table.game.notation.parse_action(moment.state(), routine.name)
    except NotationError:
        return routine.name in WORDS or FORM.fullmatch(routine.name) is None
    return True


def problems(table: Table) -> list[tuple[Moment, str]]:
    """Run every routine that is offered; return what a table or a person would stumble over."""
    found = [(m, routine.name) for m, routine in all_offered(table) if wrongly_named(m, routine)]
    for moment, routine in all_offered(table):
        play = play_at(moment)
        for _ in range(LONGEST_ROUTINE):
            action = play.follow(moment.mover, routine.name)
            if action is None:
                break
            guessed = play.game.resample(play.state, moment.mover, seeded(9))
            if play.game.routines.follow(guessed, moment.mover, routine.name) != action:
                found.append((moment, f"{routine.name} knows more than its seat"))
            if action not in play.legal_actions():
                found.append((moment, f"{routine.name} does what is illegal"))
                break
            play.engine.apply(play.state, action)
    return found


def test_every_routine_takes_legal_decisions_and_has_a_name_to_type(table: Table) -> None:
    assert problems(table) == []


def test_routines_are_told_apart(table: Table) -> None:
    names = {m: [routine.name for routine in offered(m)] for m in decisions(table)}

    assert [m for m, own in names.items() if len(set(own)) != len(own)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_routine_is_in_every_language(few: Table, language: str) -> None:
    texts = Texts(language, [few.game.house / "texts"])
    labels = {texts.plain(routine.label, few.players) for _, routine in all_offered(few)}

    assert not any("{" in label for label in labels)


def test_a_game_with_routines_holds_all_this() -> None:
    with on_shelf():
        table = Table(NAME, 2, ())

        assert any(offered(m) for m in decisions(table))
        assert problems(table) == []


class _Wrong:
    """A routine that does what is illegal."""

    offered = staticmethod(house.offered)

    @staticmethod
    def follow(_state: Any, _seat: int, _name: str) -> int | None:
        return 0


def test_a_routine_that_does_what_is_illegal_is_found() -> None:
    with on_shelf(routines=_Wrong()):
        found = problems(Table(NAME, 2, ()))

    assert {why for _, why in found} == {
        "sail-on does what is illegal",
        "sail-home does what is illegal",
    }
