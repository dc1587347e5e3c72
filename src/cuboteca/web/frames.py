"""Frames of a table, by viewer and language; each is rendered once per change."""

from __future__ import annotations

import itertools
import json
import math
import time
from array import array
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from markupsafe import escape

from cuboteca.competition.rated_tables import final_ranks
from cuboteca.core.constants import CHANCE
from cuboteca.table.errors import HiddenSideError
from cuboteca.table.event_log import TAKE_BACK
from cuboteca.table.seats import new_token
from cuboteca.web import log
from cuboteca.web.addresses import Base, Reach
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.clock_faces import faces_of
from cuboteca.web.contexts import (
    ActionButton,
    ChancePart,
    Claim,
    Closed,
    ContributePart,
    ContributeSeat,
    Curtain,
    Field,
    ForcedAction,
    Invite,
    MacroButton,
    OwnSeat,
    Sheet,
    SideChoice,
    StoodSeat,
    TableContext,
)
from cuboteca.web.dates import said_day_of
from cuboteca.web.ending import again_of, over_of, remark_on
from cuboteca.web.leaving_words import affairs_of, policy_of
from cuboteca.web.people import names_of, occupants, plates, signs, watching
from cuboteca.web.phrases import counted, phrases_for, rules_url, signed, texts_for, word_of
from cuboteca.web.rendering import fragment
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import nobody

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice, Macro, Sentence
    from cuboteca.table.table import Table
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Invitation, Visitor

    Hashes: TypeAlias = "array[int]"

_BOTS_MOVE = 2  # seconds after which a page without scripts reloads
_PEOPLE_MOVE = 6
_NEWEST_LINES = 40  # of the log in a frame; pages keep those that they have
_MOST_KEPT = 32  # per table: languages, seats, and people at one device
_MOST_CHARACTERS = 2_000_000  # of whole frames
_NO_BASE = Base("", "")
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Viewer:
    """Whom a frame of a table is made for."""

    language: str
    own: tuple[int, ...]  # seats
    invitations: tuple[Invitation, ...]  # to seats of the table that nobody has taken
    base: Base  # address of the site, for the invitations
    side: int | None = None  # the seat from whose side it asks to look, one of ``sides``
    front: int | None = None  # of several who share the device, who sits before it
    is_shared: bool = False  # several share the device, and the game hides something from them
    is_screen: bool = False  # for all in a room, on a screen that nobody touches

    def sides(self, table: Table) -> tuple[int, ...]:
        """Return the seats from whose side the viewer may look.

        Once a play is over these are all; before, only the own one that is shown, so people
        sharing a device see no more of one another's secrets than at the table.  Where only bots
        play, nobody has a secret.
        """
        if table.is_over or not table.people:
            return tuple(range(len(table.seats)))
        shown = self.shown_seat(table)
        return () if shown is None else (shown,)

    def looking_from(self, table: Table) -> int | None:
        """Return the seat from whose side the viewer looks; None: as a spectator."""
        return self.shown_seat(table) if self.side is None else self.side

    def awaited(self, table: Table) -> int | None:
        """Return the own seat that is to move but does not sit before a shared device."""
        waits = self.is_shared and table.to_move in self.own and table.to_move != self.front
        return table.to_move if waits and not table.has_ended else None

    def shown_seat(self, table: Table) -> int | None:
        """Return the viewer's seat to move, else the one that moved last, else the first.

        On a shared device it is whoever sits before it, and nobody while it changes hands.
        """
        if not self.own:
            return None
        if self.is_shared and not table.has_ended:
            return None if self.awaited(table) is not None else self.front
        if table.to_move in self.own:
            return table.to_move
        moved = (event.actor for event in reversed(table.play.events) if event.actor in self.own)
        return next(moved, self.own[0])

    def looking_back(self, table: Table) -> int | None:
        """Return the seat from whose side a replay is shown: the same as during the play."""
        if self.side is not None:
            return self.side
        if table.is_over:
            return next(iter(self.own), None)
        return self.shown_seat(table)


