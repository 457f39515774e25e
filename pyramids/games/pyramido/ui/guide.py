"""Plays Pyramido through its window, by mouse or keyboard.

It makes the moves of the gardener, a good bot that answers at once.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from pyramids.engine.contract import Seat
from pyramids.games.pyramido.bots.characters import gardener
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State, View
from pyramids.games.pyramido.ui.table.hint_places import spot_of
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.games.pyramido.ui.table.unseen import UnseenPanel
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key, reach
from pyramids.tables.testing.placing_guide import place_gesture
from pyramids.ui.app import Scene

_DRAG_EVERY = 3
"""Every third domino is dragged to the pyramid instead of clicked again."""


def guide(scene: Scene, by: By) -> Gesture | None:
    """The next gesture; None where the golden button is to be pressed, or to wait."""
    if isinstance(scene, UnseenPanel):
        return reach(scene, scene.close_button, by)
    if not isinstance(scene, TableScene) or scene.busy or not scene.deciding:
        return None
    if scene.pyramid.tilted:
        return Key("v") if by is By.KEYS else Click(scene.column.tilt_tool.rect.center)
    move = wanted_move(scene)
    match move:
        case Place():
            return place_gesture(scene, move, by)
        case Take():
            return _take(scene, move, by)
        case Activate():
            return _activate(scene, move, by)
        case Split() | Reveal() | Discard() | Done():
            spot = spot_of(scene.row, scene.pyramid, scene.column, move)
            return reach(scene, spot, by) if spot is not None else None
    return None


def wanted_move(scene: TableScene) -> Move | None:
    """What the viewer should do; None if the viewer has nothing to decide."""
    controller, state = scene.controller, scene.state
    if scene.goal is not None:
        return scene.goal
    seat = controller.viewer
    legal = controller.rules.legal(state, seat)
    if not legal or state != controller.state():
        return None
    return _choice(controller.rules, state, seat)


@lru_cache(maxsize=4)
def _choice(rules: Pyramido, state: State, seat: Seat) -> Move:
    """Cached, because the guide is asked again and again."""
    return gardener(rules).choose(View(seat, state), rules.legal(state, seat), Random(0), 0)


def _take(scene: TableScene, move: Take, by: By) -> Gesture | None:
    view = scene.row.stacks[move.stack]
    spot = view.spot_of(move.gem)
    if spot is None:
        return None
    if scene.row.picked == move and by is By.MOUSE:
        placed = len(scene.pyramid.builder.placed)
        if placed % _DRAG_EVERY == 0:
            return Drag(view.top.domino_rect().center, scene.pyramid.rect.center)
        picked = next(gem for gem in view.gems if gem.picked)
        return Click(picked.rect.center)
    return reach(scene, spot, by)


def _activate(scene: TableScene, move: Activate, by: By) -> Gesture | None:
    chosen, spot = scene.scoring.chosen, scene.pyramid.spot(move.row, move.column)
    if spot is None:
        return None
    if chosen != spot.area:
        return Click(spot.rect.center) if by is By.MOUSE else reach(scene, spot, by)
    wanted = (move.coloured, move.mythical)
    coin = next(coin for coin in scene.sheet.coins if coin.payment == wanted)
    return reach(scene, coin, by)
