"""What the API takes and gives."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from cuboteca.core.characters import check_text
from cuboteca.core.data_files import shortened
from cuboteca.core.errors import CubotecaError
from cuboteca.table.house import LONGEST_ID, SEEDS
from cuboteca.table.seats import LONGEST_NAME, TOKEN_PATTERN
from cuboteca.web.guards import LARGEST_BODY

#: Of a table; any other is answered as one that there is not.
TableId = Annotated[
    str, Path(json_schema_extra={"maxLength": LONGEST_ID, "pattern": "^[A-Za-z0-9_-]+$"})
]
_FIT = r"^[^\x00]*$"  # what ``check_parts`` wants, as far as JSON can say it
_NUMBERS = 2**63  # the first that a signed number of 64 bits does not hold


def _text(most: int, least: int = 0) -> StringConstraints:
    return StringConstraints(min_length=least or None, max_length=most, pattern=_FIT)


Name = Annotated[str, _text(LONGEST_NAME, 1)]
RequestId = Annotated[str, StringConstraints(max_length=64, pattern=r"^[!-~]{1,64}$")]
Number = Annotated[int, Field(ge=0, lt=SEEDS)]
OptionName = Annotated[str, StringConstraints(max_length=40)]
OptionValue = (
    bool | Annotated[int, Field(ge=-_NUMBERS, lt=_NUMBERS)] | Annotated[str, _text(LARGEST_BODY)]
)
_MOST_SEATS = 8
_MOST_OPTIONS = 50
_MOST_PARTS = 500  # lists, objects, and what stands in them


class Strict(BaseModel):
    """A request: unknown parts are refused, and characters that cannot be kept."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _fit(cls, value: Any) -> Any:
        """Look at every text within, names included, before anything else is."""
        try:
            check_parts(value)
        except CubotecaError as error:
            raise PydanticCustomError("unfit", "{told}", {"told": str(error)}) from None
        return value


class TooManyPartsError(CubotecaError):
    """A request has more parts than anybody could need."""


def check_parts(value: Any) -> None:
    """Refuse a JSON value of too many parts, or with a character that cannot be kept in a text.

    Pydantic would look at every part, and tell of each that is wrong.

    Raises:
        TooManyPartsError: It has too many.
        UnfitTextError: Names the place and the character.
    """
    open_ = [("", value)]
    for _ in range(_MOST_PARTS):
        if not open_:
            return
        where, one = open_.pop()
        match one:
            case str():
                check_text(one, f"the text '{where}'" if where else "the text")
            case list():
                open_ += [(f"{where}.{n}".lstrip("."), part) for n, part in enumerate(one)]
            case dict():
                for name, part in one.items():
                    check_text(name, f"a name in '{where}'" if where else "a name")
                    open_.append((f"{where}.{shortened(name)}".lstrip("."), part))
            case _:
                pass
    if open_:
        raise TooManyPartsError(f"a request has at most {_MOST_PARTS} parts")


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
    level: Annotated[str, _text(40)] | None = None


class TableOrder(Strict):
    """A table to be laid."""

    game: Annotated[str, _text(40)]
    options: Annotated[
        dict[OptionName, OptionValue],
        Field(
            max_length=_MOST_OPTIONS,
            json_schema_extra={"propertyNames": {"maxLength": 40, "pattern": _FIT}},
        ),
    ] = {}
    seats: Annotated[
        list[Annotated[HumanSeat | LinkSeat | BotSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=_MOST_SEATS),
    ]
    seed: Number | None = None
    hints: bool = True


class SeatOrder(Strict):
    """A wish to take the seat that the invitation is to.

    ``token`` is a fresh random text of your own, which will play the seat; the site makes one if
    you give none.  With one of your own the call can be repeated if its answer was lost.
    """

    name: Name
    token: Annotated[str, StringConstraints(max_length=64, pattern=TOKEN_PATTERN)] | None = None


class ActionOrder(Strict):
    """An action: ``id`` is any fresh text; the same id again is answered as before."""

    seq: Number
    action: Annotated[str, _text(200, 1)]
    id: RequestId


class MacroOrder(Strict):
    """A macro to be started; ``id`` is as with an action."""

    seq: Number
    macro: Annotated[str, _text(40, 1)]
    id: RequestId


class TakeBackOrder(Strict):
    """A wish to take one's last action back; ``id`` is as with an action."""

    seq: Number
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
    """A game; ``levels`` are those of its bots, ``hints`` says that one may ask."""

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


class GameList(BaseModel):
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


class MacroShown(BaseModel):
    """Several decisions that the seat to move may take by one call; ``label`` tells which."""

    name: str
    label: str


class TableShown(BaseModel):
    """A table as the token's seat may know it.

    ``to_move`` is null when the play is over; ``seat`` is null for a spectator; ``legal`` holds the
    actions in notation while it is the seat's turn, ``macros`` what it may let run then;
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
    macros: list[MacroShown]
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


def with_whole_numbers(part: Any) -> Any:
    """Return a part of an OpenAPI description with the bounds of whole numbers said exactly.

    FastAPI writes them as floating-point numbers: 9.2e+18 for the first seed that is too large.
    """
    if isinstance(part, list):
        return [with_whole_numbers(one) for one in part]
    if not isinstance(part, dict):
        return part
    whole = {key: with_whole_numbers(one) for key, one in part.items()}
    if whole.get("type") == "integer":
        if "minimum" in whole:
            whole["minimum"] = int(whole["minimum"])
        if "exclusiveMaximum" in whole:
            whole["maximum"] = int(whole.pop("exclusiveMaximum")) - 1
    return whole


def documented(*statuses: int, later: bool = False) -> dict[int | str, dict[str, Any]]:
    """Return the ``responses`` of a call that may be refused with ``statuses``.

    Args:
        statuses: All but those that every call may be refused with.
        later: Whether 503 may say when to ask again.
    """
    always = (413, 414, 422, 431)
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
