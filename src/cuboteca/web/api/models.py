"""The API's requests and responses."""

from __future__ import annotations

from datetime import date  # pydantic reads it
from http import HTTPStatus
from typing import Annotated, Literal

from fastapi import Path
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticCustomError

from cuboteca.core.data_files import LONGEST_FILE
from cuboteca.core.errors import CubotecaError
from cuboteca.core.play import LONGEST_POSITION
from cuboteca.games import game_names
from cuboteca.table.contributions import LONGEST_TEXT
from cuboteca.table.seats import LONGEST_NAME, TOKEN_PATTERN
from cuboteca.table.tables import LONGEST_ID, SEEDS
from cuboteca.web.request import check_parts

#: A table's id; text of any other form is answered like an unknown table.
TableId = Annotated[
    str, Path(json_schema_extra={"maxLength": LONGEST_ID, "pattern": "^[A-Za-z0-9_-]+$"})
]
TournamentId = Annotated[
    str, Path(json_schema_extra={"maxLength": LONGEST_ID, "pattern": "^[A-Za-z0-9_-]+$"})
]
DealId = TournamentId
#: What ``check_parts`` requires, as far as JSON Schema can express it.
_FIT = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$"
_NUMBERS = 2**63  # the first that does not fit into a signed 64-bit integer


def _text(most: int, least: int = 0) -> StringConstraints:
    return StringConstraints(min_length=least or None, max_length=most, pattern=_FIT)


Name = Annotated[str, _text(LONGEST_NAME, 1)]
Level = Annotated[str, _text(40, 1)]
PositionText = Annotated[str, _text(LONGEST_POSITION)]
ActionText = Annotated[str, _text(200, 1)]
RequestId = Annotated[str, StringConstraints(max_length=64, pattern=r"^[!-~]{1,64}$")]
Number = Annotated[int, Field(ge=0, lt=SEEDS)]
Day = Annotated[date, WithJsonSchema({"type": "string", "format": "date", "maxLength": 10})]
OptionName = Annotated[str, StringConstraints(max_length=40)]


def _of_an_option(value: object) -> object:
    """Refuse in one sentence what pydantic would refuse once for each kind of value."""
    if isinstance(value, str) and len(value) > LONGEST_FILE:
        most = {"most": LONGEST_FILE}
        raise PydanticCustomError("long", "a text has at most {most} characters", most)
    if not isinstance(value, (bool, int, float, str)):
        raise PydanticCustomError("kind", "it must be true or false, a whole number or a text")
    return value


OptionValue = Annotated[
    bool | Annotated[int, Field(ge=-_NUMBERS, lt=_NUMBERS)] | Annotated[str, _text(LONGEST_FILE)],
    BeforeValidator(_of_an_option),
]
Commitment = Annotated[str, StringConstraints(max_length=64, pattern="^[0-9a-f]{64}$")]
MOST_SEATS = 8
_MOST_OPTIONS = 50
Options = Annotated[
    dict[OptionName, OptionValue],
    Field(
        max_length=_MOST_OPTIONS,
        json_schema_extra={"propertyNames": {"maxLength": 40, "pattern": _FIT}},
    ),
]


class Strict(BaseModel):
    """A request: unknown fields and characters that cannot be stored are refused."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _fit(cls, value: object) -> object:
        """Check every text within, names included, before anything else."""
        try:
            check_parts(value)
        except CubotecaError as error:
            raise PydanticCustomError("unfit", "{message}", {"message": str(error)}) from None
        return value


class HumanSeat(Strict):
    """A person, or a program that plays by this API."""

    kind: Literal["human"]
    name: Name


class LinkSeat(Strict):
    """A person who opens the link, or a program that takes the seat, and then gives a name."""

    kind: Literal["link"]


class BotSeat(Strict):
    """One of the site's own bots."""

    kind: Literal["bot"]
    level: Annotated[str, _text(40)] | None = None


