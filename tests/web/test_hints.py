"""Hints on the page and over the API, and what a solver adds to creating a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.bots.worker_process import advise
from cuboteca.bots.workers import PreparingError
from cuboteca.core.child_processes import TaskError, WorkerError
from cuboteca.core.game import Advice, PointsCompared
from cuboteca.core.policies import SearchConfig
from cuboteca.core.texts import LANGUAGES
from tests.table.altered import altered
from tests.table.solving import LastOfAll
from tests.web.visit import GAME, HERE, JSON, bearer, create_table, form, look

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from starlette.applications import Starlette

    from cuboteca.bots.questions import Question
    from cuboteca.core.fair_queue import Asker
    from cuboteca.web.services import Services
    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

BUTTON = 'name="hint" value="1"'
BOX = 'name="hints"'
LEVEL = 'value="bot:solver"'
ASK = {"seq": "0", "id": "x", "hint": "1"}
WORDS = {
    "en": ("Best: ", "A possible continuation: "),
    "it": ("La scelta migliore: ", "Un seguito possibile: "),
    "fr": ("Le mieux\u202f: ", "Une suite possible\u202f: "),
}


WHY = {"en": "Why:", "it": "Perché:", "fr": "Pourquoi\u202f:"}


def comparing(more: tuple[float, ...]) -> Any:
    """Return an adviser that compares the first legal action with the last, each ± 0.5.

    Args:
        more: Points for the seat that asks and those after it.
    """

    async def advise_so(question: Question, _asker: Asker) -> Advice:
        first, *_, last = question.context().legal
        turned = tuple(more[(seat - question.seat) % len(more)] for seat in range(len(more)))
        compared = PointsCompared(last, 256, turned, (0.5,) * len(more))
        values = {first: (0.6,) * len(more), last: (0.4,) * len(more)}
        return Advice(
            first, exact=False, line=(), values=values, positions=0, spread={}, compared=compared
        )

    return advise_so


@pytest.fixture(autouse=True)
def _solved() -> Iterator[None]:
    with altered(solver=LastOfAll()):
        yield


@pytest.fixture(autouse=True)
def advisers(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the solver think in this process; ``fails`` makes it fail."""
    services: Services = app.state.services

    class Advisers:
        fails = False
        error: WorkerError = WorkerError("it fell asleep")

        async def advise(self, question: Question, _asker: Asker) -> Advice:
            if self.fails:
                raise self.error
            return advise(question)

    one = Advisers()
    monkeypatch.setattr(services.hints, "_advisers", one)
    return one


async def _create_by_api(reader: httpx.AsyncClient, **more: Any) -> Any:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
    order = {"game": GAME, "options": {"dna": True}, "seats": seats, "seed": 0, **more}
    answer = await reader.post("/api/tables", json=order)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def _look(reader: httpx.AsyncClient, created: Any, seat: int | None = None) -> Any:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    return (await reader.get(f"/api/tables/{created['table']}", headers=headers)).json()


async def _ask(reader: httpx.AsyncClient, created: Any, seat: int | None) -> httpx.Response:
    headers = bearer(created["seats"][seat]["token"]) if seat is not None else {}
    return await reader.get(f"/api/tables/{created['table']}/hint", headers=headers)


async def test_over_the_api(ada: httpx.AsyncClient) -> None:
    created = await _create_by_api(ada)
    mover = (await _look(ada, created))["to_move"]
    table = await _look(ada, created, mover)
    hint = (await _ask(ada, created, mover)).json()

    assert table["hints"] is True
    assert hint["action"] == hint["line"][0] == table["legal"][-1]
    assert len(hint["line"]) > 1
    assert hint["exact"] is True
    assert hint["values"] == {action: [0.25, 0.75] for action in table["legal"]}


