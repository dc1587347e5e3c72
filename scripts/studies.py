"""Make the studies that are shipped, with the number of plays fixed beforehand.

Their numbers are in the folder ``studies`` of each game, for the site; their pages in docs/studies.

python scripts/studies.py [NAME ...]

Without names, makes all; a name is that of a file, such as ursuppe-cards.  It takes some minutes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cuboteca.games import game as game_of
from cuboteca.lab import study as lab
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json, found_in
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.lab.study_words import TableText

FOLDER = Path(__file__).parents[1] / "docs" / "studies"
SEED = 2026
_INDEX = """# Studies

Questions about our games, each answered by plays of bots of the level medium.
The number of plays was fixed before any was played, and the command that makes a study again stands on its page.
`scripts/studies.py` makes them all.
[How studies work](../guides/simulate-and-study.md#ask-a-question), and [why so](../decisions/0067-studies.md).

| study | what was found | plays of each setting |
|---|---|---|"""  # noqa: E501  # one sentence per line
SEATS = 4
BOT = "medium"


class Shipped(NamedTuple):
    """A study that is shipped."""

    game: str
    question: str
    plays: int  # of each setting, fixed before any was played

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{self.game}-{self.question}"

    @property
    def data(self) -> Path:
        """The file of its numbers."""
        return game_of(self.game).folder / "studies" / f"{self.question}.json"


STUDIES = (
    Shipped("cubosaurs", "seats", 20_000),
    Shipped("cubosaurs", "length", 20_000),
    Shipped("cubosaurs", "cards", 12_000),
    Shipped("cubosaurs", "strategies", 8_000),
    Shipped("cube_attack", "seats", 10_000),
    Shipped("cube_attack", "length", 10_000),
    Shipped("cube_attack", "cards", 6_000),
    Shipped("cube_attack", "strategies", 4_000),
    Shipped("sukkube", "seats", 20_000),
    Shipped("sukkube", "length", 20_000),
    Shipped("sukkube", "cards", 20_000),
    Shipped("sukkube", "strategies", 8_000),
    Shipped("ursuppe", "seats", 20_000),
    Shipped("ursuppe", "length", 20_000),
    Shipped("ursuppe", "cards", 4_000),
    Shipped("ursuppe", "pairs", 200_000),
    Shipped("ursuppe", "prices", 10_000),
    Shipped("ursuppe", "strategies", 2_000),
)


def make(shipped: Shipped) -> None:
    """Play a study and write its numbers, its picture and its page."""
    game = game_of(shipped.game)
    asked = lab.study(game, {}, SEATS, [BOT], question=shipped.question, seed=SEED)
    goal = lab.goal(plays=shipped.plays, width=None)
    *_, (_, found, _) = lab.run(lab.plan_of(asked), goal)
    data = json.dumps(as_json(found), indent=1, ensure_ascii=False)
    shipped.data.parent.mkdir(exist_ok=True)
    shipped.data.write_text(data + "\n", "utf-8")
    write(shipped)


def read(shipped: Shipped) -> StudyWords:
    """Return what a study found, in English."""
    data = json.loads(shipped.data.read_text("utf-8"))
    game = game_of(shipped.game)
    return StudyWords(found_in(data), game, texts_of(game, "en"))


def write(shipped: Shipped) -> None:
    """Write the picture and the page of a study from its numbers."""
    words = read(shipped)
    (FOLDER / f"{shipped.name}.svg").write_text(svg_of(words), "utf-8")
    (FOLDER / f"{shipped.name}.md").write_text(page_of(shipped), "utf-8")


def page_of(shipped: Shipped) -> str:
    """Return the page of a study."""
    words = read(shipped)
    word = words.texts.word
    lines = [
        f"# {words.title}",
        "",
        *_sentences(words.answer),
        "",
        f"![{words.title}]({shipped.name}.svg)",
        "",
    ]
    for table in words.tables:
        lines += [f"## {table.title}", "", *_table(words, table), ""]
    told = [sentence for part in words.how for sentence in _sentences(part)]
    lines += [f"## {word('study-how')}", "", *told, ""]
    lines += [word("study-how-again"), "", "<!-- not run: it plays for minutes -->", ""]
    lines += ["```console", f"$ {words.command}", "```", ""]
    path = f"src/cuboteca/games/{shipped.game}/studies/{shipped.question}.json"
    lines += [f"All numbers are in [`{path}`](../../{path})."]
    return "\n".join(lines) + "\n"


def _sentences(text: str) -> list[str]:
    """Return the sentences of a text, one a line."""
    return [sentence.strip() + "." for sentence in text.rstrip(".").split(". ")]


def _table(words: StudyWords, table: TableText) -> Iterator[str]:
    word = words.texts.word
    heads = [word("study-what"), word("study-effect" if table.compares else "study-value")]
    heads += [word("study-interval"), *([word("study-adjusted"), ""] if table.compares else [])]
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in table.rows:
        cells = [row.name, row.value, row.interval]
        if table.compares:
            cells += [row.adjusted, word("study-clear" if row.stands else "study-unclear")]
        yield f"| {' | '.join(cells)} |"


def index() -> str:
    """Return the page that lists all studies."""
    lines = [_INDEX]
    lines += [
        f"| [{words.title}]({one.name}.md) | {words.answer} | {one.plays:,} |"
        for one in STUDIES
        for words in [read(one)]
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Make the studies that are named, or all."""
    names = sys.argv[1:] or [one.name for one in STUDIES]
    for one in STUDIES:
        if one.name in names:
            make(one)
            print(one.name)
    if all(one.data.exists() for one in STUDIES):
        (FOLDER / "README.md").write_text(index(), "utf-8")


if __name__ == "__main__":
    main()
