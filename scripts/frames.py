"""Takes the pictures of the guide to environments from plays, into ``docs/images``."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.raster import frame_of
from cuboteca.envs.seating import Seating, seating_of

OUT = Path(__file__).resolve().parents[1] / "docs" / "images"
#: Game, seats, options, and the number of decisions before the picture.
MOMENTS = (
    ("cubosaurs", 3, {"dna": True}, 19),
    ("cube_attack", 4, {}, 70),
    ("sukkube", 3, {}, 29),
    ("ursuppe", 4, {}, 190),
)
SEED = 9
COLOURS = 256


def moment(seating: Seating, decisions: int) -> Play:
    """Return a play by the heuristic policy after a number of decisions."""
    play = Play(seating.game, seating.options, seating.seat_count)
    rng = seeded(SEED)
    sampler = sampler_of(rng)
    while play.to_move != OVER and (decisions or play.to_move == CHANCE):
        if play.to_move == CHANCE:
            play.draw(sampler)
        else:
            play.act(play.to_move, play.engine.heuristic_action(play.state, rng))
            decisions -= 1
    return play


def main() -> None:
    """Write the pictures."""
    for name, seat_count, options, decisions in MOMENTS:
        seating = seating_of(name, seat_count, options)
        frame = frame_of(seating.picture(moment(seating, decisions).state))
        image = Image.fromarray(frame).quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE)
        image.save(OUT / f"frame_{name}.png", optimize=True)


if __name__ == "__main__":
    main()
