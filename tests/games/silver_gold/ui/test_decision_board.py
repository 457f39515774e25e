"""What a player could decide on, as reviews and puzzles show it."""

from __future__ import annotations

import pygame

from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.replay.decision_board import DecisionBoard
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.seats import shown_names
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from tests.shared.made_up_reviews import watched

TALL, FLAT = pygame.Rect(0, 0, 420, 420), pygame.Rect(0, 0, 420, 280)


def shown(game: WatchedGame, state: State, room: pygame.Rect) -> DecisionBoard:
    """The first player's board of a position, with that much room."""
    looks = PlayerLooks(shown_names(SPEC.id, game.players), game.seating)
    with headless_app((640, 480)) as made:
        board = game_ui(SPEC).decision_board(game.level, looks, 0)
        assert isinstance(board, DecisionBoard)
        board.show_change(state, state)
        board.place(room, made.app.graphics)
        return board


def test_shape_and_display_are_shown_below_the_pyramids_if_there_is_room() -> None:
    game = watched(SPEC)
    state = next(state for state in game.states if state.turn)
    board = shown(game, state, TALL)
    assert board.offer.visible
    assert board.offer.expedition.pattern == state.pattern
    numbers = [card.pyramid.number for card in board.offer.cards if card.pyramid is not None]
    assert numbers == [*state.display]
    assert TALL.contains(board.offer.rect)
    assert not board.offer.rect.colliderect(board.column.rect)
    assert not shown(game, state, FLAT).offer.visible


def test_the_draft_shows_the_dealt_cards_alone() -> None:
    game = watched(SPEC)
    drafting = next(state for state in game.states if state.hands and not state.round)
    board = shown(game, drafting, TALL)
    assert not board.offer.visible
    assert board.column.rect == TALL
