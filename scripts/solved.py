"""The tables of docs/solved.md: tiny games solved exactly, and how often bots find a best action.

    python scripts/solved.py

Deals and bots follow from fixed seeds, so the same tables come out on every run.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

import cuboteca

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cuboteca import ExactResult, Play

PAGE = Path(__file__).resolve().parent.parent / "docs" / "solved.md"
LEVELS = ("medium", "expert")
_MOST_STATES = 1_000_000
_SAME = 1e-9  # sums of floats
_BEGIN, _END = "<!-- generated -->\n", "<!-- end -->"


@dataclass(frozen=True)
class Tiny:
    """A game made small enough to be solved.

    Attributes:
        game: Its name.
        seats: How many.
        deals: How many, each with a seed of its own.
        options: Of the game.
        last: Decisions before the end of a play of greedy bots; 0: from its start.
        first: The seed of the first deal.
    """

    game: str
    seats: int
    deals: int
    options: Mapping[str, int] = field(default_factory=dict)
    last: int = 0
    first: int = 1

    @property
    def seeds(self) -> range:
        """Return those of all deals."""
        return range(self.first, self.first + self.deals)


SOLVED = (
    Tiny("cubosaurs", 2, 1, {"rounds": 1}, 1),
    Tiny("cubosaurs", 3, 1, {"rounds": 1}, 1),
    Tiny("cube_attack", 2, 1, {"turn_cap": 1}),
    Tiny("cube_attack", 2, 1, {"turn_cap": 2}),
    Tiny("sukkube", 1, 1, {"manche_cap": 1}),
    Tiny("sukkube", 2, 2, {"manche_cap": 1}),
    Tiny("sukkube", 3, 1, {"manche_cap": 1}),
)
#: Whose decisions are all solved, for the share of them in which a bot finds a best action.  Fewer
#: deals, with the seeds before these, had left the share of "expert" open.
ASKED = (
    Tiny("cubosaurs", 2, 120, {"rounds": 1}, 1, first=21),
    Tiny("cube_attack", 2, 30, {"turn_cap": 2}, first=11),
    Tiny("sukkube", 2, 60, {"manche_cap": 1}, first=21),
)
#: Whose decisions are all solved, for what the best bots lose there: at least 200 decisions a game.
LOSING = (
    Tiny("cubosaurs", 2, 120, {"rounds": 1}, 2, first=201),
    Tiny("cube_attack", 2, 30, {"turn_cap": 2}, first=201),
    Tiny("sukkube", 2, 60, {"manche_cap": 1}, first=201),
)
BEST = ("expert", "champion")


def positions(tiny: Tiny, seed: int) -> list[Play]:
    """Return a play of greedy bots before each of its decisions that belong to the tiny game."""
    options: dict[str, Any] = dict(tiny.options)
    play = cuboteca.Play(tiny.game, seats=tiny.seats, seed=seed, **options)
    met = []
    while not play.is_over:
        met.append(play.position)
        play.act(play.ask("greedy"))
    return [
        cuboteca.Play(tiny.game, seats=tiny.seats, seed=seed, position=one, **options)
        for one in met[-tiny.last :]
    ]


def loss(found: ExactResult, seat: int, text: str) -> float:
    """Return how much less of the win the action of a text brings a seat than a best one."""
    shares = {one.text: one.value.shares[seat] for one in found.actions}
    lost = max(shares.values()) - shares[text]
    return lost if lost >= _SAME else 0.0


def losses(tiny: Tiny, levels: Sequence[str]) -> dict[str, list[float]]:
    """Return what bots lose in each decision with a choice, by their levels."""
    lost: dict[str, list[float]] = {level: [] for level in levels}
    for seed in tiny.seeds:
        for play in positions(tiny, seed):
            if len(play.legal_actions()) < 2:  # nothing to choose
                continue
            found = cuboteca.solve(play, most_states=_MOST_STATES)
            seat = play.to_move
            assert seat is not None, "a seat decides"
            for level in levels:
                lost[level].append(loss(found, seat, play.ask(level).text))
    return lost


def hits(tiny: Tiny, level: str) -> tuple[int, int]:
    """Return in how many decisions with a choice a bot finds a best action, and of how many."""
    lost = losses(tiny, [level])[level]
    return lost.count(0.0), len(lost)


def _named(tiny: Tiny) -> str:
    options = ", ".join(f"`{name}={value}`" for name, value in tiny.options.items())
    last = "decision" if tiny.last == 1 else f"{tiny.last} decisions"
    where = f", the last {last}" if tiny.last else ""
    return f"{tiny.game}, {tiny.seats} seats, {options}{where}".replace(" 1 seats", " 1 seat")


def _numbers(numbers: tuple[float, ...]) -> str:
    return " : ".join(f"{one:.4f}".rstrip("0").rstrip(".") for one in numbers)


def rows() -> Iterator[str]:
    """Yield the rows of the table of values."""
    for tiny in SOLVED:
        for seed in tiny.seeds:
            found = cuboteca.solve(positions(tiny, seed)[0], most_states=_MOST_STATES)
            best = ", ".join(f"`{one.text}`" for one in found.actions if one.best)
            yield (
                f"| {_named(tiny)} | {seed} | {_numbers(found.value.shares)} | "
                f"{_numbers(found.value.points)} | {best} | {found.states:,} |"
            )


def tables() -> str:
    """Return both tables."""
    lines = [
        "| game | seed | share of the win by seat | points by seat | best actions | states |",
        "|---|--:|---|---|---|--:|",
        *rows(),
        "",
        f"| decisions of | {' | '.join(f'`{level}`' for level in LEVELS)} |",
        f"|---|{'--:|' * len(LEVELS)}",
    ]
    for tiny in ASKED:
        found = [hits(tiny, level) for level in LEVELS]
        shown = " | ".join(f"{good} of {asked}" for good, asked in found)
        lines.append(f"| {_named(tiny)}, seeds {tiny.seeds[0]} to {tiny.seeds[-1]} | {shown} |")
    heads = " | ".join(f"`{level}` loses | `{level}` errs" for level in BEST)
    lines += ["", f"| decisions of | how many | {heads} |", "|---|--:|" + "--:|" * 2 * len(BEST)]
    for tiny in LOSING:
        lost = losses(tiny, BEST)
        shown = " | ".join(
            f"{mean(one):.5f} | {len(one) - one.count(0.0)}" for one in lost.values()
        )
        count = len(lost[BEST[0]])
        seeds = f"seeds {tiny.seeds[0]} to {tiny.seeds[-1]}"
        lines.append(f"| {_named(tiny)}, {seeds} | {count} | {shown} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the tables into the page."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(_BEGIN)
    PAGE.write_text(before + _BEGIN + tables() + _END + rest.partition(_END)[2], "utf-8")


if __name__ == "__main__":
    main()
