"""The search for leaks: whoever may not see a hand sees the same, whatever is in it.

Each test shows two games that differ only in hands that the viewer may not see, and wants the same
pixels and the same texts of both: on the table, on all pages above it, in tooltips, in the log, on
the curtain, and in the frames between two turns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from hashlib import sha256
from typing import NamedTuple

import pygame
import pytest

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.moves import Done, Draw, Move
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.state import HAND_LIMIT, MOST_DRAWN, Phase, State
from pyramids.games.im_bann.ui.guide import wanted_move
from pyramids.games.im_bann.ui.table.table_scene import TableScene
from pyramids.play.running_game import RunningGame
from pyramids.play.saved_board import saved_board
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.saves.board_picture import _draw
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.staging import ask_for_hints
from pyramids.ui.animation import Speed
from pyramids.ui.drawing.canvas import Canvas
from tests.games.im_bann.ui.twin_games import Twins, discard, twins

SIZE = (1024, 640)
PEOPLE = 3
SEEDS = 30
FRAME = 80.0
"""Milliseconds."""
MOST_FRAMES = 400
CURTAIN_FRAMES = 4
PAGES = ("l", "n", "2", "3")
"""Log, cards not seen yet, the other players; Esc closes each of them."""


class Look(NamedTuple):
    """What somebody sees at a moment."""

    curtain: bool
    viewer: int
    pixels: bytes
    texts: tuple[str, ...]


def look(headless: HeadlessApp) -> Look:
    """A screenshot, all texts that are drawn, and all that pointing at something would tell."""
    app = headless.app
    taken: list[pygame.Surface] = []
    app.on_screenshot = taken.append
    headless.key("f12")
    texts: list[str] = []
    for scene in app.scenes.visible_scenes():
        canvas = Canvas(taken[0].copy(), app.graphics, record=True)
        scene.draw(canvas)
        texts += [drawn.text for drawn in canvas.texts or ()]
        texts += [widget.tooltip_at(widget.rect.center) for widget in scene.widgets.root.walk()]
    controller = next(s for s in app.scenes if isinstance(s, TableScene)).controller
    curtain = isinstance(app.scenes.top, Handover)
    if not curtain:
        texts += [line.text for line in controller.log.lines()]
    pixels = sha256(pygame.image.tobytes(taken[0], "RGB")).digest()
    return Look(curtain, controller.viewer, pixels, tuple(texts))


def staged(
    headless: HeadlessApp,
    until: Callable[[State], bool],
    viewers: Callable[[State], Collection[Seat]],
    *,
    stack: bool = True,
) -> Twins:
    """Twins of three people at one screen, in the first state that fits."""
    for seed in range(1, SEEDS):
        game = headless.game(SPEC, seed, people=PEOPLE, options={"length": "short"})
        headless.play_on(game, until)
        if until(game.state):
            pair = twins(headless, game, viewers(game.state), stack=stack)
            if pair is not None:
                return pair
        discard(game)
    raise AssertionError("no seed leads there")


def decider(state: State) -> tuple[Seat]:
    """Whoever has the screen."""
    return (state.victims[0] if state.phase is Phase.LOSE else state.turn,)


def nobody(state: State) -> tuple[Seat, ...]:
    """All hands may differ."""
    return ()


def lift(headless: HeadlessApp) -> TableScene:
    """Lift the curtain, and wait until nothing moves."""
    assert isinstance(headless.app.scenes.top, Handover)
    headless.key("return")
    headless.rest()
    return headless.top(TableScene)


def pages(headless: HeadlessApp) -> Iterator[Look]:
    """The table, and everything that can be opened above it."""
    table = lift(headless)
    yield look(headless)
    for key in (*PAGES, ""):
        if key:
            headless.key(key)
        else:
            table.controller.open_menu()
        headless.rest()
        assert headless.app.scenes.top is not table
        yield look(headless)
        headless.key("escape")
        headless.rest()
        assert headless.app.scenes.top is table


def hints(headless: HeadlessApp) -> Iterator[Look]:
    """The list of hints, with all reasons."""
    ask_for_hints(headless, lift(headless).hints)
    headless.rest()
    yield look(headless)


def between_turns(move: Move | None) -> Callable[[HeadlessApp], Iterator[Look]]:
    """Every look from a move to the next player's table, the curtain among them.

    Without a move the viewer makes the one that a bot would make.
    """

    def watch(headless: HeadlessApp) -> Iterator[Look]:
        for _ in range(CURTAIN_FRAMES):
            headless.app.step(FRAME)
            yield look(headless)
        table = lift(headless)
        chosen = wanted_move(table) if move is None else move
        table.play(table.controller.decide(chosen, final=True))
        while not isinstance(headless.app.scenes.top, Handover):
            headless.app.step(FRAME)
            yield look(headless)
            if not table.busy and table.choices.active:
                chosen = Done() if table.choices.can(Done()) else wanted_move(table)
                table.play(table.controller.decide(chosen, final=True))
        for _ in range(CURTAIN_FRAMES):
            headless.app.step(FRAME)
            yield look(headless)
        lift(headless)
        yield look(headless)

    return watch


def looks(
    headless: HeadlessApp, game: RunningGame, watch: Callable[[HeadlessApp], Iterator[Look]]
) -> list[Look]:
    headless.show(game)
    seen = list(watch(headless))
    assert len(seen) < MOST_FRAMES
    discard(game)
    return seen


def compare(
    headless: HeadlessApp, pair: Twins, watch: Callable[[HeadlessApp], Iterator[Look]]
) -> tuple[int, int]:
    """How often players saw another hand of their own, and how many looks were the same."""
    first, second = (looks(headless, game, watch) for game in pair.games)
    assert [(a.curtain, a.viewer) for a in first] == [(b.curtain, b.viewer) for b in second]
    told = compared = 0
    for one, other in zip(first, second, strict=True):
        if one.viewer in pair.different and not one.curtain:
            told += one.pixels != other.pixels
            continue
        assert one.texts == other.texts
        assert one.pixels == other.pixels
        compared += 1
    return told, compared


def begins(state: State) -> bool:
    """Whether the first player's turn begins, and everyone has seen some cards."""
    return state.turn == 0 and state.phase is Phase.TURN and state.round > 2


