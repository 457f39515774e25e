"""The sheet of a new game."""

from __future__ import annotations

import pytest

from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.title.title_scene import Title
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top


@pytest.fixture
def sheet(app: App, title: Title) -> NewGame:
    click(app, title.new_game)
    return on_top(app, NewGame)
