"""What people read: choices, reasons with their paragraph, prompts, in three languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, notation
from cuboteca.games.ursuppe.actions import ACTION_COUNT
from cuboteca.games.ursuppe.state import DECISIONS, Stage, State
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.positions import after, hungry, legal, phase
from tests.games.ursuppe.table import set_up, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.words import Sentence

FOLDER = GAME.folder / "texts"
TEXTS = {language: Texts(language, [FOLDER]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation

_FIRST = "markers=B9V2G3P4"  # red acts first in phases 2 to 6
_ROLLED = ("card W6", "total 12", "total 11", "total 10")
_PAIR = "amoebas=B1@c2,V1@c2 B=Struggle"
_ANSWER = (
    "stage=defence decider=V attacker=B1 target=V1 battlefield=c2 amoebas=B1@c2,V1@c2 "
    "V=Escape,Defence"
)
_CARRYING = (
    "stage=carry carrier=B1 traveller=B1 origin=c2 goal=b2 amoebas=B1@c2 food=c2:V9 B=Tentacle"
)
_SUCTION = "amoebas=B1@b2,V1@a5 B=Suction-2"
_HEALING = f"{_FIRST} amoebas=B1@c2*1,B2@b2,V1@a5"


def starting(*events: str) -> Any:
    """Return the set-up after some events."""
    return set_up(*events)


def feeds(text: str, *events: str) -> Any:
    """Return a moment after the first amoeba has drifted."""
    return after(hungry(text), *events)


def acts(text: str, *events: str) -> Any:
    """Return a moment of phase 1."""
    return after(phase(1, text), *events)


def loses(text: str, *events: str) -> Any:
    """Return a moment of phase 2, in which the first colour acts first."""
    return after(phase(2, f"{_FIRST} {text}"), *events)


def buys(text: str, *events: str) -> Any:
    """Return a moment of phase 3, in which the first colour acts first."""
    return after(phase(3, f"{_FIRST} {text}"), *events)


def divides(text: str, *events: str) -> Any:
    """Return a moment of phase 4, in which the first colour acts first."""
    return after(phase(4, f"{_FIRST} {text}"), *events)


def aggresses(text: str, *events: str) -> Any:
    """Return a moment of phase 5, in which the first colour acts first."""
    return after(phase(5, f"{_FIRST} {text}"), *events)


def laid(text: str, *events: str) -> Any:
    """Return a moment that no play comes to by itself."""
    return after(table(text), *events)


#: Every way in which an action can be illegal: a moment, the action, the reason's key.
ILLEGAL: list[tuple[Callable[..., Any], tuple[str, ...], str, str]] = [
    (starting, (*_ROLLED,), "start 5", "why-start-far"),
    (starting, (*_ROLLED, "start 1"), "start 1", "why-start-taken"),
    (starting, (*_ROLLED, "start 1", "start 2", "number 1", "place a2", "number 1"),
     "place a2", "why-place-taken"),
    (acts, ("amoebas=B1@c2",), "starve", "why-not-now"),
    (acts, ("amoebas=B1@c2",), "buy Speed", "why-other-phase"),
    (acts, ("amoebas=B1@c2",), "hold", "why-gene"),
    (acts, ("amoebas=B1@c2",), "eat first", "why-gene"),
    (acts, ("amoebas=B1@c2 bp=B0V9G9P9 B=Holding",), "move", "why-points"),
    (acts, ("amoebas=B1@c2 B=Fast-Food", "eat first"), "eat first", "why-eaten-first"),
    (acts, ("amoebas=B1@c2 B=Movement-1", "move", "dice 1+2"), "go s", "why-direction"),
    (acts, ("amoebas=B1@c2 B=Movement-1", "move", "dice 1+2"), "stay", "why-stay"),
    (acts, ("card=W9 amoebas=B1@c2 food=c2:V9 B=Tentacle", "drift"), "carry G", "why-carry-none"),
    (acts, ("card=W9 amoebas=B1@c2 food=c2:V9 B=Tentacle", "drift"), "carry A", "why-colour"),
    (acts, ("card=W9 amoebas=B1@c2 food=c2:V9G9 B=Tentacle", "drift", "carry G"),
     "carry V", "why-order"),
    (laid, (f"{_CARRYING} carried=V2",), "carry V", "why-carry-limit"),
    (feeds, ("seats=3 amoebas=B1@c2 food=c2:V2G2",), "starve", "why-must-eat"),
    (feeds, ("seats=3 amoebas=B1@c2,V1@c2 food=c2:V2G2 B=Struggle",), "attack V1", "why-must-eat"),
    (feeds, ("seats=3 amoebas=B1@c2 food=c2:V2G2",), "bite B", "why-bite-own"),
    (feeds, ("seats=3 amoebas=B1@c2 food=c2:V2G2",), "bite P", "why-colour"),
    (feeds, ("seats=3 amoebas=B1@c2 food=c2:V2G2",), "host V", "why-gene"),
    (feeds, ("seats=3 amoebas=B1@c2 food=c2:V2G2",), "attack V1", "why-gene-or"),
    (feeds, ("amoebas=B1@c2 food=c2:V1G1 B=Frugality",), "bite P", "why-bite-no-meal"),
    (feeds, ("amoebas=B1@c2 food=c2:V1G1 B=Frugality",), "eaten", "why-no-whole-meal"),
    (feeds, ("amoebas=B1@c2 food=c2:V3G3P3 B=Substitution", "bite G"), "bite V", "why-order"),
    (feeds, ("amoebas=B1@c2,V1@c2 food=c2:V1G1P1 B=Parasitism",), "host B", "why-host-own"),
    (feeds, ("amoebas=B1@c2,V1@c2 food=c2:V1G1P1 B=Parasitism",), "host G", "why-host-away"),
    (feeds, ("amoebas=B1@c2,V1@c2 food=c2:V1G1P1 B=Parasitism",), "host S", "why-colour"),
    (feeds, ("amoebas=B1@c2,V1@c2,G1@c2 bp=B9V0G9P9 food=c2:V1G1P1 B=Parasitism",),
     "host V", "why-host-points"),
    (feeds, ("amoebas=B1@c2,V1@c2 food=c2:V1 B=Parasitism,Struggle",), "host V",
     "why-host-no-meal"),
    (feeds, (f"{_SUCTION} food=b2:V1G1,a2:P1,c2:P1,b3:V1", "bite V"), "suck nothing",
     "why-suck-needed"),
    (feeds, (f"{_SUCTION} food=b2:V1G1,a2:P1,c2:P1,b3:V1", "bite V"), "suck from s",
     "why-suck-lacks"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1",), "suck from s", "why-suck-useless"),
    (feeds, ("amoebas=B1@a2,V1@a5 B=Suction-2 food=a2:V1G1P1,b2:V1",), "suck from w",
     "why-no-space"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1G1P1", "suck from w"), "sucked", "why-suck-first"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1G1P1", "suck from w", "suck V"), "suck V",
     "why-suck-no-need"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1G1", "suck from w"), "suck P", "why-suck-none"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1G1", "suck from w"), "suck A", "why-colour"),
    (feeds, (f"{_SUCTION} food=b2:V1G1P1,a2:V1G1P1", "suck from w", "suck G"), "suck V",
     "why-order"),
    (feeds, (f"{_SUCTION} food=b2:V1P1,a2:V1G1P1", "bite V"), "suck P",
     "why-suck-others"),
    (feeds, ("amoebas=B1@c2,V1@a5 food=c2:V1G1P1 B=Cleanliness",), "excrete n", "why-no-space"),
    (feeds, (_PAIR,), "attack V2", "why-not-on-board"),
    (feeds, (_PAIR,), "attack B1", "why-attack-itself"),
    (feeds, (f"{_PAIR} amoebas=B1@c2,V1@c2,G1@a5",), "attack G1", "why-not-same-space"),
    (feeds, (f"{_PAIR} amoebas=B1@c2,V1@c2,G1@c2 G=Armour",), "attack G1", "why-armour"),
    (feeds, (f"{_PAIR} amoebas=B2@c2,V1@c2,G1@c2 V=Threat-Display",), "attack V1", "why-threat"),
    (feeds, (f"{_PAIR} food=b2:V1G1 B=Struggle,Holding,Frugality V=Escape,Movement-2",
             "attack V1", "escape", "go w", "cling"), "attack V1", "why-dragged"),
    (laid, (f"{_PAIR} stage=feed bp=B0V9G9",), "attack V1", "why-points"),
    (feeds, ("amoebas=B1@c2,B2@c2 B=Struggle,Defence,Escape", "attack B2"), "defend",
     "why-defence-own"),
    (feeds, ("amoebas=B1@c2,V1@c2 B=Struggle V=Escape", "attack V1"), "defend", "why-gene"),
    (feeds, ("amoebas=B1@c2,V1@c2 B=Struggle V=Defence", "attack V1"), "escape", "why-no-escape"),
    (laid, (f"{_ANSWER} V=Defence",), "escape", "why-gene"),
    (aggresses, ("amoebas=B1@c2,V1@c2 B=Aggression V=Alarm,Defence", "aggression 1 V1"), "escape",
     "why-gene"),
    (laid, (f"{_ANSWER} amoebas=B1@c2,V1@c2-e",), "escape", "why-used"),
    (laid, (f"{_ANSWER} options=original amoebas=B1@c2,V1@c2-d",), "defend", "why-used-original"),
    (laid, (f"{_ANSWER} B=Camouflage-2 marks=undefendable",), "escape", "why-camouflaged"),
    (laid, (f"{_ANSWER} V=Escape,Defence,Streamline bp=B9V0G9",), "defend", "why-points"),
    (aggresses, ("amoebas=B1@c2,B2@c2,V1@c2 B=Aggression",), "aggression 1 B2", "why-attack-own"),
    (loses, ("B=Speed,Defence", "card W6"), "give up Escape", "why-gene-not-held"),
    (loses, ("B=Speed,Defence,Escape,Glutton", "card W6"), "give up Glutton",
     "why-gene-covers-nothing"),
    (loses, ("B=Speed,Defence bp=B0V9G9P9", "card W6"), "pay debt", "why-points"),
    (buys, ("B=Speed",), "buy Speed", "why-held"),
    (buys, ("B=Persistence,Speed!",), "buy Speed", "why-barred"),
    (buys, ("face_down=Alarm",), "buy Alarm", "why-face-down"),
    (buys, ("V=Spores",), "buy Spores", "why-sold-out"),
    (laid, ("phase=3 stage=genes",), "buy Alarm", "why-not-in-box"),
    (buys, ("",), "buy Social", "why-not-last"),
    (buys, ("",), "buy Persistence", "why-lower"),
    (buys, ("", "buy Speed"), "buy Persistence", "why-lower-fresh"),
    (buys, ("",), "buy Speed for -", "why-no-other-way"),
    (buys, ("",), "buy Social from rival", "why-no-rival"),
    (buys, ("V=Social",), "buy Social from rival", "why-not-last"),
    (buys, ("bp=B3V9G9P9",), "buy Frugality", "why-points"),
    (buys, ("",), "swap Speed", "why-gene"),
    (buys, ("B=Highly-Adaptable",), "swap Speed", "why-gene-not-held"),
    (buys, ("B=Highly-Adaptable", "buy Speed"), "swap Speed", "why-swap-fresh"),
    (buys, ("B=Highly-Adaptable,Doris-and-Frank,Intelligence bp=B0V9G9P9",),
     "swap Doris-and-Frank", "why-swap-nothing"),
    (buys, ("B=Highly-Adaptable", "swap Highly-Adaptable"), "swap for Persistence",
     "why-swap-advanced"),
    (buys, ("B=Highly-Adaptable V=Spores", "swap Highly-Adaptable"), "swap for Spores",
     "why-sold-out"),
    (divides, ("seats=5 markers=B9V2G3P4A5 amoebas=B1@c2",), "number 7", "why-number-high"),
    (divides, ("amoebas=B1@c2",), "number 1", "why-number-taken"),
    (divides, ("amoebas=B1@c2*1 bp=B0V9G9P9 B=Healing-1", "number 2", "place a5"), "number 3",
     "why-points"),
    (divides, ("amoebas=B1@c2", "number 2"), "place c2", "why-place-own"),
    (divides, ("amoebas=B1@c2,B2@b2", "number 3"), "place a5", "why-place-far"),
    (divides, (f"{_HEALING} B=Healing-2",), "heal 1", "why-healing-gone"),
    (divides, (f"{_HEALING}",), "heal 1", "why-gene"),
    (divides, (f"{_HEALING} B=Healing-1",), "heal 3", "why-not-on-board"),
    (divides, (f"{_HEALING} B=Healing-1",), "heal 2", "why-no-damage"),
    (divides, (f"{_HEALING}",), "hand on 1 V1", "why-gene"),
    (divides, (f"{_HEALING} B=Healing-2",), "hand on 1 V2", "why-not-on-board"),
    (divides, (f"{_HEALING} B=Healing-2",), "hand on 2 V1", "why-no-damage"),
    (divides, (f"{_HEALING} B=Healing-2",), "hand on 1 B1", "why-hand-on-itself"),
    (divides, (f"{_HEALING} B=Healing-2",), "hand on 1 V1", "why-not-same-space"),
]  # fmt: skip


def explain(state: State, seat: int, action: int) -> Sentence | None:
    """Return why ``seat`` may not take ``action`` now; None if it may."""
    refused = why_not(GAME, state, seat, action)
    return None if refused is None else refused.sentence


@pytest.mark.parametrize(("build", "moment", "action", "key"), ILLEGAL)
def test_an_illegal_action_is_explained(
    build: Callable[..., Any], moment: tuple[str, ...], action: str, key: str
) -> None:
    state = build(*moment)

    reason = explain(state, int(state.mover), notation.parse_action(state, action))
    assert reason is not None
    assert reason.key == key
    assert re.match(r"p\. \d+(-\d+)?, “", reason.citation)
    assert all(TEXTS[language].plain(reason, NAMES) for language in LANGUAGES)


def test_an_escape_by_alarm_that_is_used_up_names_the_alarm() -> None:
    text = _ANSWER.replace("V=Escape,Defence", "V=Alarm,Defence").replace("V1@c2", "V1@c2-e")
    state = laid(f"{text} options=extra-genes alarmed=V")

    reason = explain(state, int(state.mover), notation.parse_action(state, "escape"))
    assert reason is not None
    assert TEXTS["en"].plain(reason, NAMES) == (
        "Alarm has been used up: it helps each amoeba once a round."
    )


@pytest.mark.parametrize(
    ("state", "seat", "key"),
    [
        (acts("amoebas=B1@c2", "move"), 0, "why-drawing"),
        (acts("amoebas=B1@c2"), 1, "why-not-your-turn"),
        (table("stage=over mover=over reason=1"), 0, "play-is-over"),
    ],
)
def test_who_is_not_asked_is_told_why(state: Any, seat: int, key: str) -> None:
    reason = explain(state, seat, 0)

    assert reason is not None
    assert reason.key == key
    assert all(TEXTS[language].plain(reason, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 99999])
def test_a_number_that_is_no_action_is_explained(number: int) -> None:
    reason = explain(acts("amoebas=B1@c2"), 0, number)

    assert reason is not None
    assert reason.key == "refused-unknown-action"


def keys_of(language: str, name: str = "*") -> list[str]:
    """Return the keys of a language's text files."""
    files = sorted((FOLDER / language).glob(f"{name}.ftl"))
    texts = "".join(file.read_text("utf-8") for file in files)
    return re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)


