"""Pictures of Silver & Gold: Pyramids: every scene of the game in a telling state."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import Final

import pygame

from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import MARK_DUE, ROUNDS, Phase, State
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.guide import guide, spot, turning, wanted_mark
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.play.running_game import RunningGame
from pyramids.tables.parts.hints import Hints
from pyramids.tables.testing.gestures import By, Click, Move, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture
from pyramids.tables.tutorial.coach import Coach, Request

_SEEDS: Final = 60
_RIVAL: Final = [bot.name for bot in SPEC.bots if bot.budget == 0][-1]
"""Without a process of its own to think in: a picture must not depend on how fast that is."""
_GESTURES: Final = 12
_NAPS: Final = 3000


def draft(headless: HeadlessApp) -> None:
    """Four cards to choose from."""
    headless.open(_game(headless, people=1, rivals=2))
    headless.rest()


def draft_chosen(headless: HeadlessApp) -> None:
    """Two cards are chosen, the pointer is on the button."""
    draft(headless)
    scene = headless.app.scenes.top
    assert isinstance(scene, DraftScene)
    for card in scene.cards[1:3]:
        headless.click(card)
    headless.point(scene.keep)
    headless.wait(300)


def draft_hints(headless: HeadlessApp) -> None:
    """The three best pairs with their reasons, numbered on the cards."""
    draft(headless)
    scene = headless.app.scenes.top
    assert isinstance(scene, DraftScene)
    _ask(headless, scene.hints)
    headless.key("2")
    headless.rest()


def round_early(headless: HeadlessApp) -> None:
    """The first turns, nothing pointed at."""
    _open(headless, lambda state: _marks(state) and state.turn == 3, rivals=1)


def round_legal(headless: HeadlessApp) -> None:
    """The shape lies where it may be marked."""
    scene = _open(headless, lambda state: _marks(state) and state.turn == 4, rivals=2)
    _lay(headless, scene)


def round_illegal(headless: HeadlessApp) -> None:
    """The shape lies where it must not, and the game says why."""
    scene = _open(headless, lambda state: _marks(state) and state.turn == 5, rivals=2)
    chamber = scene.cards[0].chamber.rect
    for down in range(1, 6):
        headless.do(Move((chamber.centerx, chamber.top + chamber.height * down // 6)))
        preview = scene.hand.preview
        if preview is not None and preview.reason is not None:
            break
    headless.rest()


def round_single(headless: HeadlessApp) -> None:
    """A single field instead of the shape."""
    scene = _open(headless, lambda state: _marks(state) and state.round == 2, rivals=3)
    headless.key("x")
    _lay(headless, scene)


def round_extra(headless: HeadlessApp) -> None:
    """A cross was marked: one more field."""
    scene = _open(headless, lambda state: state.phase is Phase.MARK and state.due[0] > 0, rivals=2)
    _lay(headless, scene)


def round_late(headless: HeadlessApp) -> None:
    """The last turns of a full table: many pyramids are completed."""
    scene = _open(
        headless,
        lambda state: _marks(state) and state.round == ROUNDS and state.turn >= 6,
        rivals=3,
    )
    _lay(headless, scene)


def round_keys(headless: HeadlessApp) -> None:
    """The keyboard holds the shape, all legal places are lit."""
    _open(headless, lambda state: _marks(state) and state.round == 2, rivals=1)
    headless.key("tab", "p", "p")
    headless.rest()


def hints(headless: HeadlessApp) -> None:
    """The three best marks with their reasons, the first one in the hand."""
    scene = _open(headless, lambda state: _marks(state) and state.turn == 5, rivals=2)
    _ask(headless, scene.hints)
    headless.key("1")
    headless.rest()


def _ask(headless: HeadlessApp, hints: Hints) -> None:
    headless.key("h")
    for _ in range(_NAPS):
        if hints.hints:
            return
        # The adviser thinks in a process of its own, so real time has to pass.
        sleep(0.01)
        headless.wait(20)


def tutorial_start(headless: HeadlessApp) -> None:
    """The coach's welcome."""
    headless.tutorial(SPEC)
    headless.rest()


def tutorial_place(headless: HeadlessApp) -> None:
    """The shape lies on the glowing fields of the first lesson."""
    tutorial_start(headless)
    _obey(headless, lambda asked: not asked.ringed)
    asked = _asked(headless)
    assert asked is not None
    headless.do(Move(asked.target.center))
    headless.rest()


def tutorial_take(headless: HeadlessApp) -> None:
    """The first tomb is reached, a new pyramid is to be taken."""
    tutorial_start(headless)
    _obey(headless, lambda _asked: isinstance(headless.app.scenes.top, RefillScene))
    headless.wait(600)


def tutorial_end(headless: HeadlessApp) -> None:
    """All is taught."""
    tutorial_start(headless)
    _obey(headless, lambda _asked: headless.app.scenes.top.coach.play.visible)  # type: ignore[union-attr]
    headless.rest()


