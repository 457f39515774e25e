"""What the review does with turns in which nobody has a choice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import CLOSING
from pyramids.engine.series.arena import play_all, series
from pyramids.engine.session import Session
from pyramids.review.game_review import review

FORCED = 83
"""The number of a game whose last tile fits in one way only, for both players."""


def test_what_a_turn_without_a_choice_changes_is_part_of_the_players_moves() -> None:
    spec = find_game("labyrinth")
    level = load_level(spec, spec.default_level)
    match = series(("mason", "surveyor"), FORCED + 1, 9001)[FORCED]
    game = next(iter(play_all(spec, level, [match], {})))
    session = Session.replay(spec.make_rules(level), game.setup, match.seed, game.plies)
    *_rest, first, second, closing = session.plies
    assert (first.seat, second.seat, closing.seat) == (0, 1, CLOSING)
    for seat, state in enumerate(session.states[-4:-2]):
        assert len(session.rules.legal(state, seat)) == 1
    assert spec.review is not None
    few = spec.review._replace(trials=0, worlds=2, outcome_worlds=1, outcomes=2)
    for player in review(replace(spec, review=few), session, lambda share: None).players:
        assert player.noise == pytest.approx(0, abs=1e-9)
