"""The tutorial's script: in four turns of this deal a treasure scores and the path bends twice."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import LessonScript, LessonStep

SCRIPT: Final = LessonScript(
    seed=1226,
    level="classic",
    rival="apprentice",
    coach="architect",
    steps=(
        LessonStep(
            N_(
                "Welcome! I'm Meritneith, and I build labyrinths. A number card is revealed, and"
                " everyone places its tile on an empty space of their own board."
            ),
            N_("Place the tile at the left portal: click the glowing space."),
            "lay 17 a3 3",
        ),
        LessonStep(
            N_(
                "By the end of turn three, send in your treasure hunter. Each square of path is"
                " 1 point."
            ),
            N_("Choose the lower side of the left portal."),
            "start left right",
        ),
        LessonStep(
            N_(
                "As the path grows, your treasure hunter moves on. Tiles needn't match: where"
                " either one is closed, there's a wall. A path that meets a wall is over!"
            ),
            N_("Place the tile to the right of your treasure hunter."),
            "lay 8 b3 3",
        ),
        LessonStep(
            N_(
                "A scarab! Treasures go on the scarabs of the tile just placed, the blue ones"
                " first. They score in chambers of four walls beside the path."
            ),
            N_("Place the blue treasure on the scarab."),
            "treasure c5 1",
        ),
        LessonStep(
            N_(
                "The path runs along two sides of the treasure, and there's a wall on its left."
                " Only the side above is open. Made a slip? Undo it with Ctrl+Z, until you've"
                " seen what the others did."
            ),
            N_("Place it above to extend the path and wall in the treasure."),
            "lay 15 b2 3",
        ),
        LessonStep(
            N_(
                "Four walls around the treasure: it scores. Two corridors now end at the top,"
                " and a bend there joins them. Click your rival's labyrinth to see it large."
            ),
            N_("Place the bend above."),
            "lay 2 b1 2",
        ),
    ),
    closing_words=N_(
        "Eleven squares and a treasure: 12 points! A game has 25 tiles, and the most points"
        " win. In the professional game, deeper treasures score more. Press H for my advice."
    ),
)

TURN: Final = N_("Rotate the tile with this button, the wheel, a right click or R.")
CONFIRM: Final = N_("Confirm your turn.")
