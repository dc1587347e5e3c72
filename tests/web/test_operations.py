"""What whoever runs the site sees of it: figures, whether it is alive and ready, and its log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cuboteca.competition import deals
from cuboteca.competition.tournament_runner import Overview
from cuboteca.core.child_processes import WorkerError
from cuboteca.core.pending import Pending
from cuboteca.table.errors import StorageError
from cuboteca.table.storage import Storage
from cuboteca.web.connections import ConnectionLimits, Gate
from cuboteca.web.logs import LogForm, handler, without_tokens
from cuboteca.web.readiness import Readiness
from cuboteca.web.services import Services
from tests.web.server import serving
from tests.web.test_connections import Wire
from tests.web.test_connections import _transport as transport_of
from tests.web.visit import GAME, bearer, create_by_api, create_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.applications import Starlette

    from tests.web.conftest import Reader

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "docs" / "grafana.json").read_text("utf-8"))
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")

_MEASURED = """
import sys
from pathlib import Path
from cuboteca.cli.serve import serve
from cuboteca.web.logs import LogForm, LogLevel
serve(port=0, metrics_port=0, data=Path(sys.argv[1]), pace=0, precompile=False,
      log_form=LogForm.JSON, log_level=LogLevel.INFO)
"""


def services_in(app: Starlette) -> Services:
    services = app.state.services
    assert isinstance(services, Services)
    return services


def figures(text: str) -> dict[str, float]:
    """Return every sample by its name and labels."""
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figures_of(app: Starlette) -> dict[str, float]:
    return figures(services_in(app).metrics.text().decode())


async def act(reader: httpx.AsyncClient, created: Any) -> None:
    """Let whoever is to move take the first legal action."""
    path = f"/api/tables/{created['table']}"
    mover = (await reader.get(path)).json()["to_move"]
    headers = bearer(created["seats"][mover]["token"])
    table = (await reader.get(path, headers=headers)).json()
    order = {"seq": table["seq"], "action": table["legal"][0], "id": f"r{table['seq']}"}
    assert (await reader.post(f"{path}/actions", json=order, headers=headers)).status_code == 200


# figures


@pytest.mark.anyio
async def test_actions_requests_and_tables_are_counted(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    created = await create_by_api(ada)
    for _ in range(3):
        await act(ada, created)
    await ada.get("/nothing/here")
    found = figures_of(app)

    assert found["cuboteca_actions_total"] == 3
    assert found["cuboteca_tables"] == 1
    assert found["cuboteca_request_seconds_count api.act"] == 3
    assert found["cuboteca_responses_total unknown 404"] == 1
    assert found["cuboteca_work_seconds_count log"] >= 4  # each action, and the new table
    assert found["cuboteca_queue log"] == found["cuboteca_queue_age_seconds log"] == 0


@pytest.mark.anyio
async def test_a_move_in_a_bots_place_is_counted(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asleep(*_: object) -> int:
        raise WorkerError("it fell asleep", "late")

    monkeypatch.setattr(type(services_in(app).workers), "decide", asleep)
    created = await create_by_api(ada, "bot", "Ada")
    async with asyncio.timeout(60):
        while "cuboteca_stand_ins_total late" not in figures_of(app):
            table = (await ada.get(f"/api/tables/{created['table']}")).json()
            if table["to_move"] == 1:
                await act(ada, created)
            await asyncio.sleep(0.01)

    assert figures_of(app)["cuboteca_stand_ins_total late"] >= 1


@pytest.mark.anyio
async def test_tournaments_and_deals_are_counted(ada: httpx.AsyncClient, app: Starlette) -> None:
    services = services_in(app)
    day = deals.day_of(services.tables.clock())
    order = {"game": GAME, "seats": "2", "tables": "2", "name": "Ada", "time": "none",
             "team-0": "people", "team-1": "people"}  # fmt: skip
    assert (await ada.post(f"/daily/{day}/{GAME}", data={"name": "Ada"})).status_code == 303
    assert (await ada.post("/duplicates", data=order)).status_code == 303
    services.tournaments.overview = Overview(Counter(running=2), 70.0)
    found = figures_of(app)

    assert found["cuboteca_deal_tables_total day"] == 1
    assert found["cuboteca_deal_tables_total match"] == 2
    assert found["cuboteca_tournaments running"] == 2
    assert found["cuboteca_tournaments_late_seconds"] == 70
    assert found["cuboteca_competition_failures_total deals"] == 0


def test_the_oldest_work_gives_a_queue_its_age() -> None:
    now = [10.0]
    took: list[float] = []
    pending = Pending(lambda: now[0])
    pending.observe = took.append
    with pending.one():
        now[0] = 12
        with pending.one():
            now[0] = 15
            assert (len(pending), pending.age) == (2, 5)

    assert (len(pending), pending.age, took) == (0, 0, [3, 5])


@pytest.mark.anyio
async def test_a_blocked_loop_shows(app: Starlette) -> None:
    def lag() -> float:
        return figures_of(app)["cuboteca_loop_lag_seconds_sum"]

    await asyncio.sleep(0)  # the first look has begun
    before = lag()  # a busy machine may have ended looks already
    time.sleep(0.6)  # noqa: ASYNC251  # what must not happen
    async with asyncio.timeout(60):
        while lag() < before + 0.4:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_connections_that_we_ended_are_counted_by_the_reason(app: Starlette) -> None:
    gate = Gate(ConnectionLimits(in_all=1, each=1, head_seconds=5), lambda _: False)
    services_in(app).metrics.gate = gate
    first, second = Wire("10.0.0.1"), Wire("10.0.0.2")
    for wire in (first, second):
        assert gate.enter(transport_of(wire), 0)
    gate.sweep(6)
    found = figures_of(app)

    assert found["cuboteca_connections"] == 1
    assert found["cuboteca_connections_closed_total replaced"] == 1
    assert found["cuboteca_connections_closed_total head"] == 1


@pytest.mark.anyio
async def test_the_site_itself_shows_no_figures(ada: httpx.AsyncClient) -> None:
    assert (await ada.get("/metrics")).status_code == 404


@pytest.mark.anyio
async def test_the_dashboard_asks_for_figures_that_there_are(
    ada: httpx.AsyncClient, app: Starlette
) -> None:
    services = services_in(app)
    services.metrics.gate = Gate(ConnectionLimits(), lambda _: False)
    await ada.get("/")
    asked = {
        name
        for panel in DASHBOARD["panels"]
        for target in panel.get("targets", ())
        for name in re.findall(r"\b(?:cuboteca|process)_[a-z_]+", target["expr"])
    }
    known = {
        sample
        for family in text_string_to_metric_families(services.metrics.text().decode())
        for suffix in ("", "_total", "_bucket", "_count", "_sum")
        for sample in [family.name + suffix]
    }

    assert asked
    assert asked <= known


@pytest.mark.anyio
async def test_every_figure_stands_in_the_documents(app: Starlette) -> None:
    services = services_in(app)
    services.metrics.gate = Gate(ConnectionLimits(), lambda _: False)
    families = text_string_to_metric_families(services.metrics.text().decode())
    own = {one.name for one in families if one.name.startswith("cuboteca_")}
    own = {name for name in own if not name.endswith("_created")}  # when it began to count

    assert {name for name in own if f"`{name}" not in PAGE} == set()


# alive and ready


@pytest.mark.anyio
async def test_it_is_alive_and_ready(ada: httpx.AsyncClient) -> None:
    assert (await ada.get("/live")).json() == {"live": True}
    assert (await ada.get("/ready")).json() == {"ready": True}


@pytest.mark.anyio
async def test_a_thread_that_hangs_does_not_keep_health_waiting(
    ada: httpx.AsyncClient, app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that writes plays waits for a disk; whoever asks for health does not."""
    hanging, free = threading.Event(), threading.Event()

    def hang(_self: Storage, _since: float) -> int:
        hanging.set()
        free.wait()
        return 0

    monkeypatch.setattr(Storage, "unfinished_count", hang)
    creating = asyncio.ensure_future(create_table(ada))
    await asyncio.to_thread(hanging.wait)
    try:
        answers = [await ada.get(path) for path in ("/live", "/ready", "/api/health")]
        waiting = figures_of(app)["cuboteca_queue log"]
    finally:
        free.set()
        await creating

    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert waiting == 1


