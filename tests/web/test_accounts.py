"""Accounts: passkeys, recovery codes, browsers that sign in and out, all data, the end."""

from __future__ import annotations

import html
import json
import re
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from cuboteca.competition.rated_tables import FRESH
from cuboteca.people.schema import (
    CHALLENGES,
    DEVICES,
    METADATA,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
)
from cuboteca.table.schema import SEATS
from tests.people.authenticator import Authenticator, encoded
from tests.web.test_people import rows
from tests.web.test_rated import RATED
from tests.web.visit import GAME, JSON, create_table, form, look

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, address="https://site.test")


@pytest.fixture
def browser(app: Starlette) -> Callable[[], httpx.AsyncClient]:
    """Make a browser that uses the site by https."""

    def make() -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False),
            base_url="https://site.test",
            headers={"Accept-Language": "en"},
        )

    return make


@pytest.fixture
def ada(browser: Callable[[], httpx.AsyncClient]) -> httpx.AsyncClient:
    return browser()


async def begin(one: httpx.AsyncClient, kind: str) -> dict[str, Any]:
    """Return what the site asks a browser to sign."""
    answer = await one.post("/account/passkey/begin", data={"kind": kind}, headers=JSON)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()
    return options


async def finish(one: httpx.AsyncClient, credential: str) -> httpx.Response:
    """Send what a browser has signed."""
    return await one.post(
        "/account/passkey/finish", data={"credential": credential, "name": "Ada"}, headers=JSON
    )


async def make(one: httpx.AsyncClient, device: Authenticator | None = None) -> Authenticator:
    """Make a passkey."""
    device = device or Authenticator()
    answer = await finish(one, device.made(await begin(one, "make")))
    assert answer.json() == {"url": "/account"}, answer.text
    return device


