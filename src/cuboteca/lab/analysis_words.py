"""An analysis in a reader's language: numbers, turning points, expensive decisions, the curve."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.constants import CHANCE
from cuboteca.core.texts import Texts
from cuboteca.core.words import SeatName, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Play
    from cuboteca.core.record import State
    from cuboteca.core.words import Sentence
    from cuboteca.lab.analysis import Analysis, Turn, Verdict
    from cuboteca.lab.statistics import Estimate

TEXTS = Path(__file__).parent / "texts"

_COSTLY = 5
_BREADTH = 0.04  # of the curve's height, above and below where results are points
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 6")  # by seat: no colour says anything alone


@dataclass(frozen=True)
class ToldTurn:
    """A turning point in words; ``step`` is the replay's step that shows it."""

    step: int
    text: str


@dataclass(frozen=True)
class ToldVerdict:
    """An expensive decision in words."""

    step: int
    seat: int
    taken: str
    best: str
    cost: str


@dataclass(frozen=True)
class ToldMoment:
    """What one step was worth, in a sentence."""

    kind: str  # "cost", "perhaps", "fine" or "luck"
    text: str


@dataclass(frozen=True)
class SplitRow:
    """A seat's line of the table of luck and skill."""

    seat: int
    name: str
    result: str
    luck: str
    skill: str
    others: str
    adjusted: str
    lost: str


def texts_of(game: Game, language: str) -> Texts:
    """Return the words of analyses and of a game."""
    return Texts(language, (game.house / "texts", TEXTS))


