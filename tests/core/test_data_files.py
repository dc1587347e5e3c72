"""Users' own files: what is harmless is read, and what breaks a bound never reaches the parser."""

from __future__ import annotations

import importlib
import random
import re
import tomllib
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core import data_files
from cuboteca.core.data_files import DataFileError, option_value, read_toml, shortened

if TYPE_CHECKING:
    from pathlib import Path

TOO_MUCH = {
    "dots in a key": ("a" + ".a" * 4_000 + " = 1\n", "line 1: a key has at most 8 dots, not 4000"),
    "dots in a heading": ("\n[a" + ".a" * 9 + "]\n", "line 2: a key has at most 8 dots, not 9"),
    "dots between quotes": ("'a'" + ".'a'" * 9 + " = 1\n", "a key has at most 8 dots"),
    "dots after a string": ('x = """\n"""\ny' + ".y" * 9 + " = 1\n", "line 3: a key has at most 8"),
    "dots within braces": ("a = {b" + ".b" * 9 + " = 1}\n", "a key has at most 8 dots"),
    "lists in lists": ("\na = " + "[" * 9 + "]" * 9 + "\n", "line 2: at most 8 brackets"),
    "tables in tables": ("a = " + "{b = " * 9 + "1" + "}" * 9 + "\n", "at most 8 brackets"),
    "digits": ("a = " + "1" * 41 + "\n", "line 1: a number has at most 40 digits"),
    "hexadecimal digits": ("a = 0x" + "f" * 5_000 + "\n", "a number has at most 40 digits"),
    "digits with lines": ("a = " + "1_" * 30 + "1\n", "a number has at most 40 digits"),
    "digits of a fraction": ("a = 0." + "1" * 41 + "\n", "a number has at most 40 digits"),
    "digits below zero": ("x = -" + "1" * 3_000 + "\n", "a number has at most 40 digits"),
    "digits with a plus": ("x=+" + "1" * 41 + "\n", "a number has at most 40 digits"),
    "digits in a list": ("\nx = [1,-" + "1" * 41 + "]\n", "line 2: a number has at most 40 digits"),
    "digits of an exponent": ("x=1e" + "9" * 41 + "\n", "a number has at most 40 digits"),
    "digits of a small one": ("x=-0.5e-" + "9" * 41 + "\n", "a number has at most 40 digits"),
    "digits of a large one": ("x=0.5E+" + "9" * 41 + "\n", "a number has at most 40 digits"),
    "digits everywhere": (
        f"x={'1' * 15}.{'2' * 15}e-{'3' * 15}\n",
        "a number has at most 40 digits",
    ),
    "a long line": ("\n# " + "x" * 10_000 + "\n", "line 2: a line has at most 10000 characters"),
    "a long file": ("#\n" * 8_193, "a file has at most 16384 characters"),
    "half a character": ("\n# \ud800\n", r"line 2: a file must not hold the character U\+D800"),
    "a zero": ("a = '\0'\n", r"line 1: a file must not hold the character U\+0000"),
    "an escape": ("# \x1b[31m\n", r"must not hold the character U\+001B"),
    "a control of eight bits": ("# \x85\n", r"must not hold the character U\+0085"),
}


