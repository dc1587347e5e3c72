"""People at a table, each with a browser behind a network of their own.

One device has two tabs with the same seat, the other has one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.web.faults.network import Network

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page

TABS = (2, 1)  # of the devices
_CALM = "Object.defineProperty(document, 'hidden', { get: () => true })"  # shows frames at once

#: Notes what a page asks, what it is answered, what it tells its reader and when it shows what.
NOTES = """(() => {
  const place = location.pathname;
  if (!place.startsWith("/tables/")) return;
  const others = Object.keys(sessionStorage).filter((other) => other !== place);
  for (const other of others) sessionStorage.removeItem(other);
  const read = () => JSON.parse(sessionStorage.getItem(place) ?? "[]");
  const note = (one) => {
    sessionStorage.setItem(place, JSON.stringify([...read(), { ...one, at: Date.now() / 1000 }]));
  };
  const ask = window.fetch;
  window.fetch = async (url, options = {}) => {
    const body = options.body;
    const id = String(url).endsWith("/act") && body.get("hint") === null ? body.get("id") : null;
    if (id) note({ asked: id, seq: Number(body.get("seq")) });
    const answer = await ask(url, options);
    if (id) note({ answered: id, status: answer.status });
    return answer;
  };
  const shown = () => {
    const seq = Number(document.querySelector("#act input[name=seq]").value);
    if (read().findLast((one) => "shown" in one)?.shown !== seq) note({ shown: seq });
  };
  document.addEventListener("frame", shown);
  document.addEventListener("DOMContentLoaded", () => {
    note({ loaded: location.pathname });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((one) => [...one.addedNodes])) {
        if (node.className === "toast") note({ told: node.textContent });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
})()"""

_NOTED = "sessionStorage.getItem(location.pathname) ?? '[]'"

#: Presses what offers a decision; returns which, null where nothing is offered.
PRESS = """(choice) => {
  const found = [...document.querySelectorAll(
    "#act button[name=action], .bar button:is([name=action], [name=macro], [name=take_back])",
  )].filter((one) => one.checkVisibility());
  const button = found[choice % found.length];
  if (!button || document.querySelector("#over")) return null;
  const seq = Number(button.form.elements.seq.value);
  button.click();
  return { seq, name: button.name, value: button.value };
}"""

#: What a page shows, without what a reader has unfolded and what a script has added for a moment.
LOOK = """() => {
  const table = document.getElementById("table").cloneNode(true);
  for (const one of table.querySelectorAll(".leaving")) one.remove();
  for (const one of table.querySelectorAll("details")) one.removeAttribute("open");
  table.querySelector("#log ol").removeAttribute("data-first");
  for (const one of [table, ...table.querySelectorAll("*")]) {
    if (!one.getAttribute("style")) one.removeAttribute("style");
    const written = [...one.attributes].map(({ name, value }) => [name, value]).sort();
    for (const [name] of written) one.removeAttribute(name);
    for (const [name, value] of written) one.setAttribute(name, value);
  }
  return {
    html: table.outerHTML.replace(/>\\s*</g, ">\\n<"),
    title: document.title,
    icon: document.querySelector("[data-icon]").getAttribute("href").split("/").at(-1),
  };
}"""

#: Whether a page shows at least so many entries of the log with all its lines, and waits for
#: nothing: an answer may be lost of which the stream has shown already what it would say.
RESTS = """(seq) => {
  const first = Number(document.querySelector("#log ol")?.dataset.first);
  const notes = JSON.parse(sessionStorage.getItem(location.pathname) ?? "[]");
  const answered = new Set(notes.map((one) => one.answered));
  return Number(document.querySelector("#act input[name=seq]")?.value ?? -1) >= seq
    && (first === 1 || document.getElementById(`log-${first - 1}`))
    && !document.querySelector("[aria-busy=true], .lost:not([hidden])")
    && notes.every((one) => !one.asked || answered.has(one.asked));
}"""

#: What keeps a page from resting.
STATE = """() => JSON.stringify([
  document.querySelector("#act input[name=seq]")?.value,
  document.querySelector("#log ol")?.dataset.first,
  document.querySelector("[aria-busy=true]")?.outerHTML.slice(0, 80),
  document.querySelector(".lost:not([hidden])")?.textContent,
  location.href,
])"""


@dataclass(frozen=True)
class Noted:
    """What one page has noted.

    Attributes:
        asked: When each request was first made, by its id.
        answered: The status of each answer, by the id of its request.
        answers: When it came, by the same.
        told: What it told its reader.
        shown: What it has shown: how many entries of the log, and since when.
        loads: How often it was loaded.
    """

    asked: dict[str, float]
    answered: dict[str, int]
    answers: dict[str, float]
    told: tuple[str, ...]
    shown: tuple[tuple[int, float], ...]
    loads: int


def _read(notes: list[dict[str, Any]]) -> Noted:
    asked: dict[str, float] = {}
    for one in notes:
        if "asked" in one:
            asked.setdefault(one["asked"], one["at"])
    return Noted(
        asked=asked,
        answered={one["answered"]: one["status"] for one in notes if "answered" in one},
        answers={one["answered"]: one["at"] for one in notes if "answered" in one},
        told=tuple(one["told"] for one in notes if "told" in one),
        shown=tuple((one["shown"], one["at"]) for one in notes if "shown" in one),
        loads=sum("loaded" in one for one in notes),
    )


class Device:
    """A browser of its own, behind a network of its own.

    Args:
        context: The browser.
        network: Between it and the site.
        site: Address of the site without that network.

    Attributes:
        tabs: Pages of the same table.
        errors: What its pages reported, unless it was the network's fault.
    """

    def __init__(self, context: BrowserContext, network: Network, site: str) -> None:
        self.context = context
        self.network = network
        self.tabs: list[Page] = []
        self.errors: list[str] = []
        self._site = site
        self._fresh: Page | None = None

    @classmethod
    async def open(cls, browser: Browser, port: int, tabs: int) -> Device:
        """Open a browser with so many tabs."""
        network = Network(port)
        await network.open()
        context = await browser.new_context(
            locale="en", viewport={"width": 400, "height": 600}, reduced_motion="reduce"
        )
        await context.add_init_script(_CALM)
        device = cls(context, network, f"http://127.0.0.1:{port}")
        for _ in range(tabs):
            tab = await context.new_page()
            await tab.add_init_script(NOTES)
            device._watch(tab)
            device.tabs.append(tab)
        device._fresh = await context.new_page()
        return device

    def _watch(self, page: Page) -> None:
        def listen(message: ConsoleMessage) -> None:
            if message.type == "error" and not _is_of_the_network(message.text):
                self.errors.append(message.text)

        page.on("console", listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    async def sit_down(self, table: str, tokens: dict[int, str]) -> None:
        """Open a table in all tabs, with the seats of ``tokens``."""
        self.errors.clear()
        self.network.renew()
        await self.context.clear_cookies()
        value = ".".join(f"p{seat}:{token}" for seat, token in tokens.items())
        await self.context.add_cookies(
            [{"name": "seats", "value": value, "domain": "127.0.0.1", "path": f"/tables/{table}"}]
        )
        for tab in self.tabs:
            await tab.goto(f"{self.network.base}/tables/{table}")

    async def look_anew(self, table: str) -> dict[str, str]:
        """Return what a fresh page shows, loaded over a network that works."""
        assert self._fresh is not None
        await self._fresh.goto(f"{self._site}/tables/{table}")
        return await look(self._fresh)

    async def close(self) -> None:
        """Close the browser and the network."""
        await self.network.close()
        await self.context.close()

    async def rest(self) -> None:
        """Leave the table."""
        assert self._fresh is not None
        for page in (*self.tabs, self._fresh):
            await page.goto("about:blank")


async def look(page: Page) -> dict[str, str]:
    """Return what a page shows."""
    shown: dict[str, str] = await page.evaluate(LOOK)
    return shown


async def press(page: Page, choice: int) -> dict[str, Any] | None:
    """Press one of the decisions that a page offers; return which one, None if there is none."""
    pressed: dict[str, Any] | None = await page.evaluate(PRESS, choice)
    return pressed


async def noted(page: Page) -> Noted:
    """Return what a page has noted since it was opened."""
    return _read(json.loads(await page.evaluate(_NOTED)))


def _is_of_the_network(text: str) -> bool:
    return text.startswith("Failed to load resource") or "WebSocket connection to" in text


__all__ = ["RESTS", "STATE", "TABS", "Device", "Noted", "look", "noted", "press"]
