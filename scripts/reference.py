"""Write docs/reference from signatures and docstrings.

python scripts/reference.py
"""

from __future__ import annotations

import importlib
import inspect
import re
from dataclasses import fields, is_dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FOLDER = Path(__file__).parents[1] / "docs" / "reference"

#: By page: its title, its subject, and the names that it describes.
PAGES: Mapping[str, tuple[str, str, tuple[str, ...]]] = {
    "play": (
        "Plays",
        "One play: its actions, what seats know of it, its pictures and its records.",
        ("Play", "Action", "Event", "SeenEvent", "Outcome", "load_plays", "save_plays"),
    ),
    "games": (
        "Games and options",
        "The games there are.",
        ("list_games", "game_info", "GameInfo", "OptionInfo"),
    ),
    "bots": (
        "Bots",
        "Bots by name, and what a bot of your own is given.",
        (
            "list_bots",
            "make_bot",
            "Bot",
            "cuboteca.bots.bot.DecisionContext",
            "cuboteca.bots.search.SearchBot",
            "cuboteca.core.policies.SearchConfig",
        ),
    ),
    "studies": (
        "Studies",
        "Many plays, bots against each other, and the analysis of a play.",
        (
            "simulate",
            "SimulationResult",
            "SeatResult",
            "BotResult",
            "arena",
            "ArenaResult",
            "cuboteca.public.results.ArenaBotResult",
            "PairResult",
            "study",
            "StudyResult",
            "Finding",
            "analyse",
            "AnalysisResult",
            "MoveAssessment",
            "LuckAndSkill",
            "Swing",
            "Estimate",
            "solve",
            "ExactResult",
            "ExactAction",
            "ExactValue",
        ),
    ),
    "client": (
        "The client of a site",
        "Playing at tables of any site by its JSON API: `from cuboteca.client import Client`.",
        (
            "cuboteca.client.Client",
            "cuboteca.client.Person",
            "cuboteca.client.BotSeat",
            "cuboteca.client.FreeSeat",
            "cuboteca.client.Table",
            "cuboteca.client.Seat",
            "cuboteca.client.Position",
            "cuboteca.client.Outcome",
            "cuboteca.client.OpenTable",
            "cuboteca.client.SiteError",
        ),
    ),
    "batch": ("Many plays at once", "Plays stepped together on arrays.", ("PlayBatch",)),
    "errors": (
        "Errors",
        "What a caller can do wrong; every message is one sentence.",
        (
            "CubotecaError",
            "OptionError",
            "IllegalActionError",
            "NotationError",
            "PositionError",
            "RecordError",
            "UnknownGameError",
        ),
    ),
    "contract": (
        "The contract of a game",
        "What a game offers to everything else.",
        (
            "cuboteca.core.game.Game",
            "cuboteca.core.game.Meta",
            "cuboteca.core.game.Option",
            "cuboteca.core.game.Rules",
            "cuboteca.core.game.Notation",
            "cuboteca.core.game.Presentation",
            "cuboteca.core.game.Macros",
            "cuboteca.core.drawing.Board",
            "cuboteca.core.refusals.because",
            "cuboteca.core.words.Choice",
            "cuboteca.core.words.LogEntry",
            "cuboteca.core.words.say",
            "cuboteca.core.treatments.Treatment",
        ),
    ),
}

_WIDTH = 88
_SECTION = re.compile(r"^(Args|Attributes|Raises|Returns|Yields):$")
_ENTRY = re.compile(r"^(\*{0,2}[\w.]+): (.*)$")
_TITLES = {"Args": "Arguments", "Attributes": "Attributes", "Raises": "Raises"}


