"""What the keys and gestures of a table do, checked at the table of every game."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from time import sleep

import pygame
import pytest

from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.tables.game_table import GameTable
from pyramids.tables.parts.log import LogScene
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.tables.placing.placement import Orientation
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.ui.actions import BINDINGS, Action, Chord
from pyramids.ui.animation import Speed
from pyramids.ui.dialog import Dialog
from tests.keys.key_user import KeyUser, Trigger, triggers_of

TableCheck = Callable[[KeyUser, GameTable, Trigger], None]

TABLE_CHECKS: dict[Action, TableCheck] = {}
"""Checks that run at the table of every game; each leaves the table as it was."""
MOST_WAITS = 3000
"""Hundredths of a second that the adviser may take."""


def at_the_table(*actions: Action) -> Callable[[TableCheck], TableCheck]:
    """Register a check for some actions."""

    def note(check: TableCheck) -> TableCheck:
        TABLE_CHECKS.update(dict.fromkeys(actions, check))
        return check

    return note


def placing(table: GameTable) -> PlacingTable[object]:
    """A table at which pieces are placed."""
    if not isinstance(table, PlacingTable):
        pytest.skip("nothing is placed on a board in this game")
    return table


@at_the_table(Action.ROTATE, Action.ROTATE_BACK, Action.MIRROR)
def _turning(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    hand = placing(table).hand
    before = hand.orientation
    meant: dict[StrEnum, Orientation] = {
        Action.ROTATE: before.turned(1),
        Action.ROTATE_BACK: before.turned(-1),
        Action.MIRROR: before.flipped() if hand.can_mirror else before,
    }
    (action,) = (b.action for b in BINDINGS if trigger in triggers_of(b) and b.action in meant)
    user.use(trigger)
    assert hand.orientation == meant[action]


@at_the_table(Action.NEXT_CARD, Action.PREVIOUS_CARD)
def _the_card_beside(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    boards, order = placing(table).boards, table.widgets.focus_order()
    back = isinstance(trigger, Chord) and trigger.shift
    begin, step = (boards[-1], -1) if back else (boards[0], 1)
    table.widgets.set_focus(begin)
    user.use(trigger)
    assert table.widgets.focus is order[(order.index(begin) + step) % len(order)]
    if len(boards) > 1:
        assert table.widgets.focus is boards[-2 if back else 1]
        assert placing(table).hand.board == boards.index(table.widgets.focus)


@at_the_table(Action.LEGAL_PLACES)
def _legal_places(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    hand = placing(table).hand
    legal = user.game.rules.legal(user.game.state, 0)
    seen = []
    for _ in range(3):
        user.use(trigger)
        assert hand.preview is not None
        assert hand.preview.move in legal
        seen.append(hand.preview.move)
    assert hand.showing_legal
    assert len(set(seen)) == 3


@at_the_table(Action.HINT)
def _a_hint(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    user.use(trigger)
    assert table.hints.shown
    for _ in range(MOST_WAITS):
        if table.hints.hints:
            break
        # The adviser runs in another process.
        sleep(0.01)
        user.app.step()
    legal = user.game.rules.legal(user.game.state, 0)
    assert table.hints.hints
    assert all(hint.move in legal for hint in table.hints.hints)
    user.use(trigger)
    assert not table.hints.shown


def _stop_the_bots(user: KeyUser, table: GameTable) -> None:
    """Pause the bots, so that nobody else moves."""
    if not table.controller.flow.bots.paused:
        user.press(pygame.K_b)


def _place(user: KeyUser, table: GameTable) -> tuple[object, object]:
    """Make a move; returns the state before and after it. The bots are paused for an undo."""
    placing(table)
    _stop_the_bots(user, table)
    before = user.game.state
    user.press(pygame.K_p, pygame.K_RETURN)
    after = user.game.state
    assert after != before
    return before, after


@at_the_table(Action.UNDO)
def _undo(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    before, _ = _place(user, table)
    user.use(trigger)
    assert user.game.state == before


@at_the_table(Action.REDO)
def _redo(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    before, after = _place(user, table)
    user.press(pygame.K_u)
    assert user.game.state == before
    user.use(trigger)
    assert user.game.state == after
    user.press(pygame.K_u)


@at_the_table(Action.LOG)
def _the_log(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    user.use(trigger)
    user.on_top(LogScene)
    user.use(trigger)
    assert user.app.scenes.top is table


@at_the_table(Action.OPPONENTS)
def _the_others(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    seats = [plate.seat for plate in table.rivals.plates]
    assert isinstance(trigger, Chord)
    number = int(trigger.title()) if trigger.title().isdecimal() else 1
    user.use(trigger)
    page = user.app.scenes.top
    assert isinstance(page, PlayerPage)
    assert page.seat == seats[min(number, len(seats)) - 1]
    user.use(trigger)
    assert user.app.scenes.top is table


@at_the_table(Action.TAKE_BACK)
def _taking_a_turn_back(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    before, _after = _place(user, table)
    user.use(trigger)
    user.on_top(Dialog)
    user.press(pygame.K_RETURN)
    assert user.app.scenes.top is table
    assert user.game.rules.observe(user.game.state, 0) == user.game.rules.observe(before, 0)


@at_the_table(Action.SKIP)
def _skipping(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    user.app.motion.speed = Speed.NORMAL
    user.app.motion.reduced = False
    _place(user, table)
    assert table.busy
    user.use(trigger)
    assert not table.busy


@at_the_table(Action.PAUSE)
def _the_bots_wait(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    bots = table.controller.flow.bots
    user.use(trigger)
    assert bots.paused
    user.use(trigger)
    assert not bots.paused


@at_the_table(Action.CONFIRM)
def _placing(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    placing(table)
    _stop_the_bots(user, table)
    before = user.game.state
    user.press(pygame.K_p)
    assert user.game.state == before
    user.use(trigger)
    assert user.game.state != before
    user.press(pygame.K_u)


_STEPS: dict[StrEnum, tuple[int, int]] = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (-1, 0),
    Action.DOWN: (1, 0),
}


@at_the_table(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
def _stepping(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    hand, board = placing(table).hand, placing(table).boards[0]
    table.widgets.set_focus(board, visible=True)
    to_the_corner = [*[pygame.K_LEFT] * board.columns, *[pygame.K_UP] * board.rows]
    user.press(*to_the_corner, pygame.K_RIGHT, pygame.K_DOWN)
    row, column = hand.corner
    (action,) = (b.action for b in BINDINGS if trigger in triggers_of(b) and b.action in _STEPS)
    user.use(trigger)
    down, right = _STEPS[action]
    assert hand.corner == (row + down, column + right)


@at_the_table(Action.MENU)
def _the_menu(user: KeyUser, table: GameTable, trigger: Trigger) -> None:
    user.use(trigger)
    user.on_top(PauseMenu)
    user.use(trigger)
    assert user.app.scenes.top is table