async def sign_in(one: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    """Sign in with a passkey."""
    return await finish(one, device.signed(await begin(one, "sign")))


async def recovery_codes(one: httpx.AsyncClient) -> list[str]:
    """Return fresh recovery codes."""
    answer = await one.post("/account/codes")
    return re.findall(r"<li><code>([^<]+)</code>", answer.text)


async def test_a_guest_with_a_passkey_plays_on_another_device(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    address = await create_table(ada)
    device = await make(ada)
    elsewhere = browser()
    done = await sign_in(elsewhere, device)
    shown = await look(elsewhere, address)
    acted = await elsewhere.post(f"{address}/act", data=shown.acting(), headers=JSON)

    assert done.json() == {"url": "/account"}
    assert "Secure" in done.headers["set-cookie"]
    assert elsewhere.cookies["person"] != ada.cookies["person"]
    assert acted.json()["seq"] > int(shown.seq)
    assert "signed in as Ada" in (await elsewhere.get("/account")).text
    assert [len(rows(settings, table)) for table in (PEOPLE, DEVICES, PASSKEYS)] == [1, 2, 1]


async def test_a_guests_seats_become_the_accounts(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    device, phone = Authenticator(), browser()
    await create_table(ada)
    await make(ada, device)
    address = await create_table(phone)
    await phone.get(address)
    guest = phone.cookies["person"]
    await sign_in(phone, device)

    assert 'name="action"' in (await ada.get(address)).text
    assert phone.cookies["person"] != guest
    assert len(rows(settings, PEOPLE)) == 1
    assert len({row["person"] for row in rows(settings, SEATS)}) == 1
    phone.cookies.set("person", guest, domain="site.test")
    del phone.cookies["seats"]
    assert 'name="action"' not in (await phone.get(address)).text


async def test_an_unknown_browser_can_begin_with_a_passkey(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    await make(ada)
    (person,) = rows(settings, PEOPLE)

    assert person["name"] == "Ada"
    assert "signed in as Ada" in (await ada.get("/account")).text


async def test_a_challenge_is_for_once_and_expires(
    ada: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    await create_table(ada)
    device = Authenticator()
    answer = device.made(await begin(ada, "make"))
    first, again = await finish(ada, answer), await finish(ada, answer)
    late = device.signed(await begin(ada, "sign"))
    people = app.state.services.people
    people._clock = lambda: 4e9
    too_late = await finish(ada, late)
    await begin(ada, "sign")

    assert [one.status_code for one in (first, again, too_late)] == [200, 403, 403]
    assert "not right" in again.json()["message"]
    assert len(rows(settings, CHALLENGES)) == 1  # those that have expired are gone


@pytest.mark.parametrize(
    "spoil",
    [
        lambda device: setattr(device, "origin", "https://other.test"),
        lambda device: setattr(device, "host", "other.test"),
        lambda device: setattr(device, "verifies", False),
        lambda device: setattr(device, "_key", Authenticator()._key),
        lambda device: setattr(device, "id", b"unknown"),
        lambda device: setattr(device, "count", -1),
    ],
    ids=["origin", "host", "unverified", "key", "unknown", "count"],
)
async def test_a_wrong_answer_signs_nobody_in(
    ada: httpx.AsyncClient,
    browser: Callable[[], httpx.AsyncClient],
    spoil: Callable[[Authenticator], None],
) -> None:
    await create_table(ada)
    device, other = await make(ada), browser()
    await sign_in(ada, device)
    spoil(device)
    answer = await sign_in(other, device)

    assert answer.status_code == 403
    assert "not right" in answer.json()["message"]
    assert "person" not in other.cookies


_HOSTILE = [
    "",
    "x",
    "[]",
    "null",
    "{}",
    "[" * 5_000,
    '{"response": []}',
    '{"response": {"clientDataJSON": 7}}',
    '{"response": {"clientDataJSON": "bm90IGpzb24"}}',
    '{"rawId": "AA", "response": {"clientDataJSON": "e30"}}',
]


@pytest.mark.parametrize("credential", _HOSTILE)
async def test_nonsense_signs_nobody_in(ada: httpx.AsyncClient, credential: str) -> None:
    answer = await finish(ada, credential)

    assert answer.status_code == 403
    assert "not right" in answer.json()["message"]


@pytest.mark.parametrize(
    "attestation",
    [b"", b"\xff", b"\xa0", b"\x9f" * 3_000, b"\xbf\x00", b"\x5b" + b"\xff" * 8, bytes(200)],
)
async def test_nonsense_is_no_passkey(
    ada: httpx.AsyncClient, settings: Settings, attestation: bytes
) -> None:
    made = json.loads(Authenticator().made(await begin(ada, "make")))
    made["response"]["attestationObject"] = encoded(attestation)
    answer = await finish(ada, json.dumps(made))

    assert answer.status_code == 403
    assert rows(settings, PEOPLE) == []


async def test_who_has_signed_in_meanwhile_makes_no_passkey_of_another(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient]
) -> None:
    ben = browser()
    await create_table(ada)
    await create_table(ben)
    made = Authenticator().made(await begin(ada, "make"))

    assert (await finish(ben, made)).status_code == 403


async def test_passkeys_have_names_and_the_last_one_stays(
    ada: httpx.AsyncClient, settings: Settings
) -> None:
    await make(ada)
    await make(ada)
    first, second = (row["id"] for row in rows(settings, PASSKEYS))
    await ada.post("/account/passkeys", data={"passkey": first, "name": " my\nphone\u202e "})
    removed = await ada.post("/account/passkeys", data={"passkey": second, "remove": "1"})
    kept = await ada.post("/account/passkeys", data={"passkey": first, "remove": "1"})

    assert (removed.status_code, kept.status_code) == (303, 422)
    assert "last passkey" in kept.text
    assert [row["name"] for row in rows(settings, PASSKEYS)] == ["my phone"]


async def test_an_account_has_ten_passkeys_at_most(
    ada: httpx.AsyncClient, app: Starlette, settings: Settings
) -> None:
    app.state.services.code_tries._limit = replace(app.state.services.code_tries._limit, at_once=99)
    for _ in range(10):
        await make(ada)
    answer = await finish(ada, Authenticator().made(await begin(ada, "make")))

    assert answer.status_code == 403
    assert "at most ten" in answer.json()["message"]
    assert len(rows(settings, PASSKEYS)) == 10


async def test_nobody_touches_the_passkeys_of_another(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    ben = browser()
    await make(ada)
    await make(ben)
    passkey = rows(settings, PASSKEYS)[0]["id"]
    for more in ({"remove": "1"}, {"name": "Mine"}):
        await ben.post("/account/passkeys", data={"passkey": passkey, **more})

    assert [row["name"] for row in rows(settings, PASSKEYS)] == ["Passkey 1", "Passkey 1"]


async def test_a_recovery_code_signs_in_once(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    address = await create_table(ada)
    await make(ada)
    codes = await recovery_codes(ada)
    elsewhere, thief = browser(), browser()
    typed = codes[3].lower().replace("-", " ")
    done = await elsewhere.post("/account/recover", data={"code": typed})
    again = await thief.post("/account/recover", data={"code": typed})

    assert len(set(codes)) == 10
    assert all(re.fullmatch("[2-9A-Z]{4}(-[2-9A-Z]{4}){3}", code) for code in codes)
    assert (done.status_code, again.status_code) == (303, 422)
    assert 'name="action"' in (await elsewhere.get(address)).text
    assert len(rows(settings, RECOVERY_CODES)) == 9
    assert codes[0] not in str(rows(settings, RECOVERY_CODES))
    assert codes[0] not in (await ada.get("/account")).text


async def test_new_recovery_codes_replace_the_old(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient]
) -> None:
    await make(ada)
    old, new = (await recovery_codes(ada))[0], (await recovery_codes(ada))[0]
    answers = [
        (await browser().post("/account/recover", data={"code": code})).status_code
        for code in (old, new)
    ]

    assert answers == [422, 303]


async def test_recovery_codes_are_tried_a_few_times_only(
    browser: Callable[[], httpx.AsyncClient],
) -> None:
    one = browser()
    answers = [
        (await one.post("/account/recover", data={"code": f"{number:016}"})).status_code
        for number in range(25)
    ]

    assert answers == [422] * 20 + [429] * 5


async def test_guests_get_no_recovery_codes_and_cannot_sign_out(ada: httpx.AsyncClient) -> None:
    await create_table(ada)
    codes = await ada.post("/account/codes")
    out = await ada.post("/account/sign-out")

    assert (codes.status_code, out.status_code) == (422, 422)
    assert "passkey first" in codes.text
    assert "cannot sign out" in out.text
    assert ada.cookies["person"]


async def test_signing_out_here_and_everywhere_else(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    address = await create_table(ada)
    device = await make(ada)
    phone, tablet = browser(), browser()
    for one in (phone, tablet):
        await sign_in(one, device)
        await one.get(address)
    await ada.post("/account/sign-out", data={"others": "1"})
    others = [(await one.get(address)).text for one in (phone, tablet)]
    await sign_in(phone, device)
    token = phone.cookies["person"]
    out = await phone.post("/account/sign-out")
    left = "person" in phone.cookies
    phone.cookies["person"] = token

    assert not any('name="action"' in page for page in others)
    assert 'name="action"' in (await ada.get(address)).text
    assert (out.status_code, left) == (303, False)
    assert 'name="action"' not in (await phone.get(address)).text
    assert len(rows(settings, DEVICES)) == 1


async def test_a_new_name_is_cleaned(ada: httpx.AsyncClient, settings: Settings) -> None:
    await create_table(ada)
    await ada.post("/account/name", data={"name": " Ada\u202e <b>\n" + "x" * 60})
    (person,) = rows(settings, PEOPLE)

    assert person["name"] == "Ada <b> " + "x" * 22
    assert "Ada &lt;b&gt;" in (await ada.get("/account")).text


async def test_everything_can_be_exported(ada: httpx.AsyncClient) -> None:
    address = await create_table(ada)
    await make(ada)
    answer = await ada.get("/account/export")
    told = answer.json()
    (record,) = told["plays"]

    assert "attachment" in answer.headers["content-disposition"]
    assert told["profile"]["name"] == "Ada"
    assert told["settings"]["theme"] == "auto"
    assert [one["name"] for one in told["passkeys"]] == ["Passkey 1"]
    assert record["proof"]["table"] == address.rpartition("/")[2]
    assert "secret" not in record["proof"]  # the play is not over


async def test_whoever_is_deleted_is_a_former_player(
    ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient], settings: Settings
) -> None:
    address = await create_table(ada, "me", "bot:random")
    await make(ada)
    asked = await ada.post("/account/delete")
    there = len(rows(settings, PEOPLE))
    token = ada.cookies["person"]
    done = await ada.post("/account/delete", data={"confirm": "yes"})
    left = set(ada.cookies)
    ada.cookies["person"] = token
    mine = (await ada.get(address)).text
    others = {
        language: html.unescape(
            (await browser().get(address, headers={"Accept-Language": language})).text
        )
        for language in ("en", "it", "fr")
    }

    assert (asked.status_code, there) == (422, 1)
    assert "1 play" in asked.text or "one play" in asked.text
    assert done.status_code == 200
    assert left <= {"seats"}
    for table in METADATA.sorted_tables:
        if table.name in {"people", "devices", "passkeys", "recovery_codes", "friends"}:
            assert rows(settings, table) == []
    assert 'name="action"' not in mine
    assert "a former player" in others["en"]
    assert "un ex giocatore" in others["it"]
    assert "un ancien joueur" in others["fr"]
    assert not any("Ada" in page for page in others.values())


@pytest.mark.parametrize(
    "path",
    ["name", "passkeys", "codes", "sign-out", "delete"],
)
async def test_nobody_has_no_account(ada: httpx.AsyncClient, path: str) -> None:
    answer = await ada.post(f"/account/{path}", data={"name": "Ada", "confirm": "yes"})

    assert answer.status_code == 403
    assert "sign in" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/account/name",
        "/account/passkey/begin",
        "/account/passkey/finish",
        "/account/passkeys",
        "/account/recover",
        "/account/codes",
        "/account/sign-out",
        "/account/delete",
        "/friends",
        "/friends/x",
        "/people/x",
    ],
)
async def test_no_other_site_can_do_it(ada: httpx.AsyncClient, path: str) -> None:
    await create_table(ada)
    answer = await ada.post(
        path, data={"confirm": "yes"}, headers={"Origin": "https://other.test", **JSON}
    )

    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("https://play.example.org", True),
        ("http://localhost:8000", True),
        ("http://play.example.org", False),
        ("http://192.168.1.7:8000", False),
        ("https://192.168.1.7", False),
        ("http://127.0.0.1:8000", False),
        ("https://[::1]", False),
    ],
)
async def test_the_page_says_where_passkeys_do_not_work(
    app: Starlette, ada: httpx.AsyncClient, address: str, *, allowed: bool
) -> None:
    services = app.state.services
    services.settings = replace(services.settings, address=address)
    shown = await ada.get("/account")
    begun = await ada.post("/account/passkey/begin", headers={**JSON, "Origin": address})

    assert ("Passkeys work only where" in shown.text) is not allowed
    assert ("data-passkey" in shown.text) is allowed
    assert begun.status_code == (200 if allowed else 422)
    assert "recovery code" in shown.text


async def forget_confirming(app: Starlette) -> None:
    """Let every browser have been confirmed too long ago."""
    long_ago = time.time() - FRESH - 1
    await app.state.services.rated.ask(
        lambda connection: connection.execute(DEVICES.update().values(confirmed=long_ago))
    )


async def test_a_rated_table_asks_for_the_passkey_again_after_a_while(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    await create_table(ada)
    device = await make(ada)
    order = form("me", "bot:easy", **RATED)
    fresh = await ada.post("/tables", data=order)
    await forget_confirming(app)
    late = await ada.post("/tables", data=order)
    again = await sign_in(ada, device)
    confirmed = await ada.post("/tables", data=order)

    assert (fresh.status_code, late.status_code, confirmed.status_code) == (303, 422, 303)
    assert "Confirm with your passkey first" in late.text
    assert "data-stays" in late.text
    assert again.json() == {"url": "/account"}


async def test_who_comes_to_a_rated_table_confirms_and_goes_on_there(
    app: Starlette, ada: httpx.AsyncClient, browser: Callable[[], httpx.AsyncClient]
) -> None:
    ben = browser()
    for one in (ada, ben):
        await create_table(one)
    await make(ada)
    device = await make(ben)
    table = (await ada.post("/tables", data=form("me", "link", **RATED))).headers["location"]
    page = (await ada.get(table)).text
    (invite,) = re.findall(r'readonly value="https://site\.test([^"]+/seat/[^"]+)"', page)
    await forget_confirming(app)
    asked = await ben.get(invite)
    wish = {"token": invite.rpartition("/")[2], "name": "Ben", "own": "o" * 40}
    refused = await ben.post(f"{table}/seat", data=wish)
    credential = device.signed(await begin(ben, "sign"))
    answer = {"credential": credential, "next": invite}
    done = await ben.post("/account/passkey/finish", data=answer, headers=JSON)
    seated = [await ben.post(f"{table}/seat", data=wish) for _ in range(2)]
    found = await app.state.services.tables.table(table.rpartition("/")[2])

    assert (asked.status_code, refused.status_code) == (403, 403)
    assert f'data-next="{invite}"' in asked.text
    assert done.json() == {"url": invite}
    assert [one.status_code for one in seated] == [303, 303]
    assert found.seats[1].claimed
    assert not found.seats[1].fits("o" * 40)  # a rated seat gets a token of the site's own


async def test_a_recovery_code_confirms_too_and_leads_nowhere_else(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    await create_table(ada)
    await make(ada)
    codes = await recovery_codes(ada)
    await forget_confirming(app)
    there = await ada.post("/account/recover", data={"code": codes[0], "next": f"/new/{GAME}"})
    away = [
        await ada.post("/account/recover", data={"code": code, "next": where})
        for code, where in zip(codes[1:], ("//evil.test/x", "https://evil.test/"), strict=False)
    ]
    created = await ada.post("/tables", data=form("me", "bot:easy", **RATED))

    assert there.headers["location"] == f"/new/{GAME}"
    assert [one.headers["location"] for one in away] == ["/account", "/account"]
    assert created.status_code == 303


async def test_a_rated_rematch_knows_people_and_no_old_tokens(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    await create_table(ada)
    await make(ada)
    table = (await ada.post("/tables", data=form("me", "bot:easy", **RATED))).headers["location"]
    await ada.post(f"{table}/leave", data={"do": "resign"})
    await forget_confirming(app)
    refused = await ada.post(f"{table}/rematch")
    await app.state.services.rated.ask(
        lambda connection: connection.execute(DEVICES.update().values(confirmed=time.time()))
    )
    again = await ada.post(f"{table}/rematch")
    found = await app.state.services.tables.table(again.headers["location"].rpartition("/")[2])

    assert (refused.status_code, again.status_code) == (403, 303)
    assert [seat.token_hash for seat in found.seats] == ["", ""]
    assert found.head.rated


async def test_an_account_without_recovery_codes_is_told_so(ada: httpx.AsyncClient) -> None:
    await create_table(ada)
    guest = (await ada.get("/account")).text
    await make(ada)
    without = (await ada.get("/account")).text
    await recovery_codes(ada)
    with_codes = (await ada.get("/account")).text

    assert ["no recovery codes yet" in one for one in (guest, without, with_codes)] == [
        False,
        True,
        False,
    ]


@pytest.mark.parametrize("form", [{"name": " \u200b "}, {"name": ""}])
async def test_nobody_is_called_nothing(ada: httpx.AsyncClient, form: dict[str, str]) -> None:
    await create_table(ada)
    await make(ada)
    for path in ("/account/name", "/account/passkeys"):
        answer = await ada.post(path, data=form)
        assert answer.status_code == 422
        assert "A name needs at least one letter" in answer.text
    assert "signed in as Ada" in (await ada.get("/account")).text
