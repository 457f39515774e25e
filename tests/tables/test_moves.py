"""Every move goes through the rules: a table refuses what they refuse, and goes on."""

from __future__ import annotations

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.seats import quickest_bot
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_table import GameTable
from pyramids.tables.testing.headless_app import HeadlessApp


def table_in_a_turn(made: HeadlessApp, spec: GameSpec) -> GameTable:
    """A table at a decision of the person."""
    game = made.game(spec, 7, bots=[quickest_bot(spec).name])
    made.open(game)
    while not isinstance(made.app.scenes.top, GameTable):
        game.submit(0, game.rules.legal(game.state, 0)[0])
        made.open(game)
    table = made.app.scenes.top
    while not (table.controller.flow.asked and not table.busy):
        made.wait(100)
    return table


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_a_refused_move_changes_nothing(spec: GameSpec) -> None:
    with headless_app((1024, 640)) as made:
        table = table_in_a_turn(made, spec)
        game = table.controller.game
        rules, plies = game.rules, len(game.session.plies)
        move = next(
            move
            for move in rules.legal(game.state, 0)
            if rules.check(rules.apply(game.state, 0, move), 0, move) is not None
        )
        # Two presses that arrive in the same frame.
        table.make_move(move)
        table.make_move(move)
        assert [ply.move for ply in game.session.plies[plies:]] == [move]
