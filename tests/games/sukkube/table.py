"""A table of Sukkube in notation: set it up, apply events, look at the result.

::

    state = table("top=lion seat3=RrYf/ last=Bl")
    assert legal(state) == {"Rr"}

Characters go to seats in their own order, so seat 0 is the strongman and seat 3 the lion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import Engine, Mode, engine_of
from cuboteca.core.play import Play
from cuboteca.games import sukkube
from cuboteca.games.sukkube import notation
from cuboteca.games.sukkube.components import CHARACTER_NAMES, KIND_CODES
from cuboteca.games.sukkube.rules.scoring import ranks
from cuboteca.games.sukkube.turns import passage

if TYPE_CHECKING:
    from cuboteca.games.sukkube.state import State
    from cuboteca.games.sukkube.turns import Passage

GAME = sukkube.GAME

#: What an automaton holds where a test does not care: flips, which lead to and fro.
_AUTOMATON = "-/RfBfYfRfBf"
_HAND = "Rr,Rl,Ru,Rd,Rf"


def table(text: str) -> Any:
    """Return a state in the middle of a manche; parts left out are as usual there.

    Two people, seat 0 on top and to play, no card played yet.
    """
    given = dict(part.split("=", 1) for part in text.split())
    people = int(given.get("seats", "2"))
    top = given.get("top", "strongman")
    usual = {
        "seats": str(people),
        "goal": "5",
        "cap": "500",
        "stage": "play",
        "mover": str(CHARACTER_NAMES.index(top)),
        "finished": "0",
        "characters": ",".join(CHARACTER_NAMES),
        "top": top,
        "last": "-",
        "run": "0" if given.get("last", "-") == "-" else "1",
    }
    usual |= {f"seat{seat}": _HAND if seat < people else _AUTOMATON for seat in range(6)}
    parts = usual | given
    if "played" not in given:  # the cards that the run consists of, by whomever
        parts["played"] = ",".join([f"5{parts['last']}"] * int(parts["run"])) or "-"
    return notation.parse_state(" ".join(f"{name}={value}" for name, value in parts.items()))


def engine(mode: Mode = "interpreted") -> Engine[State]:
    return engine_of(GAME, mode)


def legal(state: Any) -> set[str]:
    """Return the cards that the mover may play."""
    return {KIND_CODES[action] for action in engine().legal_actions(state)}


def after(state: Any, *cards: str) -> Any:
    """Return the state after people have played ``cards``, automata following; a new one."""
    copy = engine().copy(state)
    for card in cards:
        engine().apply(copy, KIND_CODES.index(card))
    return copy


def turns(state: Any, card: str) -> Passage:
    """Return what playing a card brings, turn by turn."""
    return passage(state, KIND_CODES.index(card))


def top(state: Any) -> str:
    """Return the character on top."""
    return CHARACTER_NAMES[int(state.top)]


def tops(state: Any, card: str) -> list[str]:
    """Return who is on top after each turn that a card brings."""
    return [CHARACTER_NAMES[turn.top] for turn in turns(state, card).turns]


def ranks_of(state: Any) -> list[int]:
    out = [0] * int(state.seat_count)
    ranks(state, out)
    return out


def set_up(text: str = "", *, seat_count: int = 2, **options: Any) -> Play[State]:
    """Return a play after the events of a text, separated by semicolons."""
    play = Play(GAME, options, seat_count)
    for event in filter(None, text.split(";")):
        if play.to_move == CHANCE:
            play.chance_text(event.strip())
        else:
            play.act_text(play.to_move, event.strip())
    return play


#: The six characters in their own order, as outcomes.
SEATED = ";".join(f"character {seat} {name}" for seat, name in enumerate(CHARACTER_NAMES))


def dealt(cards: str) -> str:
    """Return the events of a deal; ``cards`` are 30 codes, seat after seat."""
    codes = cards.split()
    return ";".join(f"deal {number // 5} {code}" for number, code in enumerate(codes))


#: All 30 cards, each seat five of one colour and all directions.
DECK = " ".join(f"{colour}{way}" for colour in "RRBBYY" for way in "rlduf")
