"""Plays The Pharaoh's Labyrinth through its window, by mouse or keyboard.

It makes the moves of the apprentice, the best bot that answers at once.
"""

from __future__ import annotations

from random import Random

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.bots.apprentice import Apprentice
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.state import View
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key, reach
from pyramids.tables.testing.placing_guide import place_gesture
from pyramids.ui.app import Scene

_DRAG_EVERY = 3
"""In every third turn treasures are dragged from their pile instead of clicked."""


def guide(scene: Scene, by: By) -> Gesture | None:
    """The next gesture; None where the golden button is to be pressed, or to wait."""
    if not isinstance(scene, TableScene) or scene.busy:
        return None
    move = wanted_move(scene)
    match move:
        case Lay():
            return place_gesture(scene, move, by)
        case Place():
            return _place(scene, move, by)
        case Start():
            spots = scene.board.entrances
            return reach(scene, spots[ENTRANCES.index((move.portal, move.side))], by)
        case Done():
            return reach(scene, scene.numbers.go_on, by)
        case Bet():
            tiles = scene.numbers.bets.tiles
            return reach(scene, next(tile for tile in tiles if tile.bet == move.bet), by)
    return None


def wanted_move(scene: TableScene) -> Move | None:
    """What the viewer should do; None if the viewer has nothing to decide."""
    controller, state = scene.controller, scene.state
    if not (scene.hand.active or scene.choice.deciding or controller.viewer_bets):
        return None
    if scene.goal is not None:
        return scene.goal
    seat = controller.viewer
    legal = controller.rules.legal(state, seat)
    if not legal:
        # The table shows the turn that is over; the next frame shows the new one.
        return None
    bot = Apprentice(controller.rules)
    return bot.choose(View(seat, state), legal, Random(state.turn), 0)


def _place(scene: TableScene, move: Place, by: By) -> Gesture:
    if scene.choice.value != move.value:
        pile = scene.numbers.stock.pile(move.value)
        return Key("r") if by is By.KEYS else Click(pile.rect.center)
    spots = [spot for spot in scene.board.scarabs if spot.visible]
    spot = next((spot for spot in spots if spot.field == move.field), spots[0])
    if by is By.MOUSE and scene.state.turn % _DRAG_EVERY == 0:
        return Drag(scene.numbers.stock.pile(move.value).rect.center, spot.rect.center)
    return reach(scene, spot, by)
