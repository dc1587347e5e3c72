"""Ursuppe by real clicks: against bots, on a phone, between two people, around one device."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.browser.at_the_table import (
    CHOICES,
    IMPATIENT,
    MOST_DECISIONS,
    STRIP,
    accessibility_problems,
    create_other_table,
    is_over,
    is_wider_than_window,
    sit_down,
    wait_for_the_next,
    wait_for_turn,
)
from tests.web.browser.geometry import DESK, LAPTOP, draw_gallery, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.web.browser.geometry import Size

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
BOTS = ["bot:medium"] * 3
MACROS = ".bar button[name=macro]"
SEQ = "#act input[name=seq]"
PATIENCE = 60_000  # milliseconds

#: Waits until the page shows the newest picture of its table, and somebody here may act or the play
#: is over; a press of the pointer lets pictures that still wait pass at once.
SETTLED = """async (deadline) => {
  for (const start = Date.now(); Date.now() - start < deadline;) {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    if (document.querySelector("#over, button[name=action]")) {
      const newest = await (await fetch(`/api${location.pathname}`)).json();
      const may = document.querySelector("#over, button[name=action]");
      const shown = document.querySelector("#act input[name=seq]");
      if (may && Number(shown.value) === newest.seq) return;
    }
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error("nobody may act");
}"""

#: A table of three on which Ben's amoeba is prey: Ada's finds no food, and his has three genes.
AMBUSH = """
import sys
from dataclasses import replace
from pathlib import Path
from cuboteca.cli.serve import serve
from cuboteca.games import game, ursuppe
from tests.entropy import fix_entropy
from tests.games.ursuppe.positions import phase
fix_entropy("ambush")
def start(_options, _seats):
    return phase(
        1,
        "seats=3 round=3 amoebas=B1@c2,V1@c2,G1@b1 food=b1:B2V2 "
        "B=Struggle V=Escape,Defence,Movement-2",
    )
rules = replace(ursuppe.GAME.rules, start=start)
ursuppe.GAME = replace(ursuppe.GAME, rules=rules)
game.cache_clear()
serve(port=0, data=Path(sys.argv[1]), pace=0, precompile=False)
"""


@pytest.fixture
def person(person: Callable[..., Page]) -> Callable[..., Page]:
    """Make people who wait longer: many pictures are drawn of a table of bots."""

    def make(**settings: object) -> Page:
        page = person(**settings)
        page.set_default_timeout(PATIENCE)
        return page

    return make


def offers(page: Page) -> Locator:
    """Return what may be chosen, as far as it shows."""
    return page.locator(CHOICES).locator("visible=true")


def settle(page: Page) -> bool:
    """Wait until somebody here may act; return False when the play is over instead."""
    wait_for_turn(page)  # a device that several share is handed over
    page.evaluate(SETTLED, PATIENCE)
    return not is_over(page)


def choose(page: Page, turn: int, *, finger: bool = False) -> None:
    """Choose a macro where there is one, else any action that ``turn`` says."""
    seq = page.locator(SEQ).input_value()
    macros, actions = page.locator(MACROS), offers(page)
    macro = macros.count() and turn % 4
    button = macros.last if macro else actions.nth(turn * 7 % actions.count())
    if not button.is_visible():  # less common choices stand behind one more tap
        more = page.locator(".bar .more")
        more.tap() if finger else more.click()
    if finger and button.get_attribute("data-sure") is None:
        button.tap(position=STRIP)
        button = page.locator(".armed")
    with page.expect_response("**/act") as answer:  # it comes when a macro has done its last step
        button.tap(position=STRIP) if finger else button.click(position=STRIP)
    answer.value.finished()
    wait_for_the_next(page, seq)


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_from_the_home_page_to_a_decision(person: Callable[..., Page], language: str) -> None:
    page = person(locale=language)
    page.goto("/")
    page.locator("form:has(input[name=game][value=ursuppe]) button").click()

    assert wait_for_turn(page)


def test_four_seats_against_bots_to_the_final_scores(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    create_other_table(page, "ursuppe", seats=["me", *BOTS], finish=20)
    decisions = 0
    with_macros = 0
    while settle(page):
        assert decisions < MOST_DECISIONS
        with_macros += page.locator(MACROS).count() > 0
        choose(page, decisions)
        decisions += 1

    assert page.locator("#over ol li").count() == 4
    assert page.locator("#over").evaluate(
        "over => over.getBoundingClientRect().top >= 0"
        " && over.getBoundingClientRect().bottom <= innerHeight"
    )
    assert with_macros > 2


def test_four_seats_on_a_phone(person: Callable[..., Page]) -> None:
    page = person(viewport=PHONE, has_touch=True, color_scheme="dark", reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    create_other_table(page, "ursuppe", seats=["me", *BOTS])
    for turn in range(15):
        assert settle(page)
        assert not is_wider_than_window(page)

        choose(page, turn, finger=True)


def test_what_is_told_does_not_cover_what_is_being_chosen(person: Callable[..., Page]) -> None:
    page = person(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    create_other_table(page, "ursuppe", seats=["me", "here", "here", "here"])
    for turn in range(4):
        wait_for_turn(page)
        choose(page, turn, finger=True)
    bar = page.locator(".bar")
    for _ in range(MOST_DECISIONS):
        if "Where" in bar.locator(".prompt").inner_text():
            break
        choose(page, 0, finger=True)
    before = bar.bounding_box()
    page.locator("#act button.go").first.tap(position=STRIP)
    page.locator(".armed").wait_for()

    assert "there:" in bar.locator("[data-hint-line]").inner_text()
    assert bar.bounding_box() == before


def test_six_seats_with_extra_genes_around_one_device(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    page.goto("/new/ursuppe")
    page.locator("input[name=option-extra_genes]").check(force=True)
    sit_down(page, ["me", *["here"] * 5])
    for turn in range(50):
        assert settle(page)

        choose(page, turn)

    assert page.locator(".market .extra").count() > 2


def test_only_options_that_change_something_are_asked(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/new/ursuppe")
    shown = {
        name: page.locator(f".option:has([name=option-{name}])")
        for name in ("starting_extra_1", "two_players", "dummy_scores", "finish")
    }
    expect(shown["finish"]).to_be_visible()
    for name in ("starting_extra_1", "two_players", "dummy_scores"):
        expect(shown[name]).to_be_hidden()

    page.locator("input[name=option-extra_genes]").check(force=True)
    expect(shown["starting_extra_1"]).to_be_visible()
    page.locator("input[name=seats][value='2']").check(force=True)
    expect(shown["two_players"]).to_be_visible()
    expect(shown["dummy_scores"]).to_be_hidden()
    page.locator("select[name=option-two_players]").select_option("dummy")
    expect(shown["dummy_scores"]).to_be_visible()


def test_two_colours_each(person: Callable[..., Page]) -> None:
    page = person(reduced_motion="reduce")
    create_other_table(page, "ursuppe", seats=["me", "bot:medium"])

    assert page.locator(".ursuppe .seat.you").count() == 2
    assert page.locator(".ursuppe .seat").count() == 4

    for turn in range(10):
        settle(page)
        choose(page, turn)


@pytest.mark.parametrize(
    ("theme", "viewport"), [("light", {"width": 1440, "height": 900}), ("dark", PHONE)]
)
def test_axe_finds_nothing(
    person: Callable[..., Page], theme: str, viewport: dict[str, int]
) -> None:
    page = person(color_scheme=theme, bypass_csp=True, reduced_motion="reduce", viewport=viewport)
    page.add_init_script(IMPATIENT)
    create_other_table(page, "ursuppe", seats=["me", *BOTS])
    looked_at: set[str] = set()
    turn = 0
    while len(looked_at) < 4:
        assert turn < MOST_DECISIONS
        settle(page)
        prompt = page.locator(".bar .prompt").inner_text().split()[0]
        if prompt not in looked_at:
            assert accessibility_problems(page) == []
        looked_at.add(prompt)
        choose(page, turn)
        turn += 1


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_nothing_is_wider_than_the_window(person: Callable[..., Page], language: str) -> None:
    page = person(locale=language, reduced_motion="reduce")
    page.add_init_script(IMPATIENT)
    create_other_table(page, "ursuppe", seats=["me", *BOTS, "here", "bot:medium"])
    for turn in range(6):
        settle(page)
        for width in (360, 768, 1440):
            page.set_viewport_size({"width": width, "height": 740})

            assert not is_wider_than_window(page)

        choose(page, turn)


@pytest.fixture(scope="module")
def ambush(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site whose plays of Ursuppe begin shortly before an attack."""
    command = [sys.executable, "-c", AMBUSH, str(tmp_path_factory.mktemp("ambush"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0].rstrip("/")
        server.terminate()


class TestAttack:
    """Ada attacks, and Ben, who is not in turn, answers on his own page."""

    @pytest.fixture
    def seats(
        self, person: Callable[..., Page], ambush: str, request: pytest.FixtureRequest
    ) -> Callable[..., Page]:
        """Let people sit down at one table of three, by the numbers of their seats."""
        seed = getattr(request, "param", 1)
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")]
        order = {"game": "ursuppe", "options": {"extra_genes": True}, "seats": seats, "seed": seed}
        created = person().request.post(f"{ambush}/api/tables", data=order).json()

        def sit(seat: int, **settings: object) -> Page:
            page = person(reduced_motion="reduce", **settings)
            page.goto(f"{ambush}/tables/{created['table']}/seat/{created['seats'][seat]['token']}")
            page.wait_for_selector("#table")
            page.wait_for_load_state()
            return page

        return sit

    @pytest.fixture
    def people(self, seats: Callable[..., Page]) -> tuple[Page, Page]:
        """Return the pages of Ada and Ben after Ada's amoeba has attacked."""
        ada, ben = seats(0), seats(1)
        ada.locator(".bar").get_by_role("button", name="Drift: stays in C2").click()
        target = ada.locator("#act .dish button.amoeba.legal")
        target.wait_for()
        seq = ada.locator(SEQ).input_value()
        target.click()
        wait_for_the_next(ada, seq)
        ben.locator(".lens.attack.yours").wait_for()
        return ada, ben

    def answer(self, ben: Page, label: str) -> None:
        seq = ben.locator(SEQ).input_value()
        ben.locator(".bar").get_by_role("button", name=label).click()
        wait_for_the_next(ben, seq)

    def test_both_see_what_may_be_answered(self, people: tuple[Page, Page]) -> None:
        ada, ben = people

        assert ben.locator(".lens.attack .answers li").all_inner_texts() == ["Escape", "Defence"]
        assert offers(ben).count() == 3
        assert "Waiting for Ben" in ada.locator(".bar .prompt").inner_text()
        assert ada.locator(".lens.attack").count() == 1
        assert offers(ada).count() == 0

    def test_the_attacked_one_escapes(self, people: tuple[Page, Page]) -> None:
        ada, ben = people
        self.answer(ben, "Escape for 1 BP")
        seq = ben.locator(SEQ).input_value()
        ben.locator("#act .dish button.go").first.click(position=STRIP)
        wait_for_the_next(ben, seq)
        for page in people:
            page.locator(".log li", has_text="starves").wait_for()

            assert page.locator(".lens").count() == 0

        assert "Ben" in ada.locator(".bar .prompt").inner_text()

    def test_the_attacked_one_defends(self, people: tuple[Page, Page]) -> None:
        self.answer(people[1], "Defend it for 1 BP")
        told = []
        for page in people:
            page.locator(".lens.attack").wait_for(state="detached")
            page.locator(".toast", has_text="fight").wait_for()
            told.append(page.locator(".log li").all_inner_texts())

        assert told[0] == told[1]

    def test_the_attacked_one_does_not_answer(self, people: tuple[Page, Page]) -> None:
        self.answer(people[1], "No answer")
        for page in people:
            page.locator(".log li", has_text="eats the").wait_for()

            assert page.locator(".dish .amoeba.u1").count() == 0

    def test_a_finger_is_told_what_a_move_does_before_it_pays(
        self, seats: Callable[..., Page]
    ) -> None:
        ada = seats(0, viewport=PHONE, has_touch=True)
        move = ada.locator(".bar").get_by_role("button", name="Move for 1 BP")
        seq = ada.locator(SEQ).input_value()
        hint = ada.locator("[data-hint-line]")

        assert not hint.is_visible()

        move.tap()
        ada.locator(".bar .armed").wait_for()

        assert "1 → B2 · 3 → D2 · 2, 4, 5 stay" in hint.inner_text()
        assert "Tap again" in hint.inner_text()
        assert ada.locator(SEQ).input_value() == seq

        move.tap()
        wait_for_the_next(ada, seq)

    @pytest.mark.parametrize("seats", [2], indirect=True)
    def test_a_die_that_leaves_no_choice_is_shown(self, seats: Callable[..., Page]) -> None:
        ada = seats(0)
        ada.locator(".bar").get_by_role("button", name="Move for 1 BP").click()
        told = ada.locator(".toast")
        told.wait_for()

        assert "moves by itself for 1 BP and rolls 1." in told.inner_text()
        assert "starves: 1 damage point" in told.inner_text()
        assert told.locator("use[href$='#die-1']").count() == 1
        assert "1 → B2" not in ada.locator("[data-hint-line]").inner_text()

    @pytest.mark.parametrize("viewport", [PHONE, {"width": 1440, "height": 900}])
    def test_a_space_that_is_not_lit_says_why(
        self, seats: Callable[..., Page], viewport: dict[str, int]
    ) -> None:
        touch = viewport == PHONE
        ada = seats(0, viewport=viewport, has_touch=touch)
        seq = ada.locator(SEQ).input_value()

        assert ada.locator("button[name=why]").count() == 0  # without a current no space is lit

        move = ada.locator(".bar").get_by_role("button", name="Move for 1 BP")
        for _ in range(1 + touch):
            move.tap() if touch else move.click()
        wait_for_the_next(ada, seq)
        ada.locator(".lens.roll").wait_for()
        seq = ada.locator(SEQ).input_value()
        far = ada.locator("#cell-14 button[name=why]")
        far.tap() if touch else far.click()
        ada.locator(".toast", has_text="is not next to the blue amoeba 1").wait_for()

        assert ada.locator(SEQ).input_value() == seq

    def test_a_wide_window_says_what_a_move_does(self, seats: Callable[..., Page]) -> None:
        ada = seats(0, viewport={"width": 1440, "height": 900})

        assert "1 → B2 · 3 → D2 · 2, 4, 5 stay" in ada.locator("[data-hint-line]").inner_text()

    def test_a_finger_finds_the_prey_close_up(self, seats: Callable[..., Page]) -> None:
        ada = seats(0, viewport=PHONE, has_touch=True)
        ada.locator(".bar").get_by_role("button", name="Drift: stays in C2").tap()
        ada.locator("#lens .prey button").wait_for()

        assert ada.evaluate(
            "document.querySelector('#lens').getBoundingClientRect().bottom"
            " <= document.querySelector('.bar').getBoundingClientRect().top"
        )

        ada.locator("#lens .prey button").tap(position=STRIP)
        ada.locator("#lens .prey .armed").tap(position=STRIP)
        ada.locator(".lens.attack").wait_for()


#: Pairs of elements that lie over each other.
MEETING = """([upper, lower]) => {
  const found = (selector) => [...document.querySelectorAll(selector)];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return found(upper).flatMap((one) => found(lower)
    .filter((other) => meet(one.getBoundingClientRect(), other.getBoundingClientRect()))
    .map((other) => `${one.className} over ${other.getAttribute("class")}`));
}"""

#: What leaves the window.
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.outerHTML.slice(0, 80))"""

#: Least width of elements in pixels.
NARROWEST = """selector => Math.min(...[...document.querySelectorAll(selector)]
  .map((one) => one.getBoundingClientRect().width).filter(Boolean))"""

AT_STAKE = ".soup, .phases li, .island, .weather, .seat .gauge"


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the gallery's pages."""
    folder: Path = tmp_path_factory.mktemp("gallery")
    draw_gallery(folder, "--game", "ursuppe", "--language", "en")
    with serving(folder) as address:
        yield f"{address}/ursuppe/en"


class TestWideWindow:
    """The soup is large, and nothing that a decision needs is covered or scrolled away."""

    @pytest.fixture
    def page(self, person: Callable[..., Page]) -> Page:
        """Return a page that shows what it is told to without motion."""
        return person(reduced_motion="reduce", bypass_csp=True)

    def show(self, page: Page, address: str, size: Size) -> None:
        page.set_viewport_size({"width": size.width, "height": size.height})
        page.goto(address)
        page.evaluate("document.fonts.ready.then(() => true)")

    def test_the_soup_is_large(self, page: Page, gallery: str) -> None:
        for name in ("in-play", "meal"):  # four colours, six
            self.show(page, f"{gallery}/{name}.html", LAPTOP)

            assert page.evaluate(NARROWEST, ".dish") >= 700
            assert page.evaluate(NARROWEST, ".cube") >= 24

    def test_the_lens_covers_neither_its_space_nor_current_nor_ozone(
        self, page: Page, gallery: str
    ) -> None:
        for name in ("meal", "attack", "rolled", "asked-carry", "asked-suck", "asked-direction"):
            self.show(page, f"{gallery}/{name}.html", LAPTOP)
            here = ".space:has(.acts, .attacks), .legal-here, .island, .weather > *, .phases"
            if name in ("meal", "asked-carry", "asked-suck"):
                here = ".space, .island, .weather > *, .phases"

            assert page.locator(".lens").is_visible()
            assert page.evaluate(MEETING, [".lens", here]) == []

    @pytest.mark.parametrize("size", [LAPTOP, DESK])
    def test_while_buying_soup_and_gauges_stay_in_sight(
        self, page: Page, gallery: str, size: Size
    ) -> None:
        self.show(page, f"{gallery}/asked-genes.html", size)

        assert page.locator(".seat .gauge").count() == 6
        assert page.evaluate(OUTSIDE, f"{AT_STAKE}, .gene .legal") == []

        page.locator(".gene .info").last.click()
        page.locator(".about:popover-open").wait_for()

        assert page.evaluate(MEETING, [".about:popover-open", AT_STAKE]) == []
        assert page.evaluate(OUTSIDE, ".about:popover-open") == []

    @pytest.mark.parametrize("size", [LAPTOP, DESK])
    def test_a_card_that_may_be_bought_says_what_it_does(
        self, page: Page, gallery: str, size: Size
    ) -> None:
        self.show(page, f"{gallery}/shopping.html", size)
        cards = page.locator(".gene .legal")

        assert cards.count() > 3
        assert page.locator(".gene .legal .does").count() == cards.count()
        assert page.evaluate(NARROWEST, ".gene .legal .does") > 80
        assert page.evaluate(OUTSIDE, f"{AT_STAKE}, .gene .legal") == []