def test_every_reason_of_the_text_files_is_tested() -> None:
    elsewhere = {"why-drawing", "why-not-your-turn", "why-far", "why-turn", "why-turn-still"}
    written = {key for key in keys_of("en") if key.startswith("why-")}

    assert {key for *_, key in ILLEGAL} | elsewhere == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_once_in_every_language(language: str) -> None:
    assert sorted(keys_of(language)) == sorted(set(keys_of(LANGUAGES[0])))


@pytest.mark.parametrize("stage", sorted(DECISIONS))
def test_every_decision_is_asked_in_words(stage: Stage) -> None:
    name = stage.name.lower().replace("_", "-")

    assert {f"wait-{name}", f"prompt-{name}"} <= set(keys_of("en", "play"))


# whole plays


def said(sentence: Sentence) -> list[str]:
    """Return a sentence in all languages; a word that is missing raises."""
    return [TEXTS[language].plain(sentence, NAMES) for language in LANGUAGES]


@pytest.mark.parametrize("name", TABLES)
def test_all_that_is_asked_and_offered_can_be_said(name: str) -> None:
    for state in states(name, 7):
        seats = range(int(state.seat_count))
        sentences = [SHOW.where(state), *(SHOW.prompt(state, seat) for seat in (None, *seats))]
        if state.mover >= 0:
            choices = SHOW.choices(state, int(state.mover))
            sentences += [choice.label for choice in choices]
            assert {choice.notation for choice in choices} == legal(state)
            assert [c for c in choices if c.label.citation == ""] == []
            assert SHOW.choices(state, (int(state.mover) + 1) % len(seats)) == ()
        assert all(text for sentence in sentences for text in said(sentence))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_not_offered_has_a_reason(name: str) -> None:
    for state in states(name, 41):
        if state.mover == CHANCE or state.mover < 0:
            continue
        offered = {choice.action for choice in SHOW.choices(state, int(state.mover))}
        reasons = {
            action: explain(state, int(state.mover), action) for action in range(0, ACTION_COUNT, 3)
        }

        assert {action for action, reason in reasons.items() if reason is None} == {
            action for action in offered if action % 3 == 0
        }
        assert all(all(said(reason)) for reason in set(reasons.values()) if reason)


