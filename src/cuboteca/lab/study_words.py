"""A study in a reader's language: its title, its tables, and how its numbers are known."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from math import ceil, isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cuboteca.core.texts import Texts
from cuboteca.games import game as game_of
from cuboteca.lab.study import Question
from cuboteca.lab.study_front import Aim, Aims, front_of
from cuboteca.lab.study_pairs import PAIR
from cuboteca.lab.study_plan import simulations_of
from cuboteca.lab.study_prices import AT, COIN
from cuboteca.lab.study_variants import USUAL, grid_of
from cuboteca.lab.study_variants import settings_of as variants_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.preferences import Preference
    from cuboteca.core.treatments import Treatment
    from cuboteca.lab.statistics import Estimate
    from cuboteca.lab.study import Finding, Found
    from cuboteca.lab.study_front import Candidate

TEXTS = Path(__file__).parent / "texts"

#: Measures that are shares: printed in percent, or in percentage points where they are compared.
_SHARES = frozenset({"wins", "ties", "share", "first-change", "lead-change", "decisive-change"})
#: Aims that are shares.
_SHARE_AIMS = frozenset({Aim.SEATS, Aim.CLOSE, Aim.DECISIVE})
#: What ends the measures that compare variants with the usual rules; the others are what the front
#: of variants is made of.
_CHANGE = "-change"
#: Questions whose rows have no order of their own; the largest effect comes first.
_SORTED = frozenset({Question.OPTIONS, Question.CARDS, Question.PAIRS, Question.STRATEGIES})
#: Questions whose first measure is in a player's points, with the words that say what was found.
_POINTS: dict[str, str] = {
    Question.SEATS: "study-answer",
    Question.CARDS: "study-answer",
    Question.STRATEGIES: "study-answer",
    Question.PAIRS: "study-answer-pairs",
}
#: How many rows of a table are shown if there are more: the clearest.
_MOST_ROWS = 40


@dataclass(frozen=True)
class RowText:
    """A line of a table."""

    name: str
    value: str
    interval: str
    adjusted: str  # the p-value; "" where nothing is compared
    stands: bool  # the effect is clear, also in view of how many were looked for
    estimate: Estimate  # in the unit of the table


@dataclass(frozen=True)
class TableText:
    """One measure."""

    title: str
    compares: bool  # 0 means: no effect
    rows: tuple[RowText, ...]


@dataclass(frozen=True)
class CandidateText:
    """A line of the table of variants by aims."""

    name: str
    scores: tuple[str, ...]  # by aim
    intervals: tuple[str, ...]
    standing: str
    candidate: Candidate  # in the units of the table


@dataclass(frozen=True)
class FrontText:
    """Which variants are even."""

    title: str
    aims: tuple[str, ...]
    are_shares: tuple[bool, ...]  # by aim: whether it is in percent
    point: str  # of decimal numbers
    rows: tuple[CandidateText, ...]


def texts_of(game: Game, language: str) -> Texts:
    """Return the words of a game and of studies."""
    return Texts(language, (game.folder / "texts", TEXTS))


class StudyWords:
    """What a study says, in one language.

    Args:
        found: What it has found.
        game: Of the study.
        texts: From ``texts_of``, or any that include these words.
        aims: What variants are judged by; of the question "variants" alone.
    """

    def __init__(self, found: Found, game: Game, texts: Texts, aims: Aims | None = None) -> None:
        self.found = found
        self.texts = texts
        self.aims = aims or Aims()
        self._game = game
        asked = found.study
        named: tuple[Treatment[Any] | Preference, ...] = ()
        self._is_of_table = False  # more points for the whole table are not better for anybody
        if asked.question == Question.CARDS:
            treatments = game.treatments(asked.options, asked.seats)
            self._is_of_table = any(one.for_table for one in treatments)
            named = treatments
        elif asked.question == Question.STRATEGIES:
            named = game.strategies(asked.options, asked.seats)
        self._labels = {one.name: texts.plain(one.label) for one in named}
        if asked.question == Question.PAIRS:
            self._labels = {
                one.name: texts.plain(one.part)
                for one in game.treatments(asked.options, asked.seats)
                if one.part is not None
            }
        if asked.question == Question.PRICES:
            self._labels = self._of_the_market()
        if asked.question == Question.VARIANTS:
            self._labels = {USUAL: texts.word("study-usual")} | {
                one.name: ", ".join(self._part(target, label) for target, label in one.parts)
                for one in grid_of(asked.sweeps)
            }

    def _of_the_market(self) -> dict[str, str]:
        asked, plain = self.found.study, self.texts.plain
        market = self._game.market(asked.options, asked.seats)
        assert market is not None, "a study of prices has a market"
        labels = {one.name: one.label for one in market.goods} | {COIN: market.coin}
        return {
            f"{name}{AT}{number}": self.texts.word(
                "study-good-at", good=plain(label), time=plain(time)
            )
            for name, label in labels.items()
            for number, time in enumerate(market.times, 1)
        }

    @property
    def title(self) -> str:
        """The question, with game and number of players."""
        asked = self.found.study
        return self.texts.word(
            f"study-{asked.question}-title", game=self._game.meta.title, seats=asked.seats
        )

    @property
    def answer(self) -> str:
        """What was found, in a sentence or two; "" where it takes a table to say it.

        Of effects it names the largest ones that are clear.
        """
        question = self.found.study.question
        if question == Question.LENGTH:
            return self.lengths
        rows = [row for table in self.tables[:1] for row in table.rows]
        if any(row.estimate.is_open for row in rows) or not rows:
            return ""  # there are too few plays as yet
        if question == Question.PRICES:
            return self.texts.word("study-answer-prices", **_ends(rows))
        if question not in _POINTS or self._is_of_table:
            return ""
        clear = [row for row in rows if row.stands]
        good = [row for row in clear if row.estimate.value > 0]
        bad = [row for row in clear if row.estimate.value < 0]
        if not clear:
            return self.texts.word("study-answer-none", most=self._most())
        which = "both" if good and bad else "good" if good else "bad"
        return self.texts.word(f"{_POINTS[question]}-{which}", **_ends(clear))

    def _most(self) -> str:
        """Return how large the effects of the first measure may be by their intervals."""
        measure = self.found.findings[0].measure
        effects = [one.effect for one in self.found.findings if one.measure == measure]
        widest = max(effects, key=lambda one: max(-one.low, one.high))
        value = max(-widest.low, widest.high)
        return self._number(value, _digits(widest))

    @property
    def title_of_all(self) -> str:
        """The title of all studies of the game, with the number of players."""
        asked = self.found.study
        return self.texts.word("study-all-title", game=self._game.meta.title, seats=asked.seats)

    @property
    def tables(self) -> tuple[TableText, ...]:
        """A table for each measure; of variants, for each that compares with the usual rules."""
        found = [
            one
            for one in self.found.findings
            if self.found.study.question != Question.VARIANTS or one.measure.endswith(_CHANGE)
        ]
        return tuple(
            self._table(measure, [one for one in found if one.measure == measure])
            for measure in dict.fromkeys(one.measure for one in found)
        )

    def _table(self, measure: str, findings: list[Finding]) -> TableText:
        question = self.found.study.question
        compares = findings[0].p_value is not None
        title = self.texts.word(f"study-{question}-{measure}")
        if len(findings) > _MOST_ROWS and question == Question.PAIRS:
            title = self.texts.word(
                "study-clearest", title=title, shown=_MOST_ROWS, all=len(findings)
            )
            findings = sorted(findings, key=_clearness)[-_MOST_ROWS:]
        if question in _SORTED:
            findings = sorted(findings, key=lambda one: -one.effect.value)
        rows = tuple(self._row(one, compares=compares) for one in findings)
        return TableText(title, compares, rows)

    def _row(self, one: Finding, *, compares: bool) -> RowText:
        is_share = one.measure in _SHARES
        estimate = one.effect.scaled(100) if is_share else one.effect
        unit = ("study-percent-points" if compares else "study-percent") if is_share else ""
        digits = _digits(estimate)

        def shown(value: float) -> str:
            text = self._number(value, digits, signed=compares)
            return self.texts.word(unit, value=text) if unit else text

        interval = self.texts.word("study-nothing-yet")
        if not estimate.is_open:
            interval = self.texts.word(
                "study-between", low=shown(estimate.low), high=shown(estimate.high)
            )
        adjusted = "" if one.adjusted is None else self._p_value(one.adjusted)
        name = self.name_of(one.subject)
        return RowText(name, shown(estimate.value), interval, adjusted, one.stands, estimate)

    def _p_value(self, value: float) -> str:
        least = 0.001
        return f"< {self._number(least, 3)}" if value < least else self._number(value, 3)

    def _number(self, value: float, digits: int, *, signed: bool = False) -> str:
        rounded = round(value, digits) + 0.0
        text = f"{rounded:{'+' if signed and rounded else ''},.{digits}f}"
        text = text.replace("-", "\N{MINUS SIGN}")
        if self.texts.language == "en":
            return text
        return text.translate({ord(","): "\N{NARROW NO-BREAK SPACE}", ord("."): ","})

    def name_of(self, subject: str) -> str:
        """Return what a row is about."""
        word = self.texts.word
        if subject in self._labels:
            return self._labels[subject]
        first, plus, second = subject.partition(PAIR)
        if plus:
            return word("study-pair", first=self.name_of(first), second=self.name_of(second))
        kind, _, rest = subject.partition(":")
        if kind == "place":
            return word("study-place", place=int(rest))
        if kind == "end":
            key = f"study-end-{rest}"
            return word(key) if self.texts.has(key) else word("study-end", reason=rest)
        option, equals, value = subject.partition("=")
        if equals:
            return self._setting(option, value)
        return word("study-play")

    def _part(self, target: str, label: str) -> str:
        name, colon, figure = target.partition(":")
        if not colon:
            return self._setting(name, label)
        return self.texts.word(
            "study-figure", option=self.texts.word(f"option-{name}"), figure=figure, value=label
        )

    def _setting(self, name: str, value: str) -> str:
        option = self._game.meta.option(name)
        key = f"{option.choice_words or f'option-{name}'}-{value}"
        if option.kind == "bool":
            value = self.texts.word("study-yes" if value == "true" else "study-no")
        elif self.texts.has(key):
            value = self.texts.word(key)
        return self.texts.word(
            "study-setting", option=self.texts.word(f"option-{name}"), value=value
        )

    @property
    def front(self) -> FrontText | None:
        """All variants by the aims, the front first; None if no variants were asked for."""
        if self.found.study.question != Question.VARIANTS:
            return None
        word, aims = self.texts.word, self.aims
        wished = "" if aims.length is None else self._number(aims.length, 0)
        return FrontText(
            word("study-front"),
            tuple(word(f"study-aim-{aim}", length=wished) for aim in aims.names),
            tuple(aim in _SHARE_AIMS for aim in aims.names),
            "." if self.texts.language == "en" else ",",
            tuple(self._candidate(one) for one in front_of(self.found, aims)),
        )

    def _candidate(self, one: Candidate) -> CandidateText:
        word = self.texts.word
        shares = [aim in _SHARE_AIMS for aim in self.aims.names]
        scores = tuple(
            score.scaled(100) if share else score
            for score, share in zip(one.scores, shares, strict=True)
        )

        def shown(value: float, score: Estimate, *, share: bool) -> str:
            text = self._number(value, _digits(score))
            return word("study-percent", value=text) if share else text

        pairs = list(zip(scores, shares, strict=True))
        return CandidateText(
            self.name_of(one.name),
            tuple(shown(score.value, score, share=share) for score, share in pairs),
            tuple(
                word("study-nothing-yet")
                if score.is_open
                else word(
                    "study-between",
                    low=shown(score.low, score, share=share),
                    high=shown(score.high, score, share=share),
                )
                for score, share in pairs
            ),
            word(f"study-standing-{one.standing}"),
            replace(one, scores=scores),
        )

    @property
    def left_out(self) -> tuple[str, ...]:
        """Which combinations of a grid cannot be played, and why."""
        asked = self.found.study
        if asked.question != Question.VARIANTS:
            return ()
        return tuple(
            self.texts.word("study-left-out", variant=self.name_of(name), why=why)
            for name, why in variants_of(self._game, asked).left_out.items()
        )

    @property
    def lengths(self) -> str:
        """The spread of lengths in a sentence; "" where they were not counted."""
        if not self.found.lengths:
            return ""
        least, low, middle, high, most = map(str, self.found.lengths)
        return self.texts.word(
            "study-lengths", least=least, low=low, middle=middle, high=high, most=most
        )

    @property
    def how(self) -> tuple[str, ...]:
        """How the numbers are known, in sentences."""
        asked, word = self.found.study, self.texts.word
        mixed = len(set(asked.bots)) > 1
        names = [self._level(bot) for bot in (asked.bots if mixed else asked.bots[:1])]
        question = asked.question
        if question == Question.SEATS and mixed:
            question = "seats-mixed"
        told = [
            word(
                "study-how-mixed" if mixed else "study-how-plays",
                plays=self._number(self.found.plays, 0),
                bots=", ".join(names),
                seed=str(asked.seed),
            ),
            word(f"study-how-{question}"),
            word("study-how-interval"),
        ]
        searching = simulations_of(asked)
        if searching:
            made = (f"{self._level(bot)} {self._number(n, 0)}" for bot, n in searching.items())
            told.append(word("study-how-searches", bots=", ".join(made)))
        if asked.luck_adjusted:
            told.append(word("study-how-luck"))
        if any(one.p_value is not None for one in self.found.findings):
            told.append(word("study-how-many"))
        if question == Question.VARIANTS:
            told.append(word("study-how-front"))
        options = ", ".join(f"{name}={_short(value)}" for name, value in asked.options.items())
        version = word(
            "study-how-version",
            version=asked.version,
            rules=asked.rules_version,
            options=options or "–",
        )
        return (*told, word("study-how-bots"), version)

    def _level(self, bot: str) -> str:
        key = f"level-{bot}"
        return self.texts.word(key) if self.texts.has(key) else bot

    @property
    def command(self) -> str:
        """The command that makes the study again."""
        if self.found.study.question != Question.VARIANTS or self.aims == Aims():
            return command_of(self.found)
        parts = ["--aim", ",".join(self.aims.names)]
        if self.aims.length is not None:
            parts += ["--wished-length", f"{self.aims.length:g}"]
        return f"{command_of(self.found)} {shlex.join(parts)}"


def command_of(found: Found) -> str:
    """Return the command that makes a study again, with its number of plays."""
    asked = found.study
    bots = asked.bots[:1] if len(set(asked.bots)) == 1 else asked.bots
    parts = ["cuboteca", "study", asked.game, "--question", asked.question]
    parts += ["--players", str(asked.seats), "--bots", ",".join(bots)]
    parts += ["--plays", str(found.plays), "--seed", str(asked.seed)]
    usual = game_of(asked.game).options({}, asked.seats)
    for name, value in asked.options.items():
        if value != usual.get(name):
            parts += ["--option", f"{name}={_short(value)}"]
    if asked.luck_adjusted:
        parts.append("--luck-adjusted")
    if asked.simulations:
        parts += ["--simulations", str(asked.simulations)]
    for sweep in asked.sweeps:
        parts += ["--sweep", f"{sweep.target}={','.join(sweep.labels)}"]
    return shlex.join(parts)


def _clearness(one: Finding) -> tuple[bool, float]:
    """Return how clear an effect is: how far its interval lies from 0, for its width."""
    half = (one.effect.high - one.effect.low) / 2
    return one.stands, abs(one.effect.value) / half if half > 0 else 0.0


def _ends(rows: Sequence[RowText]) -> dict[str, str]:
    """Return names, values and intervals of the best and of the worst of some rows, for a text."""
    best = max(rows, key=lambda row: row.estimate.value)
    worst = min(rows, key=lambda row: row.estimate.value)
    return {
        "best": best.name,
        "gain": best.value,
        "gains": best.interval,
        "worst": worst.name,
        "loss": worst.value,
        "losses": worst.interval,
    }


def _short(value: object) -> str:
    """Return an option's value in a few letters; ``FILE`` for a file of somebody's own."""
    return "FILE" if "\n" in str(value) else str(value).lower()


def _digits(estimate: Estimate) -> int:
    """Return as many digits as the interval makes sense of, one to three."""
    half = (estimate.high - estimate.low) / 2
    if not isfinite(half) or half >= 1:
        return 1
    return 2 if half >= 0.1 else 3


def axis_of(table: TableText) -> tuple[float, float]:
    """Return the ends of an axis that shows all intervals, and 0 if effects are compared."""
    closed = [row.estimate for row in table.rows if not row.estimate.is_open]
    ends = [end for one in closed for end in (one.low, one.high)]
    ends += [row.estimate.value for row in table.rows]
    ends += [0.0] if table.compares else []
    low, high = min(ends), max(ends)
    room = (high - low or 1.0) / 25
    return low - room, high + room


def percent(value: float, axis: tuple[float, float]) -> float:
    """Return where a value lies on an axis, in percent of its width, cut off at its ends."""
    low, high = axis
    return ceil(1000 * min(max((value - low) / (high - low), 0.0), 1.0)) / 10


__all__ = [
    "CandidateText",
    "FrontText",
    "RowText",
    "StudyWords",
    "TableText",
    "axis_of",
    "command_of",
    "percent",
    "texts_of",
]
