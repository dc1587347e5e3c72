"""``cuboteca play``: a play in the terminal."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuboteca.bots.levels import (
    CHAMPION,
    GREEDY,
    LEVELS,
    SOLVER,
    known_to,
    make_bot,
    make_ready,
    own_bots,
    searches,
)
from cuboteca.bots.workers import BlockingWorkers, OwnBot
from cuboteca.cli.errors import NotSoError, UsageError
from cuboteca.cli.inputs import (
    GameOptions,
    Language,
    Seed,
    chosen_seed,
    given_options,
    names_in,
    seat_count,
)
from cuboteca.cli.language import texts_for
from cuboteca.cli.preparing import compiling
from cuboteca.cli.resuming import resumed
from cuboteca.cli.screen import counted, output
from cuboteca.cli.terminal_table import Draws, Seat, TerminalTable, bot_name, level_in
from cuboteca.core.play import Play
from cuboteca.games import game as game_of
from cuboteca.games import game_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.bots.bot import Bot
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts

_USUAL_SEATS = 3
_USUAL_BOT = "medium"
_LONGEST_NAME = 24
_PATIENCE = 10.0  # seconds for a decision of a bot from a package
_FIRST_PATIENCE = 60.0  # for its first one, before which it may load or compile something


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Name of a game: {', '.join(game_names())}; not needed with --resume.",
            autocompletion=lambda: list(game_names()),
            show_default=False,
        ),
    ] = None,
    *,
    players: Annotated[
        int | None,
        typer.Option(
            help="Seats at the table; by default one for each person and bot, or "
            f"{_USUAL_SEATS} if no bot is named.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help=f"Bots, separated by commas: {', '.join(LEVELS)}, {GREEDY}, and {CHAMPION} and "
            f"{SOLVER} if the game has one; they sit after the people. One person plays against "
            "them, or more if --players or --names says so. By default, "
            f"{_USUAL_BOT} bots take the seats that people leave free. 'none': people only.",
            show_default=False,
        ),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help="Names of the people, separated by commas: one for each person.",
        ),
    ] = None,
    option: GameOptions = None,
    seed: Seed = None,
    position: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="TEXT",
            help="Begin at a position, in the notation of states, with the same options and seats.",
            show_default=False,
        ),
    ] = "",
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Go on with a play that was saved, with the same people and bots.",
            show_default=False,
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard.

    Type the number of a choice, or the choice in notation; '?' lists what else can be typed.
    """
    if resume is not None:
        others = {"--players": players, "--bots": bots, "--names": names, "--seed": seed}
        given = [name for name, value in others.items() if value is not None]
        given += ["--option"] if option else []
        given += ["--from"] if position else []
        _go_on(resume, game, given, language)
        return
    if game is None:
        raise UsageError(f"say which game: {', '.join(game_names())}; or --resume FILE")
    chosen = game_of(game)
    texts = texts_for(chosen, language)
    named = None if names is None else _names(names)
    levels = (
        None
        if bots is None
        else _levels(bots, known_to(chosen, players or chosen.meta.usual_seats))
    )
    number = _seats(chosen, players, levels, named)
    if bots is not None:
        _levels(bots, known_to(chosen, number))  # some bots are for some numbers of seats only
    if levels is None:
        levels = (_USUAL_BOT,) * (number - (1 if named is None else len(named)))
    people = _people(named, number - len(levels), texts)
    start = chosen_seed(seed)
    play = Play(chosen, given_options(chosen, option), number, position=position)
    _sit_down(play, [*people, *map(bot_name, levels)], texts, Draws(start))


def _go_on(file: Path, game: str | None, given: Sequence[str], language: str | None) -> None:
    """Go on with a saved play.

    Raises:
        UsageError: The file cannot be read, or other options say how the play should be.
        NotSoError: It holds no play that can go on, or one with a bot that is not installed.
    """
    if given:
        raise UsageError(f"--resume goes on with the play as it was; leave out {given[0]}")
    found = resumed(file)
    name = found.play.game.name
    if game is not None and game_of(game).name != name:
        raise UsageError(f"'{file}' is a play of {found.play.game.meta.title}, not of '{game}'")
    known = known_to(found.play.game, found.play.seat_count)
    for level in filter(None, map(level_in, found.names)):
        if level not in known:
            raise NotSoError(
                f"'{file}' has a seat of the bot '{level}', which is not installed; there are: "
                f"{', '.join(known)}"
            )
    texts = texts_for(found.play.game, language)
    _sit_down(found.play, found.names, texts, Draws(found.seed, found.draws, found.follows))


