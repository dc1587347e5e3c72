"""How decisions are offered: what is asked, each legal action in words, why others are illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.words import Choice, SeatName, Sentence, say
from cuboteca.games.cubosaurs.actions import ACTION_COUNT, BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.components import FACES, FIRST_EGG, TILE_COST, TYPE_OF, Tile
from cuboteca.games.cubosaurs.notation import format_action
from cuboteca.games.cubosaurs.pieces import face_piece, face_pieces, tile_piece, type_piece
from cuboteca.games.cubosaurs.rules import act, legal_mask
from cuboteca.games.cubosaurs.rules.scoring import round_points
from cuboteca.games.cubosaurs.rules.set_up import is_in_play
from cuboteca.games.cubosaurs.rules.tiles import has_effect
from cuboteca.games.cubosaurs.state import LAYOUT, NO_SEAT, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

CHOICE_RULE = "IT p. 6, “Turno di un giocatore”, 2"
KEEP_RULE = "IT p. 6, “Turno di un giocatore”, 2 A"
REFUSE_RULE = "IT p. 6, “Turno di un giocatore”, 2 B"
BUY_RULE = "IT p. 11-12, “Acquistare le tessere Evoluzione DNA”"
TOKEN_RULE = "IT p. 11, “Ottenere segnalini DNA”"
TILE_RULE = "IT p. 13-14, “Tessere Evoluzione DNA”"
TURN_RULE = "IT p. 5, “Svolgimento del primo round”"

#: Actions whose effect on the own points is settled by the action itself.
_SETTLED_TILES = (Tile.TYPES, Tile.EGGS, Tile.PASS)


def legal_actions(state: Any) -> list[int]:
    """Return the legal actions of the seat to move."""
    mask = [False] * ACTION_COUNT
    legal_mask(state, mask)
    return [action for action, legal in enumerate(mask) if legal]


def choices(state: Any, seat: int) -> tuple[Choice, ...]:
    """Return the legal actions of ``seat`` in words; empty when it is not to move."""
    if state.mover != seat:
        return ()
    return tuple(_choice(state, seat, action) for action in legal_actions(state))


def _choice(state: Any, seat: int, action: int) -> Choice:
    return Choice(
        action=action,
        notation=format_action(state, action),
        label=_label(state, action),
        target=_target(state, action),
        effect=_effect(state, seat, action),
    )


def _label(state: Any, action: int) -> Sentence:
    if action == KEEP:
        return say("choice-keep", KEEP_RULE, cards=face_pieces(state, state.hand))
    if action < BUY:
        card = face_piece(state, action - REFUSE)
        return say("choice-refuse", REFUSE_RULE, card=card, next=SeatName(_next_seat(state)))
    if action < OPPONENT:
        tile = action - BUY
        return say("choice-buy", BUY_RULE, tile=tile_piece(tile), cost=int(TILE_COST[tile]))
    if action < CARD:
        if state.stage == Stage.VICTIM:
            return say("choice-take-token", TOKEN_RULE, seat=SeatName(action - OPPONENT))
        return say("choice-opponent", TILE_RULE, seat=SeatName(action - OPPONENT))
    card = face_piece(state, action - CARD)
    if state.stage == Stage.THEIR_CARD:
        return say(
            f"choice-theirs-{state.pending + 1}",
            TILE_RULE,
            card=card,
            seat=SeatName(int(state.opponent)),
        )
    return say(f"choice-own-{state.pending + 1}", TILE_RULE, card=card)


def _next_seat(state: Any) -> int:
    step = 1 if state.round_number % 2 == 1 else -1
    return int(state.active + step) % int(state.seat_count)


def _target(state: Any, action: int) -> str:
    if action == KEEP:
        return "keep"
    if action < BUY:
        return f"card-{state.active}-{action - REFUSE}"
    if action < OPPONENT:
        return f"tile-{action - BUY}"
    if action < CARD:
        return f"seat-{action - OPPONENT}"
    owner = state.opponent if state.stage == Stage.THEIR_CARD else state.active
    return f"card-{owner}-{action - CARD}"


def _effect(state: Any, seat: int, action: int) -> int | None:
    """Return how the seat's points of this round change, where the action settles that."""
    if BUY <= action < OPPONENT and action - BUY not in _SETTLED_TILES:
        return None
    if OPPONENT <= action < CARD or (
        state.stage == Stage.THEIR_CARD and state.pending == Tile.SWAP
    ):
        return None
    after = LAYOUT.unpack(LAYOUT.pack(state))
    act(after, action)
    return int(round_points(after, seat) - round_points(state, seat))


