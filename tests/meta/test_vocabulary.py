"""One word, one meaning: names, comments and docs keep to ``docs/glossary.md``."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"

#: Where a word may stand, as it means something else there.
ALLOWED = {
    "house": re.compile(r"house[ _-]rules?", re.IGNORECASE),
    "routine…": re.compile(r"coroutine\w*", re.IGNORECASE),
}


@cache
def unused(*, in_names: bool) -> dict[str, re.Pattern[str]]:
    """Return the words that the glossary says we do not use, each with what finds it.

    ``in_names``: in names, where fewer words are good than in sentences.
    """
    text = GLOSSARY.read_text("utf-8").partition("## Words we do not use")[2]
    anywhere, _, names = text.partition("| no name |")
    rows = re.findall(r"^\| ([^|-]+?) \| [^|]+ \|$", anywhere.partition("|---|")[2], re.MULTILINE)
    if in_names:
        rows += re.findall(r"^\| ([^|-]+?) \| [^|]+ \|$", names, re.MULTILINE)
    return {word: _pattern(word) for row in rows for word in row.split(", ")}


def _pattern(word: str) -> re.Pattern[str]:
    """Return a pattern of ``word`` alone or as a part of a name in snake or camel case."""
    stem, more = (word[:-1], "[a-z]*") if word.endswith("…") else (word, "")
    parts = (stem, stem.upper()) if "_" in stem else (stem, stem.upper(), stem.capitalize())
    return re.compile("|".join(rf"(?<![a-zA-Z]){part}{more}(?![a-z])" for part in parts))


def found(text: str, *, names: str = "") -> Counter[str]:
    """Return the words that we do not use in ``text`` and, among names alone, in ``names``."""
    words: Counter[str] = _found(text, in_names=False)
    words.update(_found(names, in_names=True))
    return words


def _found(text: str, *, in_names: bool) -> Counter[str]:
    words: Counter[str] = Counter()
    lower = text.lower()
    for word, pattern in unused(in_names=in_names).items():
        if word.removesuffix("…") in lower:  # found a hundred times faster than a pattern
            kept = ALLOWED[word].sub("", text) if word in ALLOWED else text
            words[word] += len(pattern.findall(kept))
    return +words


def _own(folder: str, *endings: str) -> list[Path]:
    files = [file for end in endings for file in (ROOT / folder).rglob(f"*{end}")]
    return sorted(file for file in files if file != Path(__file__) and ".venv" not in file.parts)


def _found_in_python(file: Path) -> Counter[str]:
    """Return what is wrong in the name of a source, its names, its comments and its strings."""
    source = file.read_text("utf-8")
    if not found("", names=f"{file.stem}\n{source}"):  # reading the parts of a source takes long
        return Counter()
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    texts = [one.string for one in tokens if one.type in {tokenize.COMMENT, tokenize.STRING}]
    names = dict.fromkeys(one.string for one in tokens if one.type == tokenize.NAME)
    return found("\n".join(texts), names="\n".join([file.stem, *names]))


#: Where a number of seats is called ``seats``: the public keyword, and what files write.
PUBLIC_SEATS = {"public", "vector.py", "modules.py", "turns.py", "single.py"}
FILED_SEATS = {
    "arena.py:Contest",
    "study_plan.py:Study",
    "analysis.py:Analysis",
    "bot_skills.py:LadderRow",
}


def _seat_numbers_named_seats(file: Path) -> list[str]:
    """Return the functions and classes in ``file`` that call a number of seats ``seats``."""
    source = file.read_text("utf-8")
    if "seats: int" not in source:
        return []
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            named = [
                (each.arg, each.annotation) for each in (*node.args.args, *node.args.kwonlyargs)
            ]
        elif isinstance(node, ast.ClassDef):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            named = [(ast.unparse(each.target), each.annotation) for each in fields]
        else:
            continue
        if any(name == "seats" and kind and ast.unparse(kind)[:3] == "int" for name, kind in named):
            found.append(f"{file.name}:{node.name}")
    return found


def test_a_number_of_seats_is_a_seat_count() -> None:
    inside = [file for file in _own("src", ".py") if not PUBLIC_SEATS & {file.name, *file.parts}]

    assert {name for file in inside for name in _seat_numbers_named_seats(file)} == FILED_SEATS


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "examples"])
def test_names_and_comments_keep_to_the_glossary(folder: str) -> None:
    wrong = {
        str(file.relative_to(ROOT)): dict(words)
        for file in _own(folder, ".py")
        if (words := _found_in_python(file))
    }

    assert wrong == {}


def test_pages_and_styles_keep_to_the_glossary() -> None:
    wrong = {
        str(file.relative_to(ROOT)): dict(words)
        for file in _own("src", ".html", ".css", ".js", ".ftl")
        if ".min." not in file.name and (words := found(file.read_text("utf-8")))
    }

    assert wrong == {}


def test_docs_keep_to_the_glossary() -> None:
    files = [*_own("docs", ".md"), *ROOT.glob("*.md")]
    wrong = {
        str(file.relative_to(ROOT)): dict(words)
        for file in files
        if file != GLOSSARY and (words := found(file.read_text("utf-8")))
    }

    assert wrong == {}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the registry has a game package", {}),
        ("def house_of(): ...", {"house": 1}),
        ("class HouseKeeper: ...", {"house": 1}),
        ("HOUSE = 1", {"house": 1}),
        ("a warehouse, by a house rule", {}),
        ("twins and a twin", {"twin…": 2}),
        ("intertwined coroutines", {}),
        ("greedy_action(state)", {"greedy_action": 1}),
    ],
)
def test_a_word_is_found_alone_and_in_names(text: str, words: dict[str, int]) -> None:
    assert found(text) == words


def test_a_word_may_be_good_in_a_sentence_and_no_name() -> None:
    assert found("choosing a card") == {}
    assert found("", names="choosing") == {"choosing": 1}
