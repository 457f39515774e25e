"""Why a move is refused: a sentence for the code of each `Reason`."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_

REFUSALS: Final = {
    "turn_over": N_("Your turn is over"),
    "lay_first": N_("Place the tile first"),
    "tile_laid_already": N_("You've already placed your tile"),
    "another_tile": N_("Place the number card's tile"),
    "off_the_board": N_("The tile must be on the board"),
    "space_taken": N_("This space is taken"),
    "no_such_rotation": N_("It can't be rotated like that"),
    "same_as_rotation": N_("It looks the same in another rotation"),
    "choose_an_entrance": N_("Choose a portal by the end of turn three"),
    "scarab_taken": N_("This scarab is taken"),
    "only_on_the_new_tile": N_("Treasures go only on the tile just placed"),
    "no_scarab": N_("A treasure needs a scarab"),
    "no_such_treasure": N_("There's no such treasure"),
    "none_left": N_("You have none of these left"),
    "lower_value_first": N_("Basic game: blue treasures first, then green, then red"),
    "entrance_is_final": N_("Your choice of portal is final"),
    "no_such_entrance": N_("There's no such portal"),
    "out_of_the_betting_round": N_("You're out until the next betting round"),
    "bet_already": N_("You've already bet"),
    "bet_high_or_low": N_("Bet High or Low"),
    "no_such_seat": N_("There's nobody in that seat"),
    "not_now": N_("You can't do that now"),
}
