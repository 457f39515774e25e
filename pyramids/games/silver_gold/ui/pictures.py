"""The shows of Silver & Gold: Pyramids: every scene of the game in a telling state."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep
from typing import Final

import pygame

from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import MARK_DUE, ROUNDS, Phase, State
from pyramids.games.silver_gold.ui import open_game
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.draft.refill_scene import RefillScene
from pyramids.games.silver_gold.ui.guide import guide, spot, turning, wanted_mark
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.games.silver_gold.ui.tutorial.tutorial_flow import open_tutorial
from pyramids.play.running_game import RunningGame
from pyramids.showcase.gestures import Click, Move, Point
from pyramids.showcase.guides import By
from pyramids.showcase.headless_app import Easel
from pyramids.showcase.pictures import Show
from pyramids.tables.hints import Hints
from pyramids.tables.tutorial.coach import Asked, Coach

__all__ = ["SHOWS", "board", "carried_to", "carry", "guide"]

_SEEDS: Final = 60
_RIVAL: Final = [bot.name for bot in SPEC.bots if bot.budget == 0][-1]
"""Without a process of its own to think in: a picture must not depend on how fast that is."""
_GESTURES: Final = 12
_NAPS: Final = 3000


def draft(easel: Easel) -> None:
    """Four cards to choose from."""
    easel.open(_game(easel, people=1, rivals=2))
    easel.rest()


def draft_chosen(easel: Easel) -> None:
    """Two cards are chosen, the pointer is on the button."""
    draft(easel)
    scene = easel.app.scenes.top
    assert isinstance(scene, DraftScene)
    for card in scene.cards[1:3]:
        easel.click(card)
    easel.point(scene.keep)
    easel.wait(300)


def draft_hints(easel: Easel) -> None:
    """The three best pairs with their reasons, numbered on the cards."""
    draft(easel)
    scene = easel.app.scenes.top
    assert isinstance(scene, DraftScene)
    _ask(easel, scene.hints)
    easel.key("2")
    easel.rest()


def round_early(easel: Easel) -> None:
    """The first turns, nothing pointed at."""
    _open(easel, lambda state: _marks(state) and state.turn == 3, rivals=1)


def round_legal(easel: Easel) -> None:
    """The shape lies where it may be marked."""
    scene = _open(easel, lambda state: _marks(state) and state.turn == 4, rivals=2)
    _lay(easel, scene)


def round_illegal(easel: Easel) -> None:
    """The shape lies where it must not, and the game says why."""
    scene = _open(easel, lambda state: _marks(state) and state.turn == 5, rivals=2)
    chamber = scene.cards[0].chamber.rect
    for down in range(1, 6):
        easel.do(Move((chamber.centerx, chamber.top + chamber.height * down // 6)))
        preview = scene.hand.preview
        if preview is not None and preview.reason is not None:
            break
    easel.rest()


def round_single(easel: Easel) -> None:
    """A single field instead of the shape."""
    scene = _open(easel, lambda state: _marks(state) and state.round == 2, rivals=3)
    easel.key("x")
    _lay(easel, scene)


def round_extra(easel: Easel) -> None:
    """A cross was marked: one more field."""
    scene = _open(easel, lambda state: state.phase is Phase.MARK and state.due[0] > 0, rivals=2)
    _lay(easel, scene)


def round_late(easel: Easel) -> None:
    """The last turns of a full table: many pyramids are completed."""
    scene = _open(
        easel,
        lambda state: _marks(state) and state.round == ROUNDS and state.turn >= 6,
        rivals=3,
    )
    _lay(easel, scene)


def round_keys(easel: Easel) -> None:
    """The keyboard holds the shape, all legal places are lit."""
    _open(easel, lambda state: _marks(state) and state.round == 2, rivals=1)
    easel.key("tab", "p", "p")
    easel.rest()


def hints(easel: Easel) -> None:
    """The three best marks with their reasons, the first one in the hand."""
    scene = _open(easel, lambda state: _marks(state) and state.turn == 5, rivals=2)
    _ask(easel, scene.hints)
    easel.key("1")
    easel.rest()


def _ask(easel: Easel, hints: Hints) -> None:
    easel.key("h")
    for _ in range(_NAPS):
        if hints.hints:
            return
        # The adviser thinks in a process of its own, so real time has to pass.
        sleep(0.01)
        easel.wait(20)


def tutorial_start(easel: Easel) -> None:
    """The coach's welcome."""
    open_tutorial(easel.app, easel.settings)
    easel.rest()


def tutorial_place(easel: Easel) -> None:
    """The shape lies on the glowing fields of the first lesson."""
    tutorial_start(easel)
    _obey(easel, lambda asked: not asked.ringed)
    asked = _asked(easel)
    assert asked is not None
    easel.do(Move(asked.target.center))
    easel.rest()


def tutorial_take(easel: Easel) -> None:
    """The first tomb is reached, a new pyramid is to be taken."""
    tutorial_start(easel)
    _obey(easel, lambda _asked: isinstance(easel.app.scenes.top, RefillScene))
    easel.wait(600)


def tutorial_end(easel: Easel) -> None:
    """All is taught."""
    tutorial_start(easel)
    _obey(easel, lambda _asked: easel.app.scenes.top.coach.play.visible)  # type: ignore[union-attr]
    easel.rest()


