"""Tables at which a play was played at random, as the site keeps and draws them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from cuboteca.core.chance import secret_of_seed
from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Play
from cuboteca.core.provable import DEAL_SCHEME, SCHEME, Contribution, commitment_to
from cuboteca.table.contributions import Contributions
from cuboteca.table.event_log import EventLog
from cuboteca.table.seats import Seat
from cuboteca.table.signing_key import SigningKey
from cuboteca.table.storage import StoredEvent, StoredPlay
from cuboteca.table.table import Table, rng_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game, OptionValue
    from cuboteca.core.signing import Signer
    from cuboteca.table.log_writer import LogWriter

_NAMES = ("Ada", "Benoît", "Čedo", "丁", "Eve", "Flo", "Gil", "Hal")
#: The key of all these tables.
SIGNER = SigningKey(Ed25519PrivateKey.from_private_bytes(bytes(range(32))))

_NOBODY = cast("LogWriter", None)  # nothing more is written


def random_table(
    game: Game,
    name: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    scheme: int = SCHEME,
    seed: int | None = None,
    events: int | None = None,
    taken_back: int = 3,
    signer: Signer | None = SIGNER,
    deal: str = "",
) -> Table:
    """Return a table whose play was played at random.

    Args:
        game: The game.
        name: Decides secret, salt, the table's id, what people add to the draws, and the actions.
        seats: How many; drawn where it is not given.
        options: Some of the game's.
        scheme: By which it draws.
        seed: As if somebody had chosen it.
        events: Stop at the first decision once the log has so many; None plays to the end.
        taken_back: How many actions are taken back, the first for which that is possible.
        signer: Signs its record.
        deal: In the scheme of deals, decides secret and salt instead of ``name``.
    """
    chosen = random.Random(name)
    count = seats or chosen.randint(game.meta.min_seats, game.meta.max_seats)
    head = StoredPlay(
        id=_bytes(f"{name} id").hex()[:12],
        game=game.name,
        rules_version=game.meta.rules_version,
        options=cast("Mapping[str, OptionValue]", game.options(options or {}, count)),
        seat_count=count,
        created=1_700_000_000.0,
        seed=seed,
        secret=_bytes(f"{name} secret") if seed is None else secret_of_seed(seed),
        scheme=scheme,
        salt=_bytes(f"{name} salt") if scheme > 1 else b"",
        deal=f"deal-{deal}" if scheme == DEAL_SCHEME else "",
    )
    if scheme == DEAL_SCHEME:  # the tables of a deal share its secret and its salt
        secret, salt = _bytes(f"{deal} secret"), _bytes(f"{deal} salt")
        head = replace(head, sealed_until=0.0, secret=secret, salt=salt)
    if scheme == SCHEME and seed is None:
        head = replace(head, contributions=_contributions(head, random.Random(f"{name} people")))
    log = _played(Play(game, head.options, count), head, chosen, events, taken_back)
    people = [Seat(n, "human", _NAMES[n], "", "", claimed=True) for n in range(count)]
    table = Table(head, people, game, _NOBODY, signer)
    table.replay([StoredEvent(entry) for entry in log.entries])
    return table


def _contributions(head: StoredPlay, chosen: random.Random) -> Contributions:
    """Return what the people added: most a text, some nothing, some did not reveal it."""
    entries = []
    for seat in range(head.seat_count):
        text = f"{chosen.choice(('olive', 'ciao è', '丁'))} {chosen.random()}"
        revealed = chosen.choice((text, text, text, None, ""))
        if revealed != "":
            entries.append(Contribution(seat, commitment_to(head.id, seat, text), revealed))
    return Contributions("over", tuple(entries))


def _played(
    play: Play, head: StoredPlay, chosen: random.Random, most: int | None, taken_back: int
) -> EventLog:
    log, rng = EventLog(play), rng_for(head)
    while not play.is_over and (most is None or log.seq < most or play.to_move == CHANCE):
        mover = play.to_move
        if mover == CHANCE:
            log.draw(rng)
            continue
        log.act(mover, chosen.choice(play.legal_actions()))
        if len(log.withdrawn()) < 2 * taken_back and log.can_take_back(mover):
            log.take_back(mover)
    return log


def _bytes(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
