"""The ladders of ``docs/ladders``: every level against the next one, in every game.

    scripts/ladders.py hold FOLDER [--minutes 60] [--game NAME ...] [--level NAME]
        [--seats 2|4] [--jobs 1]
    scripts/ladders.py write FOLDER

``hold`` runs the plays and keeps each in FOLDER, with one results file of an arena for each pair of
levels and number of seats; it continues where the files end.  The pairs take turns by the clock, so
that slow ones do not keep quick ones waiting.  ``write`` makes the pages and pictures: of the plays
in FOLDER, and for other pairs of what is known already (``ladder.json`` of the game).

The plays of pairs that are not finished lie in ``docs/ladders/plays``, so that anybody can go on:
with ``--jobs`` of several plays at once, one for each core, and nothing beside them; then one pair
is finished before the next begins, the one with the fewest plays left first.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from markupsafe import Markup

from cuboteca.bots.levels import CHAMPION, LEVELS, known_to, make_ready, policy_of
from cuboteca.competition.bot_skills import LADDER_FILE, LadderRow
from cuboteca.core.policies import HeuristicPolicy, SolverPolicy
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.arena import Contest, contest, play_one, schedule
from cuboteca.lab.processes import processes
from cuboteca.lab.results_file import ResultsFile
from cuboteca.lab.standing import Standing, standing_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cuboteca.core.game import Game
    from cuboteca.core.policies import Policy

ROOT = Path(__file__).parents[1]
SEATS = (2, 4)
LADDER = (*LEVELS, CHAMPION)
SEED = 2026
#: How many plays of each level and number of seats: fixed before any was played.
PLAYS = {
    ("easy", 2): 1_000,
    ("medium", 2): 1_000,
    ("hard", 2): 400,
    ("expert", 2): 100,
    ("easy", 4): 1_000,
    ("medium", 4): 1_000,
    ("hard", 4): 400,
    ("expert", 4): 60,
    (CHAMPION, 2): 400,
    (CHAMPION, 4): 400,
}
_FEWEST = 10  # plays, below which mean ranks say little
TURN = 10.0  # seconds that a pair plays before the next one takes its turn

#: A mean and the ends of its 95 % interval.
Mean: TypeAlias = tuple[float, float, float]


class Row(LadderRow):
    """A row of the table: two levels that played each other; the first of two is ``level``."""

    low: float  # the ends of the 95 % interval of ``won``
    high: float
    ranks: tuple[Mean, Mean]
    points: tuple[Mean, Mean]
    milliseconds: tuple[float, float]  # for a decision
    fixed: bool  # whether the number of plays was, before any was played


@dataclass(frozen=True)
class Rung:
    """Two neighbouring levels at a number of seats."""

    contest: Contest
    file: ResultsFile

    @property
    def plays(self) -> int:
        """How many plays are fixed for it."""
        return PLAYS[self.contest.bots[0], self.contest.seats]

    def left(self) -> Iterator[tuple[tuple[int, int], int]]:
        """Yield the plays that are left."""
        done = {result.key for result in self.file.done}
        return (entry for entry in schedule(self.contest, self.plays) if entry not in done)

    def standing(self) -> Standing:
        """Return the standing of the plays so far."""
        return standing_of(self.contest, self.file.done)


def rungs_of(
    game: Game, folder: Path, level: str | None = None, *, begun: bool = False
) -> list[Rung]:
    """Return the pairs of a game, the weakest first.

    Args:
        game: The game.
        folder: Where their plays are.
        level: The upper level of all pairs; None: any.
        begun: Leave out pairs that have no file there, instead of making one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for seat_count, (lower, upper) in itertools.product(SEATS, itertools.pairwise(LADDER)):
        if upper not in known_to(game, seat_count) or level not in {None, upper}:
            continue
        what = contest(game, {}, seat_count, (upper, lower), seed=SEED)
        path = folder / f"{game.name}-{seat_count}-{upper}.jsonl"
        if path.exists() or not begun:
            found.append(Rung(what, ResultsFile(path, what)))
    return found


