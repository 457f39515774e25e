"""What players are told about the seal of the deal: the commitment to all that will be drawn."""

from __future__ import annotations

from typing import Final

from pyramids.engine.records.commitment import shown
from pyramids.language import N_, _
from pyramids.play.running_game import RunningGame

SEAL_MEANING: Final = N_(
    "Fixes every draw from the start. It's opened at the end; “pyramids verify” then proves that "
    "nothing was swapped."
)


def seal_line(game: RunningGame) -> str:
    """The seal, short enough to note it down; empty for games that have none."""
    told = game.commitment
    return "" if told is None else _("Seal of the deal: {seal}", seal=shown(told.hash))


def opened_seal(game: RunningGame) -> str:
    """The seal and the deal of a finished game, in one short line."""
    told = game.commitment
    digits = "" if told is None else shown(told.hash)
    return _("Opened seal: {seal} · deal {seed}", seal=digits, seed=game.seed)


def opening_proof(game: RunningGame) -> str:
    """What opens the seal of a finished game, and how that is proven."""
    proof = _("“pyramids verify” proves that nothing was swapped.")
    return f"{opening_line(game)}. {proof}"


def opening_line(game: RunningGame) -> str:
    """What opens the seal, once the game is over; empty before that, and without a seal."""
    told = game.commitment
    if told is None or told.salt is None or game.over is None:
        return ""
    return _("Opened by deal {seed} and key {key}", seed=game.seed, key=shown(told.salt))
