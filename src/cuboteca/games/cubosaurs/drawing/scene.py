"""The table of Cubosaurs as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from cuboteca.core.drawing import Painter, Press, signed
from cuboteca.games.cubosaurs.actions import BUY, REFUSE
from cuboteca.games.cubosaurs.components import (
    EGGS,
    FACES,
    NO_EGG,
    RAPTORS,
    SETS,
    CardType,
)
from cuboteca.games.cubosaurs.description import cards_words
from cuboteca.games.cubosaurs.view import CubosaursView

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.games.cubosaurs.view import (
        CardView,
        SeatView,
        StackView,
        TileView,
    )

#: By card type: its name in symbols, classes and text keys.
SLUGS = (
    "trex",
    "stegosaurus",
    "brontosaurus",
    "pterodactyl",
    "pentaceratops",
    "grey-raptor",
    "black-raptor",
    "egg",
)
EGG_SLUGS = (*SLUGS[:5], "raptors")
RAPTOR_TYPES = (CardType.GREY_RAPTOR, CardType.BLACK_RAPTOR)


@dataclass(frozen=True)
class Card:
    """Copies of one face, lying together."""

    id: str  # target of the choices
    kind: str  # "f3": copies with the same kind are interchangeable
    at: str  # where it lies: "hand" or "seat-0"
    slug: str
    symbol: str
    name: str
    values: tuple[str, str] | None  # gain and loss of a Velociraptor or an Egg
    badge: str  # symbol of what an Egg asks for; "" on other cards
    icon: bool
    copies: tuple[str, ...]  # state of each: "", "paired", "alone", "most" or "fewer"
    press: Press | None


@dataclass(frozen=True)
class Cell:
    """One step of a stack's scale."""

    label: str  # "1" .. "4+"
    value: str
    state: str  # "now", "next" or ""


@dataclass(frozen=True)
class Stack:
    """All cards of one type in a collection."""

    slug: str
    symbol: str
    name: str
    count: int
    points: str
    tone: str
    next: str  # what one more would make; "" when that depends on the card
    read: str  # the stack in a sentence
    scale: tuple[Cell, ...]
    cards: tuple[Card, ...]
    crown: bool  # holds the majority that an Egg on the table asks for


@dataclass(frozen=True)
class Tile:
    """A DNA Evolution tile."""

    id: str
    symbol: str
    name: str
    effect: str
    kind: str  # instant, or at the end of the round
    cost: int
    open: bool
    affordable: bool
    press: Press | None


@dataclass(frozen=True)
class Tray:
    """The travelling hand."""

    cards: tuple[Card, ...]
    keep: Press | None
    next: str  # name of whoever gets it when it is refused; "" while the reader cannot refuse it
    legend: str  # what may be tapped, and what the numbers mean; "" when there are none
    title: str


@dataclass(frozen=True)
class Elsewhere:
    """What one's own panel says of the hand while another seat has it."""

    title: str
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Seat:
    """What lies before one seat."""

    id: str
    seat: int
    name: str
    number: str  # of the seat, if another has the same name
    note: str  # who has the seat: "bot, medium"
    away: bool  # nobody is there
    presence: Markup  # whether the person is connected
    you: bool
    turn: bool
    full: bool  # drawn large: one's own, or one whose card is to be chosen
    chosen: bool
    total: str
    now: str
    now_tone: str
    now_value: int
    tokens: int
    final: str  # rank and final points once the play is over
    winner: bool
    sets: tuple[Stack, ...]
    raptors: tuple[Stack, ...]
    pairing: str  # the Velociraptors in a sentence
    egg: Stack
    tiles: tuple[Tile, ...]
    tray: Tray | None
    press: Press | None


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    others: tuple[Seat, ...]
    own: Seat | None
    pile: int
    direction: str  # symbol of the direction of play
    direction_name: str
    unseen: tuple[Card, ...]
    destroyed: tuple[Card, ...]
    dna: bool
    market: tuple[Tile, ...]
    pending: Tile | None
    reserve: int
    hand_is_with: str  # in a sentence; "" while there is no hand
    elsewhere: Elsewhere | None  # None while nobody or the reader has the hand
    lively: bool  # there is something to choose on this board
    done: bool  # the play is over


