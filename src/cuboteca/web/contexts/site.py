"""What every page needs: the language, the theme and the common links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Word(Protocol):
    """``Texts.word`` of the page's language."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Return the text of ``key``."""
        ...


@dataclass(frozen=True)
class Language:
    """A language that the reader may choose."""

    code: str  # "en"
    name: str  # in the language itself


@dataclass(frozen=True)
class Site:
    """The frame around a page; every context has one in its field ``site``."""

    language: str  # code of the page's language
    languages: tuple[Language, ...]  # all that are available
    theme: str  # "auto", "light" or "dark"
    here: str  # path of this page, where the settings form leads back to
    home_url: str  # the home page
    settings_url: str  # takes language, theme and back by POST
    static_url: str  # folder of the site's own files, without a slash at the end
    pace: str = "normal"  # of what bots do: "slow", "normal" or "instant"
    forced: str = "off"  # "on": decisions with one legal action are taken by themselves
    sound: str = "off"  # "off", "soft" or "full"
    talk: str = "all"  # "all", "phrases" or "off"
    version: str = ""  # appended to static addresses so that a new release is fetched again


@dataclass(frozen=True)
class Field:
    """A hidden field of a form."""

    name: str  # of the form field
    value: str  # sent as it is


__all__ = [
    "Field",
    "Language",
    "Site",
    "Word",
]
