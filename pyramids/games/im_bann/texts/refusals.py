"""Why a move is refused: a sentence for the code of each `Reason`."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_

REFUSALS: Final = {
    "not_your_turn": N_("It isn't your turn"),
    "not_now": N_("You can't do that now"),
    "no_such_seat": N_("There's nobody in that seat"),
    "draw_at_most_two": N_("Draw one or two cards"),
    "hand_limit": N_("The hand limit is ten cards"),
    "nothing_to_draw": N_("There aren't enough cards to draw"),
    "no_cards": N_("You have no cards to swap"),
    "swap_at_most_five": N_("Swap five cards at most"),
    "pick_a_card": N_("Pick at least one card to swap"),
    "picked_before": N_("Pick the cards in the order of your hand"),
    "not_in_hand": N_("That card isn't in your hand"),
    "another_item": N_("Equipment must match the depot"),
    "one_special_card": N_("Play only one special card a turn"),
    "no_more_equipment": N_("Play only one equipment card a turn"),
    "mummy_to_nobody": N_("The Mummy can't go to someone who's out"),
    "mummy_to_another": N_("Pass the Mummy on to another player"),
    "no_mummy": N_("The Mummy isn't in your display"),
    "choose_what_to_lose": N_("First discard a card for the Curse"),
    "lose_one": N_("Discard equipment or Protection from your display"),
    "one_adventure": N_("Beat only one adventure a turn, after playing a card"),
    "too_little": N_("Your equipment is worth too little"),
    "chamber_exactly": N_("The royal chamber must be met exactly"),
    "price_too_high": N_("At the royal chamber the Mummy costs equipment worth 3"),
    "price_too_low": N_("Remove equipment worth at least 3"),
    "price_is_equipment": N_("Only equipment pays for the Mummy"),
    "not_in_display": N_("That card isn't in your display"),
}
