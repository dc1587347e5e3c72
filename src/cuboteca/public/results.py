"""What studies return: frozen results with 95 % intervals, and their tables.

A table is a dictionary of columns of equal length, which ``pandas.DataFrame(table)`` and
``polars.DataFrame(table)`` accept.  An estimate becomes three columns: its value under its name,
the bounds of its interval under the name with ``_low`` and ``_high``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from cuboteca.bots.exact import ExactAction, ExactResult, ExactValue
from cuboteca.games import game as game_of
from cuboteca.lab.analysis import LuckAndSkill, MoveAssessment, Swing
from cuboteca.lab.arena import Contest, Fault, Result
from cuboteca.lab.parquet import columns_of
from cuboteca.lab.statistics import Estimate
from cuboteca.lab.study import Finding, Found, Question, StudyError
from cuboteca.lab.study_front import aims_of, front_of
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json, csv_of
from cuboteca.lab.study_words import StudyWords, command_of, texts_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cuboteca.core.game import OptionValue

Cell: TypeAlias = bool | int | float | str | None
Table: TypeAlias = dict[str, list[Cell]]


def _table_of(kind: type[Any], rows: Iterable[Any]) -> Table:
    """Return dataclass instances as a table, one row each; estimates become three columns."""
    rows = list(rows)
    table: Table = {}
    for column in fields(kind):
        values = [getattr(row, column.name) for row in rows]
        if column.type == Estimate.__name__:
            table |= _estimates(column.name, values)
        else:
            table[column.name] = values
    return table


def _estimates(name: str, values: list[Estimate]) -> Table:
    return {
        name: [one.value for one in values],
        f"{name}_low": [one.low for one in values],
        f"{name}_high": [one.high for one in values],
    }


# simulations


@dataclass(frozen=True)
class SeatResult:
    """The results of a seat in a simulation, over all bots that sat there."""

    seat: int
    points: Estimate  # mean
    win_share: Estimate  # a win shared by k counts 1/k


@dataclass(frozen=True)
class BotResult:
    """The results of a bot in a simulation, over all its seats."""

    bot: str
    seats: int  # number of its seats in each play
    points: Estimate  # mean per seat
    win_share: Estimate  # per seat


@dataclass(frozen=True)
class SimulationResult:
    """The result of a simulation.

    Attributes:
        game: Its name.
        options: All of them.
        bots: The bots by seat in play 0; each moves on by one seat from play to play.
        plays: Number of plays.
        seed: The same simulation with this seed gives the same result.
        decisions: Number of decisions in all plays.
        end_reasons: How often plays ended for each reason.
        by_seat: The results of each seat.
        by_bot: The results of each bot.
        seconds: Time spent playing, without compiling.
    """

    game: str
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    plays: int
    seed: int
    decisions: int
    end_reasons: Mapping[str, int]
    by_seat: tuple[SeatResult, ...]
    by_bot: tuple[BotResult, ...]
    seconds: float = field(compare=False)

    def table(self, by: Literal["bot", "seat"] = "bot") -> Table:
        """Return the results as a table, one row for each bot or each seat."""
        match by:
            case "bot":
                return _table_of(BotResult, self.by_bot)
            case "seat":
                return _table_of(SeatResult, self.by_seat)


# arenas


@dataclass(frozen=True)
class ArenaBotResult:
    """The results of a bot over all its plays in an arena."""

    bot: str
    plays: int
    rating: Estimate  # OpenSkill's
    rank: Estimate  # mean; 1 is best
    points: Estimate  # mean
    seconds_per_decision: float
    replaced_decisions: int  # that failed or were illegal, replaced by random ones


@dataclass(frozen=True)
class PairResult:
    """The results of two bots against each other."""

    first: str
    second: str
    plays: int
    win_share: Estimate  # of the first
    lead: Estimate  # mean points of the first bot's seats minus those of the second's


@dataclass(frozen=True)
class ArenaResult:
    """The result of an arena.

    Attributes:
        contest: What was played: game, options, seats, bots, seed.
        plays: The result of each play.
        by_bot: The results of each bot, the highest rating first.
        by_pair: The results of each pair.
    """

    contest: Contest
    plays: tuple[Result, ...]
    by_bot: tuple[ArenaBotResult, ...]
    by_pair: tuple[PairResult, ...]

    @property
    def faults(self) -> tuple[Fault, ...]:
        """The decisions that bots lost to a substitute, and why."""
        return tuple(fault for play in self.plays for fault in play.faults)

    def table(self, by: Literal["bot", "pair", "play"] = "bot") -> Table:
        """Return the results as a table, with a row per bot, per pair, or per seat and play."""
        match by:
            case "bot":
                return _table_of(ArenaBotResult, self.by_bot)
            case "pair":
                return _table_of(PairResult, self.by_pair)
            case "play":
                columns = columns_of(self.contest, self.plays)
                return {name: list(column) for name, column in columns.items()}


# studies


@dataclass(frozen=True)
class StudyResult:
    """What a study has found.

    Attributes:
        found: The numbers, and what was asked.
    """

    found: Found

    @property
    def question(self) -> str:
        """What was asked."""
        return self.found.study.question

    @property
    def plays(self) -> int:
        """Plays of each setting."""
        return self.found.plays

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The numbers, each with its interval and, where it compares, its p-values."""
        return self.found.findings

    @property
    def command(self) -> str:
        """The command that makes the study again."""
        return command_of(self.found)

    def table(self) -> Table:
        """Return the numbers as a table, one row each."""
        rows = [
            {
                "subject": one.subject,
                "measure": one.measure,
                "effect": one.effect.value,
                "effect_low": one.effect.low,
                "effect_high": one.effect.high,
                "p_value": one.p_value,
                "adjusted": one.adjusted,
            }
            for one in self.findings
        ]
        return {name: [row[name] for row in rows] for name in rows[0]}

    def front(self, aims: Sequence[str] = (), *, wished_length: float | None = None) -> Table:
        """Return variants and the usual rules by aims of which less is better, the front first.

        Args:
            aims: ``"seats"`` (the largest effect of a place on its share of the win), ``"close"``
                (the lead of the first, as a share of its points), ``"decisive"`` (shared wins),
                ``"length"`` (decisions off the wished length); by default the first two and, if
                one is wished, the length.
            wished_length: Decisions that a play shall have.

        Raises:
            CubotecaError: The study has no variants, or the aims are not valid.
        """
        if self.question != Question.VARIANTS:
            raise StudyError(f"only the question 'variants' has a front, not '{self.question}'")
        chosen = aims_of(aims, wished_length)
        rows = front_of(self.found, chosen)
        table: Table = {
            "variant": [row.name for row in rows],
            "standing": [str(row.standing) for row in rows],
        }
        for number, aim in enumerate(chosen.names):
            table |= _estimates(str(aim), [row.scores[number] for row in rows])
        return table

    def json(self) -> dict[str, Any]:
        """Return the study as an object of plain values, as ``cuboteca study --json`` prints it."""
        return as_json(self.found)

    def csv(self) -> str:
        """Return the numbers as CSV, with a line of names."""
        return csv_of(self.found)

    def how(self, language: str = "en") -> str:
        """Return how the numbers are known, in sentences; in ``"en"``, ``"it"`` or ``"fr"``."""
        return "\n".join(self._words(language).how)

    def svg(self, language: str = "en") -> str:
        """Return a picture of the intervals, a file that needs nothing else."""
        return svg_of(self._words(language))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _words(self, language: str) -> StudyWords:
        game = game_of(self.found.study.game)
        return StudyWords(self.found, game, texts_of(game, language))


