"""The table fits its window, and every word on it can be read."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.round.layout import plan_table
from pyramids.play.running_game import RunningGame
from pyramids.ui.app import App
from tests.games.silver_gold.ui.table_player import ANA, NEFRU, Visitor, begin, play_ahead


def some_turns(game: RunningGame) -> bool:
    """There are marks on the table and a pattern to mark."""
    return game.state.phase is Phase.MARK and game.state.turn == 3


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_parts_of_the_table_never_overlap_and_the_board_is_the_hero(
    app: App, size: tuple[int, int]
) -> None:
    app.graphics.theme.fit(size)
    plan = plan_table(size, app.graphics)
    parts = [plan.bar, plan.expedition, *plan.cards, plan.rivals, plan.sheet, plan.display]
    frame = pygame.Rect((0, 0), size)
    assert all(frame.contains(part) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
    board = plan.bar.bottom, plan.sheet.top
    assert (board[1] - board[0]) * size[0] >= 0.5 * size[0] * size[1]


@pytest.mark.parametrize(
    ("code", "size"),
    [
        ("de", (1024, 640)),
        ("en", (1280, 800)),
        pytest.param("en", (1024, 640), marks=pytest.mark.slow),
        pytest.param("de", (1280, 800), marks=pytest.mark.slow),
        pytest.param("en", (1920, 1080), marks=pytest.mark.slow),
        pytest.param("de", (1920, 1080), marks=pytest.mark.slow),
    ],
)
def test_no_text_is_cut_or_too_small(app: App, code: str, size: tuple[int, int]) -> None:
    app.set_language(code)
    app.resize(size)
    players = (ANA, Player("Nefru", "greedy"), Player("Tutanchamun", "random"), NEFRU)
    visitor = Visitor(app, play_ahead(begin(*players), some_turns))
    visitor.press(pygame.K_p)
    smallest = round(15 * min(size[0] / 1280, size[1] / 800))
    for text in app.texts():
        assert not text.clipped, text.text
        assert text.px >= smallest, text.text
