"""Options: each kind, defaults, and errors that name the option and what would be right."""

from __future__ import annotations

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.core.game import Option, complete_options
from cuboteca.games import all_games, game
from tests.core.nim import META, NIM

FLAG = Option("flag", "bool", default=False, sentence="A flag.")
COUNT = Option("count", "int", 3, "A number.", low=1, high=20)
COLOUR = Option("colour", "choice", "red", "A colour.", choices=("red", "blue"))


@pytest.mark.parametrize("value", [True, "true", "True", " YES ", "on", "1", 1])
def test_what_means_yes(value: object) -> None:
    assert FLAG.parse(value) is True


@pytest.mark.parametrize("value", [False, "false", "No", "off", "0", 0])
def test_what_means_no(value: object) -> None:
    assert FLAG.parse(value) is False


@pytest.mark.parametrize("value", ["", "maybe", 2, -1, None, "truee", [], 1.5])
def test_what_is_neither_yes_nor_no(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        FLAG.parse(value)
    assert str(caught.value) == f"option 'flag' must be true or false, not '{value}'"


@pytest.mark.parametrize(("value", "number"), [(1, 1), (20, 20), ("7", 7), (" 7 ", 7)])
def test_a_number_in_range(value: object, number: int) -> None:
    assert COUNT.parse(value) == number
    assert type(COUNT.parse(value)) is int


@pytest.mark.parametrize(
    "value", [0, 21, -3, "0", "21", "", "three", None, 1.5, True, False, [3], "9" * 5000]
)
def test_what_is_no_number_in_range(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        COUNT.parse(value)
    assert str(caught.value) == (
        f"option 'count' must be a whole number from 1 to 20, not '{str(value)[:40]}'"
    )


@pytest.mark.parametrize("value", ["red", "blue"])
def test_a_choice_among_those_there_are(value: str) -> None:
    assert COLOUR.parse(value) == value


@pytest.mark.parametrize("value", ["", "Red", "green", None, 0])
def test_a_choice_that_there_is_not(value: object) -> None:
    with pytest.raises(OptionError) as caught:
        COLOUR.parse(value)
    assert str(caught.value) == f"option 'colour' must be one of red, blue, not '{value}'"


def refuse_odd_lines(text: str) -> None:
    """Stand for a game's check of a user's own file."""
    if len(text.splitlines()) % 2:
        raise OptionError("option 'map': an odd number of lines")


MAP = Option("map", "data", "plains", "A map.", choices=("plains",), validate=refuse_odd_lines)
BARE = Option("map", "data", "plains", "A map.", choices=("plains",))


@pytest.mark.parametrize("value", ["plains", "a\nb", "a\nb\n"])
def test_data_is_a_shipped_name_or_a_whole_text(value: str) -> None:
    assert MAP.parse(value) == value


@pytest.mark.parametrize(
    ("option", "value"), [(MAP, "hills"), (MAP, ""), (MAP, None), (BARE, "a\nb")]
)
def test_data_that_is_neither_is_refused(option: Option, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        option.parse(value)
    assert str(caught.value) == (
        f"option 'map' must be a file that exists, or one of plains, not '{str(value)[:40]}'"
    )


def test_a_text_that_the_game_refuses_is_refused() -> None:
    with pytest.raises(OptionError, match="an odd number of lines"):
        MAP.parse("a\nb\nc")


@pytest.mark.parametrize(
    ("option", "values"),
    [
        (FLAG, "true, false"),
        (COUNT, "1 to 20"),
        (COLOUR, "red, blue"),
        (MAP, "plains"),
    ],
)
def test_what_an_option_may_be_in_words(option: Option, values: str) -> None:
    assert option.values == values


# of a game


@pytest.mark.parametrize(("seat_count", "most"), [(2, 3), (3, 2)])
def test_defaults_may_depend_on_seats(seat_count: int, most: int) -> None:
    assert NIM.options({}, seat_count) == {"most": most, "fair": False, "colour": "red"}


def test_given_options_replace_defaults_and_are_read() -> None:
    assert NIM.options({"most": "4", "fair": "yes"}, 2) == {
        "most": 4,
        "fair": True,
        "colour": "red",
    }


def test_complete_options_stay_as_they_are() -> None:
    complete = NIM.options({"most": 2}, 2)

    assert complete_options(META, complete, 2) == complete


@pytest.mark.parametrize("seat_count", [-1, 0, 1, 4])
def test_a_wrong_number_of_seats_is_refused(seat_count: int) -> None:
    with pytest.raises(OptionError) as caught:
        NIM.options({}, seat_count)
    assert str(caught.value) == f"Nim is for 2 to 3 seats, not {seat_count}"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError) as caught:
        NIM.options({"stones": 3}, 2)
    assert str(caught.value) == ("Nim has no option 'stones'; its options are: most, fair, colour")


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.name)
def test_every_default_of_the_registry_is_right(one: object) -> None:
    meta = game(one.name).meta  # type: ignore[attr-defined]
    defaults = [
        (option, option.default_for(seats))
        for seats in range(meta.min_seats, meta.max_seats + 1)
        for option in meta.options
    ]

    assert [o.name for o, default in defaults if o.parse(default) != default] == []
