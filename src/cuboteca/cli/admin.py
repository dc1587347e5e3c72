"""``cuboteca admin``: what whoever runs a site does with its tables and visitors, as it runs."""

from __future__ import annotations

import dataclasses
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.text import Text

from cuboteca.cli.command_line import CommandLine
from cuboteca.cli.database import Data, Database, contents, opened, told, when
from cuboteca.cli.errors import DONE, NOT_SO, NotSoError, UsageError
from cuboteca.cli.inputs import Json
from cuboteca.cli.screen import output, print_json
from cuboteca.cli.tables import FittingTable
from cuboteca.core.characters import check_text

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord
    from cuboteca.core.signing import Signer
    from cuboteca.table.administration import Administration, ListedPlay
    from cuboteca.table.closing import Why
    from cuboteca.table.storage import Storage

_DAY = 86_400.0
_LONGEST_REASON = 200
_BATCH = 100  # plays that one transaction deletes
_ATTEMPTS = 20  # at closing a table at which somebody plays on

admin = CommandLine(
    "List, close and prune tables, ban addresses, name moderators; the site may be running."
)

TableName = Annotated[
    str, typer.Argument(metavar="TABLE", help="Id of the table, as in its address.")
]
Reason = Annotated[str, typer.Option(help="Why, in a sentence.", show_default=False)]


@admin.command()
def tables(
    *,
    status: Annotated[
        Literal["open", "over", "closed"] | None, typer.Option(help="Only tables that stand so.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only of this game.")] = None,
    untouched: Annotated[
        float | None,
        typer.Option(metavar="DAYS", min=0, help="Only those untouched for so many days."),
    ] = None,
    client: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Only open ones that this address has created."),
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="Show at most so many.")] = 1_000,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """List tables, the oldest first."""
    from cuboteca.table.administration import Administration, Filter  # noqa: PLC0415
    from cuboteca.web.addresses import client_network  # noqa: PLC0415

    wanted = Filter(
        status,
        game,
        None if untouched is None else time.time() - untouched * _DAY,
        client_network(client) if client else None,
    )
    with opened(data, database) as storage:
        found = list(Administration(storage).plays(wanted, most))
    if as_json:
        print_json({"tables": [_as_json(one) for one in found]})
        return DONE
    if not found:
        told("There is no such table.")
        return DONE
    sheet = FittingTable("game", "status", "touched (UTC)", "entries", "seats")
    sheet.add_column("table", no_wrap=True)
    sheet.add_column("by", no_wrap=True)
    for one in found:
        sheet.add_row(
            one.game,
            one.status if one.closing is None else f"closed ({one.closing.why})",
            when(one.touched),
            str(one.entries),
            Text(", ".join(name or "nobody yet" for name in one.seats)),
            one.id,
            one.client,
        )
    output().print(sheet)
    return DONE


def _as_json(one: ListedPlay) -> dict[str, object]:
    closing = one.closing
    return {
        "table": one.id,
        "game": one.game,
        "rules_version": one.rules_version,
        "status": one.status,
        "created": one.created,
        "touched": one.touched,
        "entries": one.entries,
        "seats": list(one.seats),
        "client": one.client,
        "closed": None if closing is None else {"at": closing.at, **closing.as_json()},
    }


@admin.command()
def close(
    name: TableName, *, reason: Reason = "", data: Data = None, database: Database = None
) -> int:
    """Close a table: nobody can play there any more; its players are told why."""
    from cuboteca.table.errors import StaleError  # noqa: PLC0415

    _check_reason(reason)
    with opened(data, database) as storage:
        for _ in range(_ATTEMPTS):
            try:
                _close(storage, name, reason)
            except StaleError:  # somebody has just played
                continue
            told(f"Table {name} is closed; a running site heeds it at once.")
            return DONE
    raise NotSoError(f"table {name} could not be closed: its bots play too fast; try again")


def _check_reason(reason: str) -> None:
    check_text(reason, "--reason")
    if len(reason) > _LONGEST_REASON:
        raise UsageError(f"--reason has at most {_LONGEST_REASON} characters, not {len(reason)}")


def _close(storage: Storage, name: str, reason: str) -> None:
    from cuboteca.games import game  # noqa: PLC0415
    from cuboteca.table.shadow import shadow_of  # noqa: PLC0415

    head, _, events = storage.load(name)
    if head.finished:
        raise NotSoError(f"table {name} is {'closed' if head.closing else 'over'} already")
    shadow = shadow_of(game(head.game), head, events)
    why: Why = "rules" if shadow.difference else "admin"
    storage.close_play(name, len(events), shadow.closing(why, reason))


