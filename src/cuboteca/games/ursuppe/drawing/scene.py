"""The table of Ursuppe as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.constants import OVER
from cuboteca.core.drawing import Painter
from cuboteca.games.ursuppe.drawing import geometry
from cuboteca.games.ursuppe.drawing.lens import Amoeba, Lens, LensPainter
from cuboteca.games.ursuppe.drawing.panels import Panel, PanelPainter, PriceRow
from cuboteca.games.ursuppe.view import UrsuppeView
from cuboteca.games.ursuppe.words.phrases import cell_target, start_target

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cuboteca.core.drawing import Press
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.games.ursuppe.view import AmoebaView, SpaceView

PHASES = 6
TOWER = 3  # cubes of a colour that are drawn; more are a number
OZONE_RING = 14  # the highest ozone, a full ring
NUMBERED = 5  # every fifth space of the track has its number
CROWDS = (1, 2, 4, 6)  # amoebas in a space up to which they are drawn ever smaller


@dataclass(frozen=True)
class Food:
    """Cubes of one colour in a space."""

    id: str
    colour: int
    count: int
    drawn: int
    at: str


@dataclass(frozen=True)
class Space:
    """A space of the soup with everything in it."""

    id: str
    cell: int
    food: tuple[Food, ...]
    amoebas: tuple[Amoeba, ...]
    crowd: int  # 0 (one amoeba) .. 4
    toxic: int
    toxic_text: str
    words: str
    press: Press | None
    marked: bool
    role: str  # "battle", "served" or ""


@dataclass(frozen=True)
class Way:
    """An arrow on the island: where a current flows, or could."""

    form: str
    turn: int
    now: bool


@dataclass(frozen=True)
class Compass:
    """The island in the middle."""

    shore: str
    cliff: str
    ways: tuple[Way, ...]

    current: str
    ozone: int
    ring: str  # length of the ozone's ring, of 100
    current_text: str
    ozone_text: str
    next_symbol: str
    next_current: str
    next_ozone: int
    next_text: str
    left: int
    left_text: str
    unseen: tuple[tuple[str, str, int], ...]  # symbol, words, copies


@dataclass(frozen=True)
class TrackSpace:
    """A space of the score track."""

    id: str
    space: int
    label: str
    finish: bool
    start: bool
    markers: tuple[tuple[int, str], ...]  # colour and words
    press: Press | None


@dataclass(frozen=True)
class Turn:
    """A colour in the order of the phase."""

    colour: int
    name: str
    state: str  # "past", "now" or ""


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    colours: int
    phases: tuple[tuple[int, str, str], ...]  # number, name, "past", "now" or ""
    turns: tuple[Turn, ...]
    compass: Compass | None
    rim: str
    basin: str
    walls: str
    ripple: str
    flow: int  # turn of the texture
    spaces: tuple[Space, ...]
    lens: Lens | None
    track: tuple[TrackSpace, ...]
    track_text: str
    panels: tuple[Panel, ...]
    price_rows: tuple[PriceRow, ...]
    face_down: int
    lively: bool
    over: bool


class UrsuppePainter(Painter[UrsuppeView, Scene]):
    """Works out the scene of one View."""

    def __init__(
        self, view: UrsuppeView, choices: Sequence[Choice], texts: Texts, names: Sequence[str]
    ) -> None:
        super().__init__(view, choices, texts, names)
        self._in_space: dict[int, list[AmoebaView]] = defaultdict(list)
        for amoeba in view.amoebas:
            self._in_space[amoeba.cell].append(amoeba)
        self._lens = LensPainter(view, texts, self._owner, self._press, self._amoeba)

    def scene(self) -> Scene:
        """Return the whole table."""
        view = self._view
        beside = PanelPainter(view, self._texts, self._owner, self._press, self._marked)
        return Scene(
            colours=view.colour_count,
            phases=tuple(self._phases()),
            turns=tuple(self._turns()),
            compass=self._compass(),
            rim=geometry.outline(geometry.GLASS),
            basin=geometry.outline(0),
            walls=geometry.walls(),
            ripple=geometry.RIPPLE,
            flow=geometry.FLOWS[view.card.current if view.card else "still"],
            spaces=tuple(self._space(space) for space in view.spaces),
            lens=self._lens.lens(),
            track=tuple(self._track()),
            track_text=self._track_text(),
            panels=beside.panels(),
            price_rows=beside.price_rows(),
            face_down=view.face_down,
            lively=bool(self._choices),
            over=view.to_move == OVER,
        )

    # choices

    def _marked(self, target: str) -> bool:
        return bool(self._choices.get(target))

    def _owner(self, colour: int) -> str:
        """Return the name of whoever plays ``colour``, with the colour where a seat has two."""
        seat = self._view.colours[colour].seat
        if seat is None:
            return self._t("board-dummy")
        if self._view.two_colours:
            name = self._t(f"colour-{colour}")
            return self._t("board-owner", name=self._names[seat], colour=name)
        return self._names[seat]

    def _called(self, colour: int, number: int) -> str:
        """Return how an amoeba is called: whose it is and its number."""
        return self._t("board-amoeba", name=self._owner(colour), number=number)

    # the phase bar

    def _phases(self) -> Iterator[tuple[int, str, str]]:
        now = self._view.phase
        for phase in range(1, PHASES + 1):
            state = "now" if phase == now else "past" if phase < now else ""
            yield phase, self._t(f"phase-{phase}"), state

    def _turns(self) -> Iterator[Turn]:
        view = self._view
        if view.phase == 0 or view.to_move == OVER:
            return
        order = tuple(reversed(view.order)) if view.phase == 1 else view.order
        for colour in order:
            past = "past" if colour in view.gone else ""
            yield Turn(colour, self._owner(colour), "now" if colour == view.active else past)

    # the compass

    def _compass(self) -> Compass | None:
        view = self._view
        if view.card is None:
            return None
        after = view.next_card
        return Compass(
            shore=geometry.SHORE,
            cliff=geometry.CLIFF,
            ways=tuple(
                Way(geometry.FLOWING if now else geometry.RESTING, turn, now)
                for way, turn in geometry.WAYS.items()
                for now in (way == view.card.current,)
            ),
            current=view.card.current,
            ozone=view.card.ozone,
            ring=f"{100 * view.card.ozone / OZONE_RING:.4g}",
            current_text=self._t(f"current-{view.card.current}"),
            ozone_text=self._t("board-ozone", count=view.card.ozone),
            next_symbol=f"current-{after.current}" if after else "",
            next_current=self._t(f"current-{after.current}") if after else "",
            next_ozone=after.ozone if after else 0,
            next_text=self._card(after.current, after.ozone) if after else "",
            left=view.cards_left,
            left_text=self._t("board-cards-left", count=view.cards_left),
            unseen=tuple(self._unseen()),
        )

    def _card(self, current: str, ozone: int) -> str:
        return f"{self._t(f'current-{current}-card')} {ozone}"

    def _unseen(self) -> Iterator[tuple[str, str, int]]:
        for card, copies in self._view.unseen:
            yield f"current-{card.current}", self._card(card.current, card.ozone), copies

    # the soup

    def _space(self, space: SpaceView) -> Space:
        amoebas = tuple(self._amoeba(amoeba) for amoeba in self._in_space[space.cell])
        target = cell_target(space.cell)
        at = f"cell-{space.cell}"
        return Space(
            id=target,
            cell=space.cell,
            food=tuple(
                Food(f"cubes-{space.cell}-{colour}", colour, count, min(count, TOWER), at)
                for colour, count in enumerate(space.food)
            ),
            amoebas=amoebas,
            crowd=sum(len(amoebas) > limit for limit in CROWDS),
            toxic=space.toxic,
            toxic_text=self._t("board-toxic", count=space.toxic) if space.toxic else "",
            words=self._space_words(space, amoebas),
            press=self._press(target),
            marked=self._marked(target),
            role=self._space_role(space.cell),
        )

    def _space_role(self, cell: int) -> str:
        view = self._view
        if view.attack and view.attack.cell == cell:
            return "battle"
        if view.selection and view.selection.cell == cell:
            return "served"
        return ""

    def _space_words(self, space: SpaceView, amoebas: tuple[Amoeba, ...]) -> str:
        parts = [amoeba.words for amoeba in amoebas]
        parts += [
            f"{self._t(f'colour-{colour}')} ×{count}"
            for colour, count in enumerate(space.food)
            if count
        ]
        if space.toxic:
            parts.append(self._t("board-toxic", count=space.toxic))
        contents = ", ".join(parts) or self._t("board-nothing")
        return self._t("board-space", space=space.name, contents=contents)

    def _amoeba(self, one: AmoebaView) -> Amoeba:
        target = f"amoeba-{one.colour}-{one.number}"
        words = self._called(one.colour, one.number)
        if one.damage:
            words = self._t("board-damaged", amoeba=words, count=one.damage)
        return Amoeba(
            id=target,
            colour=one.colour,
            number=one.number,
            damage=one.damage,
            dying=one.dying,
            role=self._role((one.colour, one.number)),
            words=words,
            press=self._press(target),
            marked=self._marked(target),
        )

    def _role(self, amoeba: tuple[int, int]) -> str:
        view = self._view
        if view.attack and amoeba in (view.attack.attacker, view.attack.target):
            return "attacks" if amoeba == view.attack.attacker else "attacked"
        acting = view.travel.amoeba if view.travel else (view.active, view.number)
        return "acts" if amoeba == acting else ""

    # the track

    def _track(self) -> Iterator[TrackSpace]:
        view = self._view
        markers: dict[int, list[int]] = defaultdict(list)
        for one in view.colours:
            if one.marker:
                markers[min(one.marker, view.track_spaces + 1)].append(one.colour)
        for space in range(1, view.track_spaces + 2):
            beyond = space > view.track_spaces
            start = space <= view.colour_count
            numbered = start or space % NUMBERED == 0 or space == view.finish_from
            label = str(space) if numbered else ""
            yield TrackSpace(
                id=start_target(space),
                space=space,
                label="+" if beyond else label,
                finish=space >= view.finish_from,
                start=start,
                markers=tuple((c, self._marker_words(c)) for c in markers[space]),
                press=self._press(start_target(space)),
            )

    def _marker_words(self, colour: int) -> str:
        marker = self._view.colours[colour].marker
        return self._t("board-marker", name=self._owner(colour), space=marker)

    def _track_text(self) -> str:
        standing = [self._marker_words(c) for c in self._view.order if self._view.colours[c].marker]
        return ", ".join(standing) or self._t("board-nothing")
