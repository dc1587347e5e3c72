"""Takes the pictures of the README from the gallery, into ``docs/images``.

Needs Chromium; ``CUBOTECA_CHROMIUM`` names one that is not found by itself.
"""

from __future__ import annotations

import base64
import functools
import http.server
import struct
import sys
import tempfile
import threading
import zlib
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

sys.path.insert(0, str(Path(__file__).parents[1]))

import gallery
import numpy as np
from playwright.sync_api import Browser, sync_playwright
from tests.browsers import ABSENT, chromium_path

OUT = Path(__file__).resolve().parents[1] / "docs" / "images"
LARGEST = 200 * 1024  # bytes of a picture


#: Returns the pixels of a picture, since the browser can decode it.
PIXELS = """async (shot) => {
  const answer = await fetch(`data:image/png;base64,${shot}`);
  const image = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const url = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(new Blob([data]));
  });
  return [image.width, image.height, url.slice(url.indexOf(",") + 1)];
}"""


class Picture(NamedTuple):
    """A page of the gallery in a window of a given size."""

    name: str
    page: str
    width: int
    height: int
    theme: str


PICTURES = (
    Picture("home", "cubosaurs/en/home.html", 1200, 760, "light"),
    Picture("table", "cubosaurs/en/dna-market.html", 1440, 900, "light"),
    Picture("phone", "cubosaurs/en/dna-market.html", 360, 740, "dark"),
    Picture("cube_attack", "cube_attack/en/three.html", 1440, 900, "dark"),
    Picture("sukkube", "sukkube/en/three-barred.html", 1440, 900, "light"),
    Picture("ursuppe", "ursuppe/en/in-play.html", 1440, 900, "light"),
)


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_args: object) -> None:
        """Log nothing."""


def small_png(pixels: np.ndarray) -> bytes:
    """Return a picture of flat colours as a PNG with the 256 colours that cover most of it."""
    height, width, _ = pixels.shape
    colours, where, counts = np.unique(
        pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True
    )
    # One colour after another: frequent, and far from those chosen already.
    values = colours.astype(np.float32)
    distance = np.full(len(values), np.inf, np.float32)
    weight = np.sqrt(counts)
    chosen = [int(counts.argmax())]
    while len(chosen) < min(256, len(values)):
        distance = np.minimum(distance, ((values - values[chosen[-1]]) ** 2).sum(1))
        chosen.append(int((distance * weight).argmax()))
    nearest = np.array(
        [((values[chosen] - value) ** 2).sum(1).argmin() for value in values], np.uint8
    )
    rows = nearest[where.reshape(-1)].reshape(height, width)
    lines = np.zeros((height, width + 1), np.uint8)  # each line begins with its filter: none
    lines[:, 1:] = rows

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", colours[chosen].tobytes())
        + chunk(b"IDAT", zlib.compress(lines.tobytes(), 9))
        + chunk(b"IEND", b"")
    )


def take(browser: Browser, base: str, picture: Picture) -> None:
    """Write one picture; phones have a higher pixel density."""
    fine = 2 if picture.width < 600 else 1
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        device_scale_factor=fine,
        color_scheme="dark" if picture.theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=fine > 1,
    )
    page.goto(f"{base}/{picture.page}", wait_until="networkidle")
    page.evaluate("document.querySelector('.compilation')?.remove()")
    shot = base64.b64encode(page.screenshot()).decode()
    width, height, pixels = page.evaluate(PIXELS, shot)
    page.close()
    file = OUT / f"{picture.name}.png"
    flat = np.frombuffer(base64.b64decode(pixels), np.uint8).reshape(height, width, 4)[:, :, :3]
    size = file.write_bytes(small_png(flat))
    print(f"{file.name}: {size // 1024} KiB")
    assert size < LARGEST, f"{file.name} is too large"


def serve(folder: Path) -> http.server.ThreadingHTTPServer:
    """Return a server of ``folder`` that is already running."""
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def main() -> None:
    """Write the galleries into a folder, serve it, take the pictures."""
    program = chromium_path()
    if program is None:
        sys.exit(ABSENT)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        gallery.write(Path(folder), gallery.GALLERIES, ("en",))
        server = serve(Path(folder))
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for picture in PICTURES:
            take(browser, f"http://127.0.0.1:{server.server_port}", picture)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
