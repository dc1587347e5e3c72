"""``cuboteca.client`` at a site of its own: whole plays, waiting, lost answers, refusals."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from cuboteca import Play
from cuboteca import client as module
from cuboteca.client import BotSeat, Client, FreeSeat, Person, Position, SiteError
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.games import game
from tests.people.authenticator import Authenticator
from tests.web.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
EXPORTED = [
    "BotSeat",
    "Client",
    "Described",
    "FreeSeat",
    "OpenTable",
    "Outcome",
    "OwnTable",
    "Person",
    "Position",
    "Seat",
    "SiteError",
    "Table",
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("site"), pace=0) as server:
        server.wait()
        yield server.base


@pytest.fixture
def site(address: str) -> Iterator[Client]:
    with Client(address) as one:
        yield one


def first(position: Position) -> str:
    return position.legal[0]


def test_the_exported_names() -> None:
    assert module.__all__ == EXPORTED


def test_it_loads_no_rules_and_no_numbers() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, cuboteca.client; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(told.stdout.split())

    assert "httpx" in loaded
    assert not loaded & {"numpy", "numba", "pydantic", "cuboteca.games", "cuboteca.core.game"}


def test_a_whole_play_by_a_function(site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), BotSeat("greedy")], options={"rounds": 1})
    seat = table.seats[0]
    asked: list[Position] = []

    def bot(position: Position) -> str:
        asked.append(position)
        return first(position)

    end = seat.play(bot)
    record = parse_record(json.dumps(seat.record()))

    assert end.is_over
    assert end.to_move is None
    assert end.options["rounds"] == 1
    assert {one.seat for one in asked} == {one.to_move for one in asked} == {0}
    assert end.outcome is not None
    assert record.outcome is not None
    assert list(end.outcome.points) == record.outcome["points"]
    assert list(end.outcome.ranks) == record.outcome["ranks"]
    assert replay(game("cubosaurs"), record).is_over
    assert len(table.commitment) == 64


def test_all_plays_of_a_program_are_one_file(site: Client, tmp_path: Path) -> None:
    wishes = [Person("Robo"), Person("Byte")]
    tables = [site.create(name, wishes) for name in ("cubosaurs", "sukkube")]
    again = site.seat(tables[0].id, tables[0].seats[0].token)
    path = tmp_path / "plays.jsonl"

    assert site.save_records(path) == 2
    records = [parse_record(line) for line in path.read_text("utf-8").splitlines()]
    assert [record.game for record in records] == ["cubosaurs", "sukkube"]
    assert [seat.table for seat in site.seats] == [
        *(one.id for one in tables for _ in wishes),
        again.table,
    ]


def test_a_saved_record_opens_at_the_site(site: Client, tmp_path: Path) -> None:
    table = site.create("cubosaurs", [Person("Robo"), BotSeat("random")], seed=7)
    seat = table.seats[0]
    seat.play(first)
    site.save_records(tmp_path / "play.jsonl")
    (tmp_path / "none.jsonl").write_text("nothing", "utf-8")
    link = site.open_record(tmp_path / "play.jsonl")
    saved = json.loads((tmp_path / "play.jsonl").read_text("utf-8"))
    del saved["proof"]
    (tmp_path / "elsewhere.json").write_text(json.dumps(saved), "utf-8")
    opened = site.open_record(tmp_path / "elsewhere.json").split("/")[-2]

    assert link.endswith(f"/tables/{table.id}/replay")
    assert opened != table.id
    assert site.look(opened).outcome == seat.look().outcome
    with pytest.raises(SiteError, match="not a file with one record"):
        site.open_record(tmp_path / "none.jsonl")


def test_two_programs_meet_by_an_invitation(site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), FreeSeat()], options={"rounds": 1}, seed=7)
    guest = site.join(table.invitations[1], "Byte")
    seats = [table.seats[0], guest]
    position = seats[0].look()
    while not position.is_over:
        mover = seats[position.to_move or 0]
        seen = mover.look()
        assert mover.act(first(seen), seen.seq) > seen.seq
        position = seats[0].wait(seen.seq)

    assert position.outcome is not None
    assert seats[0].record()["seats"] == ["Robo", "Byte"]
    with pytest.raises(SiteError, match="Byte") as refused:
        site.join(table.invitations[1], "Late")
    assert (refused.value.status, refused.value.code) == (403, "forbidden")


def test_a_seat_of_the_lobby_and_a_spectator(site: Client) -> None:
    table = site.create("sukkube", [Person("Robo"), FreeSeat()], lobby=True)
    listed = next(one for one in site.lobby() if one.table == table.id)
    seat = site.sit(listed.table, listed.free[0], "Byte")
    again = site.seat(seat.table, seat.token)
    spectator = site.look(table.id)

    assert (listed.game, listed.names, listed.free) == ("sukkube", ("Robo", ""), (1,))
    assert (again.number, again.look().seat) == (1, 1)
    assert (spectator.seat, spectator.legal) == (None, ())
    with pytest.raises(SiteError):
        site.seat(table.id, "x" * 40)


@pytest.fixture(scope="module")
def key(address: str) -> str:
    """Return a key of somebody who has just made an account."""
    origin = address.replace("127.0.0.1", "localhost")
    device = Authenticator(origin, "localhost")
    with httpx.Client(base_url=origin) as browser:
        asked = browser.post("/account/passkey/begin", data={"kind": "make"}).json()
        made = {"credential": device.made(asked), "name": "Ada"}
        browser.post("/account/passkey/finish", data=made).raise_for_status()
        page = browser.post("/account/keys", data={"name": "Robo"}).text
    (found,) = re.findall(r"<code>(cuboteca_[^<]+)</code>", page)
    return str(found)


def test_a_program_with_a_key_needs_no_tokens(address: str, key: str) -> None:
    wishes: list[Person | BotSeat] = [Person("Ada"), Person("Robo"), BotSeat("random")]
    with Client(address, key) as site:
        made = site.create("cubosaurs", wishes, options={"rounds": 1})
    with Client(address, key) as again:
        (own,) = again.tables()
        one, other = (again.seat(own.table, number=number) for number in own.own)
        mover = again.seat(own.table)
        spectator = again.look(own.table)
        ends = []
        playing = threading.Thread(target=lambda: ends.append(other.play(first)))
        playing.start()
        ends.append(one.play(first))
        playing.join()
        (over,) = again.tables(over=True)
        saved = one.record()

        assert (own.table, own.game, own.status) == (made.id, "cubosaurs", "running")
        assert (own.own, own.levels[2], own.names[:2]) == ((0, 1), "random", ("Ada", "Robo"))
        assert own.ranks is None
        assert own.by_key
        assert own.your_turn == (own.to_move in own.own)
        assert (one.number, one.token, other.number) == (0, "", 1)
        assert mover.number in own.own
        assert spectator.seat is None
        assert [end.outcome is not None for end in ends] == [True, True]
        assert (over.table, over.status, over.your_turn) == (made.id, "over", False)
        assert over.ranks is not None
        assert list(over.ranks) == saved["outcome"]["ranks"]
        assert again.tables() == again.tables(over=True, page=1) == ()


@pytest.mark.parametrize("name", ["cubosaurs", "ursuppe"])
def test_a_position_is_described_and_played_on_from(site: Client, name: str) -> None:
    play = Play(name, seats=3, seed=5)
    for _ in range(30):
        play.act(play.ask("random"))
    seat = play.to_move
    assert seat is not None
    told = site.describe(name, play.position, 3)
    by_link = site.describe(name, told.link)
    table = site.create_at(name, told.link, seat, "Robo", level="random")
    other = site.create_at(name, play.position, seat, "Robo", seat_count=3, level="random")
    begun = table.seats[seat].look()

    assert list(told.legal) == [one.text for one in play.legal_actions()]
    assert all(told.legal.values())
    assert (told.seat_count, told.to_move, told.outcome) == (3, seat, None)
    assert told.position == play.position
    assert by_link == told
    assert site.describe(name, told.link, side=(seat + 1) % 3).to_move == seat
    assert begun.to_move == seat
    assert set(begun.legal) == set(told.legal)
    assert other.seats[seat].look().legal == begun.legal
    assert other.seats[seat].record()["position"]


def test_what_is_no_position_is_told(site: Client) -> None:
    with pytest.raises(SiteError, match="no position of Cubosaurs"):
        site.describe("cubosaurs", "nonsense", 3)
    for link, seats in (("http://site/positions/cubosaurs", 0), ("http://site/?p=x", 3)):
        with pytest.raises(SiteError, match="a link to a position is such as"):
            site.describe("cubosaurs", link, seats)


def test_without_a_key_there_are_no_tables(address: str, site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), BotSeat("random")])
    with pytest.raises(SiteError, match="needs a key"):
        site.tables()
    with pytest.raises(SiteError, match="its token, or the key of its person"):
        site.seat(table.id)
    with Client(address, "wrong") as wrong, pytest.raises(SiteError, match="needs a key"):
        wrong.tables()
    with Client(address, f"cuboteca_{'x' * 32}") as wrong, pytest.raises(SiteError, match="wrong"):
        wrong.create("cubosaurs", [Person("Robo"), BotSeat("random")])


def test_leaving_ends_what_the_others_watch(site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), Person("Byte")])
    watched = table.seats[1].watch()
    before = next(watched)
    table.seats[0].resign()
    after = next(watched)

    assert not before.is_over
    assert after.is_over
    assert after.closed
    assert list(watched) == []


def test_waiting_ends_after_the_time_that_was_given(site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), Person("Byte")])
    position = table.seats[0].look()

    assert table.seats[0].wait(position.seq, seconds=0) == position
    assert table.seats[0].wait(position.seq + 1) == position


@pytest.mark.parametrize(
    ("call", "status", "code"),
    [
        (lambda site: site.create("chess", [Person("Robo"), BotSeat()]), 404, "unknown"),
        (lambda site: site.create("cubosaurs", [Person("Robo")]), 422, "malformed"),
        (lambda site: site.look("nowhere"), 404, "unknown"),
        (lambda site: site.create("cubosaurs", [Person("R")] * 2, seed=-1), 422, "malformed"),
        (lambda site: site.join(f"{site}/somewhere", "Robo"), 0, ""),
    ],
)
def test_a_refusal_is_one_error(
    site: Client, call: Callable[[Client], object], status: int, code: str
) -> None:
    with pytest.raises(SiteError) as refused:
        call(site)

    assert (refused.value.status, refused.value.code) == (status, code)
    assert "\n" not in str(refused.value)


def test_an_illegal_action_is_no_reason_to_go_on(site: Client) -> None:
    table = site.create("cubosaurs", [Person("Robo"), BotSeat("random")])

    with pytest.raises(SiteError) as refused:
        table.seats[0].play(lambda _: "fly away")
    assert refused.value.status == 422


@pytest.mark.parametrize("address", ["", "127.0.0.1:8000", "ftp://site", "http://"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(SiteError, match=r"looks like http://127\.0\.0\.1:8000"):
        Client(address)


class Unreliable:
    """Loses or puts off the first answers; the site has had each request."""

    def __init__(self, faults: list[httpx.Response | None]) -> None:
        self.faults = faults
        self.asked: list[bytes] = []
        self.client = Client(
            "http://site.test", http=httpx.Client(transport=httpx.MockTransport(self.answer))
        )
        self.seat = module.Seat(self.client, "t", 0, "token")

    def answer(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request.read())
        fault = self.faults.pop(0) if self.faults else httpx.Response(200, json={"seq": 5})
        if fault is None:
            raise httpx.ReadError("lost")
        return fault


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    slept: list[float] = []
    monkeypatch.setattr("cuboteca.client.time.sleep", slept.append)
    return slept


def later(status: int, seconds: str) -> httpx.Response:
    return httpx.Response(status, json={"message": "later"}, headers={"Retry-After": seconds})


def test_an_action_whose_answer_was_lost_is_sent_again_by_its_name(pauses: list[float]) -> None:
    transport = Unreliable([None, later(503, "3"), later(429, "9999")])

    assert transport.seat.act("keep", 4) == 5
    assert len(transport.asked) == 4
    assert len(set(transport.asked)) == 1
    assert pauses == [0.5, 3.0, 60.0]


def test_a_table_is_not_created_twice(pauses: list[float]) -> None:
    transport = Unreliable([None])

    with pytest.raises(SiteError, match="does not answer"):
        transport.client.create("cubosaurs", [Person("Robo"), BotSeat()])
    assert (len(transport.asked), pauses) == (1, [])


def test_after_many_attempts_it_gives_up(pauses: list[float]) -> None:
    with pytest.raises(SiteError, match="does not answer"):
        Unreliable([None] * 9).seat.record()
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0]
    with pytest.raises(SiteError, match="later"):
        Unreliable([later(503, "1") for _ in range(9)]).seat.record()


@pytest.mark.usefixtures("pauses")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (httpx.Response(200, text="<html>"), "not that of a site of Cuboteca"),
        (httpx.Response(500, json=["?"]), "the site answers 500"),
        (httpx.Response(503, json={"message": "broken"}), "broken"),
    ],
)
def test_a_strange_answer_is_told(answer: httpx.Response, told: str) -> None:
    with pytest.raises(SiteError, match=told):
        Unreliable([answer]).seat.record()


def test_a_play_that_went_on_meanwhile_is_looked_at_again(
    site: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = site.create("cubosaurs", [Person("R"), BotSeat("random")], options={"rounds": 1}).seats[
        0
    ]
    act, told = seat.act, iter([False])

    def sometimes_late(action: str, seq: int) -> int:
        return act(action, seq if next(told, True) else max(seq - 1, 0))

    monkeypatch.setattr(seat, "act", sometimes_late)
    rng = random.Random(1)

    assert seat.play(lambda position: rng.choice(position.legal)).outcome is not None


def test_the_example_plays_from_another_process(address: str, site: Client) -> None:
    def run(*args: str) -> str:
        done = subprocess.run(
            [sys.executable, EXAMPLE, *args], capture_output=True, text=True, check=True
        )
        return done.stdout

    table = site.create("cubosaurs", [FreeSeat(), BotSeat("greedy")], options={"rounds": 1})

    assert "seat 0 was ours" in run(address)
    assert run(table.invitations[0], "--name", "Robo").startswith(f"{table.id}: (")
