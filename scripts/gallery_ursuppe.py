"""The gallery of Ursuppe: hand-made positions.

Some are checked states filled by hand, so they need not be reachable; their choices are invented.
Those of ``gallery_ursuppe.txt``, one for each kind of decision, are from plays, with real choices.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import gallery_pages

from cuboteca.core.words import Choice, say
from cuboteca.games.ursuppe import GAME, macros, notation, rules
from cuboteca.games.ursuppe.components import (
    AMOEBAS,
    CARD_COPIES,
    CARD_KINDS,
    CELL_COUNT,
    CUBES,
    MAX_AMOEBAS,
    NO_CARD,
    NO_CELL,
)
from cuboteca.games.ursuppe.genes import COPIES, FIRST_EXTRA, Gene
from cuboteca.games.ursuppe.state import FRESH, HELD, LAYOUT, NOBODY, Stage
from cuboteca.games.ursuppe.view import UrsuppeView, seat_of, view_of
from cuboteca.games.ursuppe.words import choices as choices_of
from cuboteca.games.ursuppe.words import prompt, tell
from cuboteca.games.ursuppe.words.phrases import (
    amoeba_piece,
    amoeba_target,
    cell_target,
    cube_piece,
    food_target,
    gene_piece,
    gene_target,
    start_target,
)
from cuboteca.web.contexts import LogEntry, MacroButton, SeatPlate
from cuboteca.web.frames import buttons_for
from cuboteca.web.log import log_of
from cuboteca.web.people import occupants

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Sentence

NAMES = ("Ada", "Ben", "Chiara", "Delphine", "Emil", "Frieda")
SPRITE = gallery_pages.sprite_of("ursuppe")
G = Gene
#: A play of four greedy bots in its eighth round.
IN_PLAY = (
    "seats=4 round=8 phase=1 stage=turn decider=B turn=1 active=B dice=11,5,8,12 tied=0,3,1,2 "
    "card=E10 unseen=W9,S10,S13 markers=B28V30G38P34 order=GPVB bp=B5V4G16 step=1 die=4 die2=6 "
    "heading=n clinger=28 placing=division amoebas=B1@d3*1,B2@e3,B3@d2,B4@d5*1,B5@d4,B7@e2,"
    "V1@a4*1,V2@b1,V4@e2*1,V5@e2,V7@a3,G1@b4*1,G2@e2*2,G3@d3*2,G4@e2*1,G5@c2*2,G6@c4*2,"
    "P1@e4,P2@e2*1,P3@a3*2,P4@e3*1,P5@b2,P6@d3*1,P7@a2 food=*:B6,b1:B8V12G4P4,c2:B3G1P1,"
    "e2:B1V1G4P3,a3:B3V9G3P6,b3:B2V11G2P5,d3:B2V2,e3:B1V3G3P4,a4:G3P3,b4:G3P3,c4:B4V3G10P4,"
    "e4:V3G3,a5:V3P3,b5:V3P3,c5:V3G3,d5:B2V2 B=Intelligence,Defence,Substitution "
    "V=Intelligence,Spores,Escape G=Movement-1,Speed,Life-Expectancy "
    "P=Movement-1,Speed,Life-Expectancy"
)
#: A play of three in its fifth round, without extra genes: the first seat buys.
SHOPPING = (
    "seats=3 round=5 phase=3 stage=genes decider=B turn=1 active=B card=N9 "
    "unseen=E10,N11,S10,S13,-14 markers=B21V17G15 order=BVG bp=B9V8G8 "
    "amoebas=B1@a3,B2@d4,B3@b2,B4@e4,V1@b3,V2@c5,V3@d2,G1@a2,G2@a5 food=*:B2V2G2 "
    "B=Movement-1,Tentacle"
)
#: By name: a moment of a play at which that is asked.
ASKED = dict(
    f"asked-{line}".split(": ", 1)
    for line in Path(__file__).with_suffix(".txt").read_text("utf-8").splitlines()
)


def table(colours: int, *, card: int = 1, round_number: int = 3, phase: int = 1) -> Any:
    """Return a table after the set-up, with only the first food on the board."""
    state = LAYOUT.checked()
    state.seat_count = state.colour_count = colours
    state.phase, state.round_number, state.finish_from = phase, round_number, 42
    state.card, state.next_card = card, NO_CARD
    for name in ("active", "number", "traveller", "attacker", "target", "suck_from", "host"):
        setattr(state, name, NOBODY)
    state.swapped = state.decider = NOBODY
    for kind in range(CARD_KINDS):
        state.unseen_cards[kind] = int(CARD_COPIES[kind]) - (kind == card)
    for colour in range(colours):
        state.order[colour] = colour
        state.bp[colour], state.supply[colour] = 4 + colour, CUBES - 2 * CELL_COUNT
        for cell in range(CELL_COUNT):
            state.food[cell][colour] = 2
    for colour in range(6):
        for number in range(MAX_AMOEBAS):
            state.cell[colour][number] = NO_CELL
    for gene in Gene:
        state.pool[gene] = int(COPIES[colours, gene]) if gene < FIRST_EXTRA else 0
    return state


def stir(state: Any, seed: int) -> None:
    """Scatter food and amoebas as in the middle of a play."""
    random = Random(seed)  # noqa: S311  # a picture
    colours = state.colour_count
    for cell in range(CELL_COUNT):
        for colour in range(colours):
            state.food[cell][colour] = random.choice((0, 0, 1, 1, 2, 3, 4, 6))
        if random.random() < 0.1:
            state.toxic[cell] = random.choice((1, 2))
    for colour in range(colours):
        for number in range(random.randint(2, int(AMOEBAS[colours]) - 1)):
            state.cell[colour][number] = random.randrange(CELL_COUNT)
            state.damage[colour][number] = random.choice((0, 0, 0, 1, 1, 2))
        lying = sum(state.food[cell][colour] for cell in range(CELL_COUNT))
        state.supply[colour] = max(0, CUBES - lying)
        state.bp[colour] = random.randrange(14)
    for place, space in enumerate(sorted(random.sample(range(4, 38), colours), reverse=True)):
        state.marker[state.order[place]] = space


def own(state: Any, colour: int, *genes: Gene, fresh: tuple[Gene, ...] = ()) -> None:
    """Give genes to a colour."""
    for gene in genes:
        state.genes[colour][gene] = HELD
        state.pool[gene] = max(0, state.pool[gene] - 1)
    for gene in fresh:
        state.genes[colour][gene] = FRESH


def decides(state: Any, stage: Stage, colour: int) -> None:
    """Let ``colour`` decide."""
    state.stage, state.decider = stage, colour
    seat = seat_of(state, colour)
    state.mover = 0 if seat is None else seat


def choice(action: int, target: str, label: Any, effect: int | None = None) -> Choice:
    """Return an invented choice."""
    return Choice(action, str(action), label, target, effect)


def set_up() -> tuple[Any, list[Choice]]:
    """Three colours choose where their markers start."""
    state = table(3, round_number=0, phase=0)
    state.dice[0], state.dice[1], state.dice[2] = 9, 7, 11
    state.marker[2] = 2
    decides(state, Stage.START, 0)
    found = [choice(129 + k, start_target(k), say("board-soup")) for k in (1, 3)]
    return state, found


def first_amoebas() -> tuple[Any, list[Choice]]:
    """Four colours place their first amoebas."""
    state = table(4, round_number=0, phase=0, card=5)
    for colour, marker in enumerate((3, 1, 4, 2)):
        state.marker[colour] = marker
    state.cell[1][3], state.damage[1][3] = 7, 1
    decides(state, Stage.PLACE, 3)
    state.active = 3
    free = [cell for cell in range(CELL_COUNT) if cell != 7]
    return state, [choice(110 + c, cell_target(c), say("board-soup")) for c in free]


def moving() -> tuple[Any, list[Choice]]:
    """Four colours, the first phase: drift or move."""
    state = table(4, card=4)
    stir(state, 5)
    own(state, 0, G.SPEED, G.TENTACLE, G.STREAMLINE, fresh=(G.SPORES,))
    own(state, 1, G.STRUGGLE, G.DEFENCE)
    own(state, 2, G.RAY_PROTECTION, G.FRUGALITY, G.DIVISION_RATE, G.LIFE_EXPECTANCY, G.HOLDING)
    own(state, 3, G.MOVEMENT_1)
    state.active, state.number, state.turn = 0, 1, 4
    state.cell[0][1] = 11
    decides(state, Stage.TURN, 0)
    east = int(state.cell[0][1]) + 1
    return state, [
        choice(0, cell_target(east), say("current-east")),
        choice(1, "", say("lens-move", amoeba=amoeba_piece(1))),
    ]


def rolled() -> tuple[Any, list[Choice]]:
    """A six: any direction."""
    state, _ = moving()
    state.traveller, state.die, state.second_die, state.purpose = 1, 6, 2, 1
    state.origin = 11
    decides(state, Stage.DIRECTION, 0)
    return state, [choice(4 + i, cell_target(c), say("board-soup")) for i, c in enumerate((7, 12))]


def meal() -> tuple[Any, list[Choice]]:
    """A crowded space with more than thirty cubes; three of them are eaten."""
    state = table(6, card=8, round_number=6)
    stir(state, 8)
    for colour, count in enumerate((3, 12, 7, 4, 5, 2)):
        state.food[8][colour] = count
    for colour, number in ((0, 2), (1, 0), (1, 4), (2, 1), (3, 3), (4, 2), (5, 5)):
        state.cell[colour][number] = 8
    state.damage[1][0] = 2
    state.toxic[8] = 2
    state.active, state.number, state.turn = 0, 2, 2
    state.meal[1], state.meal[3] = 1, 1
    own(state, 0, G.SUBSTITUTION, G.MOVEMENT_1, G.DEFENCE)
    own(state, 4, G.ARMOUR, G.SPEED)
    decides(state, Stage.MEAL, 0)
    return state, [choice(29 + c, food_target(8, c), say(f"cube-{c}")) for c in (3, 4, 5)] + [
        choice(35, "", say("lens-chosen"))
    ]


def attack() -> tuple[Any, list[Choice]]:
    """The viewer's amoeba is attacked and may answer."""
    state = table(4, card=0, round_number=5)
    stir(state, 12)
    own(state, 0, G.DEFENCE, G.ESCAPE, G.MOVEMENT_1, G.SPEED)
    own(state, 2, G.STRUGGLE, G.FRUGALITY, G.PARASITISM)
    own(state, 3, G.INTELLIGENCE)
    state.cell[0][1] = state.cell[2][4] = 9
    state.active, state.number, state.turn = 2, 4, 2
    state.attacker, state.target, state.battlefield = 2 * 7 + 4, 1, 9
    decides(state, Stage.DEFENCE, 0)
    return state, [
        choice(79, "", say("lens-escape")),
        choice(80, "", say("lens-defend")),
        choice(81, "", say("lens-no-answer")),
    ]


