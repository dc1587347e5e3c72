"""What the drawings of all games share: a scene made from a view, for a page and a picture.

A game's painter turns a view into a scene: plain values, with words in the reader's language.  The
template ``board.html`` shows it on a page, with a button for each choice; a ``Picture`` draws the
same scene on a canvas (``core.picture``).  Both use the figures of the sprite ``symbols.svg``.

A template writes ``kept(macro, ...)`` instead of ``macro(...)`` for a part that stays the same for
several readers or changes.  Such a macro uses its arguments, ``t``, ``picture``, ``button``,
``sprite`` and ``kept``, and nothing else of the scene.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict, defaultdict
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

from markupsafe import Markup, escape

from cuboteca.core.picture import MARGIN, TOP, WIDTH, Canvas

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from pathlib import Path

    from jinja2.runtime import Macro

    from cuboteca.core.templates import Environment
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice

V = TypeVar("V")  # a game's view
S = TypeVar("S")  # its scene
V_contra = TypeVar("V_contra", contravariant=True)

_LINE = 26  # height of a line of a plain picture
_FIGURES_KEPT = 4_096
_SHORT_KEPT = 8_000_000  # characters of the parts of a game's boards
_LONG_KEPT = 2_000_000  # of those that are long
_LONG = 8_000
_KEY = 300  # characters that take as much memory as what a part is looked up by


@dataclass(frozen=True)
class Board:
    """A view drawn for a page.

    Attributes:
        markup: The drawing, to be placed inside one form.
        offered: The actions that have a button in it.
    """

    markup: Markup
    offered: frozenset[int]


#: Where nothing is said of whether somebody is there.
NO_SIGN = Markup()


@dataclass(frozen=True)
class Occupant:
    """Who has a seat, as the seat's panel says it beside the name.

    Attributes:
        note: Such as "bot, medium" or "you"; "" for nothing.
        away: Nobody is there: a person by link who has not come yet, or has left.
        presence: A sign that says whether that person is connected, beside the note; may be empty.
    """

    note: str = ""
    away: bool = False
    presence: Markup = NO_SIGN


@dataclass(frozen=True)
class Press:
    """A button of the board's form.

    Attributes:
        name: ``action``, or ``why`` for a button that asks why something cannot be done.
        value: Number of the action, or what ``why`` asks about.
        sentence: What it does in full, for screen readers and as a tooltip.
        effect: Points that it brings, signed; "" for none or unknown.
    """

    name: str
    value: int | str
    sentence: str
    effect: str = ""

    @property
    def tone(self) -> str:
        """``good`` or ``bad`` by the sign of the effect; ``even`` for none."""
        return {"+": "good", "\N{MINUS SIGN}": "bad"}.get(self.effect[:1], "even")


@lru_cache(maxsize=1024)
def signed(points: int) -> str:
    """Return ``points`` with a sign, a real minus where they are negative; "0" for none."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


@lru_cache(maxsize=8192)
def worded(texts: Texts, key: str, /, **args: str | int) -> str:
    """Return a text, cached: every drawing uses the same few hundred."""
    return texts.word(key, **args)


class Painter(ABC, Generic[V, S]):
    """Makes the scene of one view.

    Args:
        view: What the reader may know.
        choices: What the reader may do now.
        texts: Words of the reader's language.
        names: Names by seat.
        occupants: Who has each seat; empty where nobody has one, as in a picture.
    """

    no_points: ClassVar[str] = ""  # how an effect of none is written

    def __init__(
        self,
        view: V,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
        occupants: Sequence[Occupant] = (),
    ) -> None:
        self._view = view
        self._occupants = occupants or (Occupant(),) * len(names)
        self._texts = texts
        self._t = partial(worded, texts)
        self._names = names
        self._choices: dict[str, list[Choice]] = defaultdict(
            list
        )  # by the target that one taps for them
        for choice in choices:
            self._choices[choice.target].append(choice)

    @abstractmethod
    def scene(self) -> S:
        """Return the scene."""

    def _number(self, seat: int) -> str:
        """Return the number of a seat, counted from 1; "" unless another seat has its name."""
        return str(seat + 1) if self._names.count(self._names[seat]) > 1 else ""

    def _button(self, choice: Choice) -> Press:
        """Return the button of a choice."""
        effect = ""
        if choice.effect is not None:
            effect = signed(choice.effect) if choice.effect else self.no_points
        sentence = self._texts.plain(choice.label, self._names)
        return Press("action", choice.action, sentence, effect)

    def _press(self, target: str) -> Press | None:
        """Return the button of ``target``; None unless exactly one choice has that target."""
        found = self._choices.get(target, ())
        return self._button(found[0]) if len(found) == 1 else None