@pytest.mark.anyio
async def test_a_database_that_takes_no_writes_is_not_ready(
    ada: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(storage: Storage) -> bool:
        raise StorageError(f"the database {storage.place} does not work: disk I/O error")

    monkeypatch.setattr(Storage, "is_ready", broken)
    answer = await ada.get("/ready")

    assert (answer.status_code, answer.json()) == (503, {"ready": False})


@pytest.mark.anyio
async def test_a_write_that_hangs_is_waited_for_only_so_long_and_only_once() -> None:
    free = threading.Event()
    asked: list[int] = []

    class Hanging:
        def is_ready(self) -> bool:
            asked.append(1)
            return free.wait()

    readiness = Readiness(Hanging(), patience=0.05, fresh=0)
    for _ in range(3):
        with pytest.raises(StorageError, match=r"no write for 0\.05 seconds"):
            await readiness.check()
    free.set()
    await readiness.check()
    readiness.close()

    assert asked == [1]


@pytest.mark.anyio
async def test_asking_often_writes_once() -> None:
    asked: list[int] = []

    class Working:
        def is_ready(self) -> bool:
            asked.append(1)
            return True

    readiness = Readiness(Working(), fresh=3_600)
    for _ in range(5):
        await readiness.check()
    readiness.close()

    assert asked == [1]


# a port of its own


def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, script=[_MEASURED]) as server:
        assert server.process.stdout is not None
        told = [server.process.stdout.readline() for _ in ("how others join", "where figures are")]
        place = re.search(r"http://\S+/metrics", told[-1])
        assert place is not None
        with httpx.Client(timeout=30) as client:
            first = figures(client.get(place[0]).text)
            ready = client.get(place[0].replace("/metrics", "/ready"))
        code = server.stop()

    assert ready.json() == {"ready": True}
    assert first["cuboteca_connections"] >= 0
    assert first["cuboteca_disk_free_bytes"] > 0
    if sys.platform == "linux":
        assert first["process_open_fds"] > 0
        assert first["process_resident_memory_bytes"] > 0
    assert code == 0


