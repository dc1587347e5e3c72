"""A guest makes a passkey, signs in on another device, plays there, and deletes everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.at_the_table import accessibility_problems, is_wider_than_window

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LOOKS = (("light", 360), ("dark", 1440))


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a browser a device that keeps passkeys."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, str(made["authenticatorId"])


def problems(page: Page) -> list[Any]:
    """Return what axe finds on a page as it is, in each look."""
    found: list[Any] = []
    for theme, width in LOOKS:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": 780})
        found += accessibility_problems(page)
        found += ["too wide"] if is_wider_than_window(page) else []
    return found


def test_a_guest_becomes_an_account(person: Callable[..., Page], site: str) -> None:
    local = site.replace("127.0.0.1", "localhost")
    desk = person(bypass_csp=True)
    phone = person(bypass_csp=True, viewport={"width": 360, "height": 740})
    session, device = authenticator(desk)
    desk.goto(f"{local}/")
    desk.get_by_role("button", name="Play now").first.click()
    desk.wait_for_url("**/tables/*")
    table = desk.url
    desk.goto(f"{local}/account")
    desk.locator("[data-passkey=make] input").fill("Ada")
    desk.get_by_role("button", name="Make a passkey").click()
    desk.get_by_text("signed in as Ada").wait_for()
    desk.get_by_role("button", name="Make new recovery codes").click()
    desk.get_by_text("shown only this once").wait_for()
    code = desk.locator(".codes code").first.inner_text()
    found = problems(desk)
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]

    other, its = authenticator(phone)  # passkeys are synchronized between one's devices
    other.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": kept[0]})
    phone.goto(f"{local}/account")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    phone.get_by_text("signed in as Ada").wait_for()
    phone.goto(table)
    phone.locator("#act [name=action]").first.wait_for(state="attached")
    phone.goto(f"{local}/plays")
    found += problems(phone)
    assert phone.locator("main .badge").count() == 1

    stranger = person(bypass_csp=True)
    stranger.goto(f"{local}/account")
    found += problems(stranger)
    stranger.get_by_label("Recovery code").fill(code.lower())
    stranger.get_by_role("button", name="Sign in", exact=True).click()
    stranger.get_by_text("signed in as Ada").wait_for()
    stranger.get_by_text("What others see of you").click()
    found += problems(stranger)
    stranger.goto(f"{local}/account")
    stranger.get_by_text("Delete everything", exact=True).click()
    stranger.get_by_label("Yes, delete everything").check()
    stranger.get_by_role("button", name="Delete", exact=True).click()
    stranger.get_by_text("no longer knows you").wait_for()
    desk.goto(table)

    assert found == []
    assert desk.locator("#act [name=action]").count() == 0


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_pages_are_accessible_in_other_languages(
    person: Callable[..., Page], language: str
) -> None:
    page = person(bypass_csp=True, locale=language)
    page.goto("/")
    page.locator(".game-list .button.main").first.click()
    page.wait_for_url("**/tables/*")
    found: list[Any] = []
    for path in ("/account", "/plays"):
        page.goto(path)
        found += problems(page)

    assert found == []
