"""The table of Ursuppe as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe.drawing import geometry
from cuboteca.games.ursuppe.drawing.lens import Amoeba, Lens, LensPainter
from cuboteca.games.ursuppe.drawing.panels import Panel, PanelPainter, PriceRow
from cuboteca.games.ursuppe.words.phrases import cell_target, start_target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.drawing import Press
    from cuboteca.games.ursuppe.view import SpaceView

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


class UrsuppePainter(LensPainter[Scene], PanelPainter[Scene]):
    """Works out the scene of one View."""

    def scene(self) -> Scene:
        """Return the whole table."""
        view = self._view
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
            lens=self.lens(),
            track=tuple(self._track()),
            track_text=self._track_text(),
            panels=self.panels(),
            price_rows=self.price_rows(),
            face_down=view.face_down,
            lively=bool(self._choices),
            over=view.to_move == OVER,
        )

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
        amoebas = tuple(self._amoeba(one) for one in self._view.amoebas if one.cell == space.cell)
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
