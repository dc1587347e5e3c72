"""Tables keep their promise: what they show at first holds at the end, and after a restart."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.chance import CommittedRng
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import Chain
from cuboteca.core.replay import commitment_of, draws_of, promised_rng, replay
from cuboteca.core.verification import log_of, verify
from cuboteca.games import game
from cuboteca.table.storage import Storage, StoredEvent
from cuboteca.table.table import rng_for
from tests.table.altered import altered
from tests.table.finished import random_table
from tests.table.play_along import GAME, TWO_PEOPLE, act_once, create_table, to_the_end

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.table.tables import Tables

pytestmark = pytest.mark.anyio


async def test_the_end_reveals_what_the_beginning_promised(tables: Tables) -> None:
    table = (await create_table(tables, seed=None)).table
    promised, during = table.rng.commitment, table.record()
    await to_the_end(table)
    record = parse_record(table.record().line())

    assert during.proof is not None
    assert (during.proof.commitment, during.proof.secret) == (promised, "")
    assert commitment_of(record) == promised
    assert draws_of(record) == "proven"
    assert replay(game(GAME), record).events == table.play.events
    assert verify(game(GAME), record, promised).is_proven


async def test_every_noted_head_is_found_in_the_record(tables: Tables) -> None:
    with altered(may_take_back=lambda *_: True):
        table = (await tables.create(GAME, {"dna": True}, TWO_PEOPLE, 0)).table
        noted = {table.seq: table.chain_head}
        while not table.is_over:
            seat, actions = table.play.to_move, table.play.legal_actions()
            await table.act(seat, table.seq, actions[-1])
            noted[table.seq] = table.chain_head
            if table.can_take_back(seat) and table.event_log.taken_back(seat) < 3:
                await table.take_back(seat, table.seq)
                noted[table.seq] = table.chain_head
        record = parse_record(table.record().line())

    assert record.proof is not None
    assert record.proof.withdrawn
    assert len(set(noted.values())) == len(noted)
    assert {number: head for number, head in heads_of(record).items() if number in noted} == noted
    assert verify(game(GAME), record).is_proven


def heads_of(record: PlayRecord) -> dict[int, str]:
    """Return the heads of a record's log by the number of entries."""
    assert record.proof is not None
    chain = Chain.begin(promised_rng(record, record.proof))
    heads = {0: chain.head}
    for actor, text in log_of(record, record.proof):
        chain = chain.then(actor, text)
        heads[chain.length] = chain.head
    return heads


async def test_a_restart_changes_neither_commitment_nor_head(tables: Tables) -> None:
    table = (await create_table(tables, seed=None)).table
    for _ in range(4):
        await act_once(table)
    tables._open.clear()
    again = await tables.table(table.id)

    assert again is not table
    assert (again.rng.commitment, again.chain_head) == (table.rng.commitment, table.chain_head)
    await to_the_end(again)
    assert verify(game(GAME), again.record()).is_proven


async def test_a_finished_table_that_is_loaded_again_has_the_same_record(tables: Tables) -> None:
    table = (await create_table(tables, seed=None)).table
    await to_the_end(table)
    tables._open.clear()

    assert (await tables.table(table.id)).record() == table.record()


async def test_the_same_seed_plays_alike_behind_different_commitments(tables: Tables) -> None:
    """A small number cannot be found by trying: the salt is random and comes out at the end."""
    one, two = [(await create_table(tables, seed=5)).table for _ in range(2)]
    await to_the_end(one)
    await to_the_end(two)

    assert one.play.events == two.play.events
    assert one.rng.commitment != two.rng.commitment
    assert draws_of(one.record()) == "seeded"
    assert verify(game(GAME), parse_record(one.record().line())).seeded


async def test_a_table_of_the_first_scheme_goes_on_by_it(tables: Tables, url: str) -> None:
    """It was created before this version: a bare secret, no salt, no chain."""
    table = random_table(game(GAME), "before", seats=2, scheme=1, events=30)
    storage = Storage(url)
    storage.create(table.head, table.seats, [StoredEvent(one) for one in table.event_log.entries])
    storage.close()
    again = await tables.table(table.id)
    await to_the_end(again)
    record, rng = parse_record(again.record().line()), CommittedRng(table.head.secret)
    drawn = Play(game(GAME), table.head.options, 2)
    for event in again.play.events:
        if event.actor == CHANCE:
            drawn.draw_by(rng)
        else:
            drawn.act(event.actor, event.number)

    assert again.chain_head == ""
    assert record.proof is None
    assert record.extra["commitment"] == again.rng.commitment == rng.commitment
    assert record.extra["secret"] == table.head.secret.hex()
    assert drawn.events == again.play.events
    assert verify(game(GAME), record, rng.commitment).is_proven


def test_a_record_whose_secret_does_not_fit_is_refused() -> None:
    record = random_table(game(GAME), "a", seats=2).record()
    other = random_table(game(GAME), "b", seats=2).record().proof
    assert record.proof is not None
    assert other is not None
    for part in ("secret", "salt", "commitment", "table"):
        changed = replace(record.proof, **{part: getattr(other, part)})
        with pytest.raises(RecordError, match="does not match its commitment"):
            replay(game(GAME), replace(record, proof=changed))


def test_the_commitment_binds_game_options_and_seats_as_they_are_stored() -> None:
    table = random_table(game(GAME), "a", seats=2)
    others = [
        replace(table.head, rules_version=99),
        replace(table.head, options={**table.head.options, "dna": "other"}),
        replace(table.head, seat_count=3),
        replace(table.head, seed=1),
    ]

    assert rng_for(table.head).commitment == table.rng.commitment
    assert len({rng_for(head).commitment for head in (table.head, *others)}) == 5


def test_nothing_of_the_secret_leaves_before_the_end() -> None:
    table = random_table(game(GAME), "a", seats=2, events=40)
    assert not table.is_over
    for watcher in (None, 0, 1):
        line = table.record(watcher).line()

        assert table.head.secret.hex() not in line
        assert table.head.salt.hex() not in line
        assert '"draws"' not in line


def test_a_table_in_an_error_or_a_log_shows_no_secret() -> None:
    table = random_table(game(GAME), "a", seats=2, events=10)
    shown = f"{table.head!r} {table.rng!r} {table.event_log.chain!r} {vars(table)!r}"

    assert table.head.id in shown
    for secret in (table.head.secret, table.head.salt):
        assert secret.hex() not in shown
        assert repr(secret) not in shown
