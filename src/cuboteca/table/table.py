"""One live table: a play, the people at it, and everybody watching.

A table is an actor: changes run under its lock, one after another.  An action is applied to a
copy of the play, written to the log together with the draws that follow it, and only then shown, so
nobody sees a move that a crash could undo.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from cuboteca.core.chance import CommittedRng, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError
from cuboteca.core.fair_queue import Asker
from cuboteca.core.futures import retrieve
from cuboteca.core.play import LONGEST_MACRO, Play
from cuboteca.core.play_record import PlayRecord, record_for
from cuboteca.core.provable import Chain, Proof, ProvableRng, Terms, possible_draws
from cuboteca.core.refusals import why_not, why_not_tapped
from cuboteca.core.signing import signed
from cuboteca.table.closing import read_closing
from cuboteca.table.errors import (
    BadTokenError,
    ClosedTableError,
    ElsewhereError,
    NotYourTurnError,
    RefusedActionError,
    RefusedContributionError,
    StaleError,
)
from cuboteca.table.event_log import TAKE_BACK, EventLog
from cuboteca.table.requests import Mark, Requests, read_mark
from cuboteca.table.seats import hash_token, is_token
from cuboteca.table.storage import StoredEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.provable import Possible, TableRng
    from cuboteca.core.signing import Signer
    from cuboteca.table.contributions import Contributions, Given
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.narration import Narration
    from cuboteca.table.requests import Asked, StandIn
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredPlay

T = TypeVar("T")

LOG = logging.getLogger("cuboteca.table")

#: How often one seat may take an action back in a play: the log must not grow without limit.
MOST_TAKEN_BACK = 50

#: How often, and for how many seconds, a macro waits for those watching.
_GLANCES = 20
_GLANCE = 0.005


class Table:
    """A table that is open in this process.

    Args:
        head: The stored data of the play.
        seats: Who sits where.
        game: The game.
        log_writer: Writes the log.
        signer: Signs the record once the play is over; None signs nothing.
    """

    def __init__(
        self,
        head: StoredPlay,
        seats: Sequence[Seat],
        game: Game,
        log_writer: LogWriter,
        signer: Signer | None = None,
    ) -> None:
        self.id = head.id
        self.head = head
        self.game = game
        self.seats = list(seats)
        self.closing = read_closing(head.closed, head.closing)  # None while it can go on
        self.rng = rng_for(head)
        self.event_log = self._fresh_log()
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.client = ""  # who created it, as limits count it; "" if that is not known any more
        self._visited = time.monotonic()  # when somebody looked at it, unless listeners do
        self._subscribers: list[Callable[[Table], None]] = []
        self.touched = time.monotonic()
        self.stale = False  # another process has appended to the log: load the table again
        self._log_writer = log_writer
        self._signer = signer
        self._requests = Requests()
        self._action_ids: dict[int, str] = {}
        self._draws: tuple[Possible, ...] | None = None  # once its record was asked for at the end

    def _fresh_log(self) -> EventLog:
        """Return the log before its first entry."""
        chain = Chain.begin(self.rng) if isinstance(self.rng, ProvableRng) else None
        return EventLog(Play(self.game, self.head.options, self.head.seat_count), chain)

    # reading

    @property
    def play(self) -> Play:
        """The current play."""
        return self.event_log.play

    @property
    def narration(self) -> Narration:
        """The narration so far."""
        return self.event_log.narration

    @property
    def seq(self) -> int:
        """Number of the log's next entry; never falls."""
        return self.event_log.seq

    @property
    def frame(self) -> int:
        """Number of the current frame; rises with every change and never falls."""
        given = self.head.contributions
        changes = given.changes if given else 0
        closed = self.closing is not None
        return self.seq + sum(seat.claimed for seat in self.seats) + changes + closed

    @property
    def awaits(self) -> Contributions | None:
        """What people have added to the draws so far; None once the play has begun."""
        given = None if self.closing else self.head.contributions
        return given if given and given.phase != "over" else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that are not a bot's, taken or not."""
        return tuple(seat.seat for seat in self.seats if not seat.is_bot)

    @property
    def to_move(self) -> int:
        """Who is to move, as ``Play.to_move``; chance while contributions are awaited."""
        return CHANCE if self.awaits else self.play.to_move

    @property
    def is_over(self) -> bool:
        """Whether the play has ended by its rules."""
        return self.play.is_over

    @property
    def has_ended(self) -> bool:
        """Whether nothing more can happen: the play is over, or was closed before its end."""
        return self.is_over or self.closing is not None

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move."""
        mover = self.to_move
        return mover >= 0 and self.seats[mover].is_bot and not self.has_ended

    @property
    def has_hints(self) -> bool:
        """Whether the seat that is to move may ask for a hint."""
        return self.head.hints

    @property
    def is_seeded(self) -> bool:
        """Whether whoever created it chose the seed, and could know every draw."""
        return self.head.seed is not None

    @property
    def key(self) -> str:
        """The public key that signs its record, 64 hexadecimal digits; "" if none does."""
        return self._signer.key if self._signer else ""

    @property
    def chain_head(self) -> str:
        """Head of the chain of the log, 64 hexadecimal digits.

        It is "" before the play begins, and at a table of scheme 1.
        """
        chain = self.event_log.chain
        return chain.head if chain and not self.awaits else ""

    @property
    def asker(self) -> Asker:
        """On whose behalf its bots think."""
        return Asker(self.client or f"table {self.id}", self.id)

    @property
    def seconds_unseen(self) -> float:
        """How long ago somebody looked at it; 0 while somebody is connected."""
        return 0.0 if self.listeners else time.monotonic() - self._visited

    @property
    def is_idle(self) -> bool:
        """Whether nobody is watching or acting, so that it may be unloaded."""
        return not (self.listeners or self.lock.locked())

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token belongs to, or None."""
        return next((seat.seat for seat in self.seats if seat.fits(token)), None)

    def invited_by(self, token: str) -> int | None:
        """Return the seat that a token is the invitation to, used up or not, or None."""
        return next((seat.seat for seat in self.seats if seat.was_invited_by(token)), None)

    def mover_at(self, seq: int) -> int:
        """Return who acted in entry ``seq`` of the log; for the next one, who is to move."""
        return self.event_log.entries[seq].actor if seq < self.seq else self.to_move

    def action_id(self) -> str:
        """Return the id under which forms send the next action."""
        seq = self.seq
        if seq not in self._action_ids:
            self._action_ids = {seq: f"{seq}-{secrets.token_urlsafe(6)}"}
        return self._action_ids[seq]

    def can_take_back(self, seat: int) -> bool:
        """Return whether ``seat`` may take its last action back."""
        event_log = self.event_log
        if self.has_ended or event_log.taken_back(seat) >= MOST_TAKEN_BACK:
            return False
        return event_log.can_take_back(seat)

    def explain(self, seat: int | None, action: int | str) -> RefusedActionError:
        """Return why ``seat`` may not take ``action`` now; for a spectator, why seat 0 may not.

        Args:
            seat: Who asks; None is a spectator, who gets an answer from a state that agrees with
                what spectators know.
            action: An action's number, or what was tapped as ``Presentation.read_tap`` takes it.

        Raises:
            RefusedActionError: The game does not explain taps.
        """
        state = self.play.state
        if seat is None:
            state = self.game.resample(state, None, seeded(self.private_seed("why")))
        if isinstance(action, int):
            refused = why_not(self.game, state, seat or 0, action)
        elif self.game.presentation.read_tap is not None:
            refused = why_not_tapped(self.game, state, seat or 0, action)
        else:
            raise RefusedActionError("the field 'why' must be a number")
        return RefusedActionError("this action is not legal now", refused)

    def record(self, watcher: int | None = None, *, complete: bool = False) -> PlayRecord:
        """Return the record so far, as ``watcher`` (None: a spectator) may have it.

        It holds no secret until nothing more can happen in the play, when it is complete and
        signed; with ``complete`` it is complete now, which nobody who plays may see.
        """
        complete = complete or self.has_ended
        extra = {"date": time.strftime("%Y-%m-%d", time.gmtime(self.head.created))}
        chain = self.event_log.chain
        if chain is None:
            extra |= self._old_proof(complete=complete)
        record = record_for(
            self.play,
            watcher,
            [seat.record_name for seat in self.seats],
            seed=self.head.seed if complete else None,
            extra=extra,
            seeded=self.is_seeded,
            complete=complete,
        )
        stand_ins = self.event_log.standing_stand_ins()
        record = replace(record, stand_ins={str(at): why for at, why in stand_ins.items()})
        if chain is None:
            return record
        # the commitment binds the options as they were stored
        proof = self._proof(chain.head, complete=complete)
        record = replace(record, proof=proof, options=self.head.options)
        return signed(record, self._signer) if self.has_ended and self._signer else record

    def _old_proof(self, *, complete: bool) -> dict[str, str]:
        """Return what the record of a table of scheme 1 holds of its chance."""
        secret = {"secret": self.head.secret.hex()} if complete else {}
        return {"commitment": self.rng.commitment, **secret}

    @property
    def _is_of_now(self) -> bool:
        """Whether the play began under the rules of now."""
        return self.head.rules_version == self.game.meta.rules_version

    def _proof(self, head: str, *, complete: bool) -> Proof:
        given = self.head.contributions
        proof = Proof(
            table=self.id,
            commitment=self.rng.commitment,
            head=head,
            contributions=given.settled if given else (),
            withdrawn=self.event_log.withdrawn(),
            rules_version=0 if self._is_of_now else self.head.rules_version,
            scheme=self.head.scheme,
        )
        if not complete:
            return proof
        secret = self.head.secret.hex()
        draws = _draws_of(self.event_log) if self._draws is None else self._draws
        if self.has_ended:
            self._draws = draws
        return replace(proof, salt=self.head.salt.hex(), secret=secret, draws=draws)

    # changing

    def replay(self, events: Sequence[StoredEvent]) -> None:
        """Apply the stored events that the log lacks to a table; raises IllegalActionError.

        Of a play that was closed because its rules have changed, those that still are possible.
        """
        known = self.event_log.seq
        for seq, stored in enumerate(events[: self.closing.entries if self.closing else None]):
            mark = read_mark(stored.request_id)
            if seq >= known:
                self.event_log.repeat(stored.event, mark.stand_in)
            elif mark.stand_in:
                self.event_log.stand_ins[seq] = mark.stand_in
            self._requests.note(seq, mark)

    async def act(
        self, seat: int, seq: int, action: int | str, request: str = "", *, stand_in: StandIn = ""
    ) -> int:
        """Let ``seat`` act; return the number of the decision that the table waits for then.

        Args:
            seat: The seat of a token's holder, or a bot's.
            seq: Number of the decision that this answers.
            action: The action as a number or in notation.
            request: Id chosen by the client; the same request again gets the same answer.
            stand_in: Why the action is made in place of the bot in this seat.

        Raises:
            StaleError: The play has moved on, or the request's id was used for another request.
            ClosedTableError: The play was closed before its end.
            NotYourTurnError: Another seat is to move, or the play is over.
            RefusedActionError: The rules forbid it.
            StorageError: The log cannot be written.
        """
        mark = Mark(request and f"{seat}:{request}", stand_in=stand_in, entry=seq)
        return await self._undisturbed(self._act(seat, seq, action, mark))

    async def take_back(self, seat: int, seq: int, request: str = "") -> int:
        """Let ``seat`` take its last action back; return the number of its decision then.

        Arguments and errors are those of ``act``.
        """
        return await self._undisturbed(self._take_back(seat, seq, request and f"{seat}:{request}"))

    async def follow(self, seat: int, seq: int, macro: str, request: str = "") -> int:
        """Let ``seat`` take the decisions of a macro, one by one.

        Each is stored and shown like any other, with the draws that follow it.  The macro ends when
        the game says so, when ``seat`` is no longer to move, or after ``LONGEST_MACRO`` decisions.
        If the log cannot be written midway, what was stored remains.

        Arguments and errors are those of ``act``; RefusedActionError also means that the seat has
        no such macro now.
        """
        return await self._undisturbed(
            self._follow(seat, seq, macro, request and f"{seat}:{request}")
        )

    async def claim(self, seat: int, name: str, token: str) -> bool:
        """Seat a person who came by a link.

        Args:
            seat: The seat to which the person was invited.
            name: The name that the others will see.
            token: Fresh and known to this person alone; from now on it opens the seat.

        Returns:
            False if somebody else has taken it.  The same token again gets the same answer, so
            that a lost answer costs nobody the seat.

        Raises:
            BadTokenError: The token cannot be used.
            ClosedTableError: The play was closed before its end.
            StorageError: It cannot be written.
        """
        return await self._undisturbed(self._claim(seat, name, token))

    async def move(self, seat: int, token_hash: str, token: str) -> bool:
        """Let a person play a seat on another device, and there alone.

        Args:
            seat: Of the person.
            token_hash: Of the token that opens the seat until then.
            token: Fresh; opens it from now on.

        Returns:
            False if another token opens it meanwhile.  The same token again gets the same answer.

        Raises:
            BadTokenError: The token cannot be used.
            StorageError: It cannot be written.
        """
        return await self._undisturbed(self._move(seat, token_hash, token))

    async def contribute(self, given: Sequence[Given], *, start: bool = False) -> None:
        """Add to the draws what people sent; with the last of it the play begins.

        Args:
            given: For seats of the tokens' holders; may be empty, to go on after the time for
                revealing is over.
            start: Do not wait for people who have not committed.

        Raises:
            RefusedContributionError: It comes too late or too early, or contradicts what a seat
                sent before.
            StaleError: Another process has changed the table.
            StorageError: It cannot be written.
        """
        await self._undisturbed(self._contribute(given, start=start))

    async def _undisturbed(self, work: Coroutine[None, None, T]) -> T:
        """Run ``work`` to its end even if the caller goes away."""
        task = asyncio.ensure_future(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(retrieve)  # nobody is left to be told how it ended
            raise

    async def _act(self, seat: int, seq: int, action: int | str, mark: Mark) -> int:
        async with self.lock:
            if asked := self._requests.find(mark.request):
                return self._answer_again(asked, action)
            self._check_turn(seat, seq)
            number = self._number(seat, action)
            await self._happen(lambda event_log: event_log.act(seat, number, mark.stand_in), mark)
            return self.seq

    async def _contribute(self, given: Sequence[Given], *, start: bool) -> None:
        async with self.lock:
            before = known = self.head.contributions
            if before is None or known is None:
                raise RefusedContributionError("this table asks nobody to add to its draws")
            if self.stale:
                raise StaleError(self.seq)
            self._check_open()
            for one in given:
                known = known.take(self.id, one)
            known = known.settle(self.people, time.time(), start=start)
            if known == before:
                return
            head = replace(self.head, contributions=known)
            events = self._first_events(head) if known.phase == "over" else []
            await self._write(0, events, finished=False, contributions=known)
            self.head = head
            if known.phase == "over":
                self.rng = rng_for(head)
                self.event_log = self._fresh_log()
                self.replay(events)
            self.announce()

    def _first_events(self, head: StoredPlay) -> list[StoredEvent]:
        return draw_first(Play(self.game, head.options, head.seat_count), rng_for(head))

    async def _write(
        self,
        seq: int,
        events: Sequence[StoredEvent],
        *,
        finished: bool,
        contributions: Contributions | None = None,
    ) -> None:
        try:
            await self._log_writer.append(
                self.id, seq, events, finished=finished, contributions=contributions
            )
        except (StaleError, ElsewhereError):
            self.stale = True
            self.announce()
            raise

    async def _follow(self, seat: int, seq: int, macro: str, request: str) -> int:
        async with self.lock:
            if asked := self._requests.find(request):
                return self._answer_again(asked, macro=macro)
            self._check_turn(seat, seq)
            self._check_macro(seat, macro)
            for step in range(LONGEST_MACRO):
                action = self.play.follow(seat, macro)
                if action is None:
                    break
                if step:
                    await self._seen()
                mark = Mark(request, "" if step else macro, step)
                await self._happen(partial(_act, seat, action), mark)
            return self.seq

    def _check_macro(self, seat: int, macro: str) -> None:
        names = [one.name for one in self.play.macros(seat)]
        if macro not in names:
            known = f"there are: {', '.join(names)}" if names else "there is none"
            raise RefusedActionError(f"no macro '{macro[:20]}' can start now; {known}")

    async def _seen(self) -> None:
        """Give everybody watching time to fetch the newest frame before it changes again."""
        for _ in range(_GLANCES):
            if not any(listener.is_set() for listener in self.listeners):
                return
            await asyncio.sleep(_GLANCE)

    async def _take_back(self, seat: int, seq: int, request: str) -> int:
        async with self.lock:
            if asked := self._requests.find(request):
                return self._answer_again(asked, TAKE_BACK)
            self._check_turn(seat, seq)
            if not self.can_take_back(seat):
                raise RefusedActionError("there is nothing to take back now")
            await self._happen(lambda event_log: event_log.take_back(seat), Mark(request))
            return self.seq

    def _check_turn(self, seat: int, seq: int) -> None:
        if seq != self.seq or self.stale:
            raise StaleError(self.seq)
        self._check_open()
        if self.awaits:
            raise NotYourTurnError("the play begins when people have added to the draws")
        if self.play.to_move != seat:
            raise NotYourTurnError(
                self._whose_turn(), why_not(self.game, self.play.state, seat, -1)
            )

    def _check_open(self) -> None:
        if self.closing is not None:
            raise ClosedTableError(self.closing.why)

    def _answer_again(self, asked: Asked, action: int | str = "", *, macro: str = "") -> int:
        entries = self.event_log.entries
        first = entries[asked.first]
        same = macro == asked.macro and (macro or action in (first.number, first.text))
        if not same:
            raise StaleError(self.seq)
        later = range(asked.last + 1, self.seq)
        return next((n for n in later if entries[n].actor != CHANCE), self.seq)

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
        if not self.play.may(action):
            raise self.explain(seat, action)
        return action

    async def _happen(self, first: Callable[[EventLog], None], mark: Mark) -> None:
        event_log, requests = self.event_log.copy(), self._requests.copy()
        seq = event_log.seq
        await asyncio.to_thread(first, event_log)  # taking back replays the play
        while event_log.play.to_move == CHANCE:
            event_log.draw(self.rng.below)
        events = [StoredEvent(entry) for entry in event_log.entries[seq:]]
        events[0] = replace(events[0], request_id=mark.written())
        is_over = event_log.play.is_over
        requests.note(seq, mark)
        await self._write(seq, events, finished=is_over)
        self.event_log, self._requests = event_log, requests
        where = {"table": self.id, "seat": events[0].event.actor, "number": seq}
        LOG.info("an action is stored", extra=where)
        self.announce()

    async def _claim(self, seat: int, name: str, token: str) -> bool:
        async with self.lock:
            if self.seats[seat].claimed:
                return self.seats[seat].fits(token)
            self._check_open()
            new = self._fresh(token)
            done = await self._log_writer.claim(self.id, seat, name, new)
            if done:
                taken = replace(self.seats[seat], claimed=True, name=name, token_hash=new)
                self.seats[seat] = taken
            else:  # another process has seated somebody
                self.stale = True
            self.announce()
            return done

    async def _move(self, seat: int, token_hash: str, token: str) -> bool:
        async with self.lock:
            moving = self.seats[seat]
            if moving.token_hash != token_hash:
                return moving.fits(token)
            new = self._fresh(token)
            done = await self._log_writer.move(self.id, seat, token_hash, new)
            if done:
                self.seats[seat] = replace(moving, token_hash=new)
            else:  # another process has moved it
                self.stale = True
            self.announce()
            return done

    def _fresh(self, token: str) -> str:
        """Return the hash of a token that nobody at the table has; raises BadTokenError."""
        known = any(one.fits(token) or one.was_invited_by(token) for one in self.seats)
        if known or not is_token(token):
            raise BadTokenError(
                "a token of your own is a fresh random text of 32 to 64 letters, digits, "
                "hyphens and underscores"
            )
        return hash_token(token)

    def subscribe(self, notify: Callable[[Table], None]) -> None:
        """Call ``notify`` after each change, and when somebody opens the table."""
        self._subscribers.append(notify)

    def visit(self) -> None:
        """Note that somebody looks at the table, or did until now."""
        self._visited = time.monotonic()
        self.touch()

    def touch(self) -> None:
        """Note that somebody has opened the table, or that it has changed."""
        self.touched = time.monotonic()
        for notify in self._subscribers:
            notify(self)

    def announce(self) -> None:
        """Notify everybody watching, and all subscribers, that the table has changed."""
        for listener in self.listeners:
            listener.set()
        self.touch()

    # randomness for bots and their stand-ins only

    def private_seed(self, what: str) -> int:
        """Return a number below 2**63 derived from the play's secret and ``what``."""
        digest = hmac.new(self.head.secret, f"{what}:{self.seq}".encode(), hashlib.sha256)
        return int.from_bytes(digest.digest()[:8], "big") >> 1


def _act(seat: int, action: int, event_log: EventLog) -> None:
    event_log.act(seat, action)


def _draws_of(event_log: EventLog) -> tuple[Possible, ...]:
    """Return what could have been drawn in a play that has ended, which its record says."""
    return possible_draws(event_log.play) if event_log.chain else ()


def rng_for(head: StoredPlay) -> TableRng:
    """Return what a table draws from, by the scheme it was created with."""
    if head.scheme == 1:
        return CommittedRng(head.secret)
    terms = Terms(
        table=head.id,
        game=head.game,
        rules_version=head.rules_version,
        options=head.options,
        seat_count=head.seat_count,
        seeded=head.seed is not None,
        scheme=head.scheme,
    )
    given = head.contributions
    return ProvableRng(head.secret, head.salt, terms, given.settled if given else ())


def draw_first(play: Play, rng: TableRng) -> list[StoredEvent]:
    """Draw everything that comes before the first decision of a fresh play."""
    return [StoredEvent(event) for event in play.draw_all(rng.below)]


__all__ = ["LOG", "MOST_TAKEN_BACK", "Table", "draw_first", "rng_for"]