class Picture(ABC, Generic[V, S]):
    """Draws a scene, below the headline that ``Game.picture_of`` adds.

    Args:
        canvas: To draw on.
        scene: What is drawn.
        view: What the scene was made from.
        texts: Words of the reader's language.
    """

    def __init__(self, canvas: Canvas, scene: S, view: V, texts: Texts) -> None:
        self._on = canvas
        self._scene = scene
        self._view = view
        self._t = partial(worded, texts)

    @abstractmethod
    def draw(self) -> None:
        """Draw everything."""


@lru_cache(_FIGURES_KEPT)
def _figure(sprite: str, symbol: str, classes: str) -> Markup:
    return Markup('<svg class="{}" aria-hidden="true"><use href="{}#{}"/></svg>').format(
        classes, sprite, symbol
    )


class _Form:
    """Functions for templates to write figures and buttons; records which actions were offered.

    Args:
        sprite: Address of ``symbols.svg``.
    """

    def __init__(self, sprite: str) -> None:
        self.sprite = sprite
        self.offered: set[int] = set()

    def picture(self, symbol: str, classes: str = "pic") -> Markup:
        """Return a figure of the sprite, hidden from screen readers."""
        return _figure(self.sprite, symbol, classes)

    def button(self, press: Press, classes: str, **more: str | bool | None) -> Markup:
        """Return the start of a button, up to what is written on it.

        Args:
            press: The button.
            classes: Its classes.
            more: Other attributes, with underscores for hyphens; True means one without a value,
                and false values are left out.
        """
        attributes: dict[str, str | bool | None] = {}
        if press.name == "action":
            self.offered.add(int(press.value))
            attributes = {"data_hint": press.sentence, "data_effect": press.effect}
        written = "".join(
            f" {name.replace('_', '-')}" + ("" if value is True else f'="{escape(value)}"')
            for name, value in (attributes | more).items()
            if value
        )
        start = f'<button type="submit" name="{press.name}" value="{escape(press.value)}"'
        return Markup(f'{start} class="{escape(classes)}"{written}>')  # noqa: S704  # all escaped


class _Written(NamedTuple):
    """A part of a board that was written, with the actions that it offers."""

    markup: Markup
    offered: frozenset[int]


