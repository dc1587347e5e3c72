"""A whole play of each game through the accessibility tree, as a screen reader has it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.at_the_table import IMPATIENT, create_by_api

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import CDPSession, Page

pytestmark = pytest.mark.browser

#: Options that make a play short, and how many decisions lie between two looks at the page.
GAMES: dict[str, tuple[dict[str, int], int]] = {
    "cubosaurs": ({"rounds": 1}, 6),
    "cube_attack": ({"points_to_win": 8}, 7),
    "sukkube": ({"points_to_win": 2}, 3),
    "ursuppe": ({"finish": 18}, 40),
}
MOST = 600  # decisions

SEEN = """() => {
  const words = (text) => text.replace(/\\s+/g, "");
  const prompt = document.querySelector(".prompt").cloneNode(true);
  prompt.querySelector(".hint").remove();
  const said = document.querySelector("body > .sr[role=status]").textContent;
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]));
  return {
    unheard: words(said).includes(words(prompt.textContent)) ? "" : `${said}; ${prompt.innerText}`,
    mains: document.querySelectorAll("main").length,
    titles: levels.filter((level) => level === 1).length,
    skipped: levels.filter((level, at) => at && level > levels[at - 1] + 1),
    inWords: document.querySelector("#in-words pre")?.textContent.trim().length ?? 0,
  };
}"""


class Table:
    """A table of two people who share a browser, and who act by the API.

    Args:
        page: The browser's.
        game: The game.
        options: Of the game.
    """

    def __init__(self, page: Page, game: str, options: dict[str, int]) -> None:
        created = create_by_api(page, game, "Ada", "Ben", **options)
        self._page = page
        self._path = f"/api/tables/{created['table']}"
        self._tokens = [one["token"] for one in created["seats"]]
        self._mover = 0
        for seat in created["seats"]:
            page.goto(seat["link"])
        self.address = page.url

    def look(self) -> dict[str, Any]:
        """Return the table as the seat to move sees it; once it is over, as any."""
        shown = self._look(self._mover)
        if shown["legal"]:
            return shown
        self._mover = 1 - self._mover
        return self._look(self._mover)

    def _look(self, seat: int) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self._tokens[seat]}"}
        shown: dict[str, Any] = self._page.request.get(self._path, headers=headers).json()
        return shown | {"headers": headers}

    def act(self, shown: dict[str, Any]) -> None:
        """Take one of the legal actions, another one each time."""
        action = shown["legal"][shown["seq"] % len(shown["legal"])]
        data = {"seq": shown["seq"], "action": action, "id": f"x{shown['seq']}"}
        answer = self._page.request.post(
            f"{self._path}/actions", data=data, headers=shown["headers"]
        )
        assert answer.ok, answer.text()


def controls(cdp: CDPSession) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield name and meaning of each button and radio that a screen reader has."""
    for node in cdp.send("Accessibility.getFullAXTree")["nodes"]:
        if node["ignored"] or node["role"]["value"] not in {"button", "radio"}:
            continue
        given = cdp.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]
        flat = given.get("attributes", [])
        attributes = dict(zip(flat[::2], flat[1::2], strict=True))
        if attributes.get("name") in {"action", "macro", "pick"}:
            meaning = (attributes["name"], attributes.get("value", ""))
            yield node["name"]["value"], meaning


def ambiguous(cdp: CDPSession) -> list[str]:
    """Return the names that several choices have, or that are empty."""
    meanings: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for name, meaning in controls(cdp):
        meanings[name].add(meaning)
    return [name for name, of in meanings.items() if len(of) > 1 or not name.strip()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_play_can_be_heard(person: Callable[..., Page], game: str) -> None:
    options, stride = GAMES[game]
    page = person(reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    table = Table(page, game, options)
    cdp = page.context.new_cdp_session(page)
    wrong: list[object] = []
    looks = 0
    for decisions in range(MOST):
        shown = table.look()
        if not shown["legal"]:
            break
        if decisions % stride == 0:
            page.goto(table.address)  # the next decision is heard here
        if decisions % stride == 1:
            page.wait_for_function(
                "seq => document.querySelector('#act input[name=seq]').value === seq",
                arg=str(shown["seq"]),
            )
            seen = page.evaluate(SEEN)
            names = ambiguous(cdp)
            looks += 1
            if names or seen["unheard"] or (seen["mains"], seen["titles"]) != (1, 1):
                wrong.append((shown["seq"], names, seen))
            if seen["skipped"] or seen["inWords"] < 40:
                wrong.append((shown["seq"], seen))
            page.goto("about:blank")  # drawing what nobody looks at would take long
        table.act(shown)
    page.goto(table.address)
    page.wait_for_selector("#over")

    assert wrong == []
    assert looks > 2
    assert page.evaluate(SEEN)["skipped"] == []
