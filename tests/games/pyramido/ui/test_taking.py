"""Taking is final, so a first click only lifts a domino with a gem."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.games.pyramido.moves import Take
from pyramids.games.pyramido.state import FACE_UP, Phase
from pyramids.games.pyramido.ui import pictures
from pyramids.games.pyramido.ui.row.stack_view import GemSpot, StackView
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.games.pyramido.ui.table.unseen import UnseenPanel
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.testing.gestures import Click, Drag
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.placing_guide import spot


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    """A table before the first turn."""
    with headless_app((1280, 800)) as app:
        pictures.first_turn(app)
        yield app


def table(made: HeadlessApp) -> TableScene:
    return made.top(TableScene)


def first_gem(made: HeadlessApp) -> GemSpot:
    """A gem below a face-up domino."""
    return next(view for view in table(made).row.stacks if view.top.face_up).gems[0]


def taken(made: HeadlessApp) -> bool:
    """Whether the player has the domino."""
    game = table(made).controller.game
    return any(isinstance(ply.move, Take) for ply in game.session.plies)


def test_a_first_click_only_lifts_both(made: HeadlessApp) -> None:
    made.click(first_gem(made))
    made.rest()
    picked = table(made).row.picked
    assert picked is not None
    assert table(made).row.stacks[picked.stack].top.picked
    assert not taken(made)


def test_a_single_rivals_pyramid_is_as_wide_as_its_plate(made: HeadlessApp) -> None:
    pictures.picked(made)
    (plate,) = made.top(TableScene).rivals.plates
    assert plate.board.rect.width > plate.rect.width * 0.85
    assert all(plate.rect.contains(plate.gem_rect(gem)) for gem in range(6))
    assert plate.board.rect.collidelist([plate.gem_rect(gem) for gem in range(6)]) < 0


def test_a_second_click_takes_both_and_cannot_be_undone(made: HeadlessApp) -> None:
    gem = first_gem(made)
    made.click(gem)
    made.click(gem)
    made.rest()
    assert taken(made)
    assert table(made).state.phase is Phase.REVEAL
    assert not table(made).controller.can_undo()


def test_a_click_on_another_gem_lifts_that_one_instead(made: HeadlessApp) -> None:
    views = [view for view in table(made).row.stacks if view.top.face_up]
    made.click(views[0].gems[0])
    made.click(views[1].gems[0])
    made.rest()
    picked = table(made).row.picked
    assert picked is not None
    assert picked.stack == views[1].number
    assert [view.number for view in views if view.top.picked] == [views[1].number]
    assert not taken(made)


def test_esc_puts_them_back_before_it_opens_the_menu(made: HeadlessApp) -> None:
    made.click(first_gem(made))
    made.key("escape")
    made.rest()
    assert table(made).row.picked is None
    assert not taken(made)
    made.key("escape")
    made.rest()
    assert isinstance(made.app.scenes.top, PauseMenu)


def test_enter_takes_what_is_lifted(made: HeadlessApp) -> None:
    made.click(first_gem(made))
    table(made).widgets.set_focus(None)
    made.key("return")
    made.rest()
    assert taken(made)


def test_dragging_the_lifted_domino_to_the_pyramid_takes_it(made: HeadlessApp) -> None:
    gem = first_gem(made)
    made.click(gem)
    scene = table(made)
    assert scene.row.picked is not None
    start = scene.row.stacks[scene.row.picked.stack].top.domino_rect().center
    made.do(Drag(start, scene.row.rect.midbottom))
    assert not taken(made)
    made.do(Drag(start, scene.pyramid.rect.center))
    made.rest()
    assert taken(made)


def test_a_domino_with_different_gems_is_not_dragged_without_choosing_one(
    made: HeadlessApp,
) -> None:
    scene = table(made)
    view = next(v for v in scene.row.stacks if v.top.face_up and len({g.gem for g in v.gems}) > 1)
    made.do(Drag(view.top.rect.center, scene.pyramid.rect.center))
    made.rest()
    assert not taken(made)
    assert scene.row.picked is None


def several_kinds(made: HeadlessApp) -> StackView:
    """A face-up domino with different gems below it."""
    views = (view for view in table(made).row.stacks if view.top.face_up)
    return next(view for view in views if len({spot.gem for spot in view.gems}) > 1)


def test_a_click_on_a_domino_lifts_it_and_a_gem_below_takes_both(made: HeadlessApp) -> None:
    view = several_kinds(made)
    made.click(view.top)
    made.rest()
    assert view.top.picked
    assert not taken(made)
    assert "Now choose a gem below it: you take both" in [text.text for text in made.app.texts()]
    gem = view.gems[1].gem
    made.click(view.gems[1])
    made.rest()
    (take,) = (p.move for p in table(made).controller.game.session.plies if type(p.move) is Take)
    assert take == Take(view.number, gem)


def test_a_gem_of_another_stack_is_only_lifted_with_its_own_domino(made: HeadlessApp) -> None:
    view = several_kinds(made)
    other = next(v for v in table(made).row.stacks if v.top.face_up and v is not view)
    made.click(view.top)
    made.click(other.gems[0])
    made.rest()
    assert not taken(made)
    assert table(made).row.picked == Take(other.number, other.gems[0].gem)


def test_a_second_click_on_the_lifted_domino_takes_it_too(made: HeadlessApp) -> None:
    gem = first_gem(made)
    made.click(gem)
    picked = table(made).row.picked
    assert picked is not None
    made.do(Click(table(made).row.stacks[picked.stack].top.domino_rect().center))
    made.rest()
    assert taken(made)


def test_a_second_click_on_a_domino_without_a_gem_puts_it_back(made: HeadlessApp) -> None:
    view = several_kinds(made)
    made.click(view.top)
    made.do(Click(view.top.domino_rect().center))
    made.rest()
    assert table(made).row.lifted is None
    assert not view.top.picked
    assert not taken(made)


def test_after_taking_only_face_down_tops_can_be_revealed(made: HeadlessApp) -> None:
    gem = first_gem(made)
    made.click(gem)
    made.click(gem)
    made.rest()
    scene = table(made)
    offered = [view.number for view in scene.row.stacks if view.top.offered]
    down = [n for n, stack in enumerate(scene.state.stacks) if stack.back != FACE_UP]
    assert offered == down
    made.click(scene.row.stacks[offered[0]].top)
    made.rest()
    assert scene.state.phase is Phase.PLACE
    assert scene.state.stacks[offered[0]].back == FACE_UP
    assert scene.hand.active


def test_a_turn_ended_by_its_button_leaves_no_pause_to_the_next_one(made: HeadlessApp) -> None:
    pictures.alone(made)
    scene = table(made)
    take_and_reveal(made)
    made.do(Click(spot(scene, scene.hand.legal()[0])))
    made.wait(400)
    assert scene.controller.pause_left > 0
    made.click(scene.column.go_on)
    made.rest()
    assert scene.deciding
    take_and_reveal(made)
    assert scene.state.phase is Phase.PLACE
    assert scene.controller.pause_left == 0
    assert not scene.column.go_on.visible, "the turn can't end before the domino is placed"


def take_and_reveal(made: HeadlessApp) -> None:
    """Take the first domino that can be taken, and reveal another."""
    gem = first_gem(made)
    made.click(gem)
    made.click(gem)
    made.rest()
    made.click(next(view.top for view in table(made).row.stacks if view.top.offered))
    made.rest()


def test_the_panel_counts_every_domino_that_nobody_has_seen(made: HeadlessApp) -> None:
    scene = table(made)
    made.key("n")
    made.rest()
    panel = made.top(UnseenPanel)
    face_up = sum(stack.back == FACE_UP for stack in scene.state.stacks)
    assert sum(count for _pair, count in panel.pairs) == 90 - face_up
    made.key("n")
    made.rest()
    assert made.app.scenes.top is scene
