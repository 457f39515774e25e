"""What the keys and gestures of all screens, replays and text fields do."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.catalogue import playable_games
from pyramids.play.history import finished_game
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.storage import folders
from pyramids.storage.saved_games import list_saves
from pyramids.storage.saves import Save
from pyramids.ui.actions import Action, Chord
from pyramids.ui.dialog import Dialog
from pyramids.ui.widgets import TextField
from tests.keys.key_user import KeyUser, Trigger
from tests.shared.kept_games import begun, play_out

Check = Callable[[KeyUser, Trigger], None]

CHECKS: dict[Action, Check] = {}
"""Checks that run once, as they don't depend on the game."""
SPEC = playable_games()[0]


def everywhere(*actions: Action) -> Callable[[Check], Check]:
    """Register a check for some actions."""

    def note(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(actions, check))
        return check

    return note


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


# Text fields.


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
