"""Windows of three browser engines, driven by the protocols that they themselves speak.

Chromium is driven by Playwright, as in ``tests/web/browser``; Debian's Firefox by WebDriver BiDi,
and WebKitGTK by WebDriver (see ``docs/decisions/0050-engines.md``).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import httpx
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.browsers import chromium_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page
    from websockets.sync.client import ClientConnection

WIDTH, HEIGHT = 1440, 900
_PATIENCE = 60.0  # seconds; a browser starts slowly on a busy machine
_MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Window(Protocol):
    """A window of a browser."""

    def goto(self, address: str) -> None:
        """Open a page; return when it is loaded."""

    def evaluate(self, function: str, *arguments: object) -> Any:
        """Call a JavaScript function in the page; its result is JSON."""

    def press(self, x: float, y: float) -> None:
        """Press the mouse's main button at a point of the window."""


class _Chromium:
    def __init__(self, page: Page) -> None:
        self._page = page

    def goto(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, function: str, *arguments: object) -> Any:
        return self._page.evaluate(f"given => ({function})(...given)", list(arguments))

    def press(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)


@contextmanager
def chromium(_folder: Path) -> Iterator[Window]:
    """Open a window of Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        size = {"width": WIDTH, "height": HEIGHT}
        page = browser.new_page(viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        yield _Chromium(page)
        browser.close()


def _pressing(x: float, y: float) -> list[dict[str, object]]:
    """Return the actions of a mouse, as both protocols have them."""
    return [
        {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
    ]


def _called(function: str, arguments: tuple[object, ...]) -> str:
    return f"() => JSON.stringify(({function})(...{json.dumps(arguments)}) ?? null)"


class _Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._ask("session.new", capabilities={})
        (first,) = self._ask("browsingContext.getTree")["contexts"]
        self._context: str = first["context"]
        self._ask(
            "browsingContext.setViewport",
            context=self._context,
            viewport={"width": WIDTH, "height": HEIGHT},
        )

    def _ask(self, method: str, **params: object) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._line.recv(timeout=_PATIENCE))
            if answer.get("id") == self._number:
                break
        if answer["type"] != "success":
            raise RuntimeError(f"Firefox refuses {method}: {answer}")
        return answer["result"]

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, *arguments: object) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=_called(function, arguments),
            awaitPromise=True,
            target={"context": self._context},
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self._context, actions=_pressing(x, y))


@contextmanager
def firefox(folder: Path) -> Iterator[Window]:
    """Open a window of Firefox, with a profile of its own in ``folder``."""
    (folder / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n', "utf-8")
    command = [
        *("firefox-esr", "--headless", "--no-remote", "--profile", str(folder)),
        *("--remote-debugging-port=0", "about:blank"),
    ]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as program:
        try:
            assert program.stderr is not None
            found = filter(None, (re.search(r"ws://\S+", line) for line in program.stderr))
            address = next(found)[0]
            with connect(f"{address}/session", max_size=None) as line:
                yield _Firefox(line)
        finally:
            program.terminate()


class _WebKit:
    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        options = {"binary": str(_mini_browser()), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._ask('/session', capabilities=wanted)['sessionId']}"
        self._ask(f"{self._session}/window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def _ask(self, path: str, **body: object) -> Any:
        answer = self._client.post(path, json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(f"WebKit refuses {path}: {answer['error']}: {answer['message']}")
        return answer

    def goto(self, address: str) -> None:
        self._ask(f"{self._session}/url", url=address)

    def evaluate(self, function: str, *arguments: object) -> Any:
        script = f"return ({_called(function, arguments)})()"
        return json.loads(self._ask(f"{self._session}/execute/sync", script=script, args=[]))

    def press(self, x: float, y: float) -> None:
        self._ask(f"{self._session}/actions", actions=_pressing(x, y))

    def close(self) -> None:
        """End the browser."""
        self._client.delete(self._session)


@contextmanager
def _display() -> Iterator[str]:
    """Run an X server without a screen; give its name."""
    command = [
        "Xvfb",
        "-displayfd",
        "1",
        "-screen",
        "0",
        f"{WIDTH}x{HEIGHT}x24",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        yield f":{program.stdout.readline().strip()}"
        program.terminate()


@contextmanager
def webkit(folder: Path) -> Iterator[Window]:
    """Open a window of WebKitGTK, which needs a display; its data lie in ``folder``."""
    homes = ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
    with _display() as display:
        environment = {
            **os.environ,
            **dict.fromkeys(homes, str(folder)),
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",  # there is no graphics card
        }
        port = _free_port()
        with subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as program:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=_PATIENCE) as client:
                    _wait_until_answered(client)
                    window = _WebKit(client)
                    yield window
                    window.close()
            finally:
                program.terminate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def _wait_until_answered(client: httpx.Client) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            client.get("/status")
            return
        time.sleep(0.05)
    raise TimeoutError("WebKitWebDriver does not answer")


def _mini_browser() -> Path | None:
    return next(Path("/").glob(_MINI_BROWSER.lstrip("/")), None)


#: By engine: what opens a window, whether its programs are there, and what Debian calls them.
ENGINES: dict[str, tuple[Callable[[Path], Any], Callable[[], bool], str]] = {
    "chromium": (chromium, lambda: chromium_path() is not None, "chromium-headless-shell"),
    "firefox": (firefox, lambda: shutil.which("firefox-esr") is not None, "firefox-esr"),
    "webkit": (
        webkit,
        lambda: all(map(shutil.which, ("WebKitWebDriver", "Xvfb"))) and _mini_browser() is not None,
        "webkit2gtk-driver and xvfb",
    ),
}
