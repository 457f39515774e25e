"""The random bot: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from pyramids.engine.contract import AnyRules, BotSpec, Reason
from pyramids.language import N_


class RandomBot:
    """Chooses uniformly at random."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        """Any of the legal moves."""
        return legal[int(rng.random() * len(legal))]

    def why(self, view: Any, legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
        """It has no reasons."""
        return ()


def make_random(rules: AnyRules) -> RandomBot:
    """The random bot needs no rules."""
    return RandomBot()


RANDOM = BotSpec("random", "plays any legal move", make_random, title=N_("Random"))
