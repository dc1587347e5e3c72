"""The installed site: what shows while the server is gone, and how much a first visit loads."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.browser.at_the_table import (
    accessibility_problems,
    act,
    create_by_api,
    wait_for_turn,
)
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

GONE = {
    "en": ("The site cannot be reached", "Try again"),
    "it": ("Il sito non è raggiungibile", "Riprova"),
    "fr": ("Le site est injoignable", "Réessayer"),
}
GAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")
MOST_BYTES = 120_000

#: Serves a folder at a port that is known.
AT_PORT = """
import sys
from pathlib import Path
from cuboteca.cli.serve import serve
serve(port=int(sys.argv[2]), data=Path(sys.argv[1]), pace=0, precompile=False)
"""

READY = "navigator.serviceWorker.ready.then(() => null)"

#: What the service worker has kept, by address without its version.
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) {
      found.push(new URL(request.url).pathname);
    }
  }
  return found.sort();
}"""


@pytest.mark.parametrize("language", list(GONE))
def test_what_cannot_be_reached_says_so_in_three_languages(
    browser: Browser, site: str, language: str
) -> None:
    title, again = GONE[language]
    page = browser.new_context(base_url=site, locale=language, bypass_csp=True).new_page()
    page.goto("/")
    page.evaluate(READY)
    kept = page.evaluate(KEPT)
    page.context.set_offline(True)
    page.evaluate("() => { location.href = '/rules/sukkube'; }")
    expect(page.get_by_role("heading")).to_have_text(title)

    assert f"/offline/{language}" in kept
    assert all(path.startswith(("/offline/", "/static/")) for path in kept)
    assert page.get_by_role("link", name=again).is_visible()
    assert accessibility_problems(page) == []

    page.context.set_offline(False)
    page.wait_for_selector("h1:has-text('Sukkube')")
    page.context.close()


def test_a_table_is_back_as_soon_as_its_server_is(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(20_000)
    with serving(tmp_path) as server:
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
        order = {"game": "cubosaurs", "options": {}, "seats": seats, "seed": 3}
        created = page.request.post(f"{server.base}/api/tables", data=order).json()
        for seat in created["seats"]:
            page.goto(seat["link"])
        wait_for_turn(page)
        page.evaluate(READY)
        address, port = page.url, server.base.rpartition(":")[2]
        server.kill()
        page.reload()
        expect(page.get_by_role("heading")).to_have_text(GONE["en"][0])

    with serving(tmp_path, script=(AT_PORT, port)):
        page.wait_for_selector("#table")
        page.wait_for_load_state()
        wait_for_turn(page)
        act(page, 0)

        assert page.url == address
        assert page.locator("#act input[name=seq]").input_value() != "0"

    context.close()


def loaded(page: Page, path: str) -> int:
    """Return how many bytes come over the wire on a first visit, heads of responses included."""
    page.goto("about:blank")  # which ends what the page before it was still loading
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)  # to the end: half a second without an answer may come before it
    counted = -1
    while len(sizes) > counted:  # "networkidle" never comes if the browser forgets to end a request
        counted = len(sizes)
        page.wait_for_timeout(500)
    line.detach()
    return round(sum(sizes))


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_loads_at_most_120_kilobytes(person: Callable[..., Page], game: str) -> None:
    page = person()
    created = create_by_api(page, game, "Ada", "Ben")
    page.goto(f"/tables/{created['table']}/seat/{created['seats'][0]['token']}")
    table = f"/tables/{created['table']}"
    paths = [table, f"{table}/replay", f"/new/{game}", f"/rules/{game}", f"{table}/check"]
    if game == GAMES[0]:
        paths += ["/", "/move", "/api/docs"]
    sizes = {path: loaded(page, path) for path in paths}
    print(sizes)  # noqa: T201  # docs/operations.md has these figures

    assert min(sizes.values()) > 5_000
    assert {path: size for path, size in sizes.items() if size > MOST_BYTES} == {}


def test_what_a_browser_keeps_for_the_offline_page_is_small(person: Callable[..., Page]) -> None:
    page = person()
    size = sum(
        len(page.request.get(path).body())
        for path in ("/service-worker.js", "/offline/fr", "/static/offline.js")
    )

    assert size < 6_000
