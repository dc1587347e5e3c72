"""What people do beside playing while a site is tormented, and what must be left of it.

Two people sit at a table with clocks.  They talk, let bots play for them and come back, change the
pace by consent, rename themselves, become friends and part, say how they want to be told of turns,
and one of them makes passkeys.  Whatever may be repeated is, until it is answered; a line is not,
so one that nobody acknowledged may be there or not.
"""

from __future__ import annotations

import asyncio
import html
import re
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import httpx

from tests.people.authenticator import Authenticator

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable

_PAUSE = 0.1  # seconds between two deeds
_PATIENCE = 180  # seconds in which one is answered
_MOST_ENTRIES = 90  # of the table that one seat asks for; it may ask for a hundred
_MOST_PASSKEYS = 5
_MOST_LINES = 250  # of one table; more are forgotten
_PACES = ("live 3600+10 cap 7200", "turns 86400", "live 7200+0 cap 7200", "turns 172800")
_WAITS = (0, 30, 120, 600)
_AGAIN = {HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.INSUFFICIENT_STORAGE}
_DONE = {HTTPStatus.OK, HTTPStatus.SEE_OTHER}


@dataclass
class Person:
    """Somebody, and what the site has acknowledged."""

    client: httpx.AsyncClient
    name: str
    token: str  # of the seat
    id: str = ""
    friend: bool = False
    settings: tuple[str, str] = ("", "")  # seconds until a message, and quiet from
    feed: str = ""
    passkeys: int = 0
    unanswered_passkeys: int = 0  # those that may have been made or not
    replaced: bool = False
    entries: int = 0  # of the table


