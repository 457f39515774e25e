"""Every key and gesture of the key help does what its title says, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from time import sleep

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.history import finished_game
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.storage import folders
from pyramids.storage.saved_games import list_saves
from pyramids.storage.saves import Save
from pyramids.tables.game_table import GameTable
from pyramids.tables.game_ui import game_ui
from pyramids.tables.parts.log import LogScene
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.tables.placing.placement import Orientation
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.ui.actions import BINDINGS, Action, Binding, Chord
from pyramids.ui.animation import Speed
from pyramids.ui.dialog import Dialog
from pyramids.ui.widgets import TextField
from tests.keys.key_user import KeyUser, Trigger, name, triggers_of
from tests.shared.kept_games import begun, play_out

TableCheck = Callable[[KeyUser, GameTable, Trigger], None]
Check = Callable[[KeyUser, Trigger], None]

TABLE_CHECKS: dict[Action, TableCheck] = {}
"""Checks that run at the table of every game; each leaves the table as it was."""
CHECKS: dict[Action, Check] = {}
"""Checks that run once, as they don't depend on the game."""
SPEC = playable_games()[0]
MOST_WAITS = 3000
"""Hundredths of a second that the adviser may take."""


def at_the_table(*actions: Action) -> Callable[[TableCheck], TableCheck]:
    """Register a check for some actions."""

    def note(check: TableCheck) -> TableCheck:
        TABLE_CHECKS.update(dict.fromkeys(actions, check))
        return check

    return note


def everywhere(*actions: Action) -> Callable[[Check], Check]:
    """Register a check for some actions."""

    def note(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(actions, check))
        return check

    return note


def own_keys() -> list[tuple[GameSpec, Binding]]:
    """The bindings that only one game has."""
    return [(spec, binding) for spec in playable_games() for binding in game_ui(spec).keys]


def triggers(actions: Mapping[Action, object]) -> list[object]:
    """A parameter for every key and gesture of some actions."""
    return [
        pytest.param(binding.action, trigger, id=f"{binding.action}-{name(trigger)}")
        for binding in BINDINGS
        if binding.action in actions
        for trigger in triggers_of(binding)
    ]


@pytest.fixture
def user() -> Iterator[KeyUser]:
    """A user at the title screen."""
    made = KeyUser()
    yield made
    made.close()


# At the table.


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


@everywhere(Action.SAVE)
def _saving_under_a_name(user: KeyUser, trigger: Trigger) -> None:
    table = user.open_table(SPEC)
    user.use(trigger)
    user.on_top(Dialog)
    user.use(Chord(pygame.K_a, ctrl=True))
    user.type_text("Before the tomb")
    user.press(pygame.K_RETURN)
    user.app.settle()
    assert user.app.scenes.top is table
    saves = [save for save in list_saves() if isinstance(save, Save)]
    assert [save.summary.name for save in saves] == ["Before the tomb"]


# On all screens.


@everywhere(Action.CANCEL)
def _going_back(user: KeyUser, trigger: Trigger) -> None:
    title = user.title
    user.app.scenes.push(KeyHelp())
    user.use(trigger)
    assert user.app.scenes.top is title


@everywhere(Action.HELP)
def _the_rules(user: KeyUser, trigger: Trigger) -> None:
    user.open_table(SPEC)
    user.use(trigger)
    user.on_top(RulesScene)


@everywhere(Action.EXPLAIN)
def _an_explanation(user: KeyUser, trigger: Trigger) -> None:
    table = user.open_table(SPEC)
    explained = next(w for w in table.widgets.focus_order() if w.tooltip is not None)
    table.widgets.set_focus(explained, visible=True)
    user.use(trigger)
    assert table.widgets.tooltip.shown
    assert table.widgets.tooltip.text == explained.tooltip_at((0, 0))


@everywhere(Action.NEXT_FOCUS)
def _the_next_control(user: KeyUser, trigger: Trigger) -> None:
    order = user.title.widgets.focus_order()
    user.title.widgets.set_focus(order[0])
    user.use(trigger)
    assert user.title.widgets.focus is order[1]


@everywhere(Action.PREVIOUS_FOCUS)
def _the_control_before(user: KeyUser, trigger: Trigger) -> None:
    order = user.title.widgets.focus_order()
    user.title.widgets.set_focus(order[1])
    user.use(trigger)
    assert user.title.widgets.focus is order[0]


def _long_list(user: KeyUser) -> KeyHelp:
    user.app.scenes.push(KeyHelp())
    user.app.settle()
    keys = user.on_top(KeyHelp)
    assert keys.lines.max_offset > 0
    return keys


@everywhere(Action.PAGE_DOWN)
def _a_page_down(user: KeyUser, trigger: Trigger) -> None:
    lines = _long_list(user).lines
    user.use(trigger)
    user.app.settle()
    assert 0 < lines.offset <= lines.max_offset


@everywhere(Action.END)
def _to_the_end(user: KeyUser, trigger: Trigger) -> None:
    lines = _long_list(user).lines
    user.use(trigger)
    user.app.settle()
    assert lines.offset == lines.max_offset


@everywhere(Action.PAGE_UP)
def _a_page_up(user: KeyUser, trigger: Trigger) -> None:
    lines = _long_list(user).lines
    user.press(pygame.K_END)
    user.app.settle()
    user.use(trigger)
    user.app.settle()
    assert lines.offset < lines.max_offset