@admin.command()
def prune(
    to: Annotated[
        Path, typer.Argument(metavar="FILE", help="File for the records, one in a line (.jsonl).")
    ],
    *,
    days: Annotated[
        float,
        typer.Option("--older-than", metavar="DAYS", min=0, help="Untouched for so many days."),
    ] = 90,
    dry_run: Annotated[
        bool,
        typer.Option("--dry-run/--delete", help="Only say what would be done, or do it."),
    ] = True,
    data: Data = None,
    database: Database = None,
) -> int:
    """Export plays that have ended as records, read the export back, and delete the plays."""
    from cuboteca.table.administration import Administration, Filter  # noqa: PLC0415

    since = time.time() - days * _DAY
    with opened(data, database) as storage:
        administration = Administration(storage)
        found = [
            one
            for status in ("over", "closed")
            for one in administration.plays(Filter(status=status, untouched_since=since))
        ]
        entries = sum(one.entries for one in found)
        amount = contents(len(found), entries)
        if not found:
            told(f"No play ended more than {days:g} days ago.")
        elif dry_run:
            told(f"This would go to '{to}': {amount}; --delete does it.")
        else:
            _export(storage, [one.id for one in found], to)
            _delete(administration, [one.id for one in found])
            told(f"Moved from the database to '{to}': {amount}.")
    return DONE


def _export(storage: Storage, plays: list[str], to: Path) -> None:
    """Write the records of plays to a file, and read them from there again.

    Raises:
        UsageError: The file exists.
        NotSoError: It does not hold what was written.
    """
    from cuboteca.core.files import whole_file  # noqa: PLC0415
    from cuboteca.core.play_record import parse_record  # noqa: PLC0415
    from cuboteca.table.stored_records import complete_record  # noqa: PLC0415

    signer = _signer(storage)

    def record_of(play: str) -> PlayRecord:
        return complete_record(*storage.load(play), signer)

    if to.exists():
        raise UsageError(f"'{to}' exists already; name another file")
    with whole_file(to) as file:
        for play in plays:
            file.write(record_of(play).line().encode() + b"\n")
    with to.open(encoding="utf-8") as lines:
        for play, line in zip(plays, lines, strict=True):
            if parse_record(line) != parse_record(record_of(play).line()):
                raise NotSoError(f"'{to}' does not hold table {play} as it is; nothing was deleted")


def _signer(storage: Storage) -> Signer | None:
    """Return the key of the site, if it has made one."""
    from cuboteca.table.signing_key import KEY_FILE, signing_key  # noqa: PLC0415

    named = os.environ.get("CUBOTECA_SIGNING_KEY")
    file = Path(named) if named else storage.folder and storage.folder / KEY_FILE
    return signing_key(file) if file and file.is_file() else None


def _delete(administration: Administration, plays: list[str]) -> None:
    for first in range(0, len(plays), _BATCH):
        administration.delete(plays[first : first + _BATCH])


