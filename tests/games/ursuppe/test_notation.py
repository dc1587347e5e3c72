"""Each pair of text forms is inverse, and texts that mean nothing are refused."""

from __future__ import annotations

from typing import Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import NotationError
from cuboteca.games.ursuppe import notation
from cuboteca.games.ursuppe.actions import ACTION_COUNT, PAIR
from cuboteca.games.ursuppe.components import CARD_KINDS, DICE_TOTALS, DIE_FACES
from cuboteca.games.ursuppe.genes import GENE_COUNT
from cuboteca.games.ursuppe.rules.decisions import FIRST_ACTION, SPANS
from cuboteca.games.ursuppe.state import LAYOUT, Stage, empty
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import draws, legal, table

# actions


@pytest.mark.parametrize("stage", ["turn", "division", "aggression"])
def test_every_action_comes_back_from_its_text(stage: str) -> None:
    phase = {"turn": 1, "division": 4, "aggression": 5}[stage]
    state = table(f"seats=6 stage={stage} phase={phase}")
    texts = [notation.format_action(state, action) for action in range(ACTION_COUNT)]

    assert len(set(texts)) == ACTION_COUNT
    assert [notation.parse_action(state, text) for text in texts] == list(range(ACTION_COUNT))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "drift"),
        (3, "eat first"),
        (5, "go n"),
        (8, "stay"),
        (13, "carry V"),
        (24, "host V"),
        (29, "bite B"),
        (45, "attack V2"),
        (78, "attack S7"),
        (88, "suck from n"),
        (92, "suck B"),
        (102, "excrete s"),
        (104, "heal 2"),
        (113, "number 3"),
        (118, "place b1"),
        (119, "place a2"),
        (136, "place d5"),
        (137, "start 1"),
        (149, "give up Speed"),
        (196, "buy Speed"),
        (212, "buy Armour for Defence"),
        (258, "buy Armour for Escape"),
        (209, "buy Persistence"),
        (285, "buy Social from rival"),
        (287, "swap Movement-1"),
        (333, "swap for Movement-1"),
        (378, "no aggression"),
        (471, "aggression 3 V2"),
    ],
)
def test_what_actions_are_called(action: int, text: str) -> None:
    assert notation.format_action(table(), action) == text


def test_a_pair_is_an_attack_or_damage_that_is_handed_on() -> None:
    state = table("stage=division phase=4")

    assert notation.format_action(state, PAIR) == "hand on 1 B1"
    with pytest.raises(NotationError, match="does not belong to this decision"):
        notation.parse_action(state, "aggression 1 B1")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "go",
        "go x",
        "bite",
        "bite red",
        "bite Z",
        "attack V8",
        "attack V0",
        "attack BB",
        "attack V12",
        "number 8",
        "place c3",
        "place f1",
        "place c1",
        "buy Wings",
        "buy speed",
        "buy Speed for",
        "buy Armour for Speed",
        "aggression V2",
        "aggression 8 V2",
        "aggression 3 B²",
        "hand on 1",
        "swap for",
        "drift drift",
    ],
)
def test_an_action_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_action(table(), text)


# outcomes


DRAWS = {
    "first_card": (CARD_KINDS, ""),
    "dice": (DICE_TOTALS, ""),
    "look": (CARD_KINDS, ""),
    "look_ahead": (CARD_KINDS, ""),
    "roll": (DIE_FACES, "traveller=B1"),
    "camouflage": (DIE_FACES, ""),
    "fight": (DIE_FACES * DIE_FACES, ""),
    "card": (CARD_KINDS, ""),
    "reveal": (GENE_COUNT, ""),
}


@pytest.mark.parametrize("stage", DRAWS)
def test_every_outcome_comes_back_from_its_text(stage: str) -> None:
    count, more = DRAWS[stage]
    state = table(f"stage={stage} amoebas=B1@b3 {more}")
    texts = [notation.format_outcome(state, outcome) for outcome in range(count)]

    assert len(set(texts)) == count
    assert [notation.parse_outcome(state, text) for text in texts] == list(range(count))