class ConditionsOrder(Strict):
    """Clocks, and what happens to whoever leaves.

    ``time`` is "none"; or such as "live 300+5 cap 600", seconds at the start, gained at the end of
    each turn, and at most; or such as "turns 86400", seconds for each turn, which count between the
    hours ``day_from`` and ``day_to`` of the ``zone``, at ``weekends`` or not, and not on
    ``days_off``.  At the end of a clock a "bot" of the ``level`` plays on, or the seat resigns, or
    the table waits.  Whoever thinks for longer than ``away`` seconds counts as away: the others may
    vote that a bot moves.
    """

    time: Annotated[str, _text(40, 1)] = "none"
    zone: Annotated[str, _text(40, 1)] = "UTC"
    day_from: Annotated[int, Field(ge=0, le=23)] = 0
    day_to: Annotated[int, Field(ge=1, le=24)] = 24
    weekends: bool = True
    days_off: Annotated[list[Day], Field(max_length=60)] = []
    at_flag: Literal["bot", "resign", "wait"] = "bot"
    level: Annotated[str, _text(40, 1)] = "medium"
    away: Annotated[int, Field(ge=60, le=2_592_000)] = 600


class TableOrder(Strict):
    """A table to be created; with ``lobby`` it is listed there, with seats by link for anybody."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": game_names()[0],
                    "seats": [{"kind": "human", "name": name} for name in ("Ada", "Ben")],
                }
            ]
        }
    )

    game: Annotated[str, _text(40)]
    options: Options = {}
    seats: Annotated[
        list[Annotated[HumanSeat | LinkSeat | BotSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=MOST_SEATS),
    ]
    seed: Number | None = None
    hints: bool = True
    contribute: bool = False
    conditions: ConditionsOrder | None = None
    lobby: bool = False


class SeatOrder(Strict):
    """A request to take the seat of an invitation.

    ``token`` is a fresh random text of your own, which will open the seat; the site makes one if
    you give none.  With one of your own, the call can be repeated if its answer was lost.
    ``commitment`` is to what you add to the draws, if the table waits for it.
    """

    name: Name
    token: Annotated[str, StringConstraints(max_length=64, pattern=TOKEN_PATTERN)] | None = None
    commitment: Commitment | None = None


class SitOrder(SeatOrder):
    """A request to take a free ``seat`` of a table of the lobby; the rest as by an invitation."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class ContributionOrder(Strict):
    """What a seat adds to the draws before the first one.

    At first a ``commitment``, the SHA-256 of the JSON text ``["contribution",TABLE,SEAT,TEXT]``
    without spaces, in hexadecimal digits; the ``text`` once the table's phase is "reveal".  A
    ``text`` without a commitment before it is used as it is, and "" adds nothing.  ``start`` does
    not wait for people who have not committed.
    """

    commitment: Commitment | None = None
    text: Annotated[str, _text(LONGEST_TEXT)] | None = None
    start: bool = False


class MoveOrder(Strict):
    """A request to play a seat here that was played elsewhere; ``token`` as with taking a seat."""

    code: Annotated[str, _text(40, 1)]
    token: Annotated[str, StringConstraints(max_length=64, pattern=TOKEN_PATTERN)] | None = None


class ActionOrder(Strict):
    """An action: ``id`` is any fresh text; the same id again gets the same answer."""

    seq: Number
    action: ActionText
    id: RequestId


class MacroOrder(Strict):
    """A macro to be run; ``id`` as with an action."""

    seq: Number
    macro: Annotated[str, _text(40, 1)]
    id: RequestId


class TakeBackOrder(Strict):
    """A request to take one's last action back; ``id`` as with an action."""

    seq: Number
    id: RequestId


class LeaveOrder(Strict):
    """A request to leave, or to come back; ``id`` as with an action."""

    id: RequestId


class ReplaceOrder(LeaveOrder):
    """A request for a bot of a ``level``."""

    level: Annotated[str, _text(40, 1)] = "medium"


