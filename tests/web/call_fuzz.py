"""Calls of the API at a real table: with tokens that open its seats, its numbers, its actions.

Schemathesis makes requests that fit the description of the API; almost none of them would name a
table that exists.  ``Aim`` puts into each what a client at a real table would send, or leaves it.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
import schemathesis
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from cuboteca.games import all_games
from cuboteca.web.api.app import make_api
from tests.web.visit import bearer

if TYPE_CHECKING:
    from schemathesis import Case, Response

DESCRIPTION = make_api().openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
#: All calls: path and method.
CALLS = tuple((path, method) for path, calls in DESCRIPTION["paths"].items() for method in calls)
#: Those about a table, or a seat of one.
AT_A_TABLE = tuple((path, method) for path, method in CALLS if "{table}" in path or path == "/move")

#: A request at the moment at which the site closes a connection that rests would have no answer.
ALONE = httpx.Limits(max_keepalive_connections=0)

_TRIES = 12
_PAUSE = 3.0  # seconds
_MOST_EVENTS = 300  # of a table; then another one is begun
_HITS = 0.8  # share of values that are real
_OF_THE_MOVER = ("actions", "macros", "hint", "take-back")  # calls that only one seat can make


class Aim:
    """A table whose calls are made, and another one when it is over.

    Args:
        base: Address of the site.
        http: Makes the requests that need no checking.
        first: Number of the game of the first table.
        waits: Whether the tables wait for what people add to the draws.

    Attributes:
        statuses: How often each call was answered with what.
    """

    def __init__(
        self, base: str, http: httpx.Client, first: int = 0, *, waits: bool = False
    ) -> None:
        self._base, self._http, self._waits = base, http, waits
        self._begun = first
        self._created: Any = None
        self.statuses: Counter[tuple[str, int]] = Counter()

    def fire(self, path: str, method: str, data: st.DataObject) -> None:
        """Make one call that fits the description; raise if the answer is not as documented."""
        case = data.draw(SCHEMA[path][method].as_strategy())
        self._aim(case, path, data)
        answer = case.call(base_url=f"{self._base}/api")
        while _is_late(answer):  # what answers starts once, and says for how long
            time.sleep(_PAUSE)
            answer = case.call(base_url=f"{self._base}/api")
        # that the rules forbid an action is no fault of the request's form
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])
        assert answer.status_code < 500, answer.text  # a mistake of ours
        self.statuses[path, answer.status_code] += 1
        if path == "/move" and answer.status_code == 200:
            self._created = None  # a token that we know has ended

    def _aim(self, case: Case[Any], path: str, data: st.DataObject) -> None:
        """Put what is real into a request, in most of its places."""
        rng = random.Random(f"aim {data.draw(st.integers(0, 2**32))}")
        seats = self._seats()
        if path.endswith("take-back"):
            self._act_until_it_can_be_undone(rng)
        now = self._now()
        mover = now["to_move"] or 0

        def real() -> bool:
            return rng.random() < _HITS

        seat = seats[mover] if path.endswith(_OF_THE_MOVER) and real() else rng.choice(seats)
        if path.endswith("/seat") and real():
            seat = seats[-1]  # an invitation
        if "{table}" in path and real():
            case.path_parameters["table"] = self._created["table"]
        _show(case, seat["token"], rng)
        _wait_briefly(case, path, now["seq"], rng)
        if not isinstance(case.body, dict):
            return
        if path.endswith("/contribution") and real():
            case.body.clear()
            case.body.update(
                rng.choice([{"commitment": rng.randbytes(32).hex()}, {"text": "olive"}])
            )
        own = self._now(seats[mover]["token"])
        known = {
            "seq": now["seq"],
            "code": self._code(seat) if path == "/move" else "",
            "action": rng.choice(own["legal"] or ["0"]),
            "macro": rng.choice([one["name"] for one in own["macros"]] or ["x"]),
        }
        for name, value in known.items():
            if name in case.body and real():
                case.body[name] = value

    def _act_until_it_can_be_undone(self, rng: random.Random) -> None:
        for _ in range(_TRIES):
            seat = self._now()["to_move"]
            if seat is None:
                return
            token = self._created["seats"][seat]["token"]
            now = self._now(token)
            if now["take_back"]:
                return
            order = {"seq": now["seq"], "action": rng.choice(now["legal"] or ["0"])}
            order["id"] = f"aim{rng.random()}"
            path = f"{self._base}/api/tables/{self._created['table']}/actions"
            self._http.post(path, json=order, headers=bearer(token))

    def _seats(self) -> list[Any]:
        if self._created is None or self._is_past():
            self._create()
        seats: list[Any] = self._created["seats"]
        return seats

    def _is_past(self) -> bool:
        now = self._now()
        if self._waits and now["contributions"]["phase"] == "over":
            return True
        return bool(now["outcome"]) or now["seq"] > _MOST_EVENTS

    def _create(self) -> None:
        games = all_games()
        people = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]
        order: dict[str, object] = {
            "game": games[self._begun % len(games)].name,
            "seats": [*people, {"kind": "link"}],
        } | ({"contribute": True} if self._waits else {"seed": self._begun})
        self._created = created_table(self._base, self._http, order)
        self._begun += 1

    def _now(self, token: str = "") -> Any:
        path = f"{self._base}/api/tables/{self._created['table']}"
        answer = self._http.get(path, headers=bearer(token) if token else {})
        return answer.json() if answer.status_code == 200 else self._now()  # moved

    def _code(self, seat: Any) -> str:
        path = f"{self._base}/api/tables/{self._created['table']}/code"
        return str(self._http.post(path, headers=bearer(seat["token"])).json().get("code", "x"))


def created_table(base: str, http: httpx.Client, order: dict[str, object]) -> Any:
    """Return a new table, as the API tells of it; an address may create so many a minute."""
    while True:
        answer = http.post(f"{base}/api/tables", json=order)
        if answer.status_code == 200:
            return answer.json()
        assert answer.status_code == 429, answer.text
        time.sleep(_PAUSE)


def _show(case: Case[Any], token: str, rng: random.Random) -> None:
    """Show the token of a seat, mostly, and name none, mostly, as a token opens one alone."""
    if rng.random() < _HITS:
        case.headers.update(bearer(token))
    if rng.random() < _HITS:
        case.query.pop("seat", None)


def _wait_briefly(case: Case[Any], path: str, seq: int, rng: random.Random) -> None:
    """Let a call that waits know the table, mostly, and never wait for long."""
    if path.endswith("/wait"):
        case.query["seconds"] = rng.choice([0, 0.05])
        if rng.random() < _HITS:
            case.query["after"] = seq


def _is_late(answer: Response) -> bool:
    return answer.status_code == 503 and answer.json()["error"] == "preparing"


__all__ = ["AT_A_TABLE", "CALLS", "SCHEMA", "Aim"]
