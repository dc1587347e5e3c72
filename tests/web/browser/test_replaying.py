"""A replay as a person watches it: it plays, stops, is led by buttons, keys, slider and curve."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    create_by_api,
    finished,
    is_wider_than_window,
    play_by_api,
)
from tests.web.browser.made_up import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}

#: How many requests for frames were under way at most, and how many there were.
COUNTING = """() => {
  window.most = window.all = 0;
  let now = 0;
  const fetched = window.fetch;
  window.fetch = async (...given) => {
    window.all += 1;
    window.most = Math.max(window.most, now += 1);
    try { return await fetched(...given); } finally { now -= 1; }
  };
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site that makes its analyses up."""
    with serving(tmp_path_factory.mktemp("replaying")) as address:
        yield address


@pytest.fixture
def page(person: Callable[..., Page]) -> Page:
    return person(reduced_motion="reduce")


def at(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-frame") or -1)


def last(page: Page) -> int:
    return int(page.locator("[data-replay]").get_attribute("max") or 0)


def moments(page: Page, kind: str = "data-moments") -> list[int]:
    return [int(one) for one in (page.get_attribute("[data-replay]", kind) or "").split()]


def wait_for(page: Page, step: int) -> None:
    """Wait until a step is shown, and the address and the slider say so too."""
    page.wait_for_function(
        "step => document.querySelector('#table').dataset.frame === String(step)"
        " && document.querySelector('[data-replay]').value === String(step)"
        " && new URL(location).searchParams.get('at') === String(step)",
        arg=step,
    )


def wait_beyond(page: Page, step: int) -> None:
    """Wait until a step after ``step`` is shown."""
    page.wait_for_function(
        "step => Number(document.querySelector('#table').dataset.frame) > step", arg=step
    )


def test_it_opens_with_the_first_move_and_its_words(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    told = page.locator(".caption").inner_text()

    assert at(page) in moments(page)
    assert re.match(r"(Ada|Ben) (adds|keeps) ", told)
    assert page.locator("#player").get_attribute("aria-label") == "Play"


def test_it_plays_to_the_end_stops_there_and_begins_again(page: Page) -> None:
    path = finished(page)
    page.goto(f"{path}/replay")
    opening, end, before = at(page), last(page), moments(page)[-3]
    page.goto(f"{path}/replay?at={before}")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    wait_for(page, end)
    again = page.get_by_role("button", name="Watch again")
    again.wait_for()

    assert page.locator(".caption").inner_text().startswith(("Ada wins", "Ben wins"))

    again.click()
    page.wait_for_function(
        "opening => { const { frame } = document.querySelector('#table').dataset;"
        " return frame >= opening && frame < opening + 12; }",
        arg=opening,
    )
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_the_speed_is_kept_for_the_next_replay(page: Page) -> None:
    path = finished(page)
    page.goto(f"{path}/replay")
    page.get_by_label("Speed").select_option("2")
    page.goto(f"{path}/replay?at=1")
    page.keyboard.press("ArrowRight")
    wait_for(page, moments(page)[1])

    assert page.get_by_label("Speed").input_value() == "2"


@pytest.mark.parametrize("how", ["key", "slider", "board", "hidden"])
def test_it_pauses_when_somebody_takes_over_or_looks_away(page: Page, how: str) -> None:
    page.add_init_script("sessionStorage.setItem('replay speed', '4')")
    page.goto(f"{finished(page)}/replay")
    first = at(page)
    page.keyboard.press(" ")
    wait_beyond(page, first)

    assert page.locator("#player").get_attribute("aria-label") == "Pause"
    assert page.get_by_label("Speed").input_value() == "4"

    if how == "key":
        page.keyboard.press("ArrowLeft")
    elif how == "slider":
        page.locator("[data-replay]").fill("20")
    elif how == "board":
        page.locator("#act h2, #act h3").first.click()
    else:
        page.evaluate(
            "() => { Object.defineProperty(document, 'hidden', { value: true });"
            " document.dispatchEvent(new Event('visibilitychange')); }"
        )

    assert page.locator("#player").get_attribute("aria-label") == "Play"

    page.wait_for_function(
        "() => document.querySelector('[data-replay]').value"
        " === document.querySelector('#table').dataset.frame"
    )
    here = at(page)
    page.wait_for_timeout(1700)  # longer than any step lasts at this speed

    assert at(page) == here


def test_keys_and_buttons_go_by_what_is_told(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    stops, end = moments(page), last(page)
    chapters = moments(page, "data-chapters")
    silent = next(step for step in range(1, end) if step not in stops)
    page.keyboard.press("Home")
    wait_for(page, 0)
    page.keyboard.press("ArrowRight")
    wait_for(page, stops[0])
    page.get_by_role("button", name="One step forward").click()
    wait_for(page, stops[1])
    page.keyboard.press("End")
    wait_for(page, end)
    page.get_by_role("button", name="One step back").click()
    wait_for(page, stops[-2])
    page.keyboard.press("Shift+ArrowLeft")
    wait_for(page, chapters[-1])
    page.get_by_role("button", name="To the end").click()
    wait_for(page, end)
    page.get_by_role("button", name="To the start").click()
    wait_for(page, 0)
    page.locator("[data-replay]").fill(str(silent))
    wait_for(page, silent)

    assert page.locator(".caption").inner_text() == "A draw."


def test_frames_are_asked_for_one_at_a_time_and_once(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    stops = moments(page)
    begin = stops.index(at(page))
    page.evaluate(COUNTING)
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    wait_for(page, stops[begin + 8])
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
    wait_for(page, stops[begin])
    page.keyboard.press(" ")
    wait_beyond(page, stops[begin])
    page.keyboard.press(" ")

    assert page.evaluate("window.most") == 1
    assert page.evaluate("window.all") <= 8 + 8 + 2


def test_what_cannot_be_had_is_said_and_stops_it(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    here = at(page)
    page.route("**/replay?at=*", lambda route: route.fulfill(body="no frame"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("That did not reach the table").first.wait_for()

    assert at(page) == here
    assert page.locator("#player").get_attribute("aria-label") == "Play"


def test_the_curve_goes_along_while_it_plays(page: Page) -> None:
    page.goto(finished(page))
    page.get_by_role("button", name="Analyse the play").click()
    marker = page.locator(".curve .now")
    marker.wait_for(state="attached")
    before = float((marker.get_attribute("x1") or "").rstrip("%"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "before => parseFloat(document.querySelector('.curve .now').getAttribute('x1')) > before",
        arg=before,
    )

    assert page.evaluate("document.getAnimations().length") == 0


def test_without_a_script_links_go_by_what_is_told(person: Callable[..., Page]) -> None:
    page = person(java_script_enabled=False)
    page.goto(f"{finished(page)}/replay")
    stops, first = moments(page), at(page)
    page.get_by_role("button", name="One step forward").click()

    assert at(page) == stops[stops.index(first) + 1]
    assert not page.locator("#player").is_visible()
    assert not page.locator("#speed").is_visible()

    page.get_by_role("button", name="To the end").click()

    assert at(page) == last(page)


@pytest.mark.turns(5)
@pytest.mark.parametrize("game", ["cubosaurs", "cube_attack", "sukkube", "ursuppe"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_on_a_phone_nothing_is_cut(person: Callable[..., Page], game: str, language: str) -> None:
    page = person(viewport=PHONE, locale=language)
    created = create_by_api(page, game, "Ada", "Ben")
    page.goto(f"{play_by_api(page, created, 3)}/replay")
    cut = page.evaluate(
        "[...document.querySelectorAll('.head > *')]"
        ".filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.innerText)"
    )
    boxes = [
        one.bounding_box() for one in page.locator(".controls :is(button, select):visible").all()
    ]

    assert cut == []
    assert len(boxes) == 6
    assert all(box and box["height"] >= 40 and box["width"] >= 40 for box in boxes)
    assert all(box and box["y"] > PHONE["height"] - 70 for box in boxes)
    assert not is_wider_than_window(page)


def test_keys_lead_from_decision_to_decision_of_the_side_that_is_chosen(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    page.get_by_text("This moment", exact=True).click()
    page.get_by_label("Seen from").select_option(label="Ben")
    page.wait_for_url("**seat=1")
    own = moments(page, "data-mine")
    page.locator("h1").click()
    page.keyboard.press("Home")
    wait_for(page, 0)
    page.keyboard.press("PageDown")
    wait_for(page, own[0])
    page.keyboard.press("PageDown")
    wait_for(page, own[1])
    page.keyboard.press("PageUp")
    wait_for(page, own[0])
    page.locator(".controls [data-go=mine-on]").click()
    wait_for(page, own[1])

    assert page.locator(".caption").inner_text().startswith("Ben ")
    assert page.url.endswith(f"?at={own[1]}&seat=1")
    assert page.get_by_label("Link to this moment").input_value() == page.url
    assert f'src="{page.url.replace("/replay?", "/replay.svg?")}"' in page.get_by_label(
        "Picture of this moment"
    ).input_value().replace("&amp;", "&")
    page.wait_for_function(
        "[...document.querySelectorAll('.moment-panel img')].every((one) => one.naturalWidth)"
    )


def test_on_a_wide_window_all_controls_are_in_their_column(page: Page) -> None:
    page.goto(f"{finished(page)}/replay")
    bar = page.locator(".bar").bounding_box()
    boxes = [one.bounding_box() for one in page.locator(".controls :is(button, select)").all()]

    assert bar is not None
    assert len(boxes) == 10
    for box in boxes:
        assert box is not None
        assert bar["x"] <= box["x"]
        assert box["x"] + box["width"] <= bar["x"] + bar["width"]