@admin.command()
def ban(
    network: Annotated[
        str | None,
        typer.Argument(
            metavar="[ADDRESS]",
            help="An address, or a network such as 203.0.113.0/24; an IPv6 address stands for its "
            "/64. Without one, bans are listed.",
            show_default=False,
        ),
    ] = None,
    *,
    days: Annotated[
        float | None,
        typer.Option(
            metavar="DAYS",
            min=0.001,
            max=36_500,
            help="For so many days.",
            show_default="until it is lifted",
        ),
    ] = None,
    reason: Reason = "",
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Ban an address or a network from the site, lift a ban, or list all bans."""
    from cuboteca.table.administration import Administration, network_of  # noqa: PLC0415

    _check_reason(reason)
    if network is None and (lift or reason or days is not None):
        raise UsageError("name the address or the network, such as 203.0.113.7")
    with opened(data, database) as storage:
        administration = Administration(storage)
        if network is None:
            return _list_bans(administration, as_json=as_json)
        meant = network_of(network)
        if lift:
            lifted = administration.lift(meant)
            said = f"{meant} is no longer banned." if lifted else f"{meant} was not banned."
            told(said)
            return DONE if lifted else NOT_SO
        until = None if days is None else time.time() + days * _DAY
        administration.ban(meant, until, reason)
    end = "until the ban is lifted" if until is None else f"until {when(until)} (UTC)"
    told(f"{meant} is banned {end}; a running site heeds it at once.")
    return DONE


def _list_bans(administration: Administration, *, as_json: bool) -> int:
    bans = administration.bans()
    if as_json:
        print_json({"bans": [one.__dict__ for one in bans]})
        return DONE
    if not bans:
        told("Nobody is banned.")
        return DONE
    sheet = FittingTable("network", "since", "until (UTC)", "reason")
    for one in bans:
        until = "lifted" if one.until is None else when(one.until)
        sheet.add_row(one.network, when(one.begun), until, Text(one.reason))
    output().print(sheet)
    return DONE


@admin.command(context_settings={"ignore_unknown_options": True})  # an id may begin with "-"
def moderator(
    action: Annotated[
        Literal["add", "remove", "list"], typer.Argument(help="What to do.", show_default=False)
    ],
    person: Annotated[
        str | None,
        typer.Argument(
            metavar="[PERSON]",
            help="Id of the person, as the page /moderation shows it to everybody.",
            show_default=False,
        ),
    ] = None,
    *,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Make a person a moderator, who sees reports at /moderation, or list the moderators."""
    from cuboteca.people import reports  # noqa: PLC0415

    if (person is None) != (action == "list"):
        raise UsageError(
            f"'{action}' needs the id of a person"
            if person is None
            else "'list' lists all moderators and takes no person"
        )
    with opened(data, database) as storage, storage.transaction() as connection:
        if person is None:
            return _list_moderators(reports.moderators(connection), as_json=as_json)
        change = reports.add_moderator if action == "add" else reports.remove_moderator
        done = change(connection, person)
    if action == "add":
        told("This person is a moderator." if done else "The site knows no such person.")
    else:
        told("This person is no moderator any more." if done else "This person was no moderator.")
    return DONE if done else NOT_SO


def _list_moderators(found: list[tuple[str, str, float]], *, as_json: bool) -> int:
    if as_json:
        listed = [{"person": one, "name": name, "since": since} for one, name, since in found]
        print_json({"moderators": listed})
        return DONE
    if not found:
        told("There is no moderator.")
        return DONE
    sheet = FittingTable("name", "since (UTC)")
    sheet.add_column("person", no_wrap=True)
    for one, name, since in found:
        sheet.add_row(Text(name), when(since), one)
    output().print(sheet)
    return DONE


@admin.command(context_settings={"ignore_unknown_options": True})  # an id may begin with "-"
def compare(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="Id of the person.")],
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of the game.")],
    *,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Compare a person's finished rated plays with the search, for moderators; it is no proof.

    The latest twenty plays count. What is made is kept, and the look stands in the audit log.
    """
    from cuboteca.cli.comparing import compared, sheets_of  # noqa: PLC0415
    from cuboteca.games import game as game_of  # noqa: PLC0415

    with opened(data, database) as storage:
        figures = compared(storage, person, game_of(game))
    if figures is None:
        raise NotSoError("this person has no finished rated play of that game with a choice in it")
    if as_json:
        print_json({"comparison": dataclasses.asdict(figures)})
        return DONE
    for sheet in sheets_of(figures):
        output().print(sheet)
    told("This is no proof: the last columns say how often others show figures as high by chance.")
    return DONE


@admin.command()
def audit(
    *,
    most: Annotated[int, typer.Option(min=1, help="Show at most so many.")] = 1_000,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> int:
    """Show what moderators have done, the newest first."""
    from cuboteca.people.audit import audit_entries  # noqa: PLC0415

    with opened(data, database) as storage, storage.transaction() as connection:
        entries = audit_entries(connection, most)
    if as_json:
        print_json({"audit": [one.__dict__ for one in entries]})
        return DONE
    if not entries:
        told("Nobody has done anything.")
        return DONE
    sheet = FittingTable("when (UTC)", "what", "reason", "by")
    sheet.add_column("target", no_wrap=True)
    for one in entries:
        by = one.moderator or "command line"
        sheet.add_row(when(one.at), one.act, Text(one.reason), by, one.target)
    output().print(sheet)
    return DONE


__all__ = [
    "Reason",
    "TableName",
    "admin",
    "audit",
    "ban",
    "close",
    "compare",
    "moderator",
    "prune",
    "tables",
]
