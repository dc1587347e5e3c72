"""``cuboteca verify``: whether the draws of recorded plays can be trusted."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path  # noqa: TC003  # Typer reads it
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from cuboteca.cli.errors import DONE, NOT_SO, NotSoError, UsageError
from cuboteca.cli.inputs import Json, Language, record_lines_of
from cuboteca.cli.language import chosen_language, texts_for
from cuboteca.cli.replay import distinct, naming
from cuboteca.cli.screen import output, print_json
from cuboteca.core.play_record import parse_record
from cuboteca.core.verification import verify as verified
from cuboteca.games import game

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.texts import Texts
    from cuboteca.core.verification import Verification

_KEY_DIGITS = 64
_DIGITS = re.compile("[0-9a-f]{16,64}")
_MARKS = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "dim")}


def verify(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Records of plays, one per line; '-' reads the standard input.",
            show_default=False,
        ),
    ],
    *,
    commitment: Annotated[
        str,
        typer.Option(
            metavar="DIGITS",
            help="The commitment that the table showed before the play; its first 16 digits will "
            "do, all 64 are better.",
            show_default=False,
        ),
    ] = "",
    head: Annotated[
        str,
        typer.Option(
            metavar="DIGITS",
            help="A fingerprint of the log that you saw during the play, or its first 16 digits "
            "or more.",
            show_default=False,
        ),
    ] = "",
    draws: Annotated[
        bool,
        typer.Option(
            "--draws", help="Also print what people added, and each draw as it was computed again."
        ),
    ] = False,
    key: Annotated[
        str,
        typer.Option(
            metavar="DIGITS",
            help="The public key of the site, all 64 digits, as it shows it at /api/key.",
            show_default=False,
        ),
    ] = "",
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Check everything that recorded plays claim about their draws, and say what was found.

    Exit code 1 means that something is wrong, or that the draws of a play cannot be checked.
    """
    chosen_language(language)
    noted = _digits("--commitment", commitment), _digits("--head", head)
    known = _digits("--key", key)
    if known and len(known) < _KEY_DIGITS:
        raise UsageError(f"--key must be all 64 hexadecimal digits of a public key, not '{key}'")
    lines = record_lines_of(file)
    if not lines:
        raise NotSoError(f"'{file}' holds no record")
    if any(noted) and len(lines) > 1:
        raise UsageError(
            f"--commitment and --head are about one play, but '{file}' holds {len(lines)}"
        )
    found = []
    for number, line in enumerate(lines):
        with naming(file, number, line):
            record = parse_record(line.text)
            found.append(verified(game(record.game), record, *noted, known))
        if not as_json:
            _show(number, record, found[-1], texts_for(game(record.game), language), draws=draws)
    if as_json:
        print_json({"plays": [_as_json(one) for one in found]})
    return DONE if all(one.is_proven for one in found) else NOT_SO


def _digits(option: str, given: str) -> str:
    digits = given.strip().lower()
    if digits and not _DIGITS.fullmatch(digits):
        raise UsageError(f"{option} must be 16 to 64 hexadecimal digits, not '{given}'")
    return digits


def _show(
    number: int, record: PlayRecord, found: Verification, texts: Texts, *, draws: bool
) -> None:
    console = output()
    title = texts.word("replay-title", number=number, game=game(record.game).meta.title)
    console.print(Text(title, "bold"), Text(", ".join(distinct(record.seats))))
    head = record.proof.head if record.proof else ""
    for check in found.checks:
        mark, style = _MARKS[check.passed]
        line = Text(f"  {mark} ", style)
        told = texts.word(f"check-{check.key}", count=len(record.events), head=head, key=found.key)
        line.append(told, "none")
        if check.reason:
            line.append(f" ({check.reason})", "dim")
        console.print(line, soft_wrap=True)
    for seat, _, text in found.contributions if draws else ():
        told = texts.word("contribution-withheld" if text is None else "contribution-revealed")
        name = record.seats[seat] if seat < len(record.seats) else str(seat)
        console.print(Text(f"    {name} {told} {text or ''}".rstrip(), "dim"), soft_wrap=True)
    for drawn in found.draws if draws else ():
        means = f"{drawn.first}" if drawn.first == drawn.last else f"{drawn.first}–{drawn.last}"
        told = texts.word("check-of", number=drawn.number, total=drawn.total)
        console.print(Text(f"{drawn.seq:>6}  {told:<16} {means:<10} {drawn.text}", "dim"))
    if found.commitment:
        told = f"  {texts.word('chance-commitment')}: {found.commitment}"
        console.print(Text(told), soft_wrap=True)
    console.print(Text(texts.word(f"verified-{found.verdict}"), "bold"), soft_wrap=True)


def _as_json(found: Verification) -> dict[str, object]:
    checks = {one.name: {"passed": one.passed, "reason": one.reason} for one in found.checks}
    return {
        "verdict": found.verdict,
        "commitment": found.commitment,
        "contributions": [one._asdict() for one in found.contributions],
        "key": found.key,
        "checks": checks,
        "draws": [asdict(one) for one in found.draws],
    }


__all__ = ["verify"]
