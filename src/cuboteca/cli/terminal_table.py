"""A table in the terminal: shows the board, asks people, lets bots and chance act."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from cuboteca.bots.bot import Bot, context_of
from cuboteca.cli.encoding import printable
from cuboteca.cli.errors import NotSoError
from cuboteca.cli.rules import print_rules
from cuboteca.cli.sheets import ending_text, final_table, seat_style, sheet_table, signed
from cuboteca.cli.tables import FittingTable, grid
from cuboteca.core.chance import draw_below, mixed, seeded
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.errors import CubotecaError, NotationError
from cuboteca.core.files import write_text
from cuboteca.core.play import LONGEST_MACRO, Play, sampler_of
from cuboteca.core.play_record import record_for, record_of
from cuboteca.core.refusals import why_not
from cuboteca.core.summary import cited

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from cuboteca.core.arrays import RngState
    from cuboteca.core.play import Event
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice, Macro


_BOT = "bot:"


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat; a person if there is no bot."""

    name: str
    bot: Bot | None = None
    level: str = ""  # of the bot

    @property
    def record_name(self) -> str:
        """The name that records give this seat."""
        return bot_name(self.level) if self.level else self.name


def bot_name(level: str) -> str:
    """Return the name that records give a bot."""
    return _BOT + level


def level_in(name: str) -> str | None:
    """Return the level of the bot that a record names; None of a person."""
    return name.removeprefix(_BOT) if name.startswith(_BOT) else None


@dataclass(frozen=True)
class Draws:
    """Where chance comes from; the same seed and choices give the same play.

    Attributes:
        seed: Of all draws from now on.
        rng: Of a play that goes on, after its draws so far; None at its start.
        follows: Whether those came from the seed as well, so that records may name it.
    """

    seed: int
    rng: RngState | None = None
    follows: bool = True


@dataclass(frozen=True)
class _Running:
    """A macro that a person has started."""

    seat: int
    name: str
    left: int = LONGEST_MACRO  # decisions that it may still make


class _Left(Exception):  # noqa: N818  # leaving is not an error
    """The person leaves the table; nothing can be asked any more if the input has ended."""

    def __init__(self, *, ended: bool = False) -> None:
        super().__init__()
        self.ended = ended