def hold(
    games: list[Game],
    folder: Path,
    minutes: float,
    level: str | None = None,
    seat_count: int | None = None,
    jobs: int = 1,
) -> None:
    """Play until the time is up or everything is played.

    Args:
        games: Their pairs.
        folder: Where the plays are kept.
        minutes: How long.
        level: The upper level of all pairs; None: any.
        seat_count: The pairs of this number of seats alone; None: any.
        jobs: How many plays at once.
    """
    end = time.monotonic() + 60 * minutes
    for game in games:
        make_ready(game)
    rungs = [
        rung
        for game in games
        for rung in rungs_of(game, folder, level)
        if seat_count in {None, rung.contest.seats}
    ]
    if jobs > 1:
        _hold_at_once(rungs, jobs, end)
    else:
        _hold_in_turns(rungs, end)


def _hold_at_once(rungs: list[Rung], jobs: int, end: float) -> None:
    """Play pair after pair in several processes; plays under way at the ``end`` are given up."""
    for rung in sorted(rungs, key=lambda rung: rung.plays - len(rung.file.done)):
        with contextlib.closing(processes(jobs)(rung.contest, rung.left())) as played:
            for result in played:
                rung.file.add(result)
                if time.monotonic() > end:
                    return
        print(
            f"{rung.contest.game}, {rung.contest.seats} seats: all {rung.plays} plays", flush=True
        )


def _hold_in_turns(rungs: list[Rung], end: float) -> None:
    waiting = [(rung, rung.left()) for rung in rungs]
    while waiting and time.monotonic() < end:
        for rung, left in list(waiting):
            if not _play(rung, left, min(time.monotonic() + TURN, end)):
                waiting.remove((rung, left))
        print(f"{sum(len(rung.file.done) for rung, _ in waiting):,} plays of unfinished pairs")


def _play(rung: Rung, left: Iterator[tuple[tuple[int, int], int]], end: float) -> bool:
    """Play twos of plays until ``end``; return whether there are more."""
    while time.monotonic() < end:
        for _ in range(2):
            entry = next(left, None)
            if entry is None:
                return False
            rung.file.add(play_one(rung.contest, *entry))
    return True


# the pages


def write(games: list[Game], folder: Path) -> None:
    """Write the page and the picture of each game."""
    for game in games:
        rows = _rows(game, folder)
        if not rows:
            continue
        picture = ROOT / "docs" / "images" / f"ladder-{game.name}.svg"
        picture.write_text(_picture(rows) + "\n", "utf-8")
        page = ROOT / "docs" / "ladders" / f"{game.name}.md"
        page.write_text(_page(game, rows), "utf-8")
        text = "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"
        (game.folder / LADDER_FILE).write_text(text, "utf-8")
        print(page.relative_to(ROOT))


def _rows(game: Game, folder: Path) -> list[Row]:
    """Return the rows of a game by seats and level: of plays in ``folder``, or known before."""
    file = game.folder / LADDER_FILE
    known: list[Row] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    rows = {(row["seats"], row["level"]): row for row in known}
    for rung in rungs_of(game, folder, begun=True):
        if rung.file.done:
            rows[rung.contest.seats, rung.contest.bots[0]] = _row_of(rung)
    return sorted(rows.values(), key=lambda row: (row["seats"], LADDER.index(row["level"])))


def _row_of(rung: Rung) -> Row:
    standing = rung.standing()
    meeting = standing.meetings[0, 1]
    won = meeting.win_share()
    ranks, points = [
        tuple(
            (round(one.value, 2), round(one.low, 2), round(one.high, 2))
            for one in (tally.student_interval() for tally in tallies)
        )
        for tallies in (meeting.ranks, meeting.points)
    ]
    upper, lower = rung.contest.bots
    first, second = [round(1000 * score.thought, 1) for score in standing.scores]
    return Row(
        level=upper,
        below=lower,
        seats=rung.contest.seats,
        plays=meeting.plays,
        won=round(won.value, 3),
        low=round(won.low, 3),
        high=round(won.high, 3),
        ranks=(ranks[0], ranks[1]),
        points=(points[0], points[1]),
        milliseconds=(first, second),
        fixed=len(rung.file.done) == rung.plays,
    )


