"""The table of Ursuppe as plain values: what ``board.html`` shows, worked out from a View."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.constants import OVER
from cuboteca.core.drawing import worded
from cuboteca.games.ursuppe.drawing import geometry
from cuboteca.games.ursuppe.drawing.lens import PARTS_KEPT, Amoeba, Lens, LensPainter, Spot
from cuboteca.games.ursuppe.drawing.panels import About, Panel, PanelPainter, PriceRow
from cuboteca.games.ursuppe.words.phrases import cell_target, start_target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import CardView, SpaceView

PHASES = 6
TOWER = 3
OZONE_RING = 14  # the highest ozone, a full ring
NUMBERED = 5  # every fifth space of the track has its number
CROWDS = (1, 2, 4, 6)  # amoebas in a space up to which they are drawn ever smaller


@dataclass(frozen=True, eq=False)
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


@dataclass(frozen=True, eq=False)
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


@dataclass(frozen=True, eq=False)
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
    abouts: tuple[About, ...]
    face_down: int
    lively: bool
    over: bool


class UrsuppePainter(LensPainter[Scene], PanelPainter[Scene]):
    """Works out the scene of one View."""

    def scene(self) -> Scene:
        """Return the whole table."""
        view, price_rows = self._view, self.price_rows()
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
            spaces=tuple(self._spaces()),
            lens=self.lens(),
            track=self._track(),
            track_text=self._track_text(),
            panels=self.panels(),
            price_rows=price_rows,
            abouts=tuple(card.about for row in price_rows for card in row.cards),
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
            yield Turn(colour, self._owners[colour], "now" if colour == view.active else past)

    # the compass

    def _compass(self) -> Compass | None:
        view = self._view
        if view.card is None:
            return None
        return _compass(view.card, view.next_card, view.cards_left, view.unseen, self._texts)

    # the soup

    def _spaces(self) -> Iterator[Space]:
        inside: dict[int, list[Amoeba]] = defaultdict(list)
        for one in self._amoebas:
            inside[one.of.cell].append(one)
        for space in self._view.spaces:
            cell = space.cell
            spot, role = self._spot(cell_target(cell)), self._space_role(cell)
            yield _space(space, spot, tuple(inside[cell]), role, self._texts)

    def _space_role(self, cell: int) -> str:
        view = self._view
        if view.attack and view.attack.cell == cell:
            return "battle"
        if view.selection and view.selection.cell == cell:
            return "served"
        return ""

    # the track

    def _track(self) -> tuple[TrackSpace, ...]:
        view = self._view
        last = view.track_spaces + 1
        markers: dict[int, list[tuple[int, str]]] = defaultdict(list)
        for one in view.colours:
            if one.marker:
                markers[min(one.marker, last)].append((one.colour, self._marker_words(one.colour)))
        starts = map(start_target, range(1, last + 1)) if self._choices else ()
        return _track(
            view.track_spaces,
            view.finish_from,
            view.colour_count,
            tuple((space, tuple(found)) for space, found in markers.items()),
            tuple(self._spot(target) for target in starts if target in self._choices),
        )

    def _marker_words(self, colour: int) -> str:
        marker = self._view.colours[colour].marker
        return self._t("board-marker", name=self._owners[colour], space=marker)

    def _track_text(self) -> str:
        standing = [self._marker_words(c) for c in self._view.order if self._view.colours[c].marker]
        return ", ".join(standing) or self._t("board-nothing")


@lru_cache(PARTS_KEPT)
def _compass(
    card: CardView,
    after: CardView | None,
    left: int,
    unseen: tuple[tuple[CardView, int], ...],
    texts: Texts,
) -> Compass:
    return Compass(
        shore=geometry.SHORE,
        cliff=geometry.CLIFF,
        ways=tuple(
            Way(geometry.FLOWING if now else geometry.RESTING, turn, now)
            for way, turn in geometry.WAYS.items()
            for now in (way == card.current,)
        ),
        card=card,
        ring=f"{100 * card.ozone / OZONE_RING:.4g}",
        after=after,
        after_text=_card(after, texts) if after else "",
        left=left,
        unseen=tuple(
            (f"current-{one.current}", _card(one, texts), copies) for one, copies in unseen
        ),
    )


def _card(card: CardView, texts: Texts) -> str:
    return f"{worded(texts, f'current-{card.current}-card')} {card.ozone}"


@lru_cache(PARTS_KEPT)
def _space(
    space: SpaceView, spot: Spot, amoebas: tuple[Amoeba, ...], role: str, texts: Texts
) -> Space:
    return Space(
        of=space,
        spot=spot,
        amoebas=amoebas,
        crowd=sum(len(amoebas) > limit for limit in CROWDS),
        words=_space_words(space, amoebas, texts),
        role=role,
    )


def _space_words(space: SpaceView, amoebas: tuple[Amoeba, ...], texts: Texts) -> str:
    parts = [amoeba.words for amoeba in amoebas]
    parts += [
        f"{worded(texts, f'colour-{colour}')} ×{count}"
        for colour, count in enumerate(space.food)
        if count
    ]
    if space.toxic:
        parts.append(worded(texts, "board-toxic", count=space.toxic))
    contents = ", ".join(parts) or worded(texts, "board-nothing")
    return worded(texts, "board-space", space=space.name, contents=contents)


@lru_cache(PARTS_KEPT)
def _track(
    spaces: int,
    finish_from: int,
    starts: int,
    markers: tuple[tuple[int, tuple[tuple[int, str], ...]], ...],
    offered: tuple[Spot, ...],
) -> tuple[TrackSpace, ...]:
    """Return the spaces of the track.

    Args:
        spaces: How many it has; those beyond are drawn as one more.
        finish_from: The first one of the finish.
        starts: How many of them are where markers may begin.
        markers: By space: the colours that are there, and words about them.
        offered: Spaces that may be chosen.
    """
    there, spots = dict(markers), {spot.id: spot for spot in offered}
    found = []
    for space in range(1, spaces + 2):
        numbered = space <= starts or space % NUMBERED == 0 or space == finish_from
        target = start_target(space)
        found.append(
            TrackSpace(
                spot=spots.get(target) or Spot(target, None, marked=False),
                space=space,
                label="+" if space > spaces else str(space) if numbered else "",
                finish=space >= finish_from,
                start=space <= starts,
                markers=there.get(space, ()),
            )
        )
    return tuple(found)
