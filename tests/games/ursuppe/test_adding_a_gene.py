"""``docs/adding-a-gene.md``, followed to the letter: what it adds plays, reads and is drawn."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cuboteca

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "adding-a-gene.md"
EDIT = re.compile(
    r"^In `([\w/.]+)`, (after|before|instead of) `([^`\n]+)`:\n\n```\w+\n(.*?)```$",
    re.MULTILINE | re.DOTALL,
)
MOST_FILES = 6

#: Played in the copy, by an interpreter of its own; prints what is asserted here.
SCRIPT = """
import json, random
from pathlib import Path
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, drawing, notation, rules
from cuboteca.games.ursuppe.genes import GENE_COUNT, Gene
from cuboteca.games.ursuppe.state import Stage, copy_of
from cuboteca.games.ursuppe.words import choices

given = {"extra_genes": True, "starting_extra_1": "photosynthesis", "finish": 20}
state = GAME.rules.start(GAME.options(given, 3), 3)
folder = Path(rules.__file__).parents[1]
texts = [Texts(language, (folder / "texts",)) for language in LANGUAGES]
draw, names = random.Random(7), ("Ada", "Ben", "Cleo")
mask, weights = [False] * GAME.rules.action_count, [0] * GAME.rules.outcome_count
found = {"genes": GENE_COUNT, "incomes": [], "labels": [], "log": [], "events": 0}
while state.mover != OVER:
    GAME.check(state)
    assert notation.parse_state(notation.format_state(state)) == state
    if state.mover == CHANCE:
        rules.chance_weights(state, weights)
        event = draw.choices(range(len(weights)), weights)[0]
    else:
        rules.legal_mask(state, mask)
        offered = {one.notation: one for one in choices(state, state.mover)}
        wanted = offered.get("buy Photosynthesis")
        if wanted is not None:
            found["labels"] = [text.plain(wanted.label, names) for text in texts]
            event = wanted.action
        else:
            event = draw.choice([action for action, legal in enumerate(mask) if legal])
    before = copy_of(state)
    rules.apply(state, event)
    for sentence in GAME.presentation.log_entry(before, event, state).sentences:
        words = texts[0].plain(sentence, names)
        if sentence.key == "tell-income":
            args = dict(sentence.args)
            owner = state.genes[args["who"].seat][Gene.PHOTOSYNTHESIS] > 0
            found["incomes"].append((owner, args["points"]))
        elif "Photosynthesis" in words:
            found["log"].append(words)
    found["events"] += 1
view = GAME.presentation.view(state, 0)
board = GAME.presentation.board(view, choices=(), texts=texts[0], names=names, sprite="s").markup
found["drawn"] = "gene-photosynthesis" in board
found["symbol"] = 'id="gene-photosynthesis"' in (folder / "drawing" / "symbols.svg").read_text()
print(json.dumps(found))
"""


def edits() -> list[tuple[str, str, str, str]]:
    """Return the steps of the page: file, where, the line that is there, the lines that come."""
    return [(file, where, line, new) for file, where, line, new in EDIT.findall(PAGE.read_text())]


def follow(package: Path) -> None:
    """Do what the page says in a copy of the game's package."""
    for file, where, line, new in edits():
        path = package / file
        text = path.read_text("utf-8")
        assert text.count(f"{line}\n") == 1, f"{file} has this line once: {line}"
        lines = {"after": f"{line}\n{new}", "before": f"{new}{line}\n", "instead of": new}[where]
        path.write_text(text.replace(f"{line}\n", lines), "utf-8")


def run(source: Path, *command: str) -> str:
    """Run Python on the copy, interpreted; return what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(source), "CUBOTECA_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return what a play with the added gene has shown."""
    source = tmp_path_factory.mktemp("src")
    package = Path(cuboteca.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(package, source / "cuboteca", ignore=ignored)
    follow(source / "cuboteca" / "games" / "ursuppe")
    run(source, "-m", "cuboteca.games.ursuppe.drawing.symbols")
    found: dict[str, Any] = json.loads(run(source, "-c", SCRIPT))
    return found


def test_a_gene_is_added_in_six_files_at_most() -> None:
    assert 0 < len({file for file, *_ in edits()}) <= MOST_FILES


def test_whole_plays_go_on_with_one_gene_more(played: dict[str, Any]) -> None:
    assert played["genes"] == 47
    assert played["events"] > 100


def test_the_added_gene_is_offered_and_told_in_words(played: dict[str, Any]) -> None:
    assert [label.split(" ")[0] for label in played["labels"]] == [
        "Photosynthesis",
        "Fotosintesi",
        "Photosynthèse",
    ]
    assert "buys Photosynthesis for 4 BP." in played["log"][0]


def test_the_added_gene_has_its_effect(played: dict[str, Any]) -> None:
    with_it = {points for owner, points in played["incomes"] if owner}
    without_it = {points for owner, points in played["incomes"] if not owner}

    assert with_it == {12}
    assert without_it == {10}


def test_the_added_gene_is_drawn(played: dict[str, Any]) -> None:
    assert played["drawn"]
    assert played["symbol"]
