"""The generated tables of docs/research.md: environments from the code, baselines from the ladders.

    python scripts/research_page.py

Lengths come from plays with a fixed seed, so they are the same on every run; they are compiled.
"""

from __future__ import annotations

import re
from math import sqrt
from pathlib import Path

import numpy as np

from cuboteca.core.batch import POLICY_HEURISTIC, POLICY_RANDOM
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.intervals import Z_95
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "research.md"
PLAYS = 1000
SEED = 1
SEATS = (2, 4)

_PART = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def lengths(name: str, seat_count: int, policy: int) -> str:
    """Return how many decisions plays have: the mean with its interval, the least and the most."""
    game = game_of(name)
    options = game.options({}, seat_count)
    policies = np.full((PLAYS, seat_count), policy, np.int64)
    found = simulate(engine_of(game, "compiled"), options, policies, seed=SEED).decisions
    each = np.asarray(found).reshape(PLAYS, -1).sum(axis=1)
    half = Z_95 * float(each.std(ddof=1)) / sqrt(PLAYS)
    return f"{each.mean():.1f} ± {half:.1f} ({each.min()} to {each.max()})"


def speeds() -> dict[str, str]:
    """Return the decisions per second of each game by its title, as they were measured."""
    text = (DOCS / "guides/environments.md").read_text("utf-8")
    table = text.partition("| game | decisions per second |")[2].partition("\n\n")[0]
    return dict(re.findall(r"^\| ([^|]+?) \| ([\d,]+) \|", table, flags=re.MULTILINE))


def environments() -> str:
    """Return the tables of sizes and of lengths."""
    measured = speeds()
    sizes = [
        "| environment | seats | observation | actions | hidden | decisions per second |",
        "|---|---|--:|--:|---|--:|",
    ]
    plays = [
        "| environment | seats | decisions of a play, all random | all greedy |",
        "|---|--:|---|---|",
    ]
    for name in GAME_NAMES:
        game = game_of(name)
        meta, rules = game.meta, game.rules
        sizes.append(
            f"| `{name}_v1` | {meta.min_seats} to {meta.max_seats} | {rules.observation_size} | "
            f"{rules.action_count} | {'yes' if game.hides else 'nothing'} | "
            f"{measured[meta.title]} |"
        )
        plays += [
            f"| `{name}_v1` | {count} | {lengths(name, count, POLICY_RANDOM)} | "
            f"{lengths(name, count, POLICY_HEURISTIC)} |"
            for count in SEATS
        ]
    return "\n".join([*sizes, "", *plays]) + "\n"


def baselines() -> str:
    """Return the shares of wins of all ladders."""
    lines = ["| game | levels | seats | plays | won |", "|---|---|--:|--:|---|"]
    for name in GAME_NAMES:
        text = (DOCS / f"ladders/{name}.md").read_text("utf-8")
        rows = re.findall(
            r"^\| (\w+ : \w+) \| (\d) \| ([\d,]+) \| ([^|]+) \|", text, flags=re.MULTILINE
        )
        linked = f"[{game_of(name).meta.title}](ladders/{name}.md)"
        for levels, seats, plays, won in rows:
            pair = levels.replace(" : ", " against ")
            share = won.strip().replace("%", " %")
            lines.append(f"| {linked} | {pair} | {seats} | {plays} | {share} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """Return the page with its tables made anew."""
    parts = {"environments": environments, "baselines": baselines}
    return _PART.sub(
        lambda found: found[1] + "\n" + parts[found[2]]() + "\n" + found[3],
        PAGE.read_text("utf-8"),
    )


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
