"""What the galleries of all games share: the frame of a page, and pages from contexts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from cuboteca.core.texts import LANGUAGE_NAMES, Texts
from cuboteca.games import game
from cuboteca.web import rendering
from cuboteca.web.assets import drawn
from cuboteca.web.contexts import Language, Site, TableContext
from cuboteca.web.log import log_of

if TYPE_CHECKING:
    from cuboteca.web.contexts import SeatPlate
    from cuboteca.web.rendering import Context

WEB = Path(rendering.__file__).parent


def texts_of(name: str, language: str) -> Texts:
    """Return the texts of the site and of a game."""
    return Texts(language, [WEB / "texts", WEB / "pages/texts", game(name).folder / "texts"])


def sprite_of(name: str) -> str:
    """Return the address of a game's symbols."""
    return f"/games/{name}/symbols.svg"


def styles_of(name: str) -> tuple[str, ...]:
    """Return the addresses of a game's style sheets."""
    return tuple(f"/games/{name}/{file}" for file in drawn(name).names(".css"))


def site(language: str) -> Site:
    """Return the frame of a page."""
    languages = tuple(Language(code, word) for code, word in LANGUAGE_NAMES.items())
    return Site(language, languages, "auto", "/", "/", "/settings", "/static")


def render(context: Context) -> str:
    """Return the page of a context."""
    return bytes(rendering.page(context).body).decode()


def table(
    name: str,
    texts: Texts,
    *,
    board: Markup,
    prompt: Markup,
    round_label: str,
    seats: tuple[SeatPlate, ...],
    your_turn: bool,
    **more: Any,
) -> str:
    """Return the page of a table; ``more`` are fields of its context that differ from the usual."""
    usual: dict[str, Any] = {
        "hint": "",
        "message": "",
        "actions": (),
        "log": log_of(()),
        "sheet": None,
        "over": None,
        "invites": (),
        "claim": None,
        "rules_url": "#",
        "replay_url": "#",
        "record_url": "#",
        "next_url": "#",
        "refresh": None,
    }
    title = game(name).meta.title
    return render(
        TableContext(
            site=site(texts.language),
            t=texts.word,
            game_name=title,
            round_label=round_label,
            title=title,
            styles=styles_of(name),
            live_url="",
            frame=12,
            act_url="/tables/x/act",
            seq=12,
            action_id="a",
            your_turn=your_turn,
            prompt=prompt,
            board=board,
            seats=seats,
            **(usual | more),
        )
    )


def cover(name: str) -> str:
    """Return a page with a game's picture in the registry."""
    picture = game(name).presentation.cover(sprite_of(name))
    return Markup("<!doctype html><title>Cover</title><div class=frame>{}</div>").format(picture)
