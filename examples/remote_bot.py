"""A bot on any computer, which plays whole plays at a site by its API.

python examples/remote_bot.py http://192.168.1.20:8000 --plays 3
python examples/remote_bot.py INVITATION --name Robo

It needs httpx and the file src/cuboteca/client.py with its package, and no compiler.
"""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING

from cuboteca.client import BotSeat, Client, Person

if TYPE_CHECKING:
    from cuboteca.client import Position

GAME = "cubosaurs"


def bot(rng: random.Random, position: Position) -> str:
    """Return the action to take: any legal one; ``position.view`` has all that the seat knows."""
    return rng.choice(position.legal)


def main() -> None:
    """Play at the address that was given."""
    parser = argparse.ArgumentParser(description="Play at a site of Cuboteca.")
    parser.add_argument("address", help="of a site, or the link of an invitation to a seat")
    parser.add_argument("--name", default="Robo", help="name of the bot")
    parser.add_argument("--plays", type=int, default=1, help="how many, if it makes the tables")
    parser.add_argument("--seed", type=int, default=1, help="of what the bot chooses")
    given = parser.parse_args()
    rng = random.Random(given.seed)  # noqa: S311  # for a game
    site, _, invited = given.address.partition("/tables/")
    with Client(site) as client:
        if invited:
            seats = [client.join(given.address, given.name)]
        else:
            wishes = [Person(given.name), BotSeat("greedy")]
            seats = [client.create(GAME, wishes).seats[0] for _ in range(given.plays)]
        for seat in seats:
            end = seat.play(lambda position: bot(rng, position))
            points = end.outcome.points if end.outcome else end.closed
            print(f"{seat.table}: {points}; seat {seat.number} was ours")


if __name__ == "__main__":
    main()
