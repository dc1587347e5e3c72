"""Words in a language: what is missing is an error, what people typed is escaped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.texts import LANGUAGE_NAMES, LANGUAGES, MissingTextError, Texts
from cuboteca.core.words import Piece, SeatName, say, seat_names

if TYPE_CHECKING:
    from pathlib import Path

FTL = """
plain = Two dinosaurs
greeting = Hello, { $name }!
kept = { $seat } keeps { $cards }
count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nested = Because: { $why }
who = { $seats }
card-trex = T-Rex
only-attribute =
    .title = A title
"""
NAMES = ["<Ada>", "Bob & Co"]
TREX = Piece("trex", "card-trex")
LABELLED = Piece("trex", "card-trex", 2, "<+2>")


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    write(tmp_path, "en", "words", FTL)
    write(tmp_path, "it", "words", "plain = Due dinosauri\n")
    return Texts("en", [tmp_path])


def write(folder: Path, language: str, name: str, source: str) -> None:
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / f"{name}.ftl").write_text(source, "utf-8")


def test_every_language_has_a_name() -> None:
    assert tuple(LANGUAGE_NAMES) == LANGUAGES


def test_a_word(texts: Texts) -> None:
    assert texts.word("plain") == "Two dinosaurs"
    assert texts.word("greeting", name="Ada") == "Hello, Ada!"


@pytest.mark.parametrize(("n", "text"), [(1, "1 card"), (2, "2 cards"), (0, "0 cards")])
def test_a_plural(texts: Texts, n: int, text: str) -> None:
    assert texts.word("count", n=n) == text


def test_a_number_below_zero_has_a_minus_sign(texts: Texts) -> None:
    assert texts.word("count", n=-2) == "\N{MINUS SIGN}2 cards"


def test_each_language_has_its_own_words(texts: Texts, tmp_path: Path) -> None:
    assert texts.language == "en"
    assert Texts("it", [tmp_path]).word("plain") == "Due dinosauri"


@pytest.mark.parametrize("language", ["de", "", "EN", "../it"])
def test_a_language_that_there_is_not_falls_back(
    texts: Texts, tmp_path: Path, language: str
) -> None:
    fallback = Texts(language, [tmp_path])

    assert fallback.language == "en"
    assert fallback.word("plain") == texts.word("plain")


def test_several_folders_are_one(texts: Texts, tmp_path: Path) -> None:
    write(tmp_path / "door", "en", "more", "farewell = Bye\n")
    both = Texts("en", [tmp_path, tmp_path / "door"])

    assert [both.word("farewell"), both.word("plain")] == ["Bye", texts.word("plain")]


@pytest.mark.parametrize(("key", "known"), [("plain", True), ("nonsense", False)])
def test_which_keys_there_are(texts: Texts, key: str, *, known: bool) -> None:
    assert texts.has(key) is known


# lists of people


@pytest.mark.parametrize(
    ("language", "seats", "text"),
    [
        ("en", (), ""),
        ("en", (0,), "Ada"),
        ("en", (0, 1), "Ada and Ben"),
        ("en", (0, 2, 1), "Ada, Cleo and Ben"),
        ("it", (0, 1, 2), "Ada, Ben e Cleo"),
        ("fr", (0, 1, 2), "Ada, Ben et Cleo"),
    ],
)
def test_several_people_are_listed_as_one_reads_them(
    tmp_path: Path, language: str, seats: tuple[int, ...], text: str
) -> None:
    write(tmp_path, language, "words", "who = { $seats }\n")
    texts = Texts(language, [tmp_path])

    assert texts.plain(say("who", seats=seat_names(seats)), ("Ada", "Ben", "Cleo")) == text


def test_a_list_of_people_is_escaped_and_may_hold_sentences(texts: Texts) -> None:
    sentence = say("who", seats=(SeatName(0), say("greeting", name=SeatName(1))))

    assert texts.plain(sentence, NAMES) == "<Ada> and Hello, Bob & Co!"
    assert texts.markup(sentence, NAMES) == (
        '<b class="name seat-0">&lt;Ada&gt;</b> and Hello, <b class="name seat-1">Bob &amp; Co</b>!'
    )


def test_an_attribute_is_named_after_its_message(texts: Texts) -> None:
    assert texts.word("only-attribute.title") == "A title"
    assert texts.has("only-attribute.title")
    assert not texts.has("only-attribute.subtitle")
    assert not texts.has("nonsense.title")


# what is missing


@pytest.mark.parametrize(
    ("key", "args", "why"),
    [
        ("nonsense", {}, "no text 'nonsense' in language 'en'"),
        ("only-attribute.subtitle", {}, "no text 'only-attribute.subtitle' in language 'en'"),
        ("only-attribute", {}, "text 'only-attribute' in language 'en' is empty"),
        ("greeting", {}, "text 'greeting' in language 'en': Unknown external: name"),
        ("count", {}, "text 'count' in language 'en': Unknown external: n"),
    ],
)
def test_what_is_missing_is_named(texts: Texts, key: str, args: dict[str, Any], why: str) -> None:
    with pytest.raises(MissingTextError) as caught:
        texts.word(key, **args)
    assert str(caught.value) == why


def test_a_text_missing_in_one_language_is_no_other_languages_text(
    texts: Texts, tmp_path: Path
) -> None:
    assert texts.has("greeting")

    with pytest.raises(MissingTextError, match="no text 'greeting' in language 'it'"):
        Texts("it", [tmp_path]).word("greeting", name="Ada")


@pytest.mark.parametrize("form", ["plain", "markup"])
def test_a_piece_without_a_name_is_an_error(texts: Texts, form: str) -> None:
    sentence = say("kept", seat=SeatName(0), cards=Piece("trex", "nameless"))

    with pytest.raises(MissingTextError, match="nameless"):
        getattr(texts, form)(sentence, NAMES)


# plain


@pytest.mark.parametrize(
    ("piece", "text"),
    [
        (TREX, "T-Rex"),
        (Piece("trex", "card-trex", 3), "3 × T-Rex"),
        (Piece("trex", "card-trex", 1, "+2/-1"), "T-Rex +2/-1"),
        (Piece("trex", "card-trex", 2, "+2/-1"), "2 × T-Rex +2/-1"),
    ],
)
def test_a_piece_in_words(texts: Texts, piece: Piece, text: str) -> None:
    assert texts.piece(piece) == text
    assert texts.plain(say("greeting", name=piece)) == f"Hello, {text}!"


def test_a_sentence_in_plain_words(texts: Texts) -> None:
    sentence = say("kept", seat=SeatName(1), cards=(TREX, LABELLED))

    assert texts.plain(sentence, NAMES) == "Bob & Co keeps T-Rex, 2 × T-Rex <+2>"


def test_a_sentence_within_a_sentence(texts: Texts) -> None:
    sentence = say("nested", why=say("kept", seat=SeatName(0), cards=TREX))

    assert texts.plain(sentence, NAMES) == "Because: <Ada> keeps T-Rex"


def test_a_number_chooses_its_plural_in_a_sentence(texts: Texts) -> None:
    assert texts.plain(say("count", n=1)) == "1 card"
    assert texts.markup(say("count", n=2)) == "2 cards"


# markup


def test_a_players_name_is_escaped(texts: Texts) -> None:
    markup = texts.markup(say("greeting", name=SeatName(0)), NAMES)

    assert markup == 'Hello, <b class="name seat-0">&lt;Ada&gt;</b>!'


def test_a_text_that_is_passed_on_is_escaped(texts: Texts) -> None:
    assert texts.markup(say("greeting", name='<a href="x">&')) == (
        "Hello, &lt;a href=&#34;x&#34;&gt;&amp;!"
    )


def test_a_name_within_a_sentence_within_a_sentence_is_escaped_once(texts: Texts) -> None:
    sentence = say("nested", why=say("greeting", name=SeatName(1)))

    assert texts.markup(sentence, NAMES) == (
        'Because: Hello, <b class="name seat-1">Bob &amp; Co</b>!'
    )


def test_a_piece_is_drawn_from_the_symbols(texts: Texts) -> None:
    assert texts.markup(say("greeting", name=LABELLED), sprite="/symbols.svg?v=1&x") == (
        'Hello, <span class="piece">2×<svg class="mini" aria-hidden="true">'
        '<use href="/symbols.svg?v=1&amp;x#trex"/></svg>T-Rex &lt;+2&gt;</span>!'
    )


def test_pieces_in_a_row_stand_side_by_side(texts: Texts) -> None:
    markup = texts.markup(say("greeting", name=(TREX, TREX)), sprite="s")

    assert markup.count('<use href="s#trex"/>') == 2
    assert markup.count("T-Rex</span>") == 2


@pytest.mark.parametrize("name", ["{ $name }", "{", "\u2068x", "a\nb = c", "$seat"])
def test_a_name_is_never_read_as_a_text_file(texts: Texts, name: str) -> None:
    assert texts.plain(say("greeting", name=SeatName(0)), [name]) == f"Hello, {name}!"
