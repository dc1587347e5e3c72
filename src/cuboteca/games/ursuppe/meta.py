"""What Ursuppe is: people, seats, options, and which figures we had to assume."""

from __future__ import annotations

from cuboteca.core.errors import OptionError
from cuboteca.core.game import AssumedFigure, Meta, Option, Options
from cuboteca.core.words import say
from cuboteca.games.ursuppe import components as box
from cuboteca.games.ursuppe.genes import COPIES, EXTRA_COUNT, FIRST_EXTRA, GENE_COUNT, GENES, Gene
from cuboteca.games.ursuppe.rules.meals import MEALS, SUBSTITUTE_SHAPES

NO_EXTRA = "none"
EXTRA_CODES = tuple(row.code.lower() for row in GENES[FIRST_EXTRA:])
STARTING_EXTRAS = ("starting_extra_1", "starting_extra_2")  # names of the options
USUAL_EXTRAS = ("social", "population-explosion")

OPTIONS = (
    Option(
        "extra_genes",
        "bool",
        False,
        "Play with the 26 genes of the expansion as well, for any number of seats.",
    ),
    *(
        Option(
            name,
            "choice",
            gene,
            f"With extra genes: {which} gene of the expansion that is for sale from the start.",
            choices=(NO_EXTRA, *EXTRA_CODES),
            choice_words="gene",
            needs=("extra_genes", True),
        )
        for name, gene, which in zip(STARTING_EXTRAS, USUAL_EXTRAS, ("a", "another"), strict=True)
    ),
    Option(
        "extra_reveal",
        "int",
        3,
        "With extra genes: how many of them are turned up in each round.",
        low=0,
        high=EXTRA_COUNT,
        suggested=(1, 6),
        needs=("extra_genes", True),
    ),
    Option(
        "edition",
        "choice",
        "rulebook",
        "Where the rulebook at hand differs from the publisher's original: which of them holds.",
        choices=("rulebook", "original"),
    ),
    Option(
        "finish",
        "int",
        box.FINISH_FROM,
        "The first space of the finish zone; an earlier one makes a shorter play.",
        low=10,
        high=box.FINISH_FROM,
        suggested=(20, box.FINISH_FROM),
    ),
    Option(
        "two_players",
        "choice",
        "two_colours",
        "With two seats: each plays two colours and only its worse one counts, or a dummy joins.",
        choices=("two_colours", "dummy"),
        only_for=(box.MIN_SEATS,),
    ),
    Option(
        "dummy_scores",
        "bool",
        True,
        "With a dummy: its marker advances on the track as well.",
        needs=("two_players", "dummy"),
        only_for=(box.MIN_SEATS,),
    ),
    Option(
        "explosion",
        "choice",
        "up_to",
        "Population Explosion places amoebas up to the leader's number, or as many more.",
        choices=("up_to", "as_many_more"),
    ),
)


def starting_extras(options: Options) -> tuple[int, ...]:
    """Return the extra genes that are for sale from the start.

    Raises:
        OptionError: The same gene is named twice; there is one card of it.
    """
    if not options["extra_genes"]:
        return ()
    codes = [str(options[name]) for name in STARTING_EXTRAS]
    codes = [code for code in codes if code != NO_EXTRA]
    if len(set(codes)) < len(codes):
        raise OptionError(
            "options 'starting_extra_1' and 'starting_extra_2' must name two different genes, "
            f"or none, not '{codes[0]}' twice"
        )
    return tuple(FIRST_EXTRA + EXTRA_CODES.index(code) for code in codes)


def _assumed() -> tuple[AssumedFigure, ...]:
    many = range(box.MIN_COLOURS + 2, box.MAX_COLOURS + 1)
    genes = ", ".join(f"{row.code} {row.price}/{row.mutation}" for row in GENES if row.assumed)
    shapes = ", ".join(":".join(str(part) for part in shape) for shape in SUBSTITUTE_SHAPES[5])
    cards = ", ".join(
        f"{'WNES-'[current]} {ozone}" + (f" × {copies}" if copies > 1 else "")
        for current, ozone, copies in box.ENVIRONMENT
    )
    prices = ", ".join(f"{row.code} {row.price}" for row in GENES[:FIRST_EXTRA])
    return (
        AssumedFigure(say("assumed-environment"), cards),
        AssumedFigure(say("assumed-extra-genes"), genes),
        AssumedFigure(say("assumed-prices"), prices),
        AssumedFigure(say("assumed-substitution"), shapes),
        AssumedFigure(
            say("assumed-first-damage"), ", ".join(f"{n}: {box.FIRST_DAMAGE[n]}" for n in many)
        ),
        AssumedFigure(say("assumed-start-points"), ", ".join(f"{n}: {box.START_BP}" for n in many)),
    )


