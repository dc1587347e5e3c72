"""The actions of Sukkube and the outcomes of its draws, as integers.

======  ======  =================================================================
number  action  meaning
======  ======  =================================================================
0-14    play    play a card of kind ``n``: colour ``n // 5``, direction ``n % 5``
======  ======  =================================================================

An outcome of chance is a character, a kind of card or the seat that begins, whichever the stage
draws.
"""

from __future__ import annotations

from cuboteca.games.sukkube.components import KIND_COUNT

ACTION_COUNT = KIND_COUNT  # 15
OUTCOME_COUNT = KIND_COUNT  # the widest of characters, kinds and seats
