"""How pages behave: for screen readers, keyboards, small screens, other languages, less motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    STRIP,
    accessibility_problems,
    act,
    create_table,
    is_wider_than_window,
    play_to_the_end,
    wait_for_the_next,
    wait_for_turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

THEMES = ("light", "dark")
WIDTHS = (360, 768, 1440)

#: How many pixels of a card of a kind at least lie open to a pointer, one above the other.
SMALLEST_STRIP = """kind => Math.min(...[...document.querySelectorAll(`#act .group.${kind}`)].map(
  (button) => {
    const { left, top, bottom, height } = button.getBoundingClientRect();
    if (!height) return 1000;
    let rows = 0;
    for (let y = Math.ceil(top); y < bottom; y += 1) {
      rows += button.contains(document.elementFromPoint(left + 14, y));
    }
    return rows;
  }), 1000)"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/new/cubosaurs", "/rules/cubosaurs"])
def test_axe_finds_nothing_on_a_page(person: Callable[..., Page], path: str, theme: str) -> None:
    page = person(color_scheme=theme, bypass_csp=True)
    page.goto(path)

    assert accessibility_problems(page) == []


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 360)])
def test_axe_finds_nothing_at_the_table_and_at_its_end(
    person: Callable[..., Page], theme: str, width: int
) -> None:
    page = person(
        color_scheme=theme,
        bypass_csp=True,
        reduced_motion="reduce",
        viewport={"width": width, "height": 740},
    )
    page.add_init_script(IMPATIENT)
    create_table(page, seats=["me", "bot:medium", "here"], dna=True, rounds="1")
    wait_for_turn(page)

    assert accessibility_problems(page) == []

    for turn in range(12):
        act(page, turn)
        wait_for_turn(page)
    page.locator(".closer summary").first.click()

    assert accessibility_problems(page) == []

    page.keyboard.press("Escape")
    play_to_the_end(page)

    assert accessibility_problems(page) == []


@pytest.mark.parametrize("touch", [False, True])
def test_each_card_of_a_stack_can_be_hit_where_it_shows(
    person: Callable[..., Page], *, touch: bool
) -> None:
    width = 360 if touch else 1440
    page = person(
        has_touch=touch, reduced_motion="reduce", viewport={"width": width, "height": 2400}
    )
    create_table(page, seats=["me", "here"], dna=True)
    legal, barred = [], []
    for turn in range(24):
        legal.append(page.evaluate(SMALLEST_STRIP, "legal"))
        barred.append(page.evaluate(SMALLEST_STRIP, "barred"))
        act(page, turn)
        wait_for_turn(page)

    assert min(legal) >= (24 if touch else 18)
    assert min(barred) >= 18


def test_touch_asks_before_it_acts(person: Callable[..., Page]) -> None:
    page = person(has_touch=True, viewport={"width": 360, "height": 740})
    create_table(page, seats=["me", "here"])
    seq = page.locator("#act input[name=seq]").input_value()
    card = page.locator("#act .group.legal").first
    card.tap(position=STRIP)
    page.locator(".group.armed").wait_for()

    assert page.locator("#act input[name=seq]").input_value() == seq

    card.tap(position=STRIP)
    wait_for_the_next(page, seq)


def test_a_seat_opens_for_a_closer_look(person: Callable[..., Page]) -> None:
    page = person(viewport={"width": 360, "height": 740})
    create_table(page, seats=["me", "here"], dna=True)
    page.locator(".closer summary").first.click()

    assert page.locator(".closer[open] .near .card").first.bounding_box()["width"] > 60  # type: ignore[index]

    page.keyboard.press("Escape")

    assert page.locator(".closer[open]").count() == 0


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_nothing_is_cut_off_sideways(person: Callable[..., Page], language: str) -> None:
    page = person(locale=language)

    def fits() -> bool:
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            if is_wider_than_window(page):
                return False
        return True

    page.goto("/")

    assert page.locator("html").get_attribute("lang") == language
    assert fits()

    page.goto("/new/cubosaurs")

    assert fits()

    create_table(
        page, seats=["me", "bot:medium", "bot:medium", "bot:random", "bot:random"], dna=True
    )
    wait_for_turn(page)

    assert fits()

    act(page, 0)
    wait_for_turn(page)

    assert fits()


def test_the_keyboard_alone_takes_an_action(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "bot:random"])
    wait_for_turn(page)
    seq = page.locator("#act input[name=seq]").input_value()
    page.locator(CHOICES).locator("visible=true").first.focus()
    page.keyboard.press("Enter")
    wait_for_the_next(page, seq)


def test_an_illegal_tap_says_why_with_the_rule(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "here"])
    turn = 1
    while page.locator("#act button[name=why]").count() == 0:
        act(page, turn)
        turn += 1
    page.locator("#act button[name=why]").first.click(position=STRIP)
    page.get_by_text("(Cubosaurs, p. 6").first.wait_for()


def test_less_motion_is_respected(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    create_table(page, seats=["me", "here"])
    act(page, 0)

    assert page.evaluate("document.getAnimations().length") == 0


def test_cards_glide_when_they_move(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "here"])
    page.evaluate(
        "() => { window.glides = 0; const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...all)"
        " { window.glides += 1; return animate.apply(this, all); }; }"
    )
    act(page, 0)
    page.wait_for_function("window.glides > 0")


def test_the_window_says_whose_turn_it_is(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "bot:random"])
    wait_for_turn(page)

    assert "turn" in page.title().lower()


def test_the_board_says_to_who_watches_whose_turn_it_is(person: Callable[..., Page]) -> None:
    ada, watcher = person(reduced_motion="reduce"), person(reduced_motion="reduce")
    create_table(ada, seats=["me", "here"])
    watcher.goto(ada.url)
    for turn in range(3):
        before = ada.locator("#act input[name=seq]").input_value()
        act(ada, turn)
        wait_for_the_next(ada, before)
        frame = ada.locator("#table").get_attribute("data-frame")
        watcher.wait_for_selector(f"#table[data-frame='{frame}']")

        assert watcher.locator(".seat.turn .to-play").count() == 1
        for seat in watcher.locator(".seat").all():
            assert seat.locator(".presence").count() == 1


def test_a_choice_is_sent_once_the_connection_is_back(person: Callable[..., Page]) -> None:
    page = person()
    create_table(page, seats=["me", "here"])
    seq = page.locator("#act input[name=seq]")
    before = int(seq.input_value())
    page.route("**/act", lambda _route: None)  # nothing answers
    page.locator(CHOICES).locator("visible=true").first.press("Enter")
    banner = page.locator(".lost")
    banner.wait_for()

    assert "your choice is waiting" in banner.inner_text()
    assert int(seq.input_value()) == before

    page.unroute("**/act")
    banner.wait_for(state="hidden")
    wait_for_the_next(page, str(before))
