"""Chromium, Firefox and WebKit play each game from its start to its end, by the mouse."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.engines.engines import ENGINES
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.engines.engines import Window

pytestmark = pytest.mark.engines

#: By game: options of a short play.
SHORT: dict[str, dict[str, object]] = {
    "cubosaurs": {"rounds": 1, "dna": True},
    "cube_attack": {"points_to_win": 10},
    "sukkube": {"points_to_win": 1},
    "ursuppe": {"finish": 10},
}
PATIENCE = 60.0  # seconds until one may act again
MOST_DECISIONS = 400

#: Everything that our styles and scripts ask of an engine.
NEEDED = """() => Object.entries({
  subgrid: CSS.supports("grid-template-rows", "subgrid"),
  has: CSS.supports("selector(:has(a))"),
  mix: CSS.supports("color", "color-mix(in srgb, red 50%, blue)"),
  clip: CSS.supports("overflow", "clip"),
  dvh: CSS.supports("height", "1dvh"),
  translate: CSS.supports("translate", "1px"),
  module: HTMLScriptElement.supports("module"),
  hash: Boolean(crypto.subtle),
  timeout: typeof AbortSignal.timeout === "function",
}).filter(([, there]) => !there).map(([name]) => name)"""

#: What is the case at a table: over, or a choice and where it can be pressed, or neither yet.
NEXT = """(turn) => {
  const first = document.body.dataset;
  if (!first.errors) {
    first.errors = "0";
    addEventListener("error", () => { first.errors = String(Number(first.errors) + 1); });
  }
  const seq = document.querySelector("#act input[name=seq]")?.value;
  const bar = document.querySelector("[data-bar]")?.innerText;
  const said = { seq, bar, errors: first.errors, over: Boolean(document.querySelector("#over")) };
  if (said.over || document.querySelector("#table[data-contribute]")) return said;
  const open = (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const across of [0.5, 0.15, 0.85]) {
      for (const down of [0.5, 0.12, 0.88]) {
        const at = { x: box.left + across * box.width, y: box.top + down * box.height };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit && hit.closest("button, label") === element) return at;
      }
    }
    return null;
  };
  const cubes = [...document.querySelectorAll("#act label")]
    .filter(({ control: one }) => one?.type === "radio" && !one.checked && !one.disabled);
  const isChosen = document.querySelector("#act input[type=radio]:checked");
  const ways = ["#act button[name=action], .bar button[name=action]"];
  const macros = [...document.querySelectorAll(".bar button[name=macro]")];
  const offered = macros.length && turn % 4 ? macros
    : cubes.length && !isChosen ? cubes : [...document.querySelectorAll(ways)];
  for (let k = 0; k < offered.length; k += 1) {
    const at = open(offered[(turn * 7 + k) % offered.length]);
    if (at) return { ...said, ...at };
  }
  said.covered = offered.length;
  return said;
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("site")) as server:
        yield server.base


@pytest.fixture(scope="module", params=ENGINES)
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    name: str = request.param
    opened, is_there, package = ENGINES[name]
    if not is_there():
        pytest.skip(f"NOT TESTED IN {name.upper()}: install Debian's {package}")
    with opened(tmp_path_factory.mktemp(name)) as window:
        yield window


def sit_down(site: str, game: str) -> str:
    """Create a table of one person and a bot; return the person's link."""
    order = {
        "game": game,
        "options": SHORT[game],
        "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}],
        "seed": 3,
    }
    created: dict[str, Any] = httpx.post(f"{site}/api/tables", json=order, timeout=PATIENCE).json()
    return f"{site}/tables/{created['table']}/seat/{created['seats'][0]['token']}"


def after(window: Window, seq: str | None, turn: int) -> dict[str, Any]:
    """Wait until something may be pressed at another moment than ``seq``, or the play is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now: dict[str, Any] = window.evaluate(NEXT, turn)
        if now["over"] or ("x" in now and now["seq"] != seq):
            return now
        time.sleep(0.03)
    raise TimeoutError(f"nobody may act: {now}")


def test_the_engine_has_all_that_pages_need(window: Window, site: str) -> None:
    window.goto(site)

    assert window.evaluate(NEEDED) == []


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_play(window: Window, site: str, game: str) -> None:
    window.goto(sit_down(site, game))
    window.evaluate("() => { document.body.dataset.first = 'yes'; }")
    decisions, seq = 0, None
    while not (now := after(window, seq, decisions))["over"]:
        assert decisions < MOST_DECISIONS
        window.press(now["x"], now["y"])
        decisions += 1
        chosen = after(window, None, decisions)  # a cube, before what it does
        seq = None if chosen["seq"] == now["seq"] else now["seq"]

    assert decisions > 2
    assert now["errors"] == "0"
    assert window.evaluate("() => document.body.dataset.first") == "yes"  # nothing but frames came
    assert window.evaluate("() => document.querySelectorAll('#over ol li').length") == 2
    assert window.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