class AgreeOrder(LeaveOrder):
    """Whether a seat agrees.

    ``what`` is "end", that the play ends as it stands; "pace " with a time control after it, as in
    the conditions of a table; or "skip " with the number of a seat that is away.
    """

    what: Annotated[str, _text(60, 1)]
    agree: bool = True


class VoteOrder(LeaveOrder):
    """A vote that a bot moves for a ``seat``."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class OptionShown(BaseModel):
    """An option of a game; ``defaults`` by number of seats.

    One of kind ``data`` takes a name of ``choices``, or the whole text of your own file.
    """

    name: str
    kind: Literal["bool", "int", "choice", "data"]
    defaults: dict[str, bool | int | str]
    low: int | None
    high: int | None
    choices: list[str]
    sentence: str


class GameShown(BaseModel):
    """A game; ``levels`` are its bots' levels, and ``hints`` says whether it offers hints."""

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
    """All games, and the levels of the bots that every game has, from weak to strong."""

    games: list[GameShown]
    levels: list[str]


class LobbySeat(BaseModel):
    """A seat of a table of the lobby; ``free`` means that anybody may take it."""

    seat: int
    name: str
    level: str
    free: bool


class LobbyTableShown(BaseModel):
    """A table of the lobby; ``time`` as in the conditions of a table, ``age`` in seconds."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    time: str
    age: float
    seats: list[LobbySeat]


class LobbyShown(BaseModel):
    """The tables of the lobby: those with free seats, the newest first, then plays to watch."""

    tables: list[LobbyTableShown]


class SeatWithToken(BaseModel):
    """A seat of a new table, or one just taken; ``token`` and ``link`` are shown only once.

    They are null for a bot.  For a new seat of kind ``link`` they are an invitation: it can take
    the seat, once, but not play; whoever takes the seat gets its token then.
    """

    seat: int
    kind: Literal["human", "link", "bot"]
    name: str
    token: str | None
    link: str | None


class SeatMoved(SeatWithToken):
    """A seat that a code has moved; the token that opened it before opens nothing now."""

    table: str


class CodeShown(BaseModel):
    """A code that moves the seat, once; it expires after ``seconds``."""

    code: str
    seconds: int
    link: str


class TableCreated(BaseModel):
    """A new table; ``commitment`` binds it to the secret that decides every draw.

    Note it: once the play is over, the record shows the secret, and ``cuboteca verify`` checks it.
    With ``contribute`` the table waits before the first draw for what people add to the draws.
    If you gave a ``seed``, the secret follows from it, and the commitment proves nothing.
    """

    table: str
    commitment: str
    seats: list[SeatWithToken]


class SeatShown(BaseModel):
    """Who sits in a seat; ``stand_ins`` counts the moves that a simple bot made in its place.

    A bot is replaced for a move when it fails or does not answer in time; the log says why.
        ``substitute`` is the level of the bot that plays in a person's place now, "" if none does;
    ``resigned`` means that it ranks last whatever happens.
        ``presence`` says whether the person is connected, null for a bot and a free seat: "here",
    "away", or "never" for somebody who has not come yet; ``away_seconds`` for how long, if known.
    """

    seat: int
    kind: Literal["human", "link", "bot"]
    name: str
    level: str
    claimed: bool
    stand_ins: int
    substitute: str
    resigned: bool
    presence: Literal["here", "away", "never"] | None
    away_seconds: int | None


class LogLine(BaseModel):
    """A sentence of the log; ``actor`` is a seat's number or "chance".

    Actions taken back stay in the log, but not in the record.
    """

    seq: int
    actor: str
    text: str


class HintShown(BaseModel):
    """The advice of the game's solver or a search; ``exact`` if it considered everything.

    ``line`` begins with ``action`` and continues with the expected actions up to the next draw;
    ``values`` has the expected value of each legal action for each seat, 0 to 1: of a solver, and
    where everything was considered, its share of the win; of a search what ranks are worth, 1 to 0
    for first to last, and where a network valued the leaves in part the lead as well.  ``spread``,
    of a search, is half of the 95 % interval of your own value, for the best few actions.
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


