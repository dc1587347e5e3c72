"""The log and the score sheets of a play, in a reader's language."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from cuboteca.core.constants import CHANCE
from cuboteca.web.contexts import Log, LogEntry, Sheet, SheetLine, SheetSeat
from cuboteca.web.phrases import counted, rules_url, signed
from cuboteca.web.rendering import part

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import ScoreLine
    from cuboteca.table.narration import Line, Lineage, Narration, SheetAt
    from cuboteca.web.phrases import Phrases


_MOST_WRITTEN = 8  # per table: languages, and names that people have had
_WHOLE = 32  # logs that are kept from their first line on; of others, the newest lines

#: The items that have been written, by the narration that a table began with; each line is written
#: once for all frames.
_written: WeakKeyDictionary[Lineage, dict[_Writing, _Items]] = WeakKeyDictionary()


class _Writing(NamedTuple):
    """What decides how a line reads."""

    phrases: Phrases
    names: tuple[str, ...]
    sprite: str
    game: Game | None


class _Items:
    """Items of a log without a gap, up to the newest that was asked for.

    Args:
        writing: How they are written.
    """

    def __init__(self, writing: _Writing) -> None:
        self._writing = writing
        self._first = 0  # number of the line of the earliest item
        self._lines: list[Line] = []
        self._items: list[Markup] = []

    def of(self, lines: Sequence[Line], first: int, last: int) -> list[Markup]:
        """Return the items of ``lines[first:last]``, writing those that are missing."""
        self._drop_others(lines)
        end = self._first + len(self._items)
        if not self._first <= first <= end:
            self._first, self._lines, self._items = first, [], []
            end = first
        for number in range(end, last):
            self._lines.append(lines[number])
            self._items.append(_item(_entry(lines[number], number + 1, self._writing)))
        return self._items[first - self._first : last - self._first]

    def _drop_others(self, lines: Sequence[Line]) -> None:
        """Drop what was written of a change that was given up: its lines are not in the log."""
        both = min(len(self._lines), len(lines) - self._first)
        same = both
        while same > 0 and lines[self._first + same - 1] is not self._lines[same - 1]:
            same -= 1
        if same < both:
            del self._lines[same:], self._items[same:]

    def keep_newest(self, count: int) -> None:
        """Forget all items but the newest."""
        surplus = max(len(self._items) - count, 0)
        self._first += surplus
        del self._lines[:surplus], self._items[:surplus]


#: Those that were asked for from the first line on, the last ones.
_whole: deque[_Items] = deque()


def words_of(line: Line, phrases: Phrases) -> Texts:
    """Return the texts that a line belongs to: the table's or the game's."""
    return phrases.site if line.of_table else phrases.game


def log_of(entries: Iterable[LogEntry]) -> Log:
    """Return a log of its entries, the first one first."""
    all_ = list(entries)
    items = Markup().join(map(_item, reversed(all_)))
    return Log(items, all_[-1].text if all_ else Markup())


def written_log(
    narration: Narration,
    phrases: Phrases,
    names: Sequence[str],
    sprite: str,
    *,
    game: Game | None = None,
    count: int | None = None,
    newest: int | None = None,
) -> Log:
    """Return the log of a play.

    Args:
        narration: What has been told.
        phrases: In the reader's language.
        names: By seat.
        sprite: Address of the game's pictures.
        game: The game, whose rules its lines lead to; None leaves that out.
        count: How many lines it has, the first ones; None for all.
        newest: How many of them to give at most, the last ones; None for all.
    """
    lines = narration.lines
    last = len(lines) if count is None else count
    first = 0 if newest is None else max(last - newest, 0)
    writing = _Writing(phrases, tuple(names), sprite, game)
    known = _written.setdefault(narration.lineage, {})
    kept = known.pop(writing, None) or _Items(writing)
    known[writing] = kept  # as the one used last
    if len(known) > _MOST_WRITTEN:
        del known[next(iter(known))]
    items = kept.of(lines, first, last)
    if newest is None:
        _keep_whole(kept)
    elif kept not in _whole:
        kept.keep_newest(newest)
    latest = _entry(lines[last - 1], last, writing).text if last else Markup()
    return Log(Markup("".join(reversed(items))), latest, first + 1)  # noqa: S704  # all are markup


def _keep_whole(items: _Items) -> None:
    if items in _whole:
        _whole.remove(items)
    _whole.append(items)
    if len(_whole) > _WHOLE:
        _whole.popleft().keep_newest(0)


def _entry(line: Line, number: int, writing: _Writing) -> LogEntry:
    sentence = line.sentence
    text = words_of(line, writing.phrases).markup(sentence, writing.names, writing.sprite)
    seat = None if line.actor == CHANCE or sentence.heading else line.actor
    entry = LogEntry(number, text, seat, sentence.heading, line.seq, sentence.key)
    game, phrases = writing.game, writing.phrases
    place = None if game is None or line.of_table else game.summary.place_of(sentence)
    if game is None or place is None:
        return entry
    title = phrases.site.word("log-rule", title=phrases.game.word(place.title))
    return replace(entry, rule_url=rules_url(game, place), rule=title)


def _item(entry: LogEntry) -> Markup:
    return Markup(part("log_item", entry))  # noqa: S704  # our own template's


def last_words(lines: Sequence[Line], phrases: Phrases, names: Sequence[str]) -> str:
    """Return the text on the last decision and the draws after it, for screen readers."""
    first = len(lines)
    while first and lines[first - 1].actor == CHANCE:
        first -= 1
    seq = lines[first - 1].seq if first else -1
    said = reversed(list(takewhile(lambda line: line.seq >= seq, reversed(lines))))
    return " ".join(words_of(line, phrases).plain(line.sentence, names) for line in said)


#: The last sheet that was written of each narration, and what it was written from.
_sheets: WeakKeyDictionary[Lineage, tuple[SheetAt, Texts, tuple[str, ...], str, Sheet]] = (
    WeakKeyDictionary()
)


def newest_sheet(
    narration: Narration, texts: Texts, names: Sequence[str], sprite: str, *, unfolded: bool
) -> Sheet:
    """Return the newest score sheet of a narration that has one, for the page."""
    found = narration.sheets[-1]
    kept = _sheets.get(narration.lineage)
    if kept is None or kept[0] is not found or kept[1:4] != (texts, tuple(names), sprite):
        sheet = sheet_of(found, texts, names, sprite, unfolded=True)
        kept = _sheets[narration.lineage] = (found, texts, tuple(names), sprite, sheet)
    return replace(kept[4], open=kept[4].open and unfolded)


def sheet_of(
    found: SheetAt, texts: Texts, names: Sequence[str], sprite: str, *, unfolded: bool
) -> Sheet:
    """Return a score sheet for the page."""
    sheet = found.sheet
    best = max(sheet.scored)

    def line(one: ScoreLine) -> SheetLine:
        reason = texts.markup(one.reason, names, sprite)
        return SheetLine(reason, signed(one.points), one.points > 0)

    return Sheet(
        id=str(found.seq),
        title=texts.plain(sheet.title, names),
        seats=tuple(
            SheetSeat(
                seat=seat,
                name=names[seat],
                lines=tuple(map(line, lines)),
                scored=signed(sheet.scored[seat]),
                total=counted(sheet.totals[seat]),
                best=sheet.scored[seat] == best,
            )
            for seat, lines in enumerate(sheet.lines)
        ),
        open=unfolded and not sheet.folded,
    )


__all__ = [
    "last_words",
    "log_of",
    "newest_sheet",
    "sheet_of",
    "words_of",
    "written_log",
]
