"""What the small games of tests have alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from cuboteca.core.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.record import Layout


class Names:
    """A notation of names, one for each action and outcome; a state is its ``repr``."""

    def __init__(self, actions: Sequence[str], outcomes: Sequence[str]) -> None:
        self._actions = actions
        self._outcomes = outcomes

    def format_action(self, _state: object, action: int, /) -> str:
        return self._actions[action]

    def parse_action(self, _state: object, text: str, /) -> int:
        return _index("action", self._actions, text)

    def format_outcome(self, _state: object, outcome: int, /) -> str:
        return self._outcomes[outcome]

    def parse_outcome(self, _state: object, text: str, /) -> int:
        return _index("outcome", self._outcomes, text)

    def format_state(self, state: object, /) -> str:
        return repr(state)

    def parse_state(self, text: str, /) -> NoReturn:
        raise NotationError(f"no state is read from '{text}'")


class Snapshots(Names):
    """The same, but a state is the hexadecimal digits of its snapshot, in either case."""

    def __init__(
        self, actions: Sequence[str], outcomes: Sequence[str], layout: Layout[Any]
    ) -> None:
        super().__init__(actions, outcomes)
        self._layout = layout

    def format_state(self, state: Any, /) -> str:
        return self._layout.snapshot(state).hex()

    def parse_state(self, text: str, /) -> Any:
        try:
            return self._layout.unpack(bytes.fromhex(text))
        except ValueError as error:
            raise NotationError(f"'{text}' is no snapshot: {error}") from None


def _index(what: str, names: Sequence[str], text: str) -> int:
    if text not in names:
        raise NotationError(f"'{text}' is not a valid {what}")
    return names.index(text)