class ClosedShown(BaseModel):
    """How a table was closed before its end.

    ``why`` is "idle" if nobody had touched it for long, "rules" if the rules of the game have
    changed so that it could not go on, "admin", "agreed" if all people at the table wanted it,
    "resigned", "round" if the time of its round in a tournament was over, or "unbegun" if whoever
    was there alone gave it up before the first draw; ``at`` is in seconds since 1970; ``points``
    are those of each seat as they stood; ``text`` says the same to people.
    """

    why: Literal["idle", "rules", "admin", "agreed", "resigned", "round", "unbegun"]
    at: float
    points: list[int]
    text: str


class ConditionsShown(BaseModel):
    """The table's clocks and what happens to whoever leaves, as in an order.

    ``time`` is the time control now, which people at the table may have changed.
    """

    time: str
    zone: str
    day_from: int
    day_to: int
    weekends: bool
    days_off: list[date]
    at_flag: Literal["bot", "resign", "wait"]
    level: str
    away: float


class ClockShown(BaseModel):
    """The clock of a seat: seconds ``left``, and whether it ``runs`` now."""

    left: float
    runs: bool


class MacroShown(BaseModel):
    """Several decisions that the seat to move may take by one call; ``label`` describes them."""

    name: str
    label: str


class ContributionShown(BaseModel):
    """What a seat adds to the draws; ``text`` is null until everybody's is known, or for ever."""

    seat: int
    commitment: str
    text: str | None


class ContributionsShown(BaseModel):
    """What people add to the draws; ``phase`` is "commit", "reveal", or "over": the play has begun.

    ``missing`` are the seats that the table waits for, in the phase "reveal" for ``seconds`` more.
    """

    phase: Literal["commit", "reveal", "over"]
    missing: list[int]
    seconds: float
    given: list[ContributionShown]


class TournamentHead(BaseModel):
    """A tournament; times are in seconds since 1970.

    ``rounds`` is 0 for an arena, and for a round robin at tables of two before its start; ``round``
    is the last one that was drawn; ``starts`` is null until its host starts it; ``until`` is the
    end of an arena, or of the round, if there is one.
    """

    id: str
    name: str
    kind: Literal["swiss", "round-robin", "arena"]
    game: str
    options: dict[str, bool | int | str]
    seat_count: int
    rounds: int
    round: int
    places: int
    rated: bool
    state: Literal["open", "running", "over", "closed"]
    starts: float | None
    until: float | None
    ended: float | None


class TournamentList(BaseModel):
    """Tournaments: at most 40 of each state."""

    tournaments: list[TournamentHead]


class EntrantShown(BaseModel):
    """Somebody in a tournament; ``level`` is "" for people.

    ``points``: a win counts 1; ``opponents`` is the mean of those whom one met, ``direct`` the
    points against those with the same points, ``share`` the mean share of the points of a play.
    """

    number: int
    name: str
    level: str
    takes_part: bool
    rank: int
    points: float
    opponents: float
    direct: float
    share: float
    plays: int


class DrawnShown(BaseModel):
    """A table of a tournament: numbers of entrants in seat order; a single one has a bye.

    ``table`` is null for a bye and until the table is created, ``points`` until it is over.
    """

    round: int
    entrants: list[int]
    table: str | None
    points: list[float] | None


class TournamentShown(TournamentHead):
    """A tournament with everybody who takes part, and its tables."""

    entrants: list[EntrantShown]
    tables: list[DrawnShown]


