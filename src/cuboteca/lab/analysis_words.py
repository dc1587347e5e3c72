"""An analysis in a reader's language: numbers, turning points, expensive decisions, the curve.

A number is printed only if it is clear: an estimate whose 95 % interval includes zero is put into
words ("not clear"), with the interval beside it.  A share of the win is never outside 0 to 100 %;
luck and skill are not shares but sums of changes, given in percentage points; see decision 30.  The
JSON form holds every estimate.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.constants import CHANCE
from cuboteca.core.texts import Texts
from cuboteca.core.words import SeatName, say
from cuboteca.lab.analysis import MOST_PLAYOUTS
from cuboteca.lab.grades import DOUBTFUL_FROM, GRADES, MISTAKE_FROM, grade_of, grades_of
from cuboteca.lab.smoothing import taut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Play
    from cuboteca.core.record import State
    from cuboteca.core.words import Sentence
    from cuboteca.lab.analysis import Analysis, LuckAndSkill, MoveAssessment, Swing
    from cuboteca.lab.grades import Grade
    from cuboteca.lab.statistics import Estimate

TEXTS = Path(__file__).parent / "texts"

_COSTLY = 5
#: Below these, a value is "hardly any": changes of shares of the win, of points, and costs.
_LITTLE_SHARE, _LITTLE_POINTS, _LITTLE_COST = 0.05, 0.5, 0.01
_MOST_DIGITS = 3
_BREADTH = 0.04  # of the curve's height, above and below where results are points
_SIGNS: dict[str, str] = {
    "best": "\N{BLACK STAR}",
    "good": "\N{CHECK MARK}",
    "doubtful": "?!",
    "mistake": "\N{BALLOT X}",
    "luck": "\N{DIE FACE-5}",
}
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 6")  # by seat: no colour says anything alone


@dataclass(frozen=True)
class SwingText:
    """A turning point in words; ``step`` is the replay's step that shows it."""

    step: int
    text: str


@dataclass(frozen=True)
class AssessmentText:
    """An expensive decision in words."""

    step: int
    seat: int
    taken: str
    best: str
    cost: str
    grade: Grade
    sign: str


@dataclass(frozen=True)
class MomentText:
    """What one step changed or cost, in a sentence."""

    kind: str  # a grade, or "luck"
    sign: str  # says the same without colour
    text: str


@dataclass(frozen=True)
class GradeCount:
    """How many decisions of a grade a seat took, such as "12 best"."""

    grade: Grade
    sign: str
    text: str


@dataclass(frozen=True)
class GradedStep:
    """A decision with its grade; ``step`` is the replay's step that shows what it led to."""

    step: int
    grade: Grade
    sign: str
    label: str  # such as "Step 12: mistake"


@dataclass(frozen=True)
class SeatGrades:
    """The decisions of a seat."""

    seat: int
    name: str
    counts: tuple[GradeCount, ...]  # the best first, without what there is none of
    steps: tuple[GradedStep, ...]  # in order of play

    @property
    def text(self) -> str:
        """Such as "12 best, 3 doubtful, 1 mistake"."""
        return ", ".join(one.text for one in self.counts)


@dataclass(frozen=True)
class Figure:
    """An estimate as people read it."""

    text: str  # the number, or the words that replace it
    interval: str = ""  # the 95 % interval; "" if nothing is in doubt
    known: bool = True  # the number is given; False: its interval includes zero


@dataclass(frozen=True)
class LuckAndSkillRow:
    """A seat's line of the table of luck and skill."""

    seat: int
    name: str
    result: Figure
    luck: Figure
    skill: Figure
    others: Figure
    adjusted: Figure  # the result minus the luck
    lost: Figure  # cost of a decision, on average


def texts_of(game: Game, language: str) -> Texts:
    """Return the texts of analyses and of a game."""
    return Texts(language, (game.folder / "texts", TEXTS))


def graded_text(counted: Mapping[Grade, int], language: str) -> str:
    """Return how many decisions of each grade there are: "12 best, 3 doubtful, 1 mistake"."""
    word = Texts(language, (TEXTS,)).word
    return ", ".join(
        word(f"analysis-grades-{one}", count=counted[one]) for one in GRADES if counted.get(one)
    )


def _rounded(value: float, digits: int, way: Callable[[float], int]) -> float:
    """Return a number rounded to ``digits`` by ``way``, ignoring noise in its last bits."""
    return float(way(round(value * 10**digits, 9)) / 10**digits)


