"""How people begin, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cuboteca.core.engine import engine_of
from cuboteca.core.errors import CubotecaError
from cuboteca.games import game as game_of
from cuboteca.people.records import OPENING, Beginning, beginning_of
from cuboteca.web.phrases import phrases_for

if TYPE_CHECKING:
    from cuboteca.people.people import People
    from cuboteca.people.records import Opening

_KEPT = 2_000  # openings of plays in a language


async def opening_words(people: People, one: Opening, language: str) -> str:
    """Return the decisions of an opening in words; in notation if the rules have changed since.

    Raises:
        StorageError: The database does not work.
    """
    began = await people.ask(beginning_of, one.play)
    if began is not None:
        try:
            return " · ".join(_labels(_Key(began, one.seat), language))
        except CubotecaError:  # of rules or a package that this program does not have
            pass
    return " · ".join(one.texts)


class _Key:
    """A beginning as a key: by what it holds."""

    def __init__(self, began: Beginning, seat: int) -> None:
        self.began = began
        self.seat = seat
        options = tuple(sorted(began.options.items()))
        self._of = (began.game, began.rules_version, began.seat_count, options, began.events, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._of == other._of

    def __hash__(self) -> int:
        return hash(self._of)


class _OtherRulesError(CubotecaError):
    """A play was played under rules that this program does not have."""


@lru_cache(_KEPT)
def _labels(key: _Key, language: str) -> tuple[str, ...]:
    began = key.began
    game = game_of(began.game)
    if game.meta.rules_version != began.rules_version:
        raise _OtherRulesError("the rules have changed")
    engine = engine_of(game, "interpreted")
    state = engine.start(game.options(began.options, began.seat_count), began.seat_count)
    words = phrases_for(language, game).game
    names = [str(seat + 1) for seat in range(began.seat_count)]
    found: list[str] = []
    for actor, number in began.events:
        if actor == key.seat:
            choices = game.presentation.choices(state, actor)
            found += [words.plain(one.label, names) for one in choices if one.action == number]
            if len(found) == OPENING:
                break
        engine.apply(state, number)
    return tuple(found)


__all__ = ["opening_words"]