@dataclass
class Deeds:
    """Everything that two people have done.

    Attributes:
        people: They, by seat.
        origin: Of the site for browsers; "" where these allow no passkeys.
        done: How many deeds were acknowledged.
        table: Its path.
        pace: Its time control.
        said: Lines that were acknowledged, in order.
        unanswered: Those that may be there or not.
        entries: What the table's log must have that is no event of the play.
    """

    people: tuple[Person, Person]
    origin: str = ""
    done: int = 0
    table: str = ""
    pace: str = _PACES[0]
    said: list[str] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)
    entries: list[tuple[int, str]] = field(default_factory=list)
    _number: int = 0
    _tries: int = 12  # of codes and passkeys, of which the site allows few in a row

    async def meet(self) -> None:
        """Let both sit down at a table of their own."""
        ada, ben = self.people
        form = {"game": "cubosaurs", "seats": "2", "seat-0": "me", "seat-1": "link"}
        time = {"time": "live", "time-bank": "60", "time-increment": "10", "time-cap": "120"}
        level = {"leave-level": "random"}
        answer = await _post(ada, "/tables", {**form, **time, **level, "name": ada.name})
        self.table = answer.headers["location"]
        page = await _get(ada, self.table)
        invitation = re.findall(rf"{self.table}/seat/([\w-]+)", page.text)[0]
        sitting = {"token": invitation, "name": ben.name, "own": ben.token}
        await _post(ben, f"{self.table}/seat", sitting)
        await _get(ben, self.table)
        for one in self.people:
            one.id = (await self._known_of(one))["profile"]["id"]
        self.entries.append((1, "sit"))
        async with asyncio.timeout(_PATIENCE):
            while await self._entries() != self.entries:  # noqa: ASYNC110  # nobody tells a test
                await asyncio.sleep(_PAUSE)

    async def go_on(self, chosen: random.Random, over: asyncio.Event) -> None:
        """Do one thing after another until everything is over."""
        deeds: list[Callable[[random.Random], Awaitable[None]]] = [
            self._say,
            self._leave_or_come_back,
            self._change_pace,
            self._rename,
            self._meet_or_part,
            self._choose_messages,
            self._make_passkey,
        ]
        while not over.is_set():
            await chosen.choice(deeds)(chosen)
            await asyncio.sleep(_PAUSE)

    def _next(self) -> str:
        self._number += 1
        return str(self._number)

    async def _say(self, chosen: random.Random) -> None:
        if len(self.said) + len(self.unanswered) >= _MOST_LINES:
            return
        line = f"line {self._next()}"
        try:
            said = await chosen.choice(self.people).client.post(
                f"{self.table}/talk", data={"text": line}
            )
        except httpx.TransportError:
            self.unanswered.add(line)
            return
        if said.status_code in _DONE:
            self.said.append(line)
            self.done += 1
        elif said.status_code != HTTPStatus.TOO_MANY_REQUESTS:
            assert said.status_code in _AGAIN, said.text
            self.unanswered.add(line)

    async def _leave_or_come_back(self, chosen: random.Random) -> None:
        """Leave while the other one is to move, and come back before any bot could."""
        seat = chosen.randrange(2)
        one = self.people[seat]
        if one.entries >= _MOST_ENTRIES or self.people[1 - seat].replaced:
            return
        shown = (await _get(one, f"/api{self.table}")).json()
        if shown["to_move"] == seat and not one.replaced:
            return
        order = {"do": "come-back"} if one.replaced else {"do": "hand-over", "level": "random"}
        await self._ask(one, order)
        self.entries.append((seat, "come back" if one.replaced else "hand over random"))
        one.replaced = not one.replaced

    async def _change_pace(self, chosen: random.Random) -> None:
        ada, ben = self.people
        if ada.replaced or ben.replaced or max(ada.entries, ben.entries) >= _MOST_ENTRIES:
            return
        pace = chosen.choice([one for one in _PACES if one != self.pace])
        for seat, one in enumerate(self.people):
            await self._ask(one, {"do": "agree", "what": f"pace {pace}"})
            self.entries.append((seat, f"agree pace {pace}"))
        self.entries.append((1, f"decide pace {pace}"))
        self.pace = pace

    async def _ask(self, one: Person, order: dict[str, str]) -> None:
        """Ask for an entry of the table, as often as it takes, under one number."""
        await _post(one, f"{self.table}/leave", {**order, "request": self._next()})
        one.entries += 1
        self.done += 1

    async def _rename(self, chosen: random.Random) -> None:
        one = chosen.choice(self.people)
        name = f"{one.name.partition(' ')[0]} {self._next()}"
        await _post(one, "/account/name", {"name": name})
        one.name = name
        self.done += 1

    async def _meet_or_part(self, _: random.Random) -> None:
        ada, ben = self.people
        if ada.friend:
            await _post(ada, f"/people/{ben.id}", {"unfriend": "1"})
        elif not self._tries:
            return
        else:
            self._tries -= 1
            page = (await _post(ada, "/friends", {})).text
            link = re.findall(r"/friends/[\w-]{32,}", page)[-1]
            met = await _until_answered(ben.client, "POST", link, data={})
            if met.status_code == HTTPStatus.NOT_FOUND:
                return  # the clock has jumped, and the link is too old
            _check(met)
        ada.friend = ben.friend = not ada.friend
        self.done += 1

    async def _choose_messages(self, chosen: random.Random) -> None:
        one = chosen.choice(self.people)
        wait, quiet = str(chosen.choice(_WAITS)), f"{chosen.randrange(1, 24):02}:30"
        times = {"quiet_from": quiet, "quiet_to": "00:00", "zone": "Europe/Rome"}
        await _post(one, "/messages", {"wait": wait, **times})
        one.settings = (wait, quiet)
        if not one.feed or not chosen.randrange(4):
            page = (await _post(one, "/messages", {"feed": "new"})).text
            one.feed = re.findall(r"/feed/[\w-]{32,}", page)[-1]
        self.done += 1

    async def _make_passkey(self, _: random.Random) -> None:
        """Make a passkey; a challenge is for once, so what was not answered may have been done."""
        ada = self.people[0]
        asked_for = ada.passkeys + ada.unanswered_passkeys
        if not self.origin or not self._tries or asked_for >= _MOST_PASSKEYS:
            return
        self._tries -= 1
        device = Authenticator(self.origin, "localhost")
        asked = await _post(ada, "/account/passkey/begin", {"kind": "make"})
        credential = {"credential": device.made(asked.json())}
        try:
            made = await ada.client.post("/account/passkey/finish", data=credential)
        except httpx.TransportError:
            made = None
        if made is None or made.status_code in _AGAIN:
            ada.unanswered_passkeys += 1  # a paused process may still make it, after other answers
            return
        if made.status_code == HTTPStatus.FORBIDDEN:
            return  # the clock has jumped, and the challenge is too old
        _check(made)
        ada.passkeys += 1
        self.done += 1

    @staticmethod
    async def _known_of(one: Person) -> Any:
        return (await _get(one, "/account/export")).json()

    # what is left of it

    async def lost(self) -> list[str]:
        """Return what was acknowledged and is not there, or is there and was never asked for."""
        wrong = [
            *await self._wrong_lines(),
            *await self._wrong_at_the_table(),
        ]
        for one, other in (self.people, self.people[::-1]):
            known = await self._known_of(one)
            feed = await one.client.get(one.feed or "/messages")
            made, most = len(known["passkeys"]), one.passkeys + one.unanswered_passkeys
            left = {
                "name": known["profile"]["name"] == one.name,
                "friend": [friend["id"] for friend in known["friends"]] == [other.id] * one.friend,
                f"passkeys ({made}, not {one.passkeys} to {most})": one.passkeys <= made <= most,
                "messages": not one.settings[0] or await self._has_settings(one),
                "feed": feed.status_code == HTTPStatus.OK,
            }
            wrong += [f"{name} of {one.name}" for name, is_so in left.items() if not is_so]
        return wrong

    async def _wrong_lines(self) -> list[str]:
        page = (await _get(self.people[0], f"{self.table}/talk")).text
        shown = [html.unescape(line) for line in re.findall(r"<bdi>(line \d+)</bdi>", page)]
        surely = [line for line in shown if line not in self.unanswered]
        right = surely == self.said and len(set(shown)) == len(shown)
        return [] if right else [f"lines: {shown}, not {self.said}"]

    async def _wrong_at_the_table(self) -> list[str]:
        ada = self.people[0]
        shown = (await _get(ada, f"/api{self.table}")).json()
        entries = await self._entries()
        replaced = [seat["substitute"] != "" for seat in shown["seats"]]
        wrong = []
        if entries != self.entries:
            wrong.append(f"entries: {entries}, not {self.entries}")
        if replaced != [one.replaced for one in self.people]:
            wrong.append(f"bots in people’s places: {replaced}")
        if shown["conditions"]["time"] != self.pace:
            wrong.append(f"pace: {shown['conditions']['time']}, not {self.pace}")
        return wrong

    async def _entries(self) -> list[tuple[int, str]]:
        record = (await _get(self.people[0], f"/api{self.table}/record")).json()
        return [(int(actor), text) for _, actor, text in record["proof"].get("withdrawn", [])]

    @staticmethod
    async def _has_settings(one: Person) -> bool:
        page = (await _get(one, "/messages")).text
        wait, quiet = one.settings
        return f'<option value="{wait}" selected>' in page and f'value="{quiet}"' in page


async def _post(one: Person, path: str, form: dict[str, str]) -> httpx.Response:
    return _check(await _until_answered(one.client, "POST", path, data=form))


async def _get(one: Person, path: str) -> httpx.Response:
    return _check(await _until_answered(one.client, "GET", path))


def _check(answer: httpx.Response) -> httpx.Response:
    """Return an answer that says that something was done."""
    assert answer.status_code in _DONE, (answer.url, answer.status_code, answer.text)
    return answer


async def _until_answered(
    client: httpx.AsyncClient, method: str, path: str, **more: Any
) -> httpx.Response:
    """Ask again until there is an answer."""
    async with asyncio.timeout(_PATIENCE):
        while True:
            try:
                answer = await client.request(method, path, **more)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code not in _AGAIN:
                return answer
            await asyncio.sleep(0.1)


__all__ = ["Deeds", "Person"]
