"""Plays games until somebody kills it, and tells every ply as soon as the game has kept it.

Goes on with the game that the one before it left. Lines: `game ID`, then `ply TEXT` for each.
"""

from __future__ import annotations

import sys
from random import Random

from pyramids.engine.record import encode_ply
from pyramids.games import find_game
from pyramids.play.running_game import RunningGame, continue_newest
from pyramids.screens.settings import preferences
from pyramids.showcase.gestures import raw
from pyramids.showcase.guides import By, next_gesture
from pyramids.showcase.headless_app import FRAME, Easel
from pyramids.storage.settings import Pace


def main(game_id: str, seed: int) -> None:
    """Play and tell."""
    easel = Easel((1024, 640), "en")
    easel.settings.pace = Pace.INSTANT
    preferences.apply(easel.app, easel.settings)
    luck = Random(f"victim {seed}")
    while True:
        game = continue_newest(easel.settings) or _new(easel, game_id, seed)
        _play(easel, game, luck)
        seed += 1000


def _new(easel: Easel, game_id: str, seed: int) -> RunningGame:
    spec = find_game(game_id)
    quick = [bot.name for bot in spec.bots if bot.budget == 0]
    return easel.game(spec, seed, people=1, bots=[quick[-1]] * (spec.seats.start - 1))


def _play(easel: Easel, game: RunningGame, luck: Random) -> None:
    told = 0
    print(f"game {game.autosave.id}", flush=True)
    easel.open(game)
    while game.over is None:
        top = easel.app.scenes.top
        gesture = next_gesture(top, luck.choice(list(By))) if top is not None else None
        for events in raw(gesture) if gesture is not None else ([],):
            easel.app.step(FRAME, events)
            for ply in game.session.plies[told:]:
                print(f"ply {encode_ply(game.rules, ply)}", flush=True)
            told = len(game.session.plies)
    game.leave()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
