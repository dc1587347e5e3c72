"""What pictures of figures look like: their colours, by day and by night, and their letters."""

from __future__ import annotations

#: CSS inside an SVG picture; ``--bar`` is the colour of what was measured.
STYLE = (
    "svg{color-scheme:light dark;--ink:#1b1b1b;--faint:#5d5d5d;--paper:#fff;--line:#d4d4d4;"
    "--bar:#1f5fa8;background:var(--paper)}"
    "@media(prefers-color-scheme:dark){svg{--ink:#ececec;--faint:#b0b0b0;--paper:#16181c;"
    "--line:#3d4148;--bar:#6ea8e8}}"
    "text{font:14px system-ui,sans-serif;fill:var(--ink)}.title{font-size:18px;font-weight:600}"
)


__all__ = ["STYLE"]
