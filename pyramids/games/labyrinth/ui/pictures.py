"""Pictures of The Pharaoh's Labyrinth: every scene of the game in a telling state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from time import sleep
from typing import Final

import pygame

from pyramids.engine.contract import Chance, Over
from pyramids.games.labyrinth.board import place_of
from pyramids.games.labyrinth.corridors import tile_in
from pyramids.games.labyrinth.moves import Done, Lay
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import DONE, LAST_START_TURN, LAY_DUE, Phase, State
from pyramids.games.labyrinth.ui.guide import guide, turning, wanted_move
from pyramids.games.labyrinth.ui.table.gains import outlook
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.games.labyrinth.ui.tutorial.tutorial_flow import TutorialTable
from pyramids.play.running_game import RunningGame, new_game
from pyramids.tables.testing.gestures import By, Click, Move, Point
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Drag, GameTesting, Picture

_SEEDS: Final = 40
_QUICK: Final = [bot.name for bot in SPEC.bots if bot.budget == 0]
"""Without a process of its own to think in: a picture must not depend on how fast that is."""
_RIVALS: Final = ("apprentice", "apprentice", "mason", "apprentice")
"""Whoever plays as the first player does would build the same labyrinth."""
_GESTURES: Final = 8
_PATIENCE: Final = 400
_PROFESSIONAL: Final = {"rules": "professional"}
_BETTING: Final = {"betting": "on"}
_RICH: Final = range(10, 15)
"""The tiles with several scarabs."""


def first_tile(headless: HeadlessApp) -> None:
    """The first number, nothing pointed at."""
    _open(headless, lambda state: _lays(state) and state.turn == 1, rivals=2)


def tile_legal(headless: HeadlessApp) -> None:
    """The tile lies where the path grows."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    _hold(headless, scene)


def tile_dead_end(headless: HeadlessApp) -> None:
    """The tile lies where the path would run into a wall, and the game warns."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    rules, seat = scene.controller.rules, scene.controller.viewer
    moves = [move for move in rules.legal(scene.state, seat) if isinstance(move, Lay)]
    _hold(headless, scene, next(m for m in moves if outlook(rules, scene.state, seat, m).ends))


def tile_taken(headless: HeadlessApp) -> None:
    """The tile lies where it must not, and the game says why."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 9, rivals=1)
    taken = [space for space, content in enumerate(scene.board.hunter.spaces) if content]
    headless.do(Move(scene.board.ground.space_rect(taken[-1]).center))
    headless.rest()


def tile_keys(headless: HeadlessApp) -> None:
    """The keyboard holds the tile, all empty spaces are lit."""
    _open(headless, lambda state: _lays(state) and state.turn == 12, rivals=3)
    headless.key("p", "p")
    headless.rest()


def hints(headless: HeadlessApp) -> None:
    """The three best places, and why."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 11, rivals=2)
    headless.key("h")
    for _ in range(_PATIENCE):
        if scene.hints.hints:
            break
        headless.wait(50)
        sleep(0.05)
    headless.wait(200)


def tutorial_start(headless: HeadlessApp) -> None:
    """The coach's welcome."""
    headless.tutorial(SPEC)
    headless.rest()


def tutorial_treasure(headless: HeadlessApp) -> None:
    """The coach asks for a treasure on a scarab."""
    tutorial_start(headless)
    _obey(headless, lambda table: table.choice.deciding and bool(table.free_scarabs()))
    headless.wait(600)


def tutorial_end(headless: HeadlessApp) -> None:
    """All is taught."""
    tutorial_start(headless)
    _obey(headless, lambda table: table.coach.play.visible)
    headless.rest()


def _obey(headless: HeadlessApp, until: Callable[[TutorialTable], bool]) -> None:
    """Do what the coach asks for until it is so."""
    for _ in range(_PATIENCE):
        table = headless.app.scenes.top
        assert isinstance(table, TutorialTable)
        if until(table):
            return
        if table.coach.asked is not None:
            headless.do(Click(table.coach.asked.target.center))
        headless.wait(100)


