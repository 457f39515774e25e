"""The guide of Silver & Gold: Pyramids: a hand's next gesture on every scene of the game.

It wants what the greedy bot would do, and goes there as a person does: the mouse turns the shape
over a chamber and clicks, the keyboard walks it from field to field.
"""

from __future__ import annotations

from pyramids.engine.grid import Shape, normalised, turned
from pyramids.games.silver_gold.bots.greedy import GreedyBot
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import PATTERN, Mark
from pyramids.games.silver_gold.state import NEWCOMER
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.round.pyramid_places import OwnPyramid
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.tables.testing.gestures import (
    MIDDLE,
    By,
    Click,
    Drag,
    Gesture,
    Key,
    Point,
    Wheel,
    reach,
)
from pyramids.ui.app import Scene
from pyramids.ui.widgets.base import Widget

_KEPT = len(NEWCOMER.places)
_DRAG_EVERY = 3
"""Every third mark is carried from the expedition card instead of clicked."""


def guide(scene: Scene, by: By) -> Gesture | None:
    """What to do next; None where the golden button, or waiting, will do."""
    if isinstance(scene, DraftScene):
        return _draft(scene, by)
    if isinstance(scene, RefillScene):
        choice = len(scene.controller.game.session.plies) % len(scene.offers)
        return reach(scene, scene.offers[choice], by)
    if isinstance(scene, RoundScene):
        return _round(scene, by)
    return None


def wanted_mark(scene: RoundScene, kind: str | None = None) -> Mark | None:
    """The mark that the viewer should make, of a kind if one is given; None if there is none."""
    controller, hand = scene.controller, scene.hand
    if scene.busy or not hand.active:
        return None
    if hand.goal is not None and kind in (None, hand.goal.kind):
        return hand.goal
    state, seat = scene.state, controller.viewer
    legal = [move for move in controller.rules.legal(state, seat) if isinstance(move, Mark)]
    marks = [move for move in legal if kind in (None, move.kind)]
    if not marks:
        return None
    bot = GreedyBot(controller.rules)
    return bot.best_mark(state.explorers[seat], state.due[seat], marks, state.round)


def spot(scene: RoundScene, move: Mark) -> Point:
    """Where the pointer lays the shape, as it is turned now, on a mark's fields."""
    rows, columns = scene.hand.size
    row, column = _corner(move)
    chamber = _card(scene, move).chamber.rect
    field = scene.hand.cell
    return (
        round(chamber.left + (column + columns / 2) * field),
        round(chamber.top + (row + rows / 2) * field),
    )


def turning(scene: RoundScene, move: Mark, by: By) -> Gesture | None:
    """What brings the shape nearer to the way a mark lies; None if it lies so."""
    hand = scene.hand
    if hand.kind != move.kind:
        return Key("x") if by is By.KEYS else Click(scene.expedition.single.rect.center)
    if move.kind != PATTERN or hand.shape == _shape(move):
        return None
    over = _card(scene, move).chamber.rect.center
    if _shape(move) in _turns(hand.shape):
        return Key("r") if by is By.KEYS else Wheel(over, -1)
    return Key("f") if by is By.KEYS else Click(over, MIDDLE)


def _draft(scene: DraftScene, by: By) -> Gesture | None:
    if scene.done:
        return None
    if len(scene.chosen) == _KEPT:
        return reach(scene, scene.keep, by)
    left = [card for card in scene.choosable() if not card.chosen]
    return reach(scene, left[0], by)


def _round(scene: RoundScene, by: By) -> Gesture | None:
    move = wanted_mark(scene)
    if move is None:
        return None
    turn = turning(scene, move, by)
    if turn is not None:
        return turn
    if by is By.KEYS:
        return _walk(scene, move)
    pos = spot(scene, move)
    carried = move.kind == PATTERN and scene.state.turn % _DRAG_EVERY == 0
    return Drag(scene.expedition.card.card.center, pos) if carried else Click(pos)


def _walk(scene: RoundScene, move: Mark) -> Gesture:
    hand, card = scene.hand, _card(scene, move)
    if scene.widgets.focus is not card:
        return Key("tab", shift=_lies_behind(scene, card))
    if hand.board != card.number:
        # The pointer took the shape elsewhere: any arrow fetches it.
        return Key("left")
    row, column = _corner(move)
    if hand.corner[0] != row:
        return Key("down" if hand.corner[0] < row else "up")
    if hand.corner[1] != column:
        return Key("right" if hand.corner[1] < column else "left")
    return Key("return")


def _lies_behind(scene: RoundScene, widget: Widget) -> bool:
    """Whether the keyboard has passed a widget already."""
    order, focus = scene.widgets.focus_order(), scene.widgets.focus
    return focus in order and order.index(focus) > order.index(widget)


def _card(scene: RoundScene, move: Mark) -> OwnPyramid:
    for card in scene.cards:
        if card.pyramid is not None and card.pyramid.number == move.card:
            return card
    raise ValueError(f"pyramid {move.card} doesn't lie before the viewer")


def _corner(move: Mark) -> tuple[int, int]:
    fields = GRID.fields(move.fields)
    return min(row for row, _ in fields), min(column for _, column in fields)


def _shape(move: Mark) -> Shape:
    return normalised(GRID.fields(move.fields))


def _turns(shape: Shape) -> list[Shape]:
    once = turned(shape)
    twice = turned(once)
    return [once, twice, turned(twice)]