def hunting() -> tuple[Any, list[Choice]]:
    """The viewer's hungry amoeba may attack."""
    state, _ = attack()
    state.attacker = state.target = NOBODY
    own(state, 0, G.STRUGGLE)
    state.cell[3][0] = state.cell[0][1]
    state.active, state.number = 0, 1
    for colour in range(4):
        state.food[9][colour] = 1 if colour == 1 else 0
    decides(state, Stage.FEED, 0)
    found = [
        choice(37 + c * 7 + k, amoeba_target(c, k), say("lens-attack")) for c, k in ((2, 4), (3, 0))
    ]
    return state, [*found, choice(22, "", say("board-nothing"))]


def defects() -> tuple[Any, list[Choice]]:
    """Too many mutation points: a gene goes."""
    state, _ = moving()
    state.phase, state.turn, state.debt = 2, 1, 5
    own(state, 0, G.ARMOUR)
    state.number = NOBODY
    decides(state, Stage.DEFECT, 0)
    have = (G.SPEED, G.TENTACLE, G.STREAMLINE, G.SPORES, G.ARMOUR)
    return state, [choice(146 + g, gene_target(g), say(f"gene-{g.name.lower()}")) for g in have]


def buying() -> tuple[Any, list[Choice]]:
    """Six colours with many genes and all extra genes; the viewer buys."""
    state = table(6, card=7, round_number=7, phase=3)
    stir(state, 21)
    state.extra_genes = 1
    for gene in range(FIRST_EXTRA, len(Gene)):
        state.pool[gene] = 1 if gene % 3 else 0
        state.face_down[gene] = 0 if gene % 3 else 1
    hands = (
        (G.SPEED, G.MOVEMENT_1, G.DEFENCE, G.RAY_PROTECTION),
        (G.STRUGGLE, G.ESCAPE, G.PERSISTENCE, G.HOLDING, G.TENTACLE, G.INTELLIGENCE),
        (G.DIVISION_RATE, G.SPORES, G.SHORT_LIFE_SPAN),
        (G.FRUGALITY, G.GLUTTON, G.SUBSTITUTION, G.PARASITISM, G.TOXIC_EXCRETIONS),
        (),
        (G.ALARM, G.ARMOUR, G.MIGRATION_SENSING, G.BANG, G.LIFE_EXPECTANCY, G.PHD, G.SOCIAL),
    )
    for colour, hand in enumerate(hands):
        own(state, colour, *hand)
    own(state, 0, fresh=(G.HEALING_1,))
    state.bp[0] = 9
    state.known_by[5], state.next_card = 1, 2
    state.alarmed[5] = 1
    state.active, state.turn = 0, 1
    decides(state, Stage.GENES, 0)
    held = {gene for gene in Gene if state.genes[0][gene]}
    offered = [gene for gene in Gene if state.pool[gene] and gene not in held and gene % 2 == 0]
    found = [
        choice(193 + g, gene_target(g), say("board-about", gene=gene_piece(g))) for g in offered
    ]
    return state, [*found, choice(192, "", say("board-nothing"))]


