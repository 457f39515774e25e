"""The guide of The Pharaoh's Labyrinth: a hand's next gesture on every scene of the game.

It wants what the quickest thoughtful bot would do, and goes there as a person does: the mouse
turns the tile over the board and clicks, the keyboard walks it from space to space.
"""

from __future__ import annotations

from random import Random

from pyramids.games.labyrinth.board import ENTRANCES, SIZE
from pyramids.games.labyrinth.bots.apprentice import Apprentice
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.state import View
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key, Wheel, reach
from pyramids.ui.app import Scene

_DRAG_EVERY = 3
"""Every third tile is carried from the number card instead of clicked."""


def guide(scene: Scene, by: By) -> Gesture | None:
    """What to do next; None where the golden button, or waiting, will do."""
    if not isinstance(scene, TableScene) or scene.busy:
        return None
    move = wanted_move(scene)
    match move:
        case Lay():
            return _lay(scene, move, by)
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


def turning(scene: TableScene, move: Lay, by: By) -> Gesture | None:
    """What brings the tile nearer to the way a move lays it; None if it lies so."""
    tile = scene.controller.rules.tile_set.tile(move.tile)
    if tile.rotation(scene.hand.rotation) == move.rotation:
        return None
    over = scene.board.ground.space_rect(move.space).center
    return Key("r") if by is By.KEYS else Wheel(over, -1)


def _lay(scene: TableScene, move: Lay, by: By) -> Gesture:
    turn = turning(scene, move, by)
    if turn is not None:
        return turn
    if by is By.KEYS:
        return _walk(scene, move)
    pos = scene.board.ground.space_rect(move.space).center
    carried = scene.state.turn % _DRAG_EVERY == 0
    return Drag(scene.numbers.card.card.center, pos) if carried else Click(pos)


def _walk(scene: TableScene, move: Lay) -> Gesture:
    hand = scene.hand
    if scene.widgets.focus is not scene.board:
        return Key("tab")
    if hand.space is None or not hand.shown:
        # The pointer took the tile elsewhere: any arrow fetches it.
        return Key("left")
    row, column = divmod(move.space, SIZE)
    if hand.space // SIZE != row:
        return Key("down" if hand.space // SIZE < row else "up")
    if hand.space % SIZE != column:
        return Key("right" if hand.space % SIZE < column else "left")
    return Key("return")


def _place(scene: TableScene, move: Place, by: By) -> Gesture:
    if scene.choice.value != move.value:
        pile = scene.numbers.stock.pile(move.value)
        return Key("r") if by is By.KEYS else Click(pile.rect.center)
    spots = [spot for spot in scene.board.scarabs if spot.visible]
    spot = next((spot for spot in spots if spot.field == move.field), spots[0])
    if by is By.MOUSE and scene.state.turn % _DRAG_EVERY == 0:
        return Drag(scene.numbers.stock.pile(move.value).rect.center, spot.rect.center)
    return reach(scene, spot, by)
