"""Pictures of every scene of Silver & Gold: Pyramids, each in a typical state."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.silver_gold.events import Awarded, Event, Gem, Tomb
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import MARK_DUE, ROUNDS, Phase, State
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.guide import guide, wanted_mark
from pyramids.games.silver_gold.ui.motion.moments import outrun
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.play.running_game import RunningGame
from pyramids.tables.testing.final_pictures import final_pictures
from pyramids.tables.testing.gestures import Move, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.moment_pictures import moment_pictures
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture
from pyramids.tables.testing.placing_guide import hold_piece
from pyramids.tables.testing.staging import Staging, ask_for_hints, asked_for, follow_coach
from pyramids.ui.app import Scene

_RIVAL: Final = [bot.name for bot in SPEC.bots if bot.quick][-1]
_STAGING: Final = Staging(SPEC, RoundScene, (_RIVAL,) * 3)


def draft(headless: HeadlessApp) -> None:
    """Four cards to choose from."""
    headless.open(_STAGING.game(headless, lambda _state: True, rivals=2))
    headless.rest()


def draft_chosen(headless: HeadlessApp) -> None:
    """Two cards are chosen, the pointer is on the button."""
    draft(headless)
    scene = headless.top(DraftScene)
    for card in scene.cards[1:3]:
        headless.click(card)
    headless.point(scene.keep)
    headless.wait(300)


def draft_hints(headless: HeadlessApp) -> None:
    """The three best pairs with their reasons, numbered on the cards."""
    draft(headless)
    scene = headless.top(DraftScene)
    ask_for_hints(headless, scene.hints)
    headless.key("2")
    headless.rest()


def round_early(headless: HeadlessApp) -> None:
    """The first turns, nothing pointed at."""
    _STAGING.open(headless, lambda state: _marks(state) and state.turn == 3, rivals=1)


def round_legal(headless: HeadlessApp) -> None:
    """The shape is held where it is allowed."""
    scene = _STAGING.open(headless, lambda state: _marks(state) and state.turn == 4, rivals=2)
    _hold(headless, scene)


def round_illegal(headless: HeadlessApp) -> None:
    """The shape is held where it isn't allowed, with the reason."""
    scene = _STAGING.open(headless, lambda state: _marks(state) and state.turn == 5, rivals=2)
    chamber = scene.cards[0].chamber.rect
    for down in range(1, 6):
        headless.do(Move((chamber.centerx, chamber.top + chamber.height * down // 6)))
        preview = scene.hand.preview
        if preview is not None and preview.reason is not None:
            break
    headless.rest()


def round_single(headless: HeadlessApp) -> None:
    """A single square instead of the shape."""
    scene = _STAGING.open(headless, lambda state: _marks(state) and state.round == 2, rivals=3)
    headless.key("x")
    _hold(headless, scene)


def round_extra(headless: HeadlessApp) -> None:
    """A cross was marked: one extra square."""
    scene = _STAGING.open(
        headless, lambda state: state.phase is Phase.MARK and state.due[0] > 0, rivals=2
    )
    _hold(headless, scene)


def round_late(headless: HeadlessApp) -> None:
    """The last turns of a full table: many pyramids are completed."""
    scene = _STAGING.open(
        headless,
        lambda state: _marks(state) and state.round == ROUNDS and state.turn >= 6,
        rivals=3,
    )
    _hold(headless, scene)


def round_keys(headless: HeadlessApp) -> None:
    """The shape is moved by keys, all legal spots are highlighted."""
    _STAGING.open(headless, lambda state: _marks(state) and state.round == 2, rivals=1)
    headless.key("tab", "p", "p")
    headless.rest()


def hints(headless: HeadlessApp) -> None:
    """The three best marks with their reasons, the first one in the hand."""
    scene = _STAGING.open(headless, lambda state: _marks(state) and state.turn == 5, rivals=2)
    ask_for_hints(headless, scene.hints)
    headless.key("1")
    headless.rest()


def tutorial_place(headless: HeadlessApp) -> None:
    """The shape is held over the squares of the first lesson."""
    _STAGING.tutorial(headless)
    follow_coach(headless, lambda asked: not asked.ringed)
    asked = asked_for(headless)
    assert asked is not None
    headless.do(Move(asked.target.center))
    headless.rest()


def tutorial_take(headless: HeadlessApp) -> None:
    """The first tomb is reached, a new pyramid is to be taken."""
    _STAGING.tutorial(headless)
    follow_coach(headless, lambda _asked: _refills(headless.app.scenes.top))
    headless.wait(600)


def round_end(headless: HeadlessApp) -> None:
    """A new round begins."""
    game = _STAGING.game(
        headless, lambda state: state.phase is Phase.REVEAL and state.round == 2, 2
    )
    headless.show(game)
    headless.wait(1200)


def refill(headless: HeadlessApp) -> None:
    """A new pyramid is to be taken."""
    game = _STAGING.game(
        headless,
        lambda state: state.phase is Phase.TAKE and state.queue[0] == 0 and state.round > 1,
        3,
    )
    headless.open(game)
    headless.wait(600)


def rival(headless: HeadlessApp) -> None:
    """Another player's pyramids and sheet, large."""
    _STAGING.open(headless, lambda state: _marks(state) and state.round == 3, rivals=3)
    headless.key("o")
    headless.wait(600)


def log(headless: HeadlessApp) -> None:
    """Everything that happened."""
    _STAGING.open(headless, lambda state: _marks(state) and state.round == 2, rivals=2)
    headless.key("l")
    headless.wait(600)


def pause(headless: HeadlessApp) -> None:
    """The menu over the table."""
    _STAGING.open(headless, lambda state: _marks(state) and state.turn == 3, rivals=1)
    headless.key("escape")
    headless.wait(600)


def handover(headless: HeadlessApp) -> None:
    """Two players at one screen: the first has marked, the second is called."""
    game = _STAGING.game(
        headless, lambda state: _marks(state) and state.turn == 2, rivals=1, people=2
    )
    headless.play_on(game, lambda state: state.due[0] == 0)
    headless.open(game)
    headless.wait(2500)


def end(headless: HeadlessApp) -> RunningGame:
    """A game at its end, in which the lead changes hands in the final scoring."""
    return _STAGING.finished(headless, seed=9, rivals=3)


def _own_tomb(event: Event, rules: SilverGold, before: State) -> bool:
    return isinstance(event, Tomb) and event.seat == 0


def _own_pair(event: Event, rules: SilverGold, before: State) -> bool:
    if not isinstance(event, Gem) or event.seat != 0 or event.box is None:
        return False
    gems = {"green": before.explorers[0].red, "red": before.explorers[0].green}
    return gems[event.colour] > event.box


def _own_award(event: Event, rules: SilverGold, before: State) -> bool:
    return isinstance(event, Awarded) and event.seat == 0


def _lost_award(event: Event, rules: SilverGold, before: State) -> bool:
    return isinstance(event, Awarded) and 0 in outrun(rules.deck, before, event)


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table where the shape can be dragged from its card to the second pyramid."""
    scene = _STAGING.open(headless, lambda state: _marks(state) and state.round == 2, rivals=3)
    return scene.expedition.card.card.center, scene.cards[1].chamber.rect.center


def carried_to(headless: HeadlessApp) -> object:
    """Where the dragged shape is: on squares, or between them."""
    hand = headless.top(RoundScene).hand
    return (hand.board, hand.corner) if hand.board is not None else hand.carried.centre


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a round: the player's two pyramids."""
    round_early(headless)
    return [card.card for card in headless.top(RoundScene).cards]


def _hold(headless: HeadlessApp, scene: RoundScene) -> None:
    """Hold the shape where it may be marked, without marking."""
    move = wanted_mark(scene, scene.hand.kind)
    assert move is not None
    hold_piece(headless, scene, move)


def _refills(scene: Scene | None) -> bool:
    """Whether a new pyramid is to be taken on a scene."""
    return isinstance(scene, RoundScene) and scene.refill.visible


def _marks(state: State) -> bool:
    """Whether the first player has to mark the shape."""
    return state.phase is Phase.MARK and state.due[0] == MARK_DUE


PICTURES: Final = (
    Picture("draft", draft),
    Picture("draft_chosen", draft_chosen),
    Picture("draft_hints", draft_hints, fullest=True),
    Picture("round", round_early),
    Picture("round_legal", round_legal),
    Picture("round_illegal", round_illegal),
    Picture("round_single", round_single),
    Picture("round_extra", round_extra),
    Picture("round_late", round_late, fullest=True),
    Picture("round_keys", round_keys),
    Picture("round_end", round_end),
    Picture("hints", hints, fullest=True),
    Picture("tutorial_start", _STAGING.tutorial),
    Picture("tutorial_place", tutorial_place),
    Picture("tutorial_take", tutorial_take),
    Picture("tutorial_end", _STAGING.tutorial_end),
    Picture("refill", refill, fullest=True),
    *moment_pictures("pyramid", _STAGING, _own_tomb),
    *moment_pictures("award", _STAGING, _own_award),
    *moment_pictures("award_lost", _STAGING, _lost_award),
    *moment_pictures("gem_pair", _STAGING, _own_pair),
    Picture("rival", rival),
    Picture("log", log),
    Picture("pause", pause),
    Picture("handover", handover),
    *final_pictures(end),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
