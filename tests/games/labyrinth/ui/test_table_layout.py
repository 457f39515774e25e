"""The labyrinth's table fits every window: board, rivals, log and the left column."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.games.labyrinth.state import LAY_DUE, Phase, State
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import SMALL
from pyramids.ui.widgets import Widget
from tests.games.labyrinth.ui.table_player import ANA, IPI, SENBI, Guest, masons_move, seated

SIZES = [(1024, 640), (1280, 800), (1600, 640), (1024, 1000), (1920, 1080)]
PLAYERS = (ANA, IPI, SENBI, Player("Nefru", "mason"), Player("Menes", "mason"))


def laying(state: State) -> bool:
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE


def late(state: State) -> bool:
    return laying(state) and state.turn == 12


def resized(guest: Guest, size: tuple[int, int]) -> TableScene:
    """The table in a window of another size."""
    guest.headless.app.resize(size)
    guest.headless.wait(100)
    return guest.table


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_parts_of_the_table_never_overlap(size: tuple[int, int], players: int) -> None:
    with seated(*PLAYERS[:players], until=laying) as guest:
        table = resized(guest, size)
        parts: list[Widget] = [table.board, table.numbers, table.score, table.log, table.bar]
        parts += table.rivals.plates
        frame = pygame.Rect((0, 0), size)
        assert all(frame.contains(part.rect) for part in parts)
        assert not [
            pair for pair in combinations(parts, 2) if pair[0].rect.colliderect(pair[1].rect)
        ]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rivals_labyrinths_can_be_read_and_the_log_has_five_lines(
    size: tuple[int, int], players: int
) -> None:
    with seated(*PLAYERS[:players], until=laying) as guest:
        table = resized(guest, size)
        scale = guest.headless.app.graphics.theme.stage_scale
        assert min(plate.board.rect.width for plate in table.rivals.plates) >= 110 * scale
        line = guest.headless.app.graphics.text.line_height(SMALL)
        assert table.log.rect.height >= 5 * line


@pytest.mark.parametrize("size", SIZES)
def test_the_left_column_has_no_hole(size: tuple[int, int]) -> None:
    with seated(*PLAYERS[:3], until=laying) as guest:
        table = resized(guest, size)
        column = table.numbers
        parts = [column.card, column.turn_tool, column.stock, column.left, column.go_on]
        spans = sorted((part.rect.top, part.rect.bottom) for part in parts)
        end, widest = spans[0][1], 0
        for top, bottom in spans[1:]:
            widest = max(widest, top - end)
            end = max(end, bottom)
        assert widest <= 40 * guest.headless.app.graphics.theme.stage_scale
        assert column.rect.bottom - end <= 2


def test_treasures_have_their_colour_before_they_score() -> None:
    with seated(ANA, SENBI, until=late, by=masons_move) as guest:
        board = guest.table.board
        idle = [field for field, _value in board.hunter.pieces if field not in board.finds]
        assert idle, "no treasure waits for its chamber"
        drawn: dict[tuple[int, int, int, int], float] = {}

        class Watching(Canvas):
            """Notes how opaque each gem is drawn."""

            def svg(self, name: str, rect: pygame.Rect, alpha: float = 1.0) -> None:
                if "gem_" in name:
                    drawn[tuple(rect)] = alpha  # type: ignore[index]
                super().svg(name, rect, alpha)

        app = guest.headless.app
        board.draw(Watching(app.frame().copy(), app.graphics))
        assert {drawn[tuple(board.piece_rect(field))] for field in idle} == {1.0}  # type: ignore[index]


def test_a_treasure_that_scores_is_ringed_with_gold() -> None:
    with seated(ANA, SENBI, until=lambda s: laying(s) and s.turn == 20, by=masons_move) as guest:
        board, app = guest.table.board, guest.headless.app
        rings: list[pygame.Rect] = []

        class Watching(Canvas):
            """Notes the rings."""

            def ring(self, rect: pygame.Rect, *args: object, **options: object) -> None:
                rings.append(pygame.Rect(rect))
                super().ring(rect, *args, **options)  # type: ignore[arg-type]

        board.draw(Watching(app.frame().copy(), app.graphics))
        ringed = {
            field
            for field, _value in board.hunter.pieces
            if any(ring.center == board.piece_rect(field).center for ring in rings)
        }
        assert board.finds
        assert ringed == set(board.finds)
