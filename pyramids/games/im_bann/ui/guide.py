"""Plays Im Bann der Pyramide through its window, by mouse or keyboard.

It makes the moves of the strongest bot that answers at once.
"""

from __future__ import annotations

from random import Random

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.bots.characters import SPITEFUL, Character
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.moves import Move, PassMummy, Pick, Play
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State, View
from pyramids.games.im_bann.ui.table.choices import Asking
from pyramids.games.im_bann.ui.table.hint_places import spot_of
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key
from pyramids.ui.app import Scene
from pyramids.ui.widgets import Widget

_DRAG_EVERY = 3
"""In every third round cards are dragged instead of clicked."""


def guide(scene: Scene, by: By) -> Gesture | None:
    """The next gesture; None where the golden button is to be pressed, or to wait."""
    if not isinstance(scene, TableScene) or scene.busy or not scene.choices.active:
        return None
    choices = scene.choices
    move = scene.goal if scene.goal is not None else wanted_move(scene)
    if choices.swapping or choices.paying:
        return _picking(scene, by)
    match move:
        case Play(_card, item, _to) if choices.asking is Asking.ITEM:
            return _press(scene, scene.tools.depot.fields[item], by)
        case Play(to=to) | PassMummy(to=to) if choices.asking is not Asking.NOTHING:
            plate = scene.rivals.plate(to)
            return _press(scene, scene.foot.myself if plate is None else plate, by)
    spot = spot_of(scene.foot, scene.tools, scene.rivals, move)
    if spot is None:
        return None
    if isinstance(move, Play) and by is By.MOUSE and not scene.state.round % _DRAG_EVERY:
        target = scene.foot.display if not choices.plays(move.card)[1:] else None
        if target is not None:
            return Drag(spot.rect.center, target.rect.center)
    return _press(scene, spot, by)


def wanted_move(scene: TableScene) -> Move:
    """What the viewer should do."""
    controller = scene.controller
    return _choose(controller.rules, scene.state, controller.viewer)


def _choose(rules: ImBann, state: State, seat: Seat) -> Move:
    bot = Character(rules, SPITEFUL)
    return bot.choose(View(seat, state), rules.legal(state, seat), Random(state.round), 0)


def _picking(scene: TableScene, by: By) -> Gesture | None:
    """Pick the cards that the bot would pick and no others, then press the golden button."""
    choices, rules, seat = scene.choices, scene.controller.rules, scene.controller.viewer
    state, wanted = choices.state._replace(picked=()), list[Kind]()
    while isinstance(move := _choose(rules, state, seat), Pick):
        wanted.append(move.card)
        state = rules.apply(state, seat, move)
    cards = scene.foot.display.cards if choices.paying else scene.foot.hand.cards
    for position in choices.picked:
        kind = choices.pickable[position]
        if kind not in wanted:
            return _press(scene, cards[position], by)  # pressed again, it is given back
        wanted.remove(kind)
    if not wanted:
        return None
    left = [n for n, kind in enumerate(choices.pickable) if kind == wanted[0]]
    return _press(scene, cards[next(n for n in left if n not in choices.picked)], by)


def _press(scene: TableScene, widget: Widget, by: By) -> Gesture:
    """The next gesture towards pressing a widget, the shorter way round."""
    if by is By.MOUSE:
        return Click(widget.rect.center)
    focus, order = scene.widgets.focus, scene.widgets.focus_order()
    if focus is widget:
        return Key("return")
    if focus not in order or widget not in order:
        return Key("tab")
    ahead = (order.index(widget) - order.index(focus)) % len(order)
    return Key("tab", shift=ahead > len(order) // 2)
