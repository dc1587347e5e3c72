"""What the summary of the rules has besides words: figures, tables, and what leads to a section."""

from __future__ import annotations

from itertools import starmap

from cuboteca.core.drawing import signed
from cuboteca.core.summary import (
    Figure,
    Summary,
    SummaryRow,
    SummarySection,
    SummaryTable,
    cells_table,
    columns,
    pieces_row,
)
from cuboteca.core.words import Piece, say
from cuboteca.games.ursuppe.components import (
    AMOEBA_SPACES,
    AMOEBAS,
    CARD_COPIES,
    CARD_KINDS,
    CURRENT,
    DAMAGE_LIMIT,
    DIGESTED,
    GENE_SPACES,
    INCOME,
    MAX_AMOEBAS,
    MAX_COLOURS,
    OZONE,
    START_BP,
    TENTACLE_CUBES,
)
from cuboteca.games.ursuppe.genes import FIRST_EXTRA, GENE_AT, GENE_COUNT, GENES, Gene
from cuboteca.games.ursuppe.words import phrases as p

_COLOURS = (3, 5)  # numbers of colours whose tables differ

#: What a gene's log entries and prompts are called.
_GENE_KEYS = {
    Gene.SPEED: ("tell-again", "prompt-again"),
    Gene.DEFENCE: ("tell-defend",),
    Gene.ESCAPE: ("tell-escape", "tell-escaped", "tell-not-escaped"),
    Gene.TENTACLE: ("tell-carry", "prompt-carry", "wait-carry"),
    Gene.HOLDING: ("tell-hold", "tell-cling", "tell-dragged", "prompt-cling", "wait-cling"),
    Gene.PARASITISM: ("tell-host",),
    Gene.PERSISTENCE: (
        *("tell-fight-again", "tell-attack-again", "tell-attack-given-up"),
        *("prompt-refight", "prompt-retry", "prompt-retry-aggression"),
        *("wait-again", "wait-refight", "wait-retry"),
    ),
    Gene.AGGRESSION: ("tell-no-aggression", "prompt-aggression", "wait-aggression"),
    Gene.ARMOUR: ("tell-armour", "tell-armour-death"),
    Gene.ALARM: ("tell-alarm",),
    Gene.CLEANLINESS: ("prompt-excrete", "wait-excrete"),
    Gene.HARD_CRUST: (
        *("tell-crust-paid", "tell-crust", "tell-crust-failed"),
        *("prompt-crust", "wait-crust"),
    ),
    Gene.MIGRATION_SENSING: ("tell-look",),
    Gene.FAST_FOOD: ("tell-eat-first", "prompt-turn-fed"),
    Gene.HIGHLY_ADAPTABLE: ("tell-swap", "prompt-swap", "wait-swap"),
    Gene.MOUTHFUL: ("tell-mouthful",),
    Gene.SOCIAL: ("tell-social", "tell-buy-rival"),
    Gene.CAMOUFLAGE_1: ("tell-camouflage", "tell-camouflage-hidden", "tell-camouflage-seen"),
    Gene.SUCTION_1: (
        *("tell-sucked", "prompt-suction", "prompt-suction-needed", "prompt-suck"),
        *("wait-suction", "wait-suck"),
    ),
    Gene.HEALING_1: ("tell-heal",),
    Gene.REBOUND: ("tell-rebound", "prompt-rebound", "wait-rebound"),
    Gene.BANG: ("tell-bang",),
    Gene.TOXIC_EXCRETIONS: ("tell-toxic", "tell-toxic-left"),
    Gene.POPULATION_EXPLOSION: (
        *("tell-explode", "tell-place-explosion", "prompt-explosion", "prompt-number"),
        "wait-explosion",
    ),
    Gene.ENERGY_CONSERVATION: ("tell-drift-gain",),
    Gene.HEALING_2: ("tell-hand-on",),
}


def _thing(name: str, copies: int = 1) -> Piece:
    return Piece(name, name, copies)


def _genes(first: int, end: int) -> SummaryTable:
    """Return the genes ``first`` to ``end`` - 1, with what is printed on their cards."""
    return SummaryTable(
        columns(
            *("column-gene", "column-price", "column-mutation", "column-count", "column-effect"),
        ),
        tuple(_gene(GENE_AT[number]) for number in range(first, end)),
    )