def _asked(headless: HeadlessApp) -> Request | None:
    coach = getattr(headless.app.scenes.top, "coach", None)
    return coach.asked if isinstance(coach, Coach) else None


def _obey(headless: HeadlessApp, until: Callable[[Request], bool]) -> None:
    """Do what the coach asks for until it asks for something like this."""
    for _ in range(_NAPS):
        asked = _asked(headless)
        if asked is None:
            headless.wait(100)
        elif until(asked):
            return
        else:
            headless.do(Click(asked.target.center))
            headless.wait(300)


def round_end(headless: HeadlessApp) -> None:
    """A new round begins."""
    game = _reached(headless, lambda state: state.phase is Phase.REVEAL and state.round == 2, 2)
    headless.show(game)
    headless.wait(1200)


def refill(headless: HeadlessApp) -> None:
    """A new pyramid is to be taken."""
    game = _reached(
        headless,
        lambda state: state.phase is Phase.TAKE and state.queue[0] == 0 and state.round > 1,
        2,
    )
    headless.open(game)
    headless.wait(600)


def rival(headless: HeadlessApp) -> None:
    """Another player's pyramids and sheet, large."""
    _open(headless, lambda state: _marks(state) and state.round == 3, rivals=3)
    headless.key("o")
    headless.wait(600)


def log(headless: HeadlessApp) -> None:
    """Everything that happened."""
    _open(headless, lambda state: _marks(state) and state.round == 2, rivals=2)
    headless.key("l")
    headless.wait(600)


def pause(headless: HeadlessApp) -> None:
    """The menu over the table."""
    _open(headless, lambda state: _marks(state) and state.turn == 3, rivals=1)
    headless.key("escape")
    headless.wait(600)


def handover(headless: HeadlessApp) -> None:
    """Two people at one screen: the first has marked, the second is called."""
    game = _reached(
        headless, lambda state: _marks(state) and state.turn == 2, rivals=1, people=2, owing=1
    )
    headless.open(game)
    headless.wait(2500)


def scoring(headless: HeadlessApp) -> None:
    """The sheet is counted, the winner crowned."""
    game = _reached(headless, lambda state: state.phase is Phase.OVER, rivals=3)
    headless.open(game)
    headless.wait(9000)


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table at which the shape can be carried: from its card to the second pyramid."""
    scene = _open(headless, lambda state: _marks(state) and state.round == 2, rivals=3)
    return scene.expedition.card.card.center, scene.cards[1].chamber.rect.center


def carried_to(headless: HeadlessApp) -> object:
    """Where the carried shape is: on fields, or somewhere between."""
    scene = headless.app.scenes.top
    assert isinstance(scene, RoundScene)
    hand = scene.hand
    return (hand.board, hand.corner) if hand.board is not None else hand.carried.centre


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a round: the player's two pyramids."""
    round_early(headless)
    scene = headless.app.scenes.top
    assert isinstance(scene, RoundScene)
    return [card.card for card in scene.cards]


def _marks(state: State) -> bool:
    """Whether the first player has to mark the shape."""
    return state.phase is Phase.MARK and state.due[0] == MARK_DUE


def _game(headless: HeadlessApp, people: int, rivals: int, seed: int = 1) -> RunningGame:
    return headless.game(SPEC, seed, people=people, bots=[_RIVAL] * rivals)


def _reached(
    headless: HeadlessApp,
    wanted: Callable[[State], bool],
    rivals: int,
    people: int = 1,
    owing: int = 0,
) -> RunningGame:
    """A game at the first state that is wanted, of the first seed that comes to it."""
    for seed in range(1, _SEEDS):
        game = _game(headless, people, rivals, seed)
        headless.play_on(game, wanted)
        if wanted(game.state):
            headless.play_on(game, lambda state: owing == 0 or state.due[0] == 0)
            return game
        game.leave()
        game.autosave.discard()
    raise ValueError("no seed leads to the state of this picture")


def _open(headless: HeadlessApp, wanted: Callable[[State], bool], rivals: int) -> RoundScene:
    headless.open(_reached(headless, wanted, rivals))
    scene = headless.app.scenes.top
    assert isinstance(scene, RoundScene)
    return scene


def _lay(headless: HeadlessApp, scene: RoundScene) -> None:
    """Turn the shape and hold it where it may be marked, without marking."""
    move = wanted_mark(scene, scene.hand.kind)
    assert move is not None
    for _ in range(_GESTURES):
        gesture = turning(scene, move, By.MOUSE)
        if gesture is None:
            break
        headless.do(gesture)
    headless.do(Move(spot(scene, move)))
    headless.rest()


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
    Picture("tutorial_start", tutorial_start),
    Picture("tutorial_place", tutorial_place),
    Picture("tutorial_take", tutorial_take),
    Picture("tutorial_end", tutorial_end),
    Picture("refill", refill),
    Picture("rival", rival),
    Picture("log", log),
    Picture("pause", pause),
    Picture("handover", handover),
    Picture("scoring", scoring, fullest=True),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
