"""Every key and gesture of the key help does what it is said to do, at the table of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from time import sleep

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.table.pause_menu import PauseMenu
from pyramids.storage import folders
from pyramids.storage.saves import Save, list_saves
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
from tests.keys.key_user import KeyUser, Way, name, ways_of

TableProof = Callable[[KeyUser, GameTable, Way], None]
Proof = Callable[[KeyUser, Way], None]

TABLE_PROOFS: dict[Action, TableProof] = {}
"""What is tried at the table of every game; each leaves the table as it was."""
PROOFS: dict[Action, Proof] = {}
"""What is the same everywhere, and tried once."""
SPEC = playable_games()[0]
NAPS = 3000
"""So many naps of a hundredth of a second may pass until the adviser has thought."""


def at_the_table(*actions: Action) -> Callable[[TableProof], TableProof]:
    """Notes which actions a proof is for."""

    def note(proof: TableProof) -> TableProof:
        TABLE_PROOFS.update(dict.fromkeys(actions, proof))
        return proof

    return note


def proves(*actions: Action) -> Callable[[Proof], Proof]:
    """Notes which actions a proof is for."""

    def note(proof: Proof) -> Proof:
        PROOFS.update(dict.fromkeys(actions, proof))
        return proof

    return note


def own_keys() -> list[tuple[GameSpec, Binding]]:
    """The keys that only one game has."""
    return [(spec, binding) for spec in playable_games() for binding in game_ui(spec).keys]


def ways(actions: Mapping[Action, object]) -> list[object]:
    """Every key and gesture for some of the actions."""
    return [
        pytest.param(binding.action, way, id=f"{binding.action}-{name(way)}")
        for binding in BINDINGS
        if binding.action in actions
        for way in ways_of(binding)
    ]


@pytest.fixture
def user() -> Iterator[KeyUser]:
    """Somebody at the title."""
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
def _turning(user: KeyUser, table: GameTable, way: Way) -> None:
    hand = placing(table).hand
    before = hand.orientation
    meant: dict[StrEnum, Orientation] = {
        Action.ROTATE: before.turned(1),
        Action.ROTATE_BACK: before.turned(-1),
        Action.MIRROR: before.flipped() if hand.can_mirror else before,
    }
    (action,) = (b.action for b in BINDINGS if way in ways_of(b) and b.action in meant)
    user.use(way)
    assert hand.orientation == meant[action]


@at_the_table(Action.NEXT_CARD, Action.PREVIOUS_CARD)
def _the_card_beside(user: KeyUser, table: GameTable, way: Way) -> None:
    boards, order = placing(table).boards, table.widgets.focus_order()
    back = isinstance(way, Chord) and way.shift
    begin, step = (boards[-1], -1) if back else (boards[0], 1)
    table.widgets.set_focus(begin)
    user.use(way)
    assert table.widgets.focus is order[(order.index(begin) + step) % len(order)]
    if len(boards) > 1:
        assert table.widgets.focus is boards[-2 if back else 1]
        assert placing(table).hand.board == boards.index(table.widgets.focus)


@at_the_table(Action.LEGAL_PLACES)
def _legal_places(user: KeyUser, table: GameTable, way: Way) -> None:
    hand = placing(table).hand
    legal = user.game.rules.legal(user.game.state, 0)
    seen = []
    for _ in range(3):
        user.use(way)
        assert hand.preview is not None
        assert hand.preview.move in legal
        seen.append(hand.preview.move)
    assert hand.showing_legal
    assert len(set(seen)) == 3


@at_the_table(Action.HINT)
def _a_hint(user: KeyUser, table: GameTable, way: Way) -> None:
    user.use(way)
    assert table.hints.shown
    for _ in range(NAPS):
        if table.hints.hints:
            break
        # The adviser thinks in a process of its own.
        sleep(0.01)
        user.app.step()
    legal = user.game.rules.legal(user.game.state, 0)
    assert table.hints.hints
    assert all(hint.move in legal for hint in table.hints.hints)
    user.use(way)
    assert not table.hints.shown


def _stop_the_bots(user: KeyUser, table: GameTable) -> None:
    """Nobody else moves from now on."""
    if not table.controller.flow.bots.paused:
        user.press(pygame.K_b)


def _place(user: KeyUser, table: GameTable) -> tuple[object, object]:
    """The state before and after a move; the bots wait, so that it can be taken back."""
    placing(table)
    _stop_the_bots(user, table)
    before = user.game.state
    user.press(pygame.K_p, pygame.K_RETURN)
    after = user.game.state
    assert after != before
    return before, after


@at_the_table(Action.UNDO)
def _undo(user: KeyUser, table: GameTable, way: Way) -> None:
    before, _ = _place(user, table)
    user.use(way)
    assert user.game.state == before


@at_the_table(Action.REDO)
def _redo(user: KeyUser, table: GameTable, way: Way) -> None:
    before, after = _place(user, table)
    user.press(pygame.K_u)
    assert user.game.state == before
    user.use(way)
    assert user.game.state == after
    user.press(pygame.K_u)


@at_the_table(Action.LOG)
def _the_log(user: KeyUser, table: GameTable, way: Way) -> None:
    user.use(way)
    user.on_top(LogScene)
    user.use(way)
    assert user.app.scenes.top is table


@at_the_table(Action.OPPONENTS)
def _the_others(user: KeyUser, table: GameTable, way: Way) -> None:
    seats = [plate.seat for plate in table.rivals.plates]
    assert isinstance(way, Chord)
    number = int(way.title()) if way.title().isdecimal() else 1
    user.use(way)
    page = user.app.scenes.top
    assert isinstance(page, PlayerPage)
    assert page.seat == seats[min(number, len(seats)) - 1]
    user.use(way)
    assert user.app.scenes.top is table


@at_the_table(Action.SKIP)
def _skipping(user: KeyUser, table: GameTable, way: Way) -> None:
    user.app.motion.speed = Speed.NORMAL
    user.app.motion.reduced = False
    _place(user, table)
    assert table.busy
    user.use(way)
    assert not table.busy


@at_the_table(Action.PAUSE)
def _the_bots_wait(user: KeyUser, table: GameTable, way: Way) -> None:
    bots = table.controller.flow.bots
    user.use(way)
    assert bots.paused
    user.use(way)
    assert not bots.paused


@at_the_table(Action.CONFIRM)
def _placing(user: KeyUser, table: GameTable, way: Way) -> None:
    placing(table)
    _stop_the_bots(user, table)
    before = user.game.state
    user.press(pygame.K_p)
    assert user.game.state == before
    user.use(way)
    assert user.game.state != before
    user.press(pygame.K_u)


_STEPS: dict[StrEnum, tuple[int, int]] = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (-1, 0),
    Action.DOWN: (1, 0),
}


@at_the_table(Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
def _stepping(user: KeyUser, table: GameTable, way: Way) -> None:
    hand, board = placing(table).hand, placing(table).boards[0]
    table.widgets.set_focus(board, visible=True)
    to_the_corner = [*[pygame.K_LEFT] * board.columns, *[pygame.K_UP] * board.rows]
    user.press(*to_the_corner, pygame.K_RIGHT, pygame.K_DOWN)
    row, column = hand.corner
    (action,) = (b.action for b in BINDINGS if way in ways_of(b) and b.action in _STEPS)
    user.use(way)
    down, right = _STEPS[action]
    assert hand.corner == (row + down, column + right)


@at_the_table(Action.MENU)
def _the_menu(user: KeyUser, table: GameTable, way: Way) -> None:
    user.use(way)
    user.on_top(PauseMenu)
    user.use(way)
    assert user.app.scenes.top is table


@proves(Action.SAVE)
def _saving_under_a_name(user: KeyUser, way: Way) -> None:
    table = user.sit_down(SPEC)
    user.use(way)
    user.on_top(Dialog)
    user.use(Chord(pygame.K_a, ctrl=True))
    user.type_text("Before the tomb")
    user.press(pygame.K_RETURN)
    user.app.settle()
    assert user.app.scenes.top is table
    saves = [save for save in list_saves() if isinstance(save, Save)]
    assert [save.summary.name for save in saves] == ["Before the tomb"]


# Everywhere.


@proves(Action.CANCEL)
def _going_back(user: KeyUser, way: Way) -> None:
    title = user.title
    user.app.scenes.push(KeyHelp())
    user.use(way)
    assert user.app.scenes.top is title


@proves(Action.HELP)
def _the_rules(user: KeyUser, way: Way) -> None:
    user.sit_down(SPEC)
    user.use(way)
    user.on_top(RulesScene)


@proves(Action.EXPLAIN)
def _an_explanation(user: KeyUser, way: Way) -> None:
    table = user.sit_down(SPEC)
    explained = next(w for w in table.widgets.focus_order() if w.tooltip is not None)
    table.widgets.set_focus(explained, visible=True)
    user.use(way)
    assert table.widgets.tooltip.shown
    assert table.widgets.tooltip.text == explained.tooltip_at((0, 0))


@proves(Action.NEXT_FOCUS)
def _the_next_control(user: KeyUser, way: Way) -> None:
    order = user.title.widgets.focus_order()
    user.title.widgets.set_focus(order[0])
    user.use(way)
    assert user.title.widgets.focus is order[1]


@proves(Action.PREVIOUS_FOCUS)
def _the_control_before(user: KeyUser, way: Way) -> None:
    order = user.title.widgets.focus_order()
    user.title.widgets.set_focus(order[1])
    user.use(way)
    assert user.title.widgets.focus is order[0]


def _long_list(user: KeyUser) -> KeyHelp:
    user.app.scenes.push(KeyHelp())
    user.app.settle()
    keys = user.on_top(KeyHelp)
    assert keys.lines.max_offset > 0
    return keys


@proves(Action.PAGE_DOWN)
def _a_page_down(user: KeyUser, way: Way) -> None:
    lines = _long_list(user).lines
    user.use(way)
    user.app.settle()
    assert 0 < lines.offset <= lines.max_offset


@proves(Action.END)
def _to_the_end(user: KeyUser, way: Way) -> None:
    lines = _long_list(user).lines
    user.use(way)
    user.app.settle()
    assert lines.offset == lines.max_offset


@proves(Action.PAGE_UP)
def _a_page_up(user: KeyUser, way: Way) -> None:
    lines = _long_list(user).lines
    user.press(pygame.K_END)
    user.app.settle()
    user.use(way)
    user.app.settle()
    assert lines.offset < lines.max_offset


@proves(Action.START)
def _to_the_start(user: KeyUser, way: Way) -> None:
    lines = _long_list(user).lines
    user.press(pygame.K_END)
    user.app.settle()
    assert lines.offset > 0
    user.use(way)
    user.app.settle()
    assert lines.offset == 0


@proves(Action.FULLSCREEN)
def _the_whole_screen(user: KeyUser, way: Way) -> None:
    user.use(way)
    assert user.app.window.fullscreen
    user.use(way)
    assert not user.app.window.fullscreen


@proves(Action.SCREENSHOT)
def _a_picture(user: KeyUser, way: Way) -> None:
    user.use(way)
    (path,) = folders.pictures().iterdir()
    assert pygame.image.load(path).get_size() == user.app.size


@proves(Action.MUTE)
def _silence(user: KeyUser, way: Way) -> None:
    table = user.sit_down(SPEC)
    user.use(way)
    assert user.app.audio.muted
    user.wait_for(lambda: table.bar.muted)
    user.use(way)
    assert not user.app.audio.muted
    user.wait_for(lambda: not table.bar.muted)


# Writing.


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop with a clipboard."""
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])