# choices


def labels(state: Any) -> dict[str, str]:
    """Return the label of each choice by its notation, in the order in which they are offered."""
    choices = SHOW.choices(state, int(state.mover))
    return {choice.notation: TEXTS["en"].plain(choice.label, NAMES) for choice in choices}


def targets(state: Any) -> dict[str, str]:
    """Return what one taps for each choice."""
    return {choice.notation: choice.target for choice in SHOW.choices(state, int(state.mover))}


def test_a_turn_says_where_each_way_leads() -> None:
    state = acts("card=W9 amoebas=B1@c2 food=b2:V2P1 B=Holding")

    assert labels(state) == {
        "drift": "Drift (west) to B2; there: 2 × vermilion cube, pink cube",
        "move": "Move for 1 BP and roll: 1 → B2 · 3 → D2 · 2, 4, 5 stay · 6 choose",
        "hold": "Hold on: it stays in C2, free",
    }
    assert targets(state) == {"drift": "cell-2", "move": "", "hold": "cell-3"}


def test_a_turn_says_where_a_way_rebounds_to() -> None:
    state = acts("card=W9 amoebas=B1@a3 B=Rebound")

    assert labels(state)["move"] == (
        "Move for 1 BP and roll: 1 → B3 · 2 → A2 · 3 → B3 · 4 → A4 · 5 stay · 6 choose"
    )


