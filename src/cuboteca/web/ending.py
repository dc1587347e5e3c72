"""The end of a play, in a reader's language: who won, why, what decided, where points came from."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from cuboteca.table.leaving import ranks_without
from cuboteca.web.contexts import Emblem, Field, FinalSeat, Over, RoundPoints
from cuboteca.web.log import words_of
from cuboteca.web.phrases import counted, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.play import Outcome
    from cuboteca.core.texts import Texts
    from cuboteca.table.table import Table
    from cuboteca.web.phrases import Phrases


def over_of(
    table: Table,
    outcome: Outcome,
    phrases: Phrases,
    names: Sequence[str],
    sprite: str,
    shown: int | None,
    own: Sequence[int],
) -> Over:
    """Return the end of a play; ``own`` are the reader's seats."""
    why = table.game.presentation.ending(table.play.state)
    resigned = table.conduct.leaving.resigned
    outcome = replace(outcome, ranks=ranks_without(outcome.ranks, resigned))
    again = again_of(table, own, phrases.site)
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat))
    played = shown is not None or (table.is_kept and not table.people)
    return Over(
        headline=_headline(outcome, phrases.site, names, shown),
        reason=Markup(" ").join(phrases.game.markup(one, names, sprite) for one in why),
        emblems=_emblems(table, outcome, sprite),
        turn=_turn(table, outcome, phrases.site, names, shown),
        turn_told=_told(table, phrases, names, sprite),
        rounds=_rounds(table, phrases.game, names),
        ranking=tuple(
            FinalSeat(
                rank=outcome.ranks[seat],
                seat=seat,
                name=names[seat],
                points=counted(outcome.points[seat]),
                note=remark_on(table, seat, phrases.site),
                winner=outcome.ranks[seat] == 1,
                you=seat == shown,
            )
            for seat in order
        ),
        replay_url=f"/tables/{table.id}/replay",
        analysis_url=f"/tables/{table.id}/analysis" if played else "",
        record_url=f"/tables/{table.id}/record",
        check_url=f"/tables/{table.id}/check",
        again_url=again[0] or "/tables",
        again_fields=() if again[0] else again_fields(table, shown),
        again_label=again[1],
    )


def remark_on(table: Table, seat: int, texts: Texts) -> str:
    """Return what a final standing says about a seat beside its points; may be ""."""
    said = []
    if seat in table.conduct.leaving.resigned:
        said.append(texts.word("note-resigned"))
    if table.rating_changes and not table.seats[seat].is_bot:
        change = table.rating_changes[seat]
        said.append(
            texts.word(
                "rated-change",
                before=str(change["before"]),
                after=str(change["after"]),
                margin=str(change["margin_after"]),
            )
        )
    return ", ".join(said)


def again_of(table: Table, own: Sequence[int], texts: Texts) -> tuple[str, str]:
    """Return where a reader with the seats ``own`` plays again, and what the button says.

    The address is "" for whoever sits nowhere, and where somebody has never come.
    """
    if table.head.deal:
        return (f"/deals/{table.head.deal}", texts.word("deal-compare"))
    here = own and all(seat.claimed for seat in table.seats)
    label = texts.word("rematch-join" if here and table.rematch else "play-again")
    return (f"/tables/{table.id}/rematch" if here else "", label)


def _headline(outcome: Outcome, texts: Texts, names: Sequence[str], shown: int | None) -> str:
    if len(names) == 1:  # no opponents
        (points,) = outcome.points
        if shown is None:
            return texts.word("over-alone", name=names[0], points=points)
        return texts.word("over-alone-you", points=points)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if winners == [shown]:
        return texts.word("over-you")
    if len(winners) == 1:
        return texts.word("over-one", name=names[winners[0]])
    return texts.word("over-shared", names=texts.listed([names[seat] for seat in winners]))


def _emblems(table: Table, outcome: Outcome, sprite: str) -> tuple[Emblem, ...]:
    """Return what stands for those who won, large."""
    emblem = table.game.presentation.emblem
    if emblem is None:
        return ()
    state = table.play.state
    return tuple(
        Emblem(seat, f"{sprite}#{emblem(state, seat)}")
        for seat, rank in enumerate(outcome.ranks)
        if rank == 1
    )


def _turn(
    table: Table, outcome: Outcome, texts: Texts, names: Sequence[str], shown: int | None
) -> Markup | None:
    """Return at which step the winner took the lead for good, with a link to it."""
    turn = table.turning_point
    if turn is None:
        return None
    place = Markup()
    if shown is not None and outcome.ranks[shown] > 1:
        place = escape(texts.word("over-place", rank=outcome.ranks[shown])) + " "
    link = Markup('<a href="/tables/{}/replay?at={}">{}</a>').format(
        table.id, turn.step, texts.word("over-step", step=turn.step)
    )
    key = "over-led" if turn.from_first else "over-turn"
    if turn.winner == shown:
        return Markup(texts.word(f"{key}-you", step=link))  # noqa: S704  # texts and our link
    name = escape(names[turn.winner])
    return place + Markup(texts.word(key, name=name, step=link))  # noqa: S704  # escaped


def _told(table: Table, phrases: Phrases, names: Sequence[str], sprite: str) -> Markup | None:
    """Return what happened at that step, before all that followed from it."""
    lines = table.turning_point.lines if table.turning_point else ()
    first = next((line for line in lines if not line.sentence.heading), None)
    if first is None:
        return None
    return words_of(first, phrases).markup(first.sentence, names, sprite)


def _rounds(table: Table, texts: Texts, names: Sequence[str]) -> tuple[RoundPoints, ...]:
    """Return what each round brought, where there were several."""
    sheets = table.narration.sheets
    if len(sheets) == 1:
        return ()
    return tuple(
        RoundPoints(
            texts.plain(one.sheet.title, names),
            tuple(map(signed, one.sheet.scored)),
            tuple(map(counted, one.sheet.totals)),
        )
        for one in sheets
    )


def again_fields(table: Table, shown: int | None) -> tuple[Field, ...]:
    """Return the hidden fields of a form that creates the same table again."""
    fields = [Field("game", table.game.name), Field("seats", str(len(table.seats)))]
    first_person = next((seat.seat for seat in table.seats if not seat.is_bot), None)
    me = first_person if shown is None else shown
    for seat in table.seats:
        kind = "me" if seat.seat == me else {"human": "here", "link": "link"}.get(seat.kind)
        fields.append(Field(f"seat-{seat.seat}", kind or f"bot:{seat.level}"))
        if kind in {"me", "here"} and seat.name:
            fields.append(Field(f"name-{seat.seat}", seat.name))
    for name, value in table.head.options.items():
        fields.append(Field(f"option-{name}", str(value)))
    if table.head.hints:
        fields.append(Field("hints", "1"))
    return tuple(fields)


__all__ = ["again_fields", "again_of", "over_of", "remark_on"]
