"""One live table: a play, the people at it, and everybody who watches.

A table is an actor: whatever changes it runs under its lock, one thing after the other.  An action
is applied to a copy of the play, written to the log together with the draws that follow it, and
only then shown; so nobody sees a move that a crash could take back.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from cuboteca.core.chance import CommittedStream
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError
from cuboteca.core.play import Play
from cuboteca.core.play_record import PlayRecord, record_of
from cuboteca.table.errors import NotYourTurnError, RefusedActionError, StaleError
from cuboteca.table.storage import StoredEvent
from cuboteca.table.story import Story

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.play import Event
    from cuboteca.table.clerk import Clerk
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredPlay

T = TypeVar("T")


class Table:
    """A table that is open in this process.

    Args:
        head: The play as stored.
        seats: Who sits where.
        game: The game.
        clerk: Writes the log.
    """

    def __init__(self, head: StoredPlay, seats: Sequence[Seat], game: Game, clerk: Clerk) -> None:
        self.id = head.id
        self.head = head
        self.game = game
        self.seats = list(seats)
        self.play = Play(game, head.options, head.seat_count)
        self.story = Story()
        self.stream = CommittedStream(head.secret)
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.driver: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.spoilt = False  # the log has gone on elsewhere: load it again
        self._clerk = clerk
        self._requests: dict[str, int] = {}  # request to the number of its event
        self._action_ids: dict[int, str] = {}

    # what it shows

    @property
    def frame(self) -> int:
        """Number of the picture shown; rises with every change and never falls after a restart."""
        return self.play.seq + sum(seat.claimed for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether the play has ended."""
        return self.play.is_over

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move."""
        mover = self.play.to_move
        return mover >= 0 and self.seats[mover].is_bot

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it if it was put away."""
        return not (self.listeners or self.lock.locked() or self.driver)

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token belongs to."""
        return next((seat.seat for seat in self.seats if seat.fits(token)), None)

    def mover_at(self, seq: int) -> int:
        """Return who acted in event ``seq``, or who is to move."""
        return self.play.events[seq].actor if seq < self.play.seq else self.play.to_move

    def action_id(self) -> str:
        """Return the id under which forms send the next action."""
        seq = self.play.seq
        if seq not in self._action_ids:
            self._action_ids = {seq: f"{seq}-{secrets.token_urlsafe(6)}"}
        return self._action_ids[seq]

    def explain(self, seat: int, action: int) -> RefusedActionError:
        """Return why ``seat`` may not take ``action`` now."""
        why = self.game.presentation.explain(self.play.state, seat, action)
        return RefusedActionError("this action is not legal now", why)

    def record(self) -> PlayRecord:
        """Return the record so far: complete once the play is over, without secrets before."""
        extra = {"commitment": self.stream.commitment}
        extra["date"] = time.strftime("%Y-%m-%d", time.gmtime(self.head.created))
        if self.is_over:
            extra["secret"] = self.head.secret.hex()
        return record_of(
            self.play,
            [seat.record_name for seat in self.seats],
            seed=self.head.seed if self.is_over else None,
            extra=extra,
        )

    # what changes it

    def replay(self, events: Sequence[StoredEvent]) -> None:
        """Bring a fresh table to where its log has come; raises IllegalActionError."""
        for stored in events:
            before = self.play.engine.copy(self.play.state)
            if stored.event.actor == CHANCE:
                event = self.play.chance(stored.event.number)
            else:
                event = self.play.act(stored.event.actor, stored.event.number)
            self.story.add(before, self.play, event)
            if stored.request_id:
                self._requests[stored.request_id] = self.play.seq - 1

    async def act(self, seat: int, seq: int, action: int | str, request: str = "") -> int:
        """Let ``seat`` act; return the number of the decision that the table waits for then.

        Args:
            seat: Proved by a token, or a bot's.
            seq: Number of the decision that is answered.
            action: As a number or in notation.
            request: Id chosen by whoever asks; the same request again is answered as before.

        Raises:
            StaleError: The play has moved on, or the request's id was used for something else.
            NotYourTurnError: Another seat is to move, or the play is over.
            RefusedActionError: The rules forbid it.
            StorageError: The log cannot be written.
        """
        return await self._undisturbed(
            self._act(seat, seq, action, request and f"{seat}:{request}")
        )

    async def claim(self, seat: int, name: str) -> bool:
        """Seat the person who came by link; False if the seat is taken."""
        return await self._undisturbed(self._claim(seat, name))

    async def _undisturbed(self, work: Coroutine[None, None, T]) -> T:
        """Run ``work`` to its end even if whoever asked goes away."""
        return await asyncio.shield(asyncio.ensure_future(work))

    async def _act(self, seat: int, seq: int, action: int | str, request: str) -> int:
        async with self.lock:
            if request in self._requests:
                return self._answer_again(request, action)
            if seq != self.play.seq or self.spoilt:
                raise StaleError(self.play.seq)
            if self.play.to_move != seat:
                raise NotYourTurnError(self._whose_turn())
            number = self._number(seat, action)
            await self._happen(lambda play: play.act(seat, number), request)
            return self.play.seq

    def _answer_again(self, request: str, action: int | str) -> int:
        at = self._requests[request]
        event = self.play.events[at]
        if action not in (event.number, event.text):
            raise StaleError(self.play.seq)
        later = range(at + 1, self.play.seq)
        return next((n for n in later if self.play.events[n].actor != CHANCE), self.play.seq)

    def _whose_turn(self) -> str:
        if self.play.to_move == OVER:
            return "the play is over"
        return f"it is the turn of seat {self.play.to_move}"

    def _number(self, seat: int, action: int | str) -> int:
        if isinstance(action, str):
            try:
                action = self.game.notation.parse_action(self.play.state, action)
            except NotationError as error:
                raise RefusedActionError(str(error)) from None
        if not 0 <= action < self.game.rules.action_count:
            raise RefusedActionError(f"{self.game.meta.title} has no action {action}")
        if action not in self.play.legal_actions():
            raise self.explain(seat, action)
        return action

    async def _happen(self, first: Callable[[Play], Event], request: str) -> None:
        play, story, requests = self.play.copy(), self.story.copy(), dict(self._requests)
        seq = play.seq
        _tell(play, story, first)
        while play.to_move == CHANCE:
            _tell(play, story, lambda drawing: drawing.draw(self.stream.below))
        events = [StoredEvent(event) for event in play.events[seq:]]
        if request:
            events[0] = replace(events[0], request_id=request)
            requests[request] = seq
        try:
            await self._clerk.append(self.id, seq, events, finished=play.is_over)
        except StaleError:
            self.spoilt = True
            self.announce()
            raise
        self.play, self.story, self._requests = play, story, requests
        self.announce()

    async def _claim(self, seat: int, name: str) -> bool:
        async with self.lock:
            if self.seats[seat].claimed or not await self._clerk.claim(self.id, seat, name):
                return False
            self.seats[seat] = replace(self.seats[seat], claimed=True, name=name)
            self.announce()
            return True

    def announce(self) -> None:
        """Wake everybody who watches."""
        self.touched = time.monotonic()
        for listener in self.listeners:
            listener.set()

    # chance that only bots and their stand-ins use

    def private_seed(self, what: str) -> int:
        """Return a number below 2**63 that follows from the play's secret and ``what``."""
        digest = hmac.new(self.head.secret, f"{what}:{self.play.seq}".encode(), hashlib.sha256)
        return int.from_bytes(digest.digest()[:8], "big") >> 1


def _tell(play: Play, story: Story, happen: Callable[[Play], Event]) -> None:
    before = play.engine.copy(play.state)
    event = happen(play)
    story.add(before, play, event)


def draw_first(play: Play, stream: CommittedStream) -> list[StoredEvent]:
    """Draw what comes before the first decision of a fresh play."""
    return [StoredEvent(event) for event in play.draw_all(stream.below)]


__all__ = ["Table", "draw_first"]
