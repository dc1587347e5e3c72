"""A toolkit for notation: declare each text once to get both its writer and its reader.

* A *form* ties a value to its text: ``names``, ``number``, ``compound``, ``listed``, ``tally`` ...
* A *phrase* ties numbers of actions or outcomes to words: ``Phrase(REFUSE, "refuse", FACE)`` is
  one action for each face.  ``Phrases`` holds all of a game.
* A *part* ties fields of a state to ``name=value``.  ``StateText`` holds all parts of a state.

Reading is the inverse of writing because both follow from the same declaration.  Any text
either gives a value or raises a one-sentence ``NotationError``, in time linear in its length.
Forms get the state as well, since some texts depend on it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from heapq import nlargest
from itertools import product
from math import prod
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar, overload

from cuboteca.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterable

    from cuboteca.core.record import Row

S_contra = TypeVar("S_contra", contravariant=True)  # a game's state
S = TypeVar("S")
K = TypeVar("K", bound=int)
V = TypeVar("V")
W = TypeVar("W")

NONE = "-"  # stands for nothing
MOST_LISTED = 24  # names in a message
REMEMBERED = 1024  # texts of rows: most rows are the same as in the previous state


def quoted(text: str, longest: int = 40) -> str:
    """Return the beginning of a text in quotation marks, for a message."""
    return f"'{text[:longest]}'"


def one_of(names: Collection[str], text: str = "") -> str:
    """Return the valid names, for a message; if there are many, only those similar to ``text``."""
    if len(names) <= MOST_LISTED:
        return ", ".join(names)
    similar = get_close_matches(text[:40], names, 3, 0) if text else nlargest(3, names)
    return "something like " + ", ".join(similar)


def refusal(text: str, what: str, expected: str) -> NotationError:
    """Return the error that says what was expected in place of ``text``."""
    return NotationError(f"{quoted(text)} is not a valid {what}; expected {expected}")


# forms


@dataclass(frozen=True)
class Form(Generic[S_contra, V]):
    """A value and its text.

    Attributes:
        what: What the text stands for, such as ``"card face"``.
        write: ``(state, value)`` to the text.
        read: ``(state, text)`` to the value; raises NotationError.
        expected: Description of valid texts, for a message.
        pattern: A regular expression without groups for anything that may be meant as such a text.
        size: The values are ``0 .. size - 1``, if it can be a word of a phrase.
        texts: All texts by value, if they are few and the same in every state.
        label: Its name in the description of a phrase; by default the last word of ``what``.
        fixed: Whether the texts are the same in every state.
        due: Returns the value that the state determines; in a phrase it is no digit.
    """

    what: str
    write: Callable[[S_contra, V], str]
    read: Callable[[S_contra, str], V]
    expected: str
    pattern: str = r"[^\s,]*"
    size: int = 0
    texts: tuple[str, ...] = ()
    label: str = ""
    fixed: bool = False
    due: Callable[[S_contra], int] | None = None

    def or_none(self, none: V) -> Form[S_contra, V]:
        """Return the form that writes ``none`` as a hyphen."""
        return Form(
            self.what,
            lambda state, value: NONE if value == none else self.write(state, value),
            lambda state, text: none if text == NONE else self.read(state, text),
            f"{self.expected} or {NONE}",
        )


def names(
    what: str, texts: Iterable[str] | Mapping[K, str], pattern: str = ""
) -> Form[object, int]:
    """Return the form of one of some names: in the order of their numbers, or by number."""
    if isinstance(texts, Mapping):
        by_number = {int(number): text for number, text in texts.items()}
    else:
        by_number = dict(enumerate(texts))
    numbers = {text: number for number, text in by_number.items()}

    def read(_state: object, text: str) -> int:
        if text not in numbers:
            raise refusal(text, what, one_of(numbers, text))
        return numbers[text]

    longest_first = sorted(map(re.escape, numbers), key=len, reverse=True)
    return Form(
        what,
        lambda _state, value: by_number[value],
        read,
        one_of(numbers),
        pattern or f"(?:{'|'.join(longest_first)})",
        len(numbers),
        tuple(numbers),
        fixed=True,
    )


@overload
def number(
    what: str, low: int, high: int, *, shift: int = 0, padded: int = 0
) -> Form[object, int]: ...
@overload
def number(
    what: str, low: int, high: Callable[[S_contra], int], *, size: int = 0, padded: int = 0
) -> Form[S_contra, int]: ...
def number(
    what: str,
    low: int,
    high: int | Callable[[S_contra], int],
    *,
    shift: int = 0,
    size: int = 0,
    padded: int = 0,
) -> Form[S_contra, int]:
    """Return the form of a whole number in decimal digits.

    Args:
        what: What it counts.
        low: The smallest number that may be written.
        high: The largest one, or a function of the state that returns it.
        shift: The number written is the value plus this.
        size: Needed in a phrase if ``high`` depends on the state.
        padded: How many digits may be given, leading zeros included; 0: no leading zeros.
    """
    sign = "-?" if low < 0 else ""
    digits = f"0|{sign}[1-9][0-9]{{0,9}}"  # compiled when something is read, as others below
    if padded:
        digits = f"{sign}[0-9]{{1,{padded}}}|{digits}"
    greatest = (lambda _state: high) if isinstance(high, int) else high

    fixed = range(low, high + 1) if isinstance(high, int) else range(0)
    texts = tuple(map(str, fixed[:REMEMBERED]))
    values = {text: low - shift + index for index, text in enumerate(texts)}

    def read(state: S_contra, text: str) -> int:
        if text in values:
            return values[text]
        if not re.fullmatch(digits, text) or not low <= int(text) <= greatest(state):
            raise refusal(text, what, f"{low} to {greatest(state)}")
        return int(text) - shift

    return Form(
        what,
        lambda _state, value: str(value + shift),
        read,
        f"{low} to {high}" if fixed else f"{low} or more",
        f"{sign}[0-9]{{1,10}}",
        size or len(fixed),
        texts,
        fixed=bool(fixed),
    )


def due(form: Form[S_contra, int], value: Callable[[S_contra], int]) -> Form[S_contra, int]:
    """Return the form of a value that the state already determines, such as the next seat."""

    def read(state: S_contra, text: str) -> int:
        if form.read(state, text) != value(state):
            raise NotationError(f"{quoted(text)}: {form.what} {value(state)} is next")
        return 0

    return Form(
        form.what,
        lambda state, _: form.write(state, value(state)),
        read,
        form.expected,
        size=1,
        texts=form.texts,
        due=value,
    )


def mapped(
    form: Form[S_contra, W], load: Callable[[W], V], dump: Callable[[V], W], what: str = ""
) -> Form[S_contra, V]:
    """Return the form of values that are mapped to and from the values of ``form``."""
    return Form(
        what or form.what,
        lambda state, value: form.write(state, dump(value)),
        lambda state, text: load(form.read(state, text)),
        form.expected,
        form.pattern,
        fixed=form.fixed,
    )


def pair(
    first: Form[S_contra, V], sign: str, second: Form[S_contra, W]
) -> Form[S_contra, tuple[V, W]]:
    """Return the form of two values with a separator that never occurs in the first text."""

    def read(state: S_contra, text: str) -> tuple[V, W]:
        one, found, other = text.partition(sign)
        if not found:
            raise refusal(text, first.what, f"a {first.what}, '{sign}' and a {second.what}")
        return first.read(state, one), second.read(state, other)

    return Form(
        first.what,
        lambda state, value: f"{first.write(state, value[0])}{sign}{second.write(state, value[1])}",
        read,
        f"{first.expected} before '{sign}'",
    )


class Piece(NamedTuple, Generic[S_contra]):
    """A piece of a compound: a form between fixed texts; left out at its usual value."""

    form: Form[S_contra, int]
    before: str = ""
    after: str = ""
    usual: int | None = None


def compound(what: str, example: str, *pieces: Piece[S_contra]) -> Form[S_contra, tuple[int, ...]]:
    """Return the form of several numbers in one word, such as ``"B3@b3*1"``."""

    def pattern(group: str) -> str:
        whole = [
            (f"{re.escape(p.before)}{group}{p.form.pattern}){re.escape(p.after)}", p.usual)
            for p in pieces
        ]
        return "".join(text if usual is None else f"(?:{text})?" for text, usual in whole)

    words = pattern("(")

    def write(state: S_contra, value: tuple[int, ...]) -> str:
        return "".join(
            piece.before + piece.form.write(state, number) + piece.after
            for piece, number in zip(pieces, value, strict=True)
            if number != piece.usual
        )

    def read(state: S_contra, text: str) -> tuple[int, ...]:
        found = re.fullmatch(words, text)
        if found is None:
            raise refusal(text, what, f"something like {example}")
        return tuple(
            piece.usual if not word and piece.usual is not None else piece.form.read(state, word)
            for piece, word in zip(pieces, found.groups(""), strict=True)
        )

    fixed = all(piece.form.fixed for piece in pieces)
    return Form(what, write, read, f"something like {example}", pattern("(?:"), fixed=fixed)


def listed(
    item: Form[S_contra, V], separator: str = ",", skip: V | None = None
) -> Form[S_contra, Iterable[V]]:
    """Return the form of any number of values, except ``skip``; a hyphen for none."""
    run = f"(?:{item.pattern})*"

    def write(state: S_contra, values: Iterable[V]) -> str:
        return separator.join(item.write(state, v) for v in values if v != skip) or NONE

    def read(state: S_contra, text: str) -> list[V]:
        if text == NONE:
            return []
        if not separator and not re.fullmatch(run, text):
            raise refusal(text, f"list of {item.what}s", f"{item.expected}, or {NONE}")
        words = text.split(separator) if separator else re.findall(item.pattern, text)
        return [item.read(state, word) for word in words]

    return Form(f"list of {item.what}s", write, read, item.expected, fixed=item.fixed)


def tally(
    item: Form[S_contra, tuple[int, ...]],
    size: int,
    separator: str = ",",
    *,
    most: int | None = None,
    adds: bool = True,
) -> Form[S_contra, Iterable[int]]:
    """Return the form of a row of counts, zeros left out, such as ``"Speed*2,Escape"``.

    Args:
        item: The form of a number and its count.
        size: Number of cells of the row.
        separator: Between the items.
        most: No count is greater.
        adds: Whether items of the same number add up; else the last one counts.
    """
    items = listed(item, separator)

    remembered: dict[tuple[int, ...], str] = {}

    def write(state: S_contra, counts: Iterable[int]) -> str:
        row = tuple(counts)
        text = remembered.get(row)
        if text is None:
            text = items.write(state, [pair for pair in enumerate(row) if pair[1]])
            if item.fixed:
                if len(remembered) >= REMEMBERED:
                    remembered.clear()
                remembered[row] = text
        return text

    def read(state: S_contra, text: str) -> list[int]:
        if not text:
            raise refusal(text, item.what, item.expected)
        row = [0] * size
        for index, count in items.read(state, text):
            row[index] = count + (row[index] if adds else 0)
        if most is not None and max(row) > most:
            raise NotationError(f"{quoted(text)} has more than {most} of a {item.what}")
        return row

    return Form(item.what, write, read, item.expected, fixed=item.fixed)


def chosen(
    item: Form[S_contra, int], size: int, separator: str = ",", *, repeats: bool = False
) -> Form[S_contra, Iterable[int]]:
    """Return the form of a row of 0 and 1 that names those with a 1, such as ``"BV"``."""
    items = listed(item, separator)

    def read(state: S_contra, text: str) -> list[int]:
        indices = list(items.read(state, text))
        if len(set(indices)) < len(indices) and not repeats:
            raise NotationError(f"{quoted(text)} names a {item.what} twice")
        return [int(index in indices) for index in range(size)]

    return Form(
        item.what,
        lambda state, row: items.write(state, [index for index, flag in enumerate(row) if flag]),
        read,
        item.expected,
    )


def row_of(
    item: Form[S_contra, int],
    count: Callable[[S_contra], int] | None = None,
    *,
    exact: bool = False,
) -> Form[S_contra, Iterable[int]]:
    """Return the form of numbers separated by commas.

    Args:
        item: The form of each.
        count: How many cells of the row are written; without it, trailing zeros are left out.
        exact: Whether a text must have that many.
    """

    def write(state: S_contra, row: Iterable[int]) -> str:
        values = list(row)
        if count is not None:
            del values[count(state) :]
        while count is None and values[1:] and not values[-1]:
            values.pop()
        return ",".join([item.write(state, value) for value in values])

    def read(state: S_contra, text: str) -> list[int]:
        words = text.split(",")
        if exact and count is not None and len(words) != count(state):
            raise refusal(text, f"row of {item.what}s", f"{count(state)} of them")
        return [item.read(state, word) for word in words]

    return Form(f"row of {item.what}s", write, read, item.expected)


# actions and outcomes


class Phrase(Generic[S_contra]):
    """Consecutive actions or outcomes: the same words with different names.

    Args:
        first: The number where each name stands for 0.
        verb: The words that all texts begin with.
        words: What follows; the last one may contain blanks.  Their values are the digits of the
            number, the most significant one first.
        at: The stages in which this phrase is used; without it, whenever no earlier phrase is.
    """

    def __init__(
        self,
        first: int,
        verb: str,
        *words: Form[S_contra, int],
        at: Collection[Hashable] | None = None,
    ) -> None:
        self.verb = verb
        self.words = words
        self.at = at
        self.numbers = range(first, first + prod(word.size for word in words))
        labels = [word.label or word.what.split()[-1].upper() for word in words]
        self.help = " ".join([verb, *labels])
        self._digits = [
            (word, prod(later.size for later in words[place + 1 :]))
            for place, word in enumerate(words)
        ]
        self._due = [word.due for word in words if word.due is not None]

    def due(self, state: S_contra) -> tuple[int, ...]:
        """Return the values of the words that the state determines."""
        return tuple([value(state) for value in self._due]) if self._due else ()

    def write(self, state: S_contra, number: int) -> str:
        """Return the text of one of ``numbers``."""
        rest, texts = number - self.numbers.start, [self.verb]
        for word, unit in self._digits:
            digit, rest = divmod(rest, unit)
            texts.append(word.write(state, digit))
        return " ".join(texts)

    def texts(self) -> dict[str, tuple[int, tuple[int, ...]]]:
        """Return all texts, each with its number and the ``due`` of the states that have it.

        Empty if there are many, or if they differ between states in another way.
        """
        found = {}
        for values in product(*(range(len(word.texts)) for word in self.words)):
            digits = list(zip(self._digits, values, strict=True))
            number = sum(unit * value for (word, unit), value in digits if word.due is None)
            due = tuple(value for (word, _), value in digits if word.due is not None)
            text = " ".join([self.verb, *(word.texts[value] for (word, _), value in digits)])
            found[text] = self.numbers.start + number, due
        return found

    def read(self, state: S_contra, texts: list[str]) -> int:
        """Return the number of the words that follow the verb; raises NotationError."""
        if len(texts) < len(self.words) or (texts and not self.words):
            raise refusal(" ".join([self.verb, *texts]), "phrase", self.help)
        if len(self.words) == 1:
            return self.numbers.start + self.words[0].read(state, " ".join(texts))
        count = len(self.words)
        whole = [*texts[: count - 1], " ".join(texts[count - 1 :])][:count]
        digits = zip(self._digits, whole, strict=True)
        return self.numbers.start + sum(u * word.read(state, t) for (word, u), t in digits)


class Phrases(Generic[S_contra]):
    """The actions of a game, or the outcomes of its draws, as texts.

    Args:
        what: ``"action"`` or ``"outcome"``.
        moment: When one is used: ``"decision"`` or ``"draw"``.
        phrases: No two have the same verb.  Several may have the same numbers: the state's stage
            decides which of them is meant.
        stage: ``(state)`` to a stage as ``Phrase.at`` names them.
    """

    def __init__(
        self,
        what: str,
        moment: str,
        *phrases: Phrase[S_contra],
        stage: Callable[[S_contra], Hashable] = attrgetter("stage"),
    ) -> None:
        self._what = what
        self._moment = moment
        self._stage = stage
        self.verbs = {phrase.verb: phrase for phrase in phrases}
        self._longest_verb = max(len(verb.split()) for verb in self.verbs)

    # what follows is made when something is first read or written, which many commands never do

    @cached_property
    def _candidates(self) -> list[list[Phrase[S_contra]]]:
        """The phrases of each number."""
        phrases = self.verbs.values()
        return [
            [phrase for phrase in phrases if number in phrase.numbers]
            for number in range(max(phrase.numbers.stop for phrase in phrases))
        ]

    @cached_property
    def _known(self) -> dict[str, tuple[Phrase[S_contra], int, tuple[int, ...]]]:
        """Phrases, numbers and what states determine, by texts that are not many."""
        return {
            text: (phrase, number, due)
            for phrase in self.verbs.values()
            for text, (number, due) in phrase.texts().items()
        }

    @cached_property
    def _texts(self) -> dict[tuple[Phrase[S_contra], int, tuple[int, ...]], str]:
        return {known: text for text, known in self._known.items()}

    @cached_property
    def _plain(self) -> list[str | None]:
        """Texts that are the same in every state, by number."""
        return [
            self._texts.get((one[0], number, ())) if len(one) == 1 else None
            for number, one in enumerate(self._candidates)
        ]

    def format(self, state: S_contra, number: int, /) -> str:
        """Return the text of an action, or of an outcome of the draw that ``state`` waits for."""
        plain = self._plain[number]
        if plain is not None:
            return plain
        phrase = self._meant(state, number)
        return self._texts.get((phrase, number, phrase.due(state))) or phrase.write(state, number)

    def parse(self, state: S_contra, text: str, /) -> int:
        """Return the action or outcome of a text.

        Raises:
            NotationError: The text is not valid now; says what was expected.
        """
        known = self._known.get(text)
        if known is not None:
            meant, number, due = known
            if self._fits(state, meant, number) and due == meant.due(state):
                return number
        words = text.split()
        for length in range(min(len(words), self._longest_verb), 0, -1):
            phrase = self.verbs.get(" ".join(words[:length]))
            if phrase is not None:
                if phrase.at is None or self._stage(state) in phrase.at:
                    number = phrase.read(state, words[length:])
                    if self._fits(state, phrase, number):
                        return number
                wrong = f"does not belong to this {self._moment}"
                raise NotationError(f"{quoted(text)} {wrong}; expected {self._help(state, text)}")
        raise refusal(text, self._what, self._help(state, text))

    def _fits(self, state: S_contra, phrase: Phrase[S_contra], number: int) -> bool:
        """Return whether a number is written with this phrase now."""
        if phrase.at is None:
            return len(self._candidates[number]) == 1 or self._meant(state, number) is phrase
        return self._stage(state) in phrase.at

    def _meant(self, state: S_contra, number: int) -> Phrase[S_contra]:
        candidates = self._candidates[number]
        stage = self._stage(state)
        for phrase in candidates:
            if phrase.at is None or stage in phrase.at:
                return phrase
        return candidates[-1]

    def _help(self, state: S_contra, text: str) -> str:
        stage = self._stage(state)
        fitting = [p.help for p in self.verbs.values() if p.at is None or stage in p.at]
        return one_of(fitting, text) or f"nothing, since there is no {self._moment} now"


# states


@dataclass(frozen=True)
class Part(Generic[S_contra]):
    """A part of a state's text, ``name=value``.

    Attributes:
        name: The name before the equals sign.
        write: ``(state)`` to the value's text.
        read: ``(state, text)``: sets the state's fields; raises NotationError.
        usual: The value's text if a text leaves the part out.
        follow: ``(state)``: sets the fields from all others if a text leaves the part out.
        follows: ``(state)`` to the text that this would give.
        shown: ``(state)`` to whether a text has the part at all.
        missing: The message if a text lacks the part although it must have it.
    """

    name: str
    write: Callable[[S_contra], str]
    read: Callable[[S_contra, str], None]
    usual: str | None = None
    follow: Callable[[S_contra], None] | None = None
    follows: Callable[[S_contra], str] | None = None
    shown: Callable[[S_contra], bool] | None = None
    missing: str = ""


def part(
    name: str,
    form: Form[S, V],
    get: Callable[[S], V],
    put: Callable[[S, V], None],
    *,
    usual: str | None = None,
    follows: Callable[[S], V] | None = None,
    shown: Callable[[S], bool] | None = None,
    required: bool = False,
) -> Part[S]:
    """Return the part for a value that ``get`` reads from a state and ``put`` stores there.

    Args:
        name: The name before the equals sign.
        form: Of the value.
        get: ``(state)`` to the value.
        put: ``(state, value)``: stores it.
        usual: As in ``Part``.
        follows: ``(state)`` to the value if a text leaves the part out; called when all others
            have been read.
        shown: As in ``Part``.
        required: Whether a text must have the part.
    """
    return Part(
        name,
        lambda state: form.write(state, get(state)),
        lambda state, text: put(state, form.read(state, text)),
        usual,
        follows and (lambda state: put(state, follows(state))),
        follows and (lambda state: form.write(state, follows(state))),
        shown,
        required * f"a state names its {name}; expected {form.expected}",
    )


def field(
    name: str,
    form: Form[S, V],
    attribute: str = "",
    *,
    usual: str | None = None,
    follows: Callable[[S], V] | None = None,
    required: bool = False,
) -> Part[S]:
    """Return the part for one field: a number, or a row that is filled from its start."""
    stored = attribute or name

    def put(state: S, value: V) -> None:
        if isinstance(value, list):
            fill(getattr(state, stored), value)
        else:
            setattr(state, stored, value)

    get = attrgetter(stored)
    return part(name, form, get, put, usual=usual, follows=follows, required=required)


def fill(row: Row, values: Iterable[int]) -> None:
    """Write values into a row's cells, from its start."""
    for index, value in enumerate(values):
        row[index] = value


