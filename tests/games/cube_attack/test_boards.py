"""Boards are files: what is shipped, what a user may write, what is wrong and how it is said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cuboteca.core.errors import NotationError, OptionError
from cuboteca.core.texts import Texts
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.boards import (
    FOLDER,
    SHIPPED,
    BoardError,
    board_in,
    board_of,
    packed_name,
    parse_board,
    shipped_name,
    unpacked_name,
)
from cuboteca.games.cube_attack.components import Kind
from tests.games.cube_attack.table import GAME, SHOW, SMALL_BOARD, engine, legal, new_play, small

SIX = (FOLDER / "six-fold.toml").read_text("utf-8")


def changed(old: str, new: str, text: str = SMALL_BOARD) -> str:
    """Return a board's file with a change."""
    assert old in text
    return text.replace(old, new)


def many_planets() -> str:
    rows = "".join(f'P{n} = {{ kind = "wound", x = {n}, y = 50 }}\n' for n in range(40))
    return changed("[orbits]", rows + "[orbits]")


def many_orbits() -> str:
    rows = "".join(f'P{n} = {{ kind = "wound", x = {n}, y = 50 }}\n' for n in range(13))
    more = "".join(f', "M-P{n}"' for n in range(13))
    return changed('"M-N"', '"M-N"' + more, changed("[orbits]", rows + "[orbits]"))


WRONG = {
    "not TOML": ("planets = [\n", "is not TOML"),
    "an unknown part": ("colour = 1\n" + SMALL_BOARD, "'colour' is not known"),
    "no planets": ("title = 'x'\n", r"no \[planets\] table"),
    "a planet that is no table": (changed('X = { kind = "armoury", x = 0, y = 10 }', "X = 1"), "X"),
    "a bad name": (changed("X =", '"X-1" ='), "planet 'X-1': a name is 1 to 8 letters"),
    "a long name": (changed("X =", "ABCDEFGHI ="), "planet 'ABCDEFGHI'"),
    "an unknown kind": (changed('"armoury"', '"armory"'), "planet X: kind must be one of .*armory"),
    "no kind": (changed('kind = "armoury", ', ""), "planet X: kind must be one of .*not nothing"),
    "an unknown key": (changed("x = 0, y = 10", "x = 0, y = 10, z = 1"), "X: 'z' is not known"),
    "an unknown team": (changed('"red"', '"pink"'), "Entrance E0: team must be one of .*'pink'"),
    "no team": (changed(', team = "red"', ""), "Entrance E0: team must be"),
    "a team elsewhere": (changed('"armoury",', '"armoury", team = "red",'), "only an Entrance has"),
    "points elsewhere": (changed('"armoury",', '"armoury", points = 2,'), "only a moon has points"),
    "no whole points": (changed("points = 3", "points = 2.5"), "moon M: points must be a whole"),
    "too many points": (changed("points = 3", "points = 21"), "from 1 to 20"),
    "no place": (changed("x = 0, y = 10", "x = 0"), "planet X: say where it stands"),
    "two places": (changed("x = 0, y = 10", "x = 0, y = 1, ring = 1, angle = 2"), "planet X: say"),
    "mixed places": (changed("x = 0, y = 10", "ring = 0, angle = 1"), "give all planets a ring"),
    "a place that is no number": (changed("x = 0, y = 10", "x = nan, y = 10"), "X: x must be"),
    "the same place": (changed("x = 10, y = 10", "x = 0, y = 10"), "X and Y stand in the same"),
    "a negative ring": (changed("ring = 3, angle = 60", "ring = -3, angle = 60", SIX), "a ring is"),
    "no orbits": (SMALL_BOARD.partition("[orbits]")[0], r"no \[orbits\] table"),
    "orbits that are no texts": (changed('"M-N"', "7"), r"no \[orbits\] table"),
    "a dangling orbit": (changed('"M-N"', '"M-Q"'), "orbit 'M-Q' leads to 'Q', and no planet"),
    "an orbit of three": (changed('"M-N"', '"M-N-X"'), "orbit 'M-N-X': write two planets"),
    "an orbit to itself": (changed('"M-N"', '"M-N", "M-M"'), "orbit 'M-M' joins a planet with"),
    "an orbit twice": (changed('"M-N"', '"M-N", "N-M"'), "orbit 'N-M' is there twice"),
    "an Entrance missing": (
        changed(
            '"E5-M", ',
            "",
            changed('E5 = { kind = "entrance", team = "white"', 'Z = { kind = "wound"'),
        ),
        "the Entrance of team white is missing",
    ),
    "a team twice": (changed('"white"', '"red"'), "Entrances E0 and E5 have the same team"),
    "no moon": (changed('"half moon", points = 3', '"wound"'), "there is no moon"),
    "not connected": (changed(', "M-N"', ""), "no orbits connect N with E0"),
    "an Entrance that leads nowhere": (changed('"E1-M"', '"E1-E0"'), "Entrance E1 has no orbit"),
    "too many planets": (many_planets(), "at most 40 planets, not 50"),
    "too many orbits": (many_orbits(), "planet M has 14 orbits; at most 12"),
    "too many dots": ("a" + ".a" * 4_000 + " = 1\n", "line 1: a key has at most 8 dots"),
    "dots in a title": (SMALL_BOARD + "[title" + ".a" * 32 + "]\n", "a key has at most 8 dots"),
    "too many planets to read": (
        "[planets]\n" + "".join(f"P{n} = 1\n" for n in range(1_400)),
        "at most 40 planets, not 1400",
    ),
    "half a character": ("# \ud800\n" + SMALL_BOARD, r"must not hold the character U\+D800"),
    "a long unknown part": ("x" * 5_000 + " = 1\n", "'x{39}…' is not known"),
    "too long": ("#" * 16_385 + "\n", "at most 16384 characters"),
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_board_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BoardError, match=sentence) as caught:
        parse_board(text)

    assert str(caught.value).startswith("option 'board': ")
    assert "\n" not in str(caught.value).partition("is not TOML")[0]