def test_a_cube_says_how_many_meals_can_still_come_of_it() -> None:
    state = feeds("amoebas=B1@c2 food=c2:V3G1P1 B=Substitution")

    assert labels(state) == {
        "bite V": "Eat vermilion cube; 2 meals remain possible",
        "bite G": "Eat green cube; the meal is vermilion cube, green cube, pink cube",
    }
    assert targets(state) == {"bite V": "food-3-1", "bite G": "food-3-2"}


def test_an_attack_says_who_can_answer_and_how() -> None:
    state = feeds("amoebas=B1@c2,V1@c2,G1@c2 B=Struggle V=Escape,Defence,Hard-Crust")

    assert labels(state) == {
        "attack V1": "Attack the vermilion amoeba 1 for 1 BP; it has Escape, Defence, Hard Crust",
        "attack G1": "Attack the green amoeba 1 for 1 BP; it cannot answer",
        "starve": "Starve: 1 damage point, making 1 of the 2 that kill",
    }
    assert targets(state)["attack G1"] == "amoeba-2-1"


def unanswered(state: Any) -> str:
    """Return what is promised to an attacked amoeba that does not answer."""
    return labels(state)["no defence"]


@pytest.mark.parametrize(
    ("amoebas", "genes", "promised"),
    [
        ("V1@c2", "", "the Armour saves the vermilion amoeba 1, for 1 damage point"),
        (
            "V1@c2*1",
            "",
            (
                "the Armour turns death into 1 damage point, "
                "but even that kills the vermilion amoeba 1"
            ),
        ),
        (
            "V1@c2*1",
            ",Life-Expectancy",
            "the Armour saves the vermilion amoeba 1, for 1 damage point",
        ),
    ],
)
def test_whoever_does_not_answer_is_told_whether_its_armour_is_enough(
    amoebas: str, genes: str, promised: str
) -> None:
    soup = aggresses(f"amoebas=B1@c2,{amoebas} B=Aggression V=Armour,Escape{genes}")

    assert unanswered(after(soup, "aggression 1 V1")) == f"No answer: {promised}"


