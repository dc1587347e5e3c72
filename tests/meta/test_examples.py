"""Everything that the documents print as an example runs as printed.

A block is left out only where a comment before it says so and why: ``<!-- not run: why -->``; its
commands must still be commands that there are.  ``<!-- with a site -->`` runs a block against a
site that the test starts.  "save it as `NAME`" before a block makes it a file for later commands.
"""

from __future__ import annotations

import json
import random
import re
import shlex
import shutil
import tomllib
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
import typer.main

from cuboteca.cli.commands import app
from cuboteca.cli.main import run
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
#: tests/table/test_job_workers.py runs SQL.
LANGUAGES = {"", "console", "json", "nginx", "python", "sql", "text", "toml"}
PRINTED_SITE = "http://127.0.0.1:8000"
#: Whoever plays in a terminal here saves the play, for later commands, and leaves.
TYPED = "save mine.jsonl\nquit\n"

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NOT_RUN = re.compile(r"<!-- not run: (.+) -->\s*$")
_FILE = re.compile(r"save it as `([\w.-]+)`")


class Block(NamedTuple):
    """A block of code of a page."""

    page: Path
    number: int
    language: str
    text: str
    before: str  # the last line before it that is not empty

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}-{self.number}"

    @property
    def is_run(self) -> bool:
        return _NOT_RUN.match(self.before) is None

    @property
    def needs_site(self) -> bool:
        return "<!-- with a site -->" in self.before

    @property
    def is_compiled(self) -> bool:
        """Whether it plays so much that interpreted rules would take minutes."""
        return any(word in self.text for word in ("num_envs", "count=1024", "plays=1000", "10000"))

    @property
    def file(self) -> str | None:
        found = _FILE.search(self.before)
        return found[1] if found else None

    def commands(self) -> list[list[str]]:
        """Return the commands of a console block, without what they print."""
        whole = self.text.replace("\\\n", " ")
        return [shlex.split(line[2:]) for line in whole.splitlines() if line.startswith("$ ")]


def blocks_of(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for number, found in enumerate(_FENCE.finditer(text)):
        before = text[: found.start()].rstrip().rpartition("\n")[2]
        yield Block(page, number, found[1], found[2], before)


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def of(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


def as_parameters(blocks: Iterable[Block]) -> list[object]:
    return [
        pytest.param(
            block, id=block.name, marks=[pytest.mark.compiled] if block.is_compiled else []
        )
        for block in blocks
    ]


def seed_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let spaces that nobody has seeded draw the same on every run."""
    seeding = pytest.importorskip("gymnasium.utils.seeding")
    drawn = seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: drawn(1 if seed is None else seed))


def test_every_block_is_of_a_language_that_is_looked_at() -> None:
    assert [block.name for block in BLOCKS if block.language not in LANGUAGES] == []


@pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")
@pytest.mark.parametrize("block", as_parameters(of("python")))
def test_python_runs_as_printed(
    block: Block, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = block.text
    if not block.is_run:
        compile(text, block.name, "exec")
        return
    if "pyspiel" in text:
        pytest.importorskip("pyspiel")
    elif "cuboteca.envs" in text:
        seed_spaces(monkeypatch)
    random.seed(1)
    with serving(tmp_path) if block.needs_site else nullcontext() as site:
        if site is not None:
            assert PRINTED_SITE in text
            text = text.replace(PRINTED_SITE, site.base)
        monkeypatch.chdir(tmp_path)
        exec(compile(text, block.name, "exec"), {})


@pytest.mark.parametrize("block", as_parameters(of("json")))
def test_json_is_json(block: Block) -> None:
    texts = block.text.splitlines() if block.text.count("\n{") else [block.text]

    assert all(json.loads(text) for text in texts)


@pytest.mark.parametrize("block", as_parameters(of("toml")))
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


CONSOLE_PAGES = sorted({block.page for block in of("console")})


@pytest.mark.compiled
@pytest.mark.parametrize("page", CONSOLE_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_run_as_printed(
    page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those of a page run in one folder, one after the other."""
    monkeypatch.chdir(tmp_path)
    for block in blocks_of(page):
        if block.file:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        if block.language == "console" and block.is_run:
            for command in block.commands():
                run_command(command, monkeypatch, capsys)


def run_command(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match command:
        case ["cuboteca", *arguments]:
            (typed := Path("typed")).write_text(TYPED, "utf-8")
            with typed.open("r", encoding="utf-8") as stdin:
                monkeypatch.setattr("sys.stdin", stdin)
                code = run(arguments)
            assert code == 0, f"{shlex.join(command)}: {capsys.readouterr().err}"
        case ["cp", source, target]:
            shutil.copy(ROOT / source, target)
        case ["make", *_]:
            pass  # ``test_documents`` holds that there is such a target
        case _:
            pytest.fail(f"nobody knows how to run '{shlex.join(command)}' here: mark the block")


@pytest.mark.parametrize(
    "command",
    [
        command
        for block in of("console")
        for command in block.commands()
        if command[0] == "cuboteca"
    ],
    ids=shlex.join,
)
def test_commands_that_are_printed_can_be_given(command: list[str]) -> None:
    group = typer.main.get_command(app)
    with group.make_context("cuboteca", command[1:], resilient_parsing=True) as context:
        name, found, arguments = group.resolve_command(context, command[1:])  # type: ignore[attr-defined]

    found.make_context(name, arguments)
