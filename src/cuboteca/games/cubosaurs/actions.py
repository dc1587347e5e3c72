"""The actions of Cubosaurs and the outcomes of its draws, as integers.

An outcome of chance is the seat that begins, the tile or the face drawn, whichever the stage draws.
"""

from __future__ import annotations

from cuboteca.games.cubosaurs.components import FACE_COUNT, MAX_SEATS, TILE_COUNT

KEEP = 0  #: put the whole hand into the own collection
REFUSE = 1  #: add the face ``n - 1`` to the hand and pass it on
BUY = REFUSE + FACE_COUNT  #: buy tile ``n - 25``
OPPONENT = BUY + TILE_COUNT  #: seat ``n - 35``, for a tile or to take a token from
CARD = OPPONENT + MAX_SEATS  #: the face ``n - 40``, for a tile: the opponent's or one's own
ACTION_COUNT = CARD + FACE_COUNT  # 64

OUTCOME_COUNT = FACE_COUNT  # the widest of seats, tiles and faces
