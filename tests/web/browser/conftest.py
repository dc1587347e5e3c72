"""A server of its own process, and Chromium in front of it.

``axe.min.js`` beside this file is axe-core 4.14.1 (MPL-2.0, https://github.com/dequelabs/axe-core),
unchanged; it is used by these tests only.
"""

from __future__ import annotations

import os
import re
import sys
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from cuboteca.cli.main import main
from tests.databases import fresh
from tests.entropy import fix_entropy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

#: What browsers add to the draws is the same in every run, too.
TEXTS = "crypto.getRandomValues = (bytes) => bytes.fill(7);"


@pytest.fixture(scope="module")
def site_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the site's data."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def forks() -> ForkServerContext:
    """Return where sites are forked from: loading them takes longer than most tests."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["pytest", "cuboteca.web.app", "cuboteca.cli.main", __name__])
    return context


@pytest.fixture(scope="module")  # which files share a process must not change what is drawn
def site(site_data: Path, forks: ForkServerContext) -> Iterator[str]:
    """Return the address of a site that runs in another process."""
    fresh(site_data)
    told, tells = forks.Pipe(duplex=False)
    server = forks.Process(target=serve_site, args=(tells, str(site_data)))
    server.start()
    tells.close()
    with os.fdopen(os.dup(told.fileno())) as printed:
        found = re.search(r"http://\S+/", printed.readline())
        assert found
        yield found[0].rstrip("/")
        server.terminate()
        server.join()
    told.close()


def serve_site(tells: Connection, data: str) -> None:
    """Serve a site whose tables draw the same in every run; ``tells`` gets what it prints."""
    sys.stdout = os.fdopen(tells.fileno(), "w")
    fix_entropy("site")
    sys.argv[1:] = [
        *("serve", "--port", "0", "--pace", "0", "--no-precompile"),
        *("--data", data),
    ]
    main()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Make people, each with a browser of its own that must not report any error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(**settings: object) -> Page:
        given = {
            "locale": "en",
            "viewport": {"width": 1440, "height": 900},
            "service_workers": "block",  # what a test answers in the site's place must be asked for
        } | settings
        context = browser.new_context(base_url=site, **given)  # type: ignore[arg-type]
        context.add_init_script(TEXTS)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(40_000)  # for a busy machine
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(message.text) if message.type == "error" else None,
        )
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []
