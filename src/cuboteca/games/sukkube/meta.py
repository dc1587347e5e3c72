"""What Sukkube is: people, edition, seats, options, and which figures we had to assume."""

from __future__ import annotations

from cuboteca.core.game import AssumedFigure, Meta, Option, Options
from cuboteca.core.words import say
from cuboteca.games.sukkube.box import DECKS, LAYOUTS, parse_deck, parse_layout
from cuboteca.games.sukkube.components import CARD_COUNT, LONGEST_MANCHE, MAX_SEATS, MIN_SEATS

OPTIONS = (
    Option(
        "points_to_win",
        "int",
        5,
        "How many points win the play; the rulebook says 5.",
        low=1,
        high=20,
        suggested=(1, 10),
    ),
    Option(
        "manche_cap",
        "int",
        500,
        "After how many manches the play ends even if nobody has won.",
        low=1,
        high=10_000,
        suggested=(10, 500),
    ),
    Option(
        "layout",
        "data",
        "even",
        "The faces of the Kube and their arrows: a shipped layout, or a file of your own.",
        choices=LAYOUTS,
        validate=parse_layout,
    ),
    Option(
        "deck",
        "data",
        "two-of-each",
        "The 30 cards: a shipped deck, or a file of your own.",
        choices=DECKS,
        validate=parse_deck,
    ),
)

META = Meta(
    name="sukkube",
    title="Sukkube",
    designers=("René Capuzzo",),
    artists=("Francesca Pacitto",),
    publishers=("Apokalypse Inc.",),
    year=2015,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    minutes=40,
    options=OPTIONS,
    rules_version=1,
    assumed=(
        AssumedFigure(say("assumed-deck"), "2 × 5 × 3 = 30"),
        AssumedFigure(say("assumed-colours"), "3"),
        AssumedFigure(say("assumed-layout"), "data/even.toml"),
    ),
)


def longest_play(options: Options, seat_count: int) -> int:  # noqa: ARG001  # all six always play
    """Return an upper bound of the events of a play.

    Six characters and one starter are drawn; a manche has 30 cards dealt and at most 25 played.
    """
    return 6 + 1 + int(options["manche_cap"]) * (CARD_COUNT + LONGEST_MANCHE)
