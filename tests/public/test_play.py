"""A play in a program's hands."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import cuboteca
from cuboteca.core.chance import seeded
from cuboteca.core.play import Play as CorePlay
from cuboteca.core.play import sampler_of
from cuboteca.games import game as game_of

if TYPE_CHECKING:
    from pathlib import Path

    from cuboteca.bots.bot import DecisionContext

NAMES = [info.name for info in cuboteca.list_games()]
#: Options of Ursuppe with which a seat may look at a card that others do not see.
WITH_SECRETS: dict[str, Any] = {
    "extra_genes": True,
    "starting_extra_1": "environmental-sensing",
}

every_game = pytest.mark.parametrize("name", NAMES)


def advanced(name: str, actions: int = 12, seed: int = 1) -> cuboteca.Play:
    """Return a play after some actions."""
    play = cuboteca.Play(name, seed=seed)
    for number in range(actions):
        legal = play.legal_actions()
        play.act(legal[number % len(legal)])
    return play


@every_game
def test_draws_happen_by_themselves(name: str) -> None:
    play = cuboteca.Play(name, seed=1)

    assert play.to_move is not None
    for _ in range(30):
        play.act(play.legal_actions()[0])
        assert play.is_over or play.to_move is not None


@every_game
def test_draws_are_those_of_the_seed_in_the_core(name: str) -> None:
    play = cuboteca.Play(name, seats=3, seed=7)
    core = CorePlay(game_of(name), {}, 3)
    draw = sampler_of(seeded(7))
    core.draw_all(draw)
    for _ in range(20):
        action = core.legal_actions()[-1]
        play.act(action)
        core.act(core.to_move, action)
        core.draw_all(draw)

    assert list(play.events) == core.events


def test_a_play_without_a_seed_draws_from_the_operating_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def randbelow(total: int) -> int:
        asked.append(total)
        return 0

    monkeypatch.setattr("secrets.randbelow", randbelow)
    play = cuboteca.Play("cubosaurs")

    assert play.seed is None
    assert len(asked) == len(play.events)
    assert all(event.actor == -1 for event in play.events)


def test_options_seats_and_names_are_kept() -> None:
    play = cuboteca.Play("cubosaurs", seats=3, seed=1, names=["Ada", "Ben", "Cleo"], dna=True)

    assert play.options == {
        "rounds": 2,
        "dna": True,
        "direct_interaction": True,
        "egg_needs_one": False,
    }
    assert (play.seat_count, play.names, play.seed) == (3, ("Ada", "Ben", "Cleo"), 1)
    assert "Ada" in play.text()


def test_a_path_stands_for_the_text_of_its_file(tmp_path: Path) -> None:
    shipped = game_of("cube_attack").folder / "data" / "six_fold.toml"
    file = tmp_path / "board.toml"
    text = next(iter(sorted(shipped.parent.glob("*.toml")))).read_text("utf-8")
    file.write_text(text, "utf-8")

    assert cuboteca.Play("cube_attack", board=file, seed=1).options["board"] == text + "\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 9}, "Cubosaurs is for 2 to 5 seats, not 9"),
        ({"seats": "3"}, "seats must be a whole number, not '3'"),
        ({"sead": 1}, "Cubosaurs has no option 'sead'; its options are: rounds, dna"),
        ({"rounds": 0}, "option 'rounds' must be a whole number from 1 to 100"),
        ({"names": ["Ada"]}, "2 seats need 2 names, not 1"),
        ({"language": "de"}, "language must be one of en, it, fr, not 'de'"),
    ],
)
def test_what_does_not_fit_is_said(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(cuboteca.OptionError, match=re.escape(words)):
        cuboteca.Play("cubosaurs", **arguments)


# actions


@every_game
def test_an_action_is_a_number_a_text_and_a_label(name: str) -> None:
    play = advanced(name)
    actions = play.legal_actions()

    assert np.flatnonzero(play.legal_mask()).tolist() == [action.number for action in actions]
    assert {action.seat for action in actions} == {play.to_move}
    assert [str(action) for action in actions] == [action.text for action in actions]
    labels = [action.label for action in actions]
    assert all(labels)
    assert play.legal_mask()[actions[0]]  # it is an index


@every_game
def test_labels_are_those_of_the_position_of_the_action(name: str) -> None:
    play = cuboteca.Play(name, seed=1)
    before = play.legal_actions()
    meant = [action.label for action in play.legal_actions()]
    play.act(before[0])

    assert [action.label for action in before] == meant


def test_labels_speak_the_language_of_the_play() -> None:
    labels = {
        language: cuboteca.Play("cubosaurs", seed=1, language=language).legal_actions()[0].label
        for language in ("en", "it", "fr")
    }

    assert len(set(labels.values())) == 3


@every_game
def test_an_action_its_text_and_its_number_do_the_same(name: str) -> None:
    plays = [advanced(name, 3) for _ in range(3)]
    action = plays[0].legal_actions()[-1]
    happened = [
        plays[0].act(action),
        plays[1].act(action.text),
        plays[2].act(action.number),
    ]

    assert happened[0] == happened[1] == happened[2]
    assert happened[0][0].text == action.text
    assert all(event.actor == -1 for event in happened[0][1:])


def test_an_illegal_action_changes_nothing() -> None:
    play = cuboteca.Play("cubosaurs", seed=1)
    before = play.state_text(), play.events

    with pytest.raises(cuboteca.IllegalActionError, match="action 63 is not legal now"):
        play.act(63)
    with pytest.raises(cuboteca.NotationError):
        play.act("castle")
    assert (play.state_text(), play.events) == before


def test_an_action_of_another_position_is_refused() -> None:
    play = cuboteca.Play("cubosaurs", seed=1)
    keep = play.legal_actions()[0]
    play.act(keep)

    with pytest.raises(cuboteca.IllegalActionError, match="'keep' of seat 0 is not legal now"):
        play.act(keep)


def test_nobody_acts_after_the_end() -> None:
    play = cuboteca.Play("sukkube", seed=1, points_to_win=1)
    play.play_out()

    assert (play.legal_actions(), play.to_move) == ((), None)
    assert not play.legal_mask().any()
    for given in (0, "Ru"):
        with pytest.raises(cuboteca.IllegalActionError, match="the play is over"):
            play.act(given)
    with pytest.raises(cuboteca.IllegalActionError, match="the play is over"):
        play.ask("random")


# undo and copy


@every_game
def test_undo_takes_an_action_back_with_its_draws(name: str) -> None:
    play = cuboteca.Play(name, seed=1)
    states, happened = [play.state_text()], []
    for number in range(15):
        legal = play.legal_actions()
        happened.append(play.act(legal[number % len(legal)]))
        states.append(play.state_text())

    for events in reversed(happened):
        assert play.state_text() == states.pop()
        assert play.undo() == events
    assert play.state_text() == states.pop()
    with pytest.raises(cuboteca.IllegalActionError, match="there is no action to undo"):
        play.undo()


@every_game
def test_what_is_undone_and_done_again_is_the_same(name: str) -> None:
    play = advanced(name)
    events = play.events
    texts = [play.undo()[0].text for _ in range(5)]
    for text in reversed(texts):
        play.act(text)

    assert play.events == events


@every_game
def test_a_copy_goes_on_alike_and_apart(name: str) -> None:
    play = advanced(name)
    other = play.copy()
    action = play.legal_actions()[0]

    assert play.act(action) == other.act(action)
    before = play.events
    other.act(other.legal_actions()[0])
    assert play.events == before
    other.undo()
    assert other.state_text() == play.state_text()


# the end


@every_game
def test_a_play_that_bots_finish_has_an_outcome(name: str) -> None:
    play = cuboteca.Play(name, seed=3)
    assert play.outcome is None
    outcome = play.play_out(["greedy", "random"])

    assert play.is_over
    assert outcome == play.outcome
    assert outcome.ranks.count(1) >= 1
    assert play.points_now == outcome.points


@every_game
def test_the_same_seed_and_bots_play_the_same(name: str) -> None:
    plays = [cuboteca.Play(name, seed=3) for _ in range(2)]
    for play in plays:
        for _ in range(20):
            play.act(play.ask("random" if play.to_move else "easy"))

    assert plays[0].events == plays[1].events


# bots


class First:
    """Takes the first legal action, and keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[DecisionContext] = []

    def choose(self, context: DecisionContext) -> int:
        self.told.append(context)
        return context.legal[0]


