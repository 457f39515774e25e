"""Placing a domino: what it does to areas is seen before it is placed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.games.pyramido.areas.outlook import outcome
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import Phase
from pyramids.games.pyramido.ui import pictures
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.testing.gestures import Click, Move
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.placing_guide import hold_piece, spot


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    """A window."""
    with headless_app((1280, 800)) as app:
        yield app


def test_the_first_domino_can_be_placed_wherever_the_player_clicks(
    made: HeadlessApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures.first_turn(made)
    scene = made.top(TableScene)
    gem = next(view for view in scene.row.stacks if view.top.face_up).gems[0]
    made.click(gem)
    made.click(gem)
    made.rest()
    made.click(next(view.top for view in scene.row.stacks if view.top.offered))
    made.rest()
    changes: list[object] = []
    monkeypatch.setattr(scene.hand, "_draw_changes", lambda *told: changes.append(told))
    made.do(Move(scene.pyramid.cell_rect(0, 0).center))
    made.rest()
    assert not changes, "it has no area beside the place where it is held"
    made.do(Click(scene.pyramid.cell_rect(0, 0).center))
    made.wait(300)
    assert len(scene.controller.game.state.builders[0].placed) == 1


def test_the_domino_beside_the_table_is_rotated_like_the_one_in_the_hand(
    made: HeadlessApp,
) -> None:
    pictures.placing(made)
    scene = made.top(TableScene)
    before = scene.hand.orientation.turns
    made.click(scene.column.turn_tool)
    made.rest()
    assert scene.column.card.turns == scene.hand.orientation.turns == (before + 1) % 4


def test_covered_symbols_are_told_before_the_domino_is_placed(made: HeadlessApp) -> None:
    pictures.placing_above(made)
    scene = made.top(TableScene)
    preview = scene.hand.preview
    assert preview is not None
    assert preview.forecast is not None
    state, rules = scene.state, scene.controller.rules
    before = state.builders[0]
    after = rules.with_domino(before, state.stage, state.hand, preview.move)
    new = len(rules.domino_set.domino(state.hand).symbols)
    lost = before.symbols.bit_count() + new - after.symbols.bit_count()
    assert lost > 0
    assert preview.forecast.gains[-1].points == f"−{lost}"
    told = [text.rect for text in made.app.texts() if "→" in text.text]
    assert len(told) >= 2
    assert scene.pyramid.built_rect().collidelist(told) < 0


def test_the_areas_told_have_the_symbols_that_the_rules_count_afterwards(
    made: HeadlessApp,
) -> None:
    pictures.placing(made)
    scene = made.top(TableScene)
    rules, state = scene.controller.rules, scene.state
    for move in scene.hand.legal():
        after = rules.with_domino(state.builders[0], state.stage, state.hand, move)
        changes = outcome(rules, state.builders[0], state.stage, state.hand, move).changes
        told = {(change.colour, count) for change in changes for count in change.after}
        for area in rules.areas_of_last(after):
            assert (area.colour, area.symbols) in told


def test_an_undo_brings_the_domino_back_until_the_next_turn(made: HeadlessApp) -> None:
    pictures.placing(made)
    scene = made.top(TableScene)
    move = scene.hand.legal()[0]
    hold_piece(made, scene, move)
    made.do(Click(spot(scene, move)))
    made.wait(200)
    placed = len(scene.controller.game.state.builders[0].placed)
    made.key("u")
    made.rest()
    assert scene.state.phase is Phase.PLACE
    assert len(scene.state.builders[0].placed) == placed - 1
    assert scene.hand.active


def test_a_tilted_pyramid_takes_no_domino_and_comes_back_by_the_same_key(
    made: HeadlessApp,
) -> None:
    pictures.placing(made)
    scene = made.top(TableScene)
    made.key("v")
    made.rest()
    assert scene.pyramid.tilted
    made.do(Move(scene.pyramid.rect.center))
    assert scene.hand.preview is None
    made.key("v")
    made.rest()
    made.do(Move(scene.pyramid.rect.center))
    made.rest()
    assert scene.hand.preview is not None


def test_in_stage_one_the_floor_shows_every_block_of_an_outline_that_is_still_possible(
    made: HeadlessApp,
) -> None:
    pictures.placing(made)
    scene = made.top(TableScene)
    legal = {(move.row, move.column) for move in scene.hand.legal() if isinstance(move, Place)}
    frame = scene.pyramid.geometry.frame
    for row, column in legal:
        assert frame.top <= row < frame.top + frame.height
        assert frame.left <= column < frame.left + frame.width
