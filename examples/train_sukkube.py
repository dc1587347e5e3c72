"""Train MaskablePPO on Sukkube for two against random bots; docs/guides/train.md explains it.

The network sees the seats in the order in which the Kube shows them, so a card always leads from
one to the next in the same way, whoever sits where.
"""

from __future__ import annotations

from typing import Any

import learning  # first: it reports what is not installed
import torch
from previews import PREVIEW_SIZE, WithPreviews
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch.nn.functional import one_hot

from cuboteca.envs.pieces import pieces_of

PIECES = pieces_of("sukkube")
SIZE = PIECES[-1].stop
PLACES, KINDS, CARDS = 6, 15, 5
#: How many of an automaton's next cards are shown in full.
COMING = 2
PLACE_SIZE = 2 + (CARDS + 1) + KINDS + COMING * (KINDS + 1)


class AroundTheKube(BaseFeaturesExtractor):
    """Orders seats: the one on top, then those that right, left, down, up and flip bring there."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, PLACES * PLACE_SIZE + (KINDS + 1) + 3 + PLACES + PREVIEW_SIZE)

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Return float32[B, F] of float32[B, N + P]."""
        seen = {piece.name: numbers[:, piece.start : piece.stop] for piece in PIECES}
        coming = seen["sequences"].view(-1, PLACES, CARDS)[:, :, :COMING]
        places = torch.cat(
            [
                torch.stack([seen["automaton"], seen["sukkube"]], 2),
                one_hot(seen["hand_count"].long(), CARDS + 1),
                seen["hands"].view(-1, PLACES, KINDS),
                one_hot(coming.long(), KINDS + 1).flatten(2),
            ],
            2,
        )
        top = seen["top"].argmax(1, keepdim=True)
        order = torch.cat([top, seen["turns"][:, : PLACES - 1].long() - 1], 1)
        around = places.gather(1, order[:, :, None].expand_as(places)).flatten(1)
        run = one_hot(seen["run"][:, 0].long().clamp(max=2), 3)
        return torch.cat([around, seen["last_card"], run, seen["points"] / 5, numbers[:, SIZE:]], 1)


LESSON = learning.Lesson(
    game="sukkube",
    seats=2,
    points="points",
    point=0.5,
    encoder=AroundTheKube,
    wrapper=WithPreviews,
    steps=500_000,
    num_envs=256,
    rate=1e-3,
    settings={
        "n_steps": 16,
        "batch_size": 512,
        "n_epochs": 4,
        "gamma": 0.9,
        "gae_lambda": 0.9,
        "ent_coef": 0.005,
    },
)

if __name__ == "__main__":
    learning.main(LESSON)