def sensing() -> tuple[Any, list[Choice]]:
    """A seat that has looked at the next card, with no current now."""
    state, _ = buying()
    state.card = 9
    state.phase = 5
    return state, []


def dividing() -> tuple[Any, list[Choice]]:
    """Two people with two colours each; one of them divides."""
    state = table(4, card=6, round_number=4, phase=4)
    stir(state, 33)
    state.seat_count, state.two_colours = 2, 1
    own(state, 0, G.DIVISION_RATE, G.HEALING_1)
    state.active, state.turn, state.number = 2, 2, 5
    decides(state, Stage.PLACE, 2)
    return state, [choice(110 + c, cell_target(c), say("board-soup")) for c in (1, 2, 6, 13)]


def numbering() -> tuple[Any, list[Choice]]:
    """Choosing which amoeba is placed, and which is healed."""
    state, _ = moving()
    state.phase, state.turn, state.number = 4, 1, NOBODY
    state.bp[0] = 17
    decides(state, Stage.DIVISION, 0)
    numbers = range(MAX_AMOEBAS)
    found = [
        choice(103 + n, amoeba_target(0, n), say("board-amoeba", name="", number=n + 1))
        for n in numbers
        if state.cell[0][n] == NO_CELL
    ]
    found += [
        choice(135 + n, amoeba_target(0, n), say("gene-healing-1"))
        for n in numbers
        if state.cell[0][n] != NO_CELL and state.damage[0][n]
    ]
    return state, [*found, choice(142, "", say("board-nothing"))]