@dataclass(frozen=True)
class Words:
    """Words one analysis.

    Attributes:
        play: That was analysed.
        analysis: Of it.
        texts: From ``texts_of``.
        names: Of the players, by seat.
        state_before: Gives the state before an event, for play's own engine; without it the play is
            played through.
    """

    play: Play
    analysis: Analysis
    texts: Texts
    names: Sequence[str]
    state_before: Callable[[int], State] | None = None

    # numbers

    def amount(self, value: float, *, sign: bool = False) -> str:
        """Return a result or a change of one: "54 %" or "12.3"."""
        if self.analysis.shares:
            text = f"{100 * value:+.0f}" if sign else f"{100 * value:.0f}"
        else:
            text = f"{value:+.1f}" if sign else f"{value:.1f}"
        if float(text) == 0:
            text = text.lstrip("+-")
        if self.texts.language != "en":
            text = text.replace(".", ",")
        text = text.replace("-", "\N{MINUS SIGN}")
        return self.texts.word("analysis-share", value=text) if self.analysis.shares else text

    def estimate(self, one: Estimate, *, sign: bool = True) -> str:
        """Return a value and the half-width of its interval."""
        half = self.amount((one.high - one.low) / 2)
        return f"{self.amount(one.value, sign=sign)} ± {half}"

    def cost(self, one: Estimate) -> str:
        """Return a cost and the half-width of its interval: "12 ± 3 of 100"."""
        half = max(100 * (one.high - one.low) / 2, 1) if one.high > one.low else 0
        text = f"{100 * one.value:.0f} ± {half:.0f}".replace("-", "\N{MINUS SIGN}")
        return self.texts.word("analysis-cost-value", value=text)

    @property
    def effort(self) -> str:
        """How much was tried."""
        found = self.analysis
        return self.texts.word(
            "analysis-effort",
            playouts=found.playouts,
            simulations=found.simulations,
            seed=found.seed,
        )

    # sentences

    def turns(self) -> tuple[ToldTurn, ...]:
        """Return the turning points, a sentence or two each, in order of play."""
        told = self._told({turn.seq for turn in self.analysis.turns})
        return tuple(
            ToldTurn(turn.seq + 1, self.texts.plain(self._turn(turn, told), self.names))
            for turn in self.analysis.turns
        )

    def _turn(self, turn: Turn, told: dict[int, tuple[str, str]]) -> Sentence:
        what, best = told[turn.seq]
        step, name = turn.seq + 1, SeatName(turn.seat)
        before, after = self.amount(turn.before), self.amount(turn.after)
        if turn.actor == CHANCE:
            return say(
                "analysis-turn-luck", step=step, told=what, name=name, before=before, after=after
            )
        verdict = self.analysis.verdict(turn.seq)
        actor = SeatName(turn.actor)
        if verdict is None or verdict.cost.low <= 0:
            return say(
                "analysis-turn-decision",
                step=step, actor=actor, told=what, name=name, before=before, after=after,
            )  # fmt: skip
        return say(
            "analysis-turn-missed",
            step=step, actor=actor, told=what, name=name, before=before, after=after,
            best=best, cost=self.cost(verdict.cost),
        )  # fmt: skip

    def moment(self, step: int) -> ToldMoment | None:
        """Return what the event before ``step`` was worth; None where that says nothing."""
        seq = step - 1
        if seq < 0:
            return None
        verdict = self.analysis.verdict(seq)
        if verdict is not None:
            return self._judged(verdict)
        if self.play.events[seq].actor != CHANCE:
            return None
        found = self.analysis.largest_change(seq)
        if found is None:
            return None
        seat, before, after = found
        text = self.texts.word(
            "analysis-moment-luck",
            name=self.names[seat],
            before=self.amount(before),
            after=self.amount(after),
        )
        return ToldMoment("luck", text)

    def _judged(self, verdict: Verdict) -> ToldMoment:
        if verdict.best == verdict.taken:
            return ToldMoment("fine", self.texts.word("analysis-moment-fine"))
        _, best = self._told({verdict.seq})[verdict.seq]
        kind = "cost" if verdict.cost.low > 0 else "perhaps"
        text = self.texts.word(f"analysis-moment-{kind}", best=best, cost=self.cost(verdict.cost))
        return ToldMoment(kind, text)

    def costly(self) -> tuple[ToldVerdict, ...]:
        """Return the most expensive decisions, the worst first; only those that surely cost."""
        sure = [one for one in self.analysis.verdicts if one.cost.low > 0]
        worst = sorted(sure, key=lambda one: (-one.cost.value, one.seq))[:_COSTLY]
        told = self._told({one.seq for one in worst})
        return tuple(
            ToldVerdict(one.seq + 1, one.seat, *told[one.seq], self.cost(one.cost)) for one in worst
        )

    def _told(self, wanted: set[int]) -> dict[int, tuple[str, str]]:
        """Return what events told, and for decisions the best action, by number of the event."""
        presentation, engine = self.play.game.presentation, self.play.engine
        found = {}
        for seq, before in self._states(wanted):
            event = self.play.events[seq]
            after = engine.copy(before)
            engine.apply(after, event.number)
            telling = presentation.tell(before, event.number, after)
            said = [self.texts.plain(one, self.names) for one in telling.sentences]
            label = self._label(before, event.actor, event.number, event.text)
            what = " ".join(said) or f"{label}."
            verdict = self.analysis.verdict(seq)
            best = (
                ""
                if verdict is None
                else self._label(before, verdict.seat, verdict.best_action, verdict.best)
            )
            found[seq] = (what, best)
        return found

    def _states(self, wanted: set[int]) -> Iterable[tuple[int, State]]:
        """Yield the states before events."""
        if self.state_before is not None:
            yield from ((seq, self.state_before(seq)) for seq in sorted(wanted))
            return
        engine = self.play.engine
        state = engine.start(self.play.options, self.play.seats)
        for seq, event in enumerate(self.play.events):
            if seq in wanted:
                yield seq, engine.copy(state)
            engine.apply(state, event.number)

    def _label(self, state: State, seat: int, action: int, notation: str) -> str:
        """Return an action as it is offered, in quotation marks; a draw in notation."""
        choices = () if seat == CHANCE else self.play.game.presentation.choices(state, seat)
        label = next((one.label for one in choices if one.action == action), None)
        if label is None:
            return notation
        text = self.texts.plain(label, self.names).rstrip(".")
        return f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}"

    # pictures

    def rows(self) -> tuple[SplitRow, ...]:
        """Return the table of luck and skill."""
        return tuple(
            SplitRow(
                seat=seat,
                name=self.names[seat],
                result=self.amount(split.result),
                luck=self.estimate(split.luck),
                skill=self.estimate(split.skill),
                others=self.estimate(split.others),
                adjusted=self.estimate(split.adjusted, sign=False),
                lost=self.cost(split.lost),
            )
            for seat, split in enumerate(self.analysis.splits)
        )

    def curve(self, *, at: int | None = None, link: str = "") -> Markup:
        """Return the curve as one ``<svg>`` that is as wide as its place.

        Args:
            at: The step that is marked.
            link: Address of a step, with ``{}`` for its number; turning points lead there.
        """
        low, high = self._range()
        last = max(self.analysis.last, 1)

        def down(value: float) -> float:
            return round(100 * (high - value) / (high - low), 2)

        def along(step: int) -> float:
            return round(100 * step / last, 2)

        ticks = [low + (high - low) * quarter / 4 for quarter in range(5)]
        parts = [
            Markup(
                '<line class="grid" x1="0" x2="100%" y1="{0}%" y2="{0}%"/>'
                '<text class="tick" x="0" y="{0}%" dy="{1}">{2}</text>'
            ).format(down(tick), -4 if tick < high else 13, self.amount(tick))
            for tick in ticks
        ]
        lines = [
            Markup(
                '<polyline class="line seat-{}" points="{}" stroke-dasharray="{}" '
                'vector-effect="non-scaling-stroke"/>'
            ).format(
                seat,
                " ".join(
                    f"{along(step)},{down(values[seat])}"
                    for step, values in enumerate(self.analysis.values)
                ),
                _DASHES[seat % len(_DASHES)],
            )
            for seat in range(self.analysis.seats)
        ]
        parts.append(
            Markup(
                '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">'
                "{}</svg>"
            ).format(Markup("").join(lines))
        )
        if at is not None:
            parts.append(
                Markup('<line class="now" x1="{0}%" x2="{0}%" y1="0" y2="100%"/>').format(along(at))
            )
        parts += [
            self._mark(number, turn, along(turn.seq + 1), down(turn.after), link)
            for number, turn in enumerate(self.analysis.turns, 1)
        ]
        return Markup('<svg class="curve" role="{}" aria-label="{}">{}</svg>').format(
            "group" if link else "img", self.texts.word("analysis-curve"), Markup("").join(parts)
        )

    def _mark(self, number: int, turn: Turn, x: float, y: float, link: str) -> Markup:
        dot = Markup(
            '<circle class="mark seat-{}" cx="{}%" cy="{}%" r="10"/>'
            '<text class="number" x="{}%" y="{}%" dy="5">{}</text>'
        ).format(turn.seat, x, y, x, y, number)
        if not link:
            return dot
        step = turn.seq + 1
        label = f"{number}: {self.texts.word('analysis-step')} {step}"
        return Markup('<a href="{}" data-step="{}" aria-label="{}">{}</a>').format(
            link.format(step), step, label, dot
        )

    def strip(self) -> Markup:
        """Return what each decision surely cost, one ``<svg>`` to stand below the curve."""
        sure = [one for one in self.analysis.verdicts if one.cost.low > 0]
        most = max((one.cost.value for one in sure), default=0.0)
        last = max(self.analysis.last, 1)
        lines = (
            Markup('<line class="line seat-{0}" x1="{1}%" x2="{1}%" y1="0" y2="{2}%"/>').format(
                one.seat, round(100 * (one.seq + 1) / last, 2), round(100 * one.cost.value / most)
            )
            for one in sure
        )
        return Markup('<svg class="costs" aria-hidden="true">{}</svg>').format(
            Markup("").join(lines)
        )

    def keys(self, *, at: int | None = None) -> Markup:
        """Return which line is whose, as the items of a list, with the values at step ``at``."""
        values = () if at is None else self.analysis.values[at]
        return Markup("").join(
            Markup(
                '<li class="seat-{}"><svg class="key" aria-hidden="true"><line class="line" '
                'x1="0" x2="100%" y1="50%" y2="50%" stroke-dasharray="{}"/></svg>{}{}</li>'
            ).format(
                seat,
                _DASHES[seat % len(_DASHES)],
                name,
                Markup(" <b>{}</b>").format(self.amount(values[seat])) if values else "",
            )
            for seat, name in enumerate(self.names)
        )

    def _range(self) -> tuple[float, float]:
        if self.analysis.shares:
            return 0.0, 1.0
        every = [value for values in self.analysis.values for value in values]
        low, high = min(every), max(every)
        room = _BREADTH * max(high - low, 1.0)
        return low - room, high + room


__all__ = ["SplitRow", "ToldMoment", "ToldTurn", "ToldVerdict", "Words", "texts_of"]