class DealHead(BaseModel):
    """Plays with the same chance: those of a day, or the tables of a match.

    ``day`` is null for a match, ``table_count`` for a day.  ``teams`` and ``levels`` are by team of
    a match ("" for a team without a name, and for people), or by seat of a day's tables, where a
    person sits in seat 0.  While it is ``sealed``, nobody is told what others drew; ``commitment``
    is that of all its tables.
    """

    id: str
    day: str | None
    game: str
    options: dict[str, bool | int | str]
    seat_count: int
    rules_version: int
    table_count: int | None
    teams: list[str]
    levels: list[str]
    commitment: str
    sealed: bool


class DealList(BaseModel):
    """Deals of days: at most 60."""

    deals: list[DealHead]


class DealPlayShown(BaseModel):
    """A play of a deal.

    ``names`` and ``levels`` are by seat, "" for nobody yet and for people.  ``table``, ``points``
    and ``ranks`` are null while the deal is sealed, the latter two also for a play without a
    result; ``adjusted`` is each seat's result without luck, from 0 to 1 or a little beyond, null
    until the play is analysed.  ``number`` is that of a table in a match, from 1; ``place`` that of
    a person's play of a day, null for the bot's that is shown for comparison.
    """

    table: str | None
    number: int | None
    names: list[str]
    levels: list[str]
    over: bool
    points: list[int] | None
    ranks: list[int] | None
    adjusted: list[float] | None
    place: int | None


class TeamShown(BaseModel):
    """How a team of a match stands; ``team`` counts from 0.

    ``points`` are the sum over its seats, ``difference`` what is left of it less the mean of the
    same seats at the other tables; ``adjusted`` is that difference of results without luck, null
    until all tables are analysed.
    """

    team: int
    place: int
    points: float
    difference: float
    adjusted: float | None


class DealShown(DealHead):
    """A deal with its plays.

    While it is sealed, a day has no ``plays``, and those of a match tell no table and no result.
    Later ``plays`` are at most 200 of a day, the best first, and the bot's.  ``standings`` are the
    teams of a match whose tables are all over, the best first; empty for a day.
    """

    plays: list[DealPlayShown]
    standings: list[TeamShown]


class KeyShown(BaseModel):
    """The public key by which the site signs the records of finished plays, 64 digits."""

    algorithm: Literal["Ed25519"]
    key: str


