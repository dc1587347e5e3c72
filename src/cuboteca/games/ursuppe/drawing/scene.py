"""The table of Ursuppe as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, ClassVar

from cuboteca.core.constants import OVER
from cuboteca.core.drawing import worded
from cuboteca.games.ursuppe.components import AMOEBA_SPACES, AMOEBAS, GENE_SPACES
from cuboteca.games.ursuppe.drawing import geometry
from cuboteca.games.ursuppe.drawing.lens import PARTS_KEPT, Amoeba, Lens, LensPainter, Spot, idle
from cuboteca.games.ursuppe.drawing.panels import About, Panel, PanelPainter, PriceRow
from cuboteca.games.ursuppe.words.phrases import cell_target, start_target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.record import Row
    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import CardView, SpaceView

PHASES = 6
EXPLAINED = 18  # so many cards have room for what they do in a wide window
OZONE_RING = 14  # the highest ozone, a full ring
NUMBERED = 5  # every fifth space of the track has its number
CROWDS = (1, 2, 4, 6)  # amoebas in a space up to which they are drawn ever smaller


@dataclass(frozen=True, eq=False)
class Space:
    """A space of the soup with everything in it."""

    of: SpaceView
    spot: Spot
    amoebas: tuple[Amoeba, ...]
    role: str  # "battle", "served" or ""
    texts: Texts

    @property
    def crowd(self) -> int:
        """From 0 (one amoeba) to 4."""
        return sum(len(self.amoebas) > limit for limit in CROWDS)

    @property
    def words(self) -> str:
        """Its name and all that is in it."""
        words = partial(worded, self.texts)
        parts = [amoeba.words for amoeba in self.amoebas]
        parts += [
            f"{words(f'colour-{colour}')} ×{count}"
            for colour, count in enumerate(self.of.food)
            if count
        ]
        if self.of.toxic:
            parts.append(words("board-toxic", count=self.of.toxic))
        contents = ", ".join(parts) or words("board-nothing")
        return words("board-space", space=self.of.name, contents=contents)


@dataclass(frozen=True, eq=False)
class Compass:
    """The island in the middle."""

    shore: ClassVar[str] = geometry.SHORE
    cliff: ClassVar[str] = geometry.CLIFF
    rolls: ClassVar[tuple[tuple[int, int, int], ...]] = geometry.ROLLS
    card: CardView
    after: CardView | None  # the next card, if the viewer knows it
    left: int  # cards not turned up
    unseen: tuple[tuple[CardView, int], ...]  # with copies

    @property
    def ways(self) -> Iterator[tuple[str, int, bool]]:
        """The arrows: form, turn, and whether the current flows there."""
        for way, turn in geometry.WAYS.items():
            now = way == self.card.current
            yield geometry.FLOWING if now else geometry.RESTING, turn, now

    @property
    def ring(self) -> str:
        """Length of the ozone's ring, of 100."""
        return f"{100 * self.card.ozone / OZONE_RING:.4g}"


@dataclass(frozen=True, eq=False)
class TrackSpace:
    """A space of the score track."""

    spot: Spot
    space: int
    label: str
    finish: bool
    start: bool
    markers: tuple[tuple[int, str], ...]  # colour and words


@dataclass(frozen=True, eq=False)
class Track:
    """The score track."""

    last: int  # stands for all spaces beyond the track
    finish_from: int
    starts: int  # so many spaces are where markers may begin
    markers: tuple[tuple[int, int, str], ...]  # space, colour and words
    offered: tuple[Spot, ...]  # spaces that may be chosen
    words: str

    @property
    def spaces(self) -> Iterator[TrackSpace]:
        """Its spaces, from 1 on."""
        spots = {spot.id: spot for spot in self.offered}
        for space in range(1, self.last + 1):
            finish, start = space >= self.finish_from, space <= self.starts
            numbered = start or space % NUMBERED == 0 or space == self.finish_from
            label = "+" if space == self.last else str(space) if numbered else ""
            target = start_target(space)
            markers = tuple((colour, words) for at, colour, words in self.markers if at == space)
            yield TrackSpace(
                spots.get(target) or idle(target), space, label, finish, start, markers
            )


