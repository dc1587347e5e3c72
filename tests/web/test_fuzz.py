"""Whatever is sent to the API: an answer as documented, never a mistake of ours."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cuboteca.web.api.app import make_api
from tests.web.server import serving
from tests.web.visit import GAME, bearer

if TYPE_CHECKING:
    from collections.abc import Iterator


_FEW = settings(
    max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
_SOME = settings(max_examples=60, deadline=None, derandomize=True)
_JSON = {"Content-Type": "application/json"}

_words = st.sampled_from(["keep", "0", GAME, "human", "bot", "random", "", "\ud800", "\x00"])
_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | _words,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(_words | st.text(), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("site")) as server:
        yield server.base


@pytest.fixture(scope="module")
def http() -> Iterator[httpx.Client]:
    """Return a client that keeps its connection, and no cookies."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    with httpx.Client(cookies=forgetful, timeout=30) as client:
        yield client


@pytest.fixture(scope="module")
def created(base: str, http: httpx.Client) -> Any:
    people = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    return http.post(f"{base}/api/tables", json={"game": GAME, "seats": people, "seed": 1}).json()


_DOCUMENTED = make_api().openapi()
_CALLS = [(path, method) for path, calls in _DOCUMENTED["paths"].items() for method in calls]
_SCHEMA = schemathesis.openapi.from_dict(_DOCUMENTED)


@pytest.mark.parametrize(("path", "method"), _CALLS)
@_FEW
@given(data=st.data())
def test_every_call_answers_as_documented(
    base: str, path: str, method: str, data: st.DataObject
) -> None:
    case = data.draw(_SCHEMA[path][method].as_strategy())
    case.call_and_validate(base_url=f"{base}/api")


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