@pytest.mark.parametrize(("text", "sentence"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_breaks_a_bound_is_said_and_never_parsed(
    text: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was parsed"))
    with pytest.raises(DataFileError, match=sentence):
        read_toml(text)


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("a.b.c = 1\n", {"a": {"b": {"c": 1}}}),
        ("\ufeffa = 1\n", {"a": 1}),
        ("a = 1\r\nb = 2\r\n", {"a": 1, "b": 2}),
        ("# " + "." * 100 + "[" * 100 + "1" * 100 + "\na = 1\n", {"a": 1}),
        ("a = '" + "." * 100 + "'\n", {"a": "." * 100}),
        ('a = "' + "[" * 100 + '\\"{"\n', {"a": "[" * 100 + '"{'}),
        ("a = '''\n" + "1" * 100 + "'\n'''\n", {"a": "1" * 100 + "'\n"}),
        ('a = """' + "." * 100 + '"""""\n', {"a": "." * 100 + '""'}),
        ('"' + "." * 100 + '" = 1\n', {"." * 100: 1}),
        (
            "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]\n",
            {"a": [number + 0.5 for number in range(1, 11)]},
        ),
        ("a = " + "9" * 40 + "\n", {"a": int("9" * 40)}),
        ("a" + "1" * 100 + " = 1\n", {"a" + "1" * 100: 1}),
        ("a-" + "1" * 100 + " = 1\n", {"a-" + "1" * 100: 1}),
        ("1-" + "1" * 100 + " = 1\n", {"1-" + "1" * 100: 1}),
        ("a.b-" + "1" * 100 + " = 1\n", {"a": {"b-" + "1" * 100: 1}}),
        ("a = '-" + "1" * 100 + "'\n", {"a": "-" + "1" * 100}),
        ("a = -" + "9" * 40 + "\n", {"a": -int("9" * 40)}),
        ("a = -1.25e-3\n", {"a": -0.00125}),
        (
            "a = 1979-05-27T00:32:00.999999-07:00\n",
            {"a": datetime.fromisoformat("1979-05-27T00:32:00.999999-07:00")},
        ),
        ("a = 1979-05-27\n", {"a": date(1979, 5, 27)}),
        ("a = " + "[" * 8 + "]" * 8 + "\n", {"a": [[[[[[[[]]]]]]]]}),
    ],
)
def test_what_a_person_may_write_is_read(text: str, content: dict[str, Any]) -> None:
    assert read_toml(text) == content


@pytest.mark.parametrize("text", ["nonsense\n", "a = 1\na = 2\n", "a = '\n", "a = 2020-13-01\n"])
def test_what_is_no_toml_is_said_in_a_short_sentence(text: str) -> None:
    with pytest.raises(DataFileError, match="the file is not TOML: ") as caught:
        read_toml(text + "x" * 5_000)

    assert len(str(caught.value)) < 300


_PARTS = (
    *("a", ".", ".", ".", "'x'", '"y"', '"""', "'''", '"', "'", '""', '\\"', "\\", "#", "b.c.d"),
    *("\n", "\n", "\r\n", "=", "=", "1", "a=", "[", "]", "{", "}", ",", " "),
)


def test_no_text_hides_a_dot_or_a_bracket_from_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read random texts with the parser itself, which tells the longest key and depth it met."""
    monkeypatch.setattr(data_files, "MOST_DOTS", 1)
    monkeypatch.setattr(data_files, "DEEPEST", 2)
    met = {"dots": 0, "depth": 0, "open": 0}
    _watch(monkeypatch, met)
    draw = random.Random(1)
    harmful = 0
    for _ in range(30_000):
        text = "".join(draw.choices(_PARTS, k=draw.randint(3, 22)))
        met.update(dots=0, depth=0, open=0)
        refused = _is_refused(text)
        parsed = _is_toml(text)
        worst = met["dots"] > 1 or met["depth"] > 2
        harmful += worst

        assert refused or not worst, text
        assert not (refused and parsed and met["dots"] <= 1 and met["depth"] <= 1), text
    assert harmful > 500


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True


def _is_refused(text: str) -> bool:
    try:
        data_files._check_bounds(text)
    except DataFileError:
        return True
    return False


def _watch(monkeypatch: pytest.MonkeyPatch, met: dict[str, int]) -> None:
    """Let the parser note the dots of each key that it reads, and how deep it is in brackets."""
    parser: Any = importlib.import_module("tomllib._parser")
    parse_key = parser.parse_key

    def noted_key(*args: Any) -> Any:
        at, key = parse_key(*args)
        met["dots"] = max(met["dots"], len(key) - 1)
        return at, key

    monkeypatch.setattr(parser, "parse_key", noted_key)
    for name in ("parse_array", "parse_inline_table"):
        monkeypatch.setattr(parser, name, _noting_depth(getattr(parser, name), met))


def _noting_depth(parse: Any, met: dict[str, int]) -> Any:
    def noted(*args: Any) -> Any:
        met["open"] += 1
        met["depth"] = max(met["depth"], met["open"])
        try:
            return parse(*args)
        finally:
            met["open"] -= 1

    return noted


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("short", "short"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("a\x1b[31m\n", "a?[31m?"),
        (1.5, "1.5"),
    ],
)
def test_a_message_quotes_briefly_and_printably(value: object, told: str) -> None:
    assert shortened(value) == told


def test_only_a_path_is_read_as_the_value_of_an_option(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("a map", "utf-8")

    assert option_value("map", file) == "a map\n"
    assert option_value("map", str(file)) == str(file)
    assert option_value("seats", 3) == 3


@pytest.mark.parametrize("content", [None, b"\x00\xff\x00"])
def test_an_option_whose_file_cannot_be_read_is_named(
    tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "map.txt"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(
        DataFileError, match=rf"^option 'map': cannot read '{re.escape(str(file))}'"
    ):
        option_value("map", file)
