"""What Cubosaurs is: people, editions, seats, options, and which figures we had to assume."""

from __future__ import annotations

from cuboteca.core.game import AssumedFigure, Meta, Option, Options
from cuboteca.core.words import say
from cuboteca.games.cubosaurs.components import (
    EGGS,
    ICONS_PER_DINOSAUR,
    MAX_SEATS,
    MIN_SEATS,
    RAPTOR_FACES,
    TILES,
)

OPTIONS = (
    Option(
        "rounds",
        "int",
        lambda seat_count: 3 if seat_count == 2 else 2,
        "How many rounds are played; the rulebook recommends 3 with two seats, else 2.",
        low=1,
        high=100,
        suggested=(1, 5),
    ),
    Option("dna", "bool", False, "The advanced variant with DNA tokens and Evolution tiles."),
    Option(
        "direct_interaction",
        "bool",
        True,
        "With DNA: use the four tiles that affect an opponent's collection.",
    ),
    Option(
        "egg_needs_one",
        "bool",
        False,
        "An Egg only gains if its owner has at least one of its dinosaur.",
    ),
)


def _assumed() -> tuple[AssumedFigure, ...]:
    eggs = ", ".join(f"{e.letter} +{e.gain}/-{e.loss}" for e in EGGS if e.source == "assumed")
    raptors = ", ".join(f"{r.copies} × +{r.gain}/-{r.loss}" for r in RAPTOR_FACES)
    costs = ", ".join(f"{t.tile + 1}: {t.cost}" for t in TILES)
    return (
        AssumedFigure(say("assumed-raptors"), raptors),
        AssumedFigure(say("assumed-eggs"), eggs),
        AssumedFigure(say("assumed-icons"), str(ICONS_PER_DINOSAUR)),
        AssumedFigure(say("assumed-egg-icons"), "0"),
        AssumedFigure(say("assumed-costs"), costs),
    )


META = Meta(
    name="cubosaurs",
    title="Cubosaurs",
    designers=("Fabien Tanguy",),
    artists=("Kristiaan der Nederlanden",),
    publishers=("Catch Up Games", "MS Edizioni"),
    year=2022,
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    minutes=20,
    options=OPTIONS,
    rules_version=1,
    assumed=_assumed(),
)


def longest_play(options: Options, seat_count: int) -> int:
    """Return an upper bound of the events of a play.

    In a round: 1 draw of the starter, up to 10 tiles, 4 cards a seat; each of the 6 cards a seat in
    the draw pile brings at most one hand, which is drawn, passed at most 9 times and kept
    (ruling: longest-hand); each tile is bought at most once, with at most 3 choices and 2 tokens;
    and each token due for a card kept or dealt may need a choice.  A card enters a collection at
    most once for each time it leaves the unseen or is passed on.
    """
    hands = 6 * seat_count
    tiles = 10 * 6 if options["dna"] else 0
    tokens = 10 * seat_count + 10 * hands if options["dna"] else 0
    return int(options["rounds"]) * (1 + 10 + 4 * seat_count + hands * 11 + tiles + tokens)
