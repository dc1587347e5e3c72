"""One play, from the first decision to the outcome."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from cuboteca.bots.bot import Bot, action_of, context_of
from cuboteca.bots.levels import make_bot
from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import IllegalActionError, OptionError, RecordError
from cuboteca.core.files import write_text
from cuboteca.core.play import Event, Outcome, SeenEvent, sampler_of
from cuboteca.core.play import Play as CorePlay
from cuboteca.core.play_record import event_pair, parse_record, record_of
from cuboteca.core.replay import replay
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import game as game_of
from cuboteca.public.actions import Action, Labels
from cuboteca.public.catalogue import GameInfo, configure, info_of
from cuboteca.public.records import records_in

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from cuboteca.core.game import OptionValue
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.public.catalogue import GivenOption

    Rng: TypeAlias = NDArray[np.uint64]  # uint64[1], as ``core.chance`` takes it

#: An action as an argument: one of ``Play.legal_actions``, its text or its number.
GivenAction: TypeAlias = Action | str | int


class Play:
    """One play of a game.

    Chance is drawn at once, after the set-up and after each action, so the play always waits for a
    seat or is over.  With a seed, the same actions always lead to the same draws; without one,
    draws come from the operating system.

    This object knows everything, secrets included.  These methods return only what a seat may know:
    ``view``, ``observation``, ``information_state``, ``text`` and ``svg``.

    Args:
        game: Its name, one of ``list_games``.
        seats: Number of seats; by default the game's usual one.
        seed: Of the draws, a whole number.
        names: Names of the players, by seat.
        language: Language of labels, texts and pictures: ``"en"``, ``"it"`` or ``"fr"``.
        position: Where it begins, as ``position`` of another play says it; by default at the start.
        **options: Options of the game, by name; a path (``os.PathLike``) means its file's text.

    Raises:
        UnknownGameError: There is no such game.
        OptionError: The number of seats, an option, the names or the language is not valid; says
            what would be.
        PositionError: The position is none of the game with so many seats.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        language: str = "en",
        position: str = "",
        **options: GivenOption,
    ) -> None:
        chosen = configure(game, seats, options)
        core = CorePlay(chosen.game, chosen.options, chosen.seat_count, position=position)
        self._begin(core, seed, names, language)
        self._draw()

    def _begin(
        self, core: CorePlay, seed: int | None, names: Sequence[str] | None, language: str
    ) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"language must be one of {', '.join(LANGUAGES)}, not '{language}'")
        if names is not None and len(names) != core.seat_count:
            raise OptionError(
                f"{core.seat_count} seats need {core.seat_count} names, not {len(names)}"
            )
        self._core = core
        self._seed = seed
        self._rng: Rng | None = None if seed is None else seeded(seed)
        self._rng_before: list[int] = []  # by decision, to undo it
        self._names = tuple(names or (f"Player {seat}" for seat in range(core.seat_count)))
        self._language = language
        self._bots: dict[tuple[str, int], Bot] = {}

    # what is played

    @property
    def core(self) -> CorePlay:
        """The wrapped play of ``cuboteca.core``; read it, but act through this object."""
        return self._core

    @property
    def game(self) -> GameInfo:
        """The game."""
        return info_of(self._core.game)

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """All options of the game, including defaults."""
        return dict(self._core.options)

    @property
    def seat_count(self) -> int:
        """The number of seats."""
        return self._core.seat_count

    @property
    def seed(self) -> int | None:
        """The seed of the draws; None if they come from the operating system."""
        return self._seed

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names

    # where it stands

    @property
    def to_move(self) -> int | None:
        """The seat to move, from 0; None once the play is over."""
        mover = self._core.to_move
        return None if mover == OVER else mover

    @property
    def position(self) -> str:
        """All of the position in the notation of states, secrets included.

        Another play can begin there, and ``cuboteca play --from`` and ``cuboteca solve`` take it.
        """
        return self._core.game.notation.format_state(self._core.state)

    @property
    def is_over(self) -> bool:
        """Whether the play is over."""
        return self._core.is_over

    @property
    def outcome(self) -> Outcome | None:
        """Points and ranks by seat and how the play ended; None while it lasts."""
        return self._core.outcome

    @property
    def points_now(self) -> tuple[int, ...]:
        """The points of each seat if play stopped and was counted now."""
        return self._core.game.presentation.points_now(self._core.state)

    @property
    def events(self) -> tuple[Event, ...]:
        """All actions and draws so far, secret ones included."""
        return tuple(self._core.events)

    # playing

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the legal actions of the seat to move, by number; none once the play is over."""
        core = self._core
        if core.is_over:
            return ()
        labels = Labels(
            core.game, core.engine.snapshot(core.state), core.to_move, self._texts, self._names
        )
        notation = core.game.notation
        return tuple(
            Action(number, core.to_move, notation.format_action(core.state, number), labels)
            for number in core.legal_actions()
        )

    def act(self, action: GivenAction) -> tuple[Event, ...]:
        """Let the seat to move take an action, and make the draws that follow.

        Args:
            action: One of ``legal_actions``, its text, or its number.

        Returns:
            The new events: the action, then the draws that it led to.

        Raises:
            IllegalActionError: The action is not legal now, or the play is over.
            NotationError: The text is not in the game's notation.

        After an error, nothing has changed.
        """
        core = self._core
        if core.is_over:
            raise IllegalActionError("the play is over")
        word = 0 if self._rng is None else int(self._rng[0])
        first = core.seq
        if isinstance(action, Action):
            self._check_is_current(action)
        if isinstance(action, str):
            core.act_text(core.to_move, action)
        else:
            core.act(core.to_move, int(action))
        self._rng_before.append(word)
        self._draw()
        return tuple(core.events[first:])

    def undo(self) -> tuple[Event, ...]:
        """Take back the last action and the draws after it, and return the undone events.

        If the play has a seed, the same action will lead to the same draws again.

        Raises:
            IllegalActionError: Nobody has acted yet.
        """
        core = self._core
        if not self._rng_before:
            raise IllegalActionError("there is no action to undo")
        first = max(seq for seq, event in enumerate(core.events) if event.actor != CHANCE)
        undone = tuple(core.events[first:])
        state = core.first_state()
        for event in core.events[:first]:
            core.engine.apply(state, event.number)
        core.state = state
        del core.events[first:]
        word = self._rng_before.pop()
        if self._rng is not None:
            self._rng[0] = word
        return undone

    def copy(self) -> Play:
        """Return an independent copy; with a seed, the same draws follow in both."""
        other = object.__new__(Play)
        other._begin(self._core.copy(), self._seed, self._names, self._language)
        other._rng = None if self._rng is None else self._rng.copy()
        other._rng_before = self._rng_before.copy()
        return other

    # bots

    def ask(self, bot: Bot | str) -> Action:
        """Return the action that a bot would take for the seat to move; the play does not change.

        Args:
            bot: A name from ``list_bots``, or a bot: an object with a method ``choose``, which gets
                what the seat knows and returns the number of a legal action.

        Raises:
            IllegalActionError: The play is over, or the bot chose an illegal action.
            CubotecaError: There is no such bot, or it did not choose a number.
        """
        seat = self.to_move
        if seat is None:
            raise IllegalActionError("the play is over")
        asked = self._bot(bot, seat) if isinstance(bot, str) else bot
        known = context_of(self._core, seat, seeded(self._seed_of(self.seat_count), self._core.seq))
        number = action_of(asked.choose(known))
        for action in self.legal_actions():
            if action.number == number:
                return action
        raise IllegalActionError(f"the bot of seat {seat} chose {number}, which is not legal")

    def play_out(self, bots: Bot | str | Sequence[Bot | str] = "random") -> Outcome:
        """Let bots play to the end and return the outcome.

        Args:
            bots: One bot for all seats, or one for each seat.

        Raises:
            CubotecaError: The number of bots does not fit, or see ``ask``.
        """
        by_seat: Sequence[Bot | str]
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            by_seat = [bots] * self.seat_count
        else:
            by_seat = bots
        if len(by_seat) != self.seat_count:
            raise OptionError(f"{self.seat_count} seats need one bot each, not {len(by_seat)}")
        while (seat := self.to_move) is not None:
            self.act(self.ask(by_seat[seat]))
        assert self.outcome is not None, "a play that is over has an outcome"
        return self.outcome

    def _bot(self, name: str, seat: int) -> Bot:
        if (name, seat) not in self._bots:
            self._bots[name, seat] = make_bot(name, self._seed_of(seat))
        return self._bots[name, seat]

    def _seed_of(self, part: int) -> int:
        """Return a seed for a bot or for the states shown to bots, independent of the draws."""
        if self._seed is None:
            return secrets.randbits(63)
        return int(seeded(self._seed, part + 1)[0]) >> 1

    # what a seat knows

    def view(self, seat: int | None) -> Any:
        """Return what ``seat`` (None: a spectator) may know, as the game's own frozen dataclass."""
        return self._core.game.presentation.view(self._core.state, self._seat(seat))

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return int16[observation_size]: what ``seat`` may know, as numbers, for learners."""
        self._seat(seat)
        return self._core.engine.observe(self._core.state, seat)

    def legal_mask(self) -> NDArray[np.bool_]:
        """Return bool[action_count]: the seat to move's legal actions; all False once over."""
        core = self._core
        if core.is_over:
            return np.zeros(core.game.rules.action_count, np.bool_)
        return core.engine.legal_mask(core.state)

    def events_seen(self, seat: int | None) -> tuple[SeenEvent, ...]:
        """Return the events as ``seat`` (None: a spectator) knows them; complete once over."""
        return tuple(self._core.seen_by(self._seat(seat)))

    def information_state(self, seat: int) -> str:
        """Return everything that ``seat`` has seen happen, as one text.

        ``seat`` cannot tell two plays with the same text, game and options apart.  The text begins
        with the seat; each event follows as actor and notation, a secret draw as ``chance ?``.
        """
        self._seat(seat)
        seen = (event.seen_by(seat) for event in self._core.events)
        return "; ".join([str(seat), *(" ".join(event_pair(event)) for event in seen)])

    def state_text(self) -> str:
        """Return the whole state in the game's notation, secrets included."""
        return self._core.game.notation.format_state(self._core.state)

    # words and pictures

    def text(self, seat: int | None = None) -> str:
        """Return what ``seat`` (None: a spectator) may know, as lines of text."""
        shown = self._core.game.presentation
        return shown.describe(self.view(seat), self._texts, self._names)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"seat {self.to_move} to move"
        return (
            f"<Play of {self._core.game.name}, {self.seat_count} seats, "
            f"{self._core.seq} events, {where}>"
        )

    def svg(self, seat: int | None = None) -> str:
        """Return a picture of what ``seat`` (None: a spectator) may know, as stand-alone SVG."""
        core = self._core
        return core.game.picture_of(core.state, self._seat(seat), self._texts, self._names).svg()

    def png(self, seat: int | None = None) -> bytes:
        """Return the same picture as a PNG file.

        Raises:
            CubotecaError: The extra ``pictures``, which renders it, is not installed.
        """
        from cuboteca.envs.extras import needed  # noqa: PLC0415  # pulls in Gymnasium

        needed("resvg_py")
        needed("PIL")
        from cuboteca.core.raster import png_of  # noqa: PLC0415  # an extra

        return png_of(self.svg(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        """Return the picture as a separate image, so that ids in a notebook cannot clash."""
        data = base64.b64encode(self.svg().encode()).decode()
        title = f"{self._core.game.meta.title}, after {self._core.seq} events"
        return f'<img alt="{title}" src="data:image/svg+xml;base64,{data}">'

    # records

    def to_json(self) -> str:
        """Return the record of the play: one line of JSON, secrets included."""
        return record_of(self._core, self._names, seed=self._seed).line()

    @classmethod
    def from_json(cls, text: str, *, language: str = "en") -> Play:
        """Return the play of a record, every event checked against the rules.

        An unfinished play whose draws all follow from the record's seed continues with that seed;
        otherwise its further draws come from the operating system.

        Raises:
            RecordError: The record is damaged, of another version, or does not replay.
            UnknownGameError: There is no game of the record's name.
        """
        return cls.from_record(parse_record(text), language=language)

    @classmethod
    def from_record(cls, record: PlayRecord, *, language: str = "en") -> Play:
        """Return the play of a record that has already been parsed; see ``from_json``."""
        core = replay(game_of(record.game), record)
        play = object.__new__(cls)
        play._begin(core, record.seed, record.seats, language)
        play._rng_before = [0 for event in core.events if event.actor != CHANCE]
        if not play._follow_seed() and not core.is_over:
            play._seed = play._rng = None
        play._draw()
        return play

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file.

        Raises:
            OSError: The file cannot be written; an existing file is unchanged.
        """
        write_text(Path(path), self.to_json() + "\n")

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, language: str = "en") -> Play:
        """Return the play from a file with one record; ``load_plays`` reads several.

        Raises:
            RecordError: The file holds no record or more than one, or see ``from_json``.
            OSError: It cannot be read.
        """
        found = records_in(Path(path))
        if len(found) != 1:
            raise RecordError(
                f"'{path}' holds {len(found)} records, not one; load_plays() reads all of them"
            )
        return cls.from_record(found[0], language=language)

    # internals

    @cached_property
    def _texts(self) -> Texts:
        return Texts(self._language, [self._core.game.folder / "texts"])

    def _draw(self) -> None:
        if self._rng is None:
            self._core.draw_all(lambda _seq, total: secrets.randbelow(total))
        else:
            self._core.draw_all(sampler_of(self._rng))

    def _follow_seed(self) -> bool:
        """Return whether the draws so far follow from the seed, and advance the rng past them."""
        if self._rng is None:
            return False
        core, words = self._core, []
        again = CorePlay(core.game, core.options, core.seat_count, position=core.position)
        draw = sampler_of(self._rng)
        for event in core.events:
            if event.actor != CHANCE:
                words.append(int(self._rng[0]))
                again.act(event.actor, event.number)
            elif again.draw(draw).number != event.number:
                return False
        self._rng_before = words
        return True

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.seat_count:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.seat_count - 1}")
        return seat

    def _check_is_current(self, action: Action) -> None:
        """Raise if the action is from another position and only shares a legal action's number."""
        core = self._core
        legal = action.seat == core.to_move and core.may(action.number)
        if not legal or core.game.notation.format_action(core.state, action.number) != action.text:
            raise IllegalActionError(f"'{action.text}' of seat {action.seat} is not legal now")


def load_plays(path: str | os.PathLike[str], *, language: str = "en") -> tuple[Play, ...]:
    """Return the plays from a file of records, every event checked against the rules.

    Args:
        path: A file with one record per line, as ``save_plays`` writes it.
        language: See ``Play``.

    Raises:
        RecordError: A record is damaged or does not replay.
        UnknownGameError: There is no game of a record's name.
        OSError: The file cannot be read.
    """
    records = records_in(Path(path))
    return tuple(Play.from_record(record, language=language) for record in records)


def save_plays(path: str | os.PathLike[str], plays: Iterable[Play]) -> None:
    """Write the records of plays to a file, one per line.

    Raises:
        OSError: The file cannot be written; an existing file is unchanged.
    """
    write_text(Path(path), "".join(f"{play.to_json()}\n" for play in plays))


__all__ = ["Event", "GivenAction", "Outcome", "Play", "SeenEvent", "load_plays", "save_plays"]
