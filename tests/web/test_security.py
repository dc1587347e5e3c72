"""Cookies, methods and headers as the page about security says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.visit import HERE, create_table

if TYPE_CHECKING:
    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio


async def cookies_set(reader: httpx.AsyncClient, scheme: str) -> list[str]:
    origin = {"Origin": f"{scheme}://site.test"}
    form = {"game": "cubosaurs", "seats": "2", "name": "Ada", "seat-0": "me", "seat-1": "here"}
    answer = await reader.post(f"{scheme}://site.test/tables", data=form, headers=origin)
    assert answer.status_code == 303, answer.text
    return list(answer.headers.get_list("set-cookie"))


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
async def test_cookies_stay_with_the_site(reader: Reader, scheme: str, *, secure: bool) -> None:
    cookies = [one.lower() for one in await cookies_set(reader(), scheme)]

    assert len(cookies) >= 2
    assert all("httponly" in one and "samesite=lax" in one for one in cookies)
    assert all(("; secure" in one) == secure for one in cookies)


@pytest.mark.parametrize("method", ["TRACE", "TRACK", "CONNECT", "PUT", "DELETE", "OPTIONS"])
async def test_other_methods_do_nothing(ada: httpx.AsyncClient, method: str) -> None:
    table = await create_table(ada)
    answers = [await ada.request(method, path) for path in ("/", table, f"/api{table}")]

    assert {answer.status_code for answer in answers} == {405}


@pytest.mark.parametrize("path", ["/static", "/static/", "/games/cubosaurs/", "/.git/HEAD"])
async def test_there_are_no_listings(ada: httpx.AsyncClient, path: str) -> None:
    assert (await ada.get(path, follow_redirects=True)).status_code == 404


async def test_every_answer_says_what_it_is_and_is_nobody_else_s(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    paths = ("/", table, f"{table}/replay", f"{table}/record", f"/api{table}", "/nowhere")
    other = {"Origin": "http://evil.test"}
    answers = [await ada.get(path, headers=headers) for path in paths for headers in (HERE, other)]

    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}
    assert not any("access-control-allow-origin" in answer.headers for answer in answers)
    texts = [answer.headers["content-type"] for answer in answers]
    assert [one for one in texts if one.startswith("text/") and "charset=utf-8" not in one] == []