def _page(game: Game, rows: list[Row]) -> str:
    lines = [
        f"# The ladder of {game.meta.title}",
        "",
        (
            f"Every level against the next one, {sum(row['plays'] for row in rows):,} plays with "
            f"the usual options, seed {SEED}, rules version {game.meta.rules_version}."
        ),
        "Two bots take alternate seats; plays come in twos with the same chance and swapped seats.",
        "Intervals include the true value 95 times in 100.",
        "Times were measured while the computer did other work as well.",
        *_how_many(rows),
        "",
        (
            f"![The share of the plays that each level won against the one below](../images/ladder-"
            f"{game.name}.svg)"
        ),
        "",
        "| levels | seats | plays | won | mean ranks | points | ms per decision |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *map(_line, rows),
        "",
        *_summary(rows),
        "",
        "## What the levels do",
        "",
        "- `random`: any legal action.",
        *(f"- `{level}`: {_way(game, level)}" for level in LADDER[1:]),
        "",
        "`scripts/ladders.py` repeats all this, or goes on with what has begun.",
    ]
    return "\n".join(lines) + "\n"


def _how_many(rows: list[Row]) -> list[str]:
    """Return what is to be said about the numbers of plays."""
    begun = [row for row in rows if row["level"] == CHAMPION and not row["fixed"]]
    return [*_how_many_ended([row for row in rows if row not in begun]), *_how_many_begun(begun)]


def _how_many_begun(rows: list[Row]) -> list[str]:
    """Return what is to be said about pairs that have not played all that was fixed."""
    if not rows:
        return []
    so_far = ", ".join(
        f"{row['plays']:,} of {PLAYS[CHAMPION, row['seats']]:,} at {row['seats']} seats"
        for row in rows
    )
    return [
        f"`{CHAMPION}` goes on until it has played what was fixed: so far {so_far}.",
        "The clock stopped it there, whatever had come out.",
    ]


def _how_many_ended(rows: list[Row]) -> list[str]:
    if all(row["fixed"] for row in rows):
        return ["The number of plays was fixed beforehand."]
    lines = [
        (
            "The number of plays was not fixed in advance: pairs took turns by the clock, and some "
            "that were not yet clearly apart played longer, so intervals near even are a little "
            "too narrow."
        )
    ]
    fixed = _pairs(row for row in rows if row["fixed"])
    if fixed:
        lines.append(f"It was fixed for {fixed}.")
    return lines


def _pairs(rows: Iterable[Row]) -> str:
    return ", ".join(
        f"{row['level']} against {row['below']} at {row['seats']} seats ({row['plays']:,})"
        for row in rows
    )


def _line(row: Row) -> str:
    ranks, points = [
        " : ".join(f"{value:.2f} ({low:.2f} to {high:.2f})" for value, low, high in means)
        for means in (row["ranks"], row["points"])
    ]
    times = " : ".join(f"{time:.1f}" for time in row["milliseconds"])
    return (
        f"| {row['level']} : {row['below']} | {row['seats']} | {row['plays']:,} | "
        f"{row['won']:.1%} ({row['low']:.1%} to {row['high']:.1%}) | {ranks} | {points} | {times} |"
    )


def _is_apart(row: Row) -> bool:
    """Return whether the intervals of the two do not overlap: of wins, or with more seats of ranks.

    With two seats one's win is the other's loss, so their shares are apart when the interval
    excludes a half.
    """
    if row["seats"] == 2:
        return row["low"] > 0.5
    (_, _, upper_high), (_, lower_low, _) = row["ranks"]
    return row["plays"] >= _FEWEST and upper_high < lower_low


def _summary(rows: list[Row]) -> list[str]:
    close = [
        f"{row['level']} and {row['below']} at {row['seats']} seats"
        for row in rows
        if not _is_apart(row)
    ]
    said = "**Apart** (intervals do not overlap: of wins at two seats, of mean ranks at four): "
    said += "all neighbours." if not close else f"all but {', '.join(close)}."
    lines = [said]
    few = _pairs(row for row in rows if row["plays"] < 1_000)
    if few:
        lines += ["", f"Fewer than a thousand plays, for lack of time: {few}."]
    if all(row["level"] != CHAMPION for row in rows):
        lines += [
            "",
            (
                f"`{CHAMPION}` against `{LEVELS[-1]}` has not been played for this page yet; "
                "[decision 76](../decisions/0076-a-learned-value.md) says what it won elsewhere."
            ),
        ]
    return lines


