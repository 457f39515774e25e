"""How pyramids and gems are drawn: heights, the tilted view, gems that can be counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pygame
import pytest

from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.ui.pyramid.block_face import BlockFace, block_picture
from pyramids.games.pyramido.ui.pyramid.geometry import Frame
from pyramids.games.pyramido.ui.pyramid.pyramid_picture import _light_rim
from pyramids.games.pyramido.ui.pyramid.tilted_view import TiltedView
from pyramids.games.pyramido.ui.replay.replay_board import PyramidColumn
from pyramids.games.pyramido.ui.scoring.scoring_sheet import draw_gems
from pyramids.games.pyramido.ui.theme import EDGE_DARK, EDGE_LIGHT, PyramidSizes
from pyramids.play.seats import SeatLook
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import OnePlayer
from pyramids.ui.drawing.canvas import Canvas, Graphics
from tests.games.pyramido.played_games import HABITS, play, rules_of
from tests.games.pyramido.scenario import builder

SIDE = 20
LOOKS = (SeatLook(0, "explorer_1"), SeatLook(1, "explorer_2"))


@pytest.fixture(scope="module")
def graphics() -> Iterator[Graphics]:
    """What draws a window."""
    with headless_app((1280, 800)) as made:
        yield made.app.graphics


def test_a_higher_stage_throws_a_longer_shadow_and_has_a_wider_lit_edge() -> None:
    """PF-3: heights are told apart without labels."""
    for sizes in (PyramidSizes.SHADOW, PyramidSizes.RIM):
        assert list(sizes) == sorted(set(sizes))
    assert list(PyramidSizes.DIMMING[1:]) == sorted(set(PyramidSizes.DIMMING[1:]), reverse=True)


def test_the_stage_that_is_built_is_as_bright_as_a_domino_in_the_hand(graphics: Graphics) -> None:
    plain, middle = BlockFace(0, ()), (SIDE, SIDE)
    held = block_picture(graphics, plain, SIDE, 4).get_at(middle)
    for built in range(1, 5):
        stages = range(1, built + 1)
        colours = [block_picture(graphics, plain, SIDE, n, built).get_at(middle) for n in stages]
        assert colours[-1] == held
        light = [sum(colour[:3]) for colour in colours]
        assert light == sorted(set(light)), "the lower a stage, the darker"


def test_only_the_edges_of_a_stage_are_lit_not_the_joints_in_it() -> None:
    picture = pygame.Surface((4 * SIDE, 3 * SIDE))
    left = pygame.Rect(SIDE, SIDE, SIDE, SIDE)
    right = left.move(SIDE, 0)
    _light_rim(picture, [left, right], 3)
    assert picture.get_at(left.topleft)[:3] == EDGE_LIGHT
    assert picture.get_at((right.centerx, right.top))[:3] == EDGE_LIGHT
    assert picture.get_at((right.right - 1, right.centery))[:3] == EDGE_DARK
    assert picture.get_at((left.centerx, left.bottom - 1))[:3] == EDGE_DARK
    for joint in (left.right - 1, right.left):
        assert picture.get_at((joint, left.centery))[:3] == (0, 0, 0)


@pytest.mark.parametrize("tilt", [0.4, 1.0])
@pytest.mark.parametrize("size", [(300, 200), (200, 300)])
def test_a_tilted_pyramid_fills_its_place_and_is_nowhere_cut(
    graphics: Graphics, size: tuple[int, int], tilt: float
) -> None:
    pyramid = builder("1: 2 0,0 right", "1: 5 1,0 right", "1: 9 2,0 right", "1: 12 3,0 right")
    frame, picture = Frame(0, 0, 4, 2), pygame.Surface(size, pygame.SRCALPHA)
    inner = picture.get_rect().inflate(-8, -8)
    view = TiltedView(inner, frame, 1, tilt)
    view.draw(graphics, picture, rules_of().domino_set, frame, pyramid.placed)
    drawn = picture.get_bounding_rect(min_alpha=200)
    assert picture.get_rect().inflate(-2, -2).contains(drawn)
    assert max(drawn.width / inner.width, drawn.height / inner.height) > 0.85


@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("size", [(60, 40), (200, 40), (30, 30)])
def test_gems_in_a_payment_are_drawn_one_by_one(size: tuple[int, int], count: int) -> None:
    """PF-12: one to six of them, none above another."""
    room, drawn = pygame.Rect((5, 7), size), cast("list[pygame.Rect]", [])

    class Recorder:
        def svg(self, name: str, rect: pygame.Rect, alpha: float) -> None:
            drawn.append(rect)

    draw_gems(cast("Canvas", cast("Any", Recorder())), [0] * count, room)
    assert len(drawn) == count
    for number, rect in enumerate(drawn):
        assert room.contains(rect)
        assert rect.width >= 9
        assert rect.collidelist(drawn[:number]) < 0


def test_a_review_outlines_the_domino_that_a_move_places(graphics: Graphics) -> None:
    rules = rules_of()
    session = play(rules, HABITS[:2], 5)
    step, ply = next((n, ply) for n, ply in enumerate(session.plies) if type(ply.move) is Place)
    before, after = session.states[step], session.states[step + 1]
    column = PyramidColumn(rules, PlayerLooks(("Ana", "Ben"), LOOKS), ply.seat)
    board = OnePlayer(column)
    board.place(pygame.Rect(0, 0, 300, 300), graphics)
    picture = Canvas(pygame.Surface((300, 300)), graphics)
    seen = []
    for earlier in (before, after):
        board.show_change(earlier, after)
        board.draw(picture)
        seen.append((column.board.marked, pygame.image.tobytes(picture.surface, "RGB")))
    assert [marked for marked, _pixels in seen] == [{before.hand}, frozenset()]
    assert seen[0][1] != seen[1][1]
