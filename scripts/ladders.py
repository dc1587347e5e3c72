"""The ladders of ``docs/ladders``: every level against the next one, in every game.

    scripts/ladders.py hold FOLDER [--minutes 60] [--game NAME ...]
    scripts/ladders.py write FOLDER

``hold`` runs the plays and keeps each in FOLDER, with one results file of an arena for each pair of
levels and number of seats; it continues where the files end.  The pairs take turns by the clock, so
that slow ones do not keep quick ones waiting.  ``write`` makes the pages and pictures from the
plays.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.bots.levels import LEVELS, make_ready, policy_of
from cuboteca.competition.bot_skills import LADDER_FILE, LadderRow
from cuboteca.core.policies import HeuristicPolicy, SearchConfig
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.arena import Contest, contest, play_one, schedule
from cuboteca.lab.results_file import ResultsFile
from cuboteca.lab.standing import Meeting, Standing, standing_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Game

ROOT = Path(__file__).parents[1]
SEATS = (2, 4)
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
}
_FEWEST = 10  # plays, below which mean ranks say little
TURN = 10.0  # seconds that a pair plays before the next one takes its turn


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


def rungs_of(game: Game, folder: Path) -> list[Rung]:
    """Return the pairs of a game, the weakest first."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for seat_count, (lower, upper) in itertools.product(SEATS, itertools.pairwise(LEVELS)):
        what = contest(game, {}, seat_count, (upper, lower), seed=SEED)
        path = folder / f"{game.name}-{seat_count}-{upper}.jsonl"
        found.append(Rung(what, ResultsFile(path, what)))
    return found


def hold(games: list[Game], folder: Path, minutes: float) -> None:
    """Play in turns until the time is up or everything is played."""
    end = time.monotonic() + 60 * minutes
    for game in games:
        make_ready(game)
    waiting = [(rung, rung.left()) for game in games for rung in rungs_of(game, folder)]
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
        rungs = [rung for rung in rungs_of(game, folder) if rung.file.done]
        if not rungs:
            continue
        standings = [(rung.contest, rung.standing()) for rung in rungs]
        are_fixed = all(len(rung.file.done) == rung.plays for rung in rungs)
        picture = ROOT / "docs" / "images" / f"ladder-{game.name}.svg"
        picture.write_text(_picture(standings) + "\n", "utf-8")
        page = ROOT / "docs" / "ladders" / f"{game.name}.md"
        page.write_text(_page(game, standings, are_fixed=are_fixed), "utf-8")
        (game.folder / LADDER_FILE).write_text(_ladder_as_json(standings), "utf-8")
        print(page.relative_to(ROOT))


def _ladder_as_json(standings: list[tuple[Contest, Standing]]) -> str:
    """Return what the ratings of bots are computed from, as ``competition.bot_skills`` reads it."""
    rows = [
        LadderRow(
            level=what.bots[0],
            below=what.bots[1],
            seats=what.seats,
            plays=standing.plays,
            won=round(_meeting(standing).win_share().value, 3),
        )
        for what, standing in standings
    ]
    return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n"


def _page(game: Game, standings: list[tuple[Contest, Standing]], *, are_fixed: bool) -> str:
    plays = sum(standing.plays for _, standing in standings)
    lines = [
        f"# The ladder of {game.meta.title}",
        "",
        (
            f"Every level against the next one, {plays:,} plays with the usual options, "
            f"seed {SEED}, rules version {game.meta.rules_version}."
        ),
        "Two bots take alternate seats; plays come in twos with the same chance and swapped seats.",
        "Intervals include the true value 95 times in 100.",
        "Times were measured while the computer did other work as well.",
        (
            "The number of plays was fixed beforehand."
            if are_fixed
            else "The number of plays was not fixed in advance: pairs took turns by the clock, and "
            "some that were not yet clearly apart played longer, so intervals near even are a "
            "little too narrow."
        ),
        "",
        (
            f"![The share of the plays that each level won against the one below](../images/ladder-"
            f"{game.name}.svg)"
        ),
        "",
        "| levels | seats | plays | won | mean ranks | points | ms per decision |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *(_row(what, standing) for what, standing in standings),
        "",
        *_summary(standings),
        "",
        "## What the levels do",
        "",
        "- `random`: any legal action.",
        *(f"- `{level}`: {_way(game, level)}" for level in LEVELS[1:]),
        "",
        "`scripts/ladders.py` repeats all this, or continues it.",
    ]
    return "\n".join(lines) + "\n"


