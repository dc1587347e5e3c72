"""What tests of the site do again and again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cuboteca.games import all_games

if TYPE_CHECKING:
    import httpx

GAME = all_games()[0].name
HERE = {"Origin": "http://site.test"}
JSON = {"Accept": "application/json"}


def form(*seats: str, **more: str) -> dict[str, str]:
    """Return the form that creates a table, ``me`` and so on by seat."""
    chosen = {f"seat-{seat}": kind for seat, kind in enumerate(seats)}
    return {"game": GAME, "seats": str(len(seats)), "name": "Ada", **chosen, **more}


async def create_table(reader: httpx.AsyncClient, *seats: str, **more: str) -> str:
    """Create a table by the form; return its address."""
    answer = await reader.post("/tables", data=form(*(seats or ("me", "here")), **more))
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@dataclass(frozen=True)
class Shown:
    """What a table's page holds."""

    html: str
    title: str
    seq: str
    action_id: str
    actions: tuple[str, ...]
    why: tuple[str, ...]
    invites: tuple[str, ...]

    def acting(self, action: str | None = None) -> dict[str, str]:
        """Return the form of an action, the first one unless given."""
        return {
            "seq": self.seq,
            "id": self.action_id,
            "action": self.actions[0] if action is None else action,
        }


async def look(reader: httpx.AsyncClient, address: str) -> Shown:
    """Fetch a table's page, as whoever is to move of those who share the device."""
    answer = await reader.get(address)
    assert answer.status_code == 200, answer.text
    if handed := re.search(r'action="([^"]+/front)"[\s\S]*?name="seat" value="(\d)"', answer.text):
        assert not re.search(r'name="action" value="', answer.text)
        await reader.post(handed[1], data={"seat": handed[2]})
        answer = await reader.get(address)
    html = answer.text
    return Shown(
        html=html,
        title=re.findall(r"<title>(.*?)</title>", html)[0],
        seq=re.findall(r'name="seq" value="(\d+)"', html)[0],
        action_id=re.findall(r'name="id" value="([^"]+)"', html)[0],
        actions=tuple(re.findall(r'name="action" value="(\d+)"', html)),
        why=tuple(re.findall(r'name="why" value="(\d+)"', html)),
        invites=tuple(re.findall(r'readonly value="http://site\.test([^"]+)"', html)),
    )


def without_presence(table: Any) -> Any:
    """Return what the API says of a table without who is there, which is no part of the play."""
    known = {"presence", "away_seconds"}
    seats = [{key: seat[key] for key in seat.keys() - known} for seat in table["seats"]]
    return {**table, "seats": seats}


async def create_by_api(reader: httpx.AsyncClient, *names: str, seed: int | None = 7) -> Any:
    """Create a table over the API; ``bot`` is a random one."""
    seats = [
        {"kind": "bot", "level": "random"} if name == "bot" else {"kind": "human", "name": name}
        for name in (names or ("Ada", "Ben"))
    ]
    answer = await reader.post("/api/tables", json={"game": GAME, "seats": seats, "seed": seed})
    assert answer.status_code == 200, answer.text
    return answer.json()


def bearer(token: str) -> dict[str, str]:
    """Return the header that proves a seat."""
    return {"Authorization": f"Bearer {token}"}
