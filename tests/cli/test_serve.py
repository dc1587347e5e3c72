"""``cuboteca serve``: what it prints, and how it refuses."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import segno
from rich.console import Console

from cuboteca.cli.serve import command_for_network, say_where
from cuboteca.table.storage import Storage, default_url
from cuboteca.web.addresses import Listening
from tests.web.server import serving

if TYPE_CHECKING:
    from tests.cli.conftest import Command


def test_an_unknown_kind_of_database_is_wrong_usage(cuboteca: Command) -> None:
    answer = cuboteca("serve", "--port", 0, "--database", "foo://ada:sesame@host/x")

    assert (answer.code, answer.out) == (2, "")
    assert "--database" in answer.err
    assert "there are: sqlite, postgresql" in answer.err
    assert "sesame" not in answer.err


def test_so_it_is_by_the_variable(cuboteca: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUBOTECA_DATABASE", "foo://host/x")
    answer = cuboteca("serve", "--port", 0)

    assert answer.code == 2
    assert "CUBOTECA_DATABASE" in answer.err


def test_several_processes_need_a_database_that_they_can_share(cuboteca: Command) -> None:
    answer = cuboteca("serve", "--port", 0, "--database", "sqlite://", "--workers", 2)

    assert (answer.code, answer.out) == (2, "")
    assert "--workers" in answer.err


@pytest.mark.parametrize("given", ["play.example.org", "https://play.example.org/cuboteca"])
def test_what_is_no_address_of_a_site_is_wrong_usage(cuboteca: Command, given: str) -> None:
    answer = cuboteca("serve", "--port", 0, "--address", given)

    assert answer.code == 2
    assert "--address" in answer.err
    assert "one looks like https://play.example.org" in answer.err


def test_a_missing_driver_is_told(cuboteca: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setitem(sys.modules, "psycopg2", None)
    answer = cuboteca("serve", "--port", 0, "--database", "postgresql://ada:sesame@host/x")

    assert answer.code == 2
    assert 'pip install "cuboteca[postgres]"' in " ".join(answer.err.split())
    assert answer.err.count("\n") == 1
    assert "sesame" not in answer.err


def test_a_driver_that_no_extra_includes_is_named(
    cuboteca: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg2", None)
    answer = cuboteca("serve", "--port", 0, "--database", "postgresql+psycopg2://host/x")

    assert answer.code == 2
    assert "pip install psycopg2-binary installs it" in answer.err


@pytest.mark.parametrize("command", [("serve", "--port", 0), ("worker",), ("check",)])
def test_a_mistyped_place_creates_nothing(
    cuboteca: Command, tmp_path: Path, command: tuple[object, ...]
) -> None:
    missing = tmp_path / "misstyped"
    root = Path(tmp_path.anchor)
    before = set(root.iterdir())
    for given, told in (
        (("--database", f"sqlite:///{missing}/plays.sqlite3"), f"no folder '{missing}'"),
        (("--database", f"sqlite:///{root}cuboteca-typo.sqlite3"), "root of the file system"),
        (("--data", missing / "plays"), f"no folder '{missing}'"),
        (("--data", root / "cuboteca-typo"), "root of the file system"),
    ):
        answer = cuboteca(*command, *given)

        assert (answer.code, answer.out) == (2, "")
        assert told in answer.err
        assert answer.err.startswith(f"cuboteca: {given[0]}")
        assert answer.err.count("\n") == 1
    assert set(root.iterdir()) == before
    assert list(tmp_path.iterdir()) == []


def test_a_second_server_on_the_same_plays_is_refused(cuboteca: Command, tmp_path: Path) -> None:
    with serving(tmp_path):
        answer = cuboteca("serve", "--port", 0, "--data", tmp_path)

    assert (answer.code, answer.out) == (1, "")
    assert "another server keeps its plays in" in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_killed_server_keeps_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        first.kill()
    with serving(tmp_path) as second:
        assert second.stop() == 0
    Storage(default_url(tmp_path), alone=True).close()


def _has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


_SERVE = """
import sys
from pathlib import Path
from cuboteca.cli import serve
from cuboteca.web import addresses, connections
there = {"v4": ["192.168.7.5"], "v6": ["fd00::5"]}
kind = lambda family: "v6" if "6" in family.name else "v4"
addresses.outward = lambda family: there[kind(family)] if sys.argv[3] == "on" else []
connections.Server.run = lambda self, sockets: None
serve.command_for_network = lambda *_, **__: "COMMAND"
serve.webbrowser.open = lambda address: print("opened", address)
serve.serve(host=sys.argv[2], port=0, data=Path(sys.argv[1]), precompile=False, open_=True)
"""


def printed(folder: Path, host: str, network: str = "on") -> list[str]:
    """Return what is printed by a server that ends at once, with its port as 8000."""
    done = subprocess.run(
        [sys.executable, "-c", _SERVE, str(folder), host, network],
        capture_output=True,
        text=True,
        check=True,
    )
    port = done.stdout.split("/")[2].rpartition(":")[2]
    return done.stdout.replace(f":{port}/", ":8000/").splitlines()


def test_it_says_where_this_computer_finds_it(tmp_path: Path) -> None:
    assert printed(tmp_path, "127.0.0.1") == [
        "Cuboteca is at http://127.0.0.1:8000/  (Ctrl+C stops it)",
        "For other devices in your network: COMMAND",
        "opened http://127.0.0.1:8000/",
    ]
    assert printed(tmp_path, "localhost")[0].startswith("Cuboteca is at http://localhost:8000/ ")


def test_it_says_where_the_network_finds_it(tmp_path: Path) -> None:
    assert printed(tmp_path, "0.0.0.0") == [
        "Cuboteca is at http://127.0.0.1:8000/  (Ctrl+C stops it)",
        "On other devices in your network: http://192.168.7.5:8000/",
        "opened http://127.0.0.1:8000/",
    ]


@pytest.mark.skipif(not _has_ipv6(), reason="this computer has no IPv6")
def test_it_says_so_of_both_internet_protocols(tmp_path: Path) -> None:
    assert printed(tmp_path, "::") == [
        "Cuboteca is at http://127.0.0.1:8000/  (Ctrl+C stops it)",
        "On other devices in your network: http://192.168.7.5:8000/  http://[fd00::5]:8000/",
        "opened http://127.0.0.1:8000/",
    ]
    assert printed(tmp_path, "::1")[0].startswith("Cuboteca is at http://[::1]:8000/ ")


def test_it_says_that_there_is_no_network(tmp_path: Path) -> None:
    assert printed(tmp_path, "0.0.0.0", "off")[1] == (
        "This computer is not on a network now, so other devices cannot open it."
    )


def _code_in(width: int, encoding: str, *, terminal: bool) -> str:
    """Return the QR code that is printed on such an output."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    console = Console(file=out, width=width, force_terminal=terminal, no_color=True)
    say_where(Listening("192.168.7.5", ("192.168.7.5",), 8000), console)
    assert isinstance(out.buffer, io.BytesIO)
    return out.buffer.getvalue().decode(encoding)


