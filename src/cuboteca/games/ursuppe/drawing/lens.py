"""The lens: a closer look at what is going on, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, TypeVar

from cuboteca.core.drawing import Painter, Press, worded
from cuboteca.games.ursuppe.view import AmoebaView, UrsuppeView
from cuboteca.games.ursuppe.words.phrases import amoeba_target, food_target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.texts import Texts
    from cuboteca.games.ursuppe.view import AttackView, SelectionView

S = TypeVar("S")  # the scene

TRAVELS = {"move": "lens-move", "escape": "lens-escape-move"}  # by which dice are rolled
ANSWERS = {"escape": "gene-escape", "defend": "gene-defence"}
#: Spaces of the track above the dish and below it, in a wide window.
UPPER_SIDE, LOWER_SIDE = range(1, 15), range(27, 41)
#: So many parts of a kind are kept: most look the same to several readers and after a change.
#: What looks the same is one object then (``lru_cache`` of the class), so parts are compared by
#: identity (``eq=False``), which is quicker than by all that they show.
PARTS_KEPT = 4_096


@dataclass(frozen=True)
class Spot:
    """What one may tap: its id, its button if one choice has it, whether any choice has it."""

    id: str
    press: Press | None
    marked: bool


NOWHERE = Spot("", None, marked=False)


@lru_cache(PARTS_KEPT)
def idle(target: str) -> Spot:
    """Return what nobody may tap now."""
    return Spot(target, None, marked=False)


@dataclass(frozen=True, eq=False)
class Amoeba:
    """An amoeba in a space."""

    of: AmoebaView
    spot: Spot
    role: str  # "acts", "attacks", "attacked" or ""
    owner: str
    texts: Texts

    @cached_property
    def words(self) -> str:
        """Whose it is, its number and its damage."""
        number, damage = self.of.number, self.of.damage
        words = worded(self.texts, "board-amoeba", name=self.owner, number=number)
        return worded(self.texts, "board-damaged", amoeba=words, count=damage) if damage else words


_amoeba = lru_cache(PARTS_KEPT)(Amoeba)


@dataclass(frozen=True)
class Lens:
    """A closer look at what is going on: a meal, cubes taken along, an attack, a roll."""

    kind: str  # "meal", "carry", "suck", "attack", "roll" or "targets"
    title: str
    colour: int = 0
    number: int = 0
    cell: int = -1  # where the amoeba is
    other: tuple[int, int] | None = None  # the attacked amoeba
    other_name: str = ""
    name: str = ""
    chosen: tuple[tuple[int, int], ...] = ()  # colour and count
    offers: tuple[tuple[int, int, Spot], ...] = ()  # cubes that may be chosen, or not
    answers: tuple[tuple[str, str], ...] = ()  # symbol and words
    prey: tuple[Amoeba, ...] = ()  # amoebas that may be chosen, large enough for a finger
    note: str = ""
    dice: tuple[int, ...] = ()
    yours: bool = False
    high: bool = False  # fewer markers lie on the upper side of the track than on the lower one


class TablePainter(Painter[UrsuppeView, S]):
    """What the parts of the table share: who is called how, and what can be tapped."""

    def _spot(self, target: str) -> Spot:
        if target not in self._choices:
            return idle(target)
        return Spot(target, self._press(target), marked=True)

    def _spot_or_why(self, target: str, called: str, id_: str | None = None) -> Spot:
        """Return a part of the board; if it offers nothing, it can be asked why.

        Args:
            target: What it would be tapped for.
            called: Its name.
            id_: Its id, if another part has that of the target.
        """
        if target in self._choices and id_ is None:
            return self._spot(target)
        press = Press("why", target, self._t("board-why", what=called))
        return Spot(target if id_ is None else id_, press, marked=False)

    @cached_property
    def _owners(self) -> tuple[str, ...]:
        """For each colour the name of whoever plays it, with the colour where a seat has two."""
        return tuple(self._owner(one.seat, one.colour) for one in self._view.colours)

    def _owner(self, seat: int | None, colour: int) -> str:
        if seat is None:
            return self._t("board-dummy")
        if self._view.two_colours:
            name = self._t(f"colour-{colour}")
            return self._t("board-owner", name=self._names[seat], colour=name)
        return self._names[seat]

    def _called(self, colour: int, number: int) -> str:
        """Return how an amoeba is called: whose it is and its number."""
        return self._t("board-amoeba", name=self._owners[colour], number=number)


class LensPainter(TablePainter[S]):
    """Works out the lens, and amoebas, which it may show as well."""

    def lens(self) -> Lens | None:
        """Return the closer look; None while nothing asks for one."""
        view = self._view
        prey = (*(one for one in self._amoebas if one.spot.press), *self._resting())
        if view.attack is not None:
            lens = self._fight(view.attack)
        elif view.selection is not None:
            lens = self._meal(view.selection)
        elif view.travel is not None and view.travel.purpose in TRAVELS and view.travel.dice:
            colour, number = view.travel.amoeba
            title = self._t(TRAVELS[view.travel.purpose], amoeba=self._called(colour, number))
            lens = Lens("roll", title, colour, number, dice=view.travel.dice)
        elif view.decider is not None and prey:
            lens = Lens("targets", self._t("lens-targets"))
        else:
            return None
        one = (lens.colour, lens.number)
        return replace(
            lens,
            cell=next((a.of.cell for a in self._amoebas if (a.of.colour, a.of.number) == one), -1),
            name=self._called(lens.colour, lens.number) if lens.number else "",
            other_name=self._called(*lens.other) if lens.other else "",
            prey=prey,
            yours=view.decider in view.own,
            high=self._markers_on(UPPER_SIDE) < self._markers_on(LOWER_SIDE),
        )

    def _markers_on(self, side: range) -> int:
        return sum(one.marker in side for one in self._view.colours)

    def _meal(self, selection: SelectionView) -> Lens:
        colour, number = selection.amoeba
        return Lens(
            kind=selection.kind,
            title=self._t(f"lens-{selection.kind}", amoeba=self._called(colour, number)),
            colour=colour,
            number=number,
            chosen=tuple((one, count) for one, count in enumerate(selection.chosen) if count),
            offers=tuple(
                (one, count, self._spot(food_target(selection.cell, one)))
                for one, count in enumerate(selection.on_offer)
                if count and (selection.kind == "carry" or one != colour)
            ),
            note="" if any(selection.chosen) else self._t("lens-empty"),
        )

    def _fight(self, attack: AttackView) -> Lens:
        note = ""
        if attack.undefendable:
            note = self._t("lens-camouflaged")
        elif not attack.answers:
            note = self._t("lens-no-answer")
        elif attack.answering:
            note = self._t("lens-answering", name=self._owners[attack.target[0]])
        return Lens(
            kind="attack",
            title=self._t("lens-attack" if attack.hunting else "lens-aggression"),
            colour=attack.attacker[0],
            number=attack.attacker[1],
            other=attack.target,
            answers=tuple(
                (ANSWERS[answer], self._t(f"lens-{answer}")) for answer in attack.answers
            ),
            note=note,
        )

    @cached_property
    def _amoebas(self) -> tuple[Amoeba, ...]:
        return tuple(
            _amoeba(
                one,
                self._spot(amoeba_target(one.colour, one.number - 1)),
                self._role((one.colour, one.number)),
                self._owners[one.colour],
                self._texts,
            )
            for one in self._view.amoebas
        )

    def _resting(self) -> Iterator[Amoeba]:
        """Yield amoebas off the board that may be chosen."""
        for one in self._view.colours if self._choices else ():
            for number in one.reserve:
                spot = self._spot(amoeba_target(one.colour, number - 1))
                if spot.press:
                    of = AmoebaView(one.colour, number, -1, 0, False, False, False)
                    yield _amoeba(of, spot, "", self._owners[one.colour], self._texts)

    def _role(self, amoeba: tuple[int, int]) -> str:
        view = self._view
        if view.attack and amoeba in (view.attack.attacker, view.attack.target):
            return "attacks" if amoeba == view.attack.attacker else "attacked"
        acting = view.travel.amoeba if view.travel else (view.active, view.number)
        return "acts" if amoeba == acting else ""
