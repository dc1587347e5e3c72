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
import math
import secrets
import time
from dataclasses import replace
from functools import partial, reduce
from typing import TYPE_CHECKING, TypeVar

from cuboteca.core.chance import CommittedRng, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.errors import NotationError
from cuboteca.core.fair_queue import Asker
from cuboteca.core.futures import retrieve
from cuboteca.core.play import LONGEST_MACRO, Event, Play
from cuboteca.core.play_record import PlayRecord, parse_record, record_for
from cuboteca.core.provable import (
    Chain,
    Proof,
    ProvableRng,
    Terms,
    possible_draws,
    rng_of_terms,
)
from cuboteca.core.refusals import why_not, why_not_tapped
from cuboteca.core.signing import signed
from cuboteca.table.closing import Closing, read_closing
from cuboteca.table.conditions import Conditions
from cuboteca.table.conduct import conduct_of
from cuboteca.table.departures import entries_for, reason_to_close
from cuboteca.table.errors import (
    BadTokenError,
    ClosedTableError,
    ElsewhereError,
    NotYourTurnError,
    RefusedActionError,
    RefusedContributionError,
    ReplacedError,
    StaleError,
    StaysError,
)
from cuboteca.table.event_log import TAKE_BACK, EventLog, is_decision
from cuboteca.table.leaving import AGREE, END, FLAG, HAND_OVER, RESIGN, SIT, text_of
from cuboteca.table.outages import Outages
from cuboteca.table.presence import Presence
from cuboteca.table.requests import SUBSTITUTED, Mark, Requests, read_mark
from cuboteca.table.seats import hash_token, is_token
from cuboteca.table.storage import Standing, StoredEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from cuboteca.core.chance import TableRng
    from cuboteca.core.game import Game
    from cuboteca.core.provable import Draw
    from cuboteca.core.signing import Signer
    from cuboteca.table.conduct import Conduct
    from cuboteca.table.contributions import Contributions, Given
    from cuboteca.table.log_writer import LogWriter
    from cuboteca.table.narration import Narration
    from cuboteca.table.presence import SeatPresence
    from cuboteca.table.rating_change import RatingChange
    from cuboteca.table.requests import Asked, StandIn
    from cuboteca.table.seats import Seat
    from cuboteca.table.storage import StoredPlay
    from cuboteca.table.turning_point import TurningPoint

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
        outages: When the site was down; None where nobody looks.
        clock: Returns seconds since 1970.
    """

    def __init__(
        self,
        head: StoredPlay,
        seats: Sequence[Seat],
        game: Game,
        log_writer: LogWriter,
        signer: Signer | None = None,
        outages: Outages | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._clock = clock
        self.id = head.id
        self.head = head
        self.game = game
        self.seats = list(seats)
        self.closing = read_closing(head.closed, head.closing)  # None while it can go on
        self.imported = parse_record(head.imported) if head.imported else None  # played elsewhere
        self.rng = rng_for(head)
        self.event_log = self._fresh_log()
        self.conditions = head.conditions or Conditions()
        self.conduct = conduct_of(self.conditions, seats, head.created)
        self._stored: list[StoredEvent] = []  # the entries of the log, with their times
        self.outages = outages or Outages()
        self.rematch = ""  # id of the table at which it is played again, once there is one
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.presence = Presence()
        self.hurries: dict[asyncio.Event, bool] = {}  # players' listeners: do they want no pauses
        self.client = ""  # who created it, as limits count it; "" if that is not known any more
        self._visited = time.monotonic()  # when somebody looked at it, unless listeners do
        self._subscribers: list[Callable[[Table], None]] = []
        self.touched = time.monotonic()
        self.turning_point: TurningPoint | None = None  # of a finished play, once it is decided
        self.is_decided = False  # whether the turning point has been looked for
        self.rating_changes: Sequence[RatingChange] = ()  # by seat, once they are settled
        self.is_kept = True  # whether a database keeps it
        self.stale = False  # another process has appended to the log: load the table again
        self._log_writer = log_writer
        self._signer = signer
        self._requests = Requests()
        self._action_ids: dict[int, str] = {}
        self._draws: tuple[Draw, ...] | None = None  # once its record was asked for at the end

    def _fresh_log(self) -> EventLog:
        """Return the log before its first entry."""
        chain = Chain.begin(self.rng) if isinstance(self.rng, ProvableRng) else None
        return EventLog(first_play(self.game, self.head), chain)

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
        ended = closed + self.is_decided + bool(self.rematch) + bool(self.rating_changes)
        given_back = sum(until > self.head.created for _, until in self.outages.known)
        seated = sum(seat.claimed for seat in self.seats)
        return self.seq + seated + changes + ended + given_back

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
    def is_sealed(self) -> bool:
        """Whether it plays a deal of which nobody may learn what others drew."""
        until = self.head.sealed_until
        return until is not None and self._clock() < until

    @property
    def shows_secret(self) -> bool:
        """Whether its record has its secret: it has ended, and is not sealed."""
        return self.has_ended and not self.is_sealed

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move."""
        mover = self.to_move
        return mover >= 0 and bool(self.bot_in(mover)) and not self.has_ended

    def bot_in(self, seat: int) -> str:
        """Return the level of the bot that plays ``seat`` now; "" if a person does."""
        substitute = self.conduct.leaving.substitutes.get(seat)
        return substitute.level if substitute else self.seats[seat].level

    @property
    def voters(self) -> tuple[int, ...]:
        """The seats whose people have a say: those who have come, and have not left."""
        people = (self.seats[seat] for seat in self.people)
        return tuple(seat.seat for seat in people if seat.claimed and not self.bot_in(seat.seat))

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that wait for somebody, where a bot may play meanwhile."""
        if self.head.rated or self.head.deal:
            return ()
        return tuple(
            seat for seat in self.people if not (self.seats[seat].claimed or self.bot_in(seat))
        )

    def is_alone(self, seat: int) -> bool:
        """Return whether no person but that of ``seat`` has come."""
        mine = self.seats[seat]
        there = [self.seats[one] for one in self.people if self.seats[one].claimed]
        return there == [mine] or bool(
            mine.person and {one.person for one in there} == {mine.person}
        )

    @property
    def has_to_seat(self) -> bool:
        """Whether the log has to say that somebody has come, whose clock may run now."""
        can = self.conduct.clocks is not None and not (self.has_ended or self.awaits)
        return can and bool(self._just_seated)

    @property
    def flag_falls(self) -> float:
        """When the flag of the seat to move falls, in seconds since 1970; infinity if never."""
        if self.has_ended or self.awaits:
            return math.inf
        return self.conduct.falls(self.to_move, self.outages.known)

    @property
    def has_hints(self) -> bool:
        """Whether the seat that is to move may ask for a hint."""
        return self.head.hints

    @property
    def is_seeded(self) -> bool:
        """Whether whoever created it chose the seed, and could know every draw."""
        if self.imported is not None:
            return self.imported.seeded or self.imported.seed is not None
        return self.head.seed is not None

    @property
    def key(self) -> str:
        """The public key that signs its record, 64 hexadecimal digits; "" if none does."""
        return self._signer.key if self._signer else ""

    @property
    def commitment(self) -> str:
        """What it is committed to draw by, 64 hexadecimal digits.

        Of a play that took place elsewhere it is what its record says; "" if that says nothing.
        """
        if self.imported is None:
            return self.rng.commitment
        proof = self.imported.proof
        return proof.commitment if proof else self.imported.extra.get("commitment", "")

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
    def is_hurried(self) -> bool:
        """Whether all players who are connected want bots to move without pauses."""
        return bool(self.hurries) and all(self.hurries.values())

    @property
    def is_idle(self) -> bool:
        """Whether nobody is watching or acting, so that it may be unloaded."""
        return not (self.listeners or self.lock.locked())

    def presence_of(self, seat: int) -> SeatPresence | None:
        """Return whether the person in a seat is there; None for a bot and for a free seat."""
        one = self.seats[seat]
        if one.is_bot or not one.claimed:
            return None
        entries = self.event_log.entries
        return self.presence.of(
            seat, lambda: any(entry.actor == seat for entry in reversed(entries))
        )

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token belongs to, or None."""
        return next((seat.seat for seat in self.seats if seat.fits(token)), None)

    def invited_by(self, token: str) -> int | None:
        """Return the seat that a token is the invitation to, used up or not, or None."""
        return next((seat.seat for seat in self.seats if seat.was_invited_by(token)), None)

    def mover_at(self, seq: int) -> int:
        """Return whose the first event from entry ``seq`` on is; for the next, who is to move."""
        event = self.event_log.event_after(seq)
        return self.event_log.entries[event].actor if event < self.seq else self.to_move

    def action_id(self) -> str:
        """Return the id under which forms send the next action."""
        seq = self.seq
        if seq not in self._action_ids:
            self._action_ids = {seq: f"{seq}-{secrets.token_urlsafe(6)}"}
        return self._action_ids[seq]

    def can_take_back(self, seat: int) -> bool:
        """Return whether ``seat`` may take its last action back, which nobody has answered."""
        return self._is_forgiving(seat) and self.event_log.can_take_back(seat)

    def offers_taking_back(self, seat: int) -> bool:
        """Return whether ``seat`` may take its last action back, and what bots have answered.

        Answers go back only if all other seats are bots, so that no person has to decide twice, and
        not in rated plays.
        """
        alone = self.people == (seat,) and not self.head.rated
        return self._is_forgiving(seat) and self.event_log.can_take_back(seat, with_answers=alone)

    def _is_forgiving(self, seat: int) -> bool:
        if self.has_ended or self.head.deal:
            return False
        return self.event_log.taken_back(seat) < MOST_TAKEN_BACK

    def explain(self, seat: int | None, action: int | str) -> RefusedActionError:
        """Return why ``seat`` may not take ``action`` now.

        Args:
            seat: Who asks; None is a spectator, who gets an answer from a state that agrees with
                what spectators know: of an action, why seat 0 may not take it; of a tap, whose turn
                it is.
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
            waits = (self.to_move + 1) % len(self.seats)
            refused = why_not_tapped(self.game, state, waits if seat is None else seat, action)
        else:
            raise RefusedActionError("the field 'why' must be a number")
        return RefusedActionError("this action is not legal now", refused)

    def record(self, watcher: int | None = None, *, complete: bool = False) -> PlayRecord:
        """Return the record so far, as ``watcher`` (None: a spectator) may have it.

        It holds no secret until nothing more can happen in the play and the deal that it plays, if
        any, is no longer sealed; then it is complete and signed.  With ``complete`` it is complete
        now, which nobody who plays may see.  Of a play that took place elsewhere it is the one that
        came from there.
        """
        if self.imported is not None:
            return self.imported
        complete = complete or self.shows_secret
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
        return signed(record, self._signer) if self.shows_secret and self._signer else record

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
            deal=self.head.deal,
        )
        if not complete:
            return proof
        secret = self.head.secret.hex()
        draws = _draws_of(self.event_log) if self._draws is None else self._draws
        if self.has_ended:
            self._draws = draws
        return replace(
            proof,
            salt=self.head.salt.hex(),
            secret=secret,
            draws=tuple(one.possible for one in draws),
            sources=tuple(one.source for one in draws) if self.head.deal else (),
        )

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
            self._conducted(stored)

    def _conducted(self, stored: StoredEvent) -> None:
        """Note what one more entry of the log means for clocks and seats."""
        self._stored.append(stored)
        self.conduct = self._conduct_after(self.conduct, stored)

    def _conduct_after(self, conduct: Conduct, stored: StoredEvent) -> Conduct:
        known = self.outages.known_by(stored.at) if conduct.clocks else ()
        return conduct.after(stored.event, stored.at, stored.received, known)

    def conduct_at(self, step: int) -> Conduct:
        """Return the conduct as it was after ``step`` events of the play, for replays."""
        entries = self.event_log.standing[step - 1] + 1 if step else 0
        begun = conduct_of(self.conditions, self.seats, self.head.created)
        return reduce(self._conduct_after, self._stored[:entries], begun)

    async def act(
        self,
        seat: int,
        seq: int,
        action: int | str,
        request: str = "",
        *,
        stand_in: StandIn = "",
        received: float | None = None,
    ) -> int:
        """Let ``seat`` act; return the number of the decision that the table waits for then.

        Args:
            seat: The seat of a token's holder, or a bot's.
            seq: Number of the decision that this answers.
            action: The action as a number or in notation.
            request: Id chosen by the client; the same request again gets the same answer.
            stand_in: Why the action is made in place of the bot in this seat, or of its person.
            received: When the request came; None for now.

        Raises:
            StaleError: The play has moved on, or the request's id was used for another request.
            ClosedTableError: The play was closed before its end.
            NotYourTurnError: Another seat is to move, or the play is over.
            RefusedActionError: The rules forbid it.
            StorageError: The log cannot be written.
        """
        mark = Mark(request and f"{seat}:{request}", stand_in=stand_in, entry=seq)
        moment = time.time() if received is None else received
        return await self._undisturbed(self._act(seat, seq, action, mark, moment))

    async def take_back(
        self, seat: int, seq: int, request: str = "", *, received: float | None = None
    ) -> int:
        """Let ``seat`` take its last action back; return the number of its decision then.

        What bots have answered goes with it, where that is allowed (``offers_taking_back``).

        Arguments and errors are those of ``act``.
        """
        moment = time.time() if received is None else received
        request = request and f"{seat}:{request}"
        return await self._undisturbed(self._take_back(seat, seq, request, moment))

    async def follow(
        self, seat: int, seq: int, macro: str, request: str = "", *, received: float | None = None
    ) -> int:
        """Let ``seat`` take the decisions of a macro, one by one.

        Each is stored and shown like any other, with the draws that follow it.  The macro ends when
        the game says so, when ``seat`` is no longer to move, or after ``LONGEST_MACRO`` decisions.
        If the log cannot be written midway, what was stored remains.

        Arguments and errors are those of ``act``; RefusedActionError also means that the seat has
        no such macro now.
        """
        moment = time.time() if received is None else received
        request = request and f"{seat}:{request}"
        return await self._undisturbed(self._follow(seat, seq, macro, request, moment))

    async def leave(self, seat: int, number: int, what: str = "", request: str = "") -> None:
        """Let ``seat`` resign, hand over to a bot, come back, or agree or not (``leaving.py``).

        Args:
            seat: The seat of a token's holder.
            number: ``RESIGN``, ``HAND_OVER``, ``COME_BACK``, ``AGREE`` or ``DECLINE``.
            what: The bot's level, or what is agreed on.
            request: As with ``act``; what has been done already is not done again.

        Raises:
            ClosedTableError: The play was closed before its end.
            NotYourTurnError: It is over, or has not begun.
            RefusedActionError: It makes no sense now; the message says why.
            StaleError: Another process has changed the table.
            StorageError: The log cannot be written.
        """
        await self._undisturbed(self._leave(seat, number, what, request and f"{seat}:{request}"))

    async def settle_clocks(self) -> None:
        """Let a flag fall that is due, and note who has come, if nobody has done so yet.

        Raises:
            StaleError: Another process has changed the table.
            StorageError: The log cannot be written.
        """
        await self._undisturbed(self._settle_clocks())

    async def claim(self, seat: int, name: str, token: str, person: str = "") -> bool:
        """Seat a person who came by a link.

        Args:
            seat: The seat to which the person was invited.
            name: The name that the others will see.
            token: Fresh and known to this person alone; from now on it opens the seat.
            person: Id of the person; "" for one who is not known.

        Returns:
            False if somebody else has taken it.  The same token again gets the same answer, so
            that a lost answer costs nobody the seat.

        Raises:
            BadTokenError: The token cannot be used.
            ClosedTableError: The play was closed before its end.
            StorageError: It cannot be written.
        """
        return await self._undisturbed(self._claim(seat, name, token, person))

    async def move(self, seat: int, token_hash: str, token: str, person: str = "") -> bool:
        """Let a person play a seat on another device, and there alone.

        Args:
            seat: Of the person.
            token_hash: Of the token that opens the seat until then.
            token: Fresh; opens it from now on.
            person: Id of who then holds it; "" for one who is not known.

        Returns:
            False if another token opens it meanwhile.  The same token again gets the same answer.

        Raises:
            BadTokenError: The token cannot be used.
            StorageError: It cannot be written.
        """
        return await self._undisturbed(self._move(seat, token_hash, token, person))

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

    async def _act(
        self, seat: int, seq: int, action: int | str, mark: Mark, received: float
    ) -> int:
        async with self.lock:
            if asked := self._requests.find(mark.request):
                return self._answer_again(asked, action)
            await self._check_turn(seat, seq, received, mark.stand_in)
            number = self._number(seat, action)
            await self._happen(
                lambda event_log: event_log.act(seat, number, mark.stand_in),
                mark,
                None if self.bot_in(seat) else received,
            )
            return self.seq

    async def _leave(self, seat: int, number: int, what: str, request: str) -> None:
        async with self.lock:
            if self._requests.find(request):
                return
            if self.stale:
                raise StaleError(self.seq)
            self._check_open()
            if self.is_over:
                raise NotYourTurnError("this can be done while a play lasts")
            if self.head.deal and number == HAND_OVER:
                raise StaysError("deal")
            if self.awaits:
                await self._give_up(seat, number, what)
                return
            entries = entries_for(self, seat, number, what)
            if entries:
                await self._enter(entries, Mark(request))

    async def _give_up(self, seat: int, number: int, what: str) -> None:
        """Close the table before the first draw, if nobody else has come.

        Nothing about leaving can stand in a log that has not begun.
        """
        if not (number == RESIGN or (number == AGREE and what == END)) or not self.is_alone(seat):
            raise StaysError("unbegun")
        points = tuple(self.game.presentation.points_now(self.play.state))
        closing = Closing(time.time(), "unbegun", points, self.event_log.seq)
        await self._write(self.seq, (), None, closing=closing)
        self.closing = closing
        self.announce()

    async def _settle_clocks(self) -> None:
        async with self.lock:
            if self.stale or self.has_ended or self.awaits or self.conduct.clocks is None:
                return
            if here := self._just_seated:
                await self._enter([Event(seat, SIT, text_of(SIT)) for seat in here], Mark(""))
            await self._let_fall(time.time())

    @property
    def _just_seated(self) -> list[int]:
        """The seats by link whose people have come, which the log does not say yet."""
        absent = sorted(self.conduct.by_link - self.conduct.leaving.here)
        return [seat for seat in absent if self.seats[seat].claimed]

    async def _let_fall(self, moment: float) -> None:
        """Let the flag of the seat to move fall if it has by ``moment``.

        Until then the site may have been down, or this computer asleep: that is asked before
        anything counts.
        """
        if self.flag_falls < math.inf:
            await self.outages.confirm()
        if self.flag_falls <= moment:
            LOG.info("a flag has fallen", extra={"table": self.id, "seat": self.to_move})
            await self._enter([Event(self.to_move, FLAG, text_of(FLAG))], Mark(""))

    async def _enter(self, entries: Sequence[Event], mark: Mark) -> None:
        """Add entries of the table to the log, and close the play if nobody is left to play."""
        event_log, requests, seq = self.event_log.copy(), self._requests.copy(), self.seq
        conduct, now = self.conduct, time.time()
        for entry in entries:
            event_log.note(entry)
            conduct = conduct.after(entry, now, None, self.outages.known)
        requests.note(seq, mark)
        events = [StoredEvent(entry) for entry in entries]
        events[0] = replace(events[0], request_id=mark.written())
        closing = self._closing_after(conduct, entries, event_log.seq)
        at = await self._write(seq, events, None, closing=closing)
        for stored in events:
            self._conducted(replace(stored, at=at))
        self.event_log, self._requests = event_log, requests
        if closing is not None:
            self.closing = closing
        self.announce()

    def _closing_after(
        self, conduct: Conduct, entries: Sequence[Event], count: int
    ) -> Closing | None:
        """Return what closes the play after entries of the table; None if it goes on."""
        why = reason_to_close(conduct, self.people, entries)
        if not why:
            return None
        points = tuple(self.game.presentation.points_now(self.play.state))
        return Closing(time.time(), why, points, count)

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
            play = first_play(self.game, head)
            events = draw_first(play, rng_for(head)) if known.phase == "over" else []
            at = await self._write(0, events, play if events else None, contributions=known)
            self.head = head
            if known.phase == "over":
                self.rng = rng_for(head)
                self.event_log, self._stored = self._fresh_log(), []
                self.replay([replace(stored, at=at) for stored in events])
            self.announce()

    async def _write(
        self,
        seq: int,
        events: Sequence[StoredEvent],
        play: Play | None,
        contributions: Contributions | None = None,
        closing: Closing | None = None,
    ) -> float:
        """Add to the log, with what lists show of the play that it leads to; return when."""
        standing = None if play is None else standing_of(play)
        try:
            return await self._log_writer.append(
                self.id,
                seq,
                events,
                finished=play is not None and play.is_over,
                contributions=contributions,
                closing=closing,
                standing=standing,
            )
        except (StaleError, ElsewhereError):
            self.stale = True
            self.announce()
            raise

    async def _follow(self, seat: int, seq: int, macro: str, request: str, received: float) -> int:
        async with self.lock:
            if asked := self._requests.find(request):
                return self._answer_again(asked, macro=macro)
            await self._check_turn(seat, seq, received)
            self._check_macro(seat, macro)
            for step in range(LONGEST_MACRO):
                action = self.play.follow(seat, macro)
                if action is None:
                    break
                if step:
                    await self._seen()
                mark = Mark(request, "" if step else macro, step)
                moment = time.time() if step else received
                await self._happen(partial(_act, seat, action), mark, moment)
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

    async def _take_back(self, seat: int, seq: int, request: str, received: float) -> int:
        async with self.lock:
            if asked := self._requests.find(request):
                return self._answer_again(asked, TAKE_BACK)
            await self._check_turn(seat, seq, received)
            if not self.offers_taking_back(seat):
                raise RefusedActionError("there is nothing to take back now")
            await self._happen(lambda event_log: event_log.take_back(seat), Mark(request), received)
            return self.seq

    async def _check_turn(
        self, seat: int, seq: int, received: float, stand_in: StandIn = ""
    ) -> None:
        """Make sure that ``seat`` is to decide; its flag falls if that is due."""
        late = seq > self.seq or self.event_log.event_after(seq) < self.seq
        if late or self.stale or self._is_out_of_place(seat, stand_in):
            raise StaleError(self.seq)
        self._check_open()
        if seat == self.to_move and not stand_in:
            await self._let_fall(received)
            self._check_open()
        if self.awaits:
            raise NotYourTurnError("the play begins when people have added to the draws")
        if self.play.to_move != seat:
            raise NotYourTurnError(
                self._whose_turn(), why_not(self.game, self.play.state, seat, -1)
            )
        if seat in self.conduct.leaving.substitutes and not stand_in:
            raise ReplacedError(resigned=seat in self.conduct.leaving.resigned)

    def _is_out_of_place(self, seat: int, stand_in: StandIn) -> bool:
        """Return whether a bot decides for somebody who has come back meanwhile."""
        return stand_in in SUBSTITUTED and seat not in self.conduct.leaving.substitutes

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
        return next((n for n in later if is_decision(entries[n])), self.seq)

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

    async def _happen(
        self, first: Callable[[EventLog], None], mark: Mark, received: float | None
    ) -> None:
        event_log, requests = self.event_log.copy(), self._requests.copy()
        seq = event_log.seq
        await asyncio.to_thread(first, event_log)  # taking back replays the play
        while event_log.play.to_move == CHANCE:
            event_log.draw(self.rng)
        events = [StoredEvent(entry) for entry in event_log.entries[seq:]]
        events[0] = replace(events[0], request_id=mark.written(), received=received)
        requests.note(seq, mark)
        at = await self._write(seq, events, event_log.play)
        for stored in events:
            self._conducted(replace(stored, at=at))
        self.event_log, self._requests = event_log, requests
        where = {"table": self.id, "seat": events[0].event.actor, "number": seq}
        LOG.info("an action is stored", extra=where)
        self.announce()

    async def _claim(self, seat: int, name: str, token: str, person: str) -> bool:
        async with self.lock:
            if self.seats[seat].claimed:
                return self.seats[seat].fits(token)
            self._check_open()
            new = self._fresh(token)
            done = await self._log_writer.claim(self.id, seat, name, new, person)
            if done:
                self.seats[seat] = replace(
                    self.seats[seat], claimed=True, name=name, token_hash=new, person=person
                )
                if seat in self.conduct.leaving.substitutes:
                    await self._enter([Event(seat, SIT, text_of(SIT))], Mark(""))
            else:  # another process has seated somebody
                self.stale = True
            self.announce()
            return done

    async def _move(self, seat: int, token_hash: str, token: str, person: str) -> bool:
        async with self.lock:
            moving = self.seats[seat]
            if moving.token_hash != token_hash:
                return moving.fits(token)
            new = self._fresh(token)
            done = await self._log_writer.move(self.id, seat, token_hash, new, person)
            if done:
                self.seats[seat] = replace(self.seats[seat], token_hash=new, person=person)
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

    def reseat(self, stored: Sequence[Seat]) -> None:
        """Take over whose the seats are now, who were known already when they were claimed."""
        before = self.seats
        self.seats = [
            replace(seat, name=new.name, person=new.person, token_hash=new.token_hash)
            if seat.claimed and new.claimed
            else seat
            for seat, new in zip(before, stored, strict=True)
        ]
        if self.seats != before:
            self.announce()

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

    def decide(self, turning_point: TurningPoint | None) -> None:
        """Show what decided the play, which is over; None if no single step did."""
        self.turning_point, self.is_decided = turning_point, True
        self.announce()

    def announce(self) -> None:
        """Notify everybody watching, and all subscribers, that the table has changed."""
        self.nudge()
        self.touch()

    def nudge(self) -> None:
        """Let everybody who is connected look whether there is something new."""
        for listener in self.listeners:
            listener.set()

    # randomness for bots and their stand-ins only

    def private_seed(self, what: str) -> int:
        """Return a number below 2**63 derived from the play's secret and ``what``."""
        digest = hmac.new(self.head.secret, f"{what}:{self.seq}".encode(), hashlib.sha256)
        return int.from_bytes(digest.digest()[:8], "big") >> 1

    def bot_seed(self, seat: int) -> int:
        """Return what the bot in ``seat`` decides by: in a deal, the same at all its tables."""
        if not self.head.deal:
            return self.private_seed(f"bot {seat}")
        return deal_bot_seed(self.head.secret, self.play, seat)


