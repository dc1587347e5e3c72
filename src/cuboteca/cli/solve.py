"""``cuboteca solve``: the exact value of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from cuboteca.bots.exact import MOST_STATES, USUAL_STATES
from cuboteca.bots.exact import solve as solved
from cuboteca.cli.inputs import GameName, GameOptions, Json, given_options, seat_count
from cuboteca.cli.preparing import compiling
from cuboteca.cli.screen import minus, notes, output, print_json, spinner
from cuboteca.cli.tables import FittingTable
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.play import Play
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from cuboteca.bots.exact import ExactAction, ExactResult, ExactValue


def solve(
    game: GameName,
    *,
    players: Annotated[
        int | None,
        typer.Option(help="Seats of the play; by default the usual number.", show_default=False),
    ] = None,
    option: GameOptions = None,
    position: Annotated[
        str,
        typer.Option(
            metavar="TEXT",
            help="The position, in the notation of states; by default where a play begins.",
            show_default=False,
        ),
    ] = "",
    states: Annotated[
        int,
        typer.Option(min=1, max=MOST_STATES, help="How many states may be looked at."),
    ] = USUAL_STATES,
    as_json: Json = False,
) -> None:
    """Compute what a position is worth if nobody errs, and what each action is worth.

    Everybody wants the largest share of the win, then more points.  It is exact, so it needs a game
    that hides nothing, and a position near the end of a play or of a game made small by options.
    """
    chosen = game_of(game)
    count = seat_count(chosen, players, chosen.meta.usual_seats)
    play = Play(chosen, given_options(chosen, option), count, position=position)
    with compiling("Compiling the rules, once; later runs start at once.", quiet=as_json):
        quiet = as_json or not notes().is_terminal
        with notes().status("Solving ...", spinner=spinner()) as status:

            def told(known: int) -> None:
                if not quiet:
                    status.update(f"{known:,} states solved")

            found = solved(chosen, play.state, count, most_states=states, progress=told)
    if as_json:
        print_json(_as_json(found))
    else:
        _show(found)


def _as_json(found: ExactResult) -> dict[str, object]:
    return {
        "to_move": {CHANCE: "chance", OVER: None}.get(found.to_move, found.to_move),
        "value": _value_json(found.value),
        "actions": [
            {"text": one.text, "best": one.best} | _value_json(one.value) for one in found.actions
        ],
        "states": found.states,
    }


def _value_json(value: ExactValue) -> dict[str, object]:
    return {"shares": list(value.shares), "points": list(value.points)}


def _show(found: ExactResult) -> None:
    table = FittingTable(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(len(found.value.shares)):
        table.add_column(f"Seat {seat}", justify="right")
    table.add_row("share of the win", *(f"{100 * share:.1f} %" for share in found.value.shares))
    table.add_row("points", *map(_points, found.value.points))
    console = output()
    console.print(table)
    seat = found.to_move
    if found.actions:
        console.print(f"\nSeat {seat} decides; best first, its own share and points:")
        actions = FittingTable(box=None, pad_edge=False, show_header=False)
        for one in sorted(found.actions, key=lambda one: _order(one, seat)):
            actions.add_row(
                "*" if one.best else "",
                Text(one.text),  # a notation may have brackets, which are no styles
                f"{100 * one.value.shares[seat]:.1f} %",
                _points(one.value.points[seat]),
            )
        console.print(actions)
    console.print(f"\nExact; {found.states:,} states were looked at.")


def _points(points: float) -> str:
    return minus(f"{points:.2f}")


def _order(one: ExactAction, seat: int) -> tuple[bool, float, float]:
    return not one.best, -one.value.shares[seat], -one.value.points[seat]


__all__ = [
    "solve",
]
