"""axe finds nothing on any page, by day and by night, on a phone and on a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.at_the_table import (
    accessibility_problems,
    create_by_api,
    finished,
    play_by_api,
)
from tests.web.browser.made_up import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.browser

GAMES = ("cubosaurs", "cube_attack", "sukkube", "ursuppe")
DAY_PHONE, NIGHT_PHONE = ("light", 360), ("dark", 360)
DAY_DESK, NIGHT_DESK = ("light", 1440), ("dark", 1440)
LOOKS = (DAY_PHONE, NIGHT_DESK, NIGHT_PHONE, DAY_DESK)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site that makes its analyses up."""
    with serving(tmp_path_factory.mktemp("accessibility")) as address:
        yield address


@pytest.fixture
def page(person: Callable[..., Page]) -> Page:
    return person(bypass_csp=True)


def problems(page: Page, path: str, *looks: tuple[str, int]) -> list[object]:
    """Return what axe finds at ``path`` in each look: a theme and a width."""
    found: list[object] = []
    for theme, width in looks:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.set_viewport_size({"width": width, "height": 780})
        page.goto(path)
        found += [(path, theme, width, one) for one in accessibility_problems(page)]
    return found


def sit(page: Page, game: str, *others: str) -> str:
    """Create a table and sit in its first seat; return its path."""
    created = create_by_api(page, game, "Ada", *others)
    page.goto(f"/tables/{created['table']}/seat/{created['seats'][0]['token']}")
    return f"/tables/{created['table']}"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/",
            "/move",
            "/new/ursuppe",
            "/rules/ursuppe",
            "/strategy/sukkube",
            "/studies/ursuppe",
            "/studies/ursuppe/cards",
            "/api/docs",
            "/daily",
        ),
        *("/tournaments?game=ursuppe", "/duplicates?game=sukkube"),
        *("/puzzles", "/puzzles/sukkube", "/progress"),
    ],
)
def test_on_a_page_without_a_table(page: Page, path: str) -> None:
    assert problems(page, path, DAY_PHONE, NIGHT_DESK) == []


def test_on_a_message(page: Page) -> None:
    def as_if_found(route: Route) -> None:
        route.fulfill(response=route.fetch(), status=200)  # the browser reports a 404 as an error

    page.route("**/nothing/lies/here", as_if_found)

    assert problems(page, "/nothing/lies/here", NIGHT_PHONE, DAY_DESK) == []
    assert "404" in page.locator(".message").inner_text()


@pytest.mark.parametrize("number", range(len(GAMES)), ids=GAMES)
def test_at_a_table_at_its_start_later_and_in_its_replay(page: Page, number: int) -> None:
    created = create_by_api(page, GAMES[number], "Ada", "Ben")
    path = f"/tables/{created['table']}"
    page.goto(f"{path}/seat/{created['seats'][0]['token']}")
    start = problems(page, path, LOOKS[number])
    play_by_api(page, created, 20)
    later = problems(page, path, LOOKS[number - 1])
    replay = problems(page, f"{path}/replay", LOOKS[number - 2])

    assert start + later + replay == []


def test_before_the_automata_of_sukkube_have_characters(page: Page) -> None:
    assert problems(page, f"{sit(page, 'sukkube', 'Ben')}/replay?at=0", DAY_DESK) == []


@pytest.mark.parametrize(("game", "look"), [("cubosaurs", DAY_DESK), ("sukkube", NIGHT_DESK)])
def test_where_somebody_is_waited_for(page: Page, game: str, look: tuple[str, int]) -> None:
    path = sit(page, game, "link")

    assert page.goto(path)
    assert page.locator(".plate.absent").count() == 1
    assert problems(page, path, look, DAY_PHONE) == []


def test_where_one_came_by_a_link_to_sit_down(page: Page) -> None:
    created = create_by_api(page, "cube_attack", "Ada", "link")
    link = f"/tables/{created['table']}/seat/{created['seats'][1]['token']}"

    assert problems(page, link, NIGHT_PHONE) == []


def test_at_the_end_and_in_an_analysis(page: Page) -> None:
    path = finished(page)
    end = problems(page, path, NIGHT_PHONE)
    page.goto(f"{path}/replay")
    page.get_by_role("button", name="Analyse the play").click()
    page.locator(".curve").wait_for()

    assert end + problems(page, f"{path}/replay", DAY_PHONE, NIGHT_DESK) == []


def test_where_draws_are_explained_and_checked(page: Page) -> None:
    open_ = problems(page, f"{sit(page, 'cubosaurs', 'Ben')}/check", DAY_PHONE)
    over = problems(page, f"{finished(page)}/check", NIGHT_PHONE, DAY_DESK)

    assert page.locator(".checks .passed").count() == 6
    assert open_ + over == []