def _way(game: Game, level: str) -> str:
    counts = [seat_count for seat_count in SEATS if level in known_to(game, seat_count)]
    ways = [(count, _said(policy_of(game, level, count), hides=game.hides)) for count in counts]
    if len({way for _, way in ways}) == 1:
        return f"{ways[0][1]}."
    return "; ".join(f"at {count} seats {way}" for count, way in ways) + "."


def _said(policy: Policy, *, hides: bool) -> str:
    if isinstance(policy, HeuristicPolicy):
        return f"the heuristic policy in {policy.percent} of 100 decisions"
    if isinstance(policy, SolverPolicy):
        return "what the game's solver advises"
    search = f"a search of {policy.simulations:,} simulations, at most {policy.seconds} s"
    if policy.exact_states and not hides:
        search = f"solves a position where {policy.exact_seconds:g} s are enough; else {search}"
    if policy.learned and policy.rollout_depth == 0:
        return f"{search}; leaves valued by a network"
    playout = (
        "random"
        if policy.heuristic_percent == 0
        else f"by the heuristic policy ({policy.heuristic_percent} of 100 decisions)"
    )
    end = "to the end" if policy.rollout_depth == 0 else f"for {policy.rollout_depth} decisions"
    if policy.learned:
        end += ", then valued by a network"
    return f"{search}; playouts {playout}, {end}"


_LEFT, _RIGHT, _ROW, _TOP = 190, 40, 30, 34
_WIDTH = 720
_COLOURS = {2: "#1f5fa8", 4: "#b3541e"}


def _picture(rows: list[Row]) -> str:
    """Return a picture of the shares won with their intervals, and a line for even play."""
    height = _TOP + _ROW * len(rows) + 34
    parts = [
        Markup(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' role='img' "
            "font-family='system-ui, sans-serif' font-size='14'>"
            "<title>Share of the plays that each level won against the one below</title>"
            "<rect width='100%' height='100%' fill='#fff'/>"
            "<text x='{}' y='20' fill='#444'>won against the level below</text>"
        ).format(_WIDTH, height, _LEFT)
    ]
    for percent in (0, 25, 50, 75, 100):
        x = _x(percent / 100)
        parts.append(
            Markup(
                "<line x1='{}' x2='{}' y1='{}' y2='{}' stroke='{}'/>"
                "<text x='{}' y='{}' text-anchor='middle' fill='#444'>{} %</text>"
            ).format(x, x, _TOP - 6, height - 26, "#888" if percent == 50 else "#ddd", x,
                     height - 8, percent)
        )  # fmt: skip
    for number, row in enumerate(rows):
        won, low, high = row["won"], row["low"], row["high"]
        y = _TOP + _ROW * number + _ROW // 2
        colour = _COLOURS[row["seats"]]
        shape = (
            Markup("<circle cx='{}' cy='{}' r='6' fill='{}'/>").format(_x(won), y, colour)
            if row["seats"] == SEATS[0]
            else Markup("<rect x='{}' y='{}' width='11' height='11' fill='{}'/>").format(
                f"{float(_x(won)) - 5.5:.1f}", y - 5.5, colour
            )
        )
        parts.append(
            Markup(
                "<text x='8' y='{}' fill='#1b1b1b'>{}, {} seats</text>"
                "<line x1='{}' x2='{}' y1='{}' y2='{}' stroke='{}' stroke-width='4' "
                "stroke-opacity='0.45'/>{}"
            ).format(y + 5, row["level"], row["seats"], _x(low), _x(high), y, y, colour, shape)
        )  # fmt: skip
    return str(Markup("").join([*parts, Markup("</svg>")]))


def _x(share: float) -> str:
    return f"{_LEFT + (_WIDTH - _LEFT - _RIGHT) * share:.1f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("hold", "write"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play")
    parser.add_argument("--game", action="append", choices=GAME_NAMES, help="instead of all")
    parser.add_argument("--level", choices=LADDER[1:], help="against the one below, alone")
    parser.add_argument("--seats", type=int, choices=SEATS, help="instead of both")
    parser.add_argument("--jobs", type=int, default=1, help="how many plays at once")
    given = parser.parse_args()
    games = [game_of(name) for name in given.game or GAME_NAMES]
    if given.what == "hold":
        hold(games, given.folder, given.minutes, given.level, given.seats, given.jobs)
    else:
        write(games, given.folder)


if __name__ == "__main__":
    main()