class _Annotation(str):
    """An annotation as the source writes it; it prints without quotation marks in a signature."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def found(name: str) -> Any:
    """Return the object of a name in ``PAGES``: a name of ``cuboteca``, or a dotted path."""
    module, _, last = name.rpartition(".")
    return getattr(importlib.import_module(module or "cuboteca"), last)


def pages() -> dict[Path, str]:
    """Return the text of every page by its file."""
    index = ["# Reference", "", "Made from the docstrings by `scripts/reference.py`.", ""]
    written = {}
    for page, (title, about, names) in PAGES.items():
        shown = ", ".join(f"`{name.rpartition('.')[2]}`" for name in names)
        index.append(f"- [{title}]({page}.md): {shown}")
        parts = "".join(_described(name) for name in names)
        written[FOLDER / f"{page}.md"] = f"# {title}\n\n{about}\n{parts}"
    return {FOLDER / "README.md": "\n".join(index) + "\n", **written}


def _described(name: str) -> str:
    thing, (module, _, last) = found(name), name.rpartition(".")
    path = f"{module or 'cuboteca'}.{last}"
    lines = ["", f"## `{last}`", "", "```text", *_signature(path, thing), "```", ""]
    lines += _doc(thing)
    if is_dataclass(thing) and "Attributes:" not in (inspect.getdoc(thing) or ""):
        lines += [f"- `{one.name}`: `{one.type}`" for one in fields(thing) if _is_public(one.name)]
        lines.append("")
    if inspect.isclass(thing):
        for member in _members(thing):
            lines += ["", *member]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _is_public(name: str) -> bool:
    return not name.startswith("_")


def _members(kind: type) -> Iterator[list[str]]:
    """Yield the public methods and properties that a class defines itself, in its order."""
    for name, member in vars(kind).items():
        if not _is_public(name) or inspect.isclass(member):
            continue
        if isinstance(member, property | cached_property):
            function = member.fget if isinstance(member, property) else member.func
            kept = inspect.signature(function).return_annotation  # type: ignore[arg-type]
            yield [f"### `{name}`: `{kept}`", "", *_doc(function)]
        elif inspect.isfunction(member) or isinstance(member, classmethod | staticmethod):
            bound = getattr(kind, name)
            yield [
                f"### `{name}`",
                "",
                "```text",
                *_signature(name, bound),
                "```",
                "",
                *_doc(bound),
            ]


def _signature(name: str, thing: Any) -> list[str]:
    """Return a call as the source writes it, one argument per line if it is long."""
    if inspect.isclass(thing) and not _is_made_by_callers(thing):
        return [name]
    signature = inspect.signature(thing)
    shown = [
        one.replace(annotation=_plain(one.annotation))
        for one in signature.parameters.values()
        if one.name != "self"
    ]
    returned = "" if inspect.isclass(thing) else f" -> {_plain(signature.return_annotation)}"
    line = f"{name}{inspect.Signature(shown)}{returned}"
    if len(line) <= _WIDTH:
        return [line]
    inner = [f"    {one}," for one in _with_marks(shown)]
    return [f"{name}(", *inner, f"){returned}"]


def _is_made_by_callers(kind: type) -> bool:
    own = vars(kind)
    return "__init__" in own and not is_dataclass(kind) and not own.get("_is_protocol")


def _with_marks(shown: list[inspect.Parameter]) -> Iterator[str]:
    """Yield the arguments, and ``/`` and ``*`` where the kind of argument changes."""
    for before, one in pairwise([None, *shown]):
        assert one is not None
        if before is not None and before.kind == one.POSITIONAL_ONLY != one.kind:
            yield "/"
        if one.kind == one.KEYWORD_ONLY and (
            before is None or before.kind not in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
        ):
            yield "*"
        yield str(one)


def _plain(annotation: Any) -> Any:
    return _Annotation(annotation) if isinstance(annotation, str) else annotation


def _doc(thing: Any) -> list[str]:
    """Return a docstring as Markdown: its sections become lists."""
    lines: list[str] = []
    section = ""
    text = (inspect.getdoc(thing) or "").replace("``", "`").replace(".  ", ". ")
    for line in text.splitlines():
        if match := _SECTION.match(line):
            section = match[1]
            if section in _TITLES:
                lines += [f"**{_TITLES[section]}**", ""]
        elif section and line.startswith("    "):
            lines.append(_item(section, line.removeprefix("    "), lines))
        else:
            section = section if not line else ""
            lines.append(line)
    return [*lines, ""]


def _item(section: str, line: str, before: list[str]) -> str:
    entry = None if line.startswith(" ") else _ENTRY.match(line)
    if entry and section in _TITLES:
        return f"- `{entry[1]}`: {entry[2]}"
    if section in _TITLES:
        return f"  {line.strip()}"
    return f"**{section}** {line}" if not before or not before[-1] else line


def main() -> None:
    """Write all pages, and remove those that are no longer made."""
    FOLDER.mkdir(exist_ok=True)
    made = pages()
    for file in set(FOLDER.glob("*.md")) - made.keys():
        file.unlink()
    for file, text in made.items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
