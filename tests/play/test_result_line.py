"""The line below the name of the winner."""

from __future__ import annotations

from pyramids.play.texts.marks import with_marks


def test_a_single_sentence_keeps_its_full_stop() -> None:
    assert with_marks("The royal chamber opened after 27 rounds.", ["", ""]) == (
        "The royal chamber opened after 27 rounds."
    )
    assert with_marks("", ["You've beaten Ana."]) == "You've beaten Ana."


def test_several_parts_are_divided_by_dots_alone() -> None:
    parts = ["Ana is still ahead (117 points).", "3 new discoveries in your journal"]
    assert with_marks("117 points, 8 more than Nefru", parts) == (
        "117 points, 8 more than Nefru · Ana is still ahead (117 points) · "
        "3 new discoveries in your journal"
    )
