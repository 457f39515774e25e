"""Moves in words."""

from __future__ import annotations

from pyramids.games.im_bann.moves import Pick
from pyramids.games.im_bann.texts.moves import move_words
from tests.games.im_bann.tables import RULES, Table, kind, player

NAMES = ("Ana", "Ben", "Cleo")


def test_a_picked_card_tells_what_for() -> None:
    swapping = Table(player("rope-1 spell"), player())
    swapping.play("0 swap")
    words = move_words(RULES, swapping.state, 0, Pick(kind("rope-1")), NAMES)
    assert words == "Pick rope 1 to swap"
    paying = Table(player("spell torch-1", "ladder-1 rope-4"), player("", "", 5), player(), mummy=0)
    paying.play("0 play spell torch", "0 mummy 1")
    words = move_words(RULES, paying.state, 0, Pick(kind("rope-4")), NAMES)
    assert words == "Pick rope 4 to remove"
