"""Why a move is refused: a sentence for the code of each `Reason`."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_

REFUSALS: Final = {
    "wall": N_("Walls are never marked"),
    "already_marked": N_("A square here is already marked"),
    "does_not_touch": N_("It must share a side with a marked square"),
    "needs_the_entrance": N_("The first squares you mark must include the entrance"),
    "off_the_chamber": N_("The shape must fit in the chamber"),
    "not_the_pattern": N_("That isn't the expedition card's shape"),
    "just_one_field": N_("Mark just one square here"),
    "already_marked_this_turn": N_("You've already marked this turn"),
    "no_extra_mark_owed": N_("You have no extra square"),
    "extra_marks_owed": N_("First mark the extra square from the cross"),
    "not_your_card": N_("That isn't one of your pyramids"),
    "stack_empty": N_("The stack is empty"),
    "not_in_the_display": N_("That card isn't in the display"),
    "already_kept": N_("You've already chosen your cards"),
    "two_different_cards": N_("Choose two different cards"),
    "lower_number_first": N_("Name the lower number first"),
    "not_your_turn": N_("It's someone else's turn"),
    "not_now": N_("You can't do that now"),
    "unknown_kind": N_("You can't mark like that"),
    "no_such_seat": N_("There's nobody in that seat"),
}
