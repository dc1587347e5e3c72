"""Movement: drift, active steps, obstacles, what comes along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.words import say
from cuboteca.games.ursuppe.actions import (
    DRIFT,
    EAT_FIRST,
    HOLD,
    MOVE,
    MOVE_AGAIN,
    REBOUND,
    STAY,
)
from cuboteca.games.ursuppe.components import CURRENT, NO_CURRENT
from cuboteca.games.ursuppe.pieces import (
    amoeba_piece,
    cube_pieces,
    direction_piece,
    target_piece,
)
from cuboteca.games.ursuppe.rules.moving import dice_of, drift_income, move_price
from cuboteca.games.ursuppe.rules.sequence import cell_of
from cuboteca.games.ursuppe.state import Purpose, Stage
from cuboteca.games.ursuppe.wording import space_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


def _turn(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    amoeba = amoeba_piece(was.active, was.number)
    space = space_word(was.cell[was.active][was.number])
    match moment.event:
        case e if e == DRIFT:
            gain = int(drift_income(was, was.active))
            if gain:
                yield say("tell-drift-gain", who=moment.who(was.active), points=gain)
            if CURRENT[was.card] == NO_CURRENT:
                yield say("tell-no-current", amoeba=amoeba, space=space)
            else:
                yield from _blocked(moment)
        case e if e == MOVE and dice_of(was, was.active) == 0:
            yield say("tell-move", amoeba=amoeba, price=int(move_price(was, was.active)))
        case e if e == HOLD:
            yield say("tell-hold", amoeba=amoeba, space=space)
        case e if e == EAT_FIRST:
            yield say("tell-eat-first", amoeba=amoeba)


def _blocked(moment: Moment) -> Iterator[Sentence]:
    """Tell that an obstacle has stopped the traveller, where that is so."""
    now = moment.now
    if now.stage == Stage.STEPPED:
        yield say(
            "tell-blocked",
            amoeba=target_piece(now.traveller),
            direction=direction_piece(now.heading),
            space=space_word(cell_of(now, now.traveller)),
        )


def _roll(moment: Moment) -> Iterator[Sentence]:
    """Tell the dice, with the price of a movement, which only they complete."""
    now = moment.now
    args: dict[str, Any] = {"amoeba": target_piece(now.traveller), "die": int(now.die)}
    key = "tell-roll"
    if now.purpose == Purpose.MOVE and now.active_step == 1:
        key = "tell-roll-move"
        args["price"] = int(move_price(now, now.active))
    if now.second_die:
        yield say(f"{key}-two", **args, second_die=int(now.second_die))
    else:
        yield say(key, **args)


def _direction(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    if moment.event == STAY:
        yield say(
            "tell-stay",
            amoeba=target_piece(was.traveller),
            space=space_word(cell_of(was, was.traveller)),
        )
    else:
        yield from _blocked(moment)


def _rebound(moment: Moment) -> Iterator[Sentence]:
    if moment.event == REBOUND:
        yield say("tell-rebound", amoeba=target_piece(moment.was.traveller))
    else:
        yield from _blocked(moment)


def _arrive(moment: Moment) -> Iterator[Sentence]:
    was = moment.was
    amoeba = target_piece(was.carrier)
    space = space_word(was.goal)
    if was.carrier != was.traveller:
        yield say("tell-cling", amoeba=amoeba, other=target_piece(was.traveller), space=space)
    else:
        key = "tell-drift" if was.purpose == Purpose.DRIFT else "tell-go"
        yield say(key, amoeba=amoeba, direction=direction_piece(was.heading), space=space)
    cubes = cube_pieces([int(count) for count in was.carried])
    if cubes:
        yield say("tell-carry", amoeba=amoeba, cubes=cubes)
    toxic = int(was.toxic[was.goal])
    if toxic:
        yield say("tell-toxic", amoeba=amoeba, damage=toxic, space=space)


def _again(moment: Moment) -> Iterator[Sentence]:
    if moment.event == MOVE_AGAIN:
        yield say("tell-again", amoeba=target_piece(moment.was.traveller))


TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    Stage.TURN: _turn,
    Stage.ROLL: _roll,
    Stage.DIRECTION: _direction,
    Stage.REBOUND: _rebound,
    Stage.ARRIVE: _arrive,
    Stage.AGAIN: _again,
}
