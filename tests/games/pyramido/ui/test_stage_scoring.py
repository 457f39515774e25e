"""Scoring a stage: areas, coins, the proposal, and the gems that are kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.games.pyramido.areas.best_activation import best_plan
from pyramids.games.pyramido.areas.outlook import can_activate
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.moves import Activate
from pyramids.games.pyramido.state import KEPT_GEMS, Phase
from pyramids.games.pyramido.ui import pictures
from pyramids.games.pyramido.ui.table.table_scene import TableScene
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.testing.headless_app import HeadlessApp


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    """A window."""
    with headless_app((1280, 800)) as app:
        yield app


def test_every_area_with_symbols_is_outlined_with_its_worth(made: HeadlessApp) -> None:
    pictures.scoring_areas(made)
    scene = made.top(TableScene)
    areas = scene.controller.rules.areas(scene.state.builders[0])
    assert {spot.area for spot in scene.pyramid.spots} == {a for a in areas if a.symbols}
    texts = [text.text for text in made.app.texts()]
    for spot in scene.pyramid.spots:
        assert str(spot.area.symbols) in texts


def test_only_the_coins_that_the_player_can_pay_light_up(made: HeadlessApp) -> None:
    pictures.scoring_areas(made)
    scene = made.top(TableScene)
    area, gems = scene.scoring.chosen, scene.state.builders[0].gems
    assert area is not None
    for coin in scene.sheet.coins:
        coloured, mythical = coin.payment
        paid = gems[area.colour] >= coloured and gems[MYTHICAL] >= mythical
        assert coin.enabled == paid
        assert coin.points == area.symbols * (2 if coloured + mythical // 2 == 3 else 1)


def test_without_gems_for_another_area_the_player_is_told_to_end(made: HeadlessApp) -> None:
    pictures.scoring_best(made)
    scene = made.top(TableScene)
    assert "Do it: H" in scene.sheet.best.tooltip_at((0, 0))
    while can_activate(scene.controller.rules, scene.state, 0):
        rules = scene.controller.rules
        scene.make_move(rules.legal(scene.state, 0)[0])
        made.rest()
    texts = [text.text for text in made.app.texts()]
    assert "No more areas to activate: press Done" in texts
    assert "You have no gems for another area" in texts
    assert not scene.sheet.best.visible


def test_a_coin_activates_the_area_and_an_undo_returns_the_gems(made: HeadlessApp) -> None:
    pictures.scoring_areas(made)
    scene = made.top(TableScene)
    before = scene.state.builders[0].gems
    coin = next(coin for coin in scene.sheet.coins if coin.enabled)
    points = coin.points
    made.click(coin)
    made.rest()
    assert [item.points for item in scene.state.activations] == [points]
    assert scene.sheet.areas == points
    assert sum(scene.state.builders[0].gems) == sum(before) - sum(coin.payment)
    made.key("u")
    made.rest()
    assert scene.state.activations == ()
    assert scene.state.builders[0].gems == before


def test_the_proposal_is_shown_first_and_made_by_a_second_press(made: HeadlessApp) -> None:
    pictures.scoring_best(made)
    scene = made.top(TableScene)
    state = scene.state
    assert state.activations == ()
    assert scene.scoring.proposal is not None
    plan = scene.scoring.proposal.plan
    proposed = {(s.area.row, s.area.column) for s in scene.pyramid.spots if s.proposed}
    assert proposed == {(move.row, move.column) for move in plan.moves}
    badges = [text.text for text in made.app.texts()]
    assert sum(spot.proposed for spot in scene.pyramid.spots) == plan.points
    assert all(f"+{spot.proposed}" in badges for spot in scene.pyramid.spots if spot.proposed)
    assert scene.sheet.kept == scene.scoring.proposal.kept
    made.click(scene.sheet.best)
    made.rest()
    assert sum(item.points for item in scene.state.activations) == plan.points


def test_in_the_last_stage_nothing_better_than_the_proposal_exists(made: HeadlessApp) -> None:
    pictures.last_scoring(made)
    scene = made.top(TableScene)
    builder = scene.state.builders[0]
    plan, left = best_plan(scene.controller.rules.areas(builder), builder.gems)
    made.key("h")
    made.rest()
    assert scene.scoring.proposal is not None
    found = scene.scoring.proposal
    assert found.plan.points + found.left[MYTHICAL] == plan.points + left[MYTHICAL]


def test_gems_over_five_are_discarded_by_clicking_them(made: HeadlessApp) -> None:
    pictures.discarding(made)
    scene = made.top(TableScene)
    while scene.state.phase is Phase.DISCARD and scene.state.seat == 0:
        pile = next(pile for pile in scene.column.supply.piles if pile.discarding)
        before = sum(scene.state.builders[0].gems)
        made.click(pile)
        made.wait(200)
        state = scene.controller.game.state
        assert sum(state.builders[0].gems) == before - 1
        made.app.settle(400)
    assert sum(scene.controller.game.state.builders[0].gems) == KEPT_GEMS


def test_esc_drops_the_chosen_area_before_it_opens_the_menu(made: HeadlessApp) -> None:
    pictures.scoring_areas(made)
    scene = made.top(TableScene)
    made.key("escape")
    made.rest()
    assert scene.scoring.chosen is None
    assert made.app.scenes.top is scene


def test_an_activation_that_the_rules_refuse_is_refused_in_words(made: HeadlessApp) -> None:
    pictures.scoring_areas(made)
    scene = made.top(TableScene)
    spot = scene.pyramid.spots[0]
    scene.make_move(Activate(spot.area.row, spot.area.column, 2, 0))
    made.wait(300)
    assert scene.state.activations == ()
    assert "gem" in " ".join(text.text for text in made.app.texts()[-3:])
