"""A play over two days: two people, several devices, two bots, and no doubt whose turn it is.

The server's clock is the test's: a day passes at once, and is no outage.  The play is ended by
consent, as a whole play of Ursuppe would take minutes.
"""

from __future__ import annotations

import re
import socket
import struct
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.web.qr_codes import qr_picture
from tests.databases import fresh
from tests.web.browser.at_the_table import CHOICES, STRIP, wait_for_the_next
from tests.web.browser.test_accounts import authenticator
from tests.web.server import wait_until_served

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

DAY = 86_400.0
PACE = "turns 259200"
BEFORE, AFTER = 6, 4  # decisions of people on the first day and on the second
PATIENCE = 60_000  # milliseconds

#: The site at another time, where a jump of the clock is no outage but a time when nobody moved.
LATER = """
import mmap, struct, time
with open({clock!r}, "rb") as file:
    off = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
real = time.time
time.time = lambda: real() + struct.unpack("d", off)[0]
from cuboteca.table import outages
outages.SILENCE = 1e9
from cuboteca.cli.main import main
from tests.entropy import fix_entropy
fix_entropy("site")
main()
"""


@pytest.fixture(scope="module")
def clock(site_data: Path) -> Path:
    """Return the file that says how many seconds the site's clock is off."""
    file = site_data.with_name(f"{site_data.name}-clock")
    file.write_bytes(struct.pack("d", 0))
    return file


