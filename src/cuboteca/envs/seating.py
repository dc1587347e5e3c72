"""The basis of every environment: a game with its seats and options, and how it is rendered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from cuboteca.core.data_files import option_value
from cuboteca.core.engine import engine_of
from cuboteca.core.errors import OptionError
from cuboteca.core.texts import Texts
from cuboteca.envs.extras import needed
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.picture import Canvas
    from cuboteca.core.record import State

#: What an environment does with an illegal action: the play ends and its seat gets -1, a legal
#: action is drawn instead, or IllegalActionError is raised and nothing has changed.
IllegalRule: TypeAlias = Literal["end", "random", "raise"]
#: Where the legal actions are shown: beside the observation, or in the info.
MaskPlace: TypeAlias = Literal["observation", "info"]
RenderMode: TypeAlias = Literal["ansi", "human", "rgb_array"]

RENDER_MODES: tuple[RenderMode, ...] = ("ansi", "human", "rgb_array")
FRAMES_PER_SECOND = 2


@dataclass(frozen=True)
class Seating:
    """A game with its seats and options, complete and checked.

    Unpickling looks the game up again, so a seating can be sent to other processes.
    """

    name: str
    seat_count: int
    options: Mapping[str, OptionValue]

    @cached_property
    def game(self) -> Game:
        """The game."""
        return game_of(self.name)

    @cached_property
    def engine(self) -> Engine:
        """Its engine: compiled, or interpreted under ``CUBOTECA_INTERPRETED=1``."""
        return engine_of(self.game)

    def __getstate__(self) -> dict[str, object]:
        return {"name": self.name, "seats": self.seat_count, "options": dict(self.options)}

    def __deepcopy__(self, _memo: object) -> Seating:
        return self  # it never changes

    @cached_property
    def names(self) -> list[str]:
        """Names by seat, which are those of the agents."""
        return [f"player_{seat}" for seat in range(self.seat_count)]

    @cached_property
    def _texts(self) -> Texts:
        return Texts("en", [self.game.folder / "texts"])

    def describe(self, state: State, seat: int | None = None) -> str:
        """Return what ``seat`` (None: a spectator) may know of ``state``, as lines of text."""
        shown = self.game.presentation
        return shown.describe(shown.view(self._checked(state), seat), self._texts, self.names)

    def picture(self, state: State, seat: int | None = None) -> Canvas:
        """Return what ``seat`` (None: a spectator) may know of ``state``, as a picture."""
        return self.game.picture_of(self._checked(state), seat, self._texts, self.names)

    def _checked(self, state: State) -> State:
        layout = self.game.rules.layout
        return layout.unpack(layout.pack(state))

    def render(self, state: State, mode: str | None) -> Any:
        """Return ``state`` in the form that ``mode`` asks for; "human" prints it as text."""
        if mode is None:
            return None
        if mode == "rgb_array":
            from cuboteca.core.raster import frame_of  # noqa: PLC0415  # resvg is an extra

            return frame_of(self.picture(state))
        text = self.describe(state)
        if mode == "human":
            print(text, flush=True)  # noqa: T201  # this is what the mode is for
            return None
        return text


def seating_of(name: str, seat_count: int | None, options: Mapping[str, object]) -> Seating:
    """Return the seating of a game, options completed and checked.

    Args:
        name: The game's name.
        seat_count: Number of seats; by default the game's fewest, but at least two.
        options: Any of the game's options; a path (``os.PathLike``) means its file's text.

    Raises:
        OptionError: The seats or an option do not fit; the message says what would.
    """
    game = game_of(name)
    count = game.meta.usual_seats if seat_count is None else seat_count
    if isinstance(count, bool) or not isinstance(count, int):
        raise OptionError(f"seats must be a whole number, not '{str(count)[:40]}'")
    read = {name: option_value(name, value) for name, value in options.items()}
    return Seating(name, count, game.options(read, count))


def checked(what: str, value: Any, kind: Any, *, none: bool = False) -> Any:
    """Return ``value`` if it is one of the literals of ``kind``.

    Raises:
        OptionError: It is none of them; the message lists them.
    """
    if (none and value is None) or value in get_args(kind):
        return value
    known = ", ".join(map(repr, get_args(kind))) + (" or None" if none else "")
    raise OptionError(f"{what} must be one of {known}, not {str(value)[:40]!r}")


def checked_render_mode(mode: str | None) -> str | None:
    """Return ``mode`` if it exists here and what draws it is installed.

    Raises:
        OptionError: There is no such mode.
        MissingLibraryError: What draws it is not installed.
    """
    checked("render_mode", mode, RenderMode, none=True)
    if mode == "rgb_array":
        needed("PIL")
        needed("resvg_py")
    return mode


__all__ = [
    "FRAMES_PER_SECOND",
    "RENDER_MODES",
    "IllegalRule",
    "MaskPlace",
    "RenderMode",
    "Seating",
    "checked",
    "checked_render_mode",
    "seating_of",
]