def test_a_terminal_shows_a_code_that_phones_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listening, "local", lambda _: "http://127.0.0.1:8000/")
    shown = _code_in(80, "utf-8", terminal=True).splitlines()
    code = segno.make("http://192.168.7.5:8000/", error="m", micro=False)
    dark = {"\N{FULL BLOCK}": "00", "\N{UPPER HALF BLOCK}": "01", "\N{LOWER HALF BLOCK}": "10"}
    rows = [[dark.get(one, "11")[half] for one in line] for line in shown for half in (0, 1)]

    assert {len(line) for line in shown} == {29}
    assert rows[:29] == [[str(one) for one in row] for row in code.matrix_iter(border=2)]


@pytest.mark.parametrize(
    ("width", "encoding", "terminal"),
    [(28, "utf-8", True), (80, "latin-1", True), (80, "utf-8", False)],
)
def test_where_a_code_cannot_be_shown_there_is_none(
    width: int, encoding: str, *, terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Listening, "local", lambda _: "http://127.0.0.1:8000/")

    assert _code_in(width, encoding, terminal=terminal) == ""


#: What make sets for what it starts; these tests may be started by one.
MADE = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
SECRET = "postgresql://ada:sesame@host:5433/plays?password=sesame"


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ({}, ""),
        (
            {"port": 9000, "pace": 0.25, "precompile": False},
            " --port 9000 --pace 0.25 --no-precompile",
        ),
        ({"data": Path("my plays")}, " --data 'my plays'"),
        ({"database": "sqlite:///plays.db"}, " --database sqlite:///plays.db"),
        ({"database": SECRET}, " --database postgresql://ada@host:5433/plays"),
    ],
)
def test_the_command_for_the_network_keeps_how_the_site_was_started(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], options: str
) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")  # of somebody else's Makefile
    monkeypatch.delenv("CUBOTECA_STARTED_BY", raising=False)
    usual = {"port": 8000, "data": None, "database": None, "pace": 0.7, "precompile": True}

    assert command_for_network(**{**usual, **given}) == f"cuboteca serve --host 0.0.0.0{options}"


@pytest.mark.parametrize("data", ["plays", "my plays", "a$b", 'say "x"', "it's"])
def test_make_passes_on_what_its_command_says(tmp_path: Path, data: str) -> None:
    told = tmp_path / "Makefile"
    told.write_text("play:\n\t@printf '%s;' $(ARGS)\n", encoding="utf-8")
    script = (
        "import sys; from pathlib import Path; from cuboteca.cli.serve import command_for_network;"
        "print(command_for_network(8000, Path(sys.argv[1]), None, 0.7, precompile=True))"
    )
    command = subprocess.run(
        [sys.executable, "-c", script, data],
        env={**os.environ, "CUBOTECA_STARTED_BY": "make"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert command.startswith("make play ARGS=")
    made = subprocess.run(
        ["sh", "-c", command],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name not in MADE},
        capture_output=True,
        text=True,
        check=True,
    )

    assert made.stdout == f"--host;0.0.0.0;--data;{data};"


def test_our_makefile_says_that_it_starts_the_site() -> None:
    makefile = Path(__file__).parents[2] / "Makefile"

    assert "CUBOTECA_STARTED_BY=make $(RUN) serve" in makefile.read_text(encoding="utf-8")