class _Cache:
    """Parts that were written, by what they show: those that were used last.

    Args:
        most: How many characters they may have.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: OrderedDict[Hashable, _Written] = OrderedDict()
        self._characters = 0

    def __len__(self) -> int:
        return len(self._parts)

    def find(self, key: Hashable) -> _Written | None:
        """Return a part; None if it is not there."""
        found = self._parts.get(key)
        if found is not None:
            self._parts.move_to_end(key)
        return found

    def put(self, key: Hashable, part: _Written) -> None:
        """Keep a part, and as many others as there is room for."""
        self._parts[key] = part
        self._characters += len(part.markup) + _KEY
        while self._characters > self._most:
            _, dropped = self._parts.popitem(last=False)
            self._characters -= len(dropped.markup) + _KEY


class _Parts:
    """Parts of boards that were written; the last ones are kept.

    So a part that looks the same to several people, or before and after a change, is written once.
    Long ones, which are put together from others and which most changes change, are kept apart, so
    that they leave room for many short ones.
    """

    def __init__(self) -> None:
        self._short, self._long = _Cache(_SHORT_KEPT), _Cache(_LONG_KEPT)

    def __len__(self) -> int:
        return len(self._short) + len(self._long)

    def write(self, form: _Form, texts: Texts, macro: Macro, *shown: Hashable) -> Markup:
        """Return the output of a macro, which depends on nothing but what is given here.

        Args:
            form: Records which actions the part offers.
            texts: Words of the reader's language.
            macro: Writes the part.
            shown: Its arguments.
        """
        key = (macro.name, form.sprite, texts, shown)
        found = self._short.find(key) or self._long.find(key)
        if found is None:
            others, form.offered = form.offered, set()
            markup = Markup(macro(*shown))  # noqa: S704  # of our own template
            found = _Written(markup, frozenset(form.offered))
            form.offered = others
            (self._long if len(markup) > _LONG else self._short).put(key, found)
        form.offered |= found.offered
        return found.markup


class Drawing(Generic[V, S]):
    """How a game is drawn.

    Args:
        folder: With ``board.html``, ``cover.html`` and ``symbols.svg``.
        painter: Makes the scene.
        picture: Draws it.
    """

    def __init__(
        self, folder: Path, painter: type[Painter[V, S]], picture: type[Picture[V, S]]
    ) -> None:
        self._folder = folder
        self._painter = painter
        self._picture = picture
        self._parts = _Parts()

    @cached_property
    def _templates(self) -> Environment:
        # most uses of a game draw no page, and need not wait for Jinja
        from cuboteca.core.templates import Environment  # noqa: PLC0415

        return Environment(self._folder)

    def _rendered(self, template: str, form: _Form, **more: object) -> Markup:
        page = self._templates.get_template(template)
        about = {"sprite": form.sprite, "picture": form.picture, "button": form.button}
        return escape(page.make_module(about | more))

    def board(
        self,
        view: V,
        *,
        choices: Sequence[Choice],
        texts: Texts,
        names: Sequence[str],
        sprite: str,
        occupants: Sequence[Occupant] = (),
    ) -> Board:
        """Return a view for a page; each choice is a button at its ``target``.

        Args:
            view: What the reader may know.
            choices: What the reader may do now.
            texts: Words of the reader's language.
            names: Names by seat.
            sprite: Address of ``symbols.svg``.
            occupants: Who has each seat.
        """
        form = _Form(sprite)
        scene = self._painter(view, choices, texts, names, occupants).scene()
        kept = partial(self._parts.write, form, texts)
        t = partial(worded, texts)
        markup = self._rendered("board.html", form, scene=scene, t=t, kept=kept)
        return Board(markup, frozenset(form.offered))

    def cover(self, sprite: str) -> Markup:
        """Return the picture of the game for lists of games."""
        return self._rendered("cover.html", _Form(sprite))

    def picture(self, view: V, *, texts: Texts, names: Sequence[str]) -> Canvas:
        """Return a view drawn on a canvas, below the headline."""
        scene = self._painter(view, (), texts, names).scene()
        canvas = Canvas(self._folder / "symbols.svg")
        self._picture(canvas, scene, view, texts).draw()
        return canvas


class PlainDrawing(Generic[V_contra]):
    """The drawing of a game that has no other: its description, line by line.

    Args:
        describe: ``Presentation.describe`` of the game.
    """

    def __init__(self, describe: Callable[[V_contra, Texts, Sequence[str]], str]) -> None:
        self._describe = describe

    def board(
        self,
        view: V_contra,
        *,
        choices: Sequence[Choice],  # noqa: ARG002  # the page offers them all beside it
        texts: Texts,
        names: Sequence[str],
        sprite: str,  # noqa: ARG002  # nothing is drawn with it
        occupants: Sequence[Occupant] = (),  # noqa: ARG002  # the page says it
    ) -> Board:
        """Return the description for a page."""
        words = self._describe(view, texts, names)
        return Board(Markup('<pre class="plain">{}</pre>').format(words), frozenset())

    def cover(self, sprite: str) -> Markup:  # noqa: ARG002  # nothing is drawn with it
        """Return an empty picture."""
        return Markup('<svg class="cover" viewBox="0 0 320 200" aria-hidden="true"></svg>')

    def picture(self, view: V_contra, *, texts: Texts, names: Sequence[str]) -> Canvas:
        """Return the description on a canvas, below the headline."""
        canvas = Canvas()
        for number, line in enumerate(self._describe(view, texts, names).splitlines()):
            top = TOP + MARGIN + number * _LINE
            canvas.words(MARGIN, top, line, 16, fit=WIDTH - 2 * MARGIN)
        return canvas


__all__ = [
    "NO_SIGN",
    "Board",
    "Drawing",
    "Occupant",
    "Painter",
    "Picture",
    "PlainDrawing",
    "Press",
    "S",
    "V",
    "signed",
    "worded",
]
