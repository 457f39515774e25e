"""Finished games in the history."""

from __future__ import annotations

from pyramids.games.silver_gold.moves import Take
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from tests.shared.kept_games import begun, finished_games


def test_a_finished_game_whose_last_move_is_undone_is_forgotten_until_it_ends_again() -> None:
    """A last card that is taken when the stack is empty: nothing is drawn or closed after it."""
    game = begun(seed=1, spec=SPEC)
    last = game.state._replace(
        phase=Phase.TAKE, round=4, turn=7, stack=(), display=(40, 0, 0, 0), queue=(0,)
    )
    game.session._states[-1] = last
    game.submit(0, Take(40))
    assert len(finished_games()) == 1
    assert game.undo(0)
    assert finished_games() == []
    game.redo(0)
    assert len(finished_games()) == 1
