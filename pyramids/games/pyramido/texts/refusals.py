"""Why a move is refused: a sentence for the code of each `Reason`."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_

REFUSALS: Final = {
    "no_such_seat": N_("There's nobody in that seat"),
    "not_your_turn": N_("It's not your turn"),
    "not_now": N_("You can't do that now"),
    "face_down": N_("Take a face-up domino"),
    "gem_not_below": N_("Take a gem from below that stack"),
    "too_small_to_split": N_("Only a stack of two or more can be split"),
    "already_face_up": N_("Reveal a face-down domino"),
    "start_at_origin": N_("Your first domino's first block goes in the middle"),
    "outside_outline": N_("It must fit inside the stage's outline"),
    "block_taken": N_("There's already a block there"),
    "must_touch": N_("In stage 1 it must share a side with another domino"),
    "no_such_area": N_("There's no such area"),
    "already_activated": N_("You've already activated this area"),
    "wrong_payment": N_("Pay the worth of one gem or of three; two mythical gems count as one"),
    "not_enough_gems": N_("You don't have these gems"),
    "no_such_gem": N_("You have no such gem"),
}
