"""The gallery of Cube Attack: positions in notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import gallery_pages

from cuboteca.core.drawing import Occupant
from cuboteca.games import game
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.boards import board_of
from cuboteca.web.contexts import LogEntry, SeatPlate
from cuboteca.web.log import log_of

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts

GAME = game("cube_attack")
NAMES = ("Ada", "Ben", "Chiara", "Delphine", "Emil", "Frieda")
ABSENT = 4  # the seat that nobody has taken yet
SPRITE = gallery_pages.sprite_of("cube_attack")

SQUARE = """
title = "Square"
[planets]
E0 = { kind = "entrance", team = "red", x = 0, y = 0 }
E1 = { kind = "entrance", team = "blue", x = 20, y = 0 }
E2 = { kind = "entrance", team = "green", x = 40, y = 0 }
E3 = { kind = "entrance", team = "yellow", x = 40, y = 40 }
E4 = { kind = "entrance", team = "purple", x = 20, y = 40 }
E5 = { kind = "entrance", team = "white", x = 0, y = 40 }
X = { kind = "armoury", x = 10, y = 12 }
Y = { kind = "cube", x = 30, y = 12 }
M = { kind = "half moon", points = 3, x = 20, y = 20 }
N = { kind = "wound", x = 30, y = 28 }
O = { kind = "full moon", x = 10, y = 28 }
[orbits]
lines = [
  "E0-X", "E1-X", "E1-Y", "E2-Y", "E3-N", "E4-N", "E4-O", "E5-O",
  "X-Y", "Y-N", "N-O", "O-X", "X-M", "Y-M", "N-M", "O-M",
]
"""

#: Every kind of Cube on one planet, with those of all other seats.
_ALL = "b@F,b2@F,t@F,t2@F,s@F,s2@F"
_FULLEST = (
    "seats=6 "
    + " ".join(f"seat{seat}={_ALL},2*b@E{seat},s2@H{seat},3*t@H{seat}" for seat in range(6))
    + " totals=60,63,12,63,0,64 turn=30"
)
_LONG_RANGE = "seat0=s@A0 seat1=b@H0,t2@H0,s@W1,b@E3 totals=8,6 turn=4"
_ON_THE_WAY = "seat1=b@E3,b@H3,t@A2 totals=8,6 turn=4"
_DUEL = "seat0=b@E0,b2@C0,t@A0,s@H0,t2@F seat1=b@E3,s@H3,t@F,b2@C1,s@C0 totals=23,31 turn=9"
_THREE = (
    "seats=3 seat0=3*b@E0,s2@H0,t@C1,b@W1 seat1=t@F,s@H2,b@C3,b@A2 "
    "seat2=b@E4,s2@F,t2@H4,b@H3 totals=18,40,33 turn=12"
)
_SIX = (
    "seats=6 seat0=2*b@E0,t@H0,b@W0,s2@F seat1=b@E1,t2@H1,s@C1 seat2=b@E2,b@H2,t@F "
    "seat3=3*b@E3,s@H3,t2@C3 seat4=b@E4,t@H4,b@W4,s@F seat5=2*b@E5,t@H5,b2@C0 "
    "totals=33,28,41,12,41,57 turn=17"
)

#: By name: the state in notation and whose page it is (None: a spectator).
POSITIONS: dict[str, tuple[str, int | None]] = {
    "opening": ("seat0=b@E0 seat1=b@E3", 0),
    "duel": (_DUEL, 0),
    "duel-second": (f"{_DUEL} done=1".replace("t@A0", "t+a@A0"), 0),
    "duel-waiting": (_DUEL, 1),
    "three": (_THREE, 0),
    "six": (_SIX, 0),
    "six-watched": (_SIX, None),
    "crowd": ("seat0=b@F,t@F,s@F,b2@F,t2@F,4*s2@F seat1=3*b@F,t@F,s2@H0", 0),
    "fullest": (_FULLEST, 0),
    "enter": (f"seat0=b@E0,b@C0 {_ON_THE_WAY}", 0),
    "enter-second": (f"seat0=2*b@E0,b+a@C0 {_ON_THE_WAY} done=1", 0),
    "armoury-short": (f"seat0=b@A0 {_ON_THE_WAY}", 0),
    "armoury-long": (f"seat0=t@A0 {_ON_THE_WAY}", 0),
    "wound": (f"seat0=t@W0 {_ON_THE_WAY}", 0),
    "moons": (f"seat0=b@A0,t@C1,s@F {_ON_THE_WAY}", 0),
    "attack-short": ("seat0=t2@H0,b@E0 seat1=b@H0,s2@H0,b@E3 totals=8,6 turn=4", 0),
    "attack-long": (_LONG_RANGE, 0),
    "attack-second": ("seat0=s+x@A0,t@H0 seat1=2*b@H0,b@E3 totals=8,6 turn=4 done=1", 0),
    "not-allowed": ("seat0=s2@A0,b2@W0,b@C0 seat1=t@C0,2*t@A0,b@W0 totals=8,6 turn=4", 0),
    "three-fold": ("board=three-fold seat0=b@E0,s@H0,t2@C0 seat1=b@E3,t@F", 0),
    "square": (
        f"board={notation.format_board(board_of(SQUARE))} seat0=b@E0,s@M seat1=b@Y,t@O",
        0,
    ),
    "chosen": (_DUEL, 0),
    "six-chosen": (_SIX, 0),
    "fullest-list": (_FULLEST, 0),
    "attack-list": (_LONG_RANGE, 0),
    "waiting-list": (_FULLEST, 1),
    "over": ("seat0=b@H0,t@F seat1=b@H3 totals=66,41 stage=over", 0),
}

#: By name of a page: the Cube that is chosen on it.
CHOSEN = {"chosen": "unit-30-0-t2", "six-chosen": "unit-30-0-s2"}
#: By name of a page: the planet whose list is open.
OPENED = {"fullest-list": 30, "attack-list": 19, "waiting-list": 30}


def occupant(seat: int, shown: int | None, texts: Texts) -> Occupant:
    """Return who has a seat: the reader, a person who has not come yet, or a bot."""
    if seat == shown:
        return Occupant(texts.word("note-you"))
    if seat == ABSENT:
        return Occupant(texts.word("note-absent"), away=True)
    return Occupant(texts.word("note-bot", level=texts.word("level-medium")))


def page(name: str, language: str) -> str:
    """Return the page of a position."""
    texts = gallery_pages.texts_of("cube_attack", language)
    text, seat = POSITIONS[name]
    state = notation.parse_state(text)
    show = GAME.presentation
    view = show.view(state, seat)
    choices = () if seat is None else show.choices(state, seat)
    shown = gallery_pages.table(
        "cube_attack",
        texts,
        round_label=texts.plain(show.where(state), NAMES),
        your_turn=bool(choices),
        prompt=texts.markup(show.prompt(state, seat), NAMES, SPRITE),
        board=show.board(
            view,
            choices=choices,
            texts=texts,
            names=NAMES,
            sprite=SPRITE,
            occupants=[occupant(number, seat, texts) for number in range(view.seat_count)],
        ).markup,
        seats=tuple(
            SeatPlate(
                s.seat,
                NAMES[s.seat],
                occupant(s.seat, seat, texts).note,
                str(s.points),
                turn=s.seat == view.to_move,
                you=s.seat == seat,
                absent=occupant(s.seat, seat, texts).away,
                pending=str(s.points + s.turn_points) if s.turn_points and not s.rank else "",
            )
            for s in view.seats
        ),
        log=log_of(
            LogEntry(number, texts.markup(choice.label, NAMES, SPRITE), view.to_move, False)
            for number, choice in enumerate(choices, 1)
        ),
    )
    if name in CHOSEN:
        radio = f'id="{CHOSEN[name]}-pick"'
        shown = shown.replace(radio, f"{radio} checked")
    if name in OPENED:
        shown = re.sub(rf'<details (?=[^>]*id="spot-{OPENED[name]}-)', "<details open ", shown)
    return shown


def pages(language: str) -> dict[str, str]:
    """Return the pages of a language by name."""
    tables = {name: page(name, language) for name in POSITIONS}
    return tables | {"cover": gallery_pages.cover("cube_attack")}