# analyses


@dataclass(frozen=True)
class AnalysisResult:
    """The analysis of a finished play with ``T`` events and ``S`` seats.

    Attributes:
        game: Its name.
        unit: The unit of values: a share of the win (1 alone, 1/k if shared by k) or, if one seat
            plays alone, points.
        playouts: Number of playouts from each position.
        seed: The same play, number of playouts and seed give the same analysis.
        values: [T + 1][S]: each seat's expected result before the first event and after each.
        decisions: What each decision between several actions cost its seat.
        luck_and_skill: [S]: how each seat's result divides into luck and skill.
        swings: The events that changed the chances most, in order of play.
    """

    game: str
    unit: Literal["win share", "points"]
    playouts: int
    seed: int
    values: tuple[tuple[Estimate, ...], ...]
    decisions: tuple[MoveAssessment, ...]
    luck_and_skill: tuple[LuckAndSkill, ...]
    swings: tuple[Swing, ...]

    def table(self, by: Literal["decision", "seat", "event", "swing"] = "decision") -> Table:
        """Return a part of the analysis as a table.

        Args:
            by: One row per decision, per seat (luck and skill), per seat and number of events
                (values), or per swing.
        """
        match by:
            case "decision":
                return _table_of(MoveAssessment, self.decisions)
            case "seat":
                seats: Table = {"seat": list(range(len(self.luck_and_skill)))}
                return seats | _table_of(LuckAndSkill, self.luck_and_skill)
            case "swing":
                return _table_of(Swing, self.swings)
            case "event":
                cells = [
                    (events, seat, value)
                    for events, values in enumerate(self.values)
                    for seat, value in enumerate(values)
                ]
                return {
                    "events": [events for events, _, _ in cells],
                    "seat": [seat for _, seat, _ in cells],
                    **_estimates("value", [value for _, _, value in cells]),
                }


__all__ = [
    "AnalysisResult",
    "ArenaBotResult",
    "ArenaResult",
    "BotResult",
    "Contest",
    "Estimate",
    "ExactAction",
    "ExactResult",
    "ExactValue",
    "Fault",
    "Finding",
    "Found",
    "LuckAndSkill",
    "MoveAssessment",
    "PairResult",
    "Result",
    "SeatResult",
    "SimulationResult",
    "StudyResult",
    "Swing",
    "Table",
]
