"""The table fits its window, and every word on it can be read."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.round.layout import plan_round
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS, plan_sheet
from pyramids.play.running_game import RunningGame
from pyramids.ui.app import App
from pyramids.ui.theme import SMALL, SMALL_BOLD, TEXT_SIZES
from tests.games.silver_gold.ui.table_player import ANA, NEFRU, Visitor, begin, play_ahead


def some_turns(game: RunningGame) -> bool:
    """There are marks on the table and a pattern to mark."""
    return game.state.phase is Phase.MARK and game.state.turn == 3


SIZES = [(1024, 640), (1280, 800), (1600, 640), (1024, 1000), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_table_never_overlap_and_the_board_is_the_hero(
    app: App, size: tuple[int, int], opponents: int
) -> None:
    app.graphics.theme.fit(size)
    plan = plan_round(size, app.graphics, opponents)
    parts = [plan.bar, plan.expedition, *plan.cards, plan.rivals, plan.sheet, plan.display]
    frame = pygame.Rect((0, 0), size)
    assert all(frame.contains(part) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])]
    assert sum(card.width * card.height for card in plan.cards) >= 0.47 * size[0] * size[1]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_opponents_chambers_can_be_read_and_the_log_has_five_lines(
    app: App, size: tuple[int, int], opponents: int
) -> None:
    app.resize(size)
    players = (ANA, Player("Nefru", "greedy"), Player("Menes", "random"), NEFRU)
    visitor = Visitor(app, play_ahead(begin(*players[: opponents + 1]), some_turns))
    table = visitor.round
    chambers = [card.card for plate in table.rivals.plates for card in plate.cards]
    assert min(card.width for card in chambers) >= 70 * app.graphics.theme.stage_scale
    assert table.log.rect.height >= 5 * app.graphics.text.line_height(SMALL)


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024), (2560, 1080)])
@pytest.mark.parametrize("text_size", [TEXT_SIZES[0], 1.0, TEXT_SIZES[-1]])
def test_claimed_awards_never_run_together(
    app: App, size: tuple[int, int], text_size: float
) -> None:
    app.graphics.theme.fit(size)
    app.graphics.theme.set_text_size(text_size)
    try:
        for opponents in (1, 2, 3):
            sheet = plan_sheet(plan_round(size, app.graphics, opponents).sheet, app.graphics)
            for colour in range(len(COLOURS)):
                awards = [sheet.awards[colour * AWARDS + place] for place in range(AWARDS)]
                line = [sheet.boxes["pyramid", colour], sheet.counts[colour], *awards]
                apart = max(2, sheet.cell // 8)
                assert all(left.right <= right.left for left, right in pairwise(line))
                assert all(left.right + apart <= right.left for left, right in pairwise(line[1:]))
                letter = app.graphics.text.fit_to_box("M", SMALL_BOLD, 0)
                seal = sheet.boxes["award", colour * AWARDS]
                beside = awards[0].right - seal.right
                assert beside >= app.graphics.text.width("M", letter) // 2
    finally:
        app.graphics.theme.set_text_size(1.0)


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
