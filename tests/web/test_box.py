"""Playing with the real box: sheets, hostile inputs, and the solver for what lies on the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.child_processes import WorkerError
from cuboteca.core.game import Advice
from cuboteca.games import all_games
from tests.games.test_real_box import boxed

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.bots.questions import Question
    from cuboteca.core.fair_queue import Asker
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

GAMES = [one.name for one in all_games() if one.real_box is not None]
URSUPPE = {"seats": "3", "name-0": "Ada", "option-finish": "42"}


def hidden(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    assert found, name
    return found[1]


async def test_the_front_page_leads_to_every_game_with_its_box(ada: httpx.AsyncClient) -> None:
    assert 'href="/box"' in (await ada.get("/")).text
    listed = (await ada.get("/box")).text
    for name in GAMES:
        assert f'href="/box/{name}"' in listed
        assert f'href="/box/{name}"' in (await ada.get(f"/rules/{name}")).text
        shown = await ada.get(f"/box/{name}")
        assert shown.status_code == 200


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("name", GAMES)
async def test_a_sheet_begins_in_every_language(reader: Reader, name: str, language: str) -> None:
    person = reader(language)
    begun = await person.post(f"/box/{name}", data={"seats": "2", "do": "begin", "name-0": "Ada"})
    assert begun.status_code == 200
    assert "Ada" in begun.text
    assert 'value="add"' in begun.text


async def test_a_sheet_is_counted_and_undone_without_a_script(ada: httpx.AsyncClient) -> None:
    begun = (await ada.post("/box/ursuppe", data=URSUPPE | {"do": "begin"})).text
    assert hidden(begun, "lines") == ""
    starts = {f"c-start-{seat}": str(seat + 1) for seat in range(3)}
    placed = (await ada.post("/box/ursuppe", data=URSUPPE | starts | {"do": "add"})).text
    assert hidden(placed, "lines") == "1.2.3"
    line = {"c-amoebas-0": "5", "c-cards-0": "3"}  # 4 and 1 spaces, two of them occupied
    sheet = {**URSUPPE, "lines": "1.2.3"}
    counted = (await ada.post("/box/ursuppe", data=sheet | line | {"do": "add"})).text
    assert hidden(counted, "lines") == "1.2.3_5.3.0.0.0.0"
    assert re.search(r'class="who">Ada</span><b>8</b>', counted)
    undone = await ada.post(
        "/box/ursuppe", data=URSUPPE | {"lines": hidden(counted, "lines"), "do": "undo"}
    )
    assert hidden(undone.text, "lines") == "1.2.3"


async def test_what_cannot_be_is_said_and_nothing_typed_in_is_lost(ada: httpx.AsyncClient) -> None:
    same = {f"c-start-{seat}": "2" for seat in range(3)}
    refused = await ada.post("/box/ursuppe", data=URSUPPE | same | {"do": "add"})
    assert refused.status_code == 422
    assert "Two markers cannot begin on the same space." in refused.text
    assert re.search(r'name="c-start-2" value="2"', refused.text)
    typo = await ada.post("/box/ursuppe", data=URSUPPE | {"c-start-0": "x", "do": "add"})
    assert typo.status_code == 422
    assert "Ada, Start space: a whole number from 1 to 3, please." in typo.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "99"},
        {"seats": "x"},
        {"lines": "1.2"},
        {"lines": "1.2.3_" * 5000},
        {"lines": "1.2.3" + "_1.1.1.1.1.1" * 99},
        {"lines": "9999.9999.9999"},
        {"lines": "<script>"},
        {"lines": "1.1.1"},
        {"option-finish": "-1"},
    ],
    ids=str,
)
async def test_hostile_sheets_are_refused_in_a_sentence(
    ada: httpx.AsyncClient, wrong: dict[str, str]
) -> None:
    answer = await ada.post("/box/ursuppe", data=URSUPPE | wrong | {"do": "add"})
    assert answer.status_code == 422
    assert "<script>" not in answer.text
    assert 'role="alert"' in answer.text


async def test_a_board_of_ones_own_is_no_option_of_a_sheet(ada: httpx.AsyncClient) -> None:
    form = {"seats": "2", "option-board": "planets = 1", "do": "begin"}
    answer = await ada.post("/box/cube_attack", data=form)
    assert answer.status_code == 422
    assert "a sheet takes none but six-fold, three-fold" in answer.text


async def test_forms_from_other_sites_are_refused(ada: httpx.AsyncClient) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    for path in ("/box/ursuppe", "/box/sukkube/solver"):
        assert (await ada.post(path, data=URSUPPE, headers=elsewhere)).status_code == 403


async def test_what_there_is_not_is_not_found(ada: httpx.AsyncClient) -> None:
    assert (await ada.get("/box/chess")).status_code == 404
    assert (await ada.get("/box/ursuppe/solver")).status_code == 404


# the solver

HANDS = {
    "top": "strongman",
    **{f"who-{name}": "automaton" for name in ("presenter", "lion", "clown", "ballerina")},
    "strongman-0": "Rr",
    "strongman-1": "Bu",
    "tamer-0": "Yl",
    "tamer-1": "Rf",
    "presenter-0": "Br",
    "lion-0": "Yr",
    "clown-0": "Ru",
    "ballerina-0": "Bl",
}


class Adviser:
    """A solver that advises the first card, as exactly as it is told to."""

    def __init__(self, *, exact: bool | None) -> None:
        self.exact = exact
        self.asked: list[Question] = []

    async def advise(self, question: Question, _asker: Asker) -> Advice:
        self.asked.append(question)
        if self.exact is None:
            raise WorkerError("it thought for more than 8 seconds", "late")
        values = {0: (1.0, 0.0), 8: (0.0, 1.0)}
        return Advice(0, self.exact, (0,), values, 12 if self.exact else 0)


def adviser(app: Starlette, monkeypatch: pytest.MonkeyPatch, *, exact: bool | None) -> Adviser:
    one = Adviser(exact=exact)
    monkeypatch.setattr(app.state.services.hints, "_advisers", one)
    return one


async def test_the_solver_advises_on_the_cards_as_they_lie(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = adviser(app, monkeypatch, exact=True).asked
    assert (await ada.get("/box/sukkube/solver")).status_code == 200
    answer = await ada.post("/box/sukkube/solver", data=HANDS)
    assert answer.status_code == 200
    assert "Best for Strongman" in answer.text
    assert "exact for this manche" in answer.text
    (question,) = asked
    assert question.advice
    assert (question.seat_count, question.seat) == (2, 0)
    position = boxed("sukkube").position
    assert position is not None
    known: Any = question.known_state()
    typed: Any = position.read(HANDS).state
    assert list(known.hands) == list(typed.hands)


async def test_a_position_that_is_too_large_or_takes_too_long_is_refused(
    app: Starlette, ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser(app, monkeypatch, exact=False)
    large = await ada.post("/box/sukkube/solver", data=HANDS)
    assert large.status_code == 422
    assert "too large to be looked through" in large.text
    adviser(app, monkeypatch, exact=None)
    late = await ada.post("/box/sukkube/solver", data=HANDS)
    assert late.status_code == 503
    assert "took too long and was stopped" in late.text


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"top": "lion"}, "plays its next card by itself"),
        ({"tamer-0": "Zz"}, "choose one of the values"),
        ({"lion-0": "none"}, "has no card left"),
        ({f"tamer-{place}": "Rr" for place in range(5)}, "the deck has 2"),
        ({"last": "Rl", "strongman-1": "Rr"}, "cannot play any card"),
    ],
)
async def test_positions_that_cannot_be_are_refused(
    app: Starlette,
    ada: httpx.AsyncClient,
    monkeypatch: pytest.MonkeyPatch,
    changed: dict[str, str],
    said: str,
) -> None:
    asked = adviser(app, monkeypatch, exact=True).asked
    answer = await ada.post("/box/sukkube/solver", data=HANDS | changed)
    assert answer.status_code == 422
    assert said in answer.text
    assert not asked
