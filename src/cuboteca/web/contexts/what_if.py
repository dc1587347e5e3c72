"""The context of ``whatif.html``: a board on which one tries what might happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word
    from cuboteca.web.contexts.table import ActionButton, SeatPlate


@dataclass(frozen=True)
class WhatIfLine:
    """Something that happened on the board since the step."""

    text: str  # a sentence
    url: str  # the board as it was then


@dataclass(frozen=True)
class WhatIfContext:
    """Everything that ``whatif.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # of the page
    game_name: str  # as printed on its box
    round_label: str  # the stage of the play
    styles: tuple[str, ...]  # addresses of the game's style sheets
    url: str  # forms are sent here
    at: int  # the step of the play at which it begins
    seat: int | None  # from whose side one looks; None: as a spectator
    drawn: int  # number of the way in which what is hidden is drawn
    moves: str  # actions since the step, as the address has them
    board: Markup  # the position, from that side
    prompt: Markup  # what is asked
    actions: tuple[ActionButton, ...]  # those that the board does not offer
    all_actions: tuple[ActionButton, ...]  # every legal action
    seats: tuple[SeatPlate, ...]  # the name plates
    others: bool  # bots may move for the others now
    whose: str  # whose decision it is; "" at the end
    hides: bool  # the game hides something, which was drawn anew
    lines: tuple[WhatIfLine, ...]  # since the step, the earliest first
    back_url: str  # without the last action; "" if there is none
    start_url: str  # without all of them
    redrawn_url: str  # the step with other draws
    leave_url: str  # the step in the replay, or the page that shows the position
    table_url: str  # the table; "" if the position is of none
    position: str  # as the address has it (``position_links``); "" if it lies elsewhere
    play_url: str  # where the form is sent that plays on from it; "" where that is not offered
    as_text: str  # the position in words


__all__ = ["WhatIfContext", "WhatIfLine"]
