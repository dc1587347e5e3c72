"""Where things lie on a page: what is covered, cut, too small or one over another.

``geometry.js`` beside this file has the rules; ``scripts/geometry.py`` is for looking at one game.
"""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from playwright.sync_api import Browser, Page

RULES = Path(__file__).with_name("geometry.js").read_text("utf-8")
UNTRANSLATED = Path(__file__).with_name("untranslated.js").read_text("utf-8")
GALLERY = Path(__file__).parents[3] / "scripts/gallery.py"

#: Lets a new size and all fonts take effect.
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Size(NamedTuple):
    """A window."""

    width: int
    height: int

    @property
    def touch(self) -> bool:
        """Whether it is tapped with a finger."""
        return self.width < 1000

    def __str__(self) -> str:
        """Return it as in "360x780"."""
        return f"{self.width}x{self.height}"


PHONE, TABLET, LAPTOP, DESK = (
    Size(360, 780),
    Size(768, 1024),
    Size(1440, 900),
    Size(1920, 1080),
)
SIZES = (PHONE, TABLET, LAPTOP, DESK)
#: Rules about what is longer in another language.
OF_TEXTS = ("cut text", "overlapping text", "covered text", "sideways", "untranslated")
HIGHEST_BAR = 140  # px, on a phone


#: A rule, the place and the numbers.
Problem = tuple[str, str, str]


@dataclass(frozen=True)
class Finding:
    """Something that lies where it should not."""

    page: str
    size: Size
    rule: str
    where: str
    numbers: str

    def __str__(self) -> str:
        """Return one line."""
        return f"{self.page} {self.size}: {self.rule}: {self.where}: {self.numbers}"


def visitor(browser: Browser, *, touch: bool, dark: bool = False) -> Page:
    """Return a page in a browser of its own, with a finger or with a mouse."""
    context = browser.new_context(
        has_touch=touch,
        is_mobile=touch,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    return page


def look(page: Page, name: str, size: Size) -> list[Finding]:
    """Return what lies where it should not on the page that is open, in a window of that size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(SETTLED)
    options = {
        "touch": size.touch,
        "decision": not size.touch,
        "band": HIGHEST_BAR if size == PHONE else None,
    }
    found = page.evaluate(RULES, options)
    return [Finding(name, size, one["rule"], one["where"], one["numbers"]) for one in found]


def draw_gallery(folder: Path, *arguments: str) -> list[str]:
    """Write galleries into a folder; return the addresses of their pages below it."""
    command = [sys.executable, str(GALLERY), str(folder), *arguments]
    subprocess.run(command, check=True, capture_output=True)
    return sorted(page.relative_to(folder).as_posix() for page in folder.glob("*/*/*.html"))


#: What is the same in every language, or what the gallery itself makes up.
SAME = (
    r"(?:· )?Cuboteca|/api/key|data/\w+.toml|XXXX-XXXX|"
    r"(?:– )?(?:Cubosaurs|Cube Attack|Sukkube|Ursuppe):?|"
    r"English|Italiano|Français|"
    r"(?:Ada|Ben|Chiara|Delphine|Emil|Francesca|Frieda)(?: [#·].*|: \d+)?|"
    r"[A-Za-z\d]*\d[A-Za-z\d]*|"  # codes and digests
    r"bot(?:, medium)?|you|draws|keeps|refuses with|Round \d+(?: of \d+)?|\.? ?Keep the hand\."
)
#: Pages of the galleries whose words are made by hand; the site's own are tried on the site.
MADE_UP = ("home", "new", "rules", "message", "over", "end-of-round", "replay")


def untranslated(page: Page, size: Size) -> list[Problem]:
    """Return what is in no text file, on a page in the pseudo-language."""
    if size not in {PHONE, LAPTOP} or page.url.endswith(tuple(f"/{one}.html" for one in MADE_UP)):
        return []
    found = page.evaluate(UNTRANSLATED, SAME)
    return [("untranslated", where, words) for where, words in found]


def nothing_more(_page: Page, _size: Size) -> list[Problem]:
    """Find nothing beside what lies where it should not."""
    return []


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_args: object) -> None:
        """Say nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder; give its address."""
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def examine(
    browser: Browser,
    address: str,
    pages: Iterable[str],
    sizes: Iterable[Size],
    *,
    dark: bool = False,
    more: Callable[[Page, Size], list[Problem]] = nothing_more,
) -> Iterator[Finding]:
    """Give what is found on pages in windows of all sizes.

    Args:
        browser: The browser.
        address: Where the pages are served.
        pages: Their names.
        sizes: Of the windows.
        dark: By night.
        more: Finds more on a page at a size.
    """
    wanted = list(sizes)
    visitors = {touch: visitor(browser, touch=touch, dark=dark) for touch in (True, False)}
    for name in pages:
        for touch, page in visitors.items():
            ours = [size for size in wanted if size.touch == touch]
            if ours:
                page.set_viewport_size({"width": ours[0].width, "height": ours[0].height})
                page.goto(f"{address}/{name}")
            for size in ours:
                short = name.removesuffix(".html")
                yield from look(page, short, size)
                yield from (Finding(short, size, *one) for one in more(page, size))
    for page in visitors.values():
        page.context.close()
