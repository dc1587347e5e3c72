"""The table in ``docs/profile.md``: where a decision's nanoseconds go, in every game.

python scripts/profile_decisions.py [--print] [GAME ...]
"""

from __future__ import annotations

import argparse
import os
import platform
import re
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.bench import variants
from cuboteca.lab.profile import profile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.lab.profile import Profile

PAGE = Path(__file__).resolve().parent.parent / "docs" / "profile.md"
SEATS = 4
_TABLE = re.compile(r"(<!-- generated -->\n).*?(<!-- end -->)", re.DOTALL)
_ROWS = {
    "choose": "choosing a legal action",
    "act": "applying it, up to the next stop",
    "draw": "drawing",
    "happen": "applying what was drawn",
    "rest": "the rest",
}


def profiles(names: list[str]) -> Iterator[tuple[str, Profile]]:
    """Yield the profile of each game, and of each of its variants that plays differently."""
    for name in names:
        game = game_of(name)
        for variant, options in variants(game, SEATS).items():
            title = game.meta.title if variant == "default" else f"{game.meta.title}, {variant}"
            yield title, profile(game, options, SEATS)


def table(found: dict[str, Profile]) -> str:
    """Return the table, with a line about the machine."""
    lines = [
        "| ns | " + " | ".join(found) + " |",
        "|---|" + "--:|" * len(found),
        "| **a decision** | " + " | ".join(f"**{one.whole:.0f}**" for one in found.values()) + " |",
    ]
    lines += [
        f"| {words} | " + " | ".join(f"{one.parts[part]:.0f}" for one in found.values()) + " |"
        for part, words in _ROWS.items()
    ]
    more = {
        "draws for each decision": [f"{one.draws:.2f}" for one in found.values()],
        "marking the legal actions (environments)": [f"{one.mask:.0f}" for one in found.values()],
        "an observation (environments)": [f"{one.observe:.0f}" for one in found.values()],
        "bytes of a state": [str(one.state_bytes) for one in found.values()],
    }
    lines += [f"| {words} | " + " | ".join(row) + " |" for words, row in more.items()]
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    machine = (
        f"Measured with {SEATS} seats and one thread on {os.cpu_count()} cores "
        f"({platform.machine()}), Python {platform.python_version()}, load {busy:.1f} at the end."
    )
    return "\n".join([*lines, "", machine, ""])


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="leaves the page as it is; all if none"
    )
    parser.add_argument("--print", action="store_true", help="leave the page as it is")
    arguments = parser.parse_args()
    made = table(dict(profiles(arguments.games or list(GAME_NAMES))))
    print(made)
    if not (arguments.print or arguments.games):
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(
            _TABLE.sub(lambda match: match[1] + made + match[2], page), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