def viewer_of(table: Table, visitor: Visitor, base: Base, side: int | None = None) -> Viewer:
    """Return ``visitor`` as a viewer of ``table``, who asks to look from a ``side``.

    All who see the same get equal ones, whatever else their cookies and addresses say.

    Raises:
        HiddenSideError: The visitor may not look from there.
    """
    own = visitor.seats(table)
    invitations = tuple(
        one for one in visitor.pass_.invitations_to(table) if not table.seats[one.seat].claimed
    )
    is_shared = len(own) > 1 and table.game.hides
    viewer = Viewer(
        visitor.language,
        own,
        invitations,
        base if invitations else _NO_BASE,
        front=visitor.front if is_shared and visitor.front in own else None,
        is_shared=is_shared,
    )
    if side is None:
        return viewer
    if side not in viewer.sides(table):
        raise HiddenSideError(side, len(table.seats))
    return replace(viewer, side=side)


def screen_viewer(language: str) -> Viewer:
    """Return the viewer that is a screen for all in a room, whoever has opened it."""
    return Viewer(language, (), (), _NO_BASE, is_screen=True)


@dataclass(frozen=True)
class Frame:
    """One numbered rendering of the table."""

    number: int
    html: str  # <main id="table">
    title: str  # of the window
    say: str  # for screen readers
    head: str = ""  # of the chain of the log; "" where there is none

    def as_json(self) -> dict[str, str | int]:
        """Return the message for the script."""
        return {
            "frame": self.number,
            "html": self.html,
            "title": self.title,
            "say": self.say,
            "head": self.head,
        }

    @property
    def message(self) -> str:
        """The same as text."""
        return _written(self.as_json())

    def changes(self, since: int, parts: Sequence[str | tuple[int, int]]) -> str:
        """Return the message for a script that has the frame before.

        Args:
            since: The number of the frame before.
            parts: What stands for ``html``: new rows (``_rows``) as text, and those that the frame
                before has as two numbers, from the first one to the one after the last.
        """
        told = {
            "frame": self.number,
            "title": self.title,
            "say": self.say,
            "head": self.head,
            "since": since,
            "rows": parts,
        }
        return _written(told)


def _written(message: Mapping[str, object]) -> str:
    return _JSON.encode(message)


def _rows(html: str) -> list[str]:
    """Return the lines of a frame, and of a list in one line each item.

    Items end with a carriage return, of which no frame has another; ``table.js`` does the same, and
    takes them away again.
    """
    return html.replace("</li><li", "</li>\r\n<li").split("\n")


def _differences(
    earlier: Hashes, rows: Sequence[str], hashes: Hashes
) -> list[str | tuple[int, int]]:
    """Return what makes the rows of a frame of those of the frame before, as ``Frame.changes``.

    Args:
        earlier: The hash of each row of the frame before.
        rows: Of the frame.
        hashes: The hash of each of them.
    """
    places = dict(zip(earlier, range(len(earlier)), strict=True))
    parts: list[str | tuple[int, int]] = []
    here = place = new = 0  # ``new`` rows lie before ``here``
    while here < len(hashes):
        one = hashes[here]
        if place >= len(earlier) or earlier[place] != one:  # else the rows before were replaced
            found = places.get(one)
            if found is None:
                here, place, new = here + 1, place + 1, new + 1
                continue
            place = found
        if new:
            parts.append("\n".join(rows[here - new : here]))
            new = 0
        same = _in_common(earlier, place, hashes, here)
        parts.append((place, place + same))
        here, place = here + same, place + same
    if new:
        parts.append("\n".join(rows[here - new : here]))
    return parts


