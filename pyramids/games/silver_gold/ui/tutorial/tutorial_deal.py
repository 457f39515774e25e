"""The tutorial's script: in six turns of this deal everything important happens."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import LessonScript, LessonStep

STEPS: Final = (
    LessonStep(
        N_(
            "Welcome! I'm Khamun, and I know every tomb in this valley. You always dig in two"
            " pyramids. Both of these are orange, and you'll soon see why that's good."
        ),
        N_("Choose pyramids 1 and 47 and keep them."),
        "keep 1 47",
    ),
    LessonStep(
        N_(
            "An expedition card shows a shape. Everyone marks it on one pyramid, rotated and"
            " mirrored as they like. On a new pyramid, it must cover the entrance."
        ),
        N_("Move the shape onto the glowing squares, and click."),
        "pattern 47 c1d1c2c3",
    ),
    LessonStep(
        N_(
            "A red gem and a skull, ticked on your score sheet. A gem is 1 point, a red and a"
            " green one together are 5. Of your skulls, only the last ticked box costs points."
        ),
        N_("A potion erases two skulls. Mark it: new squares must touch marked ones."),
        "pattern 47 a3b3a4",
    ),
    LessonStep(
        N_(
            "The skull is gone. The bright shapes below the card are still to come this round,"
            " all but one. You choose the pyramid each turn: the two-by-two fits the other one."
        ),
        N_("Cover the entrance of pyramid 1 with the two-by-two."),
        "pattern 1 d1e1d2e2",
    ),
    LessonStep(
        N_(
            "There's a green gem for your red one, and a cross: it gives you an extra square."
            " Made a slip? Undo it with Ctrl+Z, until you've seen what the others did."
        ),
        N_("Mark the T over the gem and the cross."),
        "pattern 1 a2b2c2b3",
    ),
    LessonStep(
        N_(
            "A gem pair for 5 points! The cross gives you an extra square beside any marked one."
            " Look at pyramid 47: you can reach its tomb."
        ),
        N_("Mark the tomb of pyramid 47 with the extra square."),
        "extra 47 a5",
    ),
    LessonStep(
        N_(
            "You've reached the tomb: 10 points! Take a new one from the display, or blind from"
            " the stack."
        ),
        N_("Take whichever you like."),
    ),
    LessonStep(
        N_(
            "The line of three is too long for the shaft to this tomb. You may always mark just"
            " one square instead. Point at a card of the display to see it large."
        ),
        N_("Mark the skull: it costs 1 point, the tomb behind it brings 10."),
        "single 1 b4",
    ),
    LessonStep(
        N_(
            "Now a line of three fits over the tomb, another skull and a torch. The first torch"
            " of a round is worth 5 points. Click your rival's pyramids to see them large."
        ),
        N_("Mark the line of three over the tomb and the torch."),
        "pattern 1 b5c5d5",
    ),
    LessonStep(
        N_(
            "Two orange pyramids! Your 2nd, 4th or 6th of a colour wins its highest free award:"
            " 10, 6 or 3 points. You get it once everyone has chosen."
        ),
        N_("Take one more pyramid."),
    ),
)

FAREWELL: Final = N_(
    "The award is yours: 10 points. A game has four rounds of seven cards, and the most points"
    " win. Press H for my advice. F1 opens the rules. May your torch never go out!"
)

SCRIPT: Final = LessonScript(
    seed=831, level="classic", rival="child", coach="master", steps=STEPS, closing_words=FAREWELL
)

TURN: Final = N_("Rotate the shape with this button, a right click or R.")
MIRROR: Final = N_("Mirror the shape with this button, a middle click or F.")
ONE_FIELD: Final = N_("Switch to one square with this button or X.")
THE_SHAPE: Final = N_("Switch back to the shape with this button or X.")
CONFIRM: Final = N_("Confirm your turn.")
KEEP: Final = N_("Now keep these two.")
