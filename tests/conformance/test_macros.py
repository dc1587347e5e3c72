"""Macros: one tap for several ordinary decisions, each of them legal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.errors import NotationError
from cuboteca.core.play import LONGEST_MACRO
from cuboteca.core.texts import LANGUAGES
from tests.conformance.plays import Moment, Table, decisions, texts_of
from tests.omen import NAME, package, registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Macro

#: What the terminal understands beside choices.
WORDS = {"undo", "save", "rules", "board", "help", "quit", "exit"}
FORM = re.compile(r"[a-z][a-z0-9-]{0,11}")


def offered(moment: Moment) -> tuple[Macro, ...]:
    """Return the macros that the table would show at a moment."""
    return tuple(play_at(moment).macros(moment.mover))


def play_at(moment: Moment) -> Any:
    play = moment.table.play()
    play.state = moment.state()
    return play


def all_offered(table: Table) -> Iterator[tuple[Moment, Macro]]:
    yield from ((m, macro) for m in decisions(table, 40) for macro in offered(m))


def wrongly_named(moment: Moment, macro: Macro) -> bool:
    try:
        moment.table.game.notation.parse_action(moment.state(), macro.name)
    except NotationError:
        return macro.name in WORDS or FORM.fullmatch(macro.name) is None
    return True


def problems(table: Table) -> list[tuple[Moment, str]]:
    """Run every macro that is offered; return what a table or a person would stumble over."""
    found = [(m, macro.name) for m, macro in all_offered(table) if wrongly_named(m, macro)]
    for moment, macro in all_offered(table):
        play = play_at(moment)
        for _ in range(LONGEST_MACRO):
            action = play.follow(moment.mover, macro.name)
            if action is None:
                break
            guessed = play.game.resample(play.state, moment.mover, seeded(9))
            if play.game.macros.follow(guessed, moment.mover, macro.name) != action:
                found.append((moment, f"{macro.name} knows more than its seat"))
            if action not in play.legal_actions():
                found.append((moment, f"{macro.name} does what is illegal"))
                break
            play.engine.apply(play.state, action)
    return found


def test_every_macro_takes_legal_decisions_and_has_a_name_to_type(table: Table) -> None:
    assert problems(table) == []


def test_macros_are_told_apart(table: Table) -> None:
    names = {m: [macro.name for macro in offered(m)] for m in decisions(table)}

    assert [m for m, own in names.items() if len(set(own)) != len(own)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_macro_is_in_every_language(few: Table, language: str) -> None:
    texts = texts_of(few, language)
    labels = {texts.plain(macro.label, few.players) for _, macro in all_offered(few)}

    assert not any("{" in label for label in labels)


def test_a_game_with_macros_holds_all_this() -> None:
    with registered():
        table = Table(NAME, 2, ())

        assert any(offered(m) for m in decisions(table))
        assert problems(table) == []


class _Wrong:
    """A macro that does what is illegal."""

    offered = staticmethod(package.offered)

    @staticmethod
    def follow(_state: Any, _seat: int, _name: str) -> int | None:
        return 0


def test_a_macro_that_does_what_is_illegal_is_found() -> None:
    with registered(macros=_Wrong()):
        found = problems(Table(NAME, 2, ()))

    assert {why for _, why in found} == {
        "sail-on does what is illegal",
        "sail-home does what is illegal",
    }