async def test_refusals_of_the_api(ada: httpx.AsyncClient, advisers: Any) -> None:
    created = await _create_by_api(ada)
    without = await _create_by_api(ada, hints=False)
    mover = (await _look(ada, created))["to_move"]

    assert (await _ask(ada, created, None)).status_code == 403
    assert (await _ask(ada, created, 1 - mover)).status_code == 403
    assert (await _ask(ada, without, mover)).status_code == 403
    assert (await _look(ada, without))["hints"] is False
    assert (await ada.get("/api/tables/nothing/hint")).status_code == 404
    advisers.fails = True
    answer = await _ask(ada, created, mover)

    assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")


AHEAD = {
    "en": "100 is first place, far ahead",
    "it": "100 è il primo posto con grande vantaggio",
    "fr": "100 est la première place, loin devant",
}
GIVE_OR_TAKE = {"en": "give or take", "it": "più o meno", "fr": "près"}


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_without_a_solver_is_searched(
    ada: httpx.AsyncClient, reader: Reader, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    policy = SearchConfig(simulations=64, rollout_depth=4)
    monkeypatch.setattr("cuboteca.bots.worker_process.policy_of", lambda *_: policy)
    with altered(solver=None):
        one = reader(language)
        address = await create_table(one, hints="1")
        page = await look(one, address)
        ask = {"seq": page.seq, "id": "x", "hint": "1"}
        said = (await one.post(f"{address}/act", data=ask, headers=HERE | JSON)).json()["message"]
        all_games = (await ada.get("/api/games")).json()["games"][0]

        assert (await ada.post("/tables", data=form("me", "bot:solver"))).status_code == 422
    assert BUTTON in page.html
    assert GIVE_OR_TAKE[language] in said
    assert "100" in said
    assert (all_games["hints"], "solver" in all_games["levels"]) == (True, False)


async def test_a_table_without_hints_has_no_button(ada: httpx.AsyncClient) -> None:
    assert BUTTON not in (await look(ada, await create_table(ada))).html


async def test_a_solver_adds_a_box_and_a_bot(ada: httpx.AsyncClient) -> None:
    new = (await ada.get(f"/new/{GAME}")).text
    all_games = (await ada.get("/api/games")).json()["games"][0]

    assert BOX in new
    assert "The player to move may ask what is best." in new
    assert LEVEL in new
    assert "Bot, far-sighted" in new
    assert (all_games["hints"], all_games["levels"][-1]) == (True, "solver")
    assert (await ada.post("/tables", data=form("me", "bot:solver"))).status_code == 303


@pytest.mark.parametrize("language", WORDS)
async def test_by_a_form(reader: Reader, language: str) -> None:
    person = reader(language)
    address = await create_table(person, "me", "here", hints="1")
    before = await look(person, address)
    answer = await person.post(f"{address}/act", data=ASK, headers=HERE)
    after = await look(person, address)

    assert BUTTON in before.html
    assert answer.status_code == 200
    assert 'role="alert">' + WORDS[language][0] in answer.text
    assert after.seq == before.seq


async def test_the_line_is_told_in_words(reader: Reader) -> None:
    for language, (best, later) in WORDS.items():
        person = reader(language)
        created = await _create_by_api(person)
        seat = created["seats"][(await _look(person, created))["to_move"]]
        address = f"/tables/{created['table']}"
        await person.get(f"{address}/seat/{seat['token']}")
        answer = await person.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})
        message = answer.json()["message"]

        assert message.startswith(best)
        assert later + seat["name"] in message


async def test_a_search_says_that_it_is_one(ada: httpx.AsyncClient) -> None:
    with altered(solver=LastOfAll(exact=False)):
        address = await create_table(ada, "me", "here", hints="1")
        answer = await ada.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})

    assert answer.json()["message"].startswith("Looks best: ")


async def test_a_solved_position_says_how_often_one_wins(
    ada: httpx.AsyncClient, advisers: Any
) -> None:
    """Whatever the number of seats: a search that has not seen everything compares ranks."""

    async def solved(question: Question, _asker: Asker) -> Advice:
        legal = question.context().legal
        values = dict.fromkeys(legal, (0.4, 0.35, 0.25))
        return Advice(legal[0], exact=True, line=(legal[0],), values=values, positions=9)

    advisers.advise = solved
    with altered(solver=None):
        address = await create_table(ada, "me", "here", "here", hints="1")
        answer = await ada.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})

    said = answer.json()["message"]
    assert said.startswith(WORDS["en"][0])
    assert "(wins 25 %)" in said
    assert "Of 100 plays from here, so many are won." in said
    assert "give or take" not in said
    assert "on average" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("others", [("here",), ("here", "here")])
