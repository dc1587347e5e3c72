"""``cuboteca games``: the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from cuboteca.cli.inputs import Json  # noqa: TC001  # Typer reads it
from cuboteca.cli.screen import output, print_json
from cuboteca.games import shelf

if TYPE_CHECKING:
    from cuboteca.core.game import Game, Meta, Option


def games(*, as_json: Json = False) -> None:
    """Show the shelf: seats, length, options with their defaults, version of the rules."""
    if as_json:
        print_json({"games": [_as_json(game) for game in shelf()]})
        return
    console = output()
    for game in shelf():
        meta = game.meta
        console.print(Text(f"{meta.title} ({meta.year})", "bold"), Text(f"  {meta.name}", "cyan"))
        console.print(f"  {', '.join(meta.designers)}; {', '.join(meta.publishers)}")
        console.print(
            f"  {meta.min_seats} to {meta.max_seats} seats, about {meta.minutes} minutes, "
            f"rules version {meta.rules_version}"
        )
        console.print(_options(meta))


def _options(meta: Meta) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=True)
    for title in ("Option", "Values", "Default", "What it does"):
        table.add_column(title, no_wrap=title != "What it does")
    for option in meta.options:
        table.add_row(option.name, _values(option), _default(option, meta), option.sentence)
    return table


def _values(option: Option) -> str:
    match option.kind:
        case "bool":
            return "true, false"
        case "int":
            return f"{option.low} to {option.high}"
        case _:
            return ", ".join(option.choices)


def _defaults(option: Option, meta: Meta) -> dict[int, Any]:
    return {
        seats: option.default_for(seats) for seats in range(meta.min_seats, meta.max_seats + 1)
    }


def _default(option: Option, meta: Meta) -> str:
    by_seats = _defaults(option, meta)
    values = list(by_seats.values())
    if values.count(values[0]) == len(values):
        return _word(values[0])
    return ", ".join(f"{_word(value)} with {seats}" for seats, value in by_seats.items())


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _as_json(game: Game) -> dict[str, Any]:
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


def _option_json(option: Option, meta: Meta) -> dict[str, Any]:
    value: dict[str, Any] = {"name": option.name, "kind": option.kind, "does": option.sentence}
    if option.kind == "int":
        value |= {"low": option.low, "high": option.high}
    if option.choices:
        value["choices"] = list(option.choices)
    by_seats = _defaults(option, meta)
    value["default"] = {str(seats): default for seats, default in by_seats.items()}
    return value
