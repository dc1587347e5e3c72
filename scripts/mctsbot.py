"""The table of docs/research.md in which the champion meets OpenSpiel's MCTSBot.

    python scripts/mctsbot.py hold FOLDER [--game NAME ...] [--minutes 60]
    python scripts/mctsbot.py write FOLDER

Two seats, the usual options; plays come in twos with the same chance and swapped seats.  MCTSBot is
OpenSpiel's own, written in Python, plays through OpenSpiel's interface, makes random playouts to
the end, and gets ten times the champion's simulations.  Neither has a limit of time, so the plays
come out the same on every machine.  In Ursuppe MCTSBot sees what the champion may not know; in
Sukkube the champion of two seats is the game's solver, which makes no simulations.

``hold`` keeps each play in a results file and continues where it ends.  The plays lie in
``docs/ladders/mctsbot``.
"""

from __future__ import annotations

import argparse
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from cuboteca.bots.levels import CHAMPION, bot_for, make_ready, policy_of
from cuboteca.core.policies import SearchConfig
from cuboteca.envs.openspiel import PREFIX
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.lab.arena import Contest, chooser_for, play_one, schedule
from cuboteca.lab.results_file import ResultsFile
from cuboteca.lab.standing import standing_of

if TYPE_CHECKING:
    from typing import Any

    from cuboteca.core.game import Game
    from cuboteca.core.play import Play
    from cuboteca.lab.arena import Chooser

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "research.md"
SEATS = 2
SEED = 2026
MORE = 10  # MCTSBot's simulations for each of the champion's
UCT_C = 2.0  # as in OpenSpiel's own examples
#: The champion's simulations, fixed beforehand as ``PLAYS`` are.  MCTSBot makes 100 to 340 playouts
#: a second here, so that more of both would take days.
SIMULATIONS = 20
PLAYS = {"cubosaurs": 400, "cube_attack": 100, "sukkube": 100, "ursuppe": 40}

MCTSBOT = "mctsbot"
_BEGIN, _END = "<!-- plays: mctsbot -->\n", "<!-- end -->"


class OpenSpielBot:
    """OpenSpiel's MCTSBot; it follows a play by what happens in it.

    Args:
        game: The game.
        seed: For its playouts.
        simulations: For a decision.
    """

    def __init__(self, game: Game, seed: int, simulations: int) -> None:
        rng = np.random.RandomState(seed % 2**32)  # OpenSpiel draws from it
        there = pyspiel.load_game(f"{PREFIX}{game.name}(players={SEATS})")
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        self._bot = mcts.MCTSBot(there, UCT_C, simulations, evaluator, random_state=rng)
        self._state: Any = there.new_initial_state()
        self._seen = 0

    def choose(self, play: Play, _seat: int) -> int:
        """Return the action that it picks."""
        for event in play.events[self._seen :]:
            self._state.apply_action(event.number)
        self._seen = play.seq
        legal = self._state.legal_actions()
        return legal[0] if len(legal) == 1 else int(self._bot.step(self._state))


def chooser(game: Game, name: str, seed: int, _patience: float) -> Chooser:
    """Return what plays a seat in one play: ``champion-20`` or ``mctsbot-200``, for example."""
    kind, _, simulations = name.partition("-")
    if kind == MCTSBOT:
        return OpenSpielBot(game, seed, int(simulations)).choose
    policy = policy_of(game, CHAMPION, SEATS)
    if isinstance(policy, SearchConfig):
        policy = replace(policy, simulations=int(simulations), seconds=None, exact_states=0)
    return chooser_for(bot_for(policy, seed), seed)


def contest_of(game: Game, simulations: int = SIMULATIONS) -> Contest:
    """Return the contest of a game: the champion with ``simulations``, MCTSBot with ten times."""
    names = (f"{CHAMPION}-{simulations}", f"{MCTSBOT}-{MORE * simulations}")
    usual = game.options({}, SEATS)
    return Contest(game.name, game.meta.rules_version, usual, SEATS, names, SEED)


def results_of(game: Game, folder: Path) -> ResultsFile:
    """Return the results file of a game, which is made if there is none."""
    return ResultsFile(folder / f"{game.name}.jsonl", contest_of(game))


def hold(games: list[Game], folder: Path, minutes: float) -> None:
    """Play what is left, game by game, until the time is up."""
    end = time.monotonic() + 60 * minutes
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        make_ready(game)
        file, what = results_of(game, folder), contest_of(game)
        done = {result.key for result in file.done}
        for pair, number in schedule(what, PLAYS[game.name]):
            if (pair, number) not in done and time.monotonic() < end:
                file.add(play_one(what, pair, number, chooser))
        print(f"{game.name}: {len(file.done)} of {PLAYS[game.name]} plays")


def table(folder: Path) -> str:
    """Return the table of what has been played."""
    lines = [
        "| game | plays | champion won | ms per decision, of the champion : of MCTSBot |",
        "|---|--:|---|--:|",
    ]
    for name in GAME_NAMES:
        game = game_of(name)
        if not (folder / f"{name}.jsonl").is_file():
            continue
        done = results_of(game, folder).done
        standing = standing_of(contest_of(game), done)
        won = standing.meetings[0, 1].win_share()
        times = " : ".join(f"{1000 * score.thought:,.1f}" for score in standing.scores)
        plays = f"{len(done)}" if len(done) == PLAYS[name] else f"{len(done)} of {PLAYS[name]}"
        lines.append(
            f"| {game.meta.title} | {plays} | {won.value:.1%} ({won.low:.1%} to {won.high:.1%}) | "
            f"{times} |"
        )
    return "\n".join(lines) + "\n"


def write(folder: Path) -> None:
    """Put the table into its page."""
    text = PAGE.read_text("utf-8")
    marked = re.compile(f"({re.escape(_BEGIN)}).*?({re.escape(_END)})", re.DOTALL)
    whole = marked.sub(lambda found: f"{found[1]}\n{table(folder)}\n{found[2]}", text)
    PAGE.write_text(whole, "utf-8")


def main() -> None:
    """Read the arguments."""
    assert __doc__ is not None, "this file begins with a docstring"
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["hold", "write"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=GAME_NAMES, help="instead of all")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play")
    given = parser.parse_args()
    if given.what == "hold":
        hold([game_of(name) for name in given.game or GAME_NAMES], given.folder, given.minutes)
    else:
        write(given.folder)


if __name__ == "__main__":
    main()