def test_an_option_that_is_neither_a_name_nor_a_file_is_refused() -> None:
    with pytest.raises(OptionError, match="six-fold, three-fold"):
        new_play(2, board="seven-fold")
    with pytest.raises(OptionError, match="option 'board'"):
        new_play(2, board="no board\nat all\n")


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_board_given_as_a_file_is_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text("utf-8")

    assert parse_board(text) == board_of(name)
    assert shipped_name(parse_board(text)) == name
    assert shipped_name(board_in(new_play(2, board=text).state)) == name


@pytest.mark.parametrize("text", [SMALL_BOARD, SIX], ids=["small", "six-fold"])
def test_a_board_is_in_the_state_whole(text: str) -> None:
    assert board_in(new_play(3, board=text).state) == parse_board(text)


def test_kinds_may_be_written_with_blanks_or_hyphens() -> None:
    board = parse_board(changed("half moon", "Half-Moon"))

    assert board.planets[-2].kind == Kind.HALF_MOON


def test_a_ruler_or_rings_give_places_in_the_same_square() -> None:
    by_ruler = parse_board(SMALL_BOARD).planets
    by_ring = parse_board(SIX).planets

    assert [(p.across, p.down) for p in by_ruler[:2]] == [(50, 140), (230, 140)]
    assert (by_ring[0].across, by_ring[0].down) == (500, 50)
    assert (by_ring[-1].across, by_ring[-1].down) == (500, 500)
    assert all(0 <= v <= 1000 for p in (*by_ruler, *by_ring) for v in (p.across, p.down))


@pytest.mark.parametrize("name", ["F", "E0", "Abcdefg8"])
def test_names_are_packed_into_numbers(name: str) -> None:
    assert unpacked_name(packed_name(name)) == name
    assert packed_name(name) < 2**63


def test_a_board_of_one_s_own_plays_draws_and_describes_itself() -> None:
    play = new_play(2, board=SMALL_BOARD)
    play.chance(0)
    view = SHOW.view(play.state, 0)
    texts = Texts("en", [GAME.folder / "texts"])
    choices = SHOW.choices(play.state, 0)
    names = ["Ada", "Bo"]
    drawn = SHOW.board(view, choices=choices, texts=texts, names=names, sprite="/s.svg").markup

    assert view.board is None
    assert legal(play.state) == {"move b@E0 X", "move b@E0 M"}
    assert all(f'id="planet-{number}"' in drawn for number in range(10))
    assert "Half Moon M: nobody" in SHOW.describe(view, texts, ["Ada", "Bo"])


def test_a_state_on_one_s_own_board_comes_back_from_its_text() -> None:
    state = small("seats=3 seat0=2*b@M,t2@X seat2=b2@N turn=5")
    text = notation.format_state(state)

    assert " " not in text.partition("board=")[2].partition(" goal=")[0]
    assert engine().snapshot(notation.parse_state(text)) == engine().snapshot(state)


BOARD_WORD = notation.format_board(board_of(SMALL_BOARD))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("X:a@", "X:z@"),
        ("X:a@", "X:a3@"),
        ("E0:e0@", "E0:e@"),
        ("E0:e0@", "E0:e9@"),
        ("X:a@", "Y:a@"),
        ("M-N", "M-Q"),
        ("M-N", "M"),
        (",M-N", ""),
        ("@50,140", "@5000,140"),
        ("|", "/"),
    ],
)
def test_a_damaged_board_in_a_state_is_refused(old: str, new: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_board_word(BOARD_WORD.replace(old, new, 1))


def test_the_guide_s_example_is_a_board() -> None:
    guide = GAME.folder.parents[3] / "docs" / "guides" / "cube-attack-your-own-board.md"
    (text,) = re.findall(r"```toml\n(.*?)```", guide.read_text("utf-8"), re.DOTALL)
    board: Any = parse_board(text)

    assert len(board.planets) >= 10