def scarabs(headless: HeadlessApp) -> None:
    """The tile is laid: treasures may go onto its scarabs."""
    scene = _open(
        headless,
        lambda state: state.turn > 5 and _has_scarabs(state),
        rivals=2,
        options=_PROFESSIONAL,
    )
    headless.point(scene.board.scarabs[0])
    headless.wait(900)


def portals(headless: HeadlessApp) -> None:
    """The third tile is laid: a portal must be chosen."""
    game = _game(headless, people=1, rivals=1, seed=4, options={})
    _linger(game)
    headless.open(game)
    scene = headless.app.scenes.top
    assert isinstance(scene, TableScene)
    longest = max(scene.board.entrances, key=lambda spot: spot.length)
    headless.point(longest)
    headless.wait(900)


def walking(headless: HeadlessApp) -> None:
    """The tile is laid, the hunter walks on."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 10, rivals=2)
    _hold(headless, scene)
    scene.place_piece()
    headless.wait(420)


def betting(headless: HeadlessApp) -> None:
    """A bet on the next number."""
    game = _reached(
        headless,
        lambda state: state.phase is Phase.BET and state.turn == 10,
        rivals=3,
        options=_BETTING,
    )
    headless.open(game)
    headless.wait(400)


def professional(headless: HeadlessApp) -> None:
    """The last turns of the professional game: markers and multipliers."""
    scene = _open(
        headless,
        lambda state: _lays(state) and state.turn == 24,
        rivals=4,
        options={**_PROFESSIONAL, **_BETTING},
    )
    _hold(headless, scene)


def rival(headless: HeadlessApp) -> None:
    """The third rival's labyrinth, large, and why the last tile lies where it does."""
    _open(headless, lambda state: _lays(state) and state.turn == 18, rivals=3)
    headless.key("3")
    headless.wait(600)


def log(headless: HeadlessApp) -> None:
    """Everything that happened."""
    _open(headless, lambda state: _lays(state) and state.turn == 6, rivals=2)
    headless.key("l")
    headless.wait(600)


def handover(headless: HeadlessApp) -> None:
    """Two people at one screen: the first is done, the second is called."""
    game = _reached(headless, lambda state: _lays(state) and state.turn == 5, rivals=1, people=2)
    _play_on(game, lambda state: state.stages[0] == DONE)
    headless.open(game)
    headless.wait(2500)


def scoring(headless: HeadlessApp) -> None:
    """Every path is walked, the chambers are open, the winner is crowned."""
    game = _reached(headless, lambda state: state.phase is Phase.OVER, rivals=3)
    headless.open(game)
    headless.wait(9000)


def carry(headless: HeadlessApp) -> tuple[Point, Point]:
    """A table at which the tile can be carried: from its card to the far corner of the board."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 12, rivals=4)
    return scene.numbers.card.card.center, scene.board.ground.space_rect(24).center


def carried_to(headless: HeadlessApp) -> object:
    """Where the carried tile is: over a space, or somewhere between."""
    scene = headless.app.scenes.top
    assert isinstance(scene, TableScene)
    hand = scene.hand
    return hand.space if hand.space is not None else hand.rect.center


def board(headless: HeadlessApp) -> list[pygame.Rect]:
    """The board on the screen of a turn: labyrinths, number card, treasures, rivals."""
    scene = _open(headless, lambda state: _lays(state) and state.turn == 3, rivals=1)
    return [scene.board.rect, scene.numbers.rect, scene.rivals.rect]


def _lays(state: State) -> bool:
    """Whether the first player has to lay the tile."""
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE


def _decides(state: State) -> bool:
    """Whether the first player has laid the tile and may still decide something."""
    return state.phase is Phase.BUILD and state.stages[0] >= 0


def _has_scarabs(state: State) -> bool:
    """Whether the first player's new tile has several free scarabs."""
    if not _decides(state):
        return False
    space = state.stages[0]
    taken = any(place_of(field)[0] == space for field, _value in state.hunters[0].pieces)
    return tile_in(state.hunters[0].spaces[space])[0] in _RICH and not taken


