"""A table of Cubosaurs in notation: set it up, apply events, look at the result.

::

    state = table("seats=3 hand=T seat0=T,S,P,K2-1")
    assert legal(state) == {"keep", "refuse S", "refuse P", "refuse K2-1"}
    assert_shows(after(state, "refuse P"), "hand=T,P active=1")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import Engine, Mode, engine_of
from cuboteca.core.play import Play
from cuboteca.games import cubosaurs
from cuboteca.games.cubosaurs import notation
from cuboteca.games.cubosaurs.components import TOKEN_COUNT
from cuboteca.games.cubosaurs.rules.scoring import round_points
from cuboteca.games.cubosaurs.state import LAYOUT, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

GAME = cubosaurs.GAME
NOTATION = notation

#: The parts of a state that hold cards; their order in a text has no meaning.
_CARDS = ("hand", "unseen", "destroyed", "seat0", "seat1", "seat2", "seat3", "seat4")


def table(text: str) -> Any:
    """Return a state in the middle of a round; parts left out are as usual there.

    Two seats, round 1, seat 0 to choose and six cards a seat in the draw pile, all tokens that no
    seat has in the reserve.
    """
    given = dict(part.split("=", 1) for part in text.split())
    seats = int(given.get("seats", "2"))
    active = given.get("active", "0")
    usual = {
        "seats": str(seats),
        "rounds": "3" if seats == 2 else "2",
        "interaction": "1",
        "round": "1",
        "stage": "choice",
        "mover": active,
        "starter": "0",
        "active": active,
        "dealt": str(4 * seats),
        "resume": "turn",
        "pile": str(6 * seats),
    }
    usual["scored"] = str(int(given.get("round", "1")) - 1)
    if given.get("dna") == "1":
        held = sum(int(count) for count in given.get("tokens", "0").split(","))
        usual["reserve"] = str(TOKEN_COUNT - held)
    parts = usual | given
    return notation.parse_state(" ".join(f"{name}={value}" for name, value in parts.items()))


def engine(mode: Mode = "interpreted") -> Engine[State]:
    """Return the engine of the game."""
    return engine_of(GAME, mode)


def after(state: Any, *events: str, mode: Mode = "interpreted") -> Any:
    """Return the state after events in notation; whoever is to move takes them."""
    rules = engine(mode)
    current = rules.adopt(state)
    for text in events:
        if rules.to_move(current) == CHANCE:
            number = notation.parse_outcome(current, text)
        else:
            number = notation.parse_action(current, text)
        rules.apply(current, number)
    return LAYOUT.unpack(LAYOUT.pack(current))


def legal(state: Any, mode: Mode = "interpreted") -> set[str]:
    """Return the legal actions in notation."""
    rules = engine(mode)
    current = rules.adopt(state)
    return {notation.format_action(current, action) for action in rules.legal_actions(current)}


def draws(state: Any) -> dict[str, int]:
    """Return the outcomes of the draw that the state waits for, with their weights."""
    weights = engine().chance_weights(state)
    return {
        notation.format_outcome(state, outcome): weight
        for outcome, weight in enumerate(weights)
        if weight
    }


def shown(state: Any) -> dict[str, str]:
    """Return all parts of a state's text by name."""
    return dict(part.split("=", 1) for part in notation.format_state(state).split())


def assert_shows(state: Any, expected: str) -> None:
    """Check parts of a state, such as ``"hand=T,P active=1"``."""
    wanted = dict(part.split("=", 1) for part in expected.split())
    for name in wanted.keys() & set(_CARDS):
        wanted[name] = notation.format_cards(notation.parse_cards(wanted[name]))
    everything = shown(state)

    assert {name: everything[name] for name in wanted} == wanted


def points_now(state: Any) -> list[int]:
    """Return what each seat's collection would score if the round ended now."""
    return [int(round_points(state, seat)) for seat in range(int(state.seat_count))]


def new_play(seat_count: int, mode: Mode = "interpreted", **options: object) -> Play[State]:
    """Return a play at its very start."""
    return Play(GAME, options, seat_count, engine(mode))


def set_up(text: str = "", *, seat_count: int = 2, **options: bool | int) -> Any:
    """Return the first state of a play, after the events of ``text``, separated by ``;``."""
    play = new_play(seat_count, "interpreted", **options)
    return after(play.state, *[event.strip() for event in text.split(";") if event.strip()])


def run_until(state: Any, stop: Callable[[Any], bool], choose: Callable[[Any], str]) -> Any:
    """Return the first state for which ``stop`` holds; ``choose`` names each event before it."""
    current = state
    while not stop(current):
        current = after(current, choose(current))
    return current


def first_draw(state: Any) -> str:
    """Return a draw that may come, in notation: the first one."""
    return next(iter(draws(state)))


def deal_events(state: Any, cards: Iterable[str]) -> list[str]:
    """Return the events that deal starting cards, four to a seat in order of dealing."""
    seats = int(state.seat_count)
    step = 1 if state.round_number % 2 == 1 else -1
    return [
        f"deal {(int(state.starter) + step * (number // 4)) % seats} {card}"
        for number, card in enumerate(cards)
    ]
