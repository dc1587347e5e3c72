"""The actions of Cubosaurs and the outcomes of its draws, as integers.

========  =========  ================================================================
number    action     meaning
========  =========  ================================================================
0         keep       put the whole hand into the own collection
1-24      refuse     add the face ``n - 1`` to the hand and pass it on
25-34     buy        buy tile ``n - 25``
35-39     opponent   seat ``n - 35``, for a tile or to take a token from
40-63     card       the face ``n - 40``, for a tile: the opponent's or one's own
========  =========  ================================================================

An outcome of chance is the seat that begins, the tile or the face drawn, whichever the stage draws.
"""

from __future__ import annotations

from cuboteca.games.cubosaurs.components import FACE_COUNT, MAX_SEATS, TILE_COUNT

KEEP = 0
REFUSE = 1
BUY = REFUSE + FACE_COUNT  # 25
OPPONENT = BUY + TILE_COUNT  # 35
CARD = OPPONENT + MAX_SEATS  # 40
ACTION_COUNT = CARD + FACE_COUNT  # 64

OUTCOME_COUNT = FACE_COUNT  # the widest of seats, tiles and faces