def _game(
    headless: HeadlessApp, people: int, rivals: int, seed: int, options: Mapping[str, str]
) -> RunningGame:
    game = headless.game(SPEC, seed, people=people, bots=list(_RIVALS[:rivals]))
    if not options:
        return game
    start = replace(game.start(), options=options)
    game.leave()
    game.autosave.discard()
    return new_game(start, headless.settings)


def _reached(
    headless: HeadlessApp,
    wanted: Callable[[State], bool],
    rivals: int,
    *,
    people: int = 1,
    options: Mapping[str, str] | None = None,
) -> RunningGame:
    """A game at the first state that is wanted, of the first seed that comes to it."""
    for seed in range(1, _SEEDS):
        game = _game(headless, people, rivals, seed, options or {})
        _play_on(game, wanted)
        if wanted(game.state):
            return game
        game.leave()
        game.autosave.discard()
    raise ValueError("no seed leads to the state of this picture")


def _play_on(game: RunningGame, until: Callable[[State], bool]) -> None:
    """Let everybody play as themselves, people as the best of the quick bots, until it is so."""
    session = game.session
    bots = [SPEC.bot(player.bot or _QUICK[-1]).make(game.rules) for player in game.players]
    while not until(session.state) and not isinstance(session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        view = game.rules.observe(session.state, seat)
        legal = game.rules.legal(session.state, seat)
        session.submit(seat, bots[seat].choose(view, legal, game.rng(seat), 0))


def _linger(game: RunningGame) -> None:
    """Play until the first player has laid the third tile and chosen no portal yet."""
    session = game.session

    def stays(state: State) -> bool:
        return not isinstance(session.node, Chance) and _decides(state)

    for _turn in range(LAST_START_TURN):
        _play_on(game, lambda state: _lays(state))
        _play_on(game, stays)
        if game.rules.check(session.state, 0, Done()) is None:
            session.submit(0, Done())


def _open(
    headless: HeadlessApp,
    wanted: Callable[[State], bool],
    rivals: int,
    *,
    options: Mapping[str, str] | None = None,
) -> TableScene:
    headless.open(_reached(headless, wanted, rivals, options=options))
    scene = headless.app.scenes.top
    assert isinstance(scene, TableScene)
    return scene


def _hold(headless: HeadlessApp, scene: TableScene, move: object = None) -> None:
    """Turn the tile and hold it there, or where it should be laid, without laying it."""
    move = wanted_move(scene) if move is None else move
    assert isinstance(move, Lay)
    for _ in range(_GESTURES):
        gesture = turning(scene, move, By.MOUSE)
        if gesture is None:
            break
        headless.do(gesture)
    headless.do(Move(scene.board.ground.space_rect(move.space).center))
    headless.rest()


PICTURES: Final = (
    Picture("first_tile", first_tile),
    Picture("tile_legal", tile_legal),
    Picture("tile_dead_end", tile_dead_end),
    Picture("tile_taken", tile_taken),
    Picture("tile_keys", tile_keys),
    Picture("hints", hints, fullest=True),
    Picture("tutorial_start", tutorial_start),
    Picture("tutorial_treasure", tutorial_treasure),
    Picture("tutorial_end", tutorial_end),
    Picture("scarabs", scarabs),
    Picture("portals", portals),
    Picture("walking", walking),
    Picture("betting", betting, fullest=True),
    Picture("professional", professional, fullest=True),
    Picture("rival", rival),
    Picture("log", log),
    Picture("handover", handover),
    Picture("scoring", scoring, fullest=True),
)

TESTING: Final = GameTesting(PICTURES, guide, board, Drag(carry, carried_to))
