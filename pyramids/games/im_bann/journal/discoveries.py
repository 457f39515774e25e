"""Twenty discoveries worth trying, the easier ones first."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from pyramids.engine.discoveries import Discovery, Journal, Motif
from pyramids.games.im_bann.deck import ITEMS, LENGTHS, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.events import MummyPassed, Swapped
from pyramids.games.im_bann.journal.facts import Facts, Turn, collect
from pyramids.games.im_bann.state import CHAMBER, HAND_LIMIT, MOST_SWAPPED
from pyramids.language import N_


def _exact(turn: Turn) -> bool:
    return any(beaten.event.exact and not beaten.chamber for beaten in turn.beaten)


def _adventures(facts: Facts) -> int:
    return sum(not beaten.chamber and beaten.event.exact for beaten in facts.beaten)


def _scarab_haul(facts: Facts) -> int:
    """The most equipment cards played in a turn with a Scarab."""
    hauls = [
        sum(not card.special for card in cards)
        for cards in map(facts.played, facts.turns)
        if any(card.special == SCARAB for card in cards)
    ]
    return max(hauls, default=0)


def _spell_to_success(facts: Facts, turn: Turn) -> bool:
    return bool(turn.beaten) and any(card.special == SPELL for card in facts.played(turn))


def _one_item(facts: Facts) -> bool:
    """Whether three or more cards of one item beat an adventure."""
    return any(
        len(beaten.equipment) >= 3 and len({card.item for card in beaten.equipment}) == 1
        for beaten in facts.beaten
    )


def _four_items(facts: Facts) -> bool:
    return any(
        len({card.item for card in beaten.equipment}) == len(ITEMS) for beaten in facts.beaten
    )


def _landslide(facts: Facts) -> bool:
    """Whether the player won before anybody else was beside the royal chamber."""
    others = [place for seat, place in enumerate(facts.places) if seat != facts.seat]
    return facts.won and max(others) < CHAMBER


JOURNAL: Final = Journal(
    (
        Discovery(
            "exact",
            N_("A perfect fit"),
            N_("Beat an adventure exactly, and take another turn."),
            Motif.SCALES,
            lambda facts: _adventures(facts) >= 1,
        ),
        Discovery(
            "spell_and_beat",
            N_("Said and done"),
            N_("Cast a Spell and beat an adventure in the same turn."),
            Motif.STAR,
            lambda facts: any(_spell_to_success(facts, turn) for turn in facts.turns),
        ),
        Discovery(
            "full_hand",
            N_("Hands full"),
            N_("Hold ten cards."),
            Motif.CARDS,
            lambda facts: facts.largest_hand == HAND_LIMIT,
            "10",
        ),
        Discovery(
            "empty_hand",
            N_("The last card"),
            N_("End a turn without a card in hand."),
            Motif.HAND,
            lambda facts: any(turn.hand == 0 for turn in facts.turns),
            "0",
        ),
        Discovery(
            "swap_five",
            N_("Out with the junk"),
            N_("Swap five cards at once."),
            Motif.SPIRAL,
            lambda facts: any(
                len(event.cards) == MOST_SWAPPED
                for turn in facts.turns
                for event in turn.of(facts.seat, Swapped)
            ),
            "5",
        ),
        Discovery(
            "overkill",
            N_("Better safe than sorry"),
            N_("Beat an adventure with a surplus of four or more."),
            Motif.SACK,
            lambda facts: any(
                beaten.event.total - beaten.event.need >= 4 for beaten in facts.beaten
            ),
            "+4",
        ),
        Discovery(
            "single_card",
            N_("One is enough"),
            N_("Beat an adventure with a single card."),
            Motif.LIGHTNING,
            lambda facts: any(len(beaten.equipment) == 1 for beaten in facts.beaten),
            "1",
        ),
        Discovery(
            "scarab_haul",
            N_("The scarab's load"),
            N_("Place three equipment cards in one turn with a Scarab."),
            Motif.SCARAB,
            lambda facts: _scarab_haul(facts) >= 3,
            "3",
        ),
        Discovery(
            "one_item",
            N_("Nothing but rope"),
            N_("Beat an adventure with three cards or more, all of the same item."),
            Motif.ROPE,
            _one_item,
            "3",
        ),
        Discovery(
            "four_items",
            N_("Fully equipped"),
            N_("Beat an adventure with ladder, pickaxe, rope and torch."),
            Motif.LADDER,
            _four_items,
            "4",
        ),
        Discovery(
            "mummy_adventure",
            N_("With a heavy load"),
            N_("Beat an adventure with the Mummy on your back."),
            Motif.MUMMY,
            lambda facts: any(beaten.mummy and not beaten.chamber for beaten in facts.beaten),
            "+3",
        ),
        Discovery(
            "protected",
            N_("Warded off"),
            N_("Give up a Protection when a Curse hits you."),
            Motif.SHIELD,
            lambda facts: any(card.special == PROTECTION for card in facts.lost),
        ),
        Discovery(
            "cursed_two",
            N_("A curse on all your houses"),
            N_("Cost at least two rivals a card each with one Curse."),
            Motif.SKULL,
            lambda facts: any(facts.cursed(turn) >= 2 for turn in facts.turns),
            "2",
        ),
        Discovery(
            "two_exact",
            N_("In full stride"),
            N_("Beat adventures exactly in two turns in a row."),
            Motif.STEPS,
            lambda facts: any(_exact(one) and _exact(two) for one, two in pairwise(facts.turns)),
            "2",
        ),
        Discovery(
            "four_exact",
            N_("Made to measure"),
            N_("Beat four adventures exactly in one game."),
            Motif.EYE,
            lambda facts: _adventures(facts) >= 4,
            "4",
        ),
        Discovery(
            "late_guest",
            N_("A gift at the threshold"),
            N_("Give the Mummy to a rival beside the royal chamber."),
            Motif.DOOR,
            lambda facts: (
                facts.mummy_at_chamber
                or any(
                    event.removed
                    for turn in facts.turns
                    for event in turn.of(facts.seat, MummyPassed)
                )
            ),
        ),
        Discovery(
            "overtaken",
            N_("First at the last door"),
            N_("Win although a rival was beside the royal chamber before you."),
            Motif.ARROW,
            lambda facts: facts.won and facts.rival_was_there,
        ),
        Discovery(
            "landslide",
            N_("Alone in the chamber"),
            N_("Win before anyone else is beside the royal chamber."),
            Motif.PYRAMID,
            _landslide,
        ),
        Discovery(
            "long_path",
            N_("The long way"),
            N_("Win on the long path."),
            Motif.PATH,
            lambda facts: facts.won and facts.length == LENGTHS[-1],
        ),
        Discovery(
            "mummy_chamber",
            N_("In royal company"),
            N_("Beat the royal chamber with the Mummy on your back."),
            Motif.CROWN,
            lambda facts: any(beaten.mummy and beaten.chamber for beaten in facts.beaten),
        ),
    ),
    collect,
)