def _in_common(one: Hashes, at: int, other: Hashes, there: int) -> int:
    """Return how many items are the same in both, from the items at ``at`` and ``there`` on."""
    most = min(len(one) - at, len(other) - there)
    same, step, grows = 0, min(8, most), 2
    while step:  # many at a time, which is much quicker than one by one
        mine, others = at + same, there + same
        if one[mine : mine + step] == other[others : others + step]:
            same += step
            step = min(step * grows, most - same)
        else:
            step, grows = step // 2, 1
    return same


class Message(NamedTuple):
    """What a reader is sent."""

    text: str
    frame: int  # its number
    mark: int  # what the reader then has, for ``Frames.message``


class _Kept:
    """What is kept of the newest frame of a viewer.

    Args:
        frame: The frame.
        mark: Differs from that of all other frames.
        before: Of the frame that the viewer had before; None if there is none.
    """

    def __init__(self, frame: Frame, mark: int, before: _Kept | None) -> None:
        self.number = frame.number
        self.mark = mark
        rows = _rows(frame.html)
        self.hashes = _hashes(rows)
        self.frame: Frame | None = frame  # None once that takes too much memory
        self._since = None if before is None else before.mark
        self._changes = ""
        if before is not None:
            parts = _differences(before.hashes, rows, self.hashes)
            self._changes = frame.changes(before.number, parts)

    def changes_since(self, mark: int) -> str:
        """Return the message for a reader who has another frame; "" if only a whole one will do."""
        return self._changes if self._since == mark else ""

    def forget_whole(self) -> None:
        """Keep only what the next change needs."""
        self.frame, self._since, self._changes = None, None, ""

    def hold_whole(self, frame: Frame, mark: int) -> None:
        """Keep a frame with the same number, under another mark unless it is the same."""
        hashes = _hashes(_rows(frame.html))
        if hashes != self.hashes:  # readers may have the one or the other
            self.hashes, self.mark = hashes, mark
        self.frame = frame


def _hashes(rows: Sequence[str]) -> Hashes:
    return array("q", map(hash, rows))


class Frames:
    """The newest frames of the tables, kept until the table changes.

    Of most frames only the hash of each row is kept, from which follows what has changed in the
    next one: a whole frame takes fifty times as much memory.

    Args:
        most: How many are kept per table, the most recently used.
        most_characters: How many the whole frames may have that are kept.
    """

    def __init__(self, most: int = _MOST_KEPT, most_characters: int = _MOST_CHARACTERS) -> None:
        self._most = most
        self._most_characters = most_characters
        self._kept: WeakKeyDictionary[Table, dict[Viewer, _Kept]] = WeakKeyDictionary()
        self._whole: OrderedDict[_Kept, int] = OrderedDict()  # and their characters
        self._characters = 0
        self._marks = itertools.count()

    def newest(self, table: Table, viewer: Viewer) -> Frame:
        """Return the newest frame for ``viewer``."""
        kept = self._newest(table, viewer)
        return kept.frame or self._redrawn(table, viewer, kept)

    def message(self, table: Table, viewer: Viewer, mark: int | None) -> Message:
        """Return what a reader is to be sent: the newest frame, or what has changed.

        Args:
            table: The table.
            viewer: The reader.
            mark: Of the message that the reader had last; None for the whole frame.
        """
        kept = self._newest(table, viewer)
        changes = "" if mark is None else kept.changes_since(mark)
        if changes:
            return Message(changes, kept.number, kept.mark)
        frame = kept.frame or self._redrawn(table, viewer, kept)
        return Message(frame.message, frame.number, kept.mark)

    def _newest(self, table: Table, viewer: Viewer) -> _Kept:
        known = self._kept.setdefault(table, {})
        kept = known.pop(viewer, None)
        if kept is None or kept.number != table.frame:
            if kept is not None:
                self._forget(kept)
            kept = _Kept(draw(table, viewer), next(self._marks), kept)
            self._hold(kept)
        known[viewer] = kept  # as the most recently used
        if len(known) > self._most:
            self._forget(known.pop(next(iter(known))))
        return kept

    def _redrawn(self, table: Table, viewer: Viewer, kept: _Kept) -> Frame:
        frame = draw(table, viewer)
        kept.hold_whole(frame, next(self._marks))
        self._hold(kept)
        return frame

    def _hold(self, kept: _Kept) -> None:
        """Keep a whole frame, and so many others as there is room for."""
        assert kept.frame is not None
        self._whole[kept] = len(kept.frame.html)
        self._characters += len(kept.frame.html)
        while self._characters > self._most_characters and len(self._whole) > 1:
            self._forget(next(iter(self._whole)))

    def _forget(self, kept: _Kept) -> None:
        self._characters -= self._whole.pop(kept, 0)
        kept.forget_whole()