def _meeting(standing: Standing) -> Meeting:
    return standing.meetings[0, 1]


def _row(what: Contest, standing: Standing) -> str:
    meeting = _meeting(standing)
    won = meeting.win_share()
    ranks, points = [
        " : ".join(
            f"{one.value:.2f} ({one.low:.2f} to {one.high:.2f})"
            for one in (tally.student_interval() for tally in tallies)
        )
        for tallies in (meeting.ranks, meeting.points)
    ]
    seconds = " : ".join(f"{1000 * score.thought:.1f}" for score in standing.scores)
    return (
        f"| {what.bots[0]} : {what.bots[1]} | {what.seats} | {meeting.plays:,} | "
        f"{won.value:.1%} ({won.low:.1%} to {won.high:.1%}) | {ranks} | {points} | {seconds} |"
    )


def _is_apart(standing: Standing) -> bool:
    """Return whether the intervals of the two do not overlap: of wins, or with more seats of ranks.

    With two seats one's win is the other's loss, so their shares are apart when the interval
    excludes a half.
    """
    meeting = _meeting(standing)
    if standing.contest.seats == 2:
        return meeting.win_share().low > 0.5
    upper, lower = (tally.student_interval() for tally in meeting.ranks)
    return meeting.plays >= _FEWEST and upper.high < lower.low


def _summary(standings: list[tuple[Contest, Standing]]) -> list[str]:
    close = [
        f"{what.bots[0]} and {what.bots[1]} at {what.seats} seats"
        for what, standing in standings
        if not _is_apart(standing)
    ]
    few = [
        f"{what.bots[0]} against {what.bots[1]} at {what.seats} seats ({standing.plays:,})"
        for what, standing in standings
        if standing.plays < 1_000
    ]
    said = "**Apart** (intervals do not overlap: of wins at two seats, of mean ranks at four): "
    said += "all neighbours." if not close else f"all but {', '.join(close)}."
    lines = [said]
    if few:
        lines += ["", f"Fewer than a thousand plays, for lack of time: {', '.join(few)}."]
    return lines


def _way(game: Game, level: str) -> str:
    policies = {policy_of(game, level, seat_count) for seat_count in SEATS}
    texts = [_said(policy) for policy in sorted(policies, key=str)]
    return "; ".join(texts) + "."


def _said(policy: HeuristicPolicy | SearchConfig) -> str:
    if isinstance(policy, HeuristicPolicy):
        return f"the heuristic policy in {policy.percent} of 100 decisions"
    playout = (
        "random"
        if policy.heuristic_percent == 0
        else f"by the heuristic policy ({policy.heuristic_percent} of 100 decisions)"
    )
    end = "to the end" if policy.rollout_depth == 0 else f"for {policy.rollout_depth} decisions"
    return (
        f"a search of {policy.simulations:,} simulations, at most {policy.seconds} s; "
        f"playouts {playout}, {end}"
    )


_LEFT, _RIGHT, _ROW, _TOP = 190, 40, 30, 34
_WIDTH = 720
_COLOURS = {2: "#1f5fa8", 4: "#b3541e"}


def _picture(standings: list[tuple[Contest, Standing]]) -> str:
    """Return a picture of the shares won with their intervals, and a line for even play."""
    height = _TOP + _ROW * len(standings) + 34
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
    for row, (what, standing) in enumerate(standings):
        won = _meeting(standing).win_share()
        y = _TOP + _ROW * row + _ROW // 2
        colour = _COLOURS[what.seats]
        shape = (
            Markup("<circle cx='{}' cy='{}' r='6' fill='{}'/>").format(_x(won.value), y, colour)
            if what.seats == SEATS[0]
            else Markup("<rect x='{}' y='{}' width='11' height='11' fill='{}'/>").format(
                f"{float(_x(won.value)) - 5.5:.1f}", y - 5.5, colour
            )
        )
        parts.append(
            Markup(
                "<text x='8' y='{}' fill='#1b1b1b'>{}, {} seats</text>"
                "<line x1='{}' x2='{}' y1='{}' y2='{}' stroke='{}' stroke-width='4' "
                "stroke-opacity='0.45'/>{}"
            ).format(y + 5, what.bots[0], what.seats, _x(won.low), _x(won.high), y, y, colour,
                     shape)
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
    given = parser.parse_args()
    games = [game_of(name) for name in given.game or GAME_NAMES]
    if given.what == "hold":
        hold(games, given.folder, given.minutes)
    else:
        write(games, given.folder)


if __name__ == "__main__":
    main()
