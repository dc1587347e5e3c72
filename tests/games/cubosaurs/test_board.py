"""The board of a page: who has a seat, what cannot be bought, where the hand is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.drawing import Occupant
from cuboteca.core.texts import Texts
from cuboteca.games.cubosaurs.actions import BUY
from tests.games.cubosaurs.table import GAME, table

if TYPE_CHECKING:
    from collections.abc import Sequence

TEXTS = Texts("en", [GAME.folder / "texts"])
NAMES = ("Ada", "Bo", "Cleo")
OCCUPANTS = (Occupant("you"), Occupant("bot, medium"), Occupant("invited", away=True))


def board(text: str, seat: int | None, names: Sequence[str] = NAMES) -> dict[str, str]:
    """Return the markup of each panel by its id, and that of the rest as ""."""
    state, show = table(f"seats=3 {text}"), GAME.presentation
    drawn = show.board(
        show.view(state, seat),
        choices=() if seat is None else show.choices(state, seat),
        texts=TEXTS,
        names=names,
        sprite="s.svg",
        occupants=OCCUPANTS,
    )
    _, *panels = re.split(r'(?=<section class="seat )', str(drawn.markup))
    ids = [re.findall(r'id="(seat-\d)"', panel)[0] for panel in panels]
    panels[-1], rest = panels[-1].split('<div class="middle', 1)
    return dict(zip(ids, panels, strict=True)) | {"": rest}


def test_a_panel_says_who_has_the_seat_and_that_nobody_is_there() -> None:
    panels = board("hand=T", 0)
    notes = {id_: re.findall(r'class="occupant">([^<]*)', panels[id_]) for id_ in panels if id_}
    away = [id_ for id_ in panels if ' away"' in panels[id_]]

    assert notes == {"seat-0": ["you"], "seat-1": ["bot, medium"], "seat-2": ["invited"]}
    assert away == ["seat-2"]


def test_seats_of_one_name_are_told_apart_by_their_number() -> None:
    headings = [
        re.findall(r"<h2[^>]*>(.*?)</h2>", panel)[0]
        for id_, panel in sorted(board("hand=T", 0, ("Ada", "Bo", "Ada")).items())
        if id_
    ]

    assert headings == [
        'Ada<span class="sr"> 1</span>',
        "Bo",
        'Ada<span class="sr"> 3</span>',
    ]


def test_a_tile_that_cannot_be_bought_says_why_when_it_is_tapped() -> None:
    text = "dna=1 hand=T market=1,2 tokens=2,0,0"
    asks = re.compile(r'name="why" value="(\d+)" class="buy barred"')

    assert asks.findall(board(text, 0)[""]) == [str(BUY)]  # tile 1 costs 4
    assert f'name="action" value="{BUY + 1}"' in board(text, 0)[""]
    assert asks.findall(board(text, 1)[""]) == []
    assert asks.findall(board(text, None)[""]) == []


def test_one_s_own_panel_says_who_has_the_hand_and_what_is_in_it() -> None:
    panels = board("hand=T active=1", 0)

    assert "Bo has the hand" in panels["seat-0"]
    assert re.findall(r'class="no-tray".*?card (t-\w+)', panels["seat-0"], re.DOTALL) == ["t-trex"]
    assert "no-tray" not in "".join(panels[id_] for id_ in ("seat-1", "seat-2"))
    assert "no-tray" not in "".join(board("hand=T", 0).values())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hand=T seat0=S", ["If refused", "Tap one", "Numbers"]),
        ("hand=T seat0=T", ["Numbers"]),  # it has to be kept
        ("dna=1 hand=T seat0=S,B stage=own_card pending=6", ["Numbers"]),  # one is destroyed
        ("dna=1 hand=T seat0=S,T stage=own_card pending=5", ["Numbers"]),
        ("dna=1 hand=T seat0=S seat1=B stage=opponent pending=8", []),
    ],
)
def test_a_hand_s_banner_says_only_what_can_be_done(text: str, said: list[str]) -> None:
    tray = re.findall(r'class="tray".*?</p>', board(text, 0)["seat-0"], re.DOTALL)[0]

    assert [one for one in ("If refused", "Tap one", "Numbers") if one in tray] == said


def test_once_the_play_is_over_nothing_says_what_one_more_card_would_bring() -> None:
    text = "hand=- seat0=T seat1=S seat2=B"
    over = f"{text} stage=over mover=-2 round=2 scored=2"

    assert "→" in board(text, 0)["seat-1"]
    assert "→" not in board(over, 0)["seat-1"]
    assert 'class="cell next"' not in "".join(board(over, 0).values())


def test_a_crown_marks_the_most_of_what_an_egg_in_the_hand_asks_for() -> None:
    with_egg, without = (board(f"hand={one} seat0=Bx2 seat1=B", 0)["seat-0"] for one in ("eB", "S"))

    assert "#crown" in with_egg
    assert "#crown" not in without
