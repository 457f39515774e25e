"""Pictures of every scene of Pyramido, each in a typical state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.games.pyramido.areas.outlook import outcome
from pyramids.games.pyramido.events import Activated, Event, StageScored
from pyramids.games.pyramido.moves import Done, Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import KEPT_GEMS, Phase, State
from pyramids.games.pyramido.ui.guide import guide, wanted_move
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.play.running_game import RunningGame
from pyramids.tables.testing.final_pictures import final_pictures
from pyramids.tables.testing.gestures import Move, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.moment_pictures import moment_pictures
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture
from pyramids.tables.testing.placing_guide import hold_piece, spot
from pyramids.tables.testing.staging import Staging, ask_for_hints, follow_coach

_RIVALS: Final = ("gardener", "hoarder", "stacker")
_STAGING: Final = Staging(SPEC, TableScene, _RIVALS)


def _at(phase: Phase, stage: int, dominoes: int) -> Callable[[State], bool]:
    """Whether the first player has to decide in a phase, with so many dominoes placed."""

    def fits(state: State) -> bool:
        here = state.phase is phase and state.seat == 0 and state.stage == stage
        return here and len(state.builders[0].placed) >= dominoes

    return fits


def _own_area(event: Event, rules: Pyramido, before: State) -> bool:
    return isinstance(event, Activated) and event.seat == 0


def _own_stage(event: Event, rules: Pyramido, before: State) -> bool:
    return isinstance(event, StageScored) and event.seat == 0 and event.points > 0


def first_turn(headless: HeadlessApp) -> None:
    """The first turn, nothing pointed at."""
    _open(headless, Phase.TAKE, 1, 0, rivals=2)


def picked(headless: HeadlessApp) -> None:
    """A gem and its domino are lifted, not taken yet."""
    scene = _open(headless, Phase.TAKE, 1, 4, rivals=1)
    headless.click(scene.row.stacks[_stack(scene)].gems[0])
    headless.rest()


def reveal(headless: HeadlessApp) -> None:
    """The domino is taken; a face-down top is to be revealed."""
    _open(headless, Phase.REVEAL, 1, 5, rivals=3)
    headless.wait(400)


def placing(headless: HeadlessApp) -> None:
    """The domino is held where it extends an area, in the largest company."""
    scene = _open(headless, Phase.PLACE, 1, 6, rivals=3)
    _hold(headless, scene)


def placing_refused(headless: HeadlessApp) -> None:
    """The domino is held where it isn't allowed, with the reason."""
    scene = _open(headless, Phase.PLACE, 1, 5, rivals=1)
    taken = scene.pyramid.builder.placed[0]
    place = Place(taken.row, taken.column, taken.rotation)
    rects = scene.pyramid.domino_rects(1, place)
    headless.do(Move(rects[0].union(rects[1]).center))
    headless.rest()


def placing_above(headless: HeadlessApp) -> None:
    """Stage 2: the domino would cover symbols."""
    scene = _open(headless, Phase.PLACE, 2, 12, rivals=2)
    rules, state = scene.controller.rules, scene.state
    moves = [move for move in rules.legal(state, 0) if isinstance(move, Place)]

    def covered(move: Place) -> int:
        return outcome(rules, state.builders[0], state.stage, state.hand, move).covered

    hold_piece(headless, scene, max(moves, key=covered))


def placing_keys(headless: HeadlessApp) -> None:
    """The domino is moved by keys, all legal spots are highlighted."""
    _open(headless, Phase.PLACE, 2, 11, rivals=2)
    headless.key("p", "p")
    headless.rest()


def hints(headless: HeadlessApp) -> None:
    """The three best places, and why."""
    scene = _open(headless, Phase.PLACE, 2, 13, rivals=2)
    ask_for_hints(headless, scene.hints)
    headless.wait(200)


def take_hints(headless: HeadlessApp) -> None:
    """The three best dominoes with gems, and why."""
    scene = _open(headless, Phase.TAKE, 1, 3, rivals=3)
    ask_for_hints(headless, scene.hints)
    headless.wait(200)


def scoring_areas(headless: HeadlessApp) -> None:
    """A scoring: an area is chosen, the coins show how to pay."""
    scene = _open(headless, Phase.ACTIVATE, 1, 10, rivals=3)
    spots = [spot for spot in scene.pyramid.spots if spot.affordable]
    chosen = max(spots, key=lambda spot: spot.area.symbols)
    headless.do(Move(chosen.rect.center))
    scene.choose_area(chosen.area)
    headless.rest()


