"""Plays Silver & Gold: Pyramids through its window, by mouse or keyboard.

It makes the marks of the greedy bot.
"""

from __future__ import annotations

from pyramids.games.silver_gold.bots.greedy import GreedyBot
from pyramids.games.silver_gold.moves import PATTERN, Mark
from pyramids.games.silver_gold.state import NEWCOMER
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.tables.testing.gestures import By, Click, Gesture, Key, reach
from pyramids.tables.testing.placing_guide import place_gesture
from pyramids.ui.app import Scene

_KEPT = len(NEWCOMER.places)


def guide(scene: Scene, by: By) -> Gesture | None:
    """The next gesture; None where the golden button is to be pressed, or to wait."""
    if isinstance(scene, DraftScene):
        return _draft(scene, by)
    if isinstance(scene, RoundScene):
        return _round(scene, by)
    return None


def wanted_mark(scene: RoundScene, kind: str | None = None) -> Mark | None:
    """The mark that the greedy bot would make, of a kind if one is given; None if none is due."""
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


def _draft(scene: DraftScene, by: By) -> Gesture | None:
    if scene.done:
        return None
    if len(scene.chosen) == _KEPT:
        return reach(scene, scene.keep, by)
    left = [card for card in scene.choosable() if not card.chosen]
    return reach(scene, left[0], by)


def _round(scene: RoundScene, by: By) -> Gesture | None:
    if scene.refill.visible:
        offers = scene.refill.offers
        return reach(scene, offers[len(scene.controller.game.session.plies) % len(offers)], by)
    move = wanted_mark(scene)
    if move is None:
        return None
    if scene.hand.kind != move.kind:
        return Key("x") if by is By.KEYS else Click(scene.expedition.single.rect.center)
    return place_gesture(scene, move, by, draggable=move.kind == PATTERN)