@pytest.mark.parametrize(
    ("stage", "outcome", "text"),
    [
        ("first_card", 0, "card W6"),
        ("card", 9, "card -14"),
        ("look", 4, "look E10"),
        ("look_ahead", 3, "look E8"),
        ("dice", 5, "total 7"),
        ("roll", 2, "die 3"),
        ("camouflage", 5, "die 6"),
        ("fight", 19, "fight 4:2"),
        ("reveal", 22, "reveal Alarm"),
    ],
)
def test_what_outcomes_are_called(stage: str, outcome: int, text: str) -> None:
    state = table(f"stage={stage} amoebas=B1@b3 traveller=B1")

    assert notation.format_outcome(state, outcome) == text


def test_of_two_dice_the_lower_comes_first() -> None:
    state = table("stage=roll traveller=B1 purpose=move step=1 amoebas=B1@b3 B=Movement-1")

    assert len(draws(state)) == 21
    assert draws(state)["dice 2+5"] == 2
    assert "dice 5+2" not in draws(state)


@pytest.mark.parametrize("stage", SPANS)
def test_what_a_dummy_does_at_will_is_written_as_its_action(stage: Stage) -> None:
    state = table("seats=2 options=dummy amoebas=G1@b3 G=Life-Expectancy active=G")
    state.stage = stage
    first, end = SPANS[stage]
    texts = [notation.format_outcome(state, number) for number in range(end - first)]

    assert FIRST_ACTION[stage] == first
    assert texts == [notation.format_action(state, action) for action in range(first, end)]
    assert [notation.parse_outcome(state, text) for text in texts] == list(range(end - first))


def test_a_dummy_does_nothing_that_belongs_elsewhere() -> None:
    state = table("seats=2 options=dummy amoebas=G1@b3 G=Life-Expectancy active=G stage=feed")

    with pytest.raises(NotationError, match="does not belong to this decision"):
        notation.parse_outcome(state, "drift")


@pytest.mark.parametrize(
    ("stage", "text"),
    [
        ("card", "look W6"),
        ("card", "card S7"),
        ("card", "W6"),
        ("look", "card W6"),
        ("dice", "total 1"),
        ("dice", "total 13"),
        ("dice", "7"),
        ("roll", "die 7"),
        ("roll", "die 0"),
        ("roll", "dice 1+2"),
        ("fight", "fight 1-2"),
        ("fight", "fight 1:7"),
        ("fight", "fight 1:2:3"),
        ("reveal", "reveal Wings"),
        ("reveal", ""),
    ],
)
def test_an_outcome_that_is_none_is_refused(stage: str, text: str) -> None:
    with pytest.raises(NotationError):
        notation.parse_outcome(table(f"stage={stage} amoebas=B1@b3 traveller=B1"), text)


# states


@pytest.mark.parametrize("name", TABLES)
def test_states_of_plays_come_back_from_their_texts(name: str) -> None:
    for state in states(name, every=5):
        text = notation.format_state(state)

        assert LAYOUT.pack(notation.parse_state(text)).tobytes() == LAYOUT.pack(state).tobytes()


@pytest.mark.parametrize("name", TABLES)
def test_events_of_plays_come_back_from_their_texts(name: str) -> None:
    for state in states(name, every=7):
        texts = draws(state) if state.mover == CHANCE else legal(state)
        parse = notation.parse_outcome if state.mover == CHANCE else notation.parse_action

        assert len({parse(state, text) for text in texts}) == len(texts)


#: One value that is not the usual one for every part that a text may have.
FULL = (
    "seats=6 options=original,extra-genes,as-many-more reveal=4 finish=30 round=7 phase=5 "
    "stage=carry decider=A turn=3 active=S number=6 dice=7,2,12,3,4,5 tied=1,1 card=S13 next=W6 "
    "known=VP unseen=W6,E10*2 markers=B10V31G5P4A3S2 order=VBGPAS bp=B300V1 toxic=a2,b3*2 "
    "supply=B1V2 pool=Speed*2,Alarm face_down=PhD to_reveal=2 swapped=Speed debt=9 alarmed=BS "
    "traveller=A5 purpose=escape step=2 die=4 die2=6 heading=s origin=b3 goal=b4 carrier=A6 "
    "carried=V1S2 next_carry=S clinger=17 host=V meal=B1G2 next_bite=G suck_from=e sucked=G1 "
    "next_suck=V attacker=B1 target=A5 battlefield=b3 result=dragged placing=explosion to_place=3 "
    "reason=1 mover=over amoebas=B1@b3*2-ed,A5@b3-e,A6@b3-d food=*:B2,a2:B2V10,b3:- "
    "B=Movement-1!,Speed+,Movement-2 S=Alarm "
    "marks=eaten-first,no-attack,second-try,undefendable,clung,refought"
)


