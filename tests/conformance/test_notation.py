"""The notation of every game in the registry: what is formatted is parsed back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.core.errors import NotationError
from cuboteca.games import all_games
from tests.conformance.plays import TABLES, Moment, decisions, draws, moments, some_moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.game import Notation
    from tests.conformance.plays import Table

PARSERS = ("parse_action", "parse_outcome", "parse_state")


def notation(moment: Moment) -> Notation:
    return moment.table.game.notation


def action_texts(moment: Moment) -> dict[int, str]:
    return {a: notation(moment).format_action(moment.state(), a) for a in moment.legal}


def outcome_texts(moment: Moment) -> dict[int, str]:
    return {o: notation(moment).format_outcome(moment.state(), o) for o in moment.possible}


def test_actions_come_back_from_their_texts(table: Table) -> None:
    back = {
        m: {a: notation(m).parse_action(m.state(), text) for a, text in action_texts(m).items()}
        for m in decisions(table)
    }

    assert [m for m, numbers in back.items() if any(a != b for a, b in numbers.items())] == []


def test_outcomes_come_back_from_their_texts(table: Table) -> None:
    back = {
        m: {o: notation(m).parse_outcome(m.state(), text) for o, text in outcome_texts(m).items()}
        for m in draws(table)
    }

    assert [m for m, numbers in back.items() if any(a != b for a, b in numbers.items())] == []


def test_states_come_back_from_their_texts_to_the_byte(table: Table) -> None:
    texts = {m: notation(m).format_state(m.state()) for m in moments(table)}
    back = {m: notation(m).parse_state(text) for m, text in texts.items()}

    assert [m for m, state in back.items() if table.engine.snapshot(state) != m.snapshot] == []


def test_a_text_is_one_line_without_ends(table: Table) -> None:
    texts = [
        text
        for m in some_moments(table)
        for text in (
            *action_texts(m).values(),
            *outcome_texts(m).values(),
            notation(m).format_state(m.state()),
        )
    ]

    assert [text for text in texts if text != " ".join(text.split()) or not text] == []


def test_compiled_states_have_the_same_texts(table: Table) -> None:
    layout = table.game.rules.layout
    packed = {m: layout.pack(m.state())[0] for m in some_moments(table)}

    assert [
        m
        for m, record in packed.items()
        if notation(m).format_state(record) != notation(m).format_state(m.state())
    ] == []


# texts that mean nothing

FIRST_TABLES = [next(table for table in TABLES if table.game is one) for one in all_games()]

NONSENSE = {
    "nothing": "",
    "blanks": "  ",
    "a word": "nonsense",
    "a number": "7",
    "a negative number": "-1",
    "half": "refuse",
    "too much": "keep keep keep",
    "another script": "keep ٣",
    "an end of text": "\x00",
    "a surrogate": "\ud800",
    "very long": "x" * 100_000,
    "equals": "=",
    "a superscript": "buy ²",
}


def parse(moment: Moment, parser: str, text: str) -> Any:
    function: Callable[..., Any] = getattr(notation(moment), parser)
    return function(text) if parser == "parse_state" else function(moment.state(), text)


def again(moment: Moment, parser: str, text: str) -> Any:
    """Return the text of what a text means; Hypothesis also tries words that the code has."""
    meant = parse(moment, parser, text)
    function: Callable[..., Any] = getattr(notation(moment), parser.replace("parse", "format"))
    return function(meant) if parser == "parse_state" else function(moment.state(), meant)


def is_no_notation(moment: Moment, parser: str, text: str) -> bool:
    try:
        parse(moment, parser, text)
    except NotationError:
        return True
    return False


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
@pytest.mark.parametrize("parser", ["parse_action", "parse_outcome"])
def test_nonsense_is_refused(few: Table, parser: str, text: str) -> None:
    taken = [m for m in some_moments(few, 4) if not is_no_notation(m, parser, text)]

    assert taken == []


def test_very_many_digits_are_refused(few: Table) -> None:
    numbers = [text for m in decisions(few) for text in action_texts(m).values() if " " in text]
    long = [text.split()[0] + " " + "9" * 5000 for text in numbers] + ["buy " + "9" * 5000]

    assert [t for t in long if not is_no_notation(moments(few)[0], "parse_action", t)] == []


@pytest.mark.parametrize("text", ["nonsense", "=", "nonsense=1", "\x00=\x00", "round=x"])
def test_a_state_of_nonsense_is_refused(few: Table, text: str) -> None:
    with pytest.raises(NotationError):
        few.game.notation.parse_state(text)


@pytest.mark.parametrize("table", FIRST_TABLES, ids=str)
@pytest.mark.parametrize("parser", PARSERS)
@given(data=st.data())
def test_a_text_of_chance_is_refused_or_a_word_of_the_notation(
    parser: str, table: Table, data: st.DataObject
) -> None:
    moment = data.draw(st.sampled_from(moments(table)))
    text = data.draw(st.text(min_size=1).filter(str.strip))

    assert is_no_notation(moment, parser, text) or again(moment, parser, text) == text


@pytest.mark.parametrize("table", FIRST_TABLES, ids=str)
@pytest.mark.parametrize("parser", PARSERS)
@given(data=st.data())
def test_a_text_with_a_slip_parses_or_is_refused(
    parser: str, table: Table, data: st.DataObject
) -> None:
    """Whatever the slip, there is a result or a NotationError and nothing else."""
    moment = data.draw(st.sampled_from(moments(table)[:-1]))
    texts = [*action_texts(moment).values(), *outcome_texts(moment).values()]
    texts = {"parse_state": [notation(moment).format_state(moment.state())]}.get(parser, texts)
    whole = data.draw(st.sampled_from(texts))
    at = data.draw(st.integers(0, len(whole)))
    slip = data.draw(st.text(max_size=2) | st.sampled_from(["-", "9" * 40, " ", ",", "=", "x"]))

    assert is_no_notation(moment, parser, whole[:at] + slip + whole[at + 1 :]) in (True, False)