def may_draw(state: State) -> bool:
    hand = sum(state.archaeologists[0].hand)
    return begins(state) and hand + MOST_DRAWN <= HAND_LIMIT and sum(state.stack) >= MOST_DRAWN


def may_end(state: State) -> bool:
    """Whether the first player may end the turn, which isn't the first of two."""
    return state.turn == 0 and state.phase is Phase.FINISH and not state.exact


def test_no_page_above_the_table_tells_another_hand() -> None:
    with headless_app(SIZE) as made:
        made.app.motion.speed = Speed.INSTANT
        pair = staged(made, begins, decider)
        assert compare(made, pair, pages) == (0, 2 + len(PAGES))


def test_the_curtain_shows_nothing_of_the_hand_that_was_there_before() -> None:
    """Not even while it falls: the last player's hand must not fade away behind it."""
    with headless_app(SIZE) as made:
        pair = staged(made, may_end, nobody)
        told, compared = compare(made, pair, between_turns(Done()))
        assert compared >= 2 * CURTAIN_FRAMES
        assert told, "players see their own hands"


def test_what_somebody_draws_is_seen_by_nobody_else() -> None:
    """From the draw to the curtain, and when the next player has lifted it."""
    with headless_app(SIZE) as made:
        pair = staged(made, may_draw, decider, stack=False)
        told, compared = compare(made, pair, between_turns(Draw(2)))
        assert compared > 2 * CURTAIN_FRAMES
        assert told == (1 in pair.different)


def test_the_small_picture_of_a_saved_game_is_the_same_whatever_the_hands_are() -> None:
    with headless_app(SIZE) as made:
        pair = staged(made, begins, nobody)
        drawn = []
        for game in pair.games:
            picture = _draw(made.app.graphics, saved_board(game.record()), (160, 120))
            assert picture is not None
            drawn.append(pygame.image.tobytes(picture, "RGBA"))
        assert drawn[0] == drawn[1]


MOMENTS: dict[str, Callable[[State], bool]] = {
    "cursed": lambda state: state.phase is Phase.LOSE and state.victims[0] == 0,
    "curse on others": lambda state: state.phase is Phase.LOSE and state.turn == 0,
    "swap": lambda state: state.phase is Phase.SWAP and len(state.picked) > 1,
    "exact": lambda state: state.phase is Phase.DEPOT,
    "price": lambda state: state.phase is Phase.PRICE,
    "mummy": lambda state: state.phase is Phase.TURN and state.mummy == state.turn,
    "end of a turn": lambda state: state.phase is Phase.FINISH,
    "late": lambda state: state.phase is Phase.TURN and state.round > 12,
}


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_no_moment_does_anything_tell_another_hand(moment: str) -> None:
    with headless_app(SIZE) as made:
        made.app.motion.speed = Speed.INSTANT
        pair = staged(made, MOMENTS[moment], decider)
        assert compare(made, pair, pages) == (0, 2 + len(PAGES))


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hint_tells_nothing_of_another_hand(moment: str) -> None:
    with headless_app(SIZE) as made:
        pair = staged(made, MOMENTS[moment], decider)
        assert compare(made, pair, hints) == (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_between_two_turns_nobody_sees_another_hand(moment: str) -> None:
    with headless_app(SIZE) as made:
        pair = staged(made, MOMENTS[moment], decider, stack=False)
        assert compare(made, pair, between_turns(None))[1] > 2 * CURTAIN_FRAMES