def scoring_best(headless: HeadlessApp) -> None:
    """A scoring: the best activations are proposed."""
    scene = _open(headless, Phase.ACTIVATE, 3, 19, rivals=2)
    headless.click(scene.sheet.best)
    headless.rest()


def last_scoring(headless: HeadlessApp) -> None:
    """The last scoring begins."""
    _open(headless, Phase.ACTIVATE, 4, 19, rivals=1)


def discarding(headless: HeadlessApp) -> None:
    """Too many gems are left: some must be discarded."""
    scoring = _at(Phase.ACTIVATE, 1, 10)
    game = _STAGING.game(
        headless,
        lambda state: scoring(state) and sum(state.builders[0].gems) > KEPT_GEMS + 2,
        rivals=1,
    )
    game.session.submit(0, Done())
    headless.open(game)
    headless.wait(300)


def tilted(headless: HeadlessApp) -> None:
    """The pyramid, tilted to admire it."""
    _open(headless, Phase.TAKE, 4, 19, rivals=3)
    headless.key("v")
    headless.rest()


def unseen(headless: HeadlessApp) -> None:
    """The dominoes not seen yet."""
    _open(headless, Phase.TAKE, 1, 6, rivals=1)
    headless.key("n")
    headless.wait(600)


def alone(headless: HeadlessApp) -> None:
    """A game alone."""
    _open(headless, Phase.TAKE, 2, 12, rivals=0)


def rival(headless: HeadlessApp) -> None:
    """The second rival's pyramid, large."""
    _open(headless, Phase.TAKE, 3, 16, rivals=3)
    headless.key("2")
    headless.wait(600)


def tutorial_placing(headless: HeadlessApp) -> None:
    """The coach asks for a domino to be placed."""
    _STAGING.tutorial(headless)
    follow_coach(headless, lambda _asked: headless.top(TableScene).hand.active)
    headless.wait(600)


def end(headless: HeadlessApp) -> RunningGame:
    """A game at its end."""
    return _STAGING.finished(headless, seed=2, rivals=3)


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table where the domino can be dragged to the pyramid; stage 1 has room for many steps."""
    scene = _open(headless, Phase.PLACE, 1, 5, rivals=3)
    moves = [m for m in scene.hand.legal() if m.rotation == 0] or scene.hand.legal()
    return scene.column.card.card.center, spot(scene, moves[-1])


def carried_to(headless: HeadlessApp) -> object:
    """Where the dragged domino is: on a place, or between them."""
    hand = headless.top(TableScene).hand
    return hand.corner if hand.board is not None else hand.rect.center


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a turn: pyramids, stacks, gems."""
    scene = _open(headless, Phase.TAKE, 1, 3, rivals=1)
    parts = (scene.pyramid, scene.row, scene.column, scene.rivals)
    return [part.rect for part in parts]


def _open(
    headless: HeadlessApp, phase: Phase, stage: int, dominoes: int, rivals: int
) -> TableScene:
    return _STAGING.open(headless, _at(phase, stage, dominoes), rivals=rivals)


def _stack(scene: TableScene) -> int:
    return next(view.number for view in scene.row.stacks if view.top.face_up)


def _hold(headless: HeadlessApp, scene: TableScene) -> None:
    """Hold the domino where the guide would place it, without placing it."""
    move = wanted_move(scene)
    assert isinstance(move, Place)
    hold_piece(headless, scene, move)


PICTURES: Final = (
    Picture("first_turn", first_turn),
    Picture("picked", picked),
    Picture("reveal", reveal),
    Picture("placing", placing, fullest=True),
    Picture("placing_refused", placing_refused),
    Picture("placing_above", placing_above),
    Picture("placing_keys", placing_keys),
    Picture("hints", hints, fullest=True),
    Picture("take_hints", take_hints),
    Picture("activating", scoring_areas, fullest=True),
    Picture("activating_best", scoring_best, fullest=True),
    Picture("last_activating", last_scoring),
    *moment_pictures("area", _STAGING, _own_area),
    *moment_pictures("stage", _STAGING, _own_stage),
    Picture("discarding", discarding),
    Picture("tilted", tilted),
    Picture("unseen", unseen),
    Picture("alone", alone),
    Picture("rival", rival),
    Picture("tutorial_start", _STAGING.tutorial),
    Picture("tutorial_placing", tutorial_placing),
    Picture("tutorial_end", _STAGING.tutorial_end),
    *final_pictures(end),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