def _gene(gene: Gene) -> SummaryRow:
    row, piece = GENES[gene], p.gene_piece(gene)
    copies = " / ".join(map(str, row.copies)) if gene < FIRST_EXTRA else "1"
    return SummaryRow(
        (
            piece,
            say("gene-price", price=row.price),
            signed(row.mutation),
            copies,
            say(f"{piece.name}.card"),
        ),
        name=piece.name,
        citation=p.gene_rule(gene),
        keys=_GENE_KEYS.get(gene, ()),
    )


def _environment() -> SummaryTable:
    return cells_table(
        ("column-current", "column-ozone", "column-count"),
        (
            (p.direction_piece(int(CURRENT[kind])), int(OZONE[kind]), int(CARD_COPIES[kind]))
            for kind in range(CARD_KINDS)
        ),
    )


def _amoeba_spaces() -> SummaryTable:
    """Return the spaces for living amoebas, by number of colours."""
    few, many = _COLOURS
    most = int(AMOEBAS[few])
    return cells_table(
        ("column-amoebas", "column-few-colours", "column-many-colours"),
        (
            (
                count,
                int(AMOEBA_SPACES[few, count]),
                int(AMOEBA_SPACES[many, count]) if count <= AMOEBAS[many] else "–",
            )
            for count in range(1, most + 1)
        ),
    )


def _gene_spaces() -> SummaryTable:
    return cells_table(
        ("column-cards", "column-spaces"),
        ((count, int(spaces)) for count, spaces in enumerate(GENE_SPACES)),
    )


def _by_colours() -> SummaryTable:
    """Return the figures that depend on the number of colours in play."""
    return cells_table(
        ("column-colours", "column-amoebas", "column-income", "column-tentacle"),
        (
            (count, int(AMOEBAS[count]), int(INCOME[count]), int(TENTACLE_CUBES[count]))
            for count in range(_COLOURS[0], MAX_COLOURS + 1)
        ),
    )


def _meal(caption: str, *cubes: tuple[int, int]) -> Figure:
    return pieces_row(*starmap(p.cube_piece, cubes), caption=caption)