def deal_bot_seed(secret: bytes, play: Play, seat: int) -> int:
    """Return a number below 2**63 by which the bot in ``seat`` decides in a deal.

    It follows from the deal's secret and how many decisions the seat has taken in the play.
    """
    taken = sum(event.actor == seat for event in play.events)
    digest = hmac.digest(secret, f"deal bot {seat}:{taken}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> 1


def _act(seat: int, action: int, event_log: EventLog) -> None:
    event_log.act(seat, action)


def _draws_of(event_log: EventLog) -> tuple[Draw, ...]:
    """Return what could have been drawn in a play that has ended, which its record says."""
    return possible_draws(event_log.play) if event_log.chain else ()


def first_play(game: Game, head: StoredPlay) -> Play:
    """Return a stored play before its first event.

    Raises:
        OptionError: The game no longer takes the play's options.
        PositionError: It begins at a position that is none of the game any more.
    """
    return Play(game, head.options, head.seat_count, position=head.position)


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
        deal=head.deal,
        position=head.position,
    )
    given = head.contributions
    return rng_of_terms(head.secret, head.salt, terms, given.settled if given else ())


def standing_of(play: Play) -> Standing:
    """Return what lists show of a play."""
    outcome = play.outcome
    return Standing(play.to_move, None if outcome is None else outcome.as_json())


def draw_first(play: Play, rng: TableRng) -> list[StoredEvent]:
    """Draw everything that comes before the first decision of a fresh play."""
    events = []
    while play.to_move == CHANCE:
        events.append(StoredEvent(play.draw_by(rng)))
    return events


__all__ = [
    "LOG",
    "MOST_TAKEN_BACK",
    "Table",
    "deal_bot_seed",
    "draw_first",
    "first_play",
    "rng_for",
    "standing_of",
]
