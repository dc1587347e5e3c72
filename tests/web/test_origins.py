"""Forms and sockets of other sites are refused: scheme, host and port must be the site's."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import httpx
import pytest

from cuboteca.web import request
from cuboteca.web.addresses import BadSiteAddressError, Listening, Origin, site_address
from cuboteca.web.app import create_app
from tests.web.visit import create_table, look

if TYPE_CHECKING:
    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio

PUBLIC = "https://play.example.org"


async def _post(
    settings: Settings, base: str, origin: str | None, **headers: str
) -> httpx.Response:
    given = headers if origin is None else {"Origin": origin} | headers
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=base) as reader,
    ):
        return await reader.post("/settings", data={"theme": "dark"}, headers=given)


@pytest.mark.parametrize(
    ("base", "origin", "ours"),
    [
        ("http://site.test", "http://site.test", True),
        ("http://site.test", "http://SITE.test", True),
        ("http://site.test", "http://site.test:80", True),
        ("https://site.test", "https://site.test", True),
        ("https://site.test", "https://site.test:443", True),
        ("http://site.test:8000", "http://site.test:8000", True),
        ("http://[::1]:8000", "http://[::1]:8000", True),
        ("https://site.test", "http://site.test", False),
        ("http://site.test", "https://site.test", False),
        ("http://site.test:8000", "http://site.test", False),
        ("http://site.test:8000", "http://site.test:8001", False),
        ("http://site.test:443", "https://site.test", False),
        ("http://site.test", "http://evil.test", False),
        ("http://site.test", "http://evil@site.test", False),
        ("http://site.test", "ftp://site.test", False),
        ("http://site.test", "site.test", False),
        ("http://site.test", "null", False),
        ("http://site.test", "", False),
        ("http://site.test", "http://site.test:99999", False),
    ],
)
async def test_scheme_host_and_port_are_compared(
    settings: Settings, base: str, origin: str, *, ours: bool
) -> None:
    answer = await _post(settings, base, origin)

    assert answer.status_code == (303 if ours else 403)


async def test_programs_that_send_no_origin_may_post(settings: Settings) -> None:
    plain = await _post(settings, "http://site.test", None)
    foreign = await _post(settings, "http://site.test", None, **{"Sec-Fetch-Site": "cross-site"})

    assert (plain.status_code, foreign.status_code) == (303, 403)


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        (PUBLIC, True),
        ("http://127.0.0.1:8000", True),  # whoever opens it on the server itself
        ("http://play.example.org", False),
        ("https://play.example.org:8443", False),
        ("https://evil.test", False),
    ],
)
async def test_behind_a_proxy_that_passes_its_own_host_the_address_counts(
    settings: Settings, origin: str, *, ours: bool
) -> None:
    answer = await _post(replace(settings, address=PUBLIC), "http://127.0.0.1:8000", origin)

    assert answer.status_code == (303 if ours else 403)
    if ours:
        assert "Secure" in answer.headers["set-cookie"]


async def test_links_have_the_address_and_no_path_of_the_server_is_shown(
    settings: Settings,
) -> None:
    command = "cuboteca serve --data /srv/secret/plays"
    listening = Listening("127.0.0.1", ("127.0.0.1",), 8000, command)
    app = create_app(replace(settings, address=PUBLIC, listening=listening))
    transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as ada,
    ):
        table = await create_table(ada, "me", "link")
        # they are for TLS only, which ends at the proxy
        ada.headers["Cookie"] = "; ".join(f"{one.name}={one.value}" for one in ada.cookies.jar)
        page = (await look(ada, table)).html

    assert f'value="{PUBLIC}/tables/' in page
    assert "secret" not in page
    assert "127.0.0.1" not in page


async def test_it_is_said_once_what_helps_behind_a_proxy(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    request._mention_proxies.cache_clear()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await _post(settings, "http://127.0.0.1:8000", PUBLIC)

    assert caplog.text.count("--address") == 1


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://play.example.org", "https://play.example.org"),
        (" https://play.example.org/ ", "https://play.example.org"),
        ("http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("http://[fd00::5]:8000", "http://[fd00::5]:8000"),
    ],
)
def test_an_address_of_a_site_is_read(text: str, address: str) -> None:
    assert site_address(text) == address


@pytest.mark.parametrize(
    "text",
    ["", "play.example.org", "ftp://a", "https://", "https://a/b", "https://a?b", "https://a:x",
     "https://a b", "https://ada@a", "https://a#b", "https://[", "https://a\x1b"],
)  # fmt: skip
def test_what_is_no_address_of_a_site_is_said(text: str) -> None:
    with pytest.raises(BadSiteAddressError, match="one looks like https://play"):
        site_address(text)


def test_an_origin_has_its_port() -> None:
    assert Origin.of("https://A.test/x") == Origin("https", "a.test", 443)
