"""How fast a table goes, what is heard of it, and what the keyboard does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    accessibility_problems,
    act,
    create_by_api,
    create_other_table,
    create_table,
    wait_for_the_next,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

MINE = "#table[data-turn=yours]"
SEQ = "document.querySelector('#act input[name=seq]')?.value"
FOCUSED = """() => {
  const { name, value } = document.activeElement;
  return [name ?? "", value ?? ""];
}"""

#: An AudioContext that makes no sound and counts what would be heard.
SILENT = """
window.heard = [];
const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
const node = (kind) => ({
  gain: parameter(), frequency: parameter(), connect() {}, stop() {},
  start() { window.heard.push(kind); },
});
window.AudioContext = class {
  constructor() { this.sampleRate = 8000; this.currentTime = 0; this.state = "running"; }
  createGain() { return node("gain"); }
  createOscillator() { return node("tone"); }
  createBufferSource() { return node("noise"); }
  createBiquadFilter() { return node("filter"); }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""


def prefer(page: Page, name: str, value: str) -> None:
    """Choose a preference in the menu."""
    page.locator("#menu > summary").click()
    with page.expect_response("**/settings") as kept:
        page.locator(f"[data-preference={name}] button[value={value}]").click()
    assert kept.value.status == 204
    page.keyboard.press("Escape")


# pace


def test_what_bots_do_is_shown_in_turn_until_somebody_skips_it(
    person: Callable[..., Page],
) -> None:
    page = person()
    create_table(page, seats=["me", *["bot:random"] * 4])
    wait_for_turn(page)
    prefer(page, "pace", "slow")
    act(page, 0)
    skip = page.locator("[data-skip]")
    skip.wait_for()
    page.keyboard.press("s")
    page.wait_for_selector(MINE, state="attached", timeout=10_000)  # slow, it would take longer
    skip.wait_for(state="hidden")

    assert page.evaluate("document.documentElement.dataset.pace") == "slow"

    page.reload()

    assert page.evaluate("document.documentElement.dataset.pace") == "slow"


def test_an_impatient_person_sees_only_where_the_bots_have_come_to(
    person: Callable[..., Page],
) -> None:
    page = person()
    create_table(page, seats=["me", *["bot:random"] * 4])
    wait_for_turn(page)
    with page.expect_websocket() as line:
        prefer(page, "pace", "instant")
    act(page, 0)
    page.wait_for_selector(MINE, state="attached", timeout=10_000)

    assert "hurry" in line.value.url  # the server hears of it
    assert page.locator("[data-skip]").is_hidden()


def test_what_a_bot_did_in_a_row_is_one_line_that_opens(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce", bypass_csp=True)
    page.add_init_script(IMPATIENT)
    create_other_table(page, "ursuppe", seats=["me", "bot:random"])
    head = page.locator("#log .run button")
    for turn in range(30):
        wait_for_turn(page)
        if head.count():
            break
        act(page, turn)
    one = head.last
    number = int("".join(filter(str.isdigit, one.inner_text())))
    folded = page.locator("#log li[hidden]").count()
    one.click()

    assert number >= 3
    assert folded >= number
    assert page.locator("#log li[hidden]").count() < folded
    assert head.last.get_attribute("aria-expanded") == "true"
    assert accessibility_problems(page) == []


def forced_seat(page: Page, game: str, **options: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """Play by the API until a seat has one legal action; return the table and what it sees."""
    created = create_by_api(page, game, "Ada", "Ben", **options)
    path = f"/api/tables/{created['table']}"
    for _ in range(200):
        for seat in created["seats"]:
            headers = {"Authorization": f"Bearer {seat['token']}"}
            shown: dict[str, Any] = page.request.get(path, headers=headers).json()
            if len(shown["legal"]) == 1 and not shown["take_back"]:
                return created, shown
            if shown["legal"]:
                data = {"seq": shown["seq"], "action": shown["legal"][-1], "id": str(shown["seq"])}
                page.request.post(f"{path}/actions", data=data, headers=headers)
    raise AssertionError("no decision is forced")


def test_a_forced_decision_is_taken_once_by_itself_if_one_likes(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce")
    created, shown = forced_seat(page, "sukkube")
    for seat in created["seats"]:
        page.goto(seat["link"])
    page.locator("#table[data-forced]").wait_for(state="attached")
    page.wait_for_timeout(1300)

    assert page.evaluate(SEQ) == str(shown["seq"])  # nobody asked for it

    tab = page.context.new_page()
    tab.goto(page.url)
    prefer(page, "forced", "on")
    tab.reload()
    page.wait_for_function(f"() => Number({SEQ}) > {shown['seq']}")
    tab.wait_for_function(f"() => Number({SEQ}) > {shown['seq']}")

    assert "taken for you" in page.locator(".toasts").inner_text()
    assert page.locator(".toast", has_text="moved on").count() == 0
    assert tab.locator(".toast", has_text="moved on").count() == 0


# sound


def test_sound_is_loaded_and_heard_only_by_those_who_want_it(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(SILENT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    create_table(page, seats=["me", "here"])
    act(page, 0)

    assert not any("sound.js" in url for url in asked)
    assert page.evaluate("window.heard") == []

    prefer(page, "sound", "soft")
    page.wait_for_function("() => window.heard.length === 2")  # what was chosen is heard once
    act(page, 1)
    page.wait_for_function("() => window.heard.includes('noise')")  # a card has moved
    prefer(page, "sound", "off")
    heard = page.evaluate("window.heard.length")
    act(page, 2)
    page.wait_for_timeout(200)

    assert page.evaluate("window.heard.length") == heard
    assert sum("sound.js" in url for url in asked) == 1


# the keyboard


def test_the_keyboard_goes_from_decision_to_decision(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    create_table(page, seats=["me", "here"])
    taken = 0
    page.keyboard.press("n")
    for _ in range(4):
        name, _value = page.evaluate(FOCUSED)
        assert name in {"action", "macro"}
        before = page.evaluate(SEQ)
        page.keyboard.press("Enter")
        wait_for_the_next(page, before)
        taken += 1
    page.keyboard.press("n")
    second = page.evaluate(FOCUSED)
    page.keyboard.press("p")
    first = page.evaluate(FOCUSED)

    assert taken == 4
    assert first != second or page.locator(CHOICES).locator("visible=true").count() == 1


def test_whoever_reads_the_log_is_left_there(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    create_table(page, seats=["me", "bot:random"])
    wait_for_turn(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.keyboard.press("l")
    wait_for_turn(page)
    page.wait_for_timeout(200)

    assert page.evaluate("document.activeElement.matches('#log ol')")


def test_a_piece_of_cube_attack_is_picked_and_moved_by_keys(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    create_other_table(page, "cube_attack", seats=["me", "here"])
    for _ in range(12):
        if page.locator("#act input[name=pick]").count():
            break
        act(page, 0)
    before = page.evaluate(SEQ)
    page.keyboard.press("n")

    assert page.evaluate(FOCUSED)[0] == "pick"

    page.keyboard.press("Enter")  # shows what the piece may do, and does nothing yet

    assert page.evaluate(FOCUSED)[0] == "action"
    assert page.evaluate(SEQ) == before

    page.keyboard.press("Enter")
    wait_for_the_next(page, before)


def test_a_number_shows_a_choice_first_and_takes_it_when_pressed_again(
    person: Callable[..., Page],
) -> None:
    page = person(reduced_motion="reduce", viewport={"width": 360, "height": 780})
    create_table(page, seats=["me", "here"])
    page.locator(".bar .acts button[name=action]").locator("visible=true").first.wait_for()
    before = page.evaluate(SEQ)
    page.keyboard.press("1")
    page.wait_for_timeout(100)

    assert page.evaluate(SEQ) == before
    assert page.evaluate(FOCUSED)[0] == "action"

    page.keyboard.press("1")
    wait_for_the_next(page, before)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Keyboard shortcuts"),
        ("it", "Scorciatoie da tastiera"),
        ("fr", "Raccourcis clavier"),
    ],
)
def test_the_keys_are_listed_and_can_be_switched_off(
    person: Callable[..., Page], language: str, title: str
) -> None:
    page = person(reduced_motion="reduce", locale=language, bypass_csp=True)
    create_table(page, seats=["me", "link"])
    page.keyboard.press("?")

    assert page.get_by_role("dialog", name=title).is_visible()
    assert page.get_by_role("dialog").locator("dt").count() == 11
    assert accessibility_problems(page) == []

    page.locator("#shortcuts-on").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")

    assert page.get_by_role("dialog").is_hidden()

    page.reload()
    page.locator("#menu > summary").click()
    page.locator("[data-shortcuts] button").click()
    page.locator("#shortcuts-on").check()
    page.keyboard.press("Escape")
    page.locator(".invite input").focus()
    page.keyboard.press("?")

    assert page.get_by_role("dialog").is_hidden()
