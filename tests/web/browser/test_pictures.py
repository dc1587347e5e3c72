"""How a page takes in the pictures of its table: all of it changes, whatever is just being used."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    BETWEEN_LOOKS,
    CHOICES,
    LONGEST_WAIT,
    STRIP,
    act,
    create_table,
    wait_for_the_next,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

#: The next picture, as the server would send it; ``change`` is applied to it.
NEXT_PICTURE = """change => {
  const next = document.querySelector("#table").cloneNode(true);
  next.dataset.frame = Number(next.dataset.frame) + 1;
  for (const [place, html] of Object.entries(change)) next.querySelector(place).outerHTML = html;
  return next.outerHTML;
}"""

#: Buttons of the page that are not as the server draws them, and the other way round.
DIFFERENT = """async () => {
  const html = await (await fetch(location.href)).text();
  const drawn = new DOMParser().parseFromString(html, "text/html");
  const words = (button) => button.textContent.replace(/\\s+/g, " ").trim();
  const [here, there] = [document, drawn].map((page) =>
    [...page.querySelectorAll("#table button[name]")].map(
      (button) => `${button.name} ${button.value} ${words(button)}`));
  const without = (these, those) => these.filter((one) => !those.includes(one));
  return [...without(here, there), ...without(there, here)];
}"""


#: Lets the page ring its table, but gives it through only when the test says so.
SLOW_LINE = """(() => {
  const Line = WebSocket;
  window.WebSocket = class extends EventTarget {
    readyState = 0;
    constructor(url) {
      super();
      this.close = () => {
        if (this.readyState < 2) setTimeout(() => this.onclose({ code: 1006 }));
        this.readyState = 3;
      };
      window.giveThrough = () => {
        const line = new Line(url);
        line.onmessage = (message) => this.onmessage(message);
        line.onopen = () => {
          this.readyState = 1;
          this.onopen();
          this.dispatchEvent(new Event("open"));
        };
      };
    }
  };
})()"""


def hold_line(page: Page) -> list[WebSocketRoute]:
    """Cut the page's line to its table: only the test sends pictures, by what this fills."""
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)

    page.route_web_socket("**/live*", hold)
    return lines


def wait_for_line(page: Page, lines: list[WebSocketRoute]) -> None:
    """Wait until the page, which may just be loading, has rung its table."""
    for _ in range(LONGEST_WAIT * 1000 // BETWEEN_LOOKS):
        if lines:
            return
        page.wait_for_timeout(BETWEEN_LOOKS)
    pytest.fail("the page does not ring its table")


def send_picture(page: Page, lines: list[WebSocketRoute], change: dict[str, str]) -> None:
    """Let the table's next picture come, which differs in what ``change`` says."""
    wait_for_line(page, lines)
    html = page.evaluate(NEXT_PICTURE, change)
    number = int(page.locator("#table").get_attribute("data-frame") or 0) + 1
    lines[-1].send(json.dumps({"frame": number, "html": html, "title": "", "say": ""}))
    page.wait_for_function(
        "number => document.querySelector('#table').dataset.frame === number", arg=str(number)
    )


def test_a_button_that_was_pressed_becomes_what_the_next_picture_says(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce")
    create_table(page, seats=["me", "here"])
    lines = hold_line(page)
    page.reload()
    page.locator("#act button.group.legal").first.evaluate("card => { card.id = 'card'; }")
    page.locator("#card").focus()
    send_picture(
        page,
        lines,
        {"#card": "<button id='card' name='why' value='987' class='group barred'>other</button>"},
    )
    card = page.locator("#card")

    assert card.evaluate("card => card === document.activeElement")
    assert (card.get_attribute("name"), card.get_attribute("value")) == ("why", "987")
    assert card.inner_text() == "other"


def test_what_is_being_written_stays_while_the_table_goes_on(person: Callable[..., Page]) -> None:
    ada, ben, cleo = person(), person(reduced_motion="reduce"), person()
    lines = hold_line(ben)
    create_table(ada, seats=["me", "link", "link"])
    links = [one.input_value() for one in ada.locator(".invite input").all()]
    ben.goto(links[0])
    name = ben.locator(".claim input[name=name]")
    name.press_sequentially("Be")
    cleo.goto(links[1])
    cleo.locator(".claim input[name=name]").fill("Cleo")
    cleo.locator(".claim button.main").click()
    ada.locator(".plate", has_text="Cleo").wait_for(state="attached")
    name.press_sequentially("n")
    ben.locator(".claim button.main").click()
    ben.wait_for_selector(".claim", state="detached")

    assert ben.locator(".plate", has_text="Ben").count() == 1
    wait_for_line(ben, lines)
    assert len(lines) == 1  # of the page that came after the form


def test_after_each_decision_every_button_is_as_the_server_draws_it(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce", viewport={"width": 360, "height": 2400})
    create_table(page, seats=["me", "here"], dna=True)
    for turn in range(20):
        act(page, turn)
        wait_for_turn(page)

        assert page.evaluate(DIFFERENT) == []


def test_an_action_before_the_connection_is_open_comes_as_a_picture_too(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(SLOW_LINE)
    create_table(page, seats=["me", "here"])
    page.evaluate("document.body.dataset.first = 'yes'")
    seq = page.locator("#act input[name=seq]").input_value()
    with page.expect_response("**/act"):
        page.locator(CHOICES).locator("visible=true").first.click(position=STRIP)
    page.wait_for_timeout(300)
    page.evaluate("giveThrough()")
    wait_for_the_next(page, seq)

    assert page.locator("body").get_attribute("data-first") == "yes"