@dataclass(frozen=True)
class Scene:
    """Everything on the table."""

    tower: ClassVar[int] = 3  # so many cubes of a colour are drawn; more are a number
    rim: ClassVar[str] = geometry.outline(geometry.GLASS)
    basin: ClassVar[str] = geometry.outline(0)
    walls: ClassVar[str] = geometry.walls()
    ripple: ClassVar[str] = geometry.RIPPLE
    colours: int
    phase: int
    shopping: bool  # the reader may buy genes now, and there is room to say what each does
    phases: tuple[tuple[int, str, str], ...]  # number, name, "past", "now" or ""
    turns: tuple[tuple[int, str, str], ...]  # colour, name, "past", "now" or ""
    compass: Compass | None
    flow: int  # turn of the texture
    spaces: tuple[Space, ...]
    lens: Lens | None
    track: Track
    panels: tuple[Panel, ...]
    two_colours: bool  # each seat plays two
    price_rows: tuple[PriceRow, ...]
    abouts: tuple[About, ...]
    face_down: int
    income: int  # biological points before each cell division
    amoeba_spaces: str  # how many living ones move a marker how far, such as "3 → 1"
    gene_spaces: str  # the same of gene cards


_space = lru_cache(PARTS_KEPT)(Space)
_compass = lru_cache(PARTS_KEPT)(Compass)
_track = lru_cache(PARTS_KEPT)(Track)


def _steps(spaces: Row) -> str:
    return " · ".join(
        f"{count}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{far}"
        for count, far in enumerate(spaces)
        if far
    )


class UrsuppePainter(LensPainter[Scene], PanelPainter[Scene]):
    """Works out the scene of one View."""

    def scene(self) -> Scene:
        """Return the whole table."""
        view, price_rows = self._view, self.price_rows()
        marked = sum(card.spot.marked for row in price_rows for card in row.cards)
        colours = view.colour_count
        return Scene(
            colours=colours,
            phase=view.phase,
            shopping=self._sells and 0 < marked <= EXPLAINED,
            phases=tuple(self._phases()),
            turns=tuple(self._turns()),
            compass=self._compass(),
            flow=geometry.FLOWS[view.card.current if view.card else "still"],
            spaces=tuple(self._spaces()),
            lens=self.lens(),
            track=self._track(),
            panels=self.panels(),
            two_colours=view.two_colours,
            price_rows=price_rows,
            abouts=tuple(card.about for row in price_rows for card in row.cards),
            face_down=view.face_down,
            income=view.income,
            amoeba_spaces=_steps(AMOEBA_SPACES[colours, : AMOEBAS[colours] + 1]),
            gene_spaces=_steps(GENE_SPACES),
        )

    # the phase bar

    def _phases(self) -> Iterator[tuple[int, str, str]]:
        now = self._view.phase
        for phase in range(1, PHASES + 1):
            state = "now" if phase == now else "past" if phase < now else ""
            yield phase, self._t(f"phase-{phase}"), state

    def _turns(self) -> Iterator[tuple[int, str, str]]:
        view = self._view
        if view.phase == 0 or view.to_move == OVER:
            return
        order = tuple(reversed(view.order)) if view.phase == 1 else view.order
        for colour in order:
            past = "past" if colour in view.gone else ""
            yield colour, self._owners[colour], "now" if colour == view.active else past

    # the compass

    def _compass(self) -> Compass | None:
        view = self._view
        if view.card is None:
            return None
        return _compass(view.card, view.next_card, view.cards_left, view.unseen)

    # the soup

    def _spaces(self) -> Iterator[Space]:
        inside: dict[int, list[Amoeba]] = defaultdict(list)
        for one in self._amoebas:
            inside[one.of.cell].append(one)
        asked = any(target.startswith("cell-") for target in self._choices)
        for space in self._view.spaces:
            cell = space.cell
            target, role = cell_target(cell), self._space_role(cell)
            spot = self._spot_or_why(target, space.name) if asked else idle(target)
            yield _space(space, spot, tuple(inside[cell]), role, self._texts)

    def _space_role(self, cell: int) -> str:
        view = self._view
        if view.attack and view.attack.cell == cell:
            return "battle"
        if view.selection and view.selection.cell == cell:
            return "served"
        return ""

    # the track

    def _track(self) -> Track:
        view = self._view
        last = view.track_spaces + 1
        starts = map(start_target, range(1, last + 1)) if self._choices else ()
        standing = [self._marker(c)[-1] for c in view.order if view.colours[c].marker]
        return _track(
            last,
            view.finish_from,
            view.colour_count,
            tuple(self._marker(one.colour) for one in view.colours if one.marker),
            tuple(self._spot(target) for target in starts if target in self._choices),
            ", ".join(standing) or self._t("board-nothing"),
        )

    def _marker(self, colour: int) -> tuple[int, int, str]:
        """Return where the marker of a colour lies, the colour, and words about both."""
        space = self._view.colours[colour].marker
        words = self._t("board-marker", name=self._owners[colour], space=space)
        return min(space, self._view.track_spaces + 1), colour, words