async def test_a_network_counts_ranks_and_the_lead(
    reader: Reader, advisers: Any, language: str, others: tuple[str, ...]
) -> None:
    """So nothing is said of plays won, not even of two seats."""

    async def learned(question: Question, _asker: Asker) -> Advice:
        legal = question.context().legal
        values = dict.fromkeys(legal, (0.75,) * question.seat_count)
        return Advice(
            legal[0], exact=False, line=(), values=values, positions=0, spread={}, learned=True
        )

    advisers.advise = learned
    with altered(solver=None):
        one = reader(language)
        address = await create_table(one, "me", *others, hints="1")
        answer = await one.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})

    said = answer.json()["message"]
    assert AHEAD[language] in said
    assert "75" in said
    assert "%" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "told", "costs"),
    [
        ((2.5, 0.1, 0.0), ("2.5",), None),
        ((2.5, -1.25, -3.0), ("2.5", "3.0"), 2),
        ((-2.5, -1.75, 4.0), ("2.5", "1.8"), 1),
        ((0.0, 4.0, -3.0), ("3.0",), 2),
    ],
    ids=["its own", "and another's", "its own for another's", "another's"],
)
async def test_it_says_why_in_points(
    reader: Reader,
    advisers: Any,
    language: str,
    more: tuple[float, ...],
    told: tuple[str, ...],
    costs: int | None,
) -> None:
    advisers.advise = comparing(more)
    with altered(solver=None):
        one = reader(language)
        address = await create_table(one, "me", "here", "here", hints="1")
        answer = await one.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})
        table = (await one.get(f"/api{address}")).json()

    why = answer.json()["message"].partition(WHY[language])[2].replace(",", ".")
    assert re.findall(r"\d+\.\d", why) == [one for number in told for one in (number, "0.5")]
    assert "256" in why
    if costs is not None:
        assert table["seats"][(table["to_move"] + costs) % 3]["name"] in why


@pytest.mark.parametrize("more", [(0.1, 0.2, 0.0), (-2.5, 0.0, 1.0), (0.0, 2.0, 2.0)])
async def test_where_points_explain_nothing_it_gives_no_reason(
    ada: httpx.AsyncClient, advisers: Any, more: tuple[float, ...]
) -> None:
    advisers.advise = comparing(more)
    with altered(solver=None):
        address = await create_table(ada, "me", "here", "here", hints="1")
        answer = await ada.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})

    assert WORDS["en"][0] not in answer.json()["message"]
    assert WHY["en"] not in answer.json()["message"]


async def test_a_failure_is_told_kindly(ada: httpx.AsyncClient, advisers: Any) -> None:
    advisers.fails = True
    address = await create_table(ada, "me", "here", hints="1")
    answer = await ada.post(f"{address}/act", data=ASK, headers=HERE)

    assert answer.status_code == 200
    assert "No hint this time" in answer.text


async def test_an_unticked_box_means_no_hints(reader: Reader, ada: httpx.AsyncClient) -> None:
    address = await create_table(ada, "me", "here")
    asked = await ada.post(f"{address}/act", data=ASK, headers=HERE)
    spectator = await reader().post(f"{address}/act", data=ASK, headers=HERE)
    quick = await ada.post("/tables", data={"game": GAME, "quick": "1"})
    created = await ada.get(f"/api{quick.headers['location']}")

    assert BUTTON not in (await look(ada, address)).html
    assert (asked.status_code, spectator.status_code) == (403, 403)
    assert created.json()["hints"] is True


# a hint that has to be compiled first

GUESS = {"en": "A quick guess", "it": "A occhio", "fr": "À vue de nez"}

PREPARING = {
    "en": ("being prepared", "by itself", "Ask again"),
    "it": ("in preparazione", "da sé", "chiedi di nuovo"),
    "fr": ("se préparent", "tout seul", "Redemandez"),
}