class TableShown(BaseModel):
    """A table as the token's seat may know it.

    ``to_move`` is null when the play is over, or was closed before its end, which ``closed`` then
    describes; ``seat`` is null for a spectator; ``legal`` holds the
    actions in notation while it is the seat's turn, ``macros`` those that it may run then;
    ``take_back`` says whether the seat may take its last action back, and with it what bots have
    answered, if it plays against bots alone; ``hints`` whether the seat
    to move may ask for one; ``state`` is the view in words; ``ending`` says why the play ended and
    what decided who won, null until then; ``seeded`` means that whoever created the table chose
    the seed: that person could know every draw, and the commitment proves nothing; ``head`` is the
    head of the chain of the log after ``seq`` entries, "" at a table of before the chain and before
    the play begins; ``contributions`` is null where nobody is asked to add to the draws;
    ``clocks`` are those of the seats, null for a bot's, and empty where there are none;
    ``agreeing`` are the seats that agree on something, by what; ``rematch`` is the table at which
    it is played again, null if there is none.
    ``spectators`` is how many are connected without a seat.
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
    view: dict[str, object]
    log: list[LogLine]
    outcome: OutcomeShown | None
    ending: str | None
    closed: ClosedShown | None
    commitment: str
    head: str
    seeded: bool
    contributions: ContributionsShown | None
    conditions: ConditionsShown
    clocks: list[ClockShown | None]
    agreeing: dict[str, list[int]]
    rematch: str | None
    spectators: int


class Done(BaseModel):
    """The request is in the log; ``seq`` is the decision that the table waits for now."""

    seq: int


class Health(BaseModel):
    """Whether the site works; ``compiled`` of ``compiling`` parts of the engine are ready."""

    database: bool
    engine: bool
    compiled: int
    compiling: int
    tables: int


class Problem(BaseModel):
    """Why a request was refused; it has changed nothing.

    ``seq`` comes with ``stale``: the decision that the table waits for.  ``refusal``, ``rule`` and
    ``rule_url`` come with ``illegal``, and with ``forbidden`` where another seat is to move: the
    code of what stops the action, such as ``not_your_turn``, and the rule: the page of the
    rulebook and our own heading, with the address of the section of the site's rules.
    ``retry_after`` comes with ``preparing`` and ``busy``, as does the header of that name: the same
    call will succeed after about that many seconds.
    """

    error: str
    message: str
    seq: int | None = None
    refusal: str | None = None
    rule: str | None = None
    rule_url: str | None = None
    retry_after: int | None = None


def state_whole_bounds(part: object) -> None:
    """State the bounds of whole numbers exactly in a part of an OpenAPI description.

    FastAPI writes them as floating-point numbers: 9.2e+18 for the first seed that is too large.
    """
    if isinstance(part, list):
        for one in part:
            state_whole_bounds(one)
    elif isinstance(part, dict):
        for one in part.values():
            state_whole_bounds(one)
        if part.get("type") == "integer":
            if "minimum" in part:
                part["minimum"] = int(part["minimum"])
            if "exclusiveMaximum" in part:
                part["maximum"] = int(part.pop("exclusiveMaximum")) - 1
            elif "maximum" in part:
                part["maximum"] = int(part["maximum"])


def _retry_after(description: str) -> dict[str, object]:
    schema = {"type": "integer", "minimum": 1}
    return {"Retry-After": {"description": description, "schema": schema}}


def documented(*statuses: int, later: bool = False) -> dict[int | str, dict[str, object]]:
    """Return the ``responses`` of a call that may be refused with ``statuses``.

    Args:
        statuses: Those beyond the ones with which every call may be refused.
        later: Whether a 503 may say when to try again.
    """
    always = (403, 413, 414, 422, 431)  # 403: whoever is banned
    responses: dict[int | str, dict[str, object]] = {
        status: {"model": Problem, "description": HTTPStatus(status).phrase}
        for status in sorted({*statuses, *always})
    }
    if later:
        responses[503]["headers"] = _retry_after(
            'seconds until the call will be answered, about; with the errors "preparing" and "busy"'
        )
    if HTTPStatus.TOO_MANY_REQUESTS in statuses:
        responses[429]["headers"] = _retry_after("seconds until the call may be made again")
    return responses


__all__ = [
    "MOST_SEATS",
    "ActionOrder",
    "ActionText",
    "AgreeOrder",
    "BotSeat",
    "ClockShown",
    "ClosedShown",
    "CodeShown",
    "Commitment",
    "ConditionsOrder",
    "ConditionsShown",
    "ContributionOrder",
    "ContributionShown",
    "ContributionsShown",
    "DealHead",
    "DealId",
    "DealList",
    "DealPlayShown",
    "DealShown",
    "Done",
    "DrawnShown",
    "EntrantShown",
    "GameList",
    "GameShown",
    "Health",
    "HintShown",
    "HumanSeat",
    "KeyShown",
    "LeaveOrder",
    "Level",
    "LinkSeat",
    "LobbySeat",
    "LobbyShown",
    "LobbyTableShown",
    "LogLine",
    "MacroOrder",
    "MacroShown",
    "MoveOrder",
    "Name",
    "Number",
    "OptionName",
    "OptionShown",
    "OptionValue",
    "Options",
    "OutcomeShown",
    "PositionText",
    "Problem",
    "ReplaceOrder",
    "RequestId",
    "SeatMoved",
    "SeatOrder",
    "SeatShown",
    "SeatWithToken",
    "SitOrder",
    "Strict",
    "TableCreated",
    "TableId",
    "TableOrder",
    "TableShown",
    "TakeBackOrder",
    "TeamShown",
    "TournamentHead",
    "TournamentId",
    "TournamentList",
    "TournamentShown",
    "VoteOrder",
    "documented",
    "state_whole_bounds",
]
