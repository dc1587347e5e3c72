"""Records of plays as they are stored, without a table that is open, and what is wrong with one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

from cuboteca.core.errors import CubotecaError
from cuboteca.core.play_record import PlayRecord, actor_name, event_pair, parse_record
from cuboteca.core.provable import Chain, Proof, ProvableRng
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.closing import read_closing
from cuboteca.table.event_log import standing_entries
from cuboteca.table.shadow import shadow_of
from cuboteca.table.table import Table, rng_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Event
    from cuboteca.core.provable import Withdrawn
    from cuboteca.core.signing import Signer
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredEvent, StoredPlay

_NOBODY = cast("LogWriter", None)  # nothing is written


def complete_record(
    head: StoredPlay,
    seats: Sequence[Seat],
    events: Sequence[StoredEvent],
    signer: Signer | None = None,
) -> PlayRecord:
    """Return the complete record of a stored play, its secret included, signed if it has ended.

    If the rules of now do not replay all of it, the record has everything that is stored, and is of
    the version of the rules that the play began under.
    """
    if head.imported:
        return parse_record(head.imported)
    try:
        table = _table(game(head.game), head, seats, events, signer)
    except CubotecaError:
        return _as_stored(head, seats, events)
    if table.seq < len(events):
        return _as_stored(head, seats, events)
    return table.record(complete=True)


def _table(
    one: Game,
    head: StoredPlay,
    seats: Sequence[Seat],
    events: Sequence[StoredEvent],
    signer: Signer | None = None,
) -> Table:
    table = Table(head, seats, one, _NOBODY, signer)
    table.replay(events)
    return table


def _as_stored(
    head: StoredPlay, seats: Sequence[Seat], events: Sequence[StoredEvent]
) -> PlayRecord:
    """Return a record without knowing the rules; it cannot say what could have been drawn."""
    entries = [stored.event for stored in events]
    standing, withdrawn = _divided(entries)
    rng = rng_for(head)
    extra = {"date": time.strftime("%Y-%m-%d", time.gmtime(head.created))}
    proof = None
    if isinstance(rng, ProvableRng):
        chain = Chain.begin(rng)
        for entry in entries:
            chain = chain.then(actor_name(entry.actor), entry.text)
        proof = Proof(
            table=head.id,
            commitment=rng.commitment,
            head=chain.head,
            contributions=head.contributions.settled if head.contributions else (),
            withdrawn=withdrawn,
            scheme=head.scheme,
            salt=head.salt.hex(),
            secret=head.secret.hex(),
        )
    else:
        extra |= {"commitment": rng.commitment, "secret": head.secret.hex()}
    return PlayRecord(
        game=head.game,
        rules_version=head.rules_version,
        options=head.options,
        seats=tuple(seat.record_name for seat in seats),
        events=tuple(map(event_pair, standing)),
        seed=head.seed,
        extra=extra,
        seeded=head.seed is not None,
        proof=proof,
    )


def _divided(entries: Sequence[Event]) -> tuple[list[Event], tuple[Withdrawn, ...]]:
    """Return the events that still count, and the other entries of the log."""
    standing = standing_entries((entry.actor, entry.number) for entry in entries)
    kept = set(standing)
    withdrawn = tuple(
        (seq, actor_name(entry.actor), entry.text)
        for seq, entry in enumerate(entries)
        if seq not in kept
    )
    return [entries[seq] for seq in standing], withdrawn


def fault_in(head: StoredPlay, seats: Sequence[Seat], events: Sequence[StoredEvent]) -> str:
    """Return what is wrong with a stored play, in a sentence; "" if nothing is.

    It is replayed by the rules of now, every draw follows from its secret, and its complete record,
    written and read again, passes every check that a stranger can make.
    """
    if [seat.seat for seat in seats] != list(range(head.seat_count)):
        return f"it has {head.seat_count} seats, but {len(seats)} are stored"
    try:
        one = game(head.game)
        shadow = shadow_of(one, head, events)
        closing = read_closing(head.closed, head.closing)
        if closing is not None and closing.why == "rules":
            if shadow.entries >= closing.entries:
                return ""
            return f"{shadow.difference}; it was closed after entry {closing.entries}"
        if shadow.difference:
            return shadow.difference
        if closing is not None and closing.points != shadow.points:
            return f"it was closed with {closing.points} points, the rules count {shadow.points}"
        record = _table(one, head, seats, events).record(complete=True)
        found = verify(one, parse_record(record.line()))
    except CubotecaError as error:
        return str(error)
    return "; ".join(f"{check.name}: {check.reason}" for check in found.failed)


__all__ = ["complete_record", "fault_in"]