async def test_over_the_api_one_is_told_when_to_ask_again(
    ada: httpx.AsyncClient, advisers: Any
) -> None:
    created = await _create_by_api(ada)
    mover = (await _look(ada, created))["to_move"]
    advisers.fails, advisers.error = True, PreparingError(37)
    answer = await _ask(ada, created, mover)
    told = answer.json()
    advisers.fails = False
    again = await _ask(ada, created, mover)

    assert (answer.status_code, answer.headers["retry-after"]) == (503, "37")
    assert (told["error"], told["retry_after"]) == ("preparing", 37)
    assert "about 37 seconds" in told["message"]
    assert again.status_code == 200
    assert again.json()["action"]


async def test_a_bot_that_fails_is_no_mistake_of_the_site(
    ada: httpx.AsyncClient, advisers: Any
) -> None:
    created = await _create_by_api(ada)
    mover = (await _look(ada, created))["to_move"]
    advisers.fails, advisers.error = True, TaskError("ZeroDivisionError")
    answer = await _ask(ada, created, mover)

    assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")


@pytest.mark.parametrize("language", PREPARING)
async def test_the_page_waits_for_a_hint_that_is_prepared(
    reader: Reader, advisers: Any, language: str
) -> None:
    person = reader(language)
    address = await create_table(person, "me", "here", hints="1")
    advisers.fails, advisers.error = True, PreparingError(37)
    by_script = await person.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})
    by_form = await person.post(f"{address}/act", data=ASK, headers=HERE)
    drawn = by_script.json()
    what, itself, again = PREPARING[language]
    legal = (await look(person, address)).html.count('name="action"')

    assert legal > 0
    assert GUESS[language] in by_form.text
    assert drawn["advice"].count('name="action"') == 1  # what the heuristic policy would do
    assert (by_script.status_code, by_form.status_code) == (200, 200)
    assert drawn["again"] > 0
    assert what in drawn["advice"]
    assert "37" in drawn["advice"]
    assert itself in drawn["advice"]
    assert "data-preparing" in drawn["advice"]
    assert what in by_form.text
    assert again in by_form.text


async def test_the_api_describes_what_preparing_is(ada: httpx.AsyncClient) -> None:
    described = (await ada.get("/api/openapi.json")).json()
    call = described["paths"]["/tables/{table}/hint"]["get"]
    problem = described["components"]["schemas"]["Problem"]

    assert "Retry-After" in call["description"]
    assert "Retry-After" in call["responses"]["503"]["headers"]
    assert "retry_after" in problem["properties"]


LONGER = {
    "en": "longer than usual",
    "it": "più del solito",
    "fr": "plus long que d’habitude",
}


@pytest.mark.parametrize("language", LONGER)
async def test_no_number_is_told_once_preparing_takes_longer_than_usual(
    reader: Reader, advisers: Any, language: str
) -> None:
    person = reader(language)
    address = await create_table(person, "me", "here", hints="1")
    advisers.fails, advisers.error = True, PreparingError(None)
    by_script = (await person.post(f"{address}/act", data=ASK, headers={**HERE, **JSON})).json()
    by_form = await person.post(f"{address}/act", data=ASK, headers=HERE)
    _, itself, again = PREPARING[language]

    assert by_script["again"] > 0
    assert LONGER[language] in by_script["advice"]
    assert itself in by_script["advice"]
    assert not any(letter.isdigit() for letter in by_script["message"])
    assert LONGER[language] in by_form.text
    assert again.lower() in by_form.text.lower()


async def test_the_api_says_when_to_ask_again_even_then(
    ada: httpx.AsyncClient, advisers: Any
) -> None:
    created = await _create_by_api(ada)
    mover = (await _look(ada, created))["to_move"]
    advisers.fails, advisers.error = True, PreparingError(None)
    answer = await _ask(ada, created, mover)
    told = answer.json()

    assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
    assert (told["error"], told["retry_after"]) == ("preparing", 10)
    assert "longer than usual" in told["message"]