def prompt(state: Any, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    if state.mover == OVER:
        return say("prompt-over")
    if state.mover == CHANCE:
        return say("prompt-dealing")
    if state.mover != seat:
        return say("prompt-waiting", name=SeatName(int(state.mover)))
    match state.stage:
        case Stage.CHOICE:
            return _prompt_choice(state)
        case Stage.OPPONENT:
            return say("prompt-opponent", tile=tile_piece(int(state.pending)))
        case Stage.THEIR_CARD:
            return say(
                "prompt-their-card",
                tile=tile_piece(int(state.pending)),
                name=SeatName(int(state.opponent)),
            )
        case Stage.OWN_CARD:
            return say(f"prompt-own-card-{state.pending + 1}", tile=tile_piece(int(state.pending)))
        case _:
            return say("prompt-victim")


def _prompt_choice(state: Any) -> Sentence:
    legal = legal_actions(state)
    refusals = any(REFUSE <= action < BUY for action in legal)
    buys = any(action >= BUY for action in legal)
    return say(("prompt-choice" if refusals else "prompt-keep-only") + ("-dna" if buys else ""))


def where(state: Any) -> Sentence:
    """Return the moment of the play."""
    return say("where", round=int(state.round_number), rounds=int(state.rounds))


def explain(state: Any, seat: int, action: int) -> Sentence | None:
    """Return why ``action`` is illegal for ``seat`` now; None if it is legal."""
    if state.mover == OVER:
        return say("why-over", "IT p. 9, “Fine del gioco”")
    if state.mover == CHANCE:
        return say("why-drawing", TURN_RULE)
    if state.mover != seat:
        waiting = SeatName(int(state.mover))
        if state.stage == Stage.VICTIM:
            return say("why-token-first", TOKEN_RULE, seat=waiting)
        return say("why-not-your-turn", TURN_RULE, seat=waiting)
    if action in legal_actions(state):
        return None
    return next(_reasons(state, action), say("why-not-now", CHOICE_RULE))


def _reasons(state: Any, action: int) -> Iterator[Sentence]:
    if not 0 <= action < ACTION_COUNT:
        yield say("why-unknown")
    elif state.stage == Stage.VICTIM:
        yield from _reasons_victim(state, action)
    elif state.stage != Stage.CHOICE:
        yield from _reasons_open_tile(state, action)
    elif action < BUY:
        yield from _reasons_refuse(state, action - REFUSE)
    elif action < OPPONENT:
        yield from _reasons_buy(state, action - BUY)


def _reasons_refuse(state: Any, face: int) -> Iterator[Sentence]:
    if state.collections[state.active][face] == 0:
        yield _not_there(state, int(state.active), face, REFUSE_RULE)
    elif state.hand_types[int(TYPE_OF[face])] > 0:
        key = "why-type-in-hand-dna" if state.dna else "why-type-in-hand"
        yield say(key, REFUSE_RULE, card=type_piece(int(TYPE_OF[face])))


def _not_there(state: Any, seat: int, face: int, rule: str) -> Sentence:
    """Say that a collection has no card of a face, and how the face differs from what it has."""
    card = face_piece(state, face)
    if FACES[face].icon and not state.dna:
        return say("why-no-icons", rule, card=card)
    paired = face ^ 1  # the faces of a dinosaur stand in pairs, without and with the icon
    if face < FIRST_EGG and not FACES[face].icon and state.collections[seat][paired] > 0:
        return say("why-only-with-icon", rule, card=card)
    if seat == state.active:
        return say("why-not-owned", rule, card=card)
    return say("why-not-theirs", rule, card=card, seat=SeatName(seat))


def _reasons_buy(state: Any, tile: int) -> Iterator[Sentence]:
    piece = tile_piece(tile)
    cost = int(TILE_COST[tile])
    tokens = int(state.tokens[state.active])
    if not state.dna:
        yield say("why-no-dna", BUY_RULE)
    elif state.bought:
        yield say("why-bought", BUY_RULE)
    elif not is_in_play(state, tile):
        yield say("why-not-in-play", BUY_RULE, tile=piece)
    elif state.owner[tile] != NO_SEAT:
        yield say("why-sold", BUY_RULE, tile=piece, seat=SeatName(int(state.owner[tile])))
    elif not state.market[tile]:
        yield say("why-not-open", BUY_RULE, tile=piece)
    elif tokens < cost:
        yield say("why-cost", BUY_RULE, tile=piece, cost=cost, tokens=tokens)
    elif not has_effect(state, tile):
        yield say(f"why-no-effect-{tile + 1}", BUY_RULE, tile=piece)


def _reasons_victim(state: Any, action: int) -> Iterator[Sentence]:
    if not OPPONENT <= action < CARD or action - OPPONENT >= state.seat_count:
        yield say("why-victim-first", TOKEN_RULE)
    elif action - OPPONENT == state.mover:
        yield say("why-not-yourself", TOKEN_RULE)
    else:
        yield say("why-no-token", TOKEN_RULE, seat=SeatName(action - OPPONENT))


def _reasons_open_tile(state: Any, action: int) -> Iterator[Sentence]:
    tile = tile_piece(int(state.pending))
    if state.stage == Stage.OPPONENT and OPPONENT <= action < OPPONENT + state.seat_count:
        other = action - OPPONENT
        if other == state.active:
            yield say("why-not-yourself", TILE_RULE)
        else:
            yield say("why-no-card", TILE_RULE, seat=SeatName(other))
    elif state.stage in (Stage.THEIR_CARD, Stage.OWN_CARD) and action >= CARD:
        yield from _reasons_card(state, action - CARD)
    yield say("why-tile-first", TILE_RULE, tile=tile)


def _reasons_card(state: Any, face: int) -> Iterator[Sentence]:
    card = face_piece(state, face)
    if state.stage == Stage.THEIR_CARD:
        yield _not_there(state, int(state.opponent), face, TILE_RULE)
    elif state.collections[state.active][face] == 0:
        yield _not_there(state, int(state.active), face, TILE_RULE)
    elif state.pending == Tile.FORBIDDEN:
        yield say("why-type-not-in-hand", TILE_RULE, card=card)
