"""Every key and gesture of the key help does what it is said to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from time import sleep

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.grid import normalised
from pyramids.games.silver_gold.moves import PATTERN, SINGLE
from pyramids.games.silver_gold.ui.keys import OwnAction
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.table.pause_menu import PauseMenu
from pyramids.storage import folders
from pyramids.storage.saves import Save, list_saves
from pyramids.tables.game_ui import game_ui
from pyramids.tables.log import LogScene
from pyramids.ui.actions import BINDINGS, Action, Binding, Chord
from pyramids.ui.animation import Speed
from pyramids.ui.dialog import Dialog
from pyramids.ui.widgets import TextField
from tests.keys.key_user import Guest, Way, name, ways_of

Proof = Callable[[Guest, Way], None]

PROOFS: dict[StrEnum, Proof] = {}
NAPS = 3000
"""So many naps of a hundredth of a second may pass until the adviser has thought."""


def proves(*actions: StrEnum) -> Callable[[Proof], Proof]:
    """Notes which actions a proof is for."""

    def note(proof: Proof) -> Proof:
        PROOFS.update(dict.fromkeys(actions, proof))
        return proof

    return note


def own_keys() -> list[Binding]:
    """The keys that only one game has."""
    return [binding for spec in playable_games() for binding in game_ui(spec).keys]


def ways() -> list[object]:
    """Every key and gesture of every line of the key help."""
    return [
        pytest.param(binding, way, id=f"{binding.action}-{name(way)}")
        for binding in (*BINDINGS, *own_keys())
        for way in ways_of(binding)
    ]


@pytest.fixture
def guest() -> Iterator[Guest]:
    """Somebody at the title."""
    made = Guest()
    yield made
    made.close()


@pytest.mark.parametrize(("binding", "way"), ways())
def test_a_key_does_what_the_key_help_says(binding: Binding, way: Way, guest: Guest) -> None:
    PROOFS[binding.action](guest, way)


def test_every_action_has_a_key_and_a_proof() -> None:
    own = {binding.action for binding in own_keys()}
    assert {binding.action for binding in BINDINGS} == set(Action)
    assert set(PROOFS) == {*Action, *own}


# At the table.

Shape = tuple[tuple[int, int], ...]


def _quarter(shape: Shape) -> object:
    return normalised([(column, -row) for row, column in shape])


def _quarter_back(shape: Shape) -> object:
    return normalised([(-column, row) for row, column in shape])


def _mirrored(shape: Shape) -> object:
    return normalised([(row, -column) for row, column in shape])


_RESHAPED = {
    Action.ROTATE: _quarter,
    Action.ROTATE_BACK: _quarter_back,
    Action.MIRROR: _mirrored,
}


def _reshapes(action: Action) -> Proof:
    def proof(guest: Guest, way: Way) -> None:
        table = guest.sit_down()
        before = tuple(table.hand.shape)
        guest.use(way)
        assert table.hand.shape == _RESHAPED[action](before)
        assert table.hand.shape != normalised(before)

    return proof


PROOFS.update({action: _reshapes(action) for action in _RESHAPED})


@proves(Action.NEXT_CARD)
def _the_next_card(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    table.desk.set_focus(table.cards[0])
    guest.use(way)
    assert table.desk.focus is table.cards[1]
    assert table.hand.board == 1


@proves(Action.PREVIOUS_CARD)
def _the_card_before(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    table.desk.set_focus(table.cards[1])
    guest.use(way)
    assert table.desk.focus is table.cards[0]
    assert table.hand.board == 0


@proves(OwnAction.SINGLE_FIELD)
def _a_single_field(guest: Guest, way: Way) -> None:
    hand = guest.sit_down().hand
    assert hand.kind == PATTERN
    guest.use(way)
    assert hand.kind == SINGLE
    assert len(hand.shape) == 1
    guest.use(way)
    assert hand.kind == PATTERN


@proves(Action.LEGAL_PLACES)
def _legal_places(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    legal = table.course.rules.legal(table.table, 0)
    seen = []
    for _ in range(3):
        guest.use(way)
        assert table.hand.preview is not None
        assert table.hand.preview.move in legal
        seen.append(table.hand.preview.move)
    assert table.hand.lens
    assert len(set(seen)) == 3


@proves(Action.HINT)
def _a_hint(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    assert table.hints.shown
    for _ in range(NAPS):
        if table.hints.hints:
            break
        # The adviser thinks in a process of its own.
        sleep(0.01)
        guest.app.step()
    legal = table.course.rules.legal(table.table, 0)
    assert table.hints.hints
    assert all(hint.move in legal for hint in table.hints.hints)
    guest.use(way)
    assert not table.hints.shown


def _marked(guest: Guest) -> tuple[RoundScene, object, object]:
    """The table, and what the player has before and after a mark."""
    table = guest.sit_down()
    game = table.course.game
    before = game.state.explorers[0]
    guest.press(pygame.K_p, pygame.K_RETURN)
    after = game.state.explorers[0]
    assert after != before
    return table, before, after


@proves(Action.UNDO)
def _undo(guest: Guest, way: Way) -> None:
    table, before, _after = _marked(guest)
    guest.use(way)
    assert table.course.game.state.explorers[0] == before


@proves(Action.REDO)
def _redo(guest: Guest, way: Way) -> None:
    table, before, after = _marked(guest)
    guest.press(pygame.K_u)
    assert table.course.game.state.explorers[0] == before
    guest.use(way)
    assert table.course.game.state.explorers[0] == after


@proves(Action.LOG)
def _the_log(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    guest.on_top(LogScene)
    guest.use(way)
    assert guest.on_top(RoundScene) is table


@proves(Action.OPPONENTS)
def _the_others(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    assert guest.on_top(PlayerView).seat == 1
    guest.use(way)
    assert guest.on_top(RoundScene) is table


@proves(Action.SKIP)
def _skipping(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.app.motion.speed = Speed.NORMAL
    guest.app.motion.reduced = False
    # The bots wait, so that nothing else begins to move.
    guest.press(pygame.K_b, pygame.K_p, pygame.K_RETURN)
    assert table.busy
    guest.use(way)
    assert not table.busy


@proves(Action.PAUSE)
def _the_bots_wait(guest: Guest, way: Way) -> None:
    minds = guest.sit_down().course.flow.bots
    guest.use(way)
    assert minds.resting
    guest.use(way)
    assert not minds.resting


@proves(Action.CONFIRM)
def _marking(guest: Guest, way: Way) -> None:
    game = guest.sit_down().course.game
    before = game.state.explorers[0]
    guest.press(pygame.K_p)
    assert game.state.explorers[0] == before
    guest.use(way)
    assert game.state.explorers[0] != before


_STEPS = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (-1, 0),
    Action.DOWN: (1, 0),
}


def _steps(action: Action) -> Proof:
    def proof(guest: Guest, way: Way) -> None:
        table = guest.sit_down()
        table.desk.set_focus(table.cards[0], visible=True)
        guest.press(*[pygame.K_LEFT] * 5, *[pygame.K_UP] * 5, pygame.K_RIGHT, pygame.K_DOWN)
        row, column = table.hand.corner
        guest.use(way)
        down, right = _STEPS[action]
        assert table.hand.corner == (row + down, column + right)

    return proof


PROOFS.update({action: _steps(action) for action in _STEPS})


@proves(Action.MENU)
def _the_menu(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    guest.on_top(PauseMenu)
    guest.use(way)
    assert guest.on_top(RoundScene) is table


@proves(Action.SAVE)
def _saving_under_a_name(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    guest.on_top(Dialog)
    guest.use(Chord(pygame.K_a, ctrl=True))
    guest.type_text("Before the tomb")
    guest.press(pygame.K_RETURN)
    guest.app.settle()
    assert guest.on_top(RoundScene) is table
    assert "Before the tomb" in [
        save.summary.name for save in list_saves() if isinstance(save, Save)
    ]


# Everywhere.


@proves(Action.CANCEL)
def _going_back(guest: Guest, way: Way) -> None:
    title = guest.title
    guest.app.scenes.push(KeyHelp())
    guest.use(way)
    assert guest.app.scenes.top is title


@proves(Action.HELP)
def _the_rules(guest: Guest, way: Way) -> None:
    guest.sit_down()
    guest.use(way)
    guest.on_top(RulesScene)


@proves(Action.EXPLAIN)
def _an_explanation(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    table.desk.set_focus(table.expedition.single, visible=True)
    guest.use(way)
    assert table.desk.tooltip.shown
    assert table.desk.tooltip.text == table.expedition.single.tooltip_at((0, 0))


@proves(Action.NEXT_FOCUS)
def _the_next_control(guest: Guest, way: Way) -> None:
    order = guest.title.desk.focus_order()
    guest.title.desk.set_focus(order[0])
    guest.use(way)
    assert guest.title.desk.focus is order[1]


@proves(Action.PREVIOUS_FOCUS)
def _the_control_before(guest: Guest, way: Way) -> None:
    order = guest.title.desk.focus_order()
    guest.title.desk.set_focus(order[1])
    guest.use(way)
    assert guest.title.desk.focus is order[0]


def _long_list(guest: Guest) -> KeyHelp:
    guest.app.scenes.push(KeyHelp())
    guest.app.settle()
    keys = guest.on_top(KeyHelp)
    assert keys.lines.most > 0
    return keys


@proves(Action.PAGE_DOWN)
def _a_page_down(guest: Guest, way: Way) -> None:
    lines = _long_list(guest).lines
    guest.use(way)
    guest.app.settle()
    assert 0 < lines.offset <= lines.most


@proves(Action.END)
def _to_the_end(guest: Guest, way: Way) -> None:
    lines = _long_list(guest).lines
    guest.use(way)
    guest.app.settle()
    assert lines.offset == lines.most


@proves(Action.PAGE_UP)
def _a_page_up(guest: Guest, way: Way) -> None:
    lines = _long_list(guest).lines
    guest.press(pygame.K_END)
    guest.app.settle()
    guest.use(way)
    guest.app.settle()
    assert lines.offset < lines.most


@proves(Action.START)
def _to_the_start(guest: Guest, way: Way) -> None:
    lines = _long_list(guest).lines
    guest.press(pygame.K_END)
    guest.app.settle()
    assert lines.offset > 0
    guest.use(way)
    guest.app.settle()
    assert lines.offset == 0


@proves(Action.FULLSCREEN)
def _the_whole_screen(guest: Guest, way: Way) -> None:
    guest.use(way)
    assert guest.app.window.fullscreen
    guest.use(way)
    assert not guest.app.window.fullscreen


@proves(Action.SCREENSHOT)
def _a_picture(guest: Guest, way: Way) -> None:
    guest.use(way)
    (path,) = folders.pictures().iterdir()
    assert pygame.image.load(path).get_size() == guest.app.size


@proves(Action.MUTE)
def _silence(guest: Guest, way: Way) -> None:
    table = guest.sit_down()
    guest.use(way)
    assert guest.app.audio.muted
    guest.wait_for(lambda: table.bar.silent)
    guest.use(way)
    assert not guest.app.audio.muted
    guest.wait_for(lambda: not table.bar.silent)


# Writing.


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop with a clipboard."""
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])