def _sit_down(play: Play, names: Sequence[str], texts: Texts, draws: Draws) -> None:
    """Play to the end, or until somebody leaves; a seat named ``bot:LEVEL`` is a bot's."""
    levels = [level_in(name) for name in names]
    if any(searches(play.game, level, len(names)) for level in levels if level):
        with compiling("Compiling the search, once; later plays start at once."):
            make_ready(play.game)
    with closing(BlockingWorkers(_PATIENCE, first_seconds=_FIRST_PATIENCE)) as workers:
        seats, before = [], 0
        for place, (name, level) in enumerate(zip(names, levels, strict=True)):
            if level is None:
                seats.append(Seat(name))
                continue
            title = texts.word("play-bot", level=level, number=place + 1)
            seats.append(Seat(title, _bot(level, draws.seed + before, workers), level))
            before += 1
        TerminalTable(play, seats, texts, output(), draws=draws).run()


def _bot(level: str, seed: int, workers: BlockingWorkers) -> Bot:
    return OwnBot(level, seed, workers) if level in own_bots() else make_bot(level, seed)


def _seats(
    game: Game, players: int | None, levels: Sequence[str] | None, named: Sequence[str] | None
) -> int:
    """Return the number of seats: as given, else what people and bots need."""
    if levels is None and named is not None:
        return _seats_for(game, players, len(named))
    if players is not None or levels is None or (not levels and named is None):
        count = seat_count(game, players, _USUAL_SEATS)
        if len(levels or ()) > count:
            raise UsageError(
                f"--bots names {counted(len(levels or ()), 'bot')} for {counted(count, 'seat')}"
            )
        return count
    people = 1 if named is None else len(named)
    needed, meta = people + len(levels), game.meta
    bots = counted(len(levels), "bot") if levels else "no bots"
    who = f"{counted(people, 'person', 'people')} and {bots}"
    if needed > meta.max_seats:
        raise UsageError(
            f"{meta.title} has at most {counted(meta.max_seats, 'seat')}; {who} need {needed}"
        )
    if needed < meta.min_seats and named is not None:
        raise UsageError(
            f"{meta.title} needs at least {counted(meta.min_seats, 'seat')}; {who} take {needed}"
        )
    return max(needed, meta.min_seats)


def _seats_for(game: Game, players: int | None, people: int) -> int:
    """Return the number of seats where bots take those that the named people leave free."""
    if people > game.meta.max_seats:
        raise UsageError(
            f"{game.meta.title} has at most {counted(game.meta.max_seats, 'seat')}; "
            f"{counted(people, 'person', 'people')} need {people}"
        )
    count = seat_count(game, players, max(people, _USUAL_SEATS))
    if people > count:
        raise UsageError(f"--names gives {counted(people, 'name')} for {counted(count, 'seat')}")
    return count


def _levels(bots: str, known: Sequence[str]) -> tuple[str, ...]:
    if bots.strip().lower() in {"", "none"}:
        return ()
    levels = names_in(bots)
    for level in levels:
        if level not in known:
            raise UsageError(f"--bots: no bot '{level}'; there are: {', '.join(known)}")
    return levels


def _names(names: str) -> tuple[str, ...]:
    given = names_in(names)
    if len(set(given)) != len(given):
        raise UsageError("--names must give each person a different name")
    for name in given:
        if len(name) > _LONGEST_NAME or not name.isprintable():
            raise UsageError(f"--names: '{name[:_LONGEST_NAME]}' must be 1 to 24 printable letters")
    return given


def _people(names: Sequence[str] | None, people: int, texts: Texts) -> Sequence[str]:
    if names is None:
        return tuple(texts.word("play-person", number=place + 1) for place in range(people))
    if len(names) != people:
        wanted = f"{counted(people, 'name')}, one for each person" if people > 1 else "1 name"
        raise UsageError(
            f"--names must give {wanted}, not {len(names)}"
            if people
            else "--names must not be given: the bots take all seats"
        )
    return names


__all__ = [
    "play",
]
