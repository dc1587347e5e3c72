"""What people read: reasons with citations, the log, the score sheet, texts in three languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.cubosaurs import notation
from cuboteca.games.cubosaurs.actions import ACTION_COUNT, BUY, CARD, KEEP, OPPONENT, REFUSE
from cuboteca.games.cubosaurs.rules.scoring import token_points
from cuboteca.games.cubosaurs.state import Stage
from tests.games.cubosaurs.plays import moments
from tests.games.cubosaurs.table import GAME, after, engine, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import Sentence

FOLDER = GAME.folder / "texts"
TEXTS = {language: Texts(language, [FOLDER]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve"]
SHOW = GAME.presentation

#: Every way in which an action can be illegal: a table, the seat, the action, the reason's key.
ILLEGAL = [
    ("rounds=1 stage=over mover=-2", 0, "keep", "refused-play-over"),
    ("stage=draw mover=-1", 0, "keep", "why-drawing"),
    ("hand=T", 1, "keep", "refused-not-your-turn"),
    ("hand=T seat0=S", 0, "refuse B", "why-not-owned"),
    ("hand=T seat0=T", 0, "refuse T", "why-type-in-hand"),
    ("dna=1 hand=T seat0=T", 0, "refuse T", "why-type-in-hand-dna"),
    ("hand=S seat0=T", 0, "refuse T*", "why-no-icons"),
    ("dna=1 hand=S seat0=T*", 0, "refuse T", "why-only-with-icon"),
    ("hand=eS seat0=eT", 0, "refuse eT", "why-type-in-hand"),
    ("dna=1 hand=T seat0=T", 0, "refuse T", "why-type-in-hand-dna"),
    ("hand=S seat0=T", 0, "refuse T*", "why-no-icons"),
    ("dna=1 hand=S seat0=T*", 0, "refuse T", "why-only-with-icon"),
    ("dna=1 stage=victim tokens=0,40 due=1,0", 1, "keep", "why-token-first"),
    ("dna=1 interaction=0 hand=T tokens=9,0", 0, "buy 7", "why-not-in-play"),
    ("dna=1 hand=T tokens=9,0 owners=1:1", 0, "buy 1", "why-sold"),
    ("hand=T", 0, "buy 1", "why-no-dna"),
    ("dna=1 hand=T bought=1 market=1 tokens=9,0", 0, "buy 1", "why-bought"),
    ("dna=1 hand=T market=2 tokens=9,0", 0, "buy 1", "why-not-open"),
    ("dna=1 interaction=0 hand=T tokens=9,0", 0, "buy 7", "why-not-in-play"),
    ("dna=1 hand=T owners=1:1 tokens=9,0", 0, "buy 1", "why-sold"),
    ("dna=1 hand=T market=1 tokens=3,0", 0, "buy 1", "why-cost"),
    ("dna=1 hand=T market=3 tokens=9,0 pile=0", 0, "buy 3", "why-no-effect-3"),
    ("dna=1 hand=T market=5 tokens=9,0 seat0=S", 0, "buy 5", "why-no-effect-5"),
    ("dna=1 hand=T market=6 tokens=9,0", 0, "buy 6", "why-no-effect-6"),
    ("dna=1 hand=T market=7 tokens=9,0", 0, "buy 7", "why-no-effect-7"),
    ("dna=1 hand=T market=8 tokens=9,0", 0, "buy 8", "why-no-effect-8"),
    ("dna=1 hand=T market=9 tokens=9,0", 0, "buy 9", "why-no-effect-9"),
    ("dna=1 hand=T market=10 tokens=9,0", 0, "buy 10", "why-no-effect-10"),
    ("dna=1 hand=T seat0=S", 0, "card S", "why-not-now"),
    ("dna=1 hand=T seat0=S", 0, "opponent 1", "why-not-now"),
    ("dna=1 stage=victim tokens=0,40 due=1,0", 1, "keep", "why-token-first"),
    ("dna=1 stage=victim tokens=0,40 due=1,0", 0, "keep", "why-victim-first"),
    ("dna=1 stage=victim tokens=0,40 due=1,0", 0, "take 0", "why-not-yourself"),
    ("seats=3 dna=1 stage=victim tokens=0,40 due=1", 0, "take 2", "why-no-token"),
    ("dna=1 hand=T stage=opponent pending=7 seat1=S", 0, "keep", "why-tile-first"),
    ("dna=1 hand=T stage=opponent pending=7 seat1=S", 0, "opponent 0", "why-not-yourself"),
    ("seats=3 dna=1 stage=opponent pending=7 seat1=S", 0, "opponent 2", "why-no-card"),
    ("dna=1 stage=their_card pending=7 opponent=1 seat1=S", 0, "card T", "why-not-theirs"),
    ("dna=1 stage=own_card pending=6 seat0=S", 0, "card T", "why-not-owned"),
    ("dna=1 hand=S stage=own_card pending=5 seat0=S,T", 0, "card T", "why-type-not-in-hand"),
]


@pytest.mark.parametrize(("text", "seat", "action", "key"), ILLEGAL)
def test_an_illegal_action_is_explained(text: str, seat: int, action: str, key: str) -> None:
    state = table(text)
    number = notation.parse_action(state, action)

    refused = why_not(GAME, state, seat, number)
    assert refused is not None
    reason = refused.sentence
    assert reason.key == key
    assert re.match(r"p\. \d+(-\d+)?, “", reason.citation)
    assert [TEXTS[language].plain(reason, NAMES) for language in LANGUAGES]


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 999])
def test_a_number_that_is_no_action_is_explained(number: int) -> None:
    refused = why_not(GAME, table("hand=T"), 0, number)

    assert refused is not None
    assert refused.sentence.key == "refused-unknown-action"


def test_every_reason_of_the_text_files_is_tested() -> None:
    written = {key for key in keys_of("en") if key.startswith("why-")}

    assert {key for *_, key in ILLEGAL if key.startswith("why-")} == written


ONE_OF_EACH_KIND = [
    ("hand=T seat0=S", {KEEP, REFUSE + 2}),
    ("dna=1 hand=T seat0=- market=4 tokens=2,0", {KEEP, BUY + 3}),
    ("dna=1 stage=opponent pending=9 seat0=S tokens=0,0", {OPPONENT + 1}),
    ("dna=1 stage=own_card pending=6 seat0=S", {CARD + 2}),
    ("dna=1 stage=victim tokens=0,40 due=1,0", {OPPONENT + 1}),
]


@pytest.mark.parametrize(("text", "legal"), ONE_OF_EACH_KIND)
def test_a_legal_action_needs_no_explanation(text: str, legal: set[int]) -> None:
    state = table(text)
    unexplained = {a for a in range(ACTION_COUNT) if why_not(GAME, state, 0, a) is None}

    assert unexplained == legal == set(engine().legal_actions(state))


def keys_of(language: str) -> set[str]:
    """Return all keys of the game's text files in a language."""
    texts = "".join(file.read_text("utf-8") for file in sorted((FOLDER / language).glob("*.ftl")))
    return set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language(language: str) -> None:
    assert keys_of(language) == keys_of(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_is_complete(language: str) -> None:
    keys = sorted(key for key in keys_of(language) if key.startswith("rules-"))
    numbers = {int(key.split("-")[1]) for key in keys}

    assert numbers == set(range(1, 15))
    assert set(keys) == {f"rules-{n}-{part}" for n in numbers for part in ("title", "body")}
    assert all(TEXTS[language].word(key) for key in keys)


TABLES = [
    pytest.param(2, {}, id="2 seats"),
    pytest.param(5, {}, id="5 seats"),
    pytest.param(2, {"dna": True}, id="2 seats, DNA"),
    pytest.param(4, {"dna": True}, id="4 seats, DNA"),
    pytest.param(5, {"dna": True, "rounds": 4}, id="5 seats, DNA, 4 rounds"),
]


def sentences(seat_count: int, options: dict[str, Any]) -> Iterator[Sentence]:
    """Yield every sentence that a play brings to the table."""
    for moment in moments(seat_count, 21, **options):
        entry = SHOW.log_entry(moment.before, moment.number, moment.after)
        yield from entry.sentences
        if entry.sheet:
            yield entry.sheet.title
            yield from (line.reason for own in entry.sheet.lines for line in own)
        for seat in (*range(seat_count), None):
            yield SHOW.prompt(moment.before, seat)
        yield SHOW.where(moment.before)
        if moment.actor != CHANCE:
            yield from (c.label for c in SHOW.choices(moment.before, moment.actor))


@pytest.mark.parametrize(("seat_count", "options"), TABLES)
def test_every_sentence_of_a_play_can_be_said_in_every_language(
    seat_count: int, options: dict[str, Any]
) -> None:
    said = set(sentences(seat_count, options))
    texts = [TEXTS[language].plain(s, NAMES) for language in LANGUAGES for s in said]

    assert all(texts)
    assert len(said) > 50


@pytest.mark.parametrize(("seat_count", "options"), TABLES)
def test_the_score_sheet_adds_up_to_the_points(seat_count: int, options: dict[str, Any]) -> None:
    ends = [
        (sheet, moment.after)
        for moment in moments(seat_count, 22, **options)
        if (sheet := SHOW.log_entry(moment.before, moment.number, moment.after).sheet)
    ]
    rounds = GAME.options(options, seat_count)["rounds"]

    assert len(ends) == rounds
    assert [list(sheet.scored) for sheet, _ in ends] == [
        [sum(line.points for line in own) for own in sheet.lines] for sheet, _ in ends
    ]
    assert [list(sheet.totals) for sheet, _ in ends] == [
        engine().points(state, seat_count) for _, state in ends
    ]
    assert [list(sheet.scored) for sheet, _ in ends] == [
        [state.last_round[seat] + tokens_counted(state, seat) for seat in range(seat_count)]
        for _, state in ends
    ]


def tokens_counted(state: Any, seat: int) -> int:
    """Return the token points that the sheet of this moment shows."""
    return int(token_points(state, seat)) if state.stage == Stage.OVER and state.dna else 0


def test_the_sheet_of_the_book_s_example_shows_its_four_lines() -> None:
    before = table("pile=0 rounds=1 hand=C seat0=Bx3,eC,K3-2,G2-1x2 seat1=Cx2,T")
    sheet = SHOW.log_entry(before, KEEP, after(before, "keep")).sheet

    assert sheet is not None
    assert sorted(line.points for line in sheet.lines[0]) == [-3, -3, -1, 5, 5]
    assert sheet.scored[0] == sheet.totals[0] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_described(language: str) -> None:
    state = table("seats=3 dna=1 hand=T,S* seat0=P seat1=B*,eT market=1,7 tokens=2,3 owners=4:1")
    text = SHOW.describe(SHOW.view(state, 1), TEXTS[language], NAMES)

    assert [name for name in NAMES[:3] if name not in text] == []
