"""Pictures of every scene of The Pharaoh's Labyrinth, each in a typical state."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.contract import Chance
from pyramids.games.labyrinth.board import place_of
from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.events import ChamberClosed, Event, MarkerReached
from pyramids.games.labyrinth.moves import Done, Lay
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import DONE, LAST_START_TURN, LAY_DUE, Phase, State
from pyramids.games.labyrinth.ui.guide import guide, wanted_move
from pyramids.games.labyrinth.ui.table.gains import outlook
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.games.labyrinth.ui.tutorial.tutorial_flow import TutorialTable
from pyramids.play.running_game import RunningGame
from pyramids.tables.testing.final_pictures import final_pictures
from pyramids.tables.testing.gestures import Move, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.moment_pictures import moment_pictures
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture
from pyramids.tables.testing.placing_guide import hold_piece
from pyramids.tables.testing.staging import Staging, ask_for_hints, follow_coach

_RIVALS: Final = ("apprentice", "apprentice", "mason", "apprentice")
"""Different bots: those that play like the first player would build the same labyrinth."""
_STAGING: Final = Staging(SPEC, TableScene, _RIVALS)
_PROFESSIONAL: Final = {"rules": "professional"}
_BETTING: Final = {"betting": "on"}
_RICH: Final = range(10, 15)
"""The tiles with several scarabs."""


def first_tile(headless: HeadlessApp) -> None:
    """The first number, nothing pointed at."""
    _STAGING.open(headless, lambda state: _lays(state) and state.turn == 1, rivals=2)


def tile_legal(headless: HeadlessApp) -> None:
    """The tile is held where it extends the path."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    _hold(headless, scene)


def tile_dead_end(headless: HeadlessApp) -> None:
    """The tile is held where the path would run into a wall, with a warning."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    rules, seat = scene.controller.rules, scene.controller.viewer
    moves = [move for move in rules.legal(scene.state, seat) if isinstance(move, Lay)]
    _hold(headless, scene, next(m for m in moves if outlook(rules, scene.state, seat, m).ends))


def tile_taken(headless: HeadlessApp) -> None:
    """The tile is held where it isn't allowed, with the reason."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 9, rivals=1)
    taken = [space for space, content in enumerate(scene.board.hunter.spaces) if content]
    headless.do(Move(scene.board.geometry.space_rect(taken[-1]).center))
    headless.rest()


def tile_keys(headless: HeadlessApp) -> None:
    """The tile is moved by keys, all empty spaces are highlighted."""
    _STAGING.open(headless, lambda state: _lays(state) and state.turn == 12, rivals=3)
    headless.key("p", "p")
    headless.rest()


def hints(headless: HeadlessApp) -> None:
    """The three best places, and why."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    ask_for_hints(headless, scene.hints)
    headless.wait(200)


def tutorial_treasure(headless: HeadlessApp) -> None:
    """The coach asks for a treasure on a scarab."""
    _STAGING.tutorial(headless)
    follow_coach(headless, lambda _asked: bool(headless.top(TutorialTable).free_scarabs()))
    headless.wait(600)


def scarabs(headless: HeadlessApp) -> None:
    """The tile is placed, treasures may go onto its scarabs."""
    scene = _STAGING.open(
        headless,
        lambda state: state.turn > 5 and _has_scarabs(state),
        rivals=2,
        options=_PROFESSIONAL,
    )
    headless.point(scene.board.scarabs[0])
    headless.wait(900)


def portals(headless: HeadlessApp) -> None:
    """The third tile is placed, a portal must be chosen."""
    game = headless.game(SPEC, seed=4, bots=_RIVALS[:1])
    _leave_portals_open(headless, game)
    headless.open(game)
    longest = max(headless.top(TableScene).board.entrances, key=lambda spot: spot.length)
    headless.point(longest)
    headless.wait(900)


def walking(headless: HeadlessApp) -> None:
    """The tile is placed, the hunter walks on."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 10, rivals=2)
    _hold(headless, scene)
    scene.place_piece()
    headless.wait(420)


def betting(headless: HeadlessApp) -> None:
    """A bet on the next number."""
    game = _STAGING.game(
        headless,
        lambda state: state.phase is Phase.BET and state.turn == 10,
        rivals=3,
        options=_BETTING,
    )
    headless.open(game)
    headless.wait(400)


def betting_hints(headless: HeadlessApp) -> None:
    """Advice for a bet, numbered on the arrows."""
    betting(headless)
    ask_for_hints(headless, headless.top(TableScene).hints)
    headless.wait(200)


