"""The tutorial's script: the end of stage 1, its scoring, and the first turn of stage 2."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import LessonScript, LessonStep

_OPENING: Final = (
    "take 1 mythical", "reveal 1", "place 0,0 right",
    "take 4 mythical", "reveal 2", "place -1,0 right",
    "take 1 orange", "reveal 1", "place -2,0 right",
    "take 1 green", "reveal 1", "place -3,0 right",
    "take 5 orange", "reveal 1", "place -4,0 right",
    "take 1 blue", "reveal 1", "place -2,2 right",
    "take 4 blue", "reveal 2", "place -3,2 right",
    "take 2 blue", "reveal 2", "place -4,2 right",
)  # fmt: skip
"""Eight dominoes with a large orange area and a green one."""

SCRIPT: Final = LessonScript(
    seed=3,
    level="classic",
    rival="stacker",
    played_by="random",
    coach="planner",
    opening=_OPENING,
    steps=(
        LessonStep(
            N_(
                "Welcome! Stage 1 of your pyramid has eight of its ten dominoes. In each turn you"
                " take a face-up domino, and one gem below its stack."
            ),
            N_("Click the green gem below stack 5. It lifts the domino too."),
            "take 5 green",
        ),
        LessonStep(
            N_(
                "Taken! The back below is uncovered, so there's no undo. A back tells how many gem"
                " symbols each block has, but not the colours."
            ),
            N_("Now reveal the domino of stack 3."),
            "reveal 3",
        ),
        LessonStep(
            N_(
                "Quarters of one colour that share a side are an area. The gem symbols in it are"
                " what you score. Your green area grows from four symbols to six."
            ),
            N_("Place the domino on the glowing blocks."),
            "place -1,3 below",
        ),
        LessonStep(
            N_("You need gems to score areas: one of an area's colour, or better three."),
            N_("Take the domino of stack 5 with the green gem."),
            "take 5 green",
        ),
        LessonStep(
            N_("Everyone takes from the same row. Watch what you reveal for the others!"),
            N_("Reveal the domino of stack 3."),
            "reveal 3",
        ),
        LessonStep(
            N_("The last domino of stage 1. The pale blocks show what still fits the outline."),
            N_("Fill the gap with it."),
            "place 0,2 above",
        ),
        LessonStep(
            N_(
                "Stage 1 is scored. With one gem of its colour, an area gives 1 point for each"
                " symbol in it."
            ),
            N_("Choose the blue area with two symbols."),
            "activate 4,2 1+0",
        ),
        LessonStep(
            N_("With exactly three gems you get twice as much: 14 points for your green area!"),
            N_("Choose the green area."),
            "activate 0,6 3+0",
        ),
        LessonStep(
            N_(
                "Two mythical gems stand for one gem of any colour. You have two orange gems: with"
                " two mythical ones that's three."
            ),
            N_("Choose the large orange area."),
            "activate 0,0 2+2",
        ),
        LessonStep(
            N_(
                "32 points! You may keep up to five gems for the next stage. “Best for me” tells"
                " you what to activate, if you like."
            ),
            N_("Press Done."),
            "done",
        ),
        LessonStep(
            N_(
                "Stage 2 is built on top, shifted by half a block. It covers parts of stage 1, and"
                " symbols that are covered don't score any more."
            ),
            N_("Take the domino of stack 1 with the green gem."),
            "take 1 green",
        ),
        LessonStep(
            N_("Press V at any time to see your pyramid from the side."),
            N_("Reveal the domino of stack 1."),
            "reveal 1",
        ),
        LessonStep(
            N_(
                "Areas go on across all stages. Here the domino covers no symbol, and both of its"
                " blocks join what lies below."
            ),
            N_("Place it on the glowing blocks."),
            "place 3,1 left",
        ),
    ),
    closing_words=N_(
        "Eight green symbols across two stages! After four stages the most points win. Press H"
        " for my advice, N for the dominoes still to come."
    ),
)

TURN: Final = N_("Rotate the domino with this button, the wheel, a right click or R.")
AGAIN: Final = N_("Click the gem again to take both.")
PAY: Final = N_("Choose this way to pay.")
CONFIRM: Final = N_("Confirm your turn.")