def over() -> tuple[Any, list[Choice]]:
    """The play is over, past the last space."""
    state = table(5, card=3, round_number=9, phase=6)
    stir(state, 44)
    for colour, marker in enumerate((53, 44, 41, 30, 26)):
        state.marker[colour] = marker
    own(state, 0, G.SPEED, G.SPORES, G.DEFENCE)
    state.stage, state.mover = Stage.OVER, -2
    return state, []


def in_play() -> tuple[Any, list[Choice]]:
    """A moment of a real play, with its real choices."""
    state = told()[0]
    return state, list(choices_of(state, 0))


def asked(name: str) -> tuple[Any, list[Choice]]:
    """Return a moment at which something is decided, with its real choices."""
    state = notation.parse_state(ASKED[name])
    return state, list(choices_of(state, int(state.mover)))


def shopping() -> tuple[Any, list[Choice]]:
    """Three colours, where the cards have room for what they do."""
    state = notation.parse_state(SHOPPING)
    return state, list(choices_of(state, 0))


def told() -> tuple[Any, list[Sentence]]:
    """Let the first seat's amoebas drift and eat, up to the third; return the log entries."""
    state = notation.parse_state(IN_PLAY)
    log: list[Sentence] = []
    third = 2
    while state.number != third:
        before, action = LAYOUT.unpack(LAYOUT.pack(state)), macros.follow(state, 0, "drift-eat")
        assert action is not None
        rules.apply(state, action)
        log += tell(before, action, state).sentences
    return state, log