def professional(headless: HeadlessApp) -> None:
    """The last turns of the professional game: markers and multipliers."""
    scene = _STAGING.open(
        headless,
        lambda state: _lays(state) and state.turn == 24,
        rivals=4,
        options={**_PROFESSIONAL, **_BETTING},
    )
    _hold(headless, scene)


def rival(headless: HeadlessApp) -> None:
    """The third rival's labyrinth, large, with the bot's reasons."""
    _STAGING.open(headless, lambda state: _lays(state) and state.turn == 18, rivals=3)
    headless.key("3")
    headless.wait(600)


def log(headless: HeadlessApp) -> None:
    """Everything that happened."""
    _STAGING.open(headless, lambda state: _lays(state) and state.turn == 6, rivals=2)
    headless.key("l")
    headless.wait(600)


def handover(headless: HeadlessApp) -> None:
    """Two players at one screen: the first is done, the second is called."""
    game = _STAGING.game(
        headless, lambda state: _lays(state) and state.turn == 5, rivals=1, people=2
    )
    headless.play_on(game, lambda state: state.stages[0] == DONE, as_themselves=True)
    headless.open(game)
    headless.wait(2500)


def end(headless: HeadlessApp) -> RunningGame:
    """A game at its end, in which the lead changes hands in the final scoring."""
    return _STAGING.finished(headless, seed=8, rivals=3)


def _own_chamber(event: Event, rules: Labyrinth, before: State) -> bool:
    return isinstance(event, ChamberClosed) and event.seat == 0


def _own_marker(event: Event, rules: Labyrinth, before: State) -> bool:
    return isinstance(event, MarkerReached) and event.seat == 0


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table where the tile can be dragged from its card to the last space."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 12, rivals=4)
    return scene.numbers.card.card.center, scene.board.geometry.space_rect(24).center


def carried_to(headless: HeadlessApp) -> object:
    """Where the dragged tile is: over a space, or between them."""
    hand = headless.top(TableScene).hand
    return hand.space if hand.space is not None else hand.rect.center


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a turn: labyrinths, number card, treasures, rivals."""
    scene = _STAGING.open(headless, lambda state: _lays(state) and state.turn == 3, rivals=1)
    return [scene.board.rect, scene.numbers.rect, scene.rivals.rect]


def _lays(state: State) -> bool:
    """Whether the first player has to place the tile."""
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE


def _decides(state: State) -> bool:
    """Whether the first player has placed the tile and isn't done yet."""
    return state.phase is Phase.BUILD and state.stages[0] >= 0


def _has_scarabs(state: State) -> bool:
    """Whether the first player's new tile has several free scarabs."""
    if not _decides(state):
        return False
    space = state.stages[0]
    taken = any(place_of(field)[0] == space for field, _value in state.hunters[0].pieces)
    return tile_in(state.hunters[0].spaces[space])[0] in _RICH and not taken


def _leave_portals_open(headless: HeadlessApp, game: RunningGame) -> None:
    """Play until the first player has placed the third tile without choosing a portal."""
    session = game.session

    def stays(state: State) -> bool:
        return not isinstance(session.node, Chance) and _decides(state)

    for _turn in range(LAST_START_TURN):
        headless.play_on(game, _lays, as_themselves=True)
        headless.play_on(game, stays, as_themselves=True)
        if game.rules.check(session.state, 0, Done()) is None:
            session.submit(0, Done())


def _hold(headless: HeadlessApp, scene: TableScene, move: object = None) -> None:
    """Hold the tile where a move, or else the guide, would place it, without placing it."""
    move = wanted_move(scene) if move is None else move
    assert isinstance(move, Lay)
    hold_piece(headless, scene, move)


PICTURES: Final = (
    Picture("first_tile", first_tile),
    Picture("tile_legal", tile_legal),
    Picture("tile_dead_end", tile_dead_end),
    Picture("tile_taken", tile_taken),
    Picture("tile_keys", tile_keys),
    Picture("hints", hints, fullest=True),
    Picture("tutorial_start", _STAGING.tutorial),
    Picture("tutorial_treasure", tutorial_treasure),
    Picture("tutorial_end", _STAGING.tutorial_end),
    Picture("scarabs", scarabs),
    Picture("portals", portals),
    Picture("walking", walking),
    *moment_pictures("chamber", _STAGING, _own_chamber),
    *moment_pictures("path", _STAGING, _own_marker),
    Picture("betting", betting, fullest=True),
    Picture("betting_hints", betting_hints),
    Picture("professional", professional, fullest=True),
    Picture("rival", rival),
    Picture("log", log),
    Picture("handover", handover),
    *final_pictures(end),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