@every_game
def test_a_bot_of_ones_own_is_asked_with_what_its_seat_knows(name: str) -> None:
    play, bot = advanced(name), First()
    before = play.events
    action = play.ask(bot)

    assert action == play.legal_actions()[0]
    assert play.events == before
    (known,) = bot.told
    assert known.view == play.view(play.to_move)


@pytest.mark.parametrize(
    ("answer", "words"), [(63, "chose 63, which is not"), ("x", "not a whole number")]
)
def test_a_bot_that_answers_wrongly_is_an_error(answer: Any, words: str) -> None:
    class Wrong:
        def choose(self, _context: DecisionContext) -> int:
            return answer  # type: ignore[no-any-return]

    with pytest.raises(cuboteca.CubotecaError, match=words):
        cuboteca.Play("cubosaurs", seed=1).ask(Wrong())


def test_bots_are_needed_for_every_seat() -> None:
    with pytest.raises(cuboteca.OptionError, match="3 seats need one bot each, not 2"):
        cuboteca.Play("cubosaurs", seats=3, seed=1).play_out(["random", "greedy"])


def test_a_bots_choices_and_the_draws_come_from_different_numbers() -> None:
    play = cuboteca.Play("cubosaurs", seed=1)
    starts = {int(seeded(1)[0]), *(int(seeded(play._seed_of(part))[0]) for part in range(3))}

    assert len(starts) == 4


# what a seat knows