#: By name: how the position is made and whose page it is (None: a spectator).
POSITIONS: dict[str, tuple[Callable[[], tuple[Any, list[Choice]]], int | None]] = {
    "in-play": (in_play, 0),
    "set-up": (set_up, 0),
    "first-amoebas": (first_amoebas, 3),
    "moving": (moving, 0),
    "rolled": (rolled, 0),
    "meal": (meal, 0),
    "attack": (attack, 0),
    "attack-watched": (attack, None),
    "hunting": (hunting, 0),
    "defects": (defects, 0),
    "buying": (buying, 0),
    "sensing": (sensing, 5),
    "numbering": (numbering, 0),
    "dividing": (dividing, 0),
    "shopping": (shopping, 0),
    "over": (over, 1),
}


def page(name: str, language: str) -> str:
    """Return the page of a position."""
    texts = gallery_pages.texts_of("ursuppe", language)
    if name in POSITIONS:
        make, seat = POSITIONS[name]
        state, found = make()
    else:
        state, found = asked(name)
        seat = int(state.mover)
    played = name == "in-play"
    real = played or name == "shopping" or name in ASKED
    view = view_of(state, seat)
    choices = tuple(found) if seat == view.to_move else ()
    seats = plates(view)
    board = GAME.presentation.board(
        view,
        choices=choices,
        texts=texts,
        names=NAMES,
        sprite=SPRITE,
        occupants=occupants(seats),
    )
    actions = buttons_for(choices, board.offered, texts, NAMES)
    return gallery_pages.table(
        "ursuppe",
        texts,
        round_label=f"Round {view.round_number} of {view.last_round}",
        your_turn=bool(choices),
        prompt=texts.markup(
            prompt(state, seat) if real else say("board-amoeba", name=cube_piece(0), number=1),
            NAMES,
            SPRITE,
        ),
        hint=" · ".join(one.sentence for one in actions if not one.sure),
        actions=actions,
        macros=tuple(
            MacroButton(one.name, short(one.label, texts), texts.plain(one.label, NAMES))
            for one in (macros.offered(state, seat or 0) if real and choices else ())
        ),
        board=board.markup,
        seats=seats,
        log=log_of(
            LogEntry(number, texts.markup(sentence, NAMES, SPRITE), 0, sentence.heading)
            for number, sentence in enumerate(told()[1] if played else (), 1)
        ),
    )


def short(label: Sentence, texts: Texts) -> str:
    """Return the short text of a label where it has one."""
    key = f"{label.key}-short"
    return texts.plain(replace(label, key=key) if texts.has(key) else label, NAMES)


def plates(view: UrsuppeView) -> tuple[SeatPlate, ...]:
    """Return the name plates above the table; nobody has the third seat yet."""
    absent = 2
    return tuple(
        SeatPlate(
            one.seat,
            NAMES[one.seat],
            "you"
            if one.seat == view.seat
            else "by link, not here yet"
            if one.seat == absent
            else "bot, medium",
            str(one.points),
            one.seat == view.to_move,
            one.seat == view.seat,
            absent=one.seat == absent != view.seat,
        )
        for one in view.seats
    )


def pages(language: str) -> dict[str, str]:
    """Return the pages of a language by name."""
    tables = {name: page(name, language) for name in (*POSITIONS, *ASKED)}
    return tables | {"cover": gallery_pages.cover("ursuppe")}
