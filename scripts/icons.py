"""Draw the icons of the installed app from the site's own: ``icons.py`` writes three PNG files.

A maskable icon is cut to any shape by the device: its picture stands inside the middle 80 %.
"""

from __future__ import annotations

from pathlib import Path

import resvg_py

STATIC = Path(__file__).resolve().parents[1] / "src/cuboteca/web/static"
GROUND = "#1d5a5c"  # the felt of ``site.css``
MARGIN = 9  # of 32, around the picture of a maskable icon


def main() -> None:
    """Write the files."""
    drawing = (STATIC / "favicon.svg").read_text("utf-8")
    ground = f'<rect x="-{MARGIN}" y="-{MARGIN}" width="100" height="100" fill="{GROUND}"/>'
    whole = 32 + 2 * MARGIN
    maskable = drawing.replace(
        'viewBox="0 0 32 32">', f'viewBox="-{MARGIN} -{MARGIN} {whole} {whole}">{ground}'
    )
    for name, svg, size in (
        ("icon-192", drawing, 192),
        ("icon-512", drawing, 512),
        ("icon-maskable", maskable, 512),
    ):
        picture = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)
        path = STATIC / "icons" / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(bytes(picture))
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
