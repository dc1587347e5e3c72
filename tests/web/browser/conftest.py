"""A server of its own process, and Chromium in front of it.

``axe.min.js`` beside this file is axe-core 4.14.1 (MPL-2.0, https://github.com/dequelabs/axe-core),
unchanged; it is used by these tests only.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.databases import fresh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

#: The program, whose tables draw the same in every run.
SERVE = """
from cuboteca.cli.main import main
from tests.entropy import fix_entropy
fix_entropy("site")
main()
"""


#: What browsers add to the draws is the same in every run, too.
TEXTS = "crypto.getRandomValues = (bytes) => bytes.fill(7);"

#: A folder in which every run that has it notes the files that it takes.
SHARED = "CUBOTECA_SHARED_RUN"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Pass over a file that another run has taken: ``scripts/test`` runs two of them at once."""
    shared = os.environ.get(SHARED)
    return None if shared is None or is_ours(Path(shared, item.path.name)) else True


@cache
def is_ours(note: Path) -> bool:
    """Take the file that a note stands for, unless another run has."""
    try:
        note.mkdir()
    except FileExistsError:
        return False
    return True


@pytest.fixture(scope="module")  # which files share a process must not change what is drawn
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site that runs in another process."""
    data = tmp_path_factory.mktemp("site")
    fresh(data)
    command = [
        *(sys.executable, "-c", SERVE, "serve", "--port", "0", "--pace", "0", "--no-precompile"),
        *("--data", str(data)),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0].rstrip("/")
        server.terminate()


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
        given = {"locale": "en", "viewport": {"width": 1440, "height": 900}} | settings
        context = browser.new_context(base_url=site, **given)  # type: ignore[arg-type]
        context.add_init_script(TEXTS)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
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
