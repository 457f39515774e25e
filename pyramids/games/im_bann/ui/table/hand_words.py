"""What the tooltips of a card in the hand and of a player say about the viewer's moves."""

from __future__ import annotations

from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.texts.cards import card_name
from pyramids.games.im_bann.ui.controller import ImBannController
from pyramids.games.im_bann.ui.table.card_words import effect
from pyramids.games.im_bann.ui.table.choices import Choices


def hand_card_words(controller: ImBannController, choices: Choices, state: State, kind: int) -> str:
    """What a card of the hand does, or why it can't be played."""
    card = controller.rules.deck.cards[kind]
    name = card_name(card)
    words = [name[:1].upper() + name[1:]]
    if card.special:
        words.append(effect(card))
    if choices.active and not choices.swapping:
        plays, why = choices.plays(kind), choices.refusal(kind)
        if why is not None:
            words.append(controller.texts.refusal(why))
        elif plays and not card.special:
            words.append(move_words(controller, state, plays[0]))
    return "\n".join(words)


def move_words(controller: ImBannController, state: State, move: Move) -> str:
    """A move of the viewer in a sentence."""
    return controller.texts.move(state, controller.viewer, move, controller.names())