def _field(guest: Guest, text: str) -> TextField:
    """The field for a game's name, with a text in it and the caret at its end."""
    guest.sit_down()
    guest.use(Chord(pygame.K_s, ctrl=True))
    field = guest.on_top(Dialog).desk.focus
    assert isinstance(field, TextField)
    guest.use(Chord(pygame.K_a, ctrl=True))
    guest.type_text(text)
    assert (field.text, field.selected) == (text, "")
    return field


@proves(Action.ERASE)
def _erasing(guest: Guest, way: Way) -> None:
    field = _field(guest, "Ana")
    guest.use(way)
    assert field.text == "An"


@proves(Action.ERASE_AHEAD)
def _erasing_ahead(guest: Guest, way: Way) -> None:
    field = _field(guest, "Ana")
    guest.press(pygame.K_HOME)
    guest.use(way)
    assert field.text == "na"


@proves(Action.SELECT_ALL)
def _selecting(guest: Guest, way: Way) -> None:
    field = _field(guest, "Ana")
    guest.use(way)
    assert field.selected == "Ana"


@proves(Action.COPY, Action.CUT, Action.PASTE)
def _the_clipboard(guest: Guest, way: Way) -> None:
    field = _field(guest, "Ana")
    guest.use(Chord(pygame.K_a, ctrl=True))
    cutting = way == Chord(pygame.K_x, ctrl=True)
    guest.use(way if cutting else Chord(pygame.K_c, ctrl=True))
    assert field.text == ("" if cutting else "Ana")
    guest.press(pygame.K_END)
    for _ in range(2):
        guest.use(Chord(pygame.K_v, ctrl=True))
    assert field.text == ("AnaAna" if cutting else "AnaAnaAna")