class TerminalTable:
    """One play in the terminal.

    Args:
        play: At its start or after some events; with the interpreted engine.
        seats: Who sits where.
        texts: Words of the game and of the command line.
        console: For all input and output.
        draws: Where chance comes from.
    """

    def __init__(
        self,
        play: Play,
        seats: Sequence[Seat],
        texts: Texts,
        console: Console,
        *,
        draws: Draws,
    ) -> None:
        self._play = play
        self._seats = tuple(seats)
        self._names = [seat.name for seat in seats]
        self._texts = texts
        self._console = console
        self._seed = draws.seed if draws.follows else None
        self._sampler = sampler_of(seeded(draws.seed) if draws.rng is None else draws.rng)
        self._saved = play.seq  # events of the play as it was last saved whole
        self._guesses = seeded(mixed(draws.seed), 1)  # for what a bot cannot know
        self._before: list[Play] = []  # the play before each decision that can be taken back
        self._is_alone = sum(seat.bot is None for seat in seats) == 1
        self._running: _Running | None = None
        self._words = {
            "undo": self._undo,
            "save": self._save,
            "rules": self._rules,
            "board": self._show_board,
            "?": self._help,
            "help": self._help,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        """Play until the end, or until a person leaves."""
        title = self._play.game.meta.title
        if self._play.seq:
            self._print("play-goes-on", game=title, count=self._play.seq)
        else:
            self._print("play-begins", game=title, seed=str(self._seed))
        try:
            while not self._play.is_over:
                self._next_event()
        except _Left as left:
            if not left.ended:
                self._offer_to_save()
            self._print("play-left", count=self._play.seq)
            return
        except KeyboardInterrupt:
            if self._console.is_terminal:
                self._console.print()
                self._offer_to_save()
            raise
        outcome = self._play.outcome
        assert outcome is not None, "the play is over"
        self._board(None)
        self._console.print()
        self._console.print(ending_text(self._play, self._texts, self._names), soft_wrap=True)
        self._console.print(final_table(outcome, self._texts, self._names))
        self._print("play-over-hint")
        self._ask_after_the_end()

    def _print(self, key: str, **args: str | int) -> None:
        self._console.print(Text(self._texts.word(key, **args)), soft_wrap=True)

    # events

    def _next_event(self) -> None:
        mover = self._play.to_move
        before = self._play.engine.copy(self._play.state)
        if mover == CHANCE:
            self._forget()
            event = self._play.draw(self._sampler)
        elif (bot := self._seats[mover].bot) is not None:
            if not self._is_alone:
                self._forget()
            event = self._play.act(mover, self._decided(mover, bot))
        else:
            action = self._run_on(mover)
            if action is None:
                action = self._ask(mover)
            if action is None:
                return
            self._before.append(self._play.copy())
            before = self._play.engine.copy(self._play.state)
            event = self._play.act(mover, action)
        self._tell(before, event)

    def _decided(self, seat: int, bot: Bot) -> int:
        """Return a bot's decision; if it fails or is illegal, a random legal action."""
        context = context_of(self._play, seat, self._guesses)
        try:
            action = bot.choose(context)
        except WorkerError as error:
            why = str(error)
        else:
            if action in context.legal:
                return action
            why = f"answered {action}, which is not legal"
        self._print("play-stand-in", name=self._names[seat], reason=why)
        return context.legal[draw_below(self._guesses, len(context.legal))]

    def _forget(self) -> None:
        """Forget what could be undone: nothing is taken back past a draw, or past others' answers.

        What bots answer to the only person is taken back with that person's decision.
        """
        self._before.clear()

    def _tell(self, before: State, event: Event) -> None:
        told = self._play.game.presentation.log_entry(before, event.number, self._play.state)
        for said in told.sentences:
            line = Text("  ")
            line.append(self._texts.plain(said, self._names))
            if event.actor >= 0:
                line.stylize(seat_style(event.actor))
            self._console.print(line, soft_wrap=True)
        if told.sheet is not None:
            self._console.print(sheet_table(told.sheet, self._texts, self._names))

    # people

    def _run_on(self, seat: int) -> int | None:
        """Return the next action of the macro that ``seat`` has started; None if it is over."""
        running, self._running = self._running, None
        if running is None or running.seat != seat or not running.left:
            return None
        action = self._play.follow(seat, running.name)
        if action is not None:
            self._running = replace(running, left=running.left - 1)
        return action

    def _ask(self, seat: int) -> int | None:
        """Return the action that a person chooses; None if the play changed meanwhile."""
        presentation = self._play.game.presentation
        where = self._texts.plain(presentation.where(self._play.state), self._names)
        self._console.print(Rule(Text(where), style="dim"))
        self._board(seat)
        prompt = self._texts.plain(presentation.prompt(self._play.state, seat), self._names)
        name = Text(f"{self._names[seat]}: ", f"bold {seat_style(seat)}")
        self._console.print(name + Text(prompt), soft_wrap=True)
        choices = presentation.choices(self._play.state, seat)
        macros = {macro.name: macro for macro in self._play.macros(seat)}
        self._console.print(self._choices(choices, macros.values()))
        play = self._play
        while True:
            line = self._read()
            word, _, rest = line.partition(" ")
            if word.lower() in self._words:
                self._words[word.lower()](rest.strip())
                if self._play is not play:
                    return None
            elif line.lower() in macros:
                self._running = _Running(seat, line.lower())
                return self._run_on(seat)
            elif line:
                action = self._meant(seat, line, choices)
                if action is not None:
                    return action

    def _read(self) -> str:
        try:
            return self._console.input("[bold]>[/bold] ").strip()
        except EOFError:
            self._console.print()
            raise _Left(ended=True) from None
        except UnicodeDecodeError:
            raise NotSoError(
                "what was typed is not valid text in the terminal's encoding"
            ) from None

    def _choices(self, choices: Sequence[Choice], macros: Iterable[Macro]) -> FittingTable:
        table = grid()
        for justify in ("right", "left", "right", "left"):
            table.add_column(justify=justify)
        for number, choice in enumerate(choices, 1):
            effect = Text()
            if choice.effect is not None:
                style = "green" if choice.effect > 0 else "red" if choice.effect < 0 else "dim"
                words = self._texts.word(
                    "play-effect", count=choice.effect, points=signed(choice.effect)
                )
                effect = Text(words, style)
            label = printable(self._texts.plain(choice.label, self._names))
            table.add_row(
                Text(str(number), "bold"), Text(label), effect, Text(choice.notation, "dim")
            )
        dots = Text(printable("…"), "dim")
        for macro in macros:
            label = printable(self._texts.plain(macro.label, self._names))
            table.add_row(dots, Text(label), Text(), Text(macro.name, "dim"))
        return table

    def _meant(self, seat: int, line: str, choices: Sequence[Choice]) -> int | None:
        if line.isascii() and line.isdigit():
            number = int(line) if len(line) < 6 else 0
            if 1 <= number <= len(choices):
                return choices[number - 1].action
            self._print("play-no-number", line=line[:20], last=len(choices))
            return None
        try:
            action = self._play.game.notation.parse_action(self._play.state, line)
        except NotationError as error:
            self._console.print(Text(str(error), "red"), soft_wrap=True)
            self._print("play-hint")
            return None
        refused = why_not(self._play.game, self._play.state, seat, action)
        if refused is None:
            return action
        text = self._texts.plain(refused.sentence, self._names)
        place = self._play.game.summary.place_of(refused.sentence)
        if place is not None:
            text += f" ({cited(place, self._play.game.meta.title, self._texts)})"
        self._console.print(Text(text, "red"), soft_wrap=True)
        return None

    # commands that are not choices

    def _board(self, seat: int | None) -> None:
        presentation = self._play.game.presentation
        view = presentation.view(self._play.state, seat)
        words = presentation.describe(view, self._texts, self._names)
        self._console.print(self._painted(words))

    def _painted(self, words: str) -> Text:
        text = Text(words)
        for seat, name in enumerate(self._names):
            text.highlight_words([name], f"bold {seat_style(seat)}")
        return text

    def _show_board(self, _: str) -> None:
        self._board(self._play.to_move if self._play.to_move >= 0 else None)

    def _help(self, _: str) -> None:
        self._print("play-help")

    def _quit(self, _: str) -> None:
        raise _Left

    def _may_undo(self) -> bool:
        """Return whether no bot has answered, or at least none has told anything hidden."""
        if self._seats[self._play.events[-1].actor].bot is None:
            return True
        return self._play.can_take_back(self._play.to_move, with_answers=True)

    def _undo(self, _: str) -> None:
        if self._before and self._may_undo():
            self._play = self._before.pop()
            self._print("play-undone")
        else:
            self._print("play-no-undo")

    def _rules(self, word: str) -> None:
        try:
            print_rules(self._play.game, word or None, self._texts, self._console)
        except CubotecaError as error:
            self._console.print(Text(str(error), "red"), soft_wrap=True)

    def _save(self, name: str) -> None:
        if not name:
            self._print("play-save-where")
            return
        watcher = self._play.to_move  # whoever is typing; once the play is over nothing is hidden
        record = record_for(self._play, watcher, self._record_names(), seed=self._seed)
        if self._write(name, record) and all(text != HIDDEN for _, text in record.events):
            self._saved = self._play.seq

    def _offer_to_save(self) -> None:
        """Ask where to save a play that can go on later, until it is saved or not wanted."""
        if self._saved == self._play.seq:
            return
        self._print("play-offer")
        while True:
            try:
                name = self._read()
            except _Left:
                return
            record = record_of(self._play, self._record_names(), seed=self._seed)
            if not name:
                return
            if self._write(name, record):
                if any(event.text == HIDDEN for event in self._play.seen_by(None)):
                    self._print("play-saved-secrets")
                self._print("play-resume", file=shlex.quote(name))
                return

    def _record_names(self) -> list[str]:
        return [seat.record_name for seat in self._seats]

    def _write(self, name: str, record: PlayRecord) -> bool:
        """Write a record and say so, or why it could not be; return whether it was."""
        try:
            write_text(Path(name).expanduser(), record.line() + "\n")
        except (OSError, RuntimeError, ValueError) as error:  # also an impossible user or file name
            reason = getattr(error, "strerror", None) or str(error)
            self._print("play-not-saved", file=name, reason=reason)
            return False
        self._print("play-saved", file=name)
        return True

    def _ask_after_the_end(self) -> None:
        """Let people save the play, look things up, and leave."""
        while True:
            try:
                word, _, rest = self._read().partition(" ")
                if not word:
                    return
                if word.lower() in {"save", "rules", "board", "?", "help", "quit", "exit"}:
                    self._words[word.lower()](rest.strip())
                else:
                    self._print("play-over-hint")
            except _Left:
                return


__all__ = [
    "Draws",
    "Seat",
    "TerminalTable",
    "bot_name",
    "level_in",
]
