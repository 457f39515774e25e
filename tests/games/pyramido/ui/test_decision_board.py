"""What a move does to a player's domino and gems, as reviews and puzzles show it."""

from __future__ import annotations

import pygame

from pyramids.games.pyramido.domino_set import GEMS
from pyramids.games.pyramido.moves import Discard, Move, Reveal
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import NO_DOMINO, Phase, State
from pyramids.games.pyramido.ui.replay.decision_board import DecisionBoard
from pyramids.play.seats import default_look
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from tests.games.pyramido.played_games import rules_of
from tests.games.pyramido.scenario import Scenario, builder

ROOM = pygame.Rect(0, 0, 460, 300)
RULES = rules_of()
LOOKS = PlayerLooks(("Ana", "Ben"), tuple(default_look(seat, None) for seat in range(2)))


def decided(before: State, move: Move | None) -> DecisionBoard:
    """The board after the first player's move, or before it."""
    with headless_app((640, 400)) as made:
        board = game_ui(SPEC).decision_board(RULES.domino_set, LOOKS, 0)
        assert isinstance(board, DecisionBoard)
        after = before if move is None else RULES.apply(before, 0, move)
        board.show_change(before, after)
        board.place(ROOM, made.app.graphics)
        return board


def marked(board: DecisionBoard) -> list[str]:
    """The gems that a move changes."""
    return [GEMS[pile.gem] for pile in board.supply.piles if pile.marked]


def test_a_taken_domino_and_its_gem_are_marked() -> None:
    state = Scenario().state
    takes = RULES.legal(state, 0)
    boards = [decided(state, move) for move in takes[:2]]
    for board in boards:
        assert board.hand.domino != NO_DOMINO
        assert board.hand.marked
    assert marked(boards[0]) != marked(boards[1])
    assert all(len(marked(board)) == 1 for board in boards)


def test_a_position_without_a_move_marks_nothing() -> None:
    state = Scenario(phase=Phase.PLACE, hand=1).state
    board = decided(state, None)
    assert board.hand.domino == 1
    assert not board.hand.marked
    assert not marked(board)
    placed = decided(state, RULES.legal(state, 0)[0])
    assert placed.hand.domino == NO_DOMINO


def test_a_domino_to_be_revealed_shows_its_back() -> None:
    scenario = Scenario(builders=[builder("1: 2 0,0 right")])
    scenario.play("0 take 1 red", "* 1+1")
    state = scenario.state
    reveals = [move for move in RULES.legal(state, 0) if isinstance(move, Reveal)]
    board = decided(state, reveals[0])
    assert board.hand.back == state.stacks[reveals[0].stack].back
    assert board.hand.marked


def test_a_discarded_gem_is_marked() -> None:
    gems = builder("1: 2 0,0 right", gems="7 red")
    state = Scenario(phase=Phase.DISCARD, builders=[gems]).state
    assert marked(decided(state, Discard(GEMS.index("red")))) == ["red"]