@pytest.fixture(scope="module")
def site(site_data: Path, clock: Path) -> Iterator[str]:
    """Return the address of a site that others can reach and at which passkeys are allowed."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    fresh(site_data)
    command = [
        *(sys.executable, "-c", LATER.format(clock=str(clock)), "serve", "--pace", "0"),
        *("--no-precompile", "--data", str(site_data), "--port", str(port), "--address", address),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        wait_until_served(address)
        yield address
        server.terminate()


def sign_up(page: Page, name: str) -> dict[str, Any]:
    """Make an account; return its passkey."""
    session, device = authenticator(page)
    page.goto("/account")
    page.locator("[data-passkey=make] input").fill(name)
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_text(f"signed in as {name}").wait_for()
    kept: dict[str, Any] = session.send("WebAuthn.getCredentials", {"authenticatorId": device})
    return dict(kept["credentials"][0])


def sign_in(page: Page, name: str, passkey: dict[str, Any]) -> None:
    """Sign in by a passkey that was made on another device."""
    session, device = authenticator(page)
    known = {"authenticatorId": device, "credential": passkey}
    session.send("WebAuthn.addCredential", known)
    page.goto("/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text(f"signed in as {name}").wait_for()


class Table:
    """The table, and the pages of those who sit there."""

    def __init__(self, path: str, *pages: Page) -> None:
        self.path = path
        self.pages = list(pages)

    def shown(self) -> Any:
        """Return what the API says of the table to everybody."""
        return self.pages[0].request.get(f"/api{self.path}").json()

    def mover(self) -> int:
        """Wait until a person is to move and every page says so; return the seat."""
        for _ in range(PATIENCE // 50):
            shown = self.shown()
            if shown["to_move"] in range(2) and all(map(self._is_new(shown), self.pages)):
                break
            self.pages[0].wait_for_timeout(50)
        seat: int = shown["to_move"]
        for one, page in enumerate(self.pages):
            turn = page.locator(f".clocks .seat-{seat}.turn")
            turn.wait_for(state="attached")
            assert page.locator(".clocks .turn").count() == 1
            assert page.locator("#table").get_attribute("data-turn") == "yours" * (one == seat)
            assert (page.locator(CHOICES).count() > 0) is (one == seat)
        return seat

    @staticmethod
    def _is_new(shown: Any) -> Callable[[Page], bool]:
        seq = str(shown["seq"])
        return lambda page: page.locator("#act input[name=seq]").input_value() == seq

    def play(self, decisions: int) -> None:
        """Let whoever is to move decide, so many times."""
        for number in range(decisions):
            page = self.pages[self.mover()]
            seq = page.locator("#act input[name=seq]").input_value()
            buttons = page.locator(CHOICES).locator("visible=true")
            buttons.nth(number % buttons.count()).click(position=STRIP)
            self.wait_beyond(page, seq)

    def wait_beyond(self, page: Page, seq: str) -> None:
        """Wait until a page shows a later decision."""
        wait_for_the_next(page, seq)

    def agree(self, button: str, choice: str = "") -> None:
        """Let Ada offer something, and Ben agree."""
        ada, ben = self.pages
        ada.goto(f"{self.path}/leave")
        if choice:
            ada.locator("select[name=what]").select_option(choice)
        ada.get_by_role("button", name=button).click()
        ada.wait_for_url(f"**{self.path}")
        ben.get_by_role("button", name="Agree").click()


def test_two_people_meet_play_over_two_days_and_check_the_dice(
    person: Callable[..., Page], clock: Path
) -> None:
    phone = {"viewport": {"width": 390, "height": 780}, "has_touch": True}
    ada, ben = person(reduced_motion="reduce"), person(reduced_motion="reduce", **phone)
    sign_up(ada, "Ada")
    passkey = sign_up(ben, "Ben")
    ada.goto("/new/ursuppe")
    ada.locator("input[name=seats][value='4']").check(force=True)
    for seat, who in enumerate(("me", "link", "bot:random", "bot:random")):
        ada.locator(f"[name=seat-{seat}]").select_option(who)
    ada.get_by_label("Time", exact=True).select_option("live")
    ada.locator("[name=rated]").check()
    ada.get_by_role("button", name="Create the table").click()
    ada.wait_for_selector("#table")

    # they meet by the code, which is a picture of the address and of nothing else
    link = ada.locator(".invite input").input_value()
    code = ada.request.get(str(ada.locator(".invite img.qr").get_attribute("src")))
    assert code.body() == bytes(qr_picture(link).body)
    ben.goto(link)
    ben.locator(".claim button.main").click()
    for page in (ada, ben):
        page.wait_for_selector("#table:not([data-contribute])")
    table = Table(re.sub(r"^https?://[^/]+", "", ada.url), ada, ben)

    # the first day: live, and one takes back a slip
    table.play(BEFORE)
    page = slip(table)
    before = table.shown()
    seq = page.locator("#act input[name=seq]").input_value()
    page.get_by_role("button", name="Take back").click()
    table.wait_beyond(page, seq)
    assert table.shown()["seq"] > before["seq"]
    table.agree("Offer it", f"pace {PACE}")
    mover = table.mover()
    assert table.shown()["conditions"]["time"] == PACE

    # a day later, Ben is on another device
    ben.context.close()
    clock.write_bytes(struct.pack("d", DAY))
    tablet = person(reduced_motion="reduce", viewport={"width": 820, "height": 1180})
    sign_in(tablet, "Ben", passkey)
    tablet.goto("/plays")
    tablet.locator(f"main a[href='{table.path}']").first.click()
    ada.reload()
    table.pages = [ada, tablet]
    assert table.mover() == mover
    assert DAY < table.shown()["clocks"][mover]["left"] <= 2 * DAY
    table.play(AFTER)

    # the end, which both check, and which moves both ratings
    table.agree("Offer to end")
    for page in table.pages:
        page.locator("#closed").wait_for()
        moved = page.locator("#closed small", has_text="Rating 1500 →")
        moved.nth(1).wait_for(timeout=PATIENCE)
        ratings = re.findall(r"Rating 1500 → (\d+)", page.locator("#closed").inner_text())
        assert len(ratings) == 2
        assert "1500" not in ratings
        page.locator("#closed a", has_text="Check").click()
        page.locator(".verdict.good").wait_for()
        assert page.locator(".checks .failed").count() == 0


def slip(table: Table) -> Page:
    """Decide until somebody can take a decision back; return that page."""
    for _ in range(40):
        page = table.pages[table.mover()]
        if page.get_by_role("button", name="Take back").locator("visible=true").count():
            return page
        table.play(1)
    raise AssertionError("nothing can be taken back")