def tone(points: int) -> str:
    """Return the class of a number of points."""
    return "good" if points > 0 else "bad" if points < 0 else "even"


def symbol_of(face: int) -> str:
    """Return the symbol of a card face, which is also the key of its name."""
    card = FACES[face]
    if card.dinosaur != NO_EGG:
        return f"egg-{EGG_SLUGS[card.dinosaur]}"
    return f"card-{SLUGS[card.card_type]}"


class CubosaursPainter(Painter[CubosaursView, Scene]):
    """Works out the scene of one View."""

    no_points = "0"

    def scene(self) -> Scene:
        """Return the whole table."""
        view = self._view
        first = 0 if view.seat is None else view.seat + 1
        order = [(first + i) % view.seat_count for i in range(view.seat_count)]
        clockwise = view.direction > 0
        return Scene(
            others=tuple(self._seat(view.seats[s]) for s in order if s != view.seat),
            own=None if view.seat is None else self._seat(view.seats[view.seat]),
            pile=view.draw_pile,
            direction="clockwise" if clockwise else "counter-clockwise",
            direction_name=self._t("board-clockwise" if clockwise else "board-counter"),
            unseen=tuple(self._card(card, "unseen") for card in view.unseen),
            destroyed=tuple(self._card(card, "out") for card in view.destroyed),
            dna=view.dna,
            market=tuple(self._tile(tile, "market") for tile in view.market),
            pending=self._tile(view.pending_tile, "pending") if view.pending_tile else None,
            reserve=view.reserve,
            hand_is_with=self._hand_is_with(),
            elsewhere=self._elsewhere(),
            lively=any(self._choices),  # one without a place on the table is in the bar
            done=view.stage == "over",
        )

    def _hand_is_with(self) -> str:
        if not self._view.hand:
            return ""
        return self._t("board-hand-of", name=self._names[self._view.active])

    def _elsewhere(self) -> Elsewhere | None:
        view = self._view
        if not view.hand or view.active == view.seat:
            return None
        cards = tuple(self._card(card, "elsewhere") for card in view.hand)
        return Elsewhere(self._hand_is_with(), cards)

    @cached_property
    def _wanted(self) -> set[int]:
        """The types that an Egg on the table asks for, or one in the hand that is offered."""
        faces = [
            card.face
            for seat in self._view.seats
            for card in seat.stacks[CardType.EGG].cards
            if card.copies
        ]
        faces += [card.face for card in self._view.hand]
        asked = {FACES[face].dinosaur for face in faces}
        return asked | (set(RAPTOR_TYPES) if RAPTORS in asked else set())

    def _seat(self, seat: SeatView) -> Seat:
        view = self._view
        id_ = f"seat-{seat.seat}"
        chosen, you = seat.seat == view.chosen_opponent, seat.seat == view.seat
        turn = seat.seat == (view.to_move if view.to_move >= 0 else view.active)
        stacks = [self._stack(seat, stack) for stack in seat.stacks]
        picked = any(target.startswith(f"card-{seat.seat}-") for target in self._choices)
        over = view.stage == "over"
        return Seat(
            id=id_,
            seat=seat.seat,
            name=self._names[seat.seat],
            number=self._number(seat.seat),
            note=self._occupants[seat.seat].note or (self._t("board-you") if you else ""),
            away=self._occupants[seat.seat].away,
            presence=self._occupants[seat.seat].presence,
            you=you,
            turn=turn and not over,
            full=you or picked,
            chosen=chosen,
            total=str(seat.total).replace("-", "\N{MINUS SIGN}"),
            now=signed(seat.round_points),
            now_tone=tone(seat.round_points),
            now_value=seat.round_points,
            tokens=seat.tokens,
            final=self._final(seat),
            winner=seat.rank == 1,
            sets=tuple(stacks[: len(SETS)]),
            raptors=(stacks[CardType.GREY_RAPTOR], stacks[CardType.BLACK_RAPTOR]),
            pairing=self._pairing(seat),
            egg=stacks[CardType.EGG],
            tiles=tuple(self._tile(tile, id_) for tile in seat.tiles),
            tray=self._tray(seat.seat),
            press=self._press(id_),
        )

    def _final(self, seat: SeatView) -> str:
        if seat.rank is None or seat.final_points is None:
            return ""
        points = seat.final_points
        text = str(points).replace("-", "\N{MINUS SIGN}")
        return self._t("board-final", rank=seat.rank, points=points, text=text)

    def _pairing(self, seat: SeatView) -> str:
        grey, black = (seat.stacks[card_type] for card_type in RAPTOR_TYPES)
        alone = grey.count + black.count - grey.pairs - black.pairs
        parts = []
        if grey.pairs:
            parts.append(self._t("board-pairs", count=grey.pairs))
        if alone:
            parts.append(self._t("board-alone", count=alone))
        return f"({', '.join(parts)})" if parts else ""

    def _tray(self, seat: int) -> Tray | None:
        view = self._view
        if seat != view.active or not view.hand:
            return None
        following = (seat + view.direction) % view.seat_count
        you = seat == view.seat
        known = any(c.effect is not None for found in self._choices.values() for c in found)
        # between buying a tile and using it, cards are tapped for something else
        offered = any(target.startswith(f"card-{seat}-") for target in self._choices)
        refusing = offered and view.stage == "choice"
        numbers = self._t("board-numbers") if known else ""
        return Tray(
            cards=tuple(self._card(card, "hand") for card in view.hand),
            keep=self._press("keep"),
            next=self._names[following] if refusing or not self._choices else "",
            legend=f"{self._t('board-legend')} {numbers}" if refusing and known else numbers,
            title=self._t("board-hand-yours" if you else "board-hand-of", name=self._names[seat]),
        )

    def _stack(self, seat: SeatView, stack: StackView) -> Stack:
        slug = SLUGS[stack.card_type]
        name = self._t(f"card-{slug}")
        over = self._view.stage == "over"  # nothing can be added any more
        more = None if over else stack.next_points
        after = "" if more is None else signed(stack.points + more)
        read = self._read(stack, name)
        if after:
            read += self._t("board-stack-next", points=after)
        crown = stack.most and stack.card_type in self._wanted and stack.count > 0
        if crown:
            read += self._t("board-stack-most")
        return Stack(
            slug=slug,
            symbol=f"card-{slug}",
            name=name,
            count=stack.count,
            points=signed(stack.points),
            tone=tone(stack.points),
            next=after,
            read=read,
            scale=_scale(stack.card_type, stack.count, over=over),
            cards=self._pile_of(seat, stack),
            crown=crown,
        )

    def _read(self, stack: StackView, name: str) -> str:
        """Return what lies in a stack; card by card where cards of its type differ."""
        points = signed(stack.points)
        raptors = stack.card_type in RAPTOR_TYPES  # both colours score together
        if raptors and not stack.count:
            return self._t("board-stack-raptors", name=name, count=0)
        if raptors:
            return cards_words(stack.cards, self._texts)
        if stack.count and (
            stack.card_type == CardType.EGG or any(card.icon for card in stack.cards)
        ):
            return f"{cards_words(stack.cards, self._texts)}, {points}"
        return self._t("board-stack", name=name, count=stack.count, points=points)

    def _pile_of(self, seat: SeatView, stack: StackView) -> tuple[Card, ...]:
        """Return the cards of a stack; of Velociraptors the paired ones first."""
        at = f"seat-{seat.seat}"
        if stack.card_type not in RAPTOR_TYPES:
            states = [self._egg_state(seat, card) for card in stack.cards]
            return tuple(
                self._card(card, at, (state,) * card.copies)
                for card, state in zip(stack.cards, states, strict=True)
            )
        best_first = sorted(stack.cards, key=lambda card: -_swing(card.face))
        paired, cards = stack.pairs, []
        for card in best_first:
            lucky = min(paired, card.copies)
            paired -= lucky
            copies = ("paired",) * lucky + ("alone",) * (card.copies - lucky)
            cards.append(self._card(card, at, copies))
        return tuple(cards)

    def _egg_state(self, seat: SeatView, card: CardView) -> str:
        dinosaur = FACES[card.face].dinosaur
        if dinosaur == NO_EGG:
            return ""
        types = RAPTOR_TYPES if dinosaur == RAPTORS else (dinosaur,)
        return "most" if any(seat.stacks[one].most for one in types) else "fewer"

    def _card(self, card: CardView, at: str, copies: tuple[str, ...] | None = None) -> Card:
        face = FACES[card.face]
        symbol = symbol_of(card.face)
        values = (signed(face.gain), signed(-face.loss)) if face.gain else None
        id_ = f"card-{at.removeprefix('seat-')}-{card.face}"
        name = self._t(symbol)
        if face.card_type in RAPTOR_TYPES and values:
            name = f"{name} {values[0]}/{values[1]}"
        return Card(
            id=id_,
            kind=f"f{card.face}",
            at=at,
            slug=SLUGS[face.card_type],
            symbol=symbol,
            name=name,
            values=values,
            badge=_badge(face.dinosaur),
            icon=card.icon,
            copies=("",) * card.copies if copies is None else copies,
            press=self._press(id_) or self._why(card.face, at, name),
        )

    def _why(self, face: int, at: str, name: str) -> Press | None:
        """Return the quiet button of an own card that may not be used now."""
        view = self._view
        asked = view.stage == "choice" and view.seat == view.to_move and self._choices
        if not asked or at != f"seat-{view.seat}":
            return None
        return Press("why", REFUSE + face, self._t("board-why", card=name))

    def _tile(self, tile: TileView, at: str) -> Tile:
        id_ = f"tile-{tile.tile}" if at == "market" else f"{at}-tile-{tile.tile}"
        return Tile(
            id=id_,
            symbol=f"tile-{tile.number}",
            name=self._t(f"tile-{tile.number}"),
            effect=self._t(f"tile-{tile.number}-effect"),
            kind=self._t("board-instant" if tile.instant else "board-at-end"),
            cost=tile.cost,
            open=tile.open,
            affordable=tile.affordable,
            press=(self._press(id_) or self._why_not(tile)) if at == "market" else None,
        )

    def _why_not(self, tile: TileView) -> Press | None:
        """Return the quiet button of a tile that may not be bought now."""
        view = self._view
        if view.stage != "choice" or view.seat != view.to_move or not self._choices:
            return None
        name = self._t(f"tile-{tile.number}")
        return Press("why", BUY + tile.tile, self._t("board-why-tile", tile=name))


def _badge(dinosaur: int) -> str:
    """Return the symbol of the dinosaur of an Egg; for Velociraptors the grey one stands."""
    if dinosaur == NO_EGG:
        return ""
    return f"card-{SLUGS[RAPTOR_TYPES[0] if dinosaur == RAPTORS else dinosaur]}"


def _swing(face: int) -> int:
    """Return how much a Velociraptor gains by being paired."""
    return FACES[face].gain + FACES[face].loss


@cache
def _scale(card_type: int, count: int, *, over: bool) -> tuple[Cell, ...]:
    """Return the points of one, two, three and more copies; only the first five types have them."""
    if card_type >= len(SETS):
        return ()
    points = SETS[card_type].points
    last = len(points)
    return tuple(
        Cell(
            label=f"{copies}+" if copies == last else str(copies),
            value=signed(value),
            state=(
                "now"
                if copies == min(count, last)
                else "next"
                if copies == count + 1 and not over
                else ""
            ),
        )
        for copies, value in enumerate(points, start=1)
    )


assert len(EGG_SLUGS) == len(EGGS)
