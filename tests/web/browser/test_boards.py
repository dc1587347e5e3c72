"""Boards: what lies where, what covers what, one score for each seat, an answer to every tap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    STILL,
    accessibility_problems,
    act,
    create_other_table,
    is_wider_than_window,
    wait_for_the_next,
    wait_for_turn,
)
from tests.web.browser.test_other_games import act_in_two_taps

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FloatRect, Locator, Page

pytestmark = pytest.mark.browser

PHONES = [(360, 640), (360, 780), (390, 844)]
GAMES = ["cubosaurs", "sukkube", "ursuppe", "cube_attack"]
LONG = "No orbit leads straight from Half Moon H0 to Armoury A3. A Cube moves along one orbit. " * 2

#: What of ``.score`` and its like people read, by seat.
PLATES = """() => [...document.querySelectorAll('.plate')].map((plate) => [
  plate.querySelector('a').hash,
  plate.querySelector('.score').firstChild.textContent.trim(),
  plate.querySelector('.score small [aria-hidden]')?.textContent ?? '',
])"""
PANELS = {
    "cube_attack": """() => [...document.querySelectorAll('#act .seat')].map((seat) => [
      `#${seat.id}`,
      seat.querySelector('.score b').textContent,
      seat.querySelector('.now [aria-hidden]')?.textContent ?? '',
    ])""",
    "cubosaurs": """() => [...document.querySelectorAll('#act .seat')].map((seat) => [
      `#${seat.id}`,
      seat.querySelector('.total b').textContent,
      ((total, more) => (more ? `→ ${`${total + more}`.replace('-', '\u2212')}` : ''))(
        ...['.total b', '.points b'].map((part) => (
          Number(seat.querySelector(part).textContent.replace('\u2212', '-'))))),
    ]).sort()""",
}

#: Pairs of a toast and what may be pressed, or an own card, that lie over each other.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => [
    one.outerHTML.slice(0, 120), one.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  const own = '.bar button, .you .own-card, .you button, .you [data-kind], .tray button';
  return boxes('.toast').flatMap(([, toast]) => boxes(own).filter(([, box]) => over(toast, box)))
    .map(([html]) => html);
}"""


def shown(locator: Locator) -> FloatRect:
    """Return where an element lies in the window."""
    box = locator.bounding_box()
    assert box is not None
    return box


def begin(page: Page, game: str, *, alone: bool = False) -> None:
    """Sit down at a table of three whose draws are known, with two bots or on all seats."""
    person = {"kind": "human", "name": "Ada"}
    seats = [person, *[{"kind": "bot", "level": "random"} if alone else person] * 2]
    options = {"dna": True} if game == "cubosaurs" else {}
    order = {"game": game, "options": options, "seats": seats, "seed": 1}
    created = page.request.post("/api/tables", data=order).json()
    for seat in created["seats"]:
        if seat["token"]:
            page.goto(f"/tables/{created['table']}/seat/{seat['token']}")
    page.wait_for_selector("#table")
    page.wait_for_load_state()
    wait_for_turn(page)


def toast(page: Page) -> Locator:
    return page.locator(".toast").last


