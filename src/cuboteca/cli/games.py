"""``cuboteca games``: the list of games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from cuboteca.cli.inputs import Json  # noqa: TC001  # Typer reads it
from cuboteca.cli.screen import output, print_json
from cuboteca.cli.tables import FittingTable, grid
from cuboteca.games import all_games

if TYPE_CHECKING:
    from cuboteca.core.game import Game, Meta, Option, OptionValue


def games(*, as_json: Json = False) -> None:
    """List the games: seats, length, options with their defaults, version of the rules."""
    if as_json:
        print_json({"games": [_as_json(game) for game in all_games()]})
        return
    console = output()
    for game in all_games():
        meta = game.meta
        console.print(
            Text(f"{meta.title} ({meta.year})" if meta.year else meta.title, "bold"),
            Text(f"  {meta.name}", "cyan"),
        )
        console.print(f"  {', '.join(meta.designers)}; {', '.join(meta.publishers)}")
        console.print(
            f"  {meta.min_seats} to {meta.max_seats} seats, about {meta.minutes} minutes, "
            f"rules version {meta.rules_version}"
        )
        console.print(Padding(_options(meta), (1, 0, 1, 2)))


def _options(meta: Meta) -> FittingTable:
    table = grid()
    for _ in range(3):
        table.add_column()
    for option in meta.options:
        values = f"{option.values}; {_default(option, meta)} by default"
        table.add_row(Text(option.name, "cyan"), f"{option.sentence} [dim]({values})[/dim]")
    return table


def _defaults(option: Option, meta: Meta) -> dict[int, OptionValue]:
    return {
        seat_count: option.default_for(seat_count)
        for seat_count in range(meta.min_seats, meta.max_seats + 1)
    }


def _default(option: Option, meta: Meta) -> str:
    by_seats = _defaults(option, meta)
    usual = Counter(by_seats.values()).most_common(1)[0][0]
    rare = {seat_count: value for seat_count, value in by_seats.items() if value != usual}
    words = [f"{_word(value)} with {seat_count} seats" for seat_count, value in rare.items()]
    return ", ".join([*words, f"else {_word(usual)}"]) if words else _word(usual)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _as_json(game: Game) -> dict[str, object]:
    meta = game.meta
    return {
        "game": meta.name,
        "title": meta.title,
        "designers": list(meta.designers),
        "artists": list(meta.artists),
        "publishers": list(meta.publishers),
        "year": meta.year,
        "seats": [meta.min_seats, meta.max_seats],
        "minutes": meta.minutes,
        "rules_version": meta.rules_version,
        "options": [_option_json(option, meta) for option in meta.options],
    }


def _option_json(option: Option, meta: Meta) -> dict[str, object]:
    value: dict[str, object] = {"name": option.name, "kind": option.kind, "does": option.sentence}
    if option.kind == "int":
        value |= {"low": option.low, "high": option.high}
    if option.choices:
        value["choices"] = list(option.choices)
    by_seats = _defaults(option, meta)
    value["default"] = {str(seats): default for seats, default in by_seats.items()}
    return value


__all__ = [
    "games",
]
