"""Whatever is sent to the site: an answer as documented, never a mistake of ours."""

from __future__ import annotations

import json
import re
import socket
from collections import Counter
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.web.call_fuzz import ALONE, AT_A_TABLE, CALLS, SCHEMA, Aim, created_table
from tests.web.frame_fuzz import Broken, frame, handshake_of, send, status_of
from tests.web.fuzz import Watch, break_lines
from tests.web.server import serving
from tests.web.visit import GAME, bearer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.web.server import Server


_FEW = settings(
    max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
_FEWER = settings(_FEW, max_examples=12)
_SOME = settings(max_examples=60, deadline=None, derandomize=True)
_JSON = {"Content-Type": "application/json"}
_LINES = 20

_words = st.sampled_from(["keep", "0", GAME, "human", "bot", "random", "", "\ud800", "\x00"])
_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | _words,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(_words | st.text(), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("site"), log=log) as server:
        yield server


@pytest.fixture(scope="module")
def base(site: Server) -> str:
    return site.base


@pytest.fixture(scope="module")
def http() -> Iterator[httpx.Client]:
    """Return a client that keeps its connection, and no cookies."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    with httpx.Client(cookies=forgetful, timeout=30, limits=ALONE) as client:
        yield client


@pytest.fixture(scope="module")
def created(base: str, http: httpx.Client) -> Any:
    people = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    return created_table(base, http, {"game": GAME, "seats": people, "seed": 1})


@pytest.mark.parametrize(("path", "method"), CALLS)
@_FEW
@given(data=st.data())
def test_every_call_answers_as_documented(
    base: str, path: str, method: str, data: st.DataObject
) -> None:
    case = data.draw(SCHEMA[path][method].as_strategy())
    # no schema says which time zones there are, how the parts of a clock fit, which events of a
    # record the rules allow, and what is a position
    free = path.startswith(("/records", "/positions/")) or (
        isinstance(case.body, dict) and case.body.get("conditions")
    )
    if free:
        case.call_and_validate(base_url=f"{base}/api", excluded_checks=[positive_data_acceptance])
    else:
        case.call_and_validate(base_url=f"{base}/api")


@pytest.mark.parametrize(("path", "method"), AT_A_TABLE)
def test_every_call_at_a_real_table_answers_as_documented(
    base: str, http: httpx.Client, path: str, method: str
) -> None:
    # the first decisions of the last game leave their seat to move: they can be taken back
    first, waits = 3 if path.endswith("take-back") else 0, path.endswith("/contribution")
    aim = Aim(base, http, first, waits=waits)

    @_FEWER
    @given(data=st.data())
    def fire(data: st.DataObject) -> None:
        aim.fire(path, method, data)

    fire()

    told = {status for _, status in aim.statuses}
    # few decisions have a macro, nobody is away from a fresh table, and nobody may come to one that
    # is not in the lobby; codes can be tried twenty times, which others may have done
    seldom = path.endswith(("/macros", "/vote", "/sit"))
    assert 200 in told or seldom or (path == "/move" and 429 in told)


def _never_ours(answer: httpx.Response) -> None:
    assert answer.status_code in {200, 403, 404, 409, 413, 422, 429}, answer.text
    assert isinstance(answer.json(), dict)


@_SOME
@given(order=st.dictionaries(st.sampled_from(["seq", "action", "id", "x"]), _values))
def test_no_action_breaks_the_table(
    base: str, http: httpx.Client, created: Any, order: dict[str, Any]
) -> None:
    path = f"{base}/api/tables/{created['table']}"
    for seat in created["seats"]:
        headers = bearer(seat["token"]) | _JSON
        seq = http.get(path).json()["seq"]
        body = json.dumps({"seq": seq, "id": "x", "action": "keep"} | order)
        _never_ours(http.post(f"{path}/actions", content=body, headers=headers))


@_SOME
@given(order=st.dictionaries(st.sampled_from(["game", "seats", "options", "seed"]), _values))
def test_no_order_breaks_the_tables(base: str, http: httpx.Client, order: dict[str, Any]) -> None:
    people = [{"kind": "human", "name": "Ada"}, {"kind": "bot"}]
    body = json.dumps({"game": GAME, "seats": people} | order)
    _never_ours(http.post(f"{base}/api/tables", content=body, headers=_JSON))


@_SOME
@given(body=st.binary(max_size=200))
def test_no_bytes_break_a_form(base: str, http: httpx.Client, created: Any, body: bytes) -> None:
    table = f"{base}/tables/{created['table']}"
    for path in (f"{base}/tables", f"{table}/act", f"{table}/seat", f"{base}/settings"):
        answer = http.post(path, content=body)

        assert answer.status_code in {303, 403, 404, 422, 429}


def test_no_broken_line_troubles_the_site(site: Server, log: Path, created: Any) -> None:
    """The long form is ``make fuzz-site``."""
    statuses: Counter[int] = Counter()
    break_lines(site, created["table"], 0, statuses, 60)
    Watch(site, log).check()

    assert statuses[101] > 30


def test_text_that_is_none_ends_a_line_without_a_trace(
    site: Server, log: Path, created: Any
) -> None:
    """uvicorn would write a traceback for each, as many as a stranger likes."""
    before = log.stat().st_size
    handshake = handshake_of(f"/tables/{created['table']}/live", site.host)
    broken = Broken(handshake, (frame(1, b"\xff"),), at_once=False)
    answers = [send(broken, site.host, patience=30) for _ in range(_LINES)]
    httpx.get(f"{site.base}/api/health")
    written = log.read_bytes()[before:]  # of other tests, perhaps, as the site is theirs as well

    assert {status_of(answered) for answered in answers} == {101}
    assert all(b"\x03\xef" in answered for answered in answers)  # 1007: not what its type says
    assert b"Traceback" not in written
    assert written.count(b"\n") < _LINES


def test_bad_text_that_arrives_with_a_close_frame_leaves_no_trace(
    site: Server, log: Path, created: Any
) -> None:
    """The close frame has then been answered before the text is read."""
    before = log.stat().st_size
    handshake = handshake_of(f"/tables/{created['table']}/live", site.host)
    close = frame(8, b"\x03\xe8")  # 1000: all is done
    broken = Broken(handshake, (frame(1, b"\xff") + close,), at_once=False)
    answered = send(broken, site.host, patience=30)
    httpx.get(f"{site.base}/api/health")

    assert status_of(answered) == 101
    assert answered.endswith(b"\x88\x02\x03\xe8")
    assert b"Traceback" not in log.read_bytes()[before:]


def test_doubtful_lengths_are_refused(site: Server) -> None:
    """Where a proxy and the server see different ends, a request can hide in another's body."""
    heads = [
        "Content-Length: 5\r\nTransfer-Encoding: chunked",
        "Content-Length: 5\r\nContent-Length: 6",
        "Transfer-Encoding: chunked, identity",
        "Content-Length: +5",
    ]
    name, _, port = site.host.rpartition(":")
    statuses = []
    for head in heads:
        with socket.create_connection((name, int(port)), 10) as line:
            first = f"POST /settings HTTP/1.1\r\nHost: {site.host}\r\n"
            line.sendall(f"{first}{head}\r\n\r\n0\r\n\r\n".encode())
            found = re.match(rb"HTTP/1.1 (\d+)", line.recv(1000))
            statuses.append(found and found[1])

    assert statuses == [b"400"] * len(heads)