def parts_of(text: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in text.split())


def test_every_part_of_a_text_is_read_and_written() -> None:
    written = parts_of(notation.format_state(notation.parse_state(FULL)))

    assert written == parts_of(FULL)
    assert set(notation.STATE.parts) - set("VGPA") <= set(written)  # the genes of colours


def test_every_field_is_set_by_some_part() -> None:
    texts = (FULL, "seats=2 options=two-colours", "seats=2 options=dummy,dummy-scores")
    before = LAYOUT.pack(empty())[0]
    after = [LAYOUT.pack(notation.parse_state(text))[0] for text in texts]
    changed = {
        field
        for field in LAYOUT.fields
        for one in after
        if one[field].tolist() != before[field].tolist()
    }

    assert changed == set(LAYOUT.fields)


def test_a_record_has_the_text_of_its_checked_state() -> None:
    state: Any = notation.parse_state(FULL)

    assert notation.format_state(LAYOUT.pack(state)[0]) == notation.format_state(state)


def test_what_follows_from_the_rest_is_left_out() -> None:
    state = notation.parse_state(
        "seats=3 stage=turn phase=1 decider=V markers=B1V9G3 food=b3:B5 B=Speed,Persistence!"
    )

    assert list(state.order) == [1, 2, 0, -1, -1, -1]
    assert list(state.supply) == [50, 55, 55, 0, 0, 0]
    assert (state.pool[3], state.pool[16], state.mover) == (0, 1, 1)
    assert parts_of(notation.format_state(state)).keys().isdisjoint({"supply", "pool", "mover"})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "names its seats"),
        ("stage=turn", "names its seats"),
        ("seats=7", "expected 2 to 6"),
        ("seats=1", "expected 2 to 6"),
        ("seats=3 seats=3", "each once"),
        ("seats", "write name=value"),
        ("seats=2", "options=two-colours or with dummy"),
        ("seats=2 options=two-colours,dummy", "options=two-colours or with dummy"),
        ("seats=3 options=dummy", "options=two-colours or with dummy"),
        ("seats=3 options=dragons", "is not valid"),
        ("seats=3 wings=1", "no part 'wings'"),
        ("seats=3 stage=dance", "is not valid"),
        ("seats=3 stage=ties", "is not valid"),
        ("seats=3 mover=9", "not a valid mover"),
        ("seats=3 mover=3", "seat 3 of 3"),
        ("seats=3 decider=P", "only the colours BVG"),
        ("seats=3 traveller=P1", "only the colours BVG"),
        ("seats=3 markers=P1", "only the colours BVG"),
        ("seats=3 amoebas=P1@b3", "only the colours BVG"),
        ("seats=3 food=b3:P1", "only the colours BVG"),
        ("seats=3 P=Speed", "only the colours BVG"),
        ("seats=3 order=BV", "order must name"),
        ("seats=3 order=BVV", "order must name"),
        ("seats=3 order=RBYGPWR", "is not valid"),
        ("seats=3 amoebas=B1", "not a valid amoeba on the board"),
        ("seats=3 amoebas=B1@c3", "not a valid space"),
        ("seats=3 amoebas=B1@b3,B1@a2", "in two spaces"),
        ("seats=5 amoebas=B7@b3", "numbered 1 to 6"),
        ("seats=3 food=b3:B56", "55 cubes of B"),
        ("seats=3 food=*:B3", "55 cubes of B"),
        ("seats=3 food=b3:B1,b3:B2", "said twice"),
        ("seats=3 food=b3:B999", "is not valid"),
        ("seats=3 food=b3", "expected a space, ':' and"),
        ("seats=3 B=Speed V=Speed", "not so many cards of Speed"),
        ("seats=3 B=Wings", "not a valid gene"),
        ("seats=3 B=", "not a valid gene"),
        ("seats=3 card=S7", "is not valid"),
        ("seats=3 bp=B99999", "is not valid"),
        ("seats=3 round=11", "expected 0 to 10"),
        ("seats=3 round=²", "expected 0 to 10"),
        ("seats=3 known=BB", "is not valid"),
        ("seats=3 dice=1,2,3,4,5,6,7", "is not valid"),
        ("seats=3 unseen=W6*10", "expected 1 to 9"),
    ],
)
def test_a_state_that_is_none_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        notation.parse_state(text)
