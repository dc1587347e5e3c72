"""The table of Sukkube as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cuboteca.core.drawing import NO_SIGN, Painter, Press
from cuboteca.games.sukkube.drawing.tumbling import Step, latest, quarters, steps
from cuboteca.games.sukkube.view import SukkubeView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from cuboteca.games.sukkube.view import (
        CardView,
        SeatView,
        TurnView,
    )

#: By place of a face: the direction that brings it on top.
BRINGS = {"far": "down", "right": "left", "near": "up", "left": "right", "bottom": "flip"}
#: The most points that are drawn as stars; more are a number.
MOST_STARS = 6
#: The most cards that the trail shows.
TRAIL = 5


@dataclass(frozen=True)
class Ghost:
    """Where a card leads."""

    top: str  # the character that comes on top
    top_name: str
    doubled: bool
    key_count: int  # automata that follow at once
    final: str  # character on top after them; "" if none follow
    final_name: str
    who: str  # in a word who is on top in the end: the character, or the reader
    ends: bool
    effect: str  # "+1", or "" if nobody scores or the manche goes on


@dataclass(frozen=True)
class Card:
    """Cards of one kind that lie together."""

    id: str
    kind: int
    at: str  # where it lies: "seat-2", "gone" or "trail"
    colour: str
    direction: str
    name: str
    copies: int
    next: bool  # the card that an automaton plays next
    press: Press | None = None
    ghost: Ghost | None = None
    barred: str = ""  # in few words why an own card may not be played now


@dataclass(frozen=True)
class Seat:
    """A character on its stand, and the hand before it."""

    id: str
    seat: int
    character: str  # "" before one is dealt
    title: str  # name of the character
    name: str  # name of the person; "" for an automaton
    number: str  # of the seat, if another has the same name
    note: str  # who has the seat: "bot, medium"; "" for an automaton
    away: bool  # nobody is there
    presence: Markup  # whether the person is connected
    automaton: bool
    you: bool
    turn: bool
    on_top: bool
    at_bottom: bool
    dominator: bool
    points: int
    points_text: str
    points_read: str  # the same for those who hear it
    stars: tuple[bool, ...]  # filled or not; empty where the points are written
    rank: str
    winner: bool
    hand: tuple[Card, ...]
    gone: tuple[Card, ...]
    hand_text: str


@dataclass(frozen=True)
class Face:
    """A face of the Kube."""

    place: str
    character: str  # "blank" before anybody is on top
    quarters: int


@dataclass(frozen=True)
class Side:
    """A face seen in the ring of faces around the top: who is there, and what brings it on top."""

    place: str
    character: str
    name: str
    direction: str
    text: str


@dataclass(frozen=True)
class Link:
    """A card of the trail."""

    id: str
    card: Card
    doubled: bool
    joined: bool  # same colour as the card before
    top: str
    beat: int  # when it comes, in beats of the Kube's steps; -1: it came before them
    text: str


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    key: str  # changes with every turn of the Kube
    faces: tuple[Face, ...]
    steps: tuple[Step, ...]
    sides: tuple[Side, ...]
    phantoms: tuple[str, ...]  # characters that a card of one's own would bring on top
    top: str
    top_name: str
    top_of: str  # whose character is on top
    top_seat: int | None
    top_automaton: bool
    crowned: bool  # the manche has ended with this character on top
    kube_text: str
    trail: tuple[Link, ...]
    more: int  # cards played before those of the trail
    doubles: str  # colour that would be doubled now
    next_text: str
    over: bool
    others: tuple[Seat, ...]
    own: Seat  # one's own seat; for spectators the first one
    watched: bool
    lively: bool
    help: str


class SukkubePainter(Painter[SukkubeView, Scene]):
    """Works out the scene of one View."""

    @property
    def _resting(self) -> bool:
        """No manche is going on."""
        return self._view.stage in ("character", "card", "starter")

    def scene(self) -> Scene:
        """Return the whole table."""
        view = self._view
        first = view.seat or 0
        order = [(first + 1 + i) % len(view.seats) for i in range(len(view.seats) - 1)]
        top = next((face.character for face in view.kube if face.place == "top"), "")
        seat = next((one for one in view.seats if one.on_top), None)
        moving = steps(view)
        number = view.finished + (0 if self._resting or view.end_reason else 1)
        return Scene(
            key=f"{number}-{len(view.turns)}",
            faces=self._faces(),
            steps=moving,
            sides=self._sides(),
            phantoms=tuple(sorted({preview.path[-1] for preview in view.previews})),
            top=top,
            top_name=self._character(top),
            top_of="" if seat is None else self._owner(seat),
            top_seat=None if seat is None or seat.automaton else seat.seat,
            top_automaton=seat is not None and seat.automaton,
            crowned=bool(top) and view.end_reason is not None,
            kube_text=self._kube_text(),
            trail=self._trail(number, moving),
            more=max(0, len(view.turns) - TRAIL),
            doubles=view.doubles or "",
            next_text=self._next_text(),
            over=view.end_reason is not None,
            others=tuple(self._seat(view.seats[other]) for other in order),
            own=self._seat(view.seats[first]),
            watched=view.seat is None,
            lively=bool(self._choices),
            help=self._t("board-automaton-help"),
        )

    # the Kube

    def _faces(self) -> tuple[Face, ...]:
        if not self._view.kube:
            return tuple(Face(place, "blank", 0) for place in ("top", *BRINGS))
        return tuple(Face(face.place, face.character, quarters(face)) for face in self._view.kube)

    def _sides(self) -> tuple[Side, ...]:
        return tuple(
            Side(
                place=face.place,
                character=face.character,
                name=(name := self._character(face.character)),
                direction=(way := BRINGS[face.place]),
                text=self._t(
                    "board-side",
                    direction=self._t(f"direction-{way}"),
                    character=name,
                    place=self._t(f"place-{face.place}"),
                ),
            )
            for face in self._view.kube
            if face.place in BRINGS
        )

    def _kube_text(self) -> str:
        lying = {face.place: self._character(face.character) for face in self._view.kube}
        return self._t("describe-kube", **lying) if lying else self._t("board-kube")

    # the series

    def _trail(self, number: int, moving: tuple[Step, ...]) -> tuple[Link, ...]:
        turns = self._view.turns
        fresh = len(latest(turns)) if turns else 0
        beats = (-1,) * (len(turns) - fresh) + tuple(step.start for step in moving)
        links = [
            self._link(f"turn-{number}-{i}", turn, turns[i - 1] if i else None, beats[i])
            for i, turn in enumerate(turns)
        ]
        return tuple(links[-TRAIL:])

    def _link(self, id_: str, turn: TurnView, before: TurnView | None, beat: int) -> Link:
        card = self._card(turn.card, "trail", id_=f"{id_}-card")
        top = self._character(turn.path[-1])
        player = self._owner(self._view.seats[turn.seat])
        key = "board-link-doubled" if turn.doubled else "board-link"
        return Link(
            id=id_,
            card=card,
            doubled=turn.doubled,
            joined=before is not None and before.card.colour == turn.card.colour,
            top=turn.path[-1],
            beat=beat,
            text=self._t(key, name=player, card=card.name, character=top),
        )

    def _next_text(self) -> str:
        view = self._view
        if self._resting or view.end_reason is not None:
            return ""
        if view.last_card is None:
            return self._t("board-streak-first")
        colour = self._t(f"colour-{view.last_card.colour}")
        key = "board-streak-doubles" if view.doubles else "board-streak-spent"
        return self._t(key, colour=colour)

    # seats

    def _character(self, name: str | None) -> str:
        return self._t(f"character-{name}") if name else ""

    def _owner(self, seat: SeatView) -> str:
        if seat.automaton:
            return self._t("board-automaton-name", character=self._character(seat.character))
        return self._names[seat.seat]

    def _seat(self, seat: SeatView) -> Seat:
        view = self._view
        at = f"seat-{seat.seat}"
        you = seat.seat == view.seat
        goal = view.points_to_win
        over = view.end_reason is not None
        hand = tuple(
            self._card(card, at, next_=seat.automaton and i == 0)
            for i, card in enumerate(seat.hand)
        )
        return Seat(
            id=at,
            seat=seat.seat,
            character=seat.character or "",
            title=self._character(seat.character),
            name="" if seat.automaton else self._names[seat.seat],
            number="" if seat.automaton else self._number(seat.seat),
            note="" if seat.automaton else self._note(seat.seat),
            away=not seat.automaton and self._occupants[seat.seat].away,
            presence=NO_SIGN if seat.automaton else self._occupants[seat.seat].presence,
            automaton=seat.automaton,
            you=you,
            turn=seat.seat == view.to_move,
            on_top=seat.on_top,
            at_bottom=seat.at_bottom and not (over or self._resting),
            dominator=(self._resting or over)
            and view.dominator is not None
            and seat.character == view.dominator,
            points=seat.points,
            points_text=self._t("board-points", count=seat.points, goal=goal),
            points_read=self._t("board-points-read", count=seat.points, goal=goal),
            stars=(
                tuple(i < seat.points for i in range(goal))
                if goal <= MOST_STARS and not seat.automaton
                else ()
            ),
            rank="" if seat.rank is None else self._t("board-rank", rank=seat.rank),
            winner=seat.rank == 1,
            hand=hand,
            gone=tuple(self._card(card, "gone") for card in seat.gone),
            hand_text=self._hand_text(hand, automaton=seat.automaton),
        )

    def _note(self, seat: int) -> str:
        you = self._t("board-you") if seat == self._view.seat else ""
        return self._occupants[seat].note or you

    def _hand_text(self, hand: Sequence[Card], *, automaton: bool) -> str:
        if not hand:
            return self._t("describe-nothing")
        cards = ", ".join(f"{c.copies} × {c.name}" if c.copies > 1 else c.name for c in hand)
        return self._t("board-in-order", cards=cards) if automaton else cards

    def _card(
        self, card: CardView, at: str, *, next_: bool = False, id_: str | None = None
    ) -> Card:
        target = f"card-{at.removeprefix('seat-')}-{card.kind}"
        name = self._t(f"card-{card.colour}-{card.direction}")
        press = self._press(target)
        ghost = self._ghost(card.kind, press) if press else None
        if press and ghost:
            press = self._foretold(press, ghost)
        why = None if press else self._why(card, at, name)
        return Card(
            id=id_ or target,
            kind=card.kind,
            at=at,
            colour=card.colour,
            direction=card.direction,
            name=name,
            copies=card.copies,
            next=next_,
            press=press or why,
            ghost=ghost,
            barred=self._barred(card) if why else "",
        )

    def _why(self, card: CardView, at: str, name: str) -> Press | None:
        """Return the quiet button of an own card that may not be played now."""
        view = self._view
        if view.seat is None or view.to_move != view.seat or at != f"seat-{view.seat}":
            return None
        return Press("why", card.kind, self._t("board-why", card=name))

    def _barred(self, card: CardView) -> str:
        """Return in a few words why an own card may not be played in one's turn; "" if it may."""
        view, last = self._view, self._view.last_card
        if last is None or any(one.card.kind == card.kind for one in view.previews):
            return ""
        if last.direction == card.direction:
            return self._t("board-barred-repeated")
        return self._t("board-barred-opposite")

    def _foretold(self, press: Press, ghost: Ghost) -> Press:
        """Return the button of a card, which says all that happens, automata included."""
        if not (ghost.key_count or ghost.ends):
            return press
        key = "board-foretold-ends" if ghost.ends else "board-foretold"
        if ghost.ends and not ghost.key_count:
            key = "board-foretold-ends-at-once"
        character = ghost.final_name or ghost.top_name
        words = self._t(key, sentence=press.sentence, count=ghost.key_count, character=character)
        return replace(press, sentence=words)

    def _ghost(self, kind: int, press: Press) -> Ghost | None:
        """Return where a card leads, if the view says so."""
        preview = next((one for one in self._view.previews if one.card.kind == kind), None)
        if preview is None:
            return None
        top = preview.path[-1]
        count = len(preview.automata)
        on_top = preview.final_top if count else top
        own = None if self._view.seat is None else self._view.seats[self._view.seat].character
        return Ghost(
            top=top,
            top_name=self._character(top),
            doubled=preview.doubled,
            key_count=count,
            final=preview.final_top if count else "",
            final_name=self._character(preview.final_top) if count else "",
            who=self._t("board-you") if on_top == own else self._character(on_top),
            ends=preview.ends,
            effect=press.effect,
        )