SUMMARY = Summary(
    (
        SummarySection(
            "2, 6",
            figures=(pieces_row(p.amoeba_piece(0), _thing("cube-1"), _thing("gene-speed")),),
            keys=("tell-win", "tell-win-worse"),
        ),
        SummarySection(
            "7-9",
            figures=(pieces_row(*map(p.direction_piece, range(5)), caption="figure-die"),),
            tables=(_environment(),),
            citations=(p.DIRECTION_RULE,),
            keys=("tell-first-card",),
        ),
        SummarySection(
            "2-3",
            figures=(
                pieces_row(
                    p.amoeba_piece(0), Piece("bp", "figure-bp", START_BP), caption="figure-start"
                ),
            ),
            citations=(p.START_RULE, p.PLACING_RULE),
            keys=(
                *("tell-dice", "tell-tie", "tell-start", "tell-place"),
                *("prompt-start", "prompt-number-set-up", "prompt-place-set-up"),
                *("prompt-drawing", "wait-start"),
            ),
        ),
        SummarySection(
            "3, 7",
            figures=(pieces_row(*map(p.amoeba_piece, range(3)), caption="figure-order"),),
            citations=(p.SEQUENCE_RULE, p.NUMBER_RULE),
            keys=("tell-phase", *(f"phase-{number}" for number in range(7)), "prompt-waiting"),
        ),
        SummarySection(
            "3-4",
            figures=(
                pieces_row(
                    p.amoeba_piece(0),
                    p.direction_piece(0),
                    Piece("bp", "figure-bp"),
                    caption="figure-move",
                ),
            ),
            citations=(p.DRIFT_RULE, p.MOVE_RULE),
            keys=(
                *("tell-drift", "tell-no-current", "tell-move", "tell-roll-move", "tell-roll"),
                *("tell-go", "tell-stay", "tell-blocked"),
                *("prompt-turn", "prompt-direction", "wait-turn", "wait-direction"),
            ),
        ),
        SummarySection(
            "4, 10",
            figures=(
                _meal("figure-meal-three", (1, 2), (2, 1)),
                _meal("figure-meal-four", (1, 1), (2, 1), (3, 1)),
                _meal("figure-excrete", (0, DIGESTED)),
                pieces_row(Piece("damage", "figure-damage"), caption="figure-hunger"),
            ),
            citations=(p.FEEDING_RULE, p.HUNGER_RULE, p.DIGESTION_RULE),
            keys=(
                *("tell-eat", "tell-eat-excrete", "tell-eat-nothing-out", "tell-excrete"),
                *("tell-starve", "prompt-feed", "prompt-feed-or", "prompt-feed-dragged"),
                *("prompt-meal", "wait-feed", "wait-meal"),
            ),
        ),
        SummarySection(
            "7, 13-18",
            figures=(
                pieces_row(
                    p.amoeba_piece(0), Piece("fight", "figure-fight"), p.amoeba_piece(MAX_AMOEBAS)
                ),
            ),
            citations=(p.ONCE_RULE,),
            keys=(
                *("tell-attack", "tell-no-defence", "tell-fight-won", "tell-fight-lost"),
                *("tell-eaten", "tell-eaten-none", "tell-killed", "tell-killed-none"),
                *("tell-failed", "tell-failed-starve"),
                *("prompt-feed-hungry", "prompt-defence", "prompt-defence-aggression"),
                "wait-defence",
            ),
        ),
        SummarySection(
            "4-5, 8",
            figures=(
                pieces_row(
                    Piece("ozone", "figure-ozone"),
                    _thing("gene-ray-protection"),
                    caption="figure-defect",
                ),
            ),
            citations=(p.DEFECT_RULE,),
            keys=(
                *("tell-card", "tell-defect", "tell-pay-debt", "tell-give-up"),
                *("prompt-defect", "wait-defect"),
            ),
        ),
        SummarySection(
            "5, 7",
            tables=(_genes(0, FIRST_EXTRA),),
            citations=(p.GENES_RULE, p.ADVANCED_RULE),
            keys=(
                *("tell-buy", "tell-buy-advanced", "tell-buy-nothing"),
                *("prompt-genes", "wait-genes"),
            ),
        ),
        SummarySection(
            "5",
            figures=(
                pieces_row(
                    p.amoeba_piece(0),
                    Piece("bp", "figure-bp", int(INCOME[3])),
                    caption="figure-division",
                ),
            ),
            citations=(p.DIVISION_RULE,),
            keys=(
                *("tell-income", "tell-place-free", "tell-divide"),
                *("prompt-number-free", "prompt-place", "prompt-division"),
                *("wait-division", "wait-number", "wait-place"),
            ),
        ),
        SummarySection(
            "5, 7, 18",
            figures=(
                pieces_row(
                    Piece("damage", "figure-damage", DAMAGE_LIMIT),
                    _thing("cube-1", 2),
                    _thing("cube-2", 2),
                    caption="figure-death",
                ),
            ),
            keys=("tell-die", "tell-die-none", "tell-no-deaths"),
        ),
        SummarySection(
            "6, 10, 12",
            tables=(_amoeba_spaces(), _gene_spaces()),
            keys=(
                *("tell-advance", "tell-no-advance", "sheet-title"),
                *("line-amoebas", "line-genes", "line-skipped", "line-of-colour"),
            ),
        ),
        SummarySection(
            "6, 8",
            figures=(pieces_row(Piece("finish", "figure-finish")),),
            citations=(p.END_RULE,),
            keys=("end-track", "end-cards", "play-is-over"),
        ),
        SummarySection("10", tables=(_by_colours(),)),
        SummarySection(
            "10-11",
            tables=(_genes(FIRST_EXTRA, GENE_COUNT),),
            citations=(p.NEW_GENES_RULE,),
            keys=("tell-reveal",),
        ),
        SummarySection(
            "",
            figures=(pieces_row(p.amoeba_piece(0), p.amoeba_piece(MAX_AMOEBAS)),),
            keys=("tell-place-dummy",),
        ),
        SummarySection(
            "13-17",
            figures=(pieces_row(*map(p.gene_piece, (Gene.DEFENCE, Gene.ESCAPE, Gene.HOLDING))),),
        ),
        SummarySection("", figures=(pieces_row(p.amoeba_piece(0), caption="figure-asked"),)),
        SummarySection(
            "2-9",
            figures=(
                pieces_row(
                    Piece("bp", "figure-bp"),
                    Piece("damage", "figure-damage"),
                    Piece("ozone", "figure-ozone"),
                ),
            ),
        ),
    )
)


__all__ = ["SUMMARY"]
