"""Commitments to a deal: proof that nothing which is drawn was swapped during the game.

Before the first draw, the program shows a hash of the seed and a random salt. It tells nothing
about the seed, but no other seed can be named for it later. When the game is over, seed and salt
open it: anyone can compute the hash, and every draw, again.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Final, NamedTuple

from pyramids.engine.records.digests import sha256

_SALT_BITS: Final = 64
"""There are few seeds: without a salt, one could try them all."""
_SHOWN_DIGITS: Final = 16
"""What is shown of a hash, so that it can be noted or photographed."""


class Commitment(NamedTuple):
    """A commitment to the deal: its hash, shown before the game, and the salt that opens it."""

    hash: str
    salt: str | None = None


def draw_salt() -> str:
    """A random salt, as hexadecimal digits."""
    return f"{SystemRandom().getrandbits(_SALT_BITS):0{_SALT_BITS // 4}x}"


def commit(game: str, level_digest: str, seed: int, salt: str) -> Commitment:
    """The commitment to a seed, for a game with the level of this digest."""
    return Commitment(sha256(f"{game}/{level_digest}/{seed}/{salt}"), salt)


def shown(digits: str) -> str:
    """The first digits of a hash or salt, in groups of four."""
    return " ".join(digits[start : start + 4] for start in range(0, _SHOWN_DIGITS, 4)).strip()