META = Meta(
    name="ursuppe",
    title="Ursuppe",
    designers=("Doris Matthäus", "Frank Nestel"),
    artists=("Doris Matthäus",),
    publishers=("Doris & Frank",),
    year=1997,
    min_seats=box.MIN_SEATS,
    max_seats=box.MAX_SEATS,
    minutes=120,
    options=OPTIONS,
    rules_version=1,
    assumed=_assumed(),
)


def colour_count(options: Options, seat_count: int) -> int:
    """Return how many colours play: as many as seats, more of them with two seats."""
    if seat_count > box.MIN_SEATS:
        return seat_count
    return 3 if options["two_players"] == "dummy" else 4


def longest_play(options: Options, seat_count: int) -> int:
    """Return an upper bound of the events of a play.

    With n colours of at most A amoebas each:

    * Set-up: 1 card.  n colours roll; each roll of a tied group splits it, since the rules exclude
      that a whole group ties again, so groups of n, n - 1, ... 2 roll at most.  Then a space for
      each marker, and a number and a space for each of two amoebas.
    * A step of an amoeba: a roll, a direction, a rebound, then L cubes and an end (Tentacle); each
      amoeba of an owner of Holding, of whom there are as many as cards, clings or not and takes
      L cubes with an end.  An active move is two steps and the question between them.
    * An attack: its choice, a roll for Camouflage, three answers (an escape, a defence, an end),
      the move of the escape, two fights without ties with a question between them, and the Hard
      Crust.  There are two attempts at most, in phase 1 by each amoeba, in phase 5 by one.
    * Feeding: a host, the cubes of the largest meal and an end, where two of them come from and an
      end, where the excretion goes.  An attacker that was dragged along feeds once more.
    * Phase 1: each amoeba decides twice (Fast Food), moves and feeds once; a card is looked at.
    * Phase 2: a card, a look at the next, and each gene given up is a card that somebody holds;
      one payment each.
    * Phase 3: within a turn nobody gets a gene twice, since what is fresh does not leave the hand;
      a swap is two events.  Each extra gene is turned up once a play.
    * Phase 4: Population Explosion is asked, places A amoebas at most, by number and space, or one
      free amoeba is placed, then an end; the dummy's two amoebas are fewer.  Everything else costs
      3 points at least and is two events at most; points come from the start, incomes, Energy
      Conservation (one owner, each amoeba once a round) and the Social Gene (one owner).
    """
    n = colour_count(options, seat_count)
    amoebas = int(box.AMOEBAS[n])
    kinds = GENE_COUNT if options["extra_genes"] else FIRST_EXTRA
    cards = sum(int(copies) for copies in COPIES[n][:kinds])
    carry = int(box.TENTACLE_CUBES[n]) + 1
    step = 3 + carry + int(COPIES[n][Gene.HOLDING]) * amoebas * (1 + carry)
    move = 2 * step + 1
    attacks = 2 * (1 + 1 + 3 + move + 3 + 1)
    meal = 1 + int(MEALS.sum(axis=1).max()) + 1 + 4 + 1
    set_up = 1 + n * (n + 1) // 2 + n + 4 * n
    phase_1 = 1 + n * amoebas * (2 + move + meal + attacks + meal)
    phase_2 = 2 + cards + n
    phase_3 = n * (2 * kinds + 1)
    phase_4 = n * (1 + 2 * amoebas + 2 + 1)
    phase_5 = n * attacks
    points = box.START_BP * n + box.LAST_ROUND * (int(box.INCOME[n]) * n + amoebas + n - 1)
    rounds = box.LAST_ROUND * (phase_1 + phase_2 + phase_3 + phase_4 + phase_5)
    return set_up + rounds + EXTRA_COUNT + 2 * (points // 3)
