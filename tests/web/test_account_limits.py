"""Limits by account as well as by address."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.people.schema import PASSKEYS
from cuboteca.table.allowances import TOGETHER
from cuboteca.table.errors import TooFastError
from cuboteca.web.allowance import Allowance
from tests.web.test_limits import ADA, BEN, at, created, site
from tests.web.test_operations import services_in

if TYPE_CHECKING:
    import httpx
    import sqlalchemy as sa
    from starlette.applications import Starlette

    from cuboteca.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]


async def give_passkey(app: Starlette, who: httpx.AsyncClient, name: str) -> None:
    """Make an account of a guest."""
    services = services_in(app)
    person = await services.people.person_with(who.cookies["person"])

    def keep(connection: sa.Connection) -> None:
        row = {"id": name, "person": person, "credential": b"1", "public_key": b"1", "name": name}
        connection.execute(PASSKEYS.insert(), {**row, "sign_count": 0, "made": 0.0})

    await services.people.change(keep)


async def test_an_account_does_not_use_up_what_strangers_at_its_address_may() -> None:
    one = Allowance(2, 1, clock=lambda: 0.0, together=TOGETHER)
    for _ in range(2):
        await one.take(ADA)
        await one.take(ADA, "ann")
    with pytest.raises(TooFastError):
        await one.take(ADA)
    with pytest.raises(TooFastError):
        await one.take(BEN, "ann")  # it takes its own along
    await one.take(BEN)


async def test_all_at_one_address_have_a_limit_together() -> None:
    one = Allowance(2, 1, clock=lambda: 0.0, together=TOGETHER)
    for number in range(2 * TOGETHER):
        await one.take(ADA, f"person {number}")
    with pytest.raises(TooFastError):
        await one.take(ADA, "one more")
    await one.take(BEN, "somebody else")


async def test_open_tables_are_counted_by_account(settings: Settings) -> None:
    async with site(replace(settings, tables_each=2)) as app:
        ann, bob, guest = at(app, ADA), at(app, ADA), at(app, ADA)
        first = [(await created(one)).status_code for one in (ann, bob)]
        for one, name in ((ann, "ann"), (bob, "bob")):
            await give_passkey(app, one, name)
        own = [(await created(ann)).status_code for _ in range(3)]
        elsewhere = at(app, BEN)
        elsewhere.cookies.set("person", ann.cookies["person"])
        moved = (await created(elsewhere)).status_code
        others = [(await created(bob)).status_code for _ in range(2)]
        strangers = (await created(guest)).status_code
        away = (await created(at(app, BEN))).status_code

    assert first == [303, 303]  # as strangers, of whom the address has two
    assert own == [303, 303, 429]
    assert moved == 429
    assert others == [303, 303]
    assert strangers == 429
    assert away == 303


async def test_all_at_one_address_have_so_many_open_tables(settings: Settings) -> None:
    async with site(replace(settings, tables_each=1)) as app:
        people = [at(app, f"203.0.114.{number}") for number in range(TOGETHER + 1)]
        for number, one in enumerate(people):
            await created(one)
            await give_passkey(app, one, f"p{number}")
        here = []
        for one in people:
            browser = at(app, ADA)
            browser.cookies.set("person", one.cookies["person"])
            here.append((await created(browser)).status_code)

    assert here == [*[303] * TOGETHER, 429]
