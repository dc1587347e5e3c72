"""Every word stands in every language, with the same arguments."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cuboteca.core.texts import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "cuboteca"
FOLDERS = sorted(path for path in SOURCE.rglob("texts") if path.is_dir())
EXAMPLES = Path(__file__).parents[2] / "examples"
EVERY_FOLDER = [*FOLDERS, *sorted(path for path in EXAMPLES.rglob("texts") if path.is_dir())]
OTHER_LANGUAGES = LANGUAGES[1:]
#: What French sets off by a space, with another space than the narrow one that never breaks.
FRENCH_SPACING = re.compile("[ \u00a0][:;?!»%]|«[ \u00a0]|[^\\s\u202f][;?!»]|«[^\u202f]")


def name_of(folder: Path) -> str:
    return str(folder.parent.relative_to(SOURCE))


class _Arguments(Visitor):
    """Gathers the names of a message's arguments, with those of the messages that it contains."""

    def __init__(self, known: dict[str, Any]) -> None:
        self.names: set[str] = set()
        self._known = known

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.visit(self._known[node.id.name])


def entries(folder: Path, language: str) -> list[Any]:
    parser = FluentParser()
    files = sorted((folder / language).glob("*.ftl"))
    return [entry for file in files for entry in parser.parse(file.read_text("utf-8")).body]


def messages(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Return each key of a folder with the names of its arguments."""
    found: dict[str, frozenset[str]] = {}
    known = {
        entry.id.name: entry
        for entry in entries(folder, language)
        if isinstance(entry, fluent.Message)
    }
    for key, message in known.items():
        gathered = _Arguments(known)
        gathered.visit(message)
        found[key] = frozenset(gathered.names)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_language_is_there(folder: Path) -> None:
    assert {path.name for path in folder.iterdir() if path.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_files_are_well_formed(folder: Path, language: str) -> None:
    found = entries(folder, language)
    keys = Counter(entry.id.name for entry in found if isinstance(entry, fluent.Message))

    assert [entry.content for entry in found if isinstance(entry, fluent.Junk)] == []
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_language_has_the_same_keys_with_the_same_arguments(
    folder: Path, language: str
) -> None:
    first = messages(folder, LANGUAGES[0])
    other = messages(folder, language)

    assert sorted(other) == sorted(first)
    assert {key: names for key, names in other.items() if names != first[key]} == {}


class _Prose(Visitor):
    """Gathers the pieces of a message that people read."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # Fluent's name
        self.pieces.append(node.value)


def prose(folders: list[Path], language: str) -> dict[str, str]:
    """Return what people read in each message, by key."""
    found: dict[str, str] = {}
    for entry in [entry for folder in folders for entry in entries(folder, language)]:
        if isinstance(entry, fluent.Message):
            gathered = _Prose()
            gathered.visit(entry)
            found[entry.id.name] = "\n".join(gathered.pieces)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    texts = prose(EVERY_FOLDER, language)

    assert any("’" in text for text in texts.values())
    assert [key for key, text in texts.items() if "'" in text] == []


def test_french_punctuation_has_narrow_no_break_spaces() -> None:
    texts = prose(EVERY_FOLDER, "fr")

    assert any("\u202f;" in text for text in texts.values())
    assert [key for key, text in texts.items() if FRENCH_SPACING.search(text)] == []


def test_no_key_means_two_things_where_folders_are_read_together() -> None:
    interfaces = [folder for folder in FOLDERS if "games" not in folder.parts]
    games = [folder for folder in FOLDERS if "games" in folder.parts]
    both = {
        (name_of(interface), name_of(game)): messages(interface, "en").keys()
        & messages(game, "en").keys()
        for interface in interfaces
        for game in games
    }

    assert {where: keys for where, keys in both.items() if keys} == {}


def test_every_key_that_code_names_exists() -> None:
    known = {key for folder in FOLDERS for key in messages(folder, "en")}
    named = {
        (str(path.relative_to(SOURCE)), call.args[0].value)
        for path in SOURCE.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", getattr(call.func, "attr", "")) in {"say", "word", "because"}
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }

    assert sorted(place for place in named if place[1] not in known) == []
