"""The options of a play that are not as usual, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.errors import OptionError
from cuboteca.games import game
from cuboteca.web.phrases import phrases_for
from cuboteca.web.table_form import choice_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, Option, OptionValue

_BEGINNINGS_KEPT = 1_024


def options_in_words(
    one: Game, options: Mapping[str, OptionValue], seat_count: int, language: str
) -> str:
    """Return the options of a table that are not as usual, in a phrase."""
    said = unusual_options(one, options, seat_count, language)
    words = phrases_for(language, one).site
    return words.listed(said) if said else words.word("lobby-usual")


def unusual_options(
    one: Game, options: Mapping[str, OptionValue], seat_count: int, language: str
) -> list[str]:
    """Return the options that are not as usual, each in words; without those that change nothing.

    What two people alone may choose changes nothing for six, nor does a first extra gene where
    there are none: the play begins in the same state.
    """
    words, texts = phrases_for(language, one)
    said = []
    for option in one.meta.options:
        value = options.get(option.name)
        if value is None or not _matters(one, option, options, seat_count):
            continue
        label = texts.word(f"option-{option.name}")
        if isinstance(value, bool):
            shown = words.word("lobby-yes" if value else "lobby-no")
        elif _is_own(option, value):
            shown = words.word("lobby-own")
        else:
            shown = choice_name(texts, option, str(value))
        said.append(words.word("lobby-option", label=label, value=shown))
    return said


def _matters(
    one: Game, option: Option, options: Mapping[str, OptionValue], seat_count: int
) -> bool:
    """Return whether an option is not as usual and changes the first state of the play."""
    value, usual = options[option.name], option.default_for(seat_count)
    if value == usual or _is_own(option, value):
        return value != usual
    shipped = {
        other.name: options[other.name]
        for other in one.meta.options
        if other.name in options and not _is_own(other, options[other.name])
    }
    return _begins(one.name, tuple(shipped.items()), seat_count) != _begins(
        one.name, tuple({**shipped, option.name: usual}.items()), seat_count
    )


def _is_own(option: Option, value: OptionValue) -> bool:
    """Return whether it is somebody's own board or deck, which is not read here again."""
    return option.kind == "data" and value not in option.choices


@lru_cache(_BEGINNINGS_KEPT)
def _begins(
    name: str, options: tuple[tuple[str, OptionValue], ...], seat_count: int
) -> bytes | None:
    """Return the first state of a play; None if the options do not go together."""
    one = game(name)
    try:
        start = one.rules.start(one.options(dict(options), seat_count), seat_count)
    except OptionError:
        return None
    return one.rules.layout.snapshot(start)


__all__ = ["options_in_words", "unusual_options"]
