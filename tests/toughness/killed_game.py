"""Plays games until it is killed, and prints every ply as soon as it is saved.

Continues the game that the previous process left. Output: `game ID`, then `ply TEXT` for each ply.
"""

from __future__ import annotations

import sys
from random import Random

from pyramids.catalogue import find_game
from pyramids.engine.records.record import encode_ply
from pyramids.play.running_game import RunningGame
from pyramids.play.start_game import continue_newest
from pyramids.screens.settings import preferences
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import make_app
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import By, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp


def main(game_id: str, seed: int) -> None:
    """Play and print."""
    headless = make_app((1024, 640))
    headless.settings.pace = Pace.INSTANT
    preferences.apply(headless.app, headless.settings)
    luck = Random(f"victim {seed}")
    while True:
        game = continue_newest(headless.settings) or _new(headless, game_id, seed)
        _play(headless, game, luck)
        seed += 1000


def _new(headless: HeadlessApp, game_id: str, seed: int) -> RunningGame:
    spec = find_game(game_id)
    quick = [bot.name for bot in spec.bots if bot.quick]
    return headless.game(spec, seed, people=1, bots=[quick[-1]] * (spec.seats.start - 1))


def _play(headless: HeadlessApp, game: RunningGame, luck: Random) -> None:
    told = 0
    print(f"game {game.autosave.id}", flush=True)
    headless.open(game)
    while game.over is None:
        top = headless.app.scenes.top
        gesture = next_gesture(top, luck.choice(list(By))) if top is not None else None
        for events in raw(gesture) if gesture is not None else ([],):
            headless.app.step(FRAME, events)
            for ply in game.session.plies[told:]:
                print(f"ply {encode_ply(game.rules, ply)}", flush=True)
            told = len(game.session.plies)
    game.leave()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
