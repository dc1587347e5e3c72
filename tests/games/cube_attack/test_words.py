"""What people read: choices, reasons with citations, the log, the score sheet, the drawing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.refusals import why_not, why_not_tapped
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.cube_attack import notation
from cuboteca.games.cube_attack.actions import ACTION_COUNT, ACTIVATE, ATTACK, MOVE
from tests.games.cube_attack.table import GAME, SHOW, after, begun, engine, new_play, small, table

if TYPE_CHECKING:
    from cuboteca.core.words import Choice, LogEntry, Sentence

TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Flo"]

#: Every way in which an action can be illegal: a table, the seat, the action's number, the key.
ILLEGAL = [
    ("stage=over", 0, MOVE, "refused-play-over"),
    ("stage=first_player", 0, MOVE, "why-drawing"),
    ("seat0=b@E0", 1, MOVE, "refused-not-your-turn"),
    ("seat0=b@H0", 0, -1, "refused-unknown-action"),
    ("seat0=b@H0", 0, ACTION_COUNT, "refused-unknown-action"),
    ("seat0=b@H0", 0, MOVE + 12, "why-no-unit"),
    ("seat0=2*b@H0", 0, MOVE + 12, "why-no-unit"),
    ("seat0=b@H0", 0, ACTIVATE + 1, "why-no-unit"),
    ("seat0=b@H0 seat1=b@H0", 0, ATTACK + 1, "why-no-unit"),
    ("seat0=b@H0", 0, MOVE + 4, "why-no-way"),
    ("seat0=b@H0", 0, ACTIVATE, "why-no-function"),
    ("seat0=b+a@W0 done=1", 0, ACTIVATE, "why-activated"),
    ("seat0=b@W0 seat1=b@W0", 0, ACTIVATE, "why-opponent-there"),
    ("seat0=s@A0", 0, ACTIVATE, "why-long-already"),
    ("seat0=t2@W0", 0, ACTIVATE, "why-stacked"),
    ("seat0=b@W0 supply=0,19", 0, ACTIVATE, "why-no-supply"),
    ("seat0=b@C0 supply=0,19", 0, ACTIVATE, "why-no-supply"),
    ("seat0=t@H0 seat1=b@H0", 0, ATTACK + 20 * 20, "why-no-opponent"),
    ("seat0=t@H0 seat1=b@H0", 0, ATTACK + 20, "why-no-target"),
    ("seat0=b@H0 seat1=b@H0", 0, ATTACK, "why-unarmed"),
    ("seat0=t+x@H0 seat1=b@H0 done=1", 0, ATTACK, "why-attacked"),
    ("seat0=s@W3 seat1=b@E3", 0, ATTACK, "why-on-entrance"),
    ("seat0=t@H0 seat1=b@F", 0, ATTACK, "why-too-far-short"),
    ("seat0=s@H0 seat1=b@H0", 0, ATTACK, "why-too-near"),
    ("seat0=s@H0 seat1=b@H3", 0, ATTACK, "why-too-far-long"),
]

#: Every way in which a tap leads nowhere: a table, the seat, what was chosen and tapped, the key.
TAPPED = [
    ("stage=over", 0, "/planet-18", "refused-play-over"),
    ("stage=first_player", 0, "/planet-18", "why-drawing"),
    ("seat0=b@E0", 1, "/planet-18", "refused-not-your-turn"),
    ("seat0=b@H0", 0, "", "refused-unknown-action"),
    ("seat0=b@H0", 0, "/", "refused-unknown-action"),
    ("seat0=b@H0", 0, "unit-19-0-b/planet-31", "refused-unknown-action"),
    ("seat0=b@H0", 0, "unit-19-0-b/unit-19-1-b", "refused-unknown-action"),
    ("seat0=b@H0", 0, "/planet-18", "why-choose-first"),
    ("seat0=b@H0", 0, "unit-1-0-t/planet-18", "why-choose-first"),
    ("seat0=b@H0 seat1=b@H0", 0, "unit-19-1-b/planet-18", "why-choose-first"),
    ("seat0=b@H0 seat1=b@F", 0, "/unit-30-1-b", "why-not-yours"),
    ("seat0=b@H0", 0, "unit-19-0-b/planet-6", "why-not-connected"),
    ("seat0=b@W0", 0, "unit-6-0-b/planet-0", "why-into-entrance"),
    ("seat0=b@H0", 0, "unit-19-0-b/planet-19", "why-no-function"),
    ("seat0=b@W0 seat1=b@W0", 0, "unit-6-0-b/planet-6", "why-opponent-there"),
    ("seat0=b@H0 seat1=b@H0", 0, "unit-19-0-b/unit-19-1-b", "why-unarmed"),
    ("seat0=t@H0 seat1=b@F", 0, "unit-19-0-t/unit-30-1-b", "why-too-far-short"),
    ("seat0=s@W3 seat1=b@E3", 0, "unit-12-0-s/unit-3-1-b", "why-on-entrance"),
]


@pytest.mark.parametrize(("text", "seat", "number", "key"), ILLEGAL)
def test_an_illegal_action_is_explained(text: str, seat: int, number: int, key: str) -> None:
    refused = why_not(GAME, table(text), seat, number)

    assert refused is not None
    reason = refused.sentence
    assert reason.key == key
    assert key == "refused-unknown-action" or re.match(r"p\. \d, “", reason.citation)
    assert [TEXTS[language].plain(reason, NAMES) for language in LANGUAGES]


def test_every_reason_of_the_text_files_is_tested() -> None:
    text = (GAME.folder / "texts" / "en" / "play.ftl").read_text("utf-8")
    written = set(re.findall(r"^(why-[\w-]+) =", text, re.MULTILINE))

    tested = {key for *_, key in ILLEGAL + TAPPED if key.startswith("why-")}
    assert tested | {"why-stuck"} == written


def explained(state: Any, seat: int, target: str) -> Sentence | None:
    """Return what is told about a tap; it can be read in every language."""
    refused = why_not_tapped(GAME, state, seat, target)
    reason = refused and refused.sentence
    if reason is not None:
        assert reason.key == "refused-unknown-action" or re.match(r"p\. \d, “", reason.citation)
        assert [TEXTS[language].plain(reason, NAMES) for language in LANGUAGES]
    return reason


@pytest.mark.parametrize(("text", "seat", "target", "key"), TAPPED)
def test_a_tap_that_leads_nowhere_is_explained(text: str, seat: int, target: str, key: str) -> None:
    reason = explained(table(text), seat, target)

    assert reason is not None
    assert reason.key == key


def test_a_cube_that_can_do_nothing_is_explained() -> None:
    reason = explained(small("seat0=s@X,b@M"), 0, "/unit-6-0-s")

    assert reason is not None
    assert (reason.key, reason.citation) == ("why-stuck", "p. 4, “Come si gioca”, 1")


def test_a_tap_on_what_can_be_chosen_or_done_needs_no_explanation() -> None:
    state = table("seat0=t@H0,b@C0,s@A0 seat1=b@H0,b2@F")
    targets = [choice.target for choice in SHOW.choices(state, 0)]

    assert len(targets) == len(engine().legal_actions(state))
    assert [explained(state, 0, target) for target in targets] == [None] * len(targets)
    assert {explained(state, 0, "/" + target.partition("/")[0]) for target in targets} == {None}


def test_a_legal_action_needs_no_explanation() -> None:
    state = table("seat0=t@H0,b@C0,s@A0 seat1=b@H0,b2@F")
    unexplained = [a for a in range(ACTION_COUNT) if why_not(GAME, state, 0, a) is None]

    assert unexplained == engine().legal_actions(state)


def choice(state: Any, text: str) -> Choice:
    """Return the choice with a notation."""
    return next(c for c in SHOW.choices(state, int(state.mover)) if c.notation == text)


CHOICES = [
    ("move b@H0 F", "unarmed Cube on Half Moon H0: move to Full Moon F", "unit-19-0-b/planet-30"),
    (
        "activate b2@C0",
        "doubled unarmed Cube on Cube planet C0: bring a new Cube to your Entrance",
        "unit-18-0-b2/planet-18",
    ),
    (
        "activate b@W0",
        "unarmed Cube on Wound planet W0: put a second cube underneath",
        "unit-6-0-b/planet-6",
    ),
    (
        "activate t@A0",
        "short-range Cube on Armoury A0: change to a long-range weapon",
        "unit-7-0-t/planet-7",
    ),
    (
        "attack s@H1 1.b@F",
        "long-range Cube on Half Moon H1: remove unarmed Cube of Bo on Full Moon F",
        "unit-21-0-s/unit-30-1-b",
    ),
    (
        "attack s@H1 1.s2@C1",
        (
            "long-range Cube on Half Moon H1: take the lower cube from doubled long-range Cube "
            "of Bo on Cube planet C1"
        ),
        "unit-21-0-s/unit-20-1-s2",
    ),
]
BUSY = "seat0=b@W0,t@A0,b2@C0,b@H0,s@H1 seat1=b@F,s2@C1"


@pytest.mark.parametrize(("text", "words", "target"), CHOICES)
def test_a_choice_says_what_it_does_and_what_to_tap(text: str, words: str, target: str) -> None:
    offered = choice(table(BUSY), text)

    assert TEXTS["en"].plain(offered.label, NAMES) == words
    assert offered.target == target


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("move b@H0 F", 2 - 2),  # shares the Full Moon, leaves the Half Moon
        ("move b@H0 A0", -2),
        ("attack s@H1 1.b@F", 0),
        ("activate b@W0", 0),
    ],
)
def test_a_choice_says_what_it_changes_if_the_turn_ended(text: str, effect: int) -> None:
    assert choice(table(BUSY), text).effect == effect


def told(state: Any, event: str) -> LogEntry:
    parse = notation.parse_outcome if state.mover == CHANCE else notation.parse_action
    number = parse(state, event)
    return SHOW.log_entry(state, number, after(state, event))


def log(state: Any, event: str) -> list[str]:
    return [TEXTS["en"].plain(sentence, NAMES) for sentence in told(state, event).sentences]


def test_the_log_tells_the_draw_and_opens_the_first_turn() -> None:
    assert log(new_play(2).state, "first 1") == ["Bo is drawn as first player.", "Turn 1"]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ("move b@H0 F", ["Ada moves unarmed Cube from Half Moon H0 to Full Moon F."]),
        ("activate b2@C0", ["Ada activates Cube planet C0: a new Cube enters."]),
        ("activate b@W0", ["Ada activates Wound planet W0: unarmed Cube is doubled."]),
        ("activate t@A0", ["Ada activates Armoury A0: short-range Cube gets a long-range weapon."]),
        (
            "attack s@H1 1.b@F",
            ["Ada attacks with long-range Cube and removes unarmed Cube of Bo on Full Moon F."],
        ),
    ],
)
def test_the_log_tells_an_action(event: str, words: list[str]) -> None:
    assert log(table(BUSY), event) == words


def test_the_log_tells_who_has_no_cube_left() -> None:
    assert log(table("seat0=t@H0 seat1=b@H0"), "attack t@H0 1.b@H0")[1:] == [
        "Bo has no Cube left on the board."
    ]


def test_the_score_sheet_names_each_moon_and_who_gets_what() -> None:
    state = table("seat0=b@H0,b@F seat1=b@F,b@W3 mover=1 done=1 totals=10,20 turn=7")
    event = told(state, "move b@W3 C3")
    assert event.sheet is not None
    lines = [
        [(TEXTS["en"].plain(line.reason, NAMES), line.points) for line in own]
        for own in event.sheet.lines
    ]

    assert TEXTS["en"].plain(event.sheet.title, NAMES) == "Turn 7"
    assert lines == [
        [("Half Moon H0, alone", 2), ("Full Moon F, shared by 2", 2)],
        [("Full Moon F, shared by 2", 2)],
    ]
    assert event.sheet.scored == (4, 2)
    assert event.sheet.totals == (14, 22)
    assert event.sentences[-1].heading


@pytest.mark.parametrize(
    ("totals", "turn", "words"),
    [
        ("60,0", 9, ["Ada reached 64 points in turn 9.", "Ada wins with 64 points."]),
        (
            "6,0",
            400,
            [
                "Turn 400 was the last one, and nobody reached 64 points.",
                "Ada wins with 10 points.",
            ],
        ),
        (
            "0,4",
            400,
            [
                "Turn 400 was the last one, and nobody reached 64 points.",
                "Ada and Bo share the victory with 4 points each.",
            ],
        ),
    ],
)
def test_the_log_tells_how_the_play_ended(totals: str, turn: int, words: list[str]) -> None:
    state = table(f"seat0=b@F seat1=b@W3 mover=1 done=1 totals={totals} turn={turn}")

    assert log(state, "move b@W3 C3")[2:] == words


def test_prompts_tell_the_first_action_from_the_second() -> None:
    first = begun(2)
    second = after(first, "move b@E0 W0")

    assert SHOW.prompt(first, 0).key == "prompt-first"
    assert SHOW.prompt(second, 0).key == "prompt-second"
    assert SHOW.prompt(second, 1).key == "waiting-for"
    assert SHOW.prompt(new_play(2).state, 0).key == "prompt-drawing"
    assert SHOW.prompt(table("stage=over"), None).key == "play-is-over"


def test_the_view_says_what_each_cube_of_the_viewer_can_do() -> None:
    view = SHOW.view(table(BUSY), 0)
    units = {unit.id: unit for planet in view.planets for unit in planet.units}

    assert units["unit-18-0-b2"].can_activate
    assert units["unit-19-0-b"].reachable == (7, 18, 20, 30)
    assert units["unit-21-0-s"].attackable == ("unit-20-1-s2", "unit-30-1-b")
    assert units["unit-30-1-b"].reachable == ()
    assert SHOW.view(table(BUSY), 1).planets[18].units[0].can_activate is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_a_button_and_no_name_is_markup(language: str) -> None:
    state = table(BUSY)
    choices = SHOW.choices(state, 0)
    names = ["<Ada&co>", "<Bo&co>"]
    drawn = SHOW.board(
        SHOW.view(state, 0), choices=choices, texts=TEXTS[language], names=names, sprite="/s"
    ).markup
    wanted = [choice.action for choice in sorted_by_unit(choices)]

    sky, beside = (
        [int(number) for number in re.findall(r'name="action" value="(\d+)"', part)]
        for part in drawn.split('class="beside"')
    )
    assert sorted(sky) == sorted(wanted)
    assert beside == wanted
    assert "<Ada" not in drawn
    assert "&lt;Bo&amp;co&gt;" in drawn


def sorted_by_unit(choices: tuple[Choice, ...]) -> list[Choice]:
    """Return choices grouped by the unit that acts, units in the order of their first choice."""
    units = list(dict.fromkeys(choice.target.partition("/")[0] for choice in choices))
    return sorted(choices, key=lambda choice: units.index(choice.target.partition("/")[0]))


def test_the_sprite_has_every_symbol_and_the_cover_uses_them() -> None:
    sprite = (GAME.folder / "drawing" / "symbols.svg").read_text("utf-8")
    ids = set(re.findall(r'<symbol id="([\w-]+)"', sprite))
    used = set(re.findall(r"/s\.svg#([\w-]+)", str(SHOW.cover("/s.svg"))))

    assert {planet.symbol for planet in SHOW.view(begun(2), 0).planets} <= ids
    assert {"cube-blank", "cube-triangle", "cube-square"} <= ids
    assert used <= ids
