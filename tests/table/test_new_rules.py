"""Plays of older rules: they go on where the rules of now lead to the same, else they are closed.

The game is Pig; in its second version a 2 ends a turn as well.
"""

from __future__ import annotations

import dataclasses
import importlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

from cuboteca import games
from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.core.verification import verify
from cuboteca.table.administration import Administration
from cuboteca.table.archive import Archive
from cuboteca.table.bot_runner import BotRunner
from cuboteca.table.errors import ClosedTableError, NotYourTurnError
from cuboteca.table.hints import Hints
from cuboteca.table.log_writer import LogWriter
from cuboteca.table.notices import Notices
from cuboteca.table.seats import SeatWish, new_token
from cuboteca.table.shadow import shadow_of
from cuboteca.table.storage import Storage
from cuboteca.table.tables import Tables
from tests.outside.conftest import pig, site_packages  # noqa: F401  # fixtures
from tests.table.conftest import Thinkers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from cuboteca.core.game import Game
    from cuboteca.table.hints import Advisers
    from cuboteca.table.table import Table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("interpreted")]

ROLL, HOLD = 0, 1
PEOPLE = (SeatWish("human", "Ada"), SeatWish("human", "Ben"))


@pytest.fixture
def new_version(pig: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:  # noqa: F811
    """Let Pig have another version from now on."""
    del pig
    package: Any = importlib.import_module("cuboteca_pig")
    old = package.GAME.rules

    def apply(state: Any, event: int) -> None:
        ends = state.rolling and event == 1
        old.apply(state, event)
        if ends:
            package.rules.end_turn(state)

    def change(*, version: int = 2, same: bool = False, **parts: Any) -> Game:
        rules = old if same else replace(old, apply=apply)
        changed = replace(
            package.GAME,
            meta=replace(package.GAME.meta, rules_version=version),
            rules=replace(rules, **parts),
        )
        monkeypatch.setattr(package, "GAME", changed)
        games.game.cache_clear()
        return games.game("pig")

    return change


@dataclasses.dataclass
class Site:
    """Tables on a database, opened anew after an update."""

    url: str
    tables: Tables
    archive: Archive

    @classmethod
    def open(cls, url: str) -> Site:
        storage = Storage(url)
        log_writer = LogWriter(storage)
        tables = Tables(log_writer, BotRunner(Thinkers(), pace=0))
        notices = Notices(url)  # not listened to
        archive = Archive(tables, log_writer, Administration(storage), notices, 30)
        return cls(url, tables, archive)

    async def again(self) -> Site:
        await self.close()
        return Site.open(self.url)

    async def close(self) -> None:
        await self.archive.close()
        await self.tables.close()


@pytest.fixture
async def site(url: str) -> AsyncIterator[Site]:
    one = Site.open(url)
    yield one
    await one.close()


async def played(site: Site, seed: int, rolls: int) -> Table:
    """Return a table at which so many times a die was rolled, each turn once."""
    table = (await site.tables.create("pig", {}, PEOPLE, seed)).table
    for _ in range(rolls):
        await table.act(table.play.to_move, table.seq, ROLL)
        while HOLD in table.play.legal_actions():
            await table.act(table.play.to_move, table.seq, HOLD)
    return table


def faces(table: Table) -> list[int]:
    return [event.number + 1 for event in table.play.events if event.actor == -1]


NOBODY = cast("Advisers", None)  # is not asked
WITHOUT_A_2 = 1  # seeds; the tests check that they are
WITH_A_2 = 7


async def test_a_play_goes_on_where_the_new_rules_lead_to_the_same(
    site: Site, new_version: Callable[..., Game]
) -> None:
    before = await played(site, WITHOUT_A_2, 4)
    assert 2 not in faces(before)
    commitment, head = before.rng.commitment, before.chain_head
    new_version()
    site = await site.again()
    table = await site.tables.table(before.id)
    done = await table.act(table.play.to_move, table.seq, ROLL)
    record = parse_record(table.record().line())
    await site.close()

    assert table.play.events[: len(before.play.events)] == before.play.events
    assert table.closing is None
    assert done == table.seq
    assert (table.rng.commitment, record.rules_version) == (commitment, 2)
    assert record.proof is not None
    assert record.proof.rules_version == 1
    assert head != table.chain_head


async def test_what_was_committed_to_by_older_rules_can_be_verified(
    site: Site, new_version: Callable[..., Game]
) -> None:
    before = await played(site, WITHOUT_A_2, 4)
    new_version(same=True)
    site = await site.again()
    table = await site.tables.table(before.id)
    while not table.is_over:
        await table.act(table.play.to_move, table.seq, table.play.legal_actions()[-1])
    record = parse_record(table.record().line())
    found = verify(table.game, record, noted=before.rng.commitment)
    await site.close()

    assert found.failed == ()
    assert found.verdict == "seeded"
    with pytest.raises(RecordError, match="does not match its commitment"):
        replay(table.game, replace(record, proof=replace(record.proof, rules_version=0)))  # type: ignore[type-var]


async def test_else_it_is_closed_with_the_points_of_the_last_common_step(
    site: Site, new_version: Callable[..., Game]
) -> None:
    before = await played(site, WITH_A_2, 4)
    assert 2 in faces(before)
    new_version()
    site = await site.again()
    table = await site.tables.table(before.id)
    assert table.closing is not None
    common, mover = table.closing.entries, table.play.to_move
    with pytest.raises(ClosedTableError):
        await table.act(mover, table.seq, ROLL)
    again = await (site := await site.again()).tables.table(before.id)
    found = verify(again.game, parse_record(again.record().line()))
    await site.close()

    assert table.closing.why == "rules"
    assert table.seq == common < before.seq
    assert table.event_log.entries == before.event_log.entries[:common]
    assert table.closing.points == tuple(before.game.presentation.points_now(table.play.state))
    assert (again.closing, again.seq, again.has_ended) == (table.closing, common, True)
    assert (found.failed, found.verdict) == ((), "seeded")


async def test_all_live_plays_are_replayed_beside_the_site(
    site: Site, new_version: Callable[..., Game], caplog: pytest.LogCaptureFixture
) -> None:
    fine, wrong = await played(site, WITHOUT_A_2, 4), await played(site, WITH_A_2, 4)
    new_version()
    site = await site.again()
    await site.archive.shadow_live_plays()
    shadows, closed = dict(site.archive.shadows), dict(site.archive.closed)
    await site.archive.shadow_live_plays()
    kept = [(await site.tables.table(one.id)).closing is None for one in (fine, wrong)]
    await site.close()

    assert (shadows, closed) == ({"same": 1, "different": 1}, {"rules": 1})
    assert site.archive.shadows == {"same": 2, "different": 1}
    assert kept == [True, False]
    assert f"table {wrong.id}, begun under rules version 1 of pig, differs" in caplog.text


async def test_a_play_of_the_same_rules_that_differs_is_told_and_left_alone(
    site: Site, new_version: Callable[..., Game], caplog: pytest.LogCaptureFixture
) -> None:
    wrong = await played(site, WITH_A_2, 4)
    new_version(version=1)
    site = await site.again()
    await site.archive.shadow_live_plays()
    head = Storage(site.url).load(wrong.id)[0]
    await site.close()

    assert site.archive.shadows == {"different": 1}
    assert (head.closing, head.finished) == (None, False)
    assert "differs under version 1; entry " in caplog.text


async def test_what_differs_is_named(site: Site, new_version: Callable[..., Game]) -> None:
    table = await played(site, WITH_A_2, 4)
    head, _, events = Storage(site.url).load(table.id)
    old = shadow_of(games.game("pig"), head, events)
    moved = replace(
        events[1], event=replace(events[1].event, number=(events[1].event.number + 1) % 6)
    )
    other = shadow_of(games.game("pig"), head, [events[0], moved, *events[2:]])
    renamed = replace(events[0], event=replace(events[0].event, text="throw"))
    called = shadow_of(games.game("pig"), head, [renamed])
    new = shadow_of(new_version(), head, events)

    assert (old.difference, old.entries) == ("", len(events))
    assert other.difference.startswith("entry 1: the table's secret draws outcome ")
    assert called.difference == "entry 0: the rules call it 'roll', the log has 'throw' by seat 0"
    assert "the rules wait for seat" in new.difference


async def test_a_closed_play_takes_nobody_and_gives_no_hint(
    site: Site, new_version: Callable[..., Game]
) -> None:
    wishes = (SeatWish("human", "Ada"), SeatWish("link"))
    created = await site.tables.create("pig", {}, wishes, WITH_A_2)
    table = created.table
    for _ in range(8):
        await table.act(table.play.to_move, table.seq, table.play.legal_actions()[-1])
    new_version()
    site = await site.again()
    closed = await site.tables.table(table.id)
    with pytest.raises(ClosedTableError):
        await closed.claim(1, "Ben", new_token())
    with pytest.raises(NotYourTurnError):
        await Hints(NOBODY).hint(closed, closed.play.to_move)
    await site.close()

    assert closed.closing is not None
    assert not closed.can_take_back(0)
    assert not closed.waits_for_bot