@every_game
def test_views_and_observations_are_those_of_the_game(name: str) -> None:
    play = advanced(name)
    shown = game_of(name).presentation
    for seat in range(play.seat_count):
        assert play.view(seat) == shown.view(play.core.state, seat)
        assert (play.observation(seat) == play.core.engine.observe(play.core.state, seat)).all()
    assert play.view(None) == shown.view(play.core.state, None)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    play = cuboteca.Play("cubosaurs", seed=1)
    for ask in (play.view, play.observation, play.information_state, play.svg, play.events_seen):
        with pytest.raises(cuboteca.OptionError, match=f"no seat {seat}; seats are 0 to 1"):
            ask(seat)


def test_secret_draws_are_hidden_from_those_who_may_not_know() -> None:
    play = cuboteca.Play("ursuppe", seats=3, seed=5, **WITH_SECRETS)
    while not (secret := [event for event in play.events if event.observers is not None]):
        play.act(play.ask("random"))

    text, blind = (
        secret[0].text,
        next(seat for seat in range(play.seat_count) if seat not in (secret[0].observers or ())),
    )
    number = play.events.index(secret[0])
    assert play.events_seen(blind)[number].text == "?"
    assert "chance ?" in play.information_state(blind)
    for seat in secret[0].observers or ():
        assert play.events_seen(seat)[number].text == text
        assert f"chance {text}" in play.information_state(seat)


@every_game
def test_the_information_state_tells_what_happened(name: str) -> None:
    play = advanced(name, 3)
    seat, *told = play.information_state(0).split("; ")

    assert seat == "0"
    assert len(told) == len(play.events)
    assert [one.partition(" ")[0] for one in told] == [
        "chance" if event.actor == -1 else str(event.actor) for event in play.events
    ]


# words and pictures


@every_game
def test_a_play_is_shown_in_words_and_drawn(name: str) -> None:
    play = advanced(name)

    assert str(play) == play.text() == play.text(None)
    assert name in repr(play)
    assert ET.fromstring(play.svg()).tag.endswith("svg")
    assert play._repr_svg_() == play.svg()
    (data,) = re.findall(r"base64,([^\"]+)", play._repr_html_())
    assert base64.b64decode(data).decode() == play.svg()


def test_a_picture_is_a_png_where_the_extra_is_there() -> None:
    pytest.importorskip("resvg_py")

    assert cuboteca.Play("sukkube", seed=1).png().startswith(b"\x89PNG")


# records


@every_game
def test_a_record_comes_back(name: str, tmp_path: Path) -> None:
    play = cuboteca.Play(name, seed=5, names=["Ada", "Ben"])
    play.play_out("random")
    play.save(tmp_path / "play.json")
    found = cuboteca.Play.load(tmp_path / "play.json")

    assert found.events == play.events
    assert (found.names, found.seed, found.outcome) == (play.names, 5, play.outcome)
    assert found.to_json() == play.to_json()


@every_game
def test_an_unfinished_play_goes_on_where_it_was(name: str) -> None:
    play = advanced(name, seed=9)
    found = cuboteca.Play.from_json(play.to_json())
    for _ in range(10):
        action = play.legal_actions()[-1].text
        assert found.act(action) == play.act(action)
    for _ in range(15):
        assert found.undo() == play.undo()
    assert found.state_text() == play.state_text()


def test_draws_that_do_not_follow_from_the_seed_do_not_go_on_with_it() -> None:
    play = advanced("cubosaurs", seed=9)
    other = cuboteca.Play.from_json(play.to_json().replace('"seed":9', '"seed":10'))

    assert other.seed is None
    assert other.events == play.events


def test_a_file_holds_many_plays(tmp_path: Path) -> None:
    plays = [advanced("sukkube", seed=seed) for seed in (1, 2)]
    cuboteca.save_plays(tmp_path / "plays.jsonl", plays)

    assert [play.events for play in cuboteca.load_plays(tmp_path / "plays.jsonl")] == [
        play.events for play in plays
    ]
    with pytest.raises(cuboteca.RecordError, match="holds 2 records, not one; load_plays"):
        cuboteca.Play.load(tmp_path / "plays.jsonl")


def test_a_damaged_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "play.json"
    file.write_text(advanced("sukkube").to_json().replace('["0"', '["1"', 1), "utf-8")

    with pytest.raises(cuboteca.RecordError, match="expected one of"):
        cuboteca.Play.load(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(cuboteca.RecordError, match="UTF-16"):
        cuboteca.Play.load(file)


def test_another_play_begins_at_a_position() -> None:
    first = cuboteca.Play("cubosaurs", seats=3, seed=1, dna=True)
    for _ in range(5):
        first.act(first.legal_actions()[0])
    there = cuboteca.Play("cubosaurs", seats=3, seed=2, position=first.position, dna=True)
    again = cuboteca.Play.from_json(there.to_json())

    assert there.position == first.position == again.position
    assert [one.text for one in there.legal_actions()] == [
        one.text for one in first.legal_actions()
    ]
    assert there.play_out("greedy").points
    with pytest.raises(cuboteca.PositionError, match="3 seats, the play 2"):
        cuboteca.Play("cubosaurs", seats=2, position=first.position)
