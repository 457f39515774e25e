"""The tutorial's script: in three turns of this deal an adventure is beaten exactly."""

from __future__ import annotations

from typing import Final

from pyramids.language import N_
from pyramids.tables.tutorial.lessons import LessonScript, LessonStep

SCRIPT: Final = LessonScript(
    seed=48,
    level="classic",
    rival="beginner",
    played_by="random",
    coach="seer",
    steps=(
        LessonStep(
            N_(
                "Welcome! I'm Imset. Five adventures lie between you and the royal chamber. In"
                " your turn, draw one or two cards, swap some, or play."
            ),
            N_("Draw two cards."),
            "draw 2",
        ),
        LessonStep(
            N_(
                "The depot points at the ladder, so only ladders can be played. They go into your"
                " display. The first adventure needs 5."
            ),
            N_("Click the ladder with the 3, or drag it to your display."),
            "play ladder-3",
        ),
        LessonStep(
            N_(
                "3 of 5: 2 are missing, and you have a rope with a 2. A Spell sets the depot to"
                " whatever you like, and then you may still play equipment."
            ),
            N_("Play the Spell, then choose the rope on the depot."),
            "play spell rope",
        ),
        LessonStep(
            N_("The dial has turned: ropes can be played now."),
            N_("Play the rope with the 2."),
            "play rope-2",
        ),
        LessonStep(
            N_(
                "5 of 5! More would do, too, but your whole display is discarded. Whoever meets"
                " the need exactly sets the depot and gets another turn."
            ),
            N_("Beat the adventure."),
            "beat",
        ),
        LessonStep(
            N_("Exact! Your archaeologist climbs. Look at your hand: what would you play next?"),
            N_("Set the depot to the pickaxe."),
            "depot pickaxe",
        ),
        LessonStep(
            N_(
                "It's your turn again. The next adventure needs 6. Made a slip? Undo it with"
                " Ctrl+Z, until something is drawn or seen."
            ),
            N_("Play the pickaxe with the 5."),
            "play pickaxe-5",
        ),
    ),
    closing_words=N_(
        "5 of 6 already! Beware of Curses and of the Mummy: with it you need 3 more. The royal"
        " chamber must be met exactly, and whoever opens it first wins."
    ),
)

CONFIRM: Final = N_("Confirm your turn.")
