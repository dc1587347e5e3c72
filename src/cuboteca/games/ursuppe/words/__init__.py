"""All that is said of Ursuppe: what is asked, what can be done, why not, and what happened.

The words of a phase stand in its module, which exports one table: from a stage to its prompt, its
labels, what one taps, its refusals and its entries in the log.  ``choices`` and ``log`` read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe.words import attacking, feeding, growing, moving, scoring, set_up

if TYPE_CHECKING:
    from cuboteca.games.ursuppe.words.stages import StageWords

#: What is said at each stage; nothing at those that are not here.
WORDS: dict[int, StageWords] = {
    **set_up.STAGES,
    **moving.STAGES,
    **feeding.STAGES,
    **attacking.STAGES,
    **growing.STAGES,
    **scoring.STAGES,
}
