"""Train MaskablePPO on Cubosaurs for two against greedy bots; docs/guides/train.md explains it."""

from __future__ import annotations

from typing import Any

import learning  # first: it reports what is not installed
import torch
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from cuboteca.envs.pieces import pieces_of

#: Large numbers are divided by these; all others are about 1 anyway.
LARGE = {"unseen": 4, "draw_pile": 10, "card_count": 10, "totals": 20, "last_round": 20}


class Scaled(BaseFeaturesExtractor):
    """The observation with large numbers scaled down."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, space.shape[0])
        parts = [torch.full((p.length,), 1 / LARGE.get(p.name, 1)) for p in pieces_of("cubosaurs")]
        self.register_buffer("scales", torch.cat(parts))

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Return float32[B, N] of float32[B, N]."""
        return numbers * self.scales


LESSON = learning.Lesson(
    game="cubosaurs",
    seats=2,
    points="totals",
    point=0.02,
    encoder=Scaled,
    steps=600_000,
    num_envs=128,
    rate=1e-3,
    opponent="greedy",
    settings={
        "n_steps": 32,
        "batch_size": 512,
        "n_epochs": 4,
        "gamma": 0.99,
        "gae_lambda": 0.95,
        "ent_coef": 0.01,
    },
)

if __name__ == "__main__":
    learning.main(LESSON)
