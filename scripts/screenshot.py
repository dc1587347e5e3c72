"""Take a picture of a page: ``screenshot.py URL-or-file OUT.png [--width 360] [--dark]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright
from tests.browsers import ABSENT, chromium_path


def main() -> None:
    """Read the command line and take the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page")
    parser.add_argument("out", type=Path)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--grey", action="store_true", help="without colours")
    parser.add_argument("--fold", action="store_true", help="only what shows without scrolling")
    options = parser.parse_args()
    program = chromium_path()
    if program is None:
        sys.exit(ABSENT)
    page_url = options.page
    if "://" not in page_url:
        page_url = Path(page_url).resolve().as_uri()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": options.width, "height": options.height},
            color_scheme="dark" if options.dark else "light",
            reduced_motion="reduce",
        )
        page.goto(page_url, wait_until="networkidle")
        if options.grey:
            page.add_style_tag(content="html { filter: grayscale(1); }")
        over = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        if over > 0:
            print(f"wider than the window by {over} px")
        options.out.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=options.out, full_page=not options.fold)
        browser.close()


if __name__ == "__main__":
    main()
