"""The tutorial's game: a deal in which everything that matters happens in six turns."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import Script, Step

STEPS: Final = (
    Step(
        N_(
            "Welcome! I am Khamun, and I know every tomb in this valley. You always dig in two"
            " pyramids; both of these are orange, and you will soon see why that is good."
        ),
        N_("Choose pyramids 1 and 47, and keep them."),
        "keep 1 47",
    ),
    Step(
        N_(
            "An expedition card shows a shape. Everybody marks it on one pyramid, turned and"
            " mirrored as they like. The first marks on a pyramid have to cover its entrance."
        ),
        N_("Lay the shape on the glowing fields, and click."),
        "pattern 47 c1d1c2c3",
    ),
    Step(
        N_(
            "A red gem and a skull, ticked on your sheet. A gem is 1 point, a red and a green one"
            " together are 5. Skulls cost points, each one more than the last."
        ),
        N_("A potion wipes two skulls. Mark it: new marks have to touch old ones."),
        "pattern 47 a3b3a4",
    ),
    Step(
        N_(
            "The skull is gone. In every turn you choose which pyramid to mark; the square fits"
            " well into the other one."
        ),
        N_("Cover the entrance of pyramid 1 with the square."),
        "pattern 1 d1e1d2e2",
    ),
    Step(
        N_(
            "There is a green gem for your red one, and a cross. A cross gives you one more field,"
            " wherever it touches your marks."
        ),
        N_("Mark the T over the gem and the cross."),
        "pattern 1 a2b2c2b3",
    ),
    Step(
        N_(
            "A pair of gems: 5 points. And the cross gives you a field. Look at pyramid 47: its"
            " tomb is just beside your marks."
        ),
        N_("Mark the tomb of pyramid 47 with the extra field."),
        "extra 47 a5",
    ),
    Step(
        N_(
            "The tomb is reached: pyramid 47 is complete and brings 10 points. You take a new one,"
            " an open card or the unseen top of the stack."
        ),
        N_("Choose whichever you like."),
    ),
    Step(
        N_(
            "The line of three is too long for the shaft to this tomb. Instead of the shape you"
            " may always mark just one field."
        ),
        N_("Mark the skull: it costs 1 point, the tomb behind it brings 10."),
        "single 1 b4",
    ),
    Step(
        N_(
            "Now a line fits: over the tomb, over one more skull, and over a torch. The first"
            " torch of every round is worth 5 points."
        ),
        N_("Mark the line over the tomb and the torch."),
        "pattern 1 b5c5d5",
    ),
    Step(
        N_(
            "Two orange pyramids! Whoever completes the 2nd, 4th or 6th of a colour takes its"
            " highest award that is left: 10, 6 or 3 points. It comes as soon as all have chosen."
        ),
        N_("Take one more pyramid."),
    ),
)

FAREWELL: Final = N_(
    "The award is yours: 10 points. A game has four rounds of seven cards, and the most points"
    " win. H asks me for advice, F1 opens the rules. May your torch never go out!"
)

SCRIPT: Final = Script(
    seed=831, level="classic", rival="child", coach="master", steps=STEPS, farewell=FAREWELL
)

TURN: Final = N_("Turn the shape: by this button, a right click, or R.")
MIRROR: Final = N_("Mirror the shape: by this button, a middle click, or F.")
ONE_FIELD: Final = N_("Take one field instead of the shape: by this button, or X.")
THE_SHAPE: Final = N_("Take the shape again: by this button, or X.")
CONFIRM: Final = N_("Confirm that your marks stay.")
KEEP: Final = N_("Now keep these two.")
