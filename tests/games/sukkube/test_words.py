"""What people read and see: reasons, the log turn by turn, previews, three languages, buttons."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.sukkube import notation
from cuboteca.games.sukkube.actions import ACTION_COUNT
from tests.games.citations import ruling
from tests.games.sukkube.table import GAME, SEATED, after, engine, set_up, table

FOLDER = GAME.folder / "texts"
TEXTS = {language: Texts(language, [FOLDER]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation

#: Every way in which an action can be illegal: a table, the seat, the action, the reason's key.
ILLEGAL = [
    ("stage=over mover=-2 finished=9 cap=9", 0, "play Rr", "refused-play-over"),
    ("stage=card mover=-1", 0, "play Rr", "why-dealing"),
    ("", 1, "play Rr", "why-not-your-turn"),
    ("seat0=Rr", 0, "play Bl", "why-not-owned"),
    ("last=Bl seat0=Rr,Ru", 0, "play Rr", "why-opposite"),
    ("last=Br seat0=Rr,Ru", 0, "play Rr", "why-repeated"),
]


@pytest.mark.parametrize(("text", "seat", "action", "key"), ILLEGAL)
def test_an_illegal_action_is_explained(text: str, seat: int, action: str, key: str) -> None:
    state = table(text)

    refused = why_not(GAME, state, seat, notation.parse_action(state, action))
    assert refused is not None
    assert refused.sentence.key == key
    assert re.match(r"p\. \d+(-\d+)?, “", refused.sentence.citation)
    assert all(TEXTS[language].plain(refused.sentence, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 999])
def test_a_number_that_is_no_action_is_explained(number: int) -> None:
    refused = why_not(GAME, table(""), 0, number)

    assert refused is not None
    assert refused.sentence.key == "refused-unknown-action"


def keys_of(language: str) -> set[str]:
    texts = "".join(file.read_text("utf-8") for file in sorted((FOLDER / language).glob("*.ftl")))
    return set(re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE))


def test_every_reason_of_the_text_files_is_tested() -> None:
    written = {key for key in keys_of("en") if key.startswith("why-")}

    assert {key for *_, key in ILLEGAL} - {"refused-play-over"} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_rules_is_complete(language: str) -> None:
    keys = sorted(key for key in keys_of(language) if key.startswith("rules-"))

    assert set(keys) == {f"rules-{n}-{part}" for n in range(1, 9) for part in ("title", "body")}
    assert all(TEXTS[language].word(key) for key in keys)


def told(state: Any, card: str) -> list[str]:
    action = notation.parse_action(state, f"play {card}")
    entry = SHOW.log_entry(state, action, after(state, card))
    return [TEXTS["en"].plain(sentence, NAMES) for sentence in entry.sentences]


@ruling("automata-at-once")
def test_each_card_of_an_automaton_is_a_sentence() -> None:
    state = table("seat0=Rf,Yl,Bd seat3=-/RuBrBrBrBr")

    first, second = told(state, "Rf")[:2]
    assert first == "Ada plays flip, red circle. Lion comes to the top."
    assert second.startswith(
        "The automaton Lion plays up, red circle, the same colour again: doubled."
    )
    assert second.endswith("Strongman comes to the top.")


def test_the_end_of_a_manche_is_told() -> None:
    assert told(table("seats=6 seat0=Rd"), "Rd") == [
        "Ada plays down, red circle. Tamer comes to the top.",
        "Ada has played the last card: the manche ends.",
        "Bo (Tamer) is on top, dominates and gets 1 point.",
        "Eve (Clown) is at the bottom: the Sukkube, who begins the next manche.",
    ]


def test_who_is_an_automaton_is_told() -> None:
    state = set_up(SEATED.rpartition(";")[0]).state
    sentences = SHOW.log_entry(state, 5, state).sentences

    assert [sentence.key for sentence in sentences] == ["tell-automaton"]


def test_a_choice_says_who_comes_on_top_and_what_it_is_worth() -> None:
    choices = SHOW.choices(table("last=Yu seat0=Yf"), 0)

    assert [(choice.target, choice.effect) for choice in choices] == [("card-0-14", 1)]
    assert TEXTS["en"].plain(choices[0].label, NAMES).endswith("doubled: you stay on top")


def test_a_choice_that_does_not_end_the_manche_has_no_effect() -> None:
    assert {choice.effect for choice in SHOW.choices(table("seats=6"), 0)} == {None}


def test_a_preview_shows_where_a_card_leads() -> None:
    state = table("seat0=Rf,Yl,Bd seat3=-/RuBrBrBrBr")
    view = SHOW.view(state, 0)
    flip = next(one for one in view.previews if one.card.code == "Rf")

    assert (flip.path, flip.next_seat, flip.ends) == (("lion",), 3, False)
    assert [turn.card.code for turn in flip.automata][:1] == ["Ru"]
    assert SHOW.view(state, 1).previews == ()


def test_the_view_shows_the_faces_of_the_kube_and_their_arrows() -> None:
    faces = {face.place: face for face in SHOW.view(table(""), 0).kube}

    assert {place: face.character for place, face in faces.items()} == {
        "top": "strongman",
        "far": "tamer",
        "right": "ballerina",
        "near": "clown",
        "left": "presenter",
        "bottom": "lion",
    }
    assert faces["top"].arrow == "far"
    assert faces["far"].arrow == "left"


def test_the_view_says_which_turns_are_new() -> None:
    state = after(table("seat0=Rf,Yl,Bd seat3=-/RuBrBrBrBr"), "Rf")
    view = SHOW.view(state, 0)

    assert view.fresh_turns == len(view.turns) == 2
    assert [turn.path for turn in view.turns] == [("lion",), ("presenter", "strongman")]


def test_every_legal_card_is_a_button() -> None:
    state = table("last=Br")
    view, choices = SHOW.view(state, 0), SHOW.choices(state, 0)
    board = SHOW.board(
        view, choices=choices, texts=TEXTS["en"], names=NAMES[:2], sprite="/s.svg"
    ).markup

    assert set(re.findall(r'name="action" value="(\d+)"', board)) == {
        str(action) for action in engine().legal_actions(state)
    }
    assert set(re.findall(r'name="why" value="(\d+)"', board)) == {"0", "1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_described(language: str) -> None:
    text = SHOW.describe(SHOW.view(table("last=Br"), 1), TEXTS[language], NAMES[:2])

    assert [name for name in NAMES[:2] if name not in text] == []
