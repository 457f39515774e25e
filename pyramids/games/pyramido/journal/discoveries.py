"""Twenty discoveries worth trying, the easier ones first."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from pyramids.engine.discoveries import Discovery, Journal, Motif
from pyramids.games.pyramido.domino_set import COLOURS
from pyramids.games.pyramido.journal.facts import Facts, Stage, collect
from pyramids.games.pyramido.state import KEPT_GEMS, STAGES
from pyramids.language import N_


def _paid(facts: Facts, *payments: tuple[int, int]) -> bool:
    """Whether an area was paid like this: coloured and mythical gems (PF-12)."""
    return any((event.coloured, event.mythical) in payments for event in facts.activated)


def _colours_at_once(facts: Facts) -> int:
    return max(len({event.colour for event in stage.activated}) for stage in facts.stages)


def _areas_of_a_colour_at_once(facts: Facts) -> int:
    counts = [Counter(event.colour for event in stage.activated) for stage in facts.stages]
    return max((max(count.values()) for count in counts if count), default=0)


def _full_price_at_once(facts: Facts) -> int:
    """The most areas activated for three gems each in one scoring."""
    return max(_full_price(stage) for stage in facts.stages)


def _full_price(stage: Stage) -> int:
    return sum(event.points == 2 * event.symbols > 0 for event in stage.activated)


def _rose(facts: Facts) -> bool:
    """Whether each of the first three stages scored more than the one before."""
    return all(before.points < after.points for before, after in pairwise(facts.stages[:3]))


def _same_stack(facts: Facts) -> bool:
    """Whether three dominoes in a row came from one stack in some stage."""
    runs = [stage.taken[start : start + 3] for stage in facts.stages for start in range(8)]
    return any(len(run) == 3 and len(set(run)) == 1 for run in runs)


JOURNAL: Final = Journal(
    (
        Discovery(
            "two_for_one",
            N_("Two for one"),
            N_("Activate an area with two mythical gems alone."),
            Motif.PAIR,
            lambda facts: _paid(facts, (0, 2)),
            "2",
        ),
        Discovery(
            "no_gaps",
            N_("Stone on stone"),
            N_("Build all four stages without a gap."),
            Motif.PYRAMID,
            lambda facts: all(stage.complete for stage in facts.stages),
            "20",
        ),
        Discovery(
            "bridge",
            N_("Built on air"),
            N_("Leave a gap in stage one or two, and build on."),
            Motif.GAP,
            lambda facts: not all(stage.complete for stage in facts.stages[:2]),
        ),
        Discovery(
            "keep_five",
            N_("A full purse"),
            N_("Keep five gems for the next stage."),
            Motif.SACK,
            lambda facts: any(stage.kept == KEPT_GEMS for stage in facts.stages),
            "5",
        ),
        Discovery(
            "upright",
            N_("Higher than wide"),
            N_("Build stage one five blocks high and four wide."),
            Motif.COLUMNS,
            lambda facts: facts.upright,
        ),
        Discovery(
            "mixed_price",
            N_("A mixed price"),
            N_("Activate an area for double points with coloured and mythical gems together."),
            Motif.SCALES,
            lambda facts: _paid(facts, (2, 2), (1, 4)),
        ),
        Discovery(
            "same_stack",
            N_("The lucky stack"),
            N_("Take three dominoes in a row from the same stack."),
            Motif.DOMINO,
            _same_stack,
            "3",
        ),
        Discovery(
            "same_colour",
            N_("Twin gardens"),
            N_("Activate two areas of the same colour in one scoring."),
            Motif.TWINS,
            lambda facts: _areas_of_a_colour_at_once(facts) >= 2,
            "2",
        ),
        Discovery(
            "four_levels",
            N_("A waterfall of colour"),
            N_("Activate an area that spreads over all four stages."),
            Motif.STEPS,
            lambda facts: any(
                levels == STAGES for stage in facts.stages for levels in stage.levels
            ),
            "4",
        ),
        Discovery(
            "ten_symbols",
            N_("Ten at once"),
            N_("Activate an area with ten symbols."),
            Motif.GEM,
            lambda facts: any(event.symbols >= 10 for event in facts.activated),
            "10",
        ),
        Discovery(
            "twenty_points",
            N_("The showpiece"),
            N_("Score 20 points with a single area."),
            Motif.SUN,
            lambda facts: any(event.points >= 20 for event in facts.activated),
            "20",
        ),
        Discovery(
            "two_full_prices",
            N_("Spared no expense"),
            N_("Activate two areas for double points in one scoring."),
            Motif.STAR,
            lambda facts: _full_price_at_once(facts) >= 2,
            "2",
        ),
        Discovery(
            "five_colours",
            N_("The whole rainbow"),
            N_("Activate areas of all five colours in one scoring."),
            Motif.LOTUS,
            lambda facts: _colours_at_once(facts) == len(COLOURS),
            "5",
        ),
        Discovery(
            "patience",
            N_("Not yet"),
            N_("Activate nothing in the first stage, and win all the same."),
            Motif.HOURGLASS,
            lambda facts: facts.won and not facts.stages[0].activated,
        ),
        Discovery(
            "mythical_hoard",
            N_("Myths pay, too"),
            N_("Score six points in one stage with mythical gems left over."),
            Motif.EYE,
            lambda facts: any(stage.mythical >= 6 for stage in facts.stages),
            "6",
        ),
        Discovery(
            "six_mythical",
            N_("Nothing but myths"),
            N_("Activate an area for double points with six mythical gems."),
            Motif.CROWN,
            lambda facts: _paid(facts, (0, 6)),
            "6",
        ),
        Discovery(
            "split",
            N_("Fair shares"),
            N_("Empty a stack and split another to replace it."),
            Motif.HAND,
            lambda facts: facts.splits > 0,
        ),
        Discovery(
            "bag",
            N_("To the bottom of the bag"),
            N_("Play until the bag is empty and the spent gems return to it."),
            Motif.SPIRAL,
            lambda facts: facts.bag_ran_out,
        ),
        Discovery(
            "comeback",
            N_("From the rear"),
            N_("Score the least in stage three, and win."),
            Motif.ARROW,
            lambda facts: facts.won and facts.began_last,
        ),
        Discovery(
            "rising",
            N_("Ever higher"),
            N_("Score more in stage two than in one, and more still in three."),
            Motif.LADDER,
            _rose,
        ),
    ),
    collect,
)
