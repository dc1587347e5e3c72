"""A macro in the browser: told first to a finger, shown step by step, and without a script."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.omen import NAME
from tests.table.test_macros import STORMY, seed_with

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SERVE = """
import sys
from pathlib import Path
from cuboteca.cli.serve import serve
from tests.entropy import fix_entropy
from tests.omen import registered
fix_entropy("omen")
with registered():
    serve(port=0, data=Path(sys.argv[1]), pace=0, precompile=False)
"""
BUTTON = "button[name=macro][value=sail-on]"
SEQ = "#act input[name=seq]"
#: Notes the number of every picture that the page shows.
NOTING = """() => {
  window.pictures = [];
  new MutationObserver(() => {
    const frame = document.getElementById("table").dataset.frame;
    if (window.pictures.at(-1) !== frame) window.pictures.push(frame);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site that has a game with macros."""
    command = [sys.executable, "-c", SERVE, str(tmp_path_factory.mktemp("omen"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0].rstrip("/")
        server.terminate()


def sit_at_sea(page: Page) -> None:
    """Sit down in the seat that may send out its boats; the second wave will be a storm."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": NAME, "seats": seats, "seed": seed_with(*STORMY)}
    created = page.request.post("/api/tables", data=order).json()
    for seat, text in enumerate(("trust", "high")):
        page.request.post(
            f"/api/tables/{created['table']}/actions",
            data={"seq": seat, "action": text, "id": text},
            headers={"Authorization": f"Bearer {created['seats'][seat]['token']}"},
        )
    page.goto(f"/tables/{created['table']}/seat/{created['seats'][0]['token']}")
    page.wait_for_selector(BUTTON, state="attached")
    page.wait_for_load_state()


def wait_for_the_storm(page: Page) -> None:
    page.wait_for_function("place => document.querySelector(place)?.value === '6'", arg=SEQ)


def test_a_finger_is_told_first(person: Callable[..., Page]) -> None:
    page = person(has_touch=True, viewport={"width": 390, "height": 760})
    sit_at_sea(page)
    page.locator(".more").tap()
    page.locator(BUTTON).tap()
    told = page.locator("[data-hint-line]").inner_text()
    seq = page.locator(SEQ).input_value()
    page.locator(BUTTON).tap()
    wait_for_the_storm(page)

    assert told.startswith("Send out boats until a storm comes")
    assert seq == "2"


def test_every_step_is_shown(person: Callable[..., Page]) -> None:
    page = person()
    sit_at_sea(page)
    page.evaluate(NOTING)
    first = int(page.locator("#table").get_attribute("data-frame") or 0)
    page.locator(BUTTON).click()
    wait_for_the_storm(page)
    shown = [int(number) for number in page.evaluate("window.pictures")]

    assert [number for number in shown if number > first] == [first + 2, first + 4]
    assert page.locator(BUTTON).count() == 0


def test_without_a_script(person: Callable[..., Page]) -> None:
    page = person(java_script_enabled=False)
    sit_at_sea(page)
    page.locator(BUTTON).click()
    page.wait_for_load_state()

    assert page.locator(SEQ).input_value() == "6"
    assert "A storm comes" in page.locator("#table").inner_text()
