"""The turning point of a finished game."""

from __future__ import annotations

from pyramids import language
from pyramids.engine.story import Opponents, ToldTurn
from pyramids.games.im_bann.texts.story import distance_then

NAMES = ("Ana", "Nefru")


def test_a_turning_point_tells_how_far_both_had_to_go() -> None:
    turn = ToldTurn((), (-3, -7))
    assert distance_then(turn, Opponents(0, 1), NAMES) == (
        "To the royal chamber: Ana 3 to go, Nefru 7 to go."
    )
    language.use("de")
    try:
        told = distance_then(turn, Opponents(0, 1), NAMES)
    finally:
        language.use("en")
    assert told == "Bis zur Königskammer: Ana noch 3, Nefru noch 7."
