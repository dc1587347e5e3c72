"""What people at a table can do about leaving it, and what they are asked, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.errors import CubotecaError
from cuboteca.table.conditions import read_time_control
from cuboteca.table.leaving import PACE, SKIP
from cuboteca.web.clock_faces import shown
from cuboteca.web.contexts import Affair, AffairButton
from cuboteca.web.people import names_of
from cuboteca.web.phrases import level_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.table.conditions import TimeControl
    from cuboteca.table.table import Table


def control_name(control: TimeControl | None, texts: Texts) -> str:
    """Return a time control in a few words."""
    if control is None:
        return texts.word("time-none")
    if control.is_live:
        bank, cap = shown(control.bank, texts), shown(control.cap, texts)
        return texts.word("time-said-live", bank=bank, seconds=control.increment, cap=cap)
    for unit, seconds in (("days", 86_400), ("hours", 3_600)):
        if control.bank % seconds == 0:
            return texts.word(f"time-said-{unit}", count=control.bank // seconds)
    return texts.word("time-said-turns", time=shown(control.bank, texts))


def affairs_of(table: Table, own: Sequence[int], texts: Texts) -> tuple[Affair, ...]:
    """Return what a reader with the seats ``own`` is asked now, or should know."""
    if table.has_ended or table.awaits:
        return ()
    leaving, names = table.conduct.leaving, names_of(table, texts)
    back = texts.word("leave-come-back")
    return (
        *(
            Affair(
                texts.word(f"affair-{leaving.substitutes[seat].why}", name=names[seat]),
                (AffairButton("come-back", str(seat), back),),
            )
            for seat in own
            if seat in leaving.substitutes and seat not in leaving.resigned
        ),
        *(_offered(table, what, own, texts) for what in sorted(leaving.votes)),
        *(
            Affair(texts.word("affair-flagged", name=names[seat]), _skip(table, seat, own, texts))
            for seat in sorted(leaving.flagged)
            if f"{SKIP}{seat}" not in leaving.votes
        ),
        *(
            Affair(texts.word("affair-free", name=names[seat]), _skip(table, seat, own, texts))
            for seat in table.free_seats
            if seat == table.to_move and f"{SKIP}{seat}" not in leaving.votes
        ),
    )


def _skip(table: Table, seat: int, own: Sequence[int], texts: Texts) -> tuple[AffairButton, ...]:
    if not set(own) & (set(table.voters) - {seat}):
        return ()
    return (AffairButton("agree", f"{SKIP}{seat}", texts.word("leave-skip")),)


def _offered(table: Table, what: str, own: Sequence[int], texts: Texts) -> Affair:
    leaving, names = table.conduct.leaving, names_of(table, texts)
    agreeing = leaving.agreeing(what)
    asked = set(table.voters) - agreeing
    other = ""
    if what.startswith(SKIP):
        away = int(what.removeprefix(SKIP))
        asked -= {away}
        other = names[away]
    text = texts.word(
        f"affair-{what.split(maxsplit=1)[0]}",
        names=texts.listed([names[seat] for seat in sorted(agreeing)]),
        other=other,
        control=_control_in(what, texts),
    )
    buttons: tuple[AffairButton, ...] = ()
    if set(own) & asked:
        agree = AffairButton("agree", what, texts.word("leave-agree"))
        buttons = (agree, AffairButton("decline", what, texts.word("leave-decline")))
    elif set(own) & agreeing:
        buttons = (AffairButton("decline", what, texts.word("leave-withdraw")),)
    return Affair(text, buttons)


def _control_in(what: str, texts: Texts) -> str:
    if not what.startswith(PACE):
        return ""
    try:
        return control_name(read_time_control(what.removeprefix(PACE)), texts)
    except CubotecaError:  # of another version
        return what


def policy_of(table: Table, texts: Texts) -> str:
    """Return in a sentence or two what holds at a table about time and leaving."""
    clocks, one = table.conduct.clocks, table.conditions
    if table.head.deal and clocks is None:
        return texts.word("deal-policy")
    level = level_name(texts, one.level)
    said = texts.word("policy-leave", level=level, minutes=round(one.away / 60))
    if clocks is None:
        return said
    control = texts.word("policy-time", control=control_name(clocks.control, texts))
    flag = texts.word(f"policy-flag-{one.at_flag}", level=level)
    calendar = one.calendar
    counts = ""
    if not clocks.control.is_live:
        days = "all" if calendar.weekends else "week"
        counts = texts.word(
            f"policy-counts-{days}",
            start=calendar.day_from,
            end=calendar.day_to,
            zone=calendar.zone,
            off=len(calendar.days_off),
        )
    return " ".join(part for part in (control, counts, flag, said) if part)


__all__ = ["affairs_of", "control_name", "policy_of"]