def draw(table: Table, viewer: Viewer) -> Frame:
    """Draw the frame of ``table`` for ``viewer``."""
    context = table_context(
        table, viewer, nobody(viewer.language), newest=_NEWEST_LINES, with_presence=False
    )
    words = phrases_for(viewer.language, table.game)
    said = log.last_words(table.narration.lines, words, names_of(table, words.site))
    said = f"{said} {context.prompt.striptags()}".strip()
    html = fragment(context, "table")
    return Frame(context.frame, html, context.title, said, table.chain_head)


def table_context(
    table: Table,
    viewer: Viewer,
    visitor: Visitor,
    claim: Claim | None = None,
    message: str = "",
    *,
    newest: int | None = None,
    with_presence: bool = True,
) -> TableContext:
    """Return everything that the page of ``table`` shows to ``viewer``.

    ``newest`` is how many lines of the log it has at most, None for all; ``with_presence`` says who
    is there, which a frame does not (``people.signs``).
    """
    game, play = table.game, table.play
    phrases = phrases_for(viewer.language, game)
    words, texts = phrases
    names = names_of(table, words)
    sprite = sprite_url(game.name)
    shown = viewer.shown_seat(table)
    yours = shown is not None and table.to_move == shown and not table.has_ended
    closed = closed_of(table, names, words, shown, viewer.own)
    choices = game.presentation.choices(play.state, shown) if yours and shown is not None else ()
    now = time.time()
    runs = -1 if table.has_ended else table.to_move
    clocks = faces_of(table.conduct, runs, now, table.outages.known, words)
    there = signs(table, viewer.own, words, told=with_presence)
    people = plates(table, play.state, table.to_move, shown, viewer.own, words, clocks, there)
    view = game.presentation.view(play.state, viewer.looking_from(table))
    board = game.presentation.board(
        view,
        choices=choices,
        texts=texts,
        names=names,
        sprite=sprite,
        occupants=occupants(people),
    )
    actions = buttons_for(choices, board.offered, texts, names)
    outcome = play.outcome
    here = f"/tables/{table.id}"
    contribute = _contribute_part(table, viewer.own, names, words)
    said = closed.reason if closed else contribute.waits if contribute else ""
    return TableContext(
        site=site_for(visitor, here),
        t=word_of(words),
        game_name=game.meta.title,
        round_label=texts.plain(game.presentation.where(play.state), names),
        title=_title(table, words, names, yours=yours),
        styles=style_urls(game.name),
        live_url=f"{here}/live{_side_query(viewer)}"
        if _goes_on(table) and not claim  # a form stays while it is filled in
        else "",
        frame=table.frame,
        act_url=f"{here}/act",
        seq=table.seq,
        action_id=table.action_id(),
        your_turn=yours,
        prompt=escape(said)
        if said
        else texts.markup(game.presentation.prompt(play.state, shown), names, sprite),
        hint=" · ".join(one.sentence for one in actions if not one.sure),
        message=message,
        actions=actions,
        board=board.markup,
        seats=people,
        log=log.written_log(table.narration, phrases, names, sprite, game=game, newest=newest),
        sheet=_newest_sheet(table, texts, names, sprite),
        over=over_of(table, outcome, phrases, names, sprite, shown, viewer.own)
        if outcome
        else None,
        invites=tuple(_invites(table, viewer, words)),
        claim=claim,
        rules_url=rules_url(
            game, game.summary.place_of(game.presentation.prompt(play.state, shown))
        ),
        replay_url=f"{here}/replay",
        record_url=f"{here}/record",
        refresh=None
        if claim or (contribute and contribute.words)
        else _refresh(table, yours=yours),
        macros=_macro_buttons(play.macros(shown), texts, names) if yours else (),
        seeded=table.is_seeded,
        code_url=f"{here}/code",
        own_seats=tuple(
            OwnSeat(seat, own_label(table, seat, viewer.own, words)) for seat in viewer.own
        ),
        elsewhere=tuple(names[seat] for seat in visitor.moved_from(table)),
        take_back=_take_back(table, shown, phrases, names)
        if yours and shown is not None and table.offers_taking_back(shown)
        else None,
        ask_hint=yours and table.has_hints,
        chance=chance_part(table),
        closed=closed,
        contribute=contribute,
        as_text=game.presentation.describe(view, texts, names),
        bots=tuple(seat.seat for seat in table.seats if table.bot_in(seat.seat)),
        forced=_forced(table, viewer, choices, phrases, names),
        sides=side_choices(table, viewer, viewer.side, names, words) if not table.people else (),
        leave_url=f"{here}/leave",
        policy=policy_of(table, words) if table.people else "",
        affairs=tuple(one for one in affairs_of(table, viewer.own, words) if one.buttons),
        now=now if clocks else 0.0,
        watching=watching(table, words) if with_presence else "",
        begins_at=words.word("begins-at") if table.head.position else "",
        curtain=_curtain(table, viewer, names),
    )