def _asked(easel: Easel) -> Asked | None:
    coach = getattr(easel.app.scenes.top, "coach", None)
    return coach.asked if isinstance(coach, Coach) else None


def _obey(easel: Easel, until: Callable[[Asked], bool]) -> None:
    """Do what the coach asks for until it asks for something like this."""
    for _ in range(_NAPS):
        asked = _asked(easel)
        if asked is None:
            easel.wait(100)
        elif until(asked):
            return
        else:
            easel.do(Click(asked.target.center))
            easel.wait(300)


def round_end(easel: Easel) -> None:
    """A new round begins."""
    game = _reached(easel, lambda state: state.phase is Phase.REVEAL and state.round == 2, 2)
    open_game(easel.app, game)
    easel.wait(1200)


def refill(easel: Easel) -> None:
    """A new pyramid is to be taken."""
    game = _reached(
        easel,
        lambda state: state.phase is Phase.TAKE and state.queue[0] == 0 and state.round > 1,
        2,
    )
    easel.open(game)
    easel.wait(600)


def rival(easel: Easel) -> None:
    """Another player's pyramids and sheet, large."""
    _open(easel, lambda state: _marks(state) and state.round == 3, rivals=3)
    easel.key("o")
    easel.wait(600)


def log(easel: Easel) -> None:
    """Everything that happened."""
    _open(easel, lambda state: _marks(state) and state.round == 2, rivals=2)
    easel.key("l")
    easel.wait(600)


def pause(easel: Easel) -> None:
    """The menu over the table."""
    _open(easel, lambda state: _marks(state) and state.turn == 3, rivals=1)
    easel.key("escape")
    easel.wait(600)


def handover(easel: Easel) -> None:
    """Two people at one screen: the first has marked, the second is called."""
    game = _reached(
        easel, lambda state: _marks(state) and state.turn == 2, rivals=1, people=2, owing=1
    )
    easel.open(game)
    easel.wait(2500)


def scoring(easel: Easel) -> None:
    """The sheet is counted, the winner crowned."""
    game = _reached(easel, lambda state: state.phase is Phase.OVER, rivals=3)
    easel.open(game)
    easel.wait(9000)


def carry(easel: Easel) -> tuple[Point, Point]:
    """A table at which the shape can be carried: from its card to the second pyramid."""
    scene = _open(easel, lambda state: _marks(state) and state.round == 2, rivals=3)
    return scene.expedition.card.card.center, scene.cards[1].chamber.rect.center


def carried_to(easel: Easel) -> object:
    """Where the carried shape is: on fields, or somewhere between."""
    scene = easel.app.scenes.top
    assert isinstance(scene, RoundScene)
    hand = scene.hand
    return (hand.board, hand.corner) if hand.board is not None else hand.carried.centre


def board(easel: Easel) -> list[pygame.Rect]:
    """The board on the screen of a round: the player's two pyramids."""
    round_early(easel)
    scene = easel.app.scenes.top
    assert isinstance(scene, RoundScene)
    return [card.card for card in scene.cards]


def _marks(state: State) -> bool:
    """Whether the first player has to mark the shape."""
    return state.phase is Phase.MARK and state.due[0] == MARK_DUE


def _game(easel: Easel, people: int, rivals: int, seed: int = 1) -> RunningGame:
    return easel.game(SPEC, seed, people=people, bots=[_RIVAL] * rivals)


def _reached(
    easel: Easel,
    wanted: Callable[[State], bool],
    rivals: int,
    people: int = 1,
    owing: int = 0,
) -> RunningGame:
    """A game at the first state that is wanted, of the first seed that comes to it."""
    for seed in range(1, _SEEDS):
        game = _game(easel, people, rivals, seed)
        easel.play_on(game, wanted)
        if wanted(game.state):
            easel.play_on(game, lambda state: owing == 0 or state.due[0] == 0)
            return game
        game.leave()
        game.autosave.discard()
    raise ValueError("no seed leads to the state of this show")


def _open(easel: Easel, wanted: Callable[[State], bool], rivals: int) -> RoundScene:
    easel.open(_reached(easel, wanted, rivals))
    scene = easel.app.scenes.top
    assert isinstance(scene, RoundScene)
    return scene


def _lay(easel: Easel, scene: RoundScene) -> None:
    """Turn the shape and hold it where it may be marked, without marking."""
    move = wanted_mark(scene, scene.hand.kind)
    assert move is not None
    for _ in range(_GESTURES):
        gesture = turning(scene, move, By.MOUSE)
        if gesture is None:
            break
        easel.do(gesture)
    easel.do(Move(spot(scene, move)))
    easel.rest()


SHOWS: Final = (
    Show("draft", draft),
    Show("draft_chosen", draft_chosen),
    Show("draft_hints", draft_hints),
    Show("round", round_early),
    Show("round_legal", round_legal),
    Show("round_illegal", round_illegal),
    Show("round_single", round_single),
    Show("round_extra", round_extra),
    Show("round_late", round_late),
    Show("round_keys", round_keys),
    Show("round_end", round_end),
    Show("hints", hints),
    Show("tutorial_start", tutorial_start),
    Show("tutorial_place", tutorial_place),
    Show("tutorial_take", tutorial_take),
    Show("tutorial_end", tutorial_end),
    Show("refill", refill),
    Show("rival", rival),
    Show("log", log),
    Show("pause", pause),
    Show("handover", handover),
    Show("scoring", scoring),
)
