"""The table of Ursuppe as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cuboteca.core.constants import OVER
from cuboteca.games.ursuppe.drawing import geometry
from cuboteca.games.ursuppe.drawing.lens import Amoeba, Lens, LensPainter, Spot
from cuboteca.games.ursuppe.drawing.panels import Panel, PanelPainter, PriceRow
from cuboteca.games.ursuppe.words.phrases import cell_target, start_target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.games.ursuppe.view import CardView, SpaceView

PHASES = 6
TOWER = 3
OZONE_RING = 14  # the highest ozone, a full ring
NUMBERED = 5  # every fifth space of the track has its number
CROWDS = (1, 2, 4, 6)  # amoebas in a space up to which they are drawn ever smaller


@dataclass(frozen=True)
class Space:
    """A space of the soup with everything in it."""

    of: SpaceView
    spot: Spot
    amoebas: tuple[Amoeba, ...]
    crowd: int  # 0 (one amoeba) .. 4
    words: str
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
    card: CardView
    ring: str  # length of the ozone's ring, of 100
    after: CardView | None  # the next card, if the viewer knows it
    after_text: str
    left: int  # cards not turned up
    unseen: tuple[tuple[str, str, int], ...]  # symbol, words, copies


@dataclass(frozen=True)
class TrackSpace:
    """A space of the score track."""

    spot: Spot
    space: int
    label: str
    finish: bool
    start: bool
    markers: tuple[tuple[int, str], ...]  # colour and words


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
    tower: int  # so many cubes of a colour are drawn; more are a number
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
            tower=TOWER,
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
            card=view.card,
            ring=f"{100 * view.card.ozone / OZONE_RING:.4g}",
            after=after,
            after_text=self._card(after) if after else "",
            left=view.cards_left,
            unseen=tuple(
                (f"current-{card.current}", self._card(card), copies)
                for card, copies in view.unseen
            ),
        )

    def _card(self, card: CardView) -> str:
        return f"{self._t(f'current-{card.current}-card')} {card.ozone}"

    # the soup

    def _space(self, space: SpaceView) -> Space:
        amoebas = tuple(self._amoeba(one) for one in self._view.amoebas if one.cell == space.cell)
        return Space(
            of=space,
            spot=self._spot(cell_target(space.cell)),
            amoebas=amoebas,
            crowd=sum(len(amoebas) > limit for limit in CROWDS),
            words=self._space_words(space, amoebas),
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
                spot=self._spot(start_target(space)),
                space=space,
                label="+" if beyond else label,
                finish=space >= view.finish_from,
                start=start,
                markers=tuple((c, self._marker_words(c)) for c in markers[space]),
            )

    def _marker_words(self, colour: int) -> str:
        marker = self._view.colours[colour].marker
        return self._t("board-marker", name=self._owner(colour), space=marker)

    def _track_text(self) -> str:
        standing = [self._marker_words(c) for c in self._view.order if self._view.colours[c].marker]
        return ", ".join(standing) or self._t("board-nothing")
