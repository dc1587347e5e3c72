"""An analysis and a hint without the work: the site shows them as it shows true ones.

As a program this stands for ``cuboteca.lab.analysis_process``; ``serve`` runs a site that asks it.
"""

from __future__ import annotations

import base64
import json
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import uvicorn

from cuboteca.core import child_processes
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.game import Advice
from cuboteca.core.play_record import parse_record
from cuboteca.core.replay import replay
from cuboteca.games import game
from cuboteca.lab.analysis import Analysis, LuckAndSkill, MoveAssessment, Swing
from cuboteca.lab.statistics import Estimate
from cuboteca.web.analyses import Analyses
from cuboteca.web.app import create_app
from cuboteca.web.settings import Settings
from tests.databases import fresh
from tests.entropy import fix_entropy

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cuboteca.bots.questions import Question
    from cuboteca.core.child_processes import Message, Progress
    from cuboteca.core.fair_queue import Asker
    from cuboteca.core.play import Play
    from cuboteca.core.play_record import PlayRecord

STEPS = 20
STEP_SECONDS = 0.1
COST = Estimate(0.125, 0.0625, 0.1875)
CHANGE = Estimate(0.5, 0.375, 0.625)


def invented(record: PlayRecord) -> Analysis:
    """Return an analysis in which seat 0 wins slowly and every decision costs the same."""
    play = replay(game(record.game), record)
    last = play.seq
    rising = [0.5 + 0.5 * step / last for step in range(last + 1)]
    nothing = Estimate(0.0, 0.0, 0.0)
    return Analysis(
        game=record.game,
        rules_version=record.rules_version,
        seats=2,
        shares=True,
        playouts=8,
        simulations=8,
        seed=1,
        values=tuple((value, 1 - value) for value in rising),
        spread=tuple((0.001, 0.001) for _ in rising),
        changed=tuple((0.001, 0.001) for _ in play.events),
        assessments=tuple(_assessments(play)),
        luck_and_skill=(LuckAndSkill(1.0, *([nothing] * 6)), LuckAndSkill(0.0, *([nothing] * 6))),
        swings=(Swing(last // 2, play.events[last // 2].actor, 0, 0.25, 0.75, CHANGE),),
    )


def _assessments(play: Play) -> list[MoveAssessment]:
    engine, notation = play.engine, play.game.notation
    state = engine.start(play.options, play.seat_count)
    found = []
    for seq, event in enumerate(play.events):
        legal = [] if event.actor == CHANCE else engine.legal_actions(state)
        if len(legal) > 1:
            best = next(action for action in legal if action != event.number)
            taken, better = (notation.format_action(state, one) for one in (event.number, best))
            found.append(MoveAssessment(seq, event.actor, taken, better, best, len(legal), COST))
        engine.apply(state, event.number)
    return found


class Adviser:
    """Likes the last legal action: 75 ± 5 of 100, all others 50."""

    async def advise(self, question: Question, _asker: Asker) -> Advice:
        """Return advice as a search gives it."""
        engine = engine_of(game(question.game), "interpreted")
        state = engine.restore(base64.b64decode(question.known))
        legal = engine.legal_actions(state)
        values = dict.fromkeys(legal, (0.5, 0.5)) | {legal[-1]: (0.75, 0.75)}
        spread = dict.fromkeys(legal, 0.05)
        return Advice(legal[-1], exact=False, line=(), values=values, positions=0, spread=spread)


def serve(database: str, port: int) -> None:
    """Serve a site with such analyses and hints."""
    fix_entropy("analyses")
    app = create_app(Settings(database, pace=0, precompile=False))
    services = app.state.services
    services.analyses = Analyses(services.tables, None, 8, (sys.executable, "-m", __name__))
    services.hints._advisers = Adviser()
    uvicorn.run(app, port=port, log_level="warning")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run such a site in a process of its own; give its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    program = f"from {__name__} import serve; serve({fresh(folder)!r}, {port})"
    with subprocess.Popen([sys.executable, "-c", program]) as server:
        for _ in range(300):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def analyse(question: Message, progress: Progress) -> Message:
    """Report some steps, then answer with an invented analysis."""
    record = parse_record(json.dumps(question["record"]))
    for step in range(STEPS):
        progress({"done": step, "total": STEPS})
        time.sleep(STEP_SECONDS)
    return {"analysis": invented(record).as_json()}


if __name__ == "__main__":
    child_processes.serve(analyse)
