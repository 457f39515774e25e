"""Every key and gesture of the key help does what its title says, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import BINDINGS, Action, Binding
from tests.keys.key_user import KeyUser, Trigger, name, triggers_of
from tests.keys.screen_checks import CHECKS
from tests.keys.table_checks import TABLE_CHECKS


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


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop with a clipboard."""
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])


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
