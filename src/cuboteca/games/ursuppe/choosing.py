"""How decisions are offered: what is asked, where the play stands, each legal action in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Choice, SeatName, Sentence, say
from cuboteca.games.ursuppe.actions import (
    ACTION_COUNT,
    ATTACK,
    BITE,
    BOUGHT,
    BUY,
    BUY_OTHERWISE,
    CARRIED,
    DIVIDED,
    EATEN,
    GIVE_UP_ATTACK,
    HEAL,
    HOST,
    NO_AGGRESSION,
    STARVE,
    SUCKED,
    SWAP,
    SWAP_FOR,
)
from cuboteca.games.ursuppe.components import LAST_ROUND, OZONE
from cuboteca.games.ursuppe.genes import GENE_COUNT, PRICE
from cuboteca.games.ursuppe.labels import label_of
from cuboteca.games.ursuppe.notation import format_action
from cuboteca.games.ursuppe.pieces import (
    amoeba_piece,
    cube_pieces,
    direction_piece,
    gene_piece,
    target_piece,
)
from cuboteca.games.ursuppe.rules import legal_mask
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.sequence import amoeba_count
from cuboteca.games.ursuppe.state import Placing, Stage
from cuboteca.games.ursuppe.targets import target_of
from cuboteca.games.ursuppe.wording import (
    amoebas_to_come,
    colour_word,
    phase_word,
    space_word,
    who,
)

if TYPE_CHECKING:
    from cuboteca.core.words import Argument

#: Actions that end a decision, or decline; they are offered last.
_ENDS = (
    STARVE,
    CARRIED,
    SUCKED,
    GIVE_UP_ATTACK,
    BOUGHT,
    DIVIDED,
    NO_AGGRESSION,
)


def legal_actions(state: Any) -> list[int]:
    """Return the legal actions of the seat to move."""
    mask = [False] * ACTION_COUNT
    legal_mask(state, mask)
    return [action for action, legal in enumerate(mask) if legal]


def choices(state: Any, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    return tuple(
        Choice(
            action=action,
            notation=format_action(state, action),
            label=label_of(state, action),
            target=target_of(state, action),
        )
        for action in sorted(legal_actions(state), key=_place_in_list)
    )


def _place_in_list(action: int) -> tuple[int, int, int]:
    """Return what actions are sorted by: cubes before hosts, cheap genes first, ends last."""
    if action in _ENDS:
        return (2, 0, action)
    if HOST <= action < BITE:
        return (1, 0, action)
    for first in (BUY, BUY_OTHERWISE, SWAP, SWAP_FOR):
        if first <= action < first + GENE_COUNT:
            return (1 if first >= SWAP else 0, int(PRICE[action - first]), action)
    return (0 if action < ATTACK or action >= HEAL else 1, 0, action)


def where(state: Any) -> Sentence:
    """Return the moment of the play."""
    if state.stage == Stage.OVER:
        return say("where-over", round=int(state.round_number))
    if state.round_number == 0:
        return say("where-set-up")
    return say(
        "where",
        round=int(state.round_number),
        rounds=LAST_ROUND,
        phase=int(state.phase),
        name=phase_word(state.phase),
    )


def prompt(state: Any, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-drawing")
    if state.mover != seat:
        name = SeatName(int(state.mover))
        return say("prompt-waiting", name=name, what=asked_of(state))
    question = say(_question(state), "", **_args(state))
    if state.two_colours:
        return say("prompt-colour", colour=colour_word(state.decider), prompt=question)
    return question


def asked_of(state: Any) -> Sentence:
    """Return in two or three words what the table waits for."""
    return say(f"wait-{_name(state)}")


def _name(state: Any) -> str:
    return Stage(int(state.stage)).name.lower().replace("_", "-")


def _question(state: Any) -> str:
    match state.stage:
        case Stage.NUMBER | Stage.PLACE if state.phase == 0:
            return f"prompt-{_name(state)}-set-up"
        case Stage.NUMBER if state.placing == Placing.FREE:
            return "prompt-number-free"
        case Stage.TURN if state.eaten_first:
            return "prompt-turn-fed"
        case Stage.FEED:
            return _feeding_question(state)
        case Stage.RETRY | Stage.DEFENCE if state.phase != 1:
            return f"prompt-{_name(state)}-aggression"
        case _:
            return f"prompt-{_name(state)}"


def _feeding_question(state: Any) -> str:
    legal = legal_actions(state)
    if state.no_attack:
        return "prompt-feed-dragged"
    if not any(HOST <= action < EATEN for action in legal):
        return "prompt-feed-hungry"
    return "prompt-feed-or" if STARVE in legal else "prompt-feed"


def _args(state: Any) -> dict[str, Argument]:
    """Return what the question of a stage names."""
    colour = int(state.decider)
    match state.stage:
        case Stage.TURN | Stage.FEED | Stage.EXCRETE:
            amoeba = amoeba_piece(colour, state.number)
            return {"amoeba": amoeba, "space": space_word(state.cell[colour][state.number])}
        case Stage.MEAL:
            cubes = cube_pieces([int(count) for count in state.meal])
            amoeba = amoeba_piece(colour, state.number)
            return {"amoeba": amoeba, "cubes": cubes, "count": _total(state.meal)}
        case Stage.SUCTION | Stage.SUCK:
            cubes = cube_pieces([int(count) for count in state.meal])
            return {"amoeba": amoeba_piece(colour, state.number), "cubes": cubes}
        case Stage.DIRECTION:
            amoeba = target_piece(state.traveller)
            return {"amoeba": amoeba, "die": int(state.die), "second_die": int(state.second_die)}
        case Stage.REBOUND:
            amoeba = target_piece(state.traveller)
            return {"amoeba": amoeba, "direction": direction_piece(state.heading)}
        case Stage.AGAIN:
            return {"amoeba": target_piece(state.traveller)}
        case Stage.CARRY:
            return {"amoeba": target_piece(state.carrier), "space": space_word(state.goal)}
        case Stage.CLING:
            return {
                "amoeba": target_piece(state.carrier),
                "other": target_piece(state.traveller),
                "space": space_word(state.goal),
            }
        case Stage.DEFENCE | Stage.REFIGHT | Stage.CRUST | Stage.RETRY:
            return {
                "attacker": target_piece(state.attacker),
                "target": target_piece(state.target),
                "space": space_word(state.battlefield),
            }
        case _:
            return _args_of_phases(state, colour)


def _args_of_phases(state: Any, colour: int) -> dict[str, Argument]:
    match state.stage:
        case Stage.PLACE:
            return {"amoeba": amoeba_piece(colour, state.number)}
        case Stage.NUMBER:
            return {"count": amoebas_to_come(state, colour, state.to_place)}
        case Stage.DEFECT:
            return {
                "debt": int(state.debt),
                "points": int(state.bp[colour]),
                "ozone": int(OZONE[state.card]),
            }
        case Stage.GENES:
            return {
                "points": int(state.bp[colour]),
                "mutation": int(mutation_sum(state, colour)),
                "ozone": int(OZONE[state.card]),
            }
        case Stage.SWAP:
            return {"gene": gene_piece(int(state.swapped))}
        case Stage.EXPLOSION:
            leader = int(state.order[0])
            return {
                "points": int(state.bp[colour]),
                "leader": who(state, leader),
                "count": int(amoeba_count(state, leader)),
            }
        case Stage.DIVISION | Stage.AGGRESSION:
            return {"points": int(state.bp[colour])}
        case _:
            return {}


def _total(counts: Any) -> int:
    return sum(int(count) for count in counts)
