"""Checking a play: what the table promised about its chance, and whether it held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.contexts import CheckContext, CheckLine, ContributionLine, DrawLine
from cuboteca.web.frames import chance_part
from cuboteca.web.people import names_of
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import limited_client_of, services_of, table_of, take_costly
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts
    from cuboteca.core.verification import Check, Drawn, Verification
    from cuboteca.table.table import Table


async def check(request: Request) -> Response:
    """Explain the draws of a table; once the play is over, compute them again."""
    table, visitor = await table_of(request), visitor_of(request)
    texts = texts_for(visitor.language)
    here = f"/tables/{table.id}"
    found = await _verified(request, table) if table.shows_secret else None
    return page(
        CheckContext(
            site=site_for(visitor, f"{here}/check"),
            t=word_of(texts),
            imported=table.imported is not None,
            game_name=table.game.meta.title,
            chance=chance_part(table),
            over=table.shows_secret,
            seeded=table.is_seeded,
            verdict=texts.word(_verdict_key(found, table)) if found else "",
            good=found is not None and _verdict_key(found, table) == "verified-proven",
            lines=tuple(_lines(found, table, texts)) if found else (),
            contributions=_contributions(table, texts),
            key=table.key if table.chain_head or table.awaits else "",
            draws=tuple(_draw(one, here, texts) for one in found.draws) if found else (),
            commands=_commands(table),
            table_url="" if table.imported else here,
            replay_url=f"{here}/replay",
            record_url=f"{here}/record",
        )
    )


async def _verified(request: Request, table: Table) -> Verification:
    """Return what was found before, or find it now, in turn with other work of that kind."""
    await take_costly(request)
    return await services_of(request).tables.verification(table, limited_client_of(request))


def _verdict_key(found: Verification, table: Table) -> str:
    """Return the key of the verdict.

    What somebody has brought may have been made up as a whole, unless this site has signed it.
    """
    made_up = table.imported is not None and (found.key != table.key or not found.key)
    return "verified-imported" if made_up and not found.failed else f"verified-{found.verdict}"


def _lines(found: Verification, table: Table, texts: Texts) -> list[CheckLine]:
    """Return what was checked; the reader alone can compare the commitment with a noted one."""
    checks = [one for one in found.checks if one.name != "noted"]
    return [CheckLine(one.passed, _sentence(one, table, texts)) for one in checks]


def _sentence(check: Check, table: Table, texts: Texts) -> str:
    said = texts.word(
        f"check-{check.key}", count=table.play.seq, head=table.chain_head, key=table.key
    )
    return f"{said} ({check.reason})" if check.reason else said


def _contributions(table: Table, texts: Texts) -> tuple[ContributionLine, ...]:
    """Return what the people added, or why they did not; nothing at a table that asked nobody."""
    known = table.head.contributions
    if known is None:
        return ()
    given = {one.seat: one for one in known.entries}
    names = names_of(table, texts)
    lines = []
    for seat in table.people:
        one, state = given.get(seat), "none"
        text = one.text or "" if one and known.phase == "over" else ""
        if known.phase != "over":
            state = "committed" if one else "awaited"
        elif one:
            state = "revealed" if one.text is not None else "withheld"
        lines.append(ContributionLine(seat, names[seat], text, texts.word(f"contribution-{state}")))
    return tuple(lines)


def _draw(drawn: Drawn, here: str, texts: Texts) -> DrawLine:
    step = drawn.seq + 1
    one = drawn.first == drawn.last
    return DrawLine(
        step_url=f"{here}/replay?at={step}",
        step=step,
        number=texts.word("check-of", number=drawn.number, total=drawn.total),
        means=str(drawn.first) if one else f"{drawn.first}–{drawn.last}",
        text=drawn.text,
    )


def _commands(table: Table) -> tuple[str, ...]:
    file, promised = f"{table.game.name}-{table.id}.jsonl", table.commitment
    if table.imported is not None:  # whoever noted the commitment can add it
        return (f"cuboteca verify {file}",)
    key = f" --key {table.key}" if table.key and table.chain_head else ""
    return (
        f"cuboteca verify {file} --commitment {promised}{key}",
        f"python {'verify_deal' if table.head.deal else 'verify_play'}.py {file} {promised}",
    )


__all__ = ["check"]
