"""Slots for the rules of the contract, which generic algorithms call; ``Rules.slots`` fills them.

``core.compiled`` explains slots, ``core.game.Rules`` what each of these does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.compiled import Slot

if TYPE_CHECKING:
    from cuboteca.core.arrays import Float64Array, RngState, UInt64Array
    from cuboteca.core.record import Mask, Row, State, States

to_move: Slot[[State], int] = Slot("to_move")
legal_mask: Slot[[State, Mask], int] = Slot("legal_mask")
random_legal: Slot[[State, Mask, RngState], int] = Slot("random_legal")
apply: Slot[[State, int], None] = Slot("apply")
chance_weights: Slot[[State, Row], int] = Slot("chance_weights")
draw: Slot[[State, Row, RngState], int] = Slot("draw")
points: Slot[[State, Row], None] = Slot("points")
ranks: Slot[[State, Row], None] = Slot("ranks")
end_reason: Slot[[State], int] = Slot("end_reason")
observe: Slot[[State, int, Row], None] = Slot("observe")
observe_again: Slot[[State, int, Row], None] = Slot("observe_again")
heuristic_action: Slot[[State, Mask, RngState], int] = Slot("heuristic_action")
violation: Slot[[State], int] = Slot("violation")
refusal: Slot[[State, int], int] = Slot("refusal")
text_key: Slot[[State, int], int] = Slot("text_key")
evaluate: Slot[[State, Float64Array], None] = Slot("evaluate")
features: Slot[[State, int, Row], int] = Slot("features")
#: ``(target, i, source, j)``: copies the state ``source[j]`` to ``target[i]``.
copy_state: Slot[[States, int, States, int], None] = Slot("copy_state")
#: ``(states, words, digest)``: writes the digest of ``states[0]``; see ``core.digests``.
digest_state: Slot[[States, UInt64Array, UInt64Array], None] = Slot("digest_state")


__all__ = [
    "apply",
    "chance_weights",
    "copy_state",
    "digest_state",
    "draw",
    "end_reason",
    "evaluate",
    "features",
    "heuristic_action",
    "legal_mask",
    "observe",
    "observe_again",
    "points",
    "random_legal",
    "ranks",
    "refusal",
    "text_key",
    "to_move",
    "violation",
]