def _take_back(table: Table, seat: int, phrases: Phrases, names: Sequence[str]) -> str:
    """Return what is undone if ``seat`` takes its last action back, in the words of the log."""
    event_log = table.event_log
    told: list[str] = []
    last = event_log.last_decision(seat)
    for line in reversed(table.narration.lines):
        if line.seq == last and not line.of_table:
            told.insert(0, phrases.game.plain(line.sentence, names))
        elif last is None or line.seq < last:
            break
    answered = last != event_log.standing[-1]
    key = "take-back-what-answers" if answered else "take-back-what"
    return phrases.site.word(key, what=" ".join(told))


def _forced(
    table: Table,
    viewer: Viewer,
    choices: tuple[Choice, ...],
    phrases: Phrases,
    names: Sequence[str],
) -> ForcedAction | None:
    """Return the reader's only legal action, unless taking it by itself would take something away.

    That is the case while the last action can still be taken back, just after that was done, and,
    in a game that hides something, where other people see how quickly it was taken: they would know
    that it was forced.
    """
    if len(choices) != 1 or (table.to_move in viewer.own and _hesitates(table)):
        return None
    if table.game.hides and not set(table.people) <= set(viewer.own):
        return None
    (choice,) = choices
    label = phrases.game.plain(choice.label, names).rstrip(".")
    return ForcedAction(choice.action, phrases.site.word("forced-taken", action=label))


def _hesitates(table: Table) -> bool:
    """Return whether who is to move can take back what nobody has answered, or has just done so."""
    entries = table.event_log.entries
    if entries and entries[-1].actor != CHANCE and entries[-1].number == TAKE_BACK:
        return True
    return table.can_take_back(table.to_move)


def _side_query(viewer: Viewer) -> str:
    if viewer.is_screen:
        return "?screen"
    return "" if viewer.side is None else f"?seat={viewer.side}"


def side_choices(
    table: Table, viewer: Viewer, shown: int | None, names: Sequence[str], texts: Texts
) -> tuple[SideChoice, ...]:
    """Return from where the viewer may look, if there is a choice; ``shown`` is chosen now."""
    seats = viewer.sides(table)
    if len(seats) < 2 and viewer.own:
        return ()
    spectator = SideChoice("", texts.word("side-everybody"), shown is None)
    choices = tuple(SideChoice(str(seat), names[seat], seat == shown) for seat in seats)
    return choices if viewer.own else (spectator, *choices)


