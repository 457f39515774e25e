"""The labyrinth's table leaves players alone: no tile, refusal or tooltip before its time."""

from __future__ import annotations

import pygame
import pytest

from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.state import (
    TURNS,
)
from pyramids.storage.settings import Pace
from pyramids.tables.parts.hint_marks import badge_rect
from pyramids.tables.testing.gestures import Move, Wheel
from tests.games.labyrinth.ui.table_player import (
    ANA,
    IPI,
    Guest,
    laying,
    laying_plain,
    seated,
    seen,
)
from tests.games.labyrinth.ui.test_hints import ask

TAKEN = "This space is taken"


def taken_space(guest: Guest) -> int:
    """The last space with a tile on it."""
    spaces = guest.state.hunters[0].spaces
    return max(space for space, content in enumerate(spaces) if content != EMPTY)


# The tile belongs to the pointer or to the keyboard.


@pytest.mark.parametrize("keys_first", [False, True])
def test_off_the_board_the_pointer_shows_no_tile_and_no_refusal(keys_first: bool) -> None:
    with seated(ANA, IPI, until=laying) as guest:
        if keys_first:
            guest.key("p")
        guest.point(taken_space(guest))
        assert TAKEN in seen(guest)
        table = guest.table
        for widget in (table.log, table.score, table.numbers.stock.piles[0], table.bar.menu):
            guest.point(taken_space(guest))
            guest.headless.do(Move(widget.rect.center))
            guest.headless.wait(100)
            assert not table.hand.shown
            assert TAKEN not in seen(guest)


def test_at_the_very_edge_of_the_next_column_the_tile_is_gone() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.headless.app.resize((1024, 640))
        guest.point(4)
        assert guest.table.hand.shown
        guest.headless.do(Move(guest.table.rivals.plates[0].rect.move(1, 0).midleft))
        assert not guest.table.hand.shown


def test_a_tile_moved_by_keys_stays_when_the_pointer_passes_beside_the_board() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.key("p")
        space = guest.table.hand.space
        guest.headless.do(Move(guest.table.log.rect.center))
        guest.headless.do(Move(guest.table.score.rect.center))
        assert guest.table.hand.shown
        assert guest.table.hand.space == space


def test_behind_a_menu_and_after_it_there_is_no_tile_until_the_mouse_moves() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.point(taken_space(guest))
        guest.key("escape")
        assert TAKEN not in seen(guest)
        guest.key("escape")
        guest.headless.wait(300)
        assert guest.top() == "TableScene"
        assert TAKEN not in seen(guest)
        guest.point(taken_space(guest))
        assert TAKEN in seen(guest)


def test_enter_places_no_tile_that_was_not_seen() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.key("p")
        guest.point(taken_space(guest))
        guest.headless.do(Move(guest.table.log.rect.center))
        plies = len(guest.game.session.plies)
        guest.key("return")
        assert guest.table.hand.shown
        assert len(guest.game.session.plies) == plies


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_forecast_or_refusal_covers_a_hint_the_prompt_or_its_tile(
    size: tuple[int, int],
) -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.headless.app.resize(size)
        ask(guest)
        table, graphics = guest.table, guest.headless.app.graphics
        clear = [line.rect for line in table.hints.list.lines if line.visible]
        clear += [badge_rect(mark, graphics) for mark in table.hint_marks()]
        clear.append(table.bar.instruction_rect)
        assert len(clear) > 3
        table.widgets.tooltip.hide()
        before = {(text.text, *text.rect.topleft) for text in guest.headless.app.texts()}
        for space in range(TURNS):
            guest.point(space)
            new = [
                text.rect
                for text in guest.headless.app.texts()
                if (text.text, *text.rect.topleft) not in before and not _in_strip(guest, text.rect)
            ]
            assert new
            for rect in new:
                assert rect.collidelist([*clear, table.hand.rect]) < 0


def _in_strip(guest: Guest, rect: pygame.Rect) -> bool:
    """Whether a text is in the score strip, which shows the change too."""
    return bool(guest.table.score.rect.colliderect(rect))


# Nobody is told off before they have moved.


def next_turn(guest: Guest) -> None:
    """Wait until the next tile can be placed."""
    guest.wait_for(lambda: guest.table.hand.active and not guest.table.busy)


def test_a_turn_begins_in_silence_where_the_last_tile_was_placed() -> None:
    with seated(ANA, until=laying_plain) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        next_turn(guest)
        x, y = guest.over_space(space)
        # A hand on the mouse is never quite still.
        for pos in ((x + 1, y), (x, y + 2), (x - 1, y)):
            guest.headless.do(Move(pos))
        guest.headless.wait(1500)
        assert TAKEN not in seen(guest)
        assert not guest.table.hand.shown
        assert not guest.table.widgets.tooltip.shown
        guest.headless.do(Move((x + 20, y)))
        guest.headless.wait(100)
        assert TAKEN in seen(guest)


def test_moving_while_the_number_is_revealed_is_no_attempt_either() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        guest.wait_for(lambda: guest.table.busy and guest.table.hand.active)
        x, y = guest.over_space(space)
        guest.headless.do(Move((x + 25, y)), Move((x + 28, y)))
        guest.headless.rest()
        assert TAKEN not in seen(guest)


def test_no_tooltip_pops_up_over_a_tile_that_was_just_placed() -> None:
    with seated(ANA, until=laying_plain, confirm=True) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        x, y = guest.over_space(space)
        guest.headless.wait(1500)
        guest.headless.do(Move((x + 3, y)))
        guest.headless.wait(1500)
        assert not guest.table.widgets.tooltip.shown
        guest.point(taken_space(guest))
        guest.headless.do(Move(guest.over_space(0)))
        guest.headless.wait(1500)
        assert guest.table.widgets.tooltip.shown


@pytest.mark.parametrize("way", ["key", "wheel"])
def test_a_tile_at_rest_appears_when_it_is_rotated_but_is_not_refused(way: str) -> None:
    with seated(ANA, until=laying_plain) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        next_turn(guest)
        if way == "key":
            guest.key("r")
        else:
            guest.headless.do(Wheel(guest.over_space(space), -1))
        assert guest.table.hand.shown
        assert guest.table.hand.rotation == 1
        assert TAKEN not in seen(guest)
