"""Twenty discoveries worth trying, the easier ones first."""

from __future__ import annotations

from typing import Final

from pyramids.engine.discoveries import Discovery, Journal, Motif
from pyramids.games.labyrinth.board import SIZE, space_at
from pyramids.games.labyrinth.events import (
    Advanced,
    ChamberClosed,
    Laid,
    SpecialWon,
    TreasurePlaced,
)
from pyramids.games.labyrinth.journal.facts import Facts, collect
from pyramids.games.labyrinth.state import LAST_START_TURN
from pyramids.language import N_

_CORNERS: Final = {space_at(row, column) for row in (0, SIZE - 1) for column in (0, SIZE - 1)}
_READY: Final = 6
"""Squares of path that are worth waiting for at an entrance."""


def _started_in(facts: Facts, turn: int) -> bool:
    return facts.started is not None and facts.started[0].number == turn


def _long_wait(facts: Facts) -> bool:
    if facts.started is None or facts.started[0].number != LAST_START_TURN:
        return False
    return any(len(event.fields) >= _READY for event in facts.started[0].all_of(Advanced))


def _longest_leap(facts: Facts) -> int:
    """The most squares that one tile added to the path."""
    leaps = [
        len(event.fields)
        for turn in facts.turns
        if turn.all_of(Laid) and (facts.started is None or turn.number != facts.started[0].number)
        for event in turn.all_of(Advanced)
    ]
    return max(leaps, default=0)


def _came_back(facts: Facts) -> bool:
    if facts.left is None or facts.started is None:
        return False
    return facts.left.portal == facts.started[1].portal


def _crossed(facts: Facts) -> bool:
    if facts.left is None or facts.started is None:
        return False
    return facts.left.portal != facts.started[1].portal


JOURNAL: Final = Journal(
    (
        Discovery(
            "early_start",
            N_("No time to lose"),
            N_("Choose an entrance with your first tile."),
            Motif.ARROW,
            lambda facts: _started_in(facts, 1),
            "1",
        ),
        Discovery(
            "long_wait",
            N_("Well prepared"),
            N_("Enter with the third tile, onto a path of six squares or more."),
            Motif.HOURGLASS,
            _long_wait,
            "6",
        ),
        Discovery(
            "path_30",
            N_("Thirty squares deep"),
            N_("Build a path of 30 squares."),
            Motif.PATH,
            lambda facts: facts.path >= 30,
            "30",
        ),
        Discovery(
            "three_chambers",
            N_("Three chambers at once"),
            N_("Enclose three treasures with one tile."),
            Motif.CHAMBER,
            lambda facts: facts.most_in_a_turn(ChamberClosed) >= 3,
            "3",
        ),
        Discovery(
            "leap",
            N_("Seven-league sandals"),
            N_("Lengthen your path by eight squares with one tile."),
            Motif.FOOT,
            lambda facts: _longest_leap(facts) >= 8,
            "8",
        ),
        Discovery(
            "four_treasures",
            N_("Four at a stroke"),
            N_("Place a treasure on each of the four scarabs of one tile."),
            Motif.SCARAB,
            lambda facts: facts.most_in_a_turn(TreasurePlaced) >= 4,
            "4",
        ),
        Discovery(
            "crossed",
            N_("Daylight again"),
            N_("Leave the pyramid by another portal than your own."),
            Motif.SUN,
            _crossed,
        ),
        Discovery(
            "came_back",
            N_("Where have I seen this door?"),
            N_("Leave the pyramid by the portal through which you entered."),
            Motif.DOOR,
            _came_back,
        ),
        Discovery(
            "eight_finds",
            N_("Eight chambers"),
            N_("Score eight treasures in one game."),
            Motif.SACK,
            lambda facts: len(facts.worth.finds) >= 8,
            "8",
        ),
        Discovery(
            "three_reds",
            N_("The red hoard"),
            N_("Score all three red treasures."),
            Motif.GEM,
            lambda facts: [find.value for find in facts.worth.finds].count(3) == 3,
            "3",
        ),
        Discovery(
            "embraced",
            N_("In a tight embrace"),
            N_("Score a treasure that your path touches on three sides."),
            Motif.SPIRAL,
            lambda facts: any(facts.sides_on_path(find.field) >= 3 for find in facts.worth.finds),
            "3",
        ),
        Discovery(
            "corners",
            N_("From corner to corner"),
            N_("Lead your path through all four corner spaces."),
            Motif.WALL,
            lambda facts: facts.spaces >= _CORNERS,
            "4",
        ),
        Discovery(
            "path_45",
            N_("Into the heart"),
            N_("Build a path of 45 squares."),
            Motif.ANKH,
            lambda facts: facts.path >= 45,
            "45",
        ),
        Discovery(
            "twenty_spaces",
            N_("The grand tour"),
            N_("Lead your path through 20 of the 25 spaces."),
            Motif.STEPS,
            lambda facts: len(facts.spaces) >= 20,
            "20",
        ),
        Discovery(
            "times_four",
            N_("Worth four times as much"),
            N_("Professional: score a treasure in the last segment, times four."),
            Motif.STAR,
            lambda facts: any(find.multiplier >= 4 for find in facts.worth.finds),
            "×4",
        ),
        Discovery(
            "saved",
            N_("The same again"),
            N_("Betting: stay in because the same number is revealed again."),
            Motif.TWINS,
            lambda facts: any(turn.saved for turn in facts.turns),
        ),
        Discovery(
            "special_won",
            N_("Five times right"),
            N_("Betting: win a special treasure."),
            Motif.DICE,
            lambda facts: facts.most_in_a_turn(SpecialWon) >= 1,
            "5",
        ),
        Discovery(
            "special_scored",
            N_("The purple chamber"),
            N_("Betting: enclose a special treasure beside your path, and score it."),
            Motif.CROWN,
            lambda facts: any(find.value == facts.special for find in facts.worth.finds),
        ),
        Discovery(
            "narrow_win",
            N_("By a square"),
            N_("Win by a single point."),
            Motif.SCALES,
            lambda facts: facts.margin == 1,
            "1",
        ),
        Discovery(
            "alone_60",
            N_("A labyrinth of one's own"),
            N_("Alone, score 60 points by the basic rules."),
            Motif.LAUREL,
            lambda facts: facts.alone and not facts.professional and facts.score >= 60,
            "60",
        ),
    ),
    collect,
)