@everywhere(Action.START)
def _to_the_start(user: KeyUser, trigger: Trigger) -> None:
    lines = _long_list(user).lines
    user.press(pygame.K_END)
    user.app.settle()
    assert lines.offset > 0
    user.use(trigger)
    user.app.settle()
    assert lines.offset == 0


# In a replay.


def _in_the_middle(user: KeyUser) -> Replay:
    game = play_out(begun(seed=5))
    game.leave()
    replay = Replay(finished_game.watch(game.record()), user.headless.settings)
    user.app.scenes.push(replay)
    replay.go_to_turn(2)
    return replay


@everywhere(Action.PREVIOUS_STEP, Action.NEXT_STEP)
def _a_step(user: KeyUser, trigger: Trigger) -> None:
    replay = _in_the_middle(user)
    begin = replay.step
    user.use(trigger)
    way = -1 if trigger == Chord(pygame.K_LEFT) else 1
    assert replay.step == begin + way


@everywhere(Action.PREVIOUS_TURN, Action.NEXT_TURN)
def _a_turn(user: KeyUser, trigger: Trigger) -> None:
    replay = _in_the_middle(user)
    user.use(trigger)
    back = {Chord(pygame.K_PAGEUP), Chord(pygame.K_LEFT, ctrl=True)}
    assert replay.step == replay.turns[1 if trigger in back else 3].last


@everywhere(Action.FULLSCREEN)
def _the_whole_screen(user: KeyUser, trigger: Trigger) -> None:
    user.use(trigger)
    assert user.app.window.fullscreen
    user.use(trigger)
    assert not user.app.window.fullscreen


@everywhere(Action.SCREENSHOT)
def _a_picture(user: KeyUser, trigger: Trigger) -> None:
    user.use(trigger)
    (path,) = folders.pictures().iterdir()
    assert pygame.image.load(path).get_size() == user.app.size


@everywhere(Action.MUTE)
def _silence(user: KeyUser, trigger: Trigger) -> None:
    table = user.open_table(SPEC)
    user.use(trigger)
    assert user.app.audio.muted
    user.wait_for(lambda: table.bar.muted)
    user.use(trigger)
    assert not user.app.audio.muted
    user.wait_for(lambda: not table.bar.muted)


# Text fields.


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop with a clipboard."""
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])


def _field(user: KeyUser, text: str) -> TextField:
    """The field for a game's name, with a text and the caret at its end."""
    user.open_table(SPEC)
    user.use(Chord(pygame.K_s, ctrl=True))
    field = user.on_top(Dialog).widgets.focus
    assert isinstance(field, TextField)
    user.use(Chord(pygame.K_a, ctrl=True))
    user.type_text(text)
    assert (field.text, field.selected) == (text, "")
    return field


@everywhere(Action.ERASE)
def _erasing(user: KeyUser, trigger: Trigger) -> None:
    field = _field(user, "Ana")
    user.use(trigger)
    assert field.text == "An"


@everywhere(Action.ERASE_AHEAD)
def _erasing_ahead(user: KeyUser, trigger: Trigger) -> None:
    field = _field(user, "Ana")
    user.press(pygame.K_HOME)
    user.use(trigger)
    assert field.text == "na"


@everywhere(Action.SELECT_ALL)
def _selecting(user: KeyUser, trigger: Trigger) -> None:
    field = _field(user, "Ana")
    user.use(trigger)
    assert field.selected == "Ana"


@everywhere(Action.COPY, Action.CUT, Action.PASTE)
def _the_clipboard(user: KeyUser, trigger: Trigger) -> None:
    field = _field(user, "Ana")
    user.use(Chord(pygame.K_a, ctrl=True))
    cutting = trigger == Chord(pygame.K_x, ctrl=True)
    user.use(trigger if cutting else Chord(pygame.K_c, ctrl=True))
    assert field.text == ("" if cutting else "Ana")
    user.press(pygame.K_END)
    for _ in range(2):
        user.use(Chord(pygame.K_v, ctrl=True))
    assert field.text == ("AnaAna" if cutting else "AnaAnaAna")


# The tests, made from the checks above.


def test_every_action_has_a_key_and_a_proof() -> None:
    assert {binding.action for binding in BINDINGS} == set(Action)
    assert set(Action) == {*CHECKS, *TABLE_CHECKS}


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("action", "trigger"), triggers(CHECKS))
def test_a_key_does_what_the_key_help_says(action: Action, trigger: Trigger, user: KeyUser) -> None:
    CHECKS[action](user, trigger)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("action", TABLE_CHECKS)
def test_a_key_of_the_table_does_what_the_key_help_says(
    action: Action, spec: GameSpec, user: KeyUser
) -> None:
    table = user.open_table(spec)
    for trigger in (trigger for b in BINDINGS if b.action is action for trigger in triggers_of(b)):
        TABLE_CHECKS[action](user, table, trigger)


@pytest.mark.parametrize(
    ("spec", "trigger"),
    [
        pytest.param(spec, trigger, id=f"{spec.id}-{binding.action}-{name(trigger)}")
        for spec, binding in own_keys()
        for trigger in triggers_of(binding)
    ],
)
def test_a_key_of_one_game_changes_what_is_seen(
    spec: GameSpec, trigger: Trigger, user: KeyUser
) -> None:
    """The game's own tests check what it changes."""
    user.open_table(spec)
    user.press(pygame.K_b)
    user.app.settle()
    before = user.picture()
    assert user.picture() == before
    user.use(trigger)
    user.app.settle()
    assert user.picture() != before
