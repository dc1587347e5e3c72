"""Options that change nothing with others, or for some numbers of seats, say so, and rightly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.errors import OptionError
from cuboteca.games import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game, Option, OptionValue

CASES = [
    pytest.param(one, option, seats, id=f"{one.name}-{option.name}-{seats}")
    for one in all_games()
    for option in one.meta.options
    if option.needs or option.only_for
    for seats in range(one.meta.min_seats, one.meta.max_seats + 1)
]


def values_of(option: Option) -> list[OptionValue]:
    match option.kind:
        case "bool":
            return [False, True]
        case "int":
            return [option.low, option.high]
        case _:
            return list(option.choices)


def others(game: Game, option: Option, *, met: bool) -> Iterator[dict[str, OptionValue]]:
    """Yield options of which the one that is needed has its value, or any other."""
    if option.needs is None:
        yield from [{}] if met else []
        return
    name, wanted = option.needs
    for value in values_of(game.meta.option(name)):
        if (value == wanted) == met:
            yield {name: value}


def beginnings(game: Game, given: dict[str, OptionValue], option: Option, seats: int) -> set[bytes]:
    """Return the first states with all values of an option that go with the others."""
    found = set()
    for value in values_of(option):
        try:
            complete = game.options({**given, option.name: value}, seats)
            start = game.rules.start(complete, seats)
        except OptionError:
            continue
        found.add(game.rules.layout.snapshot(start))
    return found


@pytest.mark.parametrize(("game", "option", "seats"), CASES)
def test_an_option_changes_something_only_where_it_says_so(
    game: Game, option: Option, seats: int
) -> None:
    counts = not option.only_for or seats in option.only_for
    for given in others(game, option, met=False):
        assert len(beginnings(game, given, option, seats)) == 1
    for given in others(game, option, met=True):
        assert (len(beginnings(game, given, option, seats)) > 1) == counts


def test_there_are_such_options() -> None:
    assert len(CASES) > 10
