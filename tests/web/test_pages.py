"""Pages: they are there, in three languages, safe, and work without a script."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from typing import TYPE_CHECKING

import brotli
import pytest

from cuboteca import web
from cuboteca.games import all_games
from tests.web.visit import GAME, HERE, JSON, create_table, form, look

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from tests.web.conftest import Reader

pytestmark = pytest.mark.anyio

PAGES = ("/", f"/new/{GAME}", f"/rules/{GAME}", "/nothing/here", "/api/docs")


@pytest.mark.parametrize("page", PAGES)
async def test_pages_carry_the_headers_that_keep_them_safe(
    ada: httpx.AsyncClient, page: str
) -> None:
    headers = (await ada.get(page)).headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_pages_hold_no_inline_script_or_style_and_no_bare_key(
    reader: Reader, language: str
) -> None:
    ada = reader(language)
    table = await create_table(ada, "me", "link", "bot:random")
    for page in (*PAGES[:4], table, f"{table}/replay?at=3"):
        html = (await ada.get(page)).text

        assert f'<html lang="{language}"' in html
        assert not re.search(r"<script(?![^>]*\bsrc=)|\sstyle=|<style|\son\w+=|javascript:", html)
        # words with a hyphen may be keys of texts; this one is how the solver is called
        assert set(re.findall(r">\s*([a-z]+(?:-[a-z]+)+)\s*<", html)) <= {"far-sighted"}, page


async def test_the_language_is_negotiated_and_can_be_switched(reader: Reader) -> None:
    ada = reader("de, fr-CH;q=0.9, en;q=0.5, it;q=0")
    first = (await ada.get("/")).text
    answer = await ada.post("/settings", data={"language": "it", "back": f"/rules/{GAME}"})
    second = (await ada.get("/")).text

    assert '<html lang="fr"' in first
    assert (answer.status_code, answer.headers["location"]) == (303, f"/rules/{GAME}")
    assert '<html lang="it"' in second


@pytest.mark.parametrize("accept", ["", "xx", "*", ";;;q=,", "fr;q=zero", "en-GB", "q=1;fr"])
async def test_odd_languages_fall_back_to_english(reader: Reader, accept: str) -> None:
    assert '<html lang="en"' in (await reader(accept).get("/")).text


async def test_the_theme_is_remembered(ada: httpx.AsyncClient) -> None:
    await ada.post("/settings", data={"theme": "dark", "back": "/"})

    assert 'data-theme="dark"' in (await ada.get("/")).text


@pytest.mark.parametrize(
    "back", ["https://evil.test/", "//evil.test", "/\\evil.test", "evil", "/\r\nX: y", ""]
)
async def test_settings_lead_back_into_the_site_only(ada: httpx.AsyncClient, back: str) -> None:
    answer = await ada.post("/settings", data={"theme": "dark", "back": back})

    assert answer.headers["location"] == "/"


async def test_one_click_starts_a_play_against_bots(ada: httpx.AsyncClient) -> None:
    home = (await ada.get("/")).text
    assert 'name="quick" value="1"' in home
    answer = await ada.post("/tables", data={"game": GAME, "quick": "1"}, headers=HERE)
    table = answer.headers["location"]
    shown = await look(ada, table)

    assert shown.html.count('<li class="plate') == 3
    assert "Guest" in shown.html
    assert table in (await ada.get("/")).text


async def test_a_form_plays_without_a_script(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    shown = await look(ada, table)
    answer = await ada.post(f"{table}/act", data=shown.acting(), headers=HERE)
    after = await look(ada, table)

    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert int(after.seq) > int(shown.seq)


async def test_two_people_at_one_device_take_turns(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada, "me", "here")
    shown = set()
    for _ in range(12):
        page = await look(ada, table)
        shown.add(re.findall(r'class="plate (seat-\d) turn', page.html)[0])
        assert page.title.startswith("Your turn")
        await ada.post(f"{table}/act", data=page.acting())

    assert shown == {"seat-0", "seat-1"}


async def test_a_link_seats_a_person_who_then_sees_own_choices(reader: Reader) -> None:
    ada, ben, eve = reader(), reader("it"), reader()
    table = await create_table(ada, "me", "link")
    before = await look(ada, table)
    link = before.invites[0]
    claim = await ben.get(link)
    assert claim.status_code == 200
    token = re.findall(r'name="token" value="([^"]+)"', claim.text)[0]
    sat = await ben.post(f"{table}/seat", data={"token": token, "name": " Ben\x00 "}, headers=HERE)
    page = await look(ben, table)
    seen_by_ada = await look(ada, table)

    assert (sat.status_code, sat.headers["location"]) == (303, table)
    assert "Ben" in page.html
    assert page.html.count('<span class="occupant">tu</span>') == 1
    assert "Ben" in seen_by_ada.html
    assert seen_by_ada.invites == ()
    assert bool(page.actions) != bool(seen_by_ada.actions)
    assert (await look(eve, table)).actions == ()
    assert (await ben.get(link)).status_code == 303


async def test_only_whoever_created_the_table_sees_the_links(reader: Reader) -> None:
    ada, eve = reader(), reader()
    table = await create_table(ada, "me", "link")

    assert len((await look(ada, table)).invites) == 1
    assert (await look(eve, table)).invites == ()


async def test_the_cookie_with_tokens_goes_to_its_table_only(ada: httpx.AsyncClient) -> None:
    answer = await ada.post("/tables", data=form("me", "bot:random"))
    cookies = answer.headers.get_list("set-cookie")
    seats = next(cookie for cookie in cookies if cookie.startswith("seats="))

    assert f"Path={answer.headers['location']}" in seats
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)


async def test_why_something_is_not_possible_is_told_with_the_rule(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    page = await look(ada, table)
    legal = set(page.actions)
    illegal = next(str(n) for n in range(60) if str(n) not in legal)
    asked = {"seq": page.seq, "id": "x", "why": illegal}
    told = await ada.post(f"{table}/act", data=asked, headers=JSON)
    shown = await ada.post(f"{table}/act", data=asked)

    assert told.json().keys() == {"message", "rule_url"}
    assert told.json()["message"] in shown.text.replace("&#39;", "'")
    assert re.fullmatch(rf"/rules/{GAME}#[a-z0-9-]+", told.json()["rule_url"])
    assert f'href="{told.json()["rule_url"]}"' in shown.text
    assert (await look(ada, table)).seq == page.seq


@pytest.mark.parametrize("tapped", ["", "planet-30", "12345678901", "x" * 5000])
async def test_why_takes_a_number_where_the_game_explains_no_taps(
    ada: httpx.AsyncClient, tapped: str
) -> None:
    table = await create_table(ada)
    told = await ada.post(f"{table}/act", data={"why": tapped}, headers=JSON)

    assert (told.status_code, told.json()["message"]) == (422, "the field 'why' must be a number")


@pytest.mark.parametrize("chosen", ["", "unit-0-0-b", "x" * 5000])
@pytest.mark.parametrize("tapped", ["planet-30", "unit-9-9-b", "/", "x" * 5000])
async def test_why_takes_what_was_tapped_where_the_game_explains_taps(
    ada: httpx.AsyncClient, chosen: str, tapped: str
) -> None:
    answer = await ada.post("/tables", data=form("me", "here", game="cube_attack"))
    table = answer.headers["location"]
    asked = {"why": tapped, "pick": chosen}
    told = await ada.post(f"{table}/act", data=asked, headers=JSON)

    assert told.status_code == 200
    assert told.json()["message"].endswith(("”)", "There is no such action in this game."))


async def test_a_form_that_does_not_fit_comes_back_with_the_reason(ada: httpx.AsyncClient) -> None:
    wrong = form("me", "nobody")
    answer = await ada.post("/tables", data=wrong)

    assert answer.status_code == 422
    assert "Choose for each seat who sits there." in answer.text
    assert 'value="Ada"' in answer.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "99"},
        {"seats": "-1"},
        {"seats": "²"},
        {"seats": ""},
        {"option-nothing": "1", "seats": "x"},
    ],
)
async def test_nonsense_in_the_form_is_refused(
    ada: httpx.AsyncClient, wrong: dict[str, str]
) -> None:
    answer = await ada.post("/tables", data=form("me", "here") | wrong)

    assert answer.status_code == 422


async def test_every_option_of_the_form_reaches_the_table(ada: httpx.AsyncClient) -> None:
    options = all_games()[0].meta.options
    numbers = [option for option in options if option.kind == "int"]
    more = {f"option-{option.name}": str(option.low) for option in numbers}
    table = await create_table(ada, "me", "here", **more)
    record = (await ada.get(f"{table}/record")).json()

    assert {name: record["options"][name] for name in record["options"]} == {
        option.name: option.low
        if option.kind == "int"
        else option.default_for(2) if option.kind == "choice" else False
        for option in options
    }  # fmt: skip


async def test_again_lays_the_same_table(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada, "me", "bot:random", **{"option-rounds": "1"})
    while True:
        page = await look(ada, table)
        if "again" in page.html and 'id="over"' in page.html:
            break
        if page.actions:
            await ada.post(f"{table}/act", data=page.acting())
        await asyncio.sleep(0.005)  # the bot's turn
    assert f'action="{table}/rematch"' in page.html
    answer = await ada.post(f"{table}/rematch")
    first, second = [
        (await ada.get(f"{one}/record")).json() for one in (table, answer.headers["location"])
    ]

    assert answer.status_code == 303
    assert first["options"] == second["options"]
    assert first["seats"] == second["seats"][1:] + second["seats"][:1]  # the next one begins
    assert page.title.startswith("Finished")


async def test_a_replay_goes_step_by_step(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    for _ in range(5):
        await ada.post(f"{table}/act", data=(await look(ada, table)).acting())
    last = int((await look(ada, table)).seq)
    start, end, beyond, odd = [
        (await ada.get(f"{table}/replay", params={"at": at})).text
        for at in ("0", str(last), "99999999999", "x")
    ]
    frame = (await ada.get(f"{table}/replay?at=2", headers=JSON)).json()

    assert start != end
    assert f"Step {last} of {last}" in end
    assert start == odd
    assert "Step 0" in beyond or f"Step {last}" in beyond
    assert frame["frame"] == 2
    assert frame["html"].startswith('<main id="table"')
    assert 'name="action"' not in start + end


def caption(html: str) -> str:
    found = re.findall(r'<span class="caption">(.*?)</span><span class="hint"', html, re.DOTALL)
    return re.sub("<[^>]*>", "", found[0]).strip()


async def test_a_replay_opens_with_the_first_move(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    drawn = int((await look(ada, table)).seq)
    before = (await ada.get(f"{table}/replay", headers=JSON)).json()["frame"]
    await ada.post(f"{table}/act", data=(await look(ada, table)).acting())
    opened = (await ada.get(f"{table}/replay", headers=JSON)).json()

    assert before == drawn  # nobody has moved: what was drawn last
    assert opened["frame"] == drawn + 1
    assert opened["say"] == caption(opened["html"])
    assert opened["say"].startswith(("Ada ", "Guest 2 "))


@pytest.mark.parametrize("game", [one.name for one in all_games()])
async def test_every_step_of_a_replay_says_something(ada: httpx.AsyncClient, game: str) -> None:
    seats = {"seat-0": "me", "seat-1": "here"}
    created = await ada.post("/tables", data={"game": game, "seats": "2", "name": "Ada", **seats})
    table = created.headers["location"]
    for _ in range(12):
        await ada.post(f"{table}/act", data=(await look(ada, table)).acting())
    last = int((await look(ada, table)).seq)
    told = [
        caption((await ada.get(f"{table}/replay", params={"at": at})).text)
        for at in range(last + 1)
    ]
    first = (await ada.get(f"{table}/replay?at=0")).text
    moments = re.findall(r'data-moments="([\d ]+)"', first)[0].split()

    assert all(told)
    assert moments[-1] == str(last)
    assert {told[int(one)] for one in moments[:-1]}.isdisjoint(
        {"A draw.", "Ada decides.", "Guest 2 decides.", told[0]}
    )


async def test_a_record_is_a_file_of_one_line(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada)
    answer = await ada.get(f"{table}/record")

    assert answer.headers["content-disposition"].endswith('.jsonl"')
    assert answer.text.count("\n") == 1


async def test_names_are_shown_not_run(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada, name="<img src=x onerror=alert(1)>")
    page = await look(ada, table)

    assert "<img" not in page.html
    assert "&lt;img" in page.html


async def test_a_script_that_another_one_imports_is_of_the_same_version(
    ada: httpx.AsyncClient,
) -> None:
    script = (await ada.get("/static/replay.js")).text
    imported = re.findall(r'from "\./(\w+\.js)"', script)
    asked = [await ada.get(f"/static/{name}") for name in imported]
    again = [
        await ada.get(one.url.path, headers={"If-None-Match": one.headers["etag"]}) for one in asked
    ]

    assert imported == ["page.js", "table.js"]
    assert [one.headers["cache-control"] for one in asked + again] == ["public, no-cache"] * 4
    assert [one.status_code for one in again] == [304] * 2


async def test_files_are_kept_by_their_version(ada: httpx.AsyncClient) -> None:
    html = (await ada.get("/")).text
    style = re.findall(r'href="(/static/site\.css\?\w+)"', html)[0]
    kept = await ada.get(style)
    asked = await ada.get("/static/site.css")
    same = await ada.get("/static/site.css", headers={"If-None-Match": asked.headers["etag"]})

    assert "immutable" in kept.headers["cache-control"]
    assert "immutable" not in asked.headers["cache-control"]
    assert same.status_code == 304


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("identity", None, bytes),
    ],
)
async def test_files_are_compressed_as_browsers_accept_it(
    ada: httpx.AsyncClient, accepted: str, encoding: str | None, unpack: Callable[[bytes], bytes]
) -> None:
    url = "/static/site.css"
    asset = Path(web.__file__).with_name("static") / "site.css"
    uncommented = re.sub(r"[ \t]*/\*.*?\*/", "", asset.read_text("utf-8"), flags=re.DOTALL)
    async with ada.stream("GET", url, headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])

    assert answer.headers.get("content-encoding") == encoding
    assert "Accept-Encoding" in answer.headers["vary"]
    assert unpack(body).decode() == uncommented


async def test_files_that_hardly_become_smaller_are_sent_as_they_are(
    ada: httpx.AsyncClient,
) -> None:
    answer = await ada.get("/static/fonts/fredoka.woff2", headers={"Accept-Encoding": "br, gzip"})

    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        f"/games/{GAME}/board.html",
        f"/games/{GAME}/__init__.py",
        "/games/nothing/symbols.svg",
        f"/games/{GAME}/..%2fmeta.py",
    ],
)
async def test_only_files_meant_for_readers_are_served(ada: httpx.AsyncClient, path: str) -> None:
    assert (await ada.get(path)).status_code == 404


async def test_a_page_is_small(ada: httpx.AsyncClient) -> None:
    table = await create_table(ada, "me", "bot:random", "bot:random")
    packed = {"Accept-Encoding": "gzip"}
    page = await ada.get(table, headers=packed)
    size = int(page.headers["content-length"])
    links = set(re.findall(r'(?:href|src)="(/(?:static|games)/[^"#]+)', page.text))
    for link in links:
        answer = await ada.get(link, headers=packed)
        size += int(answer.headers["content-length"])

    assert int(page.headers["content-length"]) < 60_000
    assert size < 150_000
