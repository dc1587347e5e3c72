"""Building blocks of sprites: short numbers, short paths, the three faces of a block."""

from __future__ import annotations

import pytest

from cuboteca.core.figures import Paint, faces, path, sprite, symbol


def test_a_sprite_is_its_symbols_in_order() -> None:
    made = sprite([symbol("a", "<path/>"), symbol("b", "", "0 0 8 4")])

    assert made == (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        '<symbol id="a" viewBox="0 0 64 64"><path/></symbol>\n'
        '<symbol id="b" viewBox="0 0 8 4"></symbol>\n</svg>\n'
    )


@pytest.mark.parametrize(
    ("parts", "d"),
    [
        (("M", 1, 2), "M1 2"),
        (("M", 1, -2, "z"), "M1-2z"),
        (("M", 1, 0.5), "M1 .5"),
        (("M", -0.04, 10), "M0 10"),
        ((), ""),
    ],
)
def test_a_path_has_no_needless_characters(parts: tuple[str | float, ...], d: str) -> None:
    assert path("red", *parts) == f'<path fill="red" d="{d}"/>'


def test_the_faces_of_a_block_share_its_edges() -> None:
    drawn = faces(10, 20, (30, 40), (5, 6), Paint("front", "top", "side", "line"))

    assert drawn == (
        '<path fill="top" d="M10 20l5-6h30l-5 6z"/>'
        '<path fill="side" d="M40 20l5-6v40l-5 6z"/>'
        '<path fill="front" d="M10 20h30v40h-30z"/>'
    )