@pytest.mark.parametrize(
    ("options", "points", "promised"),
    [
        ("extra-genes", 2, "has to pay for the Hard Crust of the vermilion amoeba 1"),
        ("original", 2, "has to pay for the Hard Crust of the vermilion amoeba 1"),
        ("extra-genes", 1, "cannot pay for the Hard Crust of the vermilion amoeba 1, and dies"),
        ("original", 1, "cannot pay for the Hard Crust of the vermilion amoeba 1, and fails"),
    ],
)
def test_whoever_does_not_answer_is_told_whether_the_crust_can_be_paid(
    options: str, points: int, promised: str
) -> None:
    soup = feeds(
        f"options={options} bp=B{points}V9G9P9 amoebas=B1@c2,V1@c2 B=Struggle V=Hard-Crust,Escape"
    )

    assert unanswered(after(soup, "attack V1")) == f"No answer: the attacker {promised}"


@pytest.mark.parametrize(
    ("options", "blue", "promised", "asked"),
    [
        (
            "extra-genes",
            "B1@c2,B2@b3,B3@d3,B4@d2,B5@d4,B6@e2",
            "place 1 amoeba",
            "Population Explosion: which amoeba comes next? 1 is to be placed.",
        ),
        (
            "as-many-more",
            "B1@c2,B2@b3,B3@d3,B4@d2,B5@d4",
            "place 2 amoebas",
            "Population Explosion: which amoeba comes next? 2 are to be placed.",
        ),
    ],
)
def test_an_explosion_names_no_more_amoebas_than_are_left(
    options: str, blue: str, promised: str, asked: str
) -> None:
    """Blue leads with six amoebas or five; vermilion has five of its seven in the soup."""
    soup = divides(
        f"options={options} markers=B9V8G3P4 amoebas={blue},V1@a2,V2@b2,V3@a3,V4@a4,V5@b4 "
        "V=Population-Explosion",
        "divided",
    )
    exploding = after(soup, "explode")

    assert labels(soup)["explode"] == f"Population Explosion: give 9 BP, {promised}"
    assert TEXTS["en"].plain(SHOW.prompt(exploding, 1), NAMES) == asked


