"""What Cube Attack is: people, seats, options, and which figures we had to assume."""

from __future__ import annotations

from cuboteca.core.game import AssumedFigure, Meta, Option, Options
from cuboteca.core.words import say
from cuboteca.games.cube_attack.boards import SHIPPED, board_of, parse_board
from cuboteca.games.cube_attack.components import ACTIONS_PER_TURN, MAX_SEATS, MIN_SEATS, TEAMS

OPTIONS = (
    Option(
        "board",
        "data",
        SHIPPED[0],
        "The board: a shipped one, or a file of your own (see the guide to your own board).",
        choices=SHIPPED,
        validate=parse_board,
    ),
    Option(
        "points_to_win",
        "int",
        64,
        "The play ends when one seat alone leads with at least this many points.",
        low=1,
        high=1000,
        suggested=(16, 128),
    ),
    Option(
        "turn_cap",
        "int",
        400,
        "The play ends after this many turns in any case; the highest score is best.",
        low=1,
        high=10_000,
        suggested=(20, 400),
    ),
    Option(
        "lost_cubes_return",
        "bool",
        True,
        "Wooden cubes lost in an attack go back to their owner's supply.",
    ),
)


def _assumed() -> tuple[AssumedFigure, ...]:
    boards = [board_of(name) for name in SHIPPED]
    sizes = [
        f"{name}: {len(board.planets)} + {len(board.orbits)}"
        for name, board in zip(SHIPPED, boards, strict=True)
    ]
    return (
        AssumedFigure(say("assumed-board"), ", ".join(sizes)),
        AssumedFigure(say("assumed-teams"), ", ".join(TEAMS[1:])),
    )


META = Meta(
    name="cube_attack",
    title="Cube Attack",
    designers=("Adamo Bencardino",),
    artists=(),
    publishers=("Vanagloria Games",),
    year=None,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    minutes=30,
    options=OPTIONS,
    rules_version=1,
    assumed=_assumed(),
)


def longest_play(options: Options, seat_count: int) -> int:
    """Return an upper bound of the events of a play.

    One draw, then two actions of each seat in each turn up to the cap.
    """
    return 1 + int(options["turn_cap"]) * seat_count * ACTIONS_PER_TURN