def _digits_seen(one: Estimate, least: int) -> int | None:
    """Return how many digits show that a number and its interval, rounded outwards, exclude zero.

    At least ``least``; None if no number of digits that is printed shows it.
    """
    if not one.excludes_zero:
        return None
    near = min(abs(one.low), abs(one.high))
    for digits in range(least, _MOST_DIGITS + 1):
        if round(one.value, digits) and _rounded(near, digits, floor):
            return digits
    return None


def _is_sure(assessment: MoveAssessment) -> bool:
    """Return whether a decision clearly cost something, and enough to be printed."""
    cost = assessment.cost.clipped(0, 1).scaled(100)
    return _digits_seen(cost, 0) is not None


@dataclass(frozen=True)
class Words:
    """Words one analysis.

    Attributes:
        play: The play that was analysed.
        analysis: Its analysis.
        texts: As ``texts_of`` returns them.
        names: The players' names by seat.
        state_before: Returns the state before an event, for the play's own engine; without it the
            play is replayed.
    """

    play: Play
    analysis: Analysis
    texts: Texts
    names: Sequence[str]
    state_before: Callable[[int], State] | None = None

    # numbers

    def amount(self, value: float) -> str:
        """Return a result: "54 %", which is never below 0 or above 100, or "12.3"."""
        if self.analysis.shares:
            return self.texts.word("analysis-share", value=f"{100 * min(max(value, 0), 1):.0f}")
        return self._digits(value, 1)

    def _digits(self, value: float, digits: int, *, sign: bool = False) -> str:
        """Return a number as it is written in the language."""
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        if float(text) == 0:
            text = text.lstrip("+-")
        if self.texts.language != "en":
            text = text.replace(".", ",")
        return text.replace("-", "\N{MINUS SIGN}")

    def _bounds(self, one: Estimate, digits: int, *, sign: bool = False) -> tuple[str, str]:
        """Return an interval, rounded outwards; a bound is printed as zero only if it nearly is."""

        def bound(value: float, rounded: Callable[[float], int]) -> str:
            for more in range(digits, _MOST_DIGITS + 1):
                found = _rounded(value, more, rounded)
                if found:
                    return self._digits(found, more, sign=sign)
            return "0"

        return bound(one.low, floor), bound(one.high, ceil)

    def _interval(self, one: Estimate, digits: int, *, sign: bool = False) -> str:
        low, high = self._bounds(one, digits, sign=sign)
        return self.texts.word("analysis-interval", low=low, high=high)

    def change(self, one: Estimate) -> Figure:
        """Return a sum of changes, such as luck: "+29 pp" or "+2.3"; words if it is not clear."""
        shares = self.analysis.shares
        shown = one.scaled(100 if shares else 1)
        little = 100 * _LITTLE_SHARE if shares else _LITTLE_POINTS
        digits = 0 if shares else 1
        if one.is_exact and not one.value:
            return Figure(self.texts.word("analysis-nothing"))
        unit = "analysis-change-share" if shares else "analysis-change-points"
        is_little = max(abs(shown.low), abs(shown.high)) <= little
        seen = _digits_seen(shown, digits)
        if seen is not None and not (is_little and round(shown.value, digits) == 0):
            known = self._digits(shown.value, seen, sign=True)
            return Figure(
                self.texts.word(unit, value=known), self._interval(shown, seen, sign=True)
            )
        interval = self._interval(shown, digits, sign=True)
        if is_little:
            return Figure(self.texts.word("analysis-little"), interval)
        return Figure(self.texts.word("analysis-unclear"), interval, known=False)

    def without_luck(self, breakdown: LuckAndSkill) -> Figure:
        """Return the result minus the luck; not clear if the luck is not.

        A share and its interval are clipped to 0 to 100 %.
        """
        known = self.change(breakdown.luck).known
        if self.analysis.shares:
            one = breakdown.adjusted.clipped(0, 1)
            interval = self.texts.word("analysis-share", value=self._interval(one.scaled(100), 0))
        else:
            one = breakdown.adjusted
            interval = self._interval(one, 1)
        if not known:
            return Figure(self.texts.word("analysis-unclear"), interval, known=False)
        return Figure(self.amount(one.value), "" if one.is_exact else interval)

    def lost(self, breakdown: LuckAndSkill, decisions: int) -> Figure:
        """Return what a decision cost on average, out of 100, or words if it is not clear."""
        if not decisions or (breakdown.lost.is_exact and breakdown.lost.value <= 0):
            return Figure(self.texts.word("analysis-nothing"))
        one = breakdown.lost.scaled(1 / decisions).clipped(0, 1)
        shown = one.scaled(100)
        seen = _digits_seen(shown, 1)
        is_little = one.high <= _LITTLE_COST
        if seen is not None and not (is_little and round(shown.value, 1) == 0):
            interval = "" if one.is_exact else self._interval(shown, seen)
            return Figure(self._of_100(self._digits(shown.value, seen)), interval)
        interval = "" if one.is_exact else self._interval(shown, 1)
        if is_little:
            return Figure(self.texts.word("analysis-little"), interval)
        return Figure(self.texts.word("analysis-unclear"), interval, known=False)

    def cost(self, one: Estimate) -> str:
        """Return a clear cost: "12 of 100 (9 to 15)"."""
        shown = one.clipped(0, 1).scaled(100)
        seen = _digits_seen(shown, 0)
        digits = _MOST_DIGITS if seen is None else seen
        text = self._of_100(self._digits(shown.value, digits))
        if shown.is_exact:
            return text
        return f"{text} ({self._interval(shown, digits)})"

    def _of_100(self, text: str) -> str:
        return self.texts.word("analysis-cost-value", value=text)

    @property
    def budget(self) -> str:
        """How many playouts and simulations were run."""
        found = self.analysis
        return self.texts.word(
            "analysis-budget",
            playouts=found.playouts,
            simulations=found.simulations,
            seed=found.seed,
        )

    @property
    def more(self) -> tuple[str, str] | None:
        """How to learn more, and the command that does it.

        None if everything is clear or nothing would be gained.
        """
        found = self.analysis
        halves, doubt = [], False
        for row, breakdown in zip(self.rows(), found.luck_and_skill, strict=True):
            doubt = doubt or not row.lost.known
            for figure, one in (
                (row.luck, breakdown.luck),
                (row.skill, breakdown.skill),
                (row.others, breakdown.others),
            ):
                if not figure.known:
                    halves.append((one.high - one.low) / 2)
        if not (halves or doubt) or found.playouts >= MOST_PLAYOUTS:
            return None
        aim = 2 * (_LITTLE_SHARE if found.shares else _LITTLE_POINTS)
        wanted = found.playouts * max((max(halves, default=0.0) / aim) ** 2, 4.0)
        budget = str(min(ceil(wanted / 100) * 100, MOST_PLAYOUTS))  # as one types it
        return (
            self.texts.word("analysis-more", playouts=found.playouts),
            self.texts.word("analysis-more-command", wanted=budget),
        )

    @property
    def split_note(self) -> str:
        """What the numbers of the table of luck and skill mean."""
        word = self.texts.word
        unit = f" {word('analysis-luck-and-skill-note-share')}" if self.analysis.shares else ""
        doubt = word("analysis-luck-and-skill-note-doubt")
        return f"{word('analysis-luck-and-skill-note')}{unit} {doubt}"

    # sentences

    def swings(self) -> tuple[SwingText, ...]:
        """Return the turning points, a sentence or two each, in order of play."""
        events = self._event_texts({swing.seq for swing in self.analysis.swings})
        return tuple(
            SwingText(swing.seq + 1, self.texts.plain(self._swing(swing, events), self.names))
            for swing in self.analysis.swings
        )

    def _swing(self, swing: Swing, events: dict[int, tuple[str, str]]) -> Sentence:
        what, best = events[swing.seq]
        step, name = swing.seq + 1, SeatName(swing.seat)
        before, after = self.amount(swing.before), self.amount(swing.after)
        if swing.actor == CHANCE:
            return say(
                "analysis-swing-luck", step=step, event=what, name=name, before=before, after=after
            )
        assessment = self.analysis.assessment(swing.seq)
        actor = SeatName(swing.actor)
        if assessment is None or not _is_sure(assessment):
            return say(
                "analysis-swing-decision",
                step=step, actor=actor, event=what, name=name, before=before, after=after,
            )  # fmt: skip
        return say(
            "analysis-swing-missed",
            step=step, actor=actor, event=what, name=name, before=before, after=after,
            best=best, cost=self.cost(assessment.cost),
        )  # fmt: skip

    def moment(self, step: int) -> MomentText | None:
        """Return what the event before ``step`` changed or cost; None if that says nothing."""
        seq = step - 1
        if seq < 0:
            return None
        assessment = self.analysis.assessment(seq)
        if assessment is not None:
            return self._judged(assessment)
        if self.play.events[seq].actor != CHANCE:
            return None
        found = self.analysis.largest_change(seq)
        if found is None:
            return None
        seat, before, after = found[0], self.amount(found[1]), self.amount(found[2])
        if before == after:  # clear, but too small to be seen
            return None
        text = self.texts.word(
            "analysis-moment-luck", name=self.names[seat], before=before, after=after
        )
        return MomentText("luck", _SIGNS["luck"], text)

    def _judged(self, assessment: MoveAssessment) -> MomentText:
        """Return the grade of a decision, and what it cost if that is clear."""
        grade, word = grade_of(assessment), self.texts.word
        if grade == "best" or not _is_sure(assessment):
            return MomentText(grade, _SIGNS[grade], word(f"analysis-moment-{grade}"))
        _, best = self._event_texts({assessment.seq})[assessment.seq]
        text = word(f"analysis-moment-{grade}-cost", best=best, cost=self.cost(assessment.cost))
        return MomentText(grade, _SIGNS[grade], text)

    def grades(self) -> tuple[SeatGrades, ...]:
        """Return the decisions of all seats that had a choice, with their grades."""
        word, found = self.texts.word, []
        for seat, counted in enumerate(grades_of(self.analysis)):
            graded: list[tuple[int, Grade]] = [
                (one.seq + 1, grade_of(one))
                for one in self.analysis.assessments
                if one.seat == seat
            ]
            if not graded:
                continue
            counts = tuple(
                GradeCount(one, _SIGNS[one], word(f"analysis-grades-{one}", count=counted[one]))
                for one in GRADES
                if counted[one]
            )
            steps = tuple(
                GradedStep(
                    step,
                    one,
                    _SIGNS[one],
                    word("analysis-grade-step", step=step, grade=word(f"analysis-grade-{one}")),
                )
                for step, one in graded
            )
            found.append(SeatGrades(seat, self.names[seat], counts, steps))
        return tuple(found)

    @property
    def grades_note(self) -> str:
        """What the grades mean."""
        return self.texts.word(
            "analysis-grades-note",
            doubtful=round(100 * DOUBTFUL_FROM),
            mistake=round(100 * MISTAKE_FROM),
        )

    def costly(self) -> tuple[AssessmentText, ...]:
        """Return the most expensive decisions, the worst first; only those with a clear cost."""
        sure = [one for one in self.analysis.assessments if _is_sure(one)]
        worst = sorted(sure, key=lambda one: (-one.cost.value, one.seq))[:_COSTLY]
        events = self._event_texts({one.seq for one in worst})
        return tuple(self._costing(one, *events[one.seq]) for one in worst)

    def _costing(self, one: MoveAssessment, taken: str, best: str) -> AssessmentText:
        grade = grade_of(one)
        cost = self.cost(one.cost)
        return AssessmentText(one.seq + 1, one.seat, taken, best, cost, grade, _SIGNS[grade])

    def _event_texts(self, wanted: set[int]) -> dict[int, tuple[str, str]]:
        """Return sentences of events, and for decisions the best action, by the event's number."""
        presentation, engine = self.play.game.presentation, self.play.engine
        found = {}
        for seq, before in self._states(wanted):
            event = self.play.events[seq]
            after = engine.copy(before)
            engine.apply(after, event.number)
            entry = presentation.log_entry(before, event.number, after)
            said = [self.texts.plain(one, self.names) for one in entry.sentences]
            label = self._label(before, event.actor, event.number, event.text)
            what = " ".join(said) or f"{label}."
            assessment = self.analysis.assessment(seq)
            best = (
                ""
                if assessment is None
                else self._label(before, assessment.seat, assessment.best_action, assessment.best)
            )
            found[seq] = (what, best)
        return found

    def _states(self, wanted: set[int]) -> Iterable[tuple[int, State]]:
        """Yield the states before events."""
        if self.state_before is not None:
            yield from ((seq, self.state_before(seq)) for seq in sorted(wanted))
            return
        engine = self.play.engine
        state = self.play.first_state(engine)
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
        return self.texts.word("analysis-quoted", text=text)

    # pictures

    def rows(self) -> tuple[LuckAndSkillRow, ...]:
        """Return the table of luck and skill."""
        decisions = Counter(one.seat for one in self.analysis.assessments)
        return tuple(
            LuckAndSkillRow(
                seat=seat,
                name=self.names[seat],
                result=Figure(self.amount(breakdown.result)),
                luck=self.change(breakdown.luck),
                skill=self.change(breakdown.skill),
                others=self.change(breakdown.others),
                adjusted=self.without_luck(breakdown),
                lost=self.lost(breakdown, decisions[seat]),
            )
            for seat, breakdown in enumerate(self.analysis.luck_and_skill)
        )

    def curve(self, *, at: int | None = None, link: str = "") -> Markup:
        """Return the curve as one ``<svg>`` that is as wide as its place.

        Each line is the shortest one within its band of 95 % intervals that keeps the turning
        points: what playouts surely show.  The band lies behind it.

        Args:
            at: The step to mark.
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
        smooth = [self._smooth(seat) for seat in range(self.analysis.seats)]
        bands = [
            Markup('<polygon class="band seat-{}" points="{}"/>').format(
                seat, " ".join(f"{along(step)},{down(value)}" for step, value in self._band(seat))
            )
            for seat in range(self.analysis.seats)
        ]
        lines = [
            Markup(
                '<polyline class="line seat-{}" points="{}" stroke-dasharray="{}" '
                'vector-effect="non-scaling-stroke"/>'
            ).format(
                seat,
                " ".join(f"{along(step)},{down(value)}" for step, value in enumerate(smooth[seat])),
                _DASHES[seat % len(_DASHES)],
            )
            for seat in range(self.analysis.seats)
        ]
        parts.append(
            Markup(
                '<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">'
                "{}</svg>"
            ).format(Markup("").join((*bands, *lines)))
        )
        if at is not None:
            parts.append(
                Markup('<line class="now" x1="{0}%" x2="{0}%" y1="0" y2="100%"/>').format(along(at))
            )
        parts += [
            self._mark(number, swing, along(swing.seq + 1), down(swing.after), link)
            for number, swing in enumerate(self.analysis.swings, 1)
        ]
        return Markup('<svg class="curve" role="{}" aria-label="{}">{}</svg>').format(
            "group" if link else "img", self.texts.word("analysis-curve"), Markup("").join(parts)
        )

    def _band(self, seat: int) -> Iterator[tuple[int, float]]:
        """Yield the corners of a seat's band: along its upper edge, and back along its lower."""
        low, high = self._range()
        found = [*zip(self.analysis.values, self.analysis.spread, strict=True)]
        for step, (values, half) in enumerate(found):
            yield step, min(values[seat] + half[seat], high)
        for step, (values, half) in reversed([*enumerate(found)]):
            yield step, max(values[seat] - half[seat], low)

    def _smooth(self, seat: int) -> list[float]:
        """Return the shortest line within a seat's band; it keeps what turned the play."""
        values = [one[seat] for one in self.analysis.values]
        half = [one[seat] for one in self.analysis.spread]
        turns = {step for one in self.analysis.swings for step in (one.seq, one.seq + 1)}
        return taut(values, half, turns)

    def _mark(self, number: int, swing: Swing, x: float, y: float, link: str) -> Markup:
        dot = Markup(
            '<circle class="mark seat-{}" cx="{}%" cy="{}%" r="10"/>'
            '<text class="number" x="{}%" y="{}%" dy="5">{}</text>'
        ).format(swing.seat, x, y, x, y, number)
        if not link:
            return dot
        step = swing.seq + 1
        label = f"{number}: {self.texts.word('analysis-step')} {step}"
        return Markup('<a href="{}" data-step="{}" aria-label="{}">{}</a>').format(
            link.format(step), step, label, dot
        )

    def strip(self) -> Markup:
        """Return what each decision clearly cost, as one ``<svg>`` to put below the curve."""
        sure = [one for one in self.analysis.assessments if _is_sure(one)]
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
        """Return the legend of the curve as list items, with the values at step ``at``."""
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


__all__ = [
    "AssessmentText",
    "Figure",
    "GradeCount",
    "GradedStep",
    "LuckAndSkillRow",
    "MomentText",
    "SeatGrades",
    "SwingText",
    "Words",
    "graded_text",
    "texts_of",
]
