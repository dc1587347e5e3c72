"""Score sheets for the real box count what the rules count, over random plays."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.pile import copies_in
from cuboteca.core.play import Play
from cuboteca.core.real_box import BadLineError, RealBoxError
from cuboteca.games import all_games, game
from cuboteca.games.cubosaurs.components import FACES, FIRST_EGG
from cuboteca.games.cubosaurs.rules import act, finish_turn
from cuboteca.games.sukkube.components import KIND_CODES
from cuboteca.games.ursuppe.rules.scoring import card_count
from cuboteca.games.ursuppe.rules.sequence import amoeba_count
from cuboteca.games.ursuppe.state import Stage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.real_box import Counted, Line, RealBox, SheetForm


def boxed(name: str) -> RealBox:
    found = game(name).real_box
    assert found is not None
    return found


def steps(play: Play[Any], seed: int) -> Iterator[tuple[Any, int, Any]]:
    """Play at random; yield each event with the states before and after it."""
    rng = random.Random(seed)
    layout = play.game.rules.layout
    while not play.is_over:
        before = layout.unpack(play.state)
        if play.to_move >= 0:
            action = rng.choice(play.legal_actions())
            play.act(play.to_move, action)
        else:
            weights = play.engine.chance_weights(play.state)
            action = rng.choices(range(len(weights)), weights)[0]
            play.chance(action)
        yield before, action, play.state


def cubosaurs_line(before: Any, action: int, after: Any, asked: SheetForm) -> Line | None:
    if after.rounds_scored == before.rounds_scored:
        return None
    act(before, action)
    finish_turn(before)
    seats = range(before.seat_count)

    def number(seat: int, name: str) -> int:
        if name == "tokens":
            return int(after.tokens[seat])
        face = int(name.removeprefix("face-"))
        icon = next((n for n in range(FIRST_EGG) if FACES[n].icon and alike(n, face)), None)
        own = before.collections[seat]
        return int(copies_in(own, face)) + (int(copies_in(own, icon)) if icon is not None else 0)

    def alike(one: int, other: int) -> bool:
        a, b = FACES[one], FACES[other]
        return (a.card_type, a.gain, a.loss) == (b.card_type, b.gain, b.loss)

    def holds(seat: int, name: str) -> bool:
        kind, _, which = name.partition("-")
        if kind == "egg":
            return bool(copies_in(before.collections[seat], int(which)))
        return bool(before.owner[int(which)] == seat)

    return (
        *(number(seat, one.name) for seat in seats for one in asked.counts),
        *(sum(holds(seat, one.name) << seat for seat in seats) for one in asked.marks),
    )


def cube_attack_line(before: Any, _action: int, after: Any, asked: SheetForm) -> Line | None:
    if after.turn_number == before.turn_number and after.stage == before.stage:
        return None
    if before.first_player < 0:
        return None
    moons = [int(one.name.removeprefix("moon-")) for one in asked.marks]
    seats = range(after.seat_count)
    return tuple(sum((after.presence[s] >> moon & 1) << s for s in seats) for moon in moons)


def sukkube_line(before: Any, _action: int, after: Any, _asked: SheetForm) -> Line | None:
    if after.finished == before.finished:
        return None
    seat = after.seat_of[after.dominator]
    return (1 << seat if seat < after.seat_count else 0,)


def ursuppe_line(before: Any, _action: int, after: Any, _asked: SheetForm) -> Line | None:
    colours = range(after.colour_count)
    if not all(before.marker[c] for c in colours):
        if all(after.marker[c] for c in colours):
            return tuple(c for own in pairs(after) for c in (int(after.marker[one]) for one in own))
        return None
    if after.round_number == before.round_number and after.stage != Stage.OVER:
        return None
    line: list[int] = []
    for own in pairs(after):
        line += [int(amoeba_count(after, one)) for one in own]
        line += [int(card_count(after, one)) for one in own]
    return tuple(line)


def pairs(state: Any) -> list[list[int]]:
    """Return the colours of each seat."""
    if not state.two_colours:
        return [[colour] for colour in range(state.colour_count)]
    return [[0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("name", "seat_count", "options", "line_of"),
    [
        ("cubosaurs", 3, {}, cubosaurs_line),
        ("cubosaurs", 2, {"dna": True}, cubosaurs_line),
        ("cubosaurs", 5, {"dna": True, "egg_needs_one": True}, cubosaurs_line),
        ("cube_attack", 4, {"points_to_win": 30}, cube_attack_line),
        ("cube_attack", 2, {"board": "three-fold", "points_to_win": 20}, cube_attack_line),
        ("sukkube", 3, {"points_to_win": 3}, sukkube_line),
        ("sukkube", 6, {"points_to_win": 2}, sukkube_line),
        ("ursuppe", 2, {"finish": 10}, ursuppe_line),
        ("ursuppe", 4, {"finish": 10}, ursuppe_line),
    ],
)
def test_a_sheet_counts_as_the_play_did(
    name: str,
    seat_count: int,
    options: dict[str, object],
    line_of: Callable[[Any, int, Any, SheetForm], Line | None],
) -> None:
    play: Play[Any] = Play(game(name), options, seat_count)
    count = boxed(name).count
    lines: list[Line] = []
    found: Counted = count(play.options, seat_count, [])
    for before, action, after in steps(play, 7):
        assert found.form is not None
        line = line_of(before, action, after, found.form)
        if line is not None:
            lines.append(line)
            found = count(play.options, seat_count, lines)
    outcome = play.outcome
    assert outcome is not None
    assert found.form is None, "the sheet knows that the play is over"
    assert found.totals == outcome.points
    assert found.ranks == outcome.ranks
    assert found.said
    with pytest.raises(BadLineError):
        count(play.options, seat_count, [*lines, lines[-1]])


@pytest.mark.parametrize("one", all_games(), ids=lambda one: one.name)
def test_every_form_takes_its_least_line_or_says_why_not(one: Any) -> None:
    if one.real_box is None:
        pytest.skip("offers nothing for its box")
    seat_count = one.meta.min_seats
    options = one.options({}, seat_count)
    asked = one.real_box.count(options, seat_count, []).form
    line = asked.least(seat_count)
    asked.check(line, seat_count)
    for wrong in ((), (*line, 0), (*line[:-1], 9_999), (-1, *line[1:])):
        with pytest.raises(BadLineError):
            one.real_box.count(options, seat_count, [wrong])


def test_the_deck_has_the_cards_of_the_box() -> None:
    deck = boxed("ursuppe").deck
    assert deck is not None
    limits = [card.limit or 0 for card in deck.cards for _ in range(card.copies)]
    assert sorted(limits) == [
        *(6, 8, 9, 9, 10, 10, 10, 11, 12, 13, 14),
    ]


def test_cards_that_the_box_lacks_are_refused() -> None:
    options = game("cubosaurs").options({}, 2)
    asked = boxed("cubosaurs").count(options, 2, []).form
    assert asked is not None
    eight = [0] * len(asked.least(2))
    eight[0], eight[len(asked.counts)] = 7, 1
    with pytest.raises(RealBoxError) as caught:
        boxed("cubosaurs").count(options, 2, [tuple(eight)])
    assert caught.value.sentence.key == "real-too-many"
    eight[0] = 6
    with pytest.raises(RealBoxError) as caught:
        boxed("cubosaurs").count(options, 2, [tuple(eight)])
    assert caught.value.sentence.key == "real-total"


def position_of(state: Any) -> dict[str, str]:
    """Return what people would type in of a state: what lies open on the table."""
    names = ("strongman", "tamer", "presenter", "lion", "clown", "ballerina")
    fields = {"top": names[state.top], "series": "new" if state.run == 1 else "doubled"}
    if state.last_card < len(KIND_CODES):
        fields["last"] = KIND_CODES[state.last_card]
    for seat in range(6):
        name = names[state.character_of[seat]]
        automaton = seat >= state.seat_count
        fields[f"who-{name}"] = "automaton" if automaton else "person"
        if automaton:
            left = list(state.sequences[seat])[5 - state.hand_count[seat] :]
        else:
            fields[f"points-{name}"] = str(state.points[seat])
            left = [k for k in range(15) for _ in range(state.hands[seat] >> 4 * k & 15)]
        fields |= {f"{name}-{place}": KIND_CODES[kind] for place, kind in enumerate(left)}
    return fields


def test_a_position_that_is_typed_in_has_the_same_decisions() -> None:
    """The same cards may be played, and bring the same characters to the top."""
    one = game("sukkube")
    position = boxed("sukkube").position
    assert position is not None
    play: Play[Any] = Play(one, {"points_to_win": 2}, 3)
    compared = 0
    for before, action, after in steps(play, 3):
        if before.mover < 0:
            continue
        entered: Any = position.read(position_of(before)).state
        engine = play.engine
        assert engine.legal_actions(entered) == engine.legal_actions(before)
        engine.apply(entered, action)
        if after.finished == before.finished:
            assert entered.top == after.top
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"top": "dragon"}, "real-not-a-choice"),
        ({f"who-{name}": "automaton" for name in ("strongman", "lion")}, "real-no-cards"),
        ({"strongman-0": "Rr", "tamer-0": "Rr", "lion-0": "Rr"}, "real-too-many"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changed: dict[str, str], key: str) -> None:
    position = boxed("sukkube").position
    assert position is not None
    with pytest.raises(RealBoxError) as caught:
        position.read(changed)
    assert caught.value.sentence.key == key
