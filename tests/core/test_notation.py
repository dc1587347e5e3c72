"""The toolkit for notation, with a toy game: what is written is read back, all else is refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.core import notation as n
from cuboteca.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable

FRUIT = n.names("fruit", ["apple", "fig", "blood-orange"])
MANY = n.names("word", [f"word-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"])
DAY = n.number("day", 1, 31, shift=1)
LEVEL = n.number("level", -3, 12, padded=4)
BOX = n.compound(
    "box",
    "3*fig@2!",
    n.Piece(n.number("count", 1, 99), after="*", usual=1),
    n.Piece(FRUIT),
    n.Piece(n.number("all_games", 0, 9), "@", usual=0),
    n.Piece(n.names("mark", {1: "!", 2: "?"}), usual=0),
)
COPIES = n.compound(
    "fruit", "fig*2", n.Piece(FRUIT), n.Piece(n.number("count", 0, 99), "*", usual=1)
)
BASKET = n.tally(COPIES, 3, most=120)
RIPE = n.chosen(FRUIT, 3, "+")
LETTERS = n.names("letter", "xyz")
HEAP = n.tally(n.compound("heap", "x2", n.Piece(LETTERS), n.Piece(n.number("count", 0, 99))), 3, "")


class State(SimpleNamespace):
    """A toy state: seats, whose turn it is, and what lies where."""

    seats: int
    stage: str
    mover: int
    basket: list[int]
    total: int


def empty() -> State:
    return State(seats=0, stage="day", mover=-1, basket=[0, 0, 0], total=0)


def state(seat_count: int = 3, stage: str = "day", mover: int = 1) -> State:
    return State(seats=seat_count, stage=stage, mover=mover, basket=[0, 0, 0], total=0)


def last_seat(one: State) -> int:
    return one.seats - 1


def next_seat(one: State) -> int:
    return one.mover


SEAT = n.number("seat", 0, last_seat, size=4)


# forms

VALUES: list[tuple[n.Form[object, int], st.SearchStrategy[int]]] = [
    (FRUIT, st.integers(0, 2)),
    (MANY, st.integers(0, 25)),
    (DAY, st.integers(0, 30)),
    (LEVEL, st.integers(-3, 12)),
    (LEVEL.or_none(-9), st.sampled_from([-9, -3, 0, 12])),
]
ROWS: list[tuple[n.Form[object, Iterable[int]], st.SearchStrategy[list[int]]]] = [
    (BASKET, st.lists(st.integers(0, 99), min_size=3, max_size=3)),
    (HEAP, st.lists(st.integers(0, 99), min_size=3, max_size=3)),
    (RIPE, st.lists(st.integers(0, 1), min_size=3, max_size=3)),
    (n.listed(LETTERS, ""), st.lists(st.integers(0, 2))),
    (n.listed(DAY), st.lists(st.integers(0, 30))),
    (n.row_of(LEVEL, lambda _: 4, exact=True), st.lists(st.just(2), min_size=4, max_size=4)),
]


@pytest.mark.parametrize(("form", "values"), VALUES)
@given(data=st.data())
def test_a_value_comes_back_from_its_text(
    form: n.Form[object, int], values: st.SearchStrategy[int], data: st.DataObject
) -> None:
    value = data.draw(values)

    assert form.read(None, form.write(None, value)) == value


@pytest.mark.parametrize(("form", "values"), ROWS)
@given(data=st.data())
def test_a_row_comes_back_from_its_text(
    form: n.Form[object, Iterable[int]], values: st.SearchStrategy[list[int]], data: st.DataObject
) -> None:
    row = data.draw(values)

    assert form.read(None, form.write(None, row)) == row
    assert form.write(None, row) == form.write(None, tuple(row))


@given(st.tuples(st.integers(1, 99), st.integers(0, 2), st.integers(0, 9), st.integers(0, 2)))
def test_a_compound_comes_back_from_its_text(value: tuple[int, ...]) -> None:
    assert BOX.read(None, BOX.write(None, value)) == value


def test_what_is_usual_is_left_out_of_a_compound() -> None:
    assert BOX.write(None, (1, 1, 0, 0)) == "fig"
    assert BOX.write(None, (3, 2, 2, 1)) == "3*blood-orange@2!"


def test_zeros_at_the_end_of_a_row_are_left_out() -> None:
    row = n.row_of(LEVEL)

    assert row.write(None, [3, 0, 2, 0, 0]) == "3,0,2"
    assert row.write(None, [0, 0]) == "0"


def test_items_of_a_number_add_up_or_the_last_one_counts() -> None:
    assert BASKET.read(None, "fig*2,apple,fig") == [1, 3, 0]
    assert n.tally(COPIES, 3, adds=False).read(None, "fig*2,apple,fig") == [1, 1, 0]


def test_a_tally_remembers_no_more_than_it_may() -> None:
    texts = [HEAP.write(None, [a, b, 1]) for a in range(60) for b in range(60)]

    assert len(set(texts)) == 3600
    assert HEAP.write(None, [7, 8, 1]) == "x7y8z1"


def test_a_tally_whose_items_depend_on_the_state_is_written_each_time() -> None:
    share = n.compound(
        "share",
        "day2",
        n.Piece(n.number("seat", 0, last_seat)),
        n.Piece(n.number("count", 0, 99), before="x"),
    )
    shares = n.tally(share, 3)

    assert not share.fixed
    assert [shares.write(state(), [4, 0, 5]) for _ in range(2)] == ["0x4,2x5"] * 2


@pytest.mark.parametrize(
    ("form", "text", "told"),
    [
        (FRUIT, "pear", "'pear' is not a valid fruit; expected apple, fig, blood-orange"),
        (MANY, "ward-q", "'ward-q' is not a valid word; expected something like word-q"),
        (DAY, "0", "'0' is not a valid day; expected 1 to 31"),
        (DAY, "01", "'01' is not a valid day; expected 1 to 31"),
        (DAY, "٣", "expected 1 to 31"),
        (DAY, "9" * 5000, "'" + "9" * 40 + "' is not a valid day"),
        (LEVEL, "-4", "'-4' is not a valid level; expected -3 to 12"),
        (LEVEL, "00001", "expected -3 to 12"),
        (LEVEL, "+1", "expected -3 to 12"),
        (BOX, "fig@", "'fig@' is not a valid box; expected something like 3*fig@2!"),
        (BOX, "0*fig", "'0' is not a valid count; expected 1 to 99"),
        (BASKET, "fig,,apple", "'' is not a valid fruit"),
        (BASKET, "", "'' is not a valid fruit"),
        (BASKET, "fig*99,fig*22", "'fig*99,fig*22' has more than 120 of a fruit"),
        (HEAP, "x1w2", "'x1w2' is not a valid list of heaps"),
        (RIPE, "fig+fig", "'fig+fig' names a fruit twice"),
        (
            n.row_of(LEVEL, lambda _: 2, exact=True),
            "1",
            "'1' is not a valid row of levels; expected 2",
        ),
        (
            n.pair(FRUIT, ":", DAY),
            "fig",
            "'fig' is not a valid fruit; expected a fruit, ':' and a day",
        ),
        (n.pair(FRUIT, ":", DAY), "fig:0", "'0' is not a valid day"),
    ],
)
def test_what_is_no_text_of_a_form_is_refused(
    form: n.Form[object, object], text: str, told: str
) -> None:
    with pytest.raises(NotationError) as caught:
        form.read(None, text)

    assert told in str(caught.value)


@pytest.mark.parametrize("form", [FRUIT, MANY, DAY, LEVEL, BOX, BASKET, HEAP, RIPE])
@given(text=st.text() | st.text("0123456789*@!,+-xyzfig"))
def test_any_text_gives_a_value_or_is_refused(form: n.Form[object, object], text: str) -> None:
    try:
        value = form.read(None, text)
    except NotationError:
        return

    assert form.read(None, form.write(None, value)) == value


# phrases

ACTIONS = n.Phrases(
    "action",
    "decision",
    n.Phrase(0, "rest"),
    n.Phrase(1, "eat", FRUIT),
    n.Phrase(4, "eat from", SEAT, FRUIT),
    n.Phrase(16, "sell", FRUIT, at=["market"]),
    n.Phrase(16, "throw away", FRUIT),
    n.Phrase(19, "wait for", n.names("moment", ["noon", "the next day"])),
)
DRAWS = n.Phrases(
    "outcome",
    "draw",
    n.Phrase(0, "rain", DAY, at=["day"]),
    n.Phrase(0, "deal", n.due(SEAT, next_seat), FRUIT, at=["market", "feast"]),
)
EVERY_ACTION = {
    "day": ["throw away apple", "throw away fig", "throw away blood-orange"],
    "market": ["sell apple", "sell fig", "sell blood-orange"],
}


@pytest.mark.parametrize("stage", EVERY_ACTION)
def test_every_action_comes_back_from_its_text(stage: str) -> None:
    one = state(4, stage)
    texts = [ACTIONS.format(one, number) for number in range(21)]

    assert texts[0:2] == ["rest", "eat apple"]
    assert texts[4:6] == ["eat from 0 apple", "eat from 0 fig"]
    assert texts[16:19] == EVERY_ACTION[stage]
    assert texts[19:] == ["wait for noon", "wait for the next day"]
    assert [ACTIONS.parse(one, text) for text in texts] == list(range(21))


@pytest.mark.parametrize(("stage", "count"), [("day", 31), ("market", 3), ("feast", 3)])
def test_every_outcome_comes_back_from_its_text(stage: str, count: int) -> None:
    one = state(4, stage)
    texts = [DRAWS.format(one, number) for number in range(count)]

    assert len(set(texts)) == count
    assert [DRAWS.parse(one, text) for text in texts] == list(range(count))


def test_what_does_not_belong_to_a_moment_is_written_by_its_last_phrase() -> None:
    assert DRAWS.format(state(4, "night"), 1) == "deal 1 fig"


def test_blanks_between_words_do_not_count() -> None:
    assert ACTIONS.parse(state(), "  eat   from 2\tfig ") == 4 + 2 * 3 + 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "",
            (
                "'' is not a valid action; "
                "expected rest, eat FRUIT, eat from SEAT FRUIT, throw away FRUIT"
            ),
        ),
        ("dance", "'dance' is not a valid action"),
        ("rest now", "'rest now' is not a valid phrase; expected rest"),
        ("eat", "'eat' is not a valid phrase; expected eat FRUIT"),
        ("eat pear", "'pear' is not a valid fruit; expected apple, fig, blood-orange"),
        ("eat fig fig", "'fig fig' is not a valid fruit"),
        ("eat from 3 fig", "'3' is not a valid seat; expected 0 to 2"),
        ("eat from 1", "expected eat from SEAT FRUIT"),
        ("sell fig", "'sell fig' does not belong to this decision; expected rest, eat FRUIT"),
        ("x" * 100_000, "'" + "x" * 40 + "' is not a valid action"),
        ("eat " + "fig " * 50_000, "'fig fig"),
    ],
)
def test_what_is_no_action_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        ACTIONS.parse(state(), text)

    assert told in str(caught.value)


def test_an_earlier_phrase_of_a_stage_takes_the_place_of_a_later_one() -> None:
    with pytest.raises(NotationError, match="does not belong to this decision; expected rest"):
        ACTIONS.parse(state(stage="market"), "throw away fig")


@pytest.mark.parametrize(
    ("stage", "text", "told"),
    [
        ("market", "rain 3", "'rain 3' does not belong to this draw; expected deal SEAT FRUIT"),
        ("market", "deal 2 fig", "'2': seat 1 is next"),
        (
            "night",
            "snow",
            "'snow' is not a valid outcome; expected nothing, since there is no draw now",
        ),
    ],
)
def test_what_is_no_outcome_is_refused(stage: str, text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        DRAWS.parse(state(stage=stage), text)

    assert told in str(caught.value)


# states


def rich(one: State) -> None:
    if one.total > 400:
        raise OverflowError(f"total: {one.total} does not fit")
    if one.total > 300:
        raise NotationError("nobody is that rich")


STAGES = n.names("stage", ["day", "market"])
STAGE_TEXTS: n.Form[object, str] = n.mapped(
    STAGES, lambda number: ["day", "market"][number], ["day", "market"].index
)


def text_of(*always: str) -> n.StateText[State]:
    return n.StateText(
        empty,
        n.field("seats", n.number("number of seats", 2, 4), required=True),
        n.field("stage", STAGE_TEXTS, usual="market"),
        n.field("turn", SEAT.or_none(-1), "mover"),
        n.field("basket", BASKET),
        n.part("total", LEVELS, lambda one: one.total, set_total, follows=lambda s: sum(s.basket)),
        rich,
        always=always or None,
    )


LEVELS = n.number("total", 0, 999)


def set_total(one: State, total: int) -> None:
    one.total = total


WHOLE = text_of()
BRIEF = text_of("seats", "turn")

states = st.builds(
    State,
    seats=st.integers(2, 4),
    stage=st.sampled_from(["day", "market"]),
    mover=st.integers(-1, 1),
    basket=st.lists(st.integers(0, 99), min_size=3, max_size=3),
    total=st.integers(0, 300),
)


@given(states)
def test_a_state_comes_back_from_its_text(one: State) -> None:
    assert WHOLE.parse(WHOLE.format(one)) == one


def test_the_order_of_parts_does_not_matter() -> None:
    one = WHOLE.parse("turn=2 basket=fig*3 seats=3 stage=day")

    assert WHOLE.format(one) == "seats=3 stage=day turn=2 basket=fig*3 total=3"


def test_a_part_that_is_not_shown_is_left_out() -> None:
    text = n.StateText(
        empty,
        n.field("seats", n.number("number of seats", 2, 4), required=True),
        n.part("total", LEVELS, lambda one: one.total, set_total, shown=lambda one: one.seats > 2),
    )

    assert text.format(state(3)) == "seats=3 total=0"
    assert text.format(state(2)) == "seats=2"


def test_what_follows_and_what_is_as_before_is_left_out_of_a_brief_text() -> None:
    one = BRIEF.parse("seats=3 stage=day basket=fig*3")

    assert one.total == 3
    assert BRIEF.format(one) == "seats=3 turn=- basket=fig*3"
    assert BRIEF.format(BRIEF.parse("seats=3 total=9")) == "seats=3 stage=market turn=- total=9"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a state names its seats; expected 2 to 4"),
        ("seats=3 stage", "'stage' is not a part of a state; write name=value, each once"),
        ("seats=3 seats=3", "'seats=3' is not a part of a state; write name=value, each once"),
        ("seats=3 wings=2", "a state has no part 'wings'"),
        ("seats=9", "'seats=9' is not valid: '9' is not a valid number of seats; expected 2 to 4"),
        ("seats=2 turn=2", "'turn=2' is not valid: '2' is not a valid seat; expected 0 to 1"),
        ("seats=2 basket=fig*99,apple*99,blood-orange*99,fig*21", "nobody is that rich"),
        ("seats=2 total=999", "a number is larger than possible: total: 999 does not fit"),
        ("seats=2 " + "x" * 100_000, "'" + "x" * 40 + "' is not a part of a state"),
    ],
)
def test_what_is_no_state_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        WHOLE.parse(text)

    assert told in str(caught.value)