def _field(user: KeyUser, text: str) -> TextField:
    """The field for a game's name, with a text in it and the caret at its end."""
    user.sit_down(SPEC)
    user.use(Chord(pygame.K_s, ctrl=True))
    field = user.on_top(Dialog).widgets.focus
    assert isinstance(field, TextField)
    user.use(Chord(pygame.K_a, ctrl=True))
    user.type_text(text)
    assert (field.text, field.selected) == (text, "")
    return field


@proves(Action.ERASE)
def _erasing(user: KeyUser, way: Way) -> None:
    field = _field(user, "Ana")
    user.use(way)
    assert field.text == "An"


@proves(Action.ERASE_AHEAD)
def _erasing_ahead(user: KeyUser, way: Way) -> None:
    field = _field(user, "Ana")
    user.press(pygame.K_HOME)
    user.use(way)
    assert field.text == "na"


@proves(Action.SELECT_ALL)
def _selecting(user: KeyUser, way: Way) -> None:
    field = _field(user, "Ana")
    user.use(way)
    assert field.selected == "Ana"


@proves(Action.COPY, Action.CUT, Action.PASTE)
def _the_clipboard(user: KeyUser, way: Way) -> None:
    field = _field(user, "Ana")
    user.use(Chord(pygame.K_a, ctrl=True))
    cutting = way == Chord(pygame.K_x, ctrl=True)
    user.use(way if cutting else Chord(pygame.K_c, ctrl=True))
    assert field.text == ("" if cutting else "Ana")
    user.press(pygame.K_END)
    for _ in range(2):
        user.use(Chord(pygame.K_v, ctrl=True))
    assert field.text == ("AnaAna" if cutting else "AnaAnaAna")


