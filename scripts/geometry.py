"""Say what is covered, cut, too small or one over another on the pages of the galleries.

``geometry.py [GAME ...] [--page NAME] [--size 360x780] [--dark] [--language it] [--pseudo]``: every
page of every game, or some, in windows of four sizes.  The last line counts what was found, by game
and rule; ``tests/web/browser/geometry.js`` has the rules.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright
from tests.browsers import ABSENT, chromium_path
from tests.web.browser.geometry import (
    OF_TEXTS,
    SIZES,
    Size,
    draw_gallery,
    examine,
    nothing_more,
    serving,
    untranslated,
)

from cuboteca.core.texts import LANGUAGES
from cuboteca.games import GAME_NAMES


def size(text: str) -> Size:
    """Return the size that a text such as "360x780" means."""
    width, _, height = text.partition("x")
    return Size(int(width), int(height))


def main() -> None:
    """Read the command line, examine the pages and print what is found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=(*GAME_NAMES, []))  # [] is none
    parser.add_argument("--page", action="append", help="only pages of this name")
    parser.add_argument("--size", action="append", type=size, metavar="WxH")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--pseudo", action="store_true", help="in a pseudo-language: its texts")
    parser.add_argument("--dark", action="store_true")
    options = parser.parse_args()
    program = chromium_path()
    if program is None:
        sys.exit(ABSENT)
    counts: Counter[tuple[str, str]] = Counter()
    wanted = [word for game in options.game for word in ("--game", game)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        pseudo = ["--pseudo"] if options.pseudo else []
        language = "en" if options.pseudo else options.language
        pages = draw_gallery(Path(folder), "--language", language, *wanted, *pseudo)
        if options.page:
            pages = [page for page in pages if Path(page).stem in options.page]
        browser = playwright.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--disable-gpu"],
            ignore_default_args=["--hide-scrollbars"],
        )
        with serving(Path(folder)) as address:
            found = examine(
                browser,
                address,
                pages,
                options.size or SIZES,
                dark=options.dark,
                more=untranslated if options.pseudo else nothing_more,
            )
            for finding in found:
                if options.pseudo and finding.rule not in OF_TEXTS:
                    continue
                print(finding, flush=True)
                counts[finding.page.split("/")[0], finding.rule] += 1
        browser.close()
    print(f"{len(pages)} pages; ", end="")
    print(
        ", ".join(f"{game}: {n} {rule}" for (game, rule), n in sorted(counts.items())) or "nothing"
    )


if __name__ == "__main__":
    main()