def _goes_on(table: Table) -> bool:
    """Return whether a page of ``table`` may still change: ratings do a moment after the end."""
    if not table.has_ended:
        return True
    return table.head.rated and not table.rating_changes and final_ranks(table) is not None


def closed_of(
    table: Table,
    names: Sequence[str],
    texts: Texts,
    shown: int | None,
    own: Sequence[int] = (),
) -> Closed | None:
    """Return how ``table`` was closed before its end, for its page; None if it was not."""
    closing = table.closing
    if closing is None:
        return None
    here = f"/tables/{table.id}"
    day = said_day_of(closing.at, texts.language)
    resigned = table.conduct.leaving.resigned
    again_url, again_label = again_of(table, own, texts)
    by_people = closing.why in {"agreed", "resigned", "round", "unbegun"}
    return Closed(
        title=texts.word("closed-ended" if by_people else "closed-title"),
        reason=texts.word(f"closed-{closing.why}"),
        given=texts.word("closed-reason", reason=closing.reason) if closing.reason else "",
        when=texts.word("closed-on", date=day),
        seats=tuple(
            StoodSeat(
                seat,
                names[seat],
                counted(closing.points[seat]),
                seat == shown,
                remark_on(table, seat, texts),
            )
            for seat in sorted(range(len(names)), key=lambda seat: (seat in resigned, seat))
        ),
        replay_url=f"{here}/replay",
        record_url=f"{here}/record",
        check_url=f"{here}/check",
        again_url=again_url if by_people else "",
        again_label=again_label,
    )


def _contribute_part(
    table: Table, own: Sequence[int], names: list[str], texts: Texts
) -> ContributePart | None:
    known = table.awaits
    if known is None:
        return None
    missing = known.missing(table.people)
    others = [names[seat] for seat in missing if seat not in own]
    return ContributePart(
        url=f"/tables/{table.id}/contribute",
        phase=known.phase,
        seats=tuple(
            ContributeSeat(
                seat,
                texts.word("contribute-word")
                if len(own) == 1
                else texts.word("contribute-word-of", name=names[seat]),
            )
            for seat in missing
            if seat in own
        ),
        alone=set(table.people) <= set(own),
        waits=texts.word(f"contribute-waits-{known.phase}", names=texts.listed(others))
        if others
        else texts.word("contribute-waits"),
        seconds=math.ceil(known.seconds_left(time.time())) if known.phase == "reveal" else 0,
        close_url=f"/tables/{table.id}/leave" if own and others and table.is_alone(own[0]) else "",
    )


def _curtain(table: Table, viewer: Viewer, names: Sequence[str]) -> Curtain | None:
    seat = viewer.awaited(table)
    return None if seat is None else Curtain(f"/tables/{table.id}/front", seat, names[seat])


def chance_part(table: Table) -> ChancePart:
    """Return what ``table`` has promised about its chance."""
    check_url = f"/tables/{table.id}/check"
    return ChancePart(table.commitment, table.chain_head, table.seq, check_url)


def _title(table: Table, texts: Texts, names: list[str], *, yours: bool) -> str:
    game = table.game.meta.title
    if table.has_ended:
        return texts.word("title-over", game=game)
    if yours:
        return texts.word("title-yours", game=game)
    mover = table.to_move
    if mover == CHANCE:
        return texts.word("title-open", game=game)
    return texts.word("title-theirs", name=names[mover], game=game)


def buttons_for(
    choices: Sequence[Choice], on_board: frozenset[int], texts: Texts, names: Sequence[str]
) -> tuple[ActionButton, ...]:
    """Return the bar's buttons: actions with a short text, and those missing on the board.

    Only what has no alternative is the main button: the page does not advise.
    """
    offered = []
    for choice in choices:
        label = _short(choice.label, texts, names)
        if choice.action in on_board and not label:
            continue
        sentence = texts.plain(choice.label, names)
        effect = "" if choice.effect is None else signed(choice.effect)
        only = len(choices) == 1
        sure = not (choice.weighty and label and label != sentence)
        offered.append(ActionButton(choice.action, label or sentence, sentence, effect, only, sure))
    return tuple(offered)


