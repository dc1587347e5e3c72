"""The generated parts of a game's page ``docs/games/<game>.md``.

The page is written by hand, except between two marks, where this script inserts what the code
says::

    <!-- generated: observation -->
    ...
    <!-- end -->

Parts: ``options``, ``assumed``, ``sequence``, ``actions``, ``observation``, ``grammar``.

    python scripts/game_card.py [--check] [GAME ...]
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
import textwrap
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from cuboteca.core.texts import Texts
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from cuboteca.core.game import Game, Option

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
#: A constant with its meaning; the next one's number, or the number of actions, is its end.
_ACTION = re.compile(r"^([A-Z_]+) = .+  #: (.+)$", re.MULTILINE)
_PART = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def module_of(game: Game, name: str) -> object:
    """Return a module of a game package."""
    return importlib.import_module(f"cuboteca.games.{game.name}.{name}")


def options(game: Game) -> str:
    """Return the table of options."""
    lines = ["| option | values | default | what it does |", "|---|---|---|---|"]
    lines += [
        f"| `{option.name}` | {option.values} | {_default(game, option)} | {option.sentence} |"
        for option in game.meta.options
    ]
    return "\n".join(lines)


def _default(game: Game, option: Option) -> str:
    seats = range(game.meta.min_seats, game.meta.max_seats + 1)
    defaults = {count: str(option.default_for(count)).lower() for count in seats}
    if len(set(defaults.values())) == 1:
        return defaults[game.meta.min_seats]
    return ", ".join(f"{value} at {count} seats" for count, value in defaults.items())


def assumed(game: Game) -> str:
    """Return the table of assumed figures, which only missing pictures showed."""
    texts = Texts("en", [game.folder / "texts"])
    lines = ["| figure (assumed) | our value |", "|---|---|"]
    lines += [f"| {texts.plain(one.what)} | {one.value} |" for one in game.meta.assumed]
    return "\n".join(lines)


def observation(game: Game) -> str:
    """Return the index table of an observation."""
    lines = ["| from | to | numbers | piece |", "|--:|--:|--:|---|"]
    at = 0
    for name, length in module_of(game, "observation").PIECES:  # type: ignore[attr-defined]
        lines.append(f"| {at} | {at + length - 1} | {length} | `{name}` |")
        at += length
    return "\n".join(lines)


def _docstring(game: Game, name: str) -> str:
    """Return a module's docstring after its first sentence, as a block."""
    doc = (module_of(game, name).__doc__ or "").strip()
    body = textwrap.dedent(doc.partition("\n\n")[2]).strip()
    return f"```text\n{body}\n```"


def sequence(game: Game) -> str:
    """Return the sequence of play as ``rules/`` states it."""
    return _docstring(game, "rules")


def actions(game: Game) -> str:
    """Return the table of action codes, from ``NAME = number  #: meaning``, and their docstring."""
    module = module_of(game, "actions")
    found = _ACTION.findall(Path(str(getattr(module, "__file__", ""))).read_text("utf-8"))
    firsts: list[int] = [getattr(module, name) for name, _ in found]
    lines = ["| number | action | meaning |", "|---|---|---|"]
    for (name, meaning), (first, end) in zip(
        found, pairwise([*firsts, game.rules.action_count]), strict=True
    ):
        number = str(first) if end == first + 1 else f"{first}-{end - 1}"
        lines.append(f"| {number} | {name.lower().replace('_', ' ')} | {meaning} |")
    table = "\n".join(lines) + "\n\n" if found else ""
    return table + _docstring(game, "actions")


def grammar(game: Game) -> str:
    """Return the grammar of the notation."""
    return _docstring(game, "notation")


PARTS = {
    "options": options,
    "assumed": assumed,
    "sequence": sequence,
    "actions": actions,
    "observation": observation,
    "grammar": grammar,
}


def page_of(name: str) -> Path:
    """Return the path of a game's page."""
    return DOCS / f"{name}.md"


def card_text(name: str) -> str:
    """Return the page of a game with its generated parts rewritten."""
    game = game_of(name)

    def fill(found: re.Match[str]) -> str:
        return f"{found[1]}\n{PARTS[found[2]](game)}\n\n{found[3]}"

    return _PART.sub(fill, page_of(name).read_text("utf-8"))


def main() -> int:
    """Write or compare the pages of the games named on the command line, by default of all."""
    parser = argparse.ArgumentParser(description="Write the generated parts of the games' pages.")
    parser.add_argument("--check", action="store_true", help="compare only; exit with 1 if stale")
    parser.add_argument("games", nargs="*", default=GAME_NAMES, metavar="GAME")
    given = parser.parse_args()
    stale = 0
    for name in given.games:
        page, text = page_of(name), card_text(name)
        if page.read_text("utf-8") != text:
            stale += 1
            print(f"{page.name}: {'is stale' if given.check else 'written'}")
            if not given.check:
                page.write_text(text, "utf-8")
    return 1 if stale and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
