"""What the API takes and gives."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from cuboteca.table.house import SEEDS
from cuboteca.table.seats import LONGEST_NAME, TOKEN_PATTERN

Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
_MOST_SEATS = 8
_MOST_OPTIONS = 50


class Strict(BaseModel):
    """A request: unknown parts are refused."""

    model_config = ConfigDict(extra="forbid")


class HumanSeat(Strict):
    """A person, or a program that plays over this API."""

    kind: Literal["human"]
    name: Name


class LinkSeat(Strict):
    """A person who comes by the link, or a program that takes the seat, and gives a name then."""

    kind: Literal["link"]


class BotSeat(Strict):
    """One of the site's own bots."""

    kind: Literal["bot"]
    level: Annotated[str, StringConstraints(max_length=40)] | None = None


class TableOrder(Strict):
    """A table to be laid."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, bool | int | str], Field(max_length=_MOST_OPTIONS)] = {}
    seats: Annotated[
        list[Annotated[HumanSeat | LinkSeat | BotSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=_MOST_SEATS),
    ]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None
    hints: bool = True


class SeatOrder(Strict):
    """A wish to take the seat that the invitation is to.

    ``token`` is a fresh random text of your own, which will play the seat; the site makes one if
    you give none.  With one of your own the call can be repeated if its answer was lost.
    """

    name: Name
    token: Annotated[str, StringConstraints(pattern=TOKEN_PATTERN)] | None = None


class ActionOrder(Strict):
    """An action: ``id`` is any fresh text; the same id again is answered as before."""

    seq: Annotated[int, Field(ge=0, lt=SEEDS)]
    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    id: RequestId


class RoutineOrder(Strict):
    """A routine to be started; ``id`` is as with an action."""

    seq: Annotated[int, Field(ge=0, lt=SEEDS)]
    routine: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    id: RequestId


class TakeBackOrder(Strict):
    """A wish to take one's last action back; ``id`` is as with an action."""

    seq: Annotated[int, Field(ge=0, lt=SEEDS)]
    id: RequestId


class OptionShown(BaseModel):
    """An option of a game; ``defaults`` by number of seats.

    One of kind ``data`` takes a name of ``choices``, or the whole text of a file of one's own.
    """

    name: str
    kind: Literal["bool", "int", "choice", "data"]
    defaults: dict[str, bool | int | str]
    low: int | None
    high: int | None
    choices: list[str]
    sentence: str


class GameShown(BaseModel):
    """A game of the shelf; ``levels`` are those of its bots, ``hints`` tells that one may ask."""

    name: str
    title: str
    designers: list[str]
    publishers: list[str]
    year: int | None
    min_seats: int
    max_seats: int
    minutes: int
    rules_version: int
    options: list[OptionShown]
    levels: list[str]
    hints: bool


class Shelf(BaseModel):
    """All games, and the levels of the bots that each has, from weak to strong."""

    games: list[GameShown]
    levels: list[str]


class SeatLaid(BaseModel):
    """A seat of a new table, or one just taken; ``token`` and ``link`` are said only here.

    They are null for a bot.  Of a new table's seat of kind ``link`` they are an invitation: it
    takes the seat, once, and plays nothing; whoever takes the seat is told its token then.
    """

    seat: int
    kind: Literal["human", "link", "bot"]
    name: str
    token: str | None
    link: str | None


class TableLaid(BaseModel):
    """A new table; ``commitment`` is the SHA-256 of the secret that chance follows from.

    With a ``seed`` of yours the secret follows from that, and the commitment proves nothing.
    """

    table: str
    commitment: str
    seats: list[SeatLaid]


class SeatShown(BaseModel):
    """Who sits in a seat; ``stand_ins`` counts the moves that a simple bot made in a bot's place.

    That happens when a bot fails or does not answer in time; the log says why.
    """

    seat: int
    kind: Literal["human", "link", "bot"]
    name: str
    level: str
    claimed: bool
    stand_ins: int


class LogLine(BaseModel):
    """A sentence of the log; ``actor`` is a seat's number or "chance".

    What was taken back stays in the log; the record lacks it.
    """

    seq: int
    actor: str
    text: str


class HintShown(BaseModel):
    """What the game's solver or a search advises; ``exact`` if it saw all that can happen.

    ``line`` begins with ``action`` and goes on with what people do after it, up to the next draw;
    ``values`` tells by legal action what each seat may expect, 0 to 1; ``spread``, of a search, by
    action half of the 95 % interval of the own value, for the best few.
    """

    action: str
    exact: bool
    line: list[str]
    values: dict[str, list[float]]
    spread: dict[str, float] = {}


class OutcomeShown(BaseModel):
    """How the play ended."""

    points: list[int]
    ranks: list[int]
    reason: str


class RoutineShown(BaseModel):
    """Several decisions that the seat to move may take by one call; ``label`` tells which."""

    name: str
    label: str


class TableShown(BaseModel):
    """A table as the token's seat may know it.

    ``to_move`` is null when the play is over; ``seat`` is null for a spectator; ``legal`` holds the
    actions in notation while it is the seat's turn, ``routines`` what it may let run then;
    ``take_back`` tells whether the seat may take its last action back, ``hints`` whether the seat
    to move may ask for one; ``state`` is the view in words; ``ending`` tells in words why the play
    ended and what decided who won, null while it lasts; ``seeded`` tells that whoever created the
    table chose the seed: that person could know every draw, and the commitment proves nothing.
    """

    table: str
    game: str
    options: dict[str, bool | int | str]
    seq: int
    to_move: int | None
    seat: int | None
    seats: list[SeatShown]
    legal: list[str]
    routines: list[RoutineShown]
    take_back: bool
    hints: bool
    state: str
    view: dict[str, Any]
    log: list[LogLine]
    outcome: OutcomeShown | None
    ending: str | None
    commitment: str
    seeded: bool


class Done(BaseModel):
    """It was written to the log; ``seq`` is the decision that the table waits for now."""

    seq: int


class Health(BaseModel):
    """Whether the site can work; ``compiled`` of ``compiling`` parts of the engine are ready."""

    database: bool
    engine: bool
    compiled: int
    compiling: int
    tables: int


class Problem(BaseModel):
    """Why a request was refused; nothing has changed.

    ``seq`` comes with ``stale``: the decision that the table waits for.  ``rule`` comes with
    ``illegal``: the paragraph of the rulebook.  ``retry_after`` comes with ``preparing``, as does
    the header of that name: after about so many seconds the same call will be answered.
    """

    error: str
    message: str
    seq: int | None = None
    rule: str | None = None
    retry_after: int | None = None


def documented(*statuses: int, later: bool = False) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` of a call that may be refused with ``statuses``.

    Args:
        statuses: All but those that every call may be refused with.
        later: Whether 503 may say when to ask again.
    """
    always = (413, 422)
    told: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem, "description": HTTPStatus(status).phrase}
        for status in sorted({*statuses, *always})
    }
    if later:
        told[503]["headers"] = {
            "Retry-After": {
                "description": "seconds until the call will be answered, about; with the error "
                '"preparing"',
                "schema": {"type": "integer", "minimum": 1},
            }
        }
    return told