def test_giving_up_a_gene_says_what_remains() -> None:
    state = loses("B=Movement-1,Speed,Defence", "card W6")

    assert labels(state) == {
        "pay debt": "Pay 3 BP; 6 left",
        "give up Movement-1": "Give up Movement I: it covers 2; still to cover: 1",
        "give up Speed": "Give up Speed: it covers 3, all that is owed",
        "give up Defence": "Give up Defence: it covers 4; 1 too many, lost",
    }


def test_a_gene_says_its_price_and_the_mutation_after_it() -> None:
    offered = labels(buys("card=W6 B=Speed bp=B4V9G9P9"))

    assert offered["buy Persistence"] == (
        "Persistence for 4 BP and Speed; mutation then 4, ozone 6"
    )
    assert list(offered)[-1] == "bought"


def test_with_two_colours_the_question_names_the_colour() -> None:
    state = acts("seats=2 amoebas=B1@c2")

    assert (
        TEXTS["en"]
        .plain(SHOW.prompt(state, 0), NAMES)
        .startswith("You play blue. The blue amoeba 1, ")
    )
    assert TEXTS["en"].plain(SHOW.prompt(state, 1), NAMES) == "Waiting for Ada: drift or move."


def test_with_two_colours_whoever_is_done_says_with_which() -> None:
    state = divides("seats=2 amoebas=B1@c2,V1@c2 bp=B9V9G9P9")

    assert labels(state)["divided"] == "Done with blue; keep 19 BP"


@pytest.mark.parametrize(
    ("owned", "asked"),
    [
        ("", "Make a new amoeba for 6 BP? Choose which. You have 19 BP."),
        (
            "B=Healing-1",
            "Make a new amoeba for 6 BP, or heal one for 3 BP? Choose which. You have 19 BP.",
        ),
        (
            "B=Healing-2,Division-Rate",
            "Make a new amoeba for 4 BP, or hand damage on for 4 BP? Choose which. You have 19 BP.",
        ),
    ],
)
def test_the_question_of_phase_4_says_what_can_be_had_and_its_price(owned: str, asked: str) -> None:
    state = divides(f"markers=B9V2G3P4 amoebas=B1@c2*1,V1@c2 {owned}")

    assert TEXTS["en"].plain(SHOW.prompt(state, 0), NAMES) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_about_paying_say_how_many_points_there_are(language: str) -> None:
    for state in (acts("amoebas=B1@c2"), hungry("amoebas=B1@c2,V1@c2 B=Struggle")):
        asked = TEXTS[language].plain(SHOW.prompt(state, 0), NAMES)

        assert re.search(r"\b9\s(BP|PB)\b", asked)
