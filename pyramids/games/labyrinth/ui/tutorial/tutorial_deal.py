"""The tutorial's game: a deal in which a treasure scores and the path turns twice in four turns."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import Script, Step

SCRIPT: Final = Script(
    seed=1226,
    level="classic",
    rival="apprentice",
    coach="architect",
    steps=(
        Step(
            N_(
                "Welcome! I am Meritneith, and I build labyrinths. A number card is turned up, and"
                " everybody lays its tile on an empty space of their own board."
            ),
            N_("Lay the tile at the left portal: click the glowing space."),
            "lay 17 a3 3",
        ),
        Step(
            N_(
                "A corridor leads in. At the latest after the third tile your treasure hunter goes"
                " in, at one side of a portal; from then on the path is yours: 1 point a field."
            ),
            N_("Choose the lower side of the left portal."),
            "start left right",
        ),
        Step(
            N_(
                "Whenever the corridor grows, the hunter walks on. Tiles need not match: where one"
                " of two fields is closed, there is a wall. A path that runs into one is over!"
            ),
            N_("Lay the tile right of the hunter."),
            "lay 8 b3 3",
        ),
        Step(
            N_(
                "A scarab! Treasures go onto the scarabs of the tile just laid, the blue ones"
                " first. They score in chambers of four walls that touch the path."
            ),
            N_("Put the blue treasure on the scarab."),
            "treasure c5 1",
        ),
        Step(
            N_(
                "The path runs along two sides of the treasure, and a wall stands at its left."
                " Only the side above is still open."
            ),
            N_("Lay the tile above: it carries the path on, and is closed over the treasure."),
            "lay 15 b2 3",
        ),
        Step(
            N_(
                "Four walls around the treasure: it counts. Two corridors end at the upper edge"
                " now, and a bend there joins them."
            ),
            N_("Lay the bend on top."),
            "lay 2 b1 2",
        ),
    ),
    farewell=N_(
        "Eleven fields and a treasure: 12 points! A game has 25 tiles, and the most points win. In"
        " the professional game treasures count more the deeper they lie. H asks me for advice."
    ),
)

TURN: Final = N_("Turn the tile: by this button, the wheel, a right click, or R.")
CONFIRM: Final = N_("Confirm that your turn stays.")