class StateText(Generic[S]):
    """A state as text, ``name=value`` separated by blanks.

    Parts are written and read in the order of the declaration, whatever their order in a text.
    Then the functions among them run in that order, and parts that a text leaves out are set from
    the rest.

    Args:
        empty: Makes the state that the parts are read into.
        steps: Parts, and functions that set or check what follows from several of them.
        always: Names of the parts that are always written; the others are left out if they are as
            in an empty state, or as follows from the rest.  Without it all are written.
    """

    def __init__(
        self,
        empty: Callable[[], S],
        *steps: Part[S] | Callable[[S], None],
        always: Collection[str] | None = None,
    ) -> None:
        self._empty = empty
        self._steps = steps
        self.parts = {step.name: step for step in steps if isinstance(step, Part)}
        start = empty()
        self._usual = {
            name: part.write(start)
            for name, part in self.parts.items()
            if always is not None and name not in always
        }

    def format(self, state: S, /) -> str:
        """Return the text of a state."""
        texts = []
        for name, one in self.parts.items():
            if one.shown is None or one.shown(state):
                text, usual = one.write(state), self._usual.get(name)
                if usual is not None and one.follows is not None:
                    usual = one.follows(state)
                if text != usual:
                    texts.append(f"{name}={text}")
        return " ".join(texts)

    def parse(self, text: str, /) -> S:
        """Return the checked state that a text describes.

        Raises:
            NotationError: Names the part that is wrong.
        """
        given = self._split(text)
        state = self._empty()
        for name, one in self.parts.items():
            value = given.get(name, one.usual)
            if value is not None:
                _read_part(state, one, value)
            elif one.missing:
                raise NotationError(one.missing)
        try:
            for step in self._steps:
                if not isinstance(step, Part):
                    step(state)
                elif step.follow is not None and step.name not in given:
                    step.follow(state)
        except OverflowError as error:
            raise NotationError(f"a number is larger than possible: {error}") from None
        return state

    def _split(self, text: str) -> dict[str, str]:
        given: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name in given:
                why = "is not a part of a state; write name=value, each once"
                raise NotationError(f"{quoted(word)} {why}")
            if name not in self.parts:
                raise NotationError(f"a state has no part {quoted(name)}")
            given[name] = value
        return given


def _read_part(state: S, one: Part[S], value: str) -> None:
    try:
        one.read(state, value)
    except (NotationError, IndexError, OverflowError) as error:
        wrong = quoted(f"{one.name}={value}", 60)
        raise NotationError(f"{wrong} is not valid: {error}") from None


__all__ = [
    "MOST_LISTED",
    "NONE",
    "REMEMBERED",
    "Form",
    "K",
    "Part",
    "Phrase",
    "Phrases",
    "Piece",
    "S",
    "S_contra",
    "StateText",
    "V",
    "W",
    "chosen",
    "compound",
    "due",
    "field",
    "fill",
    "listed",
    "mapped",
    "names",
    "number",
    "one_of",
    "pair",
    "part",
    "quoted",
    "refusal",
    "row_of",
    "tally",
]