def _macro_buttons(
    macros: tuple[Macro, ...], texts: Texts, names: list[str]
) -> tuple[MacroButton, ...]:
    pairs = [(macro, texts.plain(macro.label, names)) for macro in macros]
    return tuple(
        MacroButton(macro.name, _short(macro.label, texts, names) or sentence, sentence)
        for macro, sentence in pairs
    )


def _short(label: Sentence, texts: Texts, names: Sequence[str]) -> str:
    """Return the short text of a label for a button; "" if there is none."""
    key = f"{label.key}-short"
    return texts.plain(replace(label, key=key), names) if texts.has(key) else ""


def _newest_sheet(table: Table, texts: Texts, names: list[str], sprite: str) -> Sheet | None:
    if not table.narration.sheets:
        return None
    found = table.narration.sheets[-1]
    later = table.event_log.entries[found.seq + 1 :]
    seen = any(event.actor >= 0 and not table.seats[event.actor].is_bot for event in later)
    return log.newest_sheet(table.narration, texts, names, sprite, unfolded=not seen)


def _invites(table: Table, viewer: Viewer, texts: Texts) -> list[Invite]:
    return [
        _invite(
            table,
            (one.seat, one.token),
            texts.word("seat-waiting", number=one.seat + 1),
            viewer.base,
            texts,
        )
        for one in viewer.invitations
    ]


def seat_link(base: str, table: Table, token: str) -> str:
    """Return the full address that opens the seat of a token or an invitation."""
    return f"{base}/tables/{table.id}/seat/{token}"


def _invite(table: Table, seat: tuple[int, str], label: str, base: Base, texts: Texts) -> Invite:
    """Return a seat's link for another person, or why none can open it.

    Args:
        table: The seat's table.
        seat: Its number and token.
        label: Text of the link.
        base: Address of the site.
        texts: Texts in the reader's language.
    """
    number, token = seat
    url = seat_link(base.handed, table, token)
    reaches = base.reach is Reach.OTHERS
    return Invite(
        seat=number,
        label=label,
        url=url,
        code_url=f"/tables/{table.id}/seat-code.svg?seat={number}" if reaches else "",
        help=texts.word(f"invite-{base.reach.value}"),
        command=base.command,
    )


def own_label(table: Table, seat: int, own: Sequence[int], texts: Texts) -> str:
    """Return what takes one of a reader's ``own`` seats to another device."""
    if len(own) == 1:
        return texts.word("other-device")
    return texts.word("other-device-as", name=names_of(table, texts)[seat])


def claim_of(table: Table, seat: int, token: str, name: str, language: str) -> Claim:
    """Return the form for taking a seat by a link.

    It contains the token that the seat will have, so sending it twice is the same as once.
    """
    texts = texts_for(language)
    return Claim(
        url=f"/tables/{table.id}/seat",
        fields=(Field("token", token), Field("own", new_token())),
        label=texts.word("seat-waiting", number=seat + 1),
        name=name,
        seat=seat,
        contribute=table.awaits is not None and table.awaits.phase == "commit",
    )


def _refresh(table: Table, *, yours: bool) -> int | None:
    if yours or table.has_ended:
        return None
    return _BOTS_MOVE if table.waits_for_bot else _PEOPLE_MOVE


__all__ = [
    "Frame",
    "Frames",
    "Message",
    "Viewer",
    "buttons_for",
    "chance_part",
    "claim_of",
    "closed_of",
    "draw",
    "own_label",
    "screen_viewer",
    "seat_link",
    "side_choices",
    "table_context",
    "viewer_of",
]
