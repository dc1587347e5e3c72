"""Feeding: a meal in one sentence, digestion, hunger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.words import say
from cuboteca.games.ursuppe.actions import ATTACK, EXCRETE, EXCRETE_HERE, STARVE
from cuboteca.games.ursuppe.components import CELL_COUNT, NEIGHBOUR
from cuboteca.games.ursuppe.pieces import amoeba_piece, cube_piece, cube_pieces
from cuboteca.games.ursuppe.rules.feeding import feeding_space
from cuboteca.games.ursuppe.state import NOBODY, Stage
from cuboteca.games.ursuppe.telling.attacking import told_attack
from cuboteca.games.ursuppe.wording import HUNGER_RULE, space_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Sentence
    from cuboteca.games.ursuppe.telling.replaying import Moment


def _feed(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    if moment.event >= ATTACK:
        yield from told_attack(moment)
    elif moment.event == STARVE:
        yield say(
            "tell-starve",
            HUNGER_RULE,
            amoeba=amoeba_piece(was.active, was.number),
            total=int(now.damage[was.active][was.number]),
        )


def _eat(moment: Moment) -> Iterator[Sentence]:
    """Tell a meal once its cubes have gone, and the digestion where it follows at once."""
    was, now = moment.was, moment.now
    if now.stage not in (Stage.EXCRETE, Stage.FED):
        return
    amoeba = amoeba_piece(was.active, was.number)
    cubes = cube_pieces([int(count) for count in was.meal])
    cell = int(feeding_space(was))
    space = space_word(cell)
    if now.stage == Stage.EXCRETE:
        yield say("tell-eat", amoeba=amoeba, cubes=cubes, space=space)
    else:
        out = int(now.food[cell][was.active] - was.food[cell][was.active])
        if out:
            excreted = cube_piece(was.active, out)
            yield say("tell-eat-excrete", amoeba=amoeba, cubes=cubes, space=space, out=excreted)
        else:
            yield say("tell-eat-nothing-out", amoeba=amoeba, cubes=cubes, space=space)
    sucked = cube_pieces([int(count) for count in was.sucked])
    if sucked:
        beside = NEIGHBOUR[cell][was.suck_from]
        yield say("tell-sucked", cubes=sucked, space=space_word(beside))
    if was.host != NOBODY:
        yield say("tell-host", who=moment.who(was.host))
    yield from _toxic(moment)


def _excrete(moment: Moment) -> Iterator[Sentence]:
    was, now = moment.was, moment.now
    cell = int(feeding_space(was))
    if moment.event != EXCRETE_HERE:
        cell = int(NEIGHBOUR[cell][moment.event - EXCRETE])
    out = int(now.food[cell][was.active] - was.food[cell][was.active])
    yield say(
        "tell-excrete",
        amoeba=amoeba_piece(was.active, was.number),
        out=cube_piece(was.active, out),
        space=space_word(cell),
    )
    yield from _toxic(moment)


def _toxic(moment: Moment) -> Iterator[Sentence]:
    for cell in range(CELL_COUNT):
        if moment.now.toxic[cell] > moment.was.toxic[cell]:
            yield say("tell-toxic-left", space=space_word(cell))


TELLERS: dict[int, Callable[[Moment], Iterator[Sentence]]] = {
    Stage.FEED: _feed,
    Stage.EATING: _eat,
    Stage.SUCTION: _eat,
    Stage.SUCK: _eat,
    Stage.EXCRETE: _excrete,
}
