"""A table redraws only what has changed, and looks as if everything had been redrawn."""

from __future__ import annotations

from typing import Any, Final

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_table import GameTable
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.animation import Speed

pytestmark = pytest.mark.usefixtures("every_frame")

DECISIONS: Final = 6
"""Enough for several turns in every game."""
PLAYABLE = playable_games()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", PLAYABLE, ids=[spec.id for spec in PLAYABLE])
def test_what_is_redrawn_in_part_looks_as_if_all_was_redrawn(spec: GameSpec) -> None:
    with headless_app((1024, 640)) as made:
        made.app.motion.speed = Speed.INSTANT
        quick = next(bot.name for bot in spec.bots if bot.quick)
        game = made.game(spec, 3, bots=[quick])
        made.open(game)
        for _ in range(DECISIONS):
            _decide(made, game)
            assert not _stale(made)


def _decide(made: HeadlessApp, game: RunningGame) -> None:
    """Make the last legal move of the person, and wait until it is decided what comes next."""
    scene: Any = made.app.scenes.top
    if 0 in game.waiting() and scene.controller.flow.asked:
        scene.controller.decide(game.rules.legal(game.state, 0)[-1], final=True)
    for _ in range(50):
        made.wait(50)
        if 0 in game.waiting():
            return


def _stale(made: HeadlessApp) -> list[pygame.Rect]:
    """Where a table looks different once everything is drawn again."""
    scene = made.app.scenes.top
    if not isinstance(scene, GameTable):
        return []
    made.rest()
    # The largest changes are drawn in several frames.
    made.wait(100)
    before = made.app.frame().copy()
    scene.backdrop.renew()
    made.app.invalidate()
    made.app.step(0)
    after = made.app.frame()
    same = pygame.mask.from_threshold(after, (0, 0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    return same.get_bounding_rects()
