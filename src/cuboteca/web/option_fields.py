"""The fields of a form for the options of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.contexts import OptionChoice, OptionField
from cuboteca.web.table_form import choice_name, usual_seats

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, Option, OptionValue
    from cuboteca.core.texts import Texts
    from cuboteca.web.phrases import Phrases


def option_fields(game: Game, form: Mapping[str, str], phrases: Phrases) -> tuple[OptionField, ...]:
    """Return the fields for the options of a game, as they were sent if anything was."""
    return tuple(option_field(option, form, game, phrases) for option in game.meta.options)


def option_field(
    option: Option, form: Mapping[str, str], game: Game, phrases: Phrases
) -> OptionField:
    """Return the field of an option, with what ``form`` says; empty: with the default."""
    words, texts = phrases
    field = f"option-{option.name}"
    low, high = option.suggested or (option.low, option.high)
    by_seats = _recommended(option, game, texts)
    choices = [OptionChoice(one, choice_name(texts, option, one)) for one in option.choices]
    if by_seats and choices:
        choices.insert(0, OptionChoice("", words.word("recommended")))
    default = option.default_for(usual_seats(game))
    usual = ("1" if default else "") if option.kind == "bool" else str(default)
    if by_seats:
        usual = ""
    return OptionField(
        name=field,
        label=texts.word(field),
        kind="choice" if option.kind == "data" else option.kind,
        value=form.get(field, "") if form else usual,
        help=texts.word(f"{field}-help"),
        low=low,
        high=high,
        choices=tuple(choices),
        recommended=by_seats,
        needs="" if option.needs is None else _need(*option.needs),
        only_for=option.only_for,
    )


def _need(name: str, value: OptionValue) -> str:
    """Return a field and the value that it must have."""
    sent = ("1" if value else "") if isinstance(value, bool) else value
    return f"option-{name}={sent}"


def _recommended(option: Option, game: Game, texts: Texts) -> tuple[OptionChoice, ...]:
    """Return the default for each number of seats if it depends on that; not for a checkbox."""
    counts = range(game.meta.min_seats, game.meta.max_seats + 1)
    defaults = [str(option.default_for(count)) for count in counts]
    if option.kind == "bool" or len(set(defaults)) == 1:
        return ()
    return tuple(
        OptionChoice(str(count), choice_name(texts, option, default))
        for count, default in zip(counts, defaults, strict=True)
    )


__all__ = ["option_field", "option_fields"]