# Every proof stands above: these tests are made from them.


def test_every_action_has_a_key_and_a_proof() -> None:
    assert {binding.action for binding in BINDINGS} == set(Action)
    assert set(Action) == {*PROOFS, *TABLE_PROOFS}


@pytest.mark.parametrize(("action", "way"), ways(PROOFS))
def test_a_key_does_what_the_key_help_says(action: Action, way: Way, user: KeyUser) -> None:
    PROOFS[action](user, way)


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("action", TABLE_PROOFS)
def test_a_key_of_the_table_does_what_the_key_help_says(
    action: Action, spec: GameSpec, user: KeyUser
) -> None:
    table = user.sit_down(spec)
    for way in (way for b in BINDINGS if b.action is action for way in ways_of(b)):
        TABLE_PROOFS[action](user, table, way)


@pytest.mark.parametrize(
    ("spec", "way"),
    [
        pytest.param(spec, way, id=f"{spec.id}-{binding.action}-{name(way)}")
        for spec, binding in own_keys()
        for way in ways_of(binding)
    ],
)
def test_a_key_of_one_game_changes_what_is_seen(spec: GameSpec, way: Way, user: KeyUser) -> None:
    """What it changes, the tests of that game say."""
    user.sit_down(spec)
    user.press(pygame.K_b)
    user.app.settle()
    before = user.picture()
    assert user.picture() == before
    user.use(way)
    user.app.settle()
    assert user.picture() != before
