"""The journal's screen: seals by game, and the selected discovery in words."""

from __future__ import annotations

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.discoveries import Motif
from pyramids.play.history import replayed_history
from pyramids.screens.journal.journal_sheet import JournalSheet
from pyramids.screens.journal.seal_motifs import MOTIFS
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.screens.title.title_scene import Title
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, point, press, words
from tests.shared.kept_games import SPEC, begun, play_out


@pytest.fixture
def found(app: App) -> set[str]:
    """What was discovered in a finished game."""
    play_out(begun(6)).leave()
    (game,) = replayed_history.scan()
    return {name for names in game.note.found.values() for name in names}


@pytest.fixture
def journal(app: App, title: Title, found: set[str]) -> JournalSheet:
    """The journal, opened from the statistics."""
    click(app, title.statistics)
    click(app, on_top(app, Statistics).journal)
    return on_top(app, JournalSheet)


def test_the_seals_of_old_games_are_found(app: App, journal: JournalSheet, found: set[str]) -> None:
    assert {seal.entry.id for seal in journal.seals if seal.found} == found
    assert f"{len(found)} of 20" in words(app)


def test_a_seal_tells_its_discovery_when_pointed_at(app: App, journal: JournalSheet) -> None:
    hidden = next(seal for seal in journal.seals if not seal.found)
    point(app, hidden)
    assert hidden.entry.title in words(app)
    assert "Not found yet" in words(app)


def test_the_keyboard_walks_over_the_seals(app: App, journal: JournalSheet) -> None:
    press(app, pygame.K_DOWN, pygame.K_RIGHT)
    assert journal.seals[6].selected
    assert journal.entries[6].title in words(app)
    press(app, pygame.K_ESCAPE)
    on_top(app, Statistics)


def test_the_game_of_a_discovery_can_be_watched(app: App, journal: JournalSheet) -> None:
    made = next(seal for seal in journal.seals if seal.found)
    point(app, made)
    button = journal.details.children[-1]
    click(app, button)
    on_top(app, Replay)


def test_every_game_has_its_own_page(app: App, journal: JournalSheet) -> None:
    for spec in playable_games():
        journal.game_choice.value = spec.id
        journal._choose_game(spec.id)
        assert [seal.entry for seal in journal.seals] == list(spec.journal().discoveries)
    assert SPEC.id in journal.games


def test_every_motif_is_drawn() -> None:
    assert set(MOTIFS) == set(Motif)
    assert len(set(MOTIFS.values())) == len(MOTIFS)
