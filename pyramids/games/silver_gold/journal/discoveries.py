"""Twenty discoveries worth trying, the easier ones first."""

from __future__ import annotations

from typing import Final

from pyramids.engine.discoveries import Discovery, Journal, Motif
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import Cross, Find, Potion, Tomb
from pyramids.games.silver_gold.journal.facts import Facts, collect
from pyramids.games.silver_gold.moves import EXTRA, SINGLE
from pyramids.games.silver_gold.state import MAX_GEMS, ROUNDS, TURNS
from pyramids.language import N_

_SECOND_ROW: Final = 5
"""The first box of the second row of skulls."""


def _finds_in_a_turn(facts: Facts) -> int:
    """Symbols marked in one turn; a tomb is none."""
    return max(
        sum(isinstance(event, Find) and not isinstance(event, Tomb) for event in turn.events)
        for turn in facts.turns
    )


def _strong_potion(facts: Facts) -> bool:
    potions = [potion for turn in facts.turns for potion in turn.all_of(Potion)]
    return any(len(potion.wiped) == 2 and min(potion.wiped) >= _SECOND_ROW for potion in potions)


def _left_nothing(facts: Facts) -> bool:
    return any(facts.deck.pyramid(done.card).open == done.marks for done in facts.completions)


def _tomb_in_last_turn(facts: Facts) -> bool:
    last = facts.turns[-1]
    return (last.round, last.turn) == (ROUNDS, TURNS) and bool(last.all_of(Tomb))


def _two_awards_of_a_colour(facts: Facts) -> bool:
    highest = set(facts.deck.awards[:2])
    return any(
        highest <= {award.points for award in facts.awards if award.colour == colour}
        for colour in COLOURS
    )


JOURNAL: Final = Journal(
    (
        Discovery(
            "extra_tomb",
            N_("The hidden lever"),
            N_("Reach a tomb with the extra square of a cross."),
            Motif.TOMB,
            lambda facts: any(done.kind == EXTRA for done in facts.completions),
        ),
        Discovery(
            "single_tomb",
            N_("On tiptoe"),
            N_("Ignore the shape and reach a tomb with a single square."),
            Motif.FOOT,
            lambda facts: any(done.kind == SINGLE for done in facts.completions),
        ),
        Discovery(
            "no_skulls",
            N_("The dead may rest"),
            N_("Finish a game without a single skull on your score sheet."),
            Motif.SKULL,
            lambda facts: facts.explorer.skulls == 0,
            "0",
        ),
        Discovery(
            "last_breath",
            N_("With the last torch"),
            N_("Reach a tomb in the very last turn of the game."),
            Motif.HOURGLASS,
            _tomb_in_last_turn,
        ),
        Discovery(
            "blind",
            N_("Trust in the dark"),
            N_("Take a pyramid face down from the stack, and complete it."),
            Motif.EYE,
            lambda facts: any(done.blind for done in facts.completions),
        ),
        Discovery(
            "swift",
            N_("Straight through"),
            N_("Complete a pyramid within two turns, from entrance to tomb."),
            Motif.LIGHTNING,
            lambda facts: any(done.turns <= 2 for done in facts.completions),
            "2",
        ),
        Discovery(
            "hundred",
            N_("A hundred points"),
            N_("Score at least 100 points."),
            Motif.LAUREL,
            lambda facts: facts.score >= 100,
            "100",
        ),
        Discovery(
            "three_crosses",
            N_("Three crosses"),
            N_("Mark three crosses in one turn."),
            Motif.CROSS,
            lambda facts: facts.most_in_a_turn(Cross) >= 3,
            "3",
        ),
        Discovery(
            "five_finds",
            N_("Arms full"),
            N_("Mark five symbols in one turn."),
            Motif.HAND,
            lambda facts: _finds_in_a_turn(facts) >= 5,
            "5",
        ),
        Discovery(
            "two_tombs",
            N_("Two tombs at once"),
            N_("Reach the tombs of both your pyramids in one turn."),
            Motif.TWINS,
            lambda facts: facts.most_in_a_turn(Tomb) >= 2,
            "2",
        ),
        Discovery(
            "four_torches",
            N_("Light in every round"),
            N_("Tick all four torches."),
            Motif.TORCH,
            lambda facts: facts.explorer.torches.bit_count() == ROUNDS,
            "4",
        ),
        Discovery(
            "seven_pairs",
            N_("Seven pairs"),
            N_("Finish a game with seven gem pairs."),
            Motif.PAIR,
            lambda facts: min(facts.explorer.red, facts.explorer.green) >= 7,
            "7",
        ),
        Discovery(
            "ten_gems",
            N_("A full row of gems"),
            N_("Tick all ten gems of one colour."),
            Motif.GEM,
            lambda facts: max(facts.explorer.red, facts.explorer.green) == MAX_GEMS,
            "10",
        ),
        Discovery(
            "strong_potion",
            N_("Just in time"),
            N_("Erase two skulls of the second row with one potion."),
            Motif.FLASK,
            _strong_potion,
            "2",
        ),
        Discovery(
            "left_nothing",
            N_("Swept clean"),
            N_("Complete a pyramid in which you marked every square."),
            Motif.BRANCH,
            _left_nothing,
        ),
        Discovery(
            "two_awards",
            N_("A monopoly"),
            N_("Win both the highest and the second award of the same colour."),
            Motif.CROWN,
            _two_awards_of_a_colour,
            "2",
        ),
        Discovery(
            "three_colours",
            N_("All three colours"),
            N_("Win an award in each of the three colours."),
            Motif.COLUMNS,
            lambda facts: len({award.colour for award in facts.awards}) == len(COLOURS),
            "3",
        ),
        Discovery(
            "nine_pyramids",
            N_("Nine pyramids"),
            N_("Complete nine pyramids in one game."),
            Motif.PYRAMID,
            lambda facts: len(facts.explorer.done) >= 9,
            "9",
        ),
        Discovery(
            "lowest_card",
            N_("The older tomb"),
            N_("Win a tie by the lowest number among your pyramids."),
            Motif.SCALES,
            lambda facts: facts.won and facts.over.reason == "lowest_card",
        ),
        Discovery(
            "rule_book",
            N_("As in the rule book"),
            N_("Score exactly 111 points, like Linus in the rules' example."),
            Motif.BOOK,
            lambda facts: facts.score == 111,
            "111",
        ),
    ),
    collect,
)
