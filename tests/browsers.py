"""The Chromium of tests and scripts."""

from __future__ import annotations

import os
import shutil

#: The one without windows takes a quarter less of a processor.
_PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

#: What to say where there is none.
ABSENT = (
    "no Chromium: install Debian's chromium-headless-shell or chromium, "
    "or set CUBOTECA_CHROMIUM to its path"
)


def chromium_path() -> str | None:
    """Return where it is; None if there is none."""
    chosen = os.environ.get("CUBOTECA_CHROMIUM")
    return chosen or next(filter(None, map(shutil.which, _PROGRAMS)), None)