def test_a_port_for_figures_that_is_in_use_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as server:
        port = server.base.rpartition(":")[2]
        script = (
            "from pathlib import Path; import sys; from cuboteca.cli.serve import serve; "
            f"serve(port=0, metrics_port={port}, data=Path(sys.argv[1]))"
        )
        done = subprocess.run(
            [sys.executable, "-c", script, str(tmp_path / "two")],
            capture_output=True,
            text=True,
            check=False,
        )

    assert done.returncode != 0
    assert f"127.0.0.1:{port}" in done.stderr


# the log


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged, as JSON."""
    written = io.StringIO()
    one = handler(LogForm.JSON, written)
    root = logging.getLogger()
    before = root.level
    root.addHandler(one)
    root.setLevel(logging.INFO)
    yield written
    root.removeHandler(one)
    root.setLevel(before)


def events_in(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


@pytest.mark.anyio
async def test_an_action_is_logged_with_request_table_seat_and_number(
    ada: httpx.AsyncClient, lines: io.StringIO
) -> None:
    created = await create_by_api(ada)
    mover = (await ada.get(f"/api/tables/{created['table']}")).json()["to_move"]
    await act(ada, created)
    (stored,) = [one for one in events_in(lines) if one["event"] == "an action is stored"]
    answered = [one for one in events_in(lines) if one.get("kind") == "api.act"]

    assert (stored["table"], stored["seat"]) == (created["table"], mover)
    assert stored["number"] >= 0
    assert [one["request"] for one in answered] == [stored["request"]]
    assert answered[0]["status"] == 200


@pytest.mark.anyio
async def test_no_token_and_no_invitation_is_ever_logged(
    ada: httpx.AsyncClient,
    reader: Reader,
    lines: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "link"}]
    order = {"game": "cubosaurs", "seats": seats}
    created = (await ada.post("/api/tables", json=order)).json()
    tokens = [seat["token"] for seat in created["seats"]]
    path = f"/api/tables/{created['table']}"
    for token in tokens:
        await reader().get(f"/tables/{created['table']}/seat/{token}")
        await ada.get(path, headers=bearer(token))
        await ada.get(f"/tables/{created['table']}", headers={"Cookie": f"seats=p0:{token}"})

    def broken(_self: object, _play: str) -> None:
        raise StorageError("disk I/O error")

    monkeypatch.setattr(Storage, "load", broken)
    for token in tokens:  # an error is logged with what was asked for
        await reader().get(f"/tables/elsewhere/seat/{token}")
        await reader().get(f"/tables/{token}")
        await reader().get(f"/nothing/{token}")

    assert "disk I/O error" in lines.getvalue()
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("cuboteca")]
    assert [token for token in tokens if token in lines.getvalue()] == []
    assert [token for token in tokens if any(token in message for message in ours)] == []


def test_what_looks_like_a_token_is_hidden_and_a_line_stays_one() -> None:
    token = "O1m18GaDgqOkzjyyzwqg9FnDPnz5S6cc"
    written = io.StringIO()
    log = logging.getLogger("cuboteca.test")
    one = handler(LogForm.TEXT, written)
    log.addHandler(one)
    log.error("asked for %s\nat http://site.test/tables/x/seat/short", token)
    log.error("broken", extra={"header": "Bearer abc"}, exc_info=ValueError(token))
    log.removeHandler(one)

    assert token not in written.getvalue()
    assert "short" not in written.getvalue()
    assert "abc" not in written.getvalue()
    assert written.getvalue().splitlines()[0].count("[hidden]") == 2
    assert "ValueError: [hidden]" in written.getvalue()
    assert without_tokens("table 5WGDsNoKDnyL waits") == "table 5WGDsNoKDnyL waits"