@pytest.mark.parametrize("width", [360, 1440])
def test_cube_attack_s_legend_can_be_read(person: Callable[..., Page], width: int) -> None:
    page = person(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    begin(page, "cube_attack", alone=True)
    closed = page.evaluate("document.documentElement.scrollHeight")
    page.locator("#key summary").click()
    key = page.locator("#key")

    assert shown(key)["width"] > 250
    assert shown(key)["height"] < 900
    assert key.evaluate("key => key.scrollWidth <= key.clientWidth")
    opened = page.evaluate("document.documentElement.scrollHeight")
    assert opened <= closed + shown(key)["height"]
    assert not is_wider_than_window(page)


@pytest.mark.parametrize("game", list(PANELS))
def test_plates_and_panels_show_one_score_in_one_order(
    person: Callable[..., Page], game: str
) -> None:
    page = person(reduced_motion="reduce")
    begin(page, game)
    pending = set()
    for turn in range(24):
        plates = page.evaluate(PLATES)

        assert plates == page.evaluate(PANELS[game])
        assert [place for place, *_ in plates] == ["#seat-0", "#seat-1", "#seat-2"]

        pending |= {more for *_, more in plates}
        act_in_two_taps(page, turn) if game == "cube_attack" else act(page, turn)
        wait_for_turn(page)

    assert len(pending) > 1


ASKED = {
    "en": (
        "Choose one of your glowing Cubes first",
        "No orbit leads straight from Entrance",
        "(Cube Attack, p. 4: “Action: move”)",
    ),
    "it": (
        "Scegli prima uno dei tuoi Cubi evidenziati",
        "Nessuna orbita porta direttamente da",
        "(Cube Attack, p. 4: “Azione: muovere”)",
    ),
    "fr": (
        "Choisissez d’abord un de vos Cubes",
        "Aucune orbite directe entre",
        "(Cube Attack, p. 4\u202f: «\u202fAction\u202f: se déplacer\u202f»)",
    ),
}


@pytest.mark.parametrize("language", list(ASKED))
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_tap_that_is_no_choice_says_why_with_the_rule(
    person: Callable[..., Page], language: str, *, touch: bool
) -> None:
    size = {"width": 360, "height": 780} if touch else {"width": 1440, "height": 900}
    page = person(locale=language, has_touch=touch, viewport=size, reduced_motion="reduce")
    begin(page, "cube_attack")
    first, second, cited = ASKED[language]
    if page.locator("#act input[type=radio]:checked").count() == 0:
        press(page, "planet-30", touch=touch)
        page.locator(".toast", has_text=first).wait_for()

        page.locator("#act .own label").first.click()
    press(page, "planet-30", touch=touch)
    page.locator(".toast", has_text=second).wait_for()

    assert cited in toast(page).inner_text()
    assert page.locator("#act input[name=seq]").input_value() == "1"


def press(page: Page, place: str, *, touch: bool = False) -> None:
    """Press the middle of a planet or a cube as a person does, whatever lies there."""
    page.locator(f"#act .tap[name=why][value={place}]").scroll_into_view_if_needed()
    box = shown(page.locator(f"#act .tap[name=why][value={place}]"))
    pointer = page.touchscreen.tap if touch else page.mouse.click
    pointer(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_cubes_of_others_and_one_s_own_planet_say_why_as_well(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    begin(page, "cube_attack")
    for turn in range(6):  # everybody has two goes
        act_in_two_taps(page, turn)
    page.locator("#act [name=why].of-cube").first.wait_for()
    page.locator("#act input[type=radio]").first.check(force=True)
    asks = page.locator("#act .tap[name=why].of-cube").locator("visible=true")
    other = asks.first.get_attribute("value")
    assert other
    press(page, other)
    toast(page).wait_for()

    assert "An unarmed Cube cannot attack." in toast(page).inner_text()

    own = page.locator("#act input[type=radio]:checked").input_value().split("-")[1]
    press(page, f"planet-{own}")
    page.locator(".toast").nth(1).wait_for()

    assert "two is the limit" in toast(page).inner_text()
    assert "(Cube Attack, p. 2: “Wound planet”)" in toast(page).inner_text()


def test_the_keyboard_asks_why_as_well(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce", bypass_csp=True)
    begin(page, "cube_attack")
    radio = page.locator("#act input[type=radio]").first
    radio.focus()
    page.keyboard.press("Space")
    reached = []
    while "ask-why" not in (name := focused(page)):
        reached.append(name)
        page.keyboard.press("Tab")
        assert len(reached) < 20

    assert any("target" in name for name in reached), "what may be done comes first"

    page.keyboard.press("Enter")
    toast(page).wait_for()

    assert "(Cube Attack, p." in toast(page).inner_text()
    assert accessibility_problems(page) == []


def focused(page: Page) -> str:
    name = page.evaluate("document.activeElement.className")
    assert isinstance(name, str)
    return name


def test_what_says_why_covers_nothing_that_can_be_chosen(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    begin(page, "cube_attack")
    for turn in range(24):
        act_in_two_taps(page, turn)
        for cube in page.locator("#act .pick input").all():
            cube.check(force=True)

            assert (
                page.evaluate(
                    """() => [...document.querySelectorAll('#act .target')]
                  .filter((one) => one.checkVisibility())
                  .filter((one) => {
                    const { x, y, width, height } = one.getBoundingClientRect();
                    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                    return hit?.matches('.ask-why');
                  }).map((one) => one.title)"""
                )
                == []
            )


def test_a_page_without_a_script_says_why(person: Callable[..., Page]) -> None:
    page = person(java_script_enabled=False)
    create_other_table(page, "cube_attack", seats=["me", "here"])
    page.locator("#act [name=why][value=planet-30]").click()

    assert "(Cube Attack, p. 4: “Action: move”)" in page.locator(".message").inner_text()


#: Once ``window.held`` is set whatever begins to move stays where it begins.
HELD = """{
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...all) {
    const moving = animate.apply(this, all);
    if (window.held) moving.pause();
    return moving;
  };
}"""

#: Points of the card at which something else lies on top.
BURIED = """() => {
  const card = document.querySelector('#lens');
  const { left, top, width, height } = card.getBoundingClientRect();
  const buried = [];
  for (let x = 0.06; x < 1; x += 0.11) {
    for (let y = 0.1; y < 1; y += 0.16) {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (!card.contains(hit)) buried.push(hit?.outerHTML.slice(0, 80));
    }
  }
  return buried;
}"""


@pytest.mark.parametrize("width", [360, 1440])
def test_ursuppe_s_meal_lies_above_the_soup_while_an_amoeba_glides(
    person: Callable[..., Page], width: int
) -> None:
    page = person(viewport={"width": width, "height": 900})
    page.set_default_timeout(60_000)
    page.add_init_script(HELD)
    begin(page, "ursuppe")
    drift = page.locator(".bar button[name=action]:has-text('Drift')")
    turn = 0
    while not drift.count():  # the amoebas are placed
        act(page, turn)
        wait_for_turn(page)
        turn += 3
        assert turn < 80
    while True:
        page.evaluate(STILL)
        page.evaluate("window.held = true")
        act(page, 0) if not drift.count() else click(page, drift.first)
        wait_for_turn(page)
        if page.locator("#lens.meal").count() and page.locator(".dish .flying").count():
            break
        page.evaluate("window.held = false; document.getAnimations().forEach((a) => a.finish())")
        turn += 1
        assert turn < 80
    page.locator("#lens").evaluate("lens => lens.scrollIntoView({ block: 'center' })")

    assert page.locator(".dish.flying").count() == 1
    assert page.evaluate(BURIED) == []


def click(page: Page, button: Locator) -> None:
    seq = page.locator("#act input[name=seq]").input_value()
    button.click()
    wait_for_the_next(page, seq)


@pytest.mark.turns(3)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_sukkube_s_own_cards_lie_above_the_bar_on_a_phone(
    person: Callable[..., Page], width: int, height: int
) -> None:
    page = person(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce"
    )
    page.add_init_script(IMPATIENT)
    begin(page, "sukkube", alone=True)
    for turn in range(4):
        page.reload()
        wait_for_turn(page)
        page.wait_for_function(
            """() => Math.max(...[...document.querySelectorAll('.at-own .who, .at-own .own-card')]
              .map((one) => one.getBoundingClientRect().bottom))
              <= document.querySelector('.bar').getBoundingClientRect().top"""
        )
        play_card(page, turn)
        if not wait_for_turn(page):
            break


def play_card(page: Page, turn: int) -> None:
    """Play a card with two taps."""
    seq = page.locator("#act input[name=seq]").input_value()
    cards = page.locator(CHOICES).locator("visible=true")
    card = cards.nth(turn % cards.count())
    card.tap()
    page.locator(".armed").tap()
    wait_for_the_next(page, seq)


@pytest.mark.turns(3)
@pytest.mark.parametrize(("width", "height"), [*PHONES, (1440, 900)])
@pytest.mark.parametrize("game", GAMES)
def test_a_toast_covers_no_own_card_and_no_button_of_the_bar(
    person: Callable[..., Page], game: str, width: int, height: int
) -> None:
    page = person(viewport={"width": width, "height": height}, reduced_motion="reduce")
    begin(page, game)
    answers: dict[str, Any] = {"json": {"message": LONG.strip()}}
    page.route("**/act", lambda route: route.fulfill(**answers))
    page.locator(".bar button[name=hint]").click()
    toast(page).wait_for()
    box = shown(toast(page))

    assert page.evaluate(COVERED) == []
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
