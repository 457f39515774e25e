"""What a player wants, by name: one table of keys and gestures for every scene."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import NamedTuple

import pygame

from pyramids.language import N_, _


class Action(StrEnum):
    """A named wish; one key may stand for several, and the scene takes the one that it knows."""

    CONFIRM = auto()
    CANCEL = auto()
    MENU = auto()
    HELP = auto()
    EXPLAIN = auto()
    UNDO = auto()
    REDO = auto()
    ROTATE = auto()
    ROTATE_BACK = auto()
    MIRROR = auto()
    NEXT_CARD = auto()
    PREVIOUS_CARD = auto()
    SINGLE_FIELD = auto()
    LEGAL_PLACES = auto()
    HINT = auto()
    LOG = auto()
    OPPONENTS = auto()
    SKIP = auto()
    PAUSE = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    START = auto()
    END = auto()
    NEXT_FOCUS = auto()
    PREVIOUS_FOCUS = auto()
    FULLSCREEN = auto()
    SCREENSHOT = auto()
    MUTE = auto()
    SAVE = auto()
    ERASE = auto()
    ERASE_AHEAD = auto()
    SELECT_ALL = auto()
    COPY = auto()
    CUT = auto()
    PASTE = auto()


REPEATABLE = frozenset(
    {
        Action.LEFT,
        Action.RIGHT,
        Action.UP,
        Action.DOWN,
        Action.PAGE_UP,
        Action.PAGE_DOWN,
        Action.NEXT_FOCUS,
        Action.PREVIOUS_FOCUS,
        Action.ROTATE,
        Action.ROTATE_BACK,
        Action.MIRROR,
        Action.LEGAL_PLACES,
        Action.ERASE,
        Action.ERASE_AHEAD,
    }
)
"""What a held key may do again and again. Nothing else: while a frame takes long, the window
repeats a key that was let go long ago, and one Esc must never close two things."""


class Section(StrEnum):
    """A heading of the key help."""

    PLAYING = N_("Playing")
    EVERYWHERE = N_("Everywhere")
    WRITING = N_("Writing")


class Chord(NamedTuple):
    """A key with the modifiers held."""

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    def title(self) -> str:
        """How the key is printed on a keyboard of the player's language."""
        held = [(self.ctrl, N_("Ctrl")), (self.alt, N_("Alt")), (self.shift, N_("Shift"))]
        names = [_(name) for wanted, name in held if wanted]
        return "+".join([*names, _key_title(self.key)])


class Gesture(StrEnum):
    """What a hand does with mouse or screen besides pointing."""

    RIGHT_CLICK = N_("Right click")
    MIDDLE_CLICK = N_("Middle click")
    WHEEL_DOWN = N_("Wheel down")
    WHEEL_UP = N_("Wheel up")
    SECOND_FINGER = N_("Tap with a second finger")


class Binding(NamedTuple):
    """One line of the key help: an action, its name, its keys and gestures."""

    action: Action
    title: str
    section: Section
    chords: tuple[Chord, ...]
    gestures: tuple[Gesture, ...] = ()


def _bind(
    section: Section,
    action: Action,
    title: str,
    *keys: int | Chord,
    gestures: tuple[Gesture, ...] = (),
) -> Binding:
    chords = tuple(key if isinstance(key, Chord) else Chord(key) for key in keys)
    return Binding(action, title, section, chords, gestures)


_P, _E, _W = Section.PLAYING, Section.EVERYWHERE, Section.WRITING
_TURN = (Gesture.RIGHT_CLICK, Gesture.WHEEL_DOWN, Gesture.SECOND_FINGER)

BINDINGS: tuple[Binding, ...] = (
    _bind(_P, Action.ROTATE, N_("Turn the shape"), pygame.K_r, gestures=_TURN),
    _bind(
        _P,
        Action.ROTATE_BACK,
        N_("Turn it the other way"),
        Chord(pygame.K_r, shift=True),
        gestures=(Gesture.WHEEL_UP,),
    ),
    _bind(_P, Action.MIRROR, N_("Mirror the shape"), pygame.K_f, gestures=(Gesture.MIDDLE_CLICK,)),
    _bind(_P, Action.NEXT_CARD, N_("Next card"), pygame.K_TAB),
    _bind(_P, Action.PREVIOUS_CARD, N_("Previous card"), Chord(pygame.K_TAB, shift=True)),
    _bind(_P, Action.SINGLE_FIELD, N_("Mark a single field"), pygame.K_x, pygame.K_s),
    _bind(_P, Action.LEGAL_PLACES, N_("Show the legal places one by one"), pygame.K_p),
    _bind(_P, Action.HINT, N_("Ask for a hint"), pygame.K_h),
    _bind(
        _P,
        Action.UNDO,
        N_("Undo"),
        Chord(pygame.K_z, ctrl=True),
        pygame.K_u,
        pygame.K_BACKSPACE,
    ),
    _bind(
        _P,
        Action.REDO,
        N_("Redo"),
        Chord(pygame.K_y, ctrl=True),
        Chord(pygame.K_z, ctrl=True, shift=True),
    ),
    _bind(_P, Action.LOG, N_("Open the log"), pygame.K_l),
    _bind(
        _P,
        Action.OPPONENTS,
        N_("Look at the others' boards"),
        pygame.K_o,
        *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4),
    ),
    _bind(_P, Action.SKIP, N_("Skip what is moving"), pygame.K_SPACE),
    _bind(_P, Action.PAUSE, N_("Pause the bots"), pygame.K_PAUSE, pygame.K_b),
    _bind(_E, Action.CONFIRM, N_("Confirm"), pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
    _bind(_E, Action.CANCEL, N_("Cancel, go back"), pygame.K_ESCAPE),
    _bind(_E, Action.MENU, N_("Open the menu"), pygame.K_ESCAPE, pygame.K_F10),
    _bind(_E, Action.LEFT, N_("Left"), pygame.K_LEFT),
    _bind(_E, Action.RIGHT, N_("Right"), pygame.K_RIGHT),
    _bind(_E, Action.UP, N_("Up"), pygame.K_UP),
    _bind(_E, Action.DOWN, N_("Down"), pygame.K_DOWN),
    _bind(_E, Action.PAGE_UP, N_("A page up"), pygame.K_PAGEUP),
    _bind(_E, Action.PAGE_DOWN, N_("A page down"), pygame.K_PAGEDOWN),
    _bind(_E, Action.START, N_("To the start"), pygame.K_HOME),
    _bind(_E, Action.END, N_("To the end"), pygame.K_END),
    _bind(_E, Action.NEXT_FOCUS, N_("Next control"), pygame.K_TAB),
    _bind(_E, Action.PREVIOUS_FOCUS, N_("Previous control"), Chord(pygame.K_TAB, shift=True)),
    _bind(_E, Action.HELP, N_("Rules of the game"), pygame.K_F1),
    _bind(_E, Action.EXPLAIN, N_("Explain the focused control"), pygame.K_F2),
    _bind(
        _E,
        Action.FULLSCREEN,
        N_("Full screen"),
        pygame.K_F11,
        Chord(pygame.K_RETURN, alt=True),
    ),
    _bind(_E, Action.SCREENSHOT, N_("Take a picture of the screen"), pygame.K_F12),
    _bind(_E, Action.MUTE, N_("Sound on or off"), pygame.K_m),
    _bind(_E, Action.SAVE, N_("Save the game under a name"), Chord(pygame.K_s, ctrl=True)),
    _bind(_W, Action.ERASE, N_("Erase to the left"), pygame.K_BACKSPACE),
    _bind(_W, Action.ERASE_AHEAD, N_("Erase to the right"), pygame.K_DELETE),
    _bind(_W, Action.SELECT_ALL, N_("Select all"), Chord(pygame.K_a, ctrl=True)),
    _bind(_W, Action.COPY, N_("Copy"), Chord(pygame.K_c, ctrl=True)),
    _bind(_W, Action.CUT, N_("Cut"), Chord(pygame.K_x, ctrl=True)),
    _bind(_W, Action.PASTE, N_("Paste"), Chord(pygame.K_v, ctrl=True)),
)


def bindings(section: Section) -> tuple[Binding, ...]:
    """The lines of the key help below one heading."""
    return tuple(binding for binding in BINDINGS if binding.section is section)


def actions_of_chord(chord: Chord) -> frozenset[Action]:
    """What a key stands for; an unused Shift is forgiven."""
    found = frozenset(b.action for b in BINDINGS if chord in b.chords)
    if found or not chord.shift:
        return found
    return actions_of_chord(Chord(chord.key, chord.ctrl, False, chord.alt))


def actions_of_gesture(gesture: Gesture) -> frozenset[Action]:
    """What a gesture stands for."""
    return frozenset(b.action for b in BINDINGS if gesture in b.gestures)


_KEY_TITLES = {
    pygame.K_RETURN: N_("Enter"),
    pygame.K_KP_ENTER: N_("Enter (numbers)"),
    pygame.K_SPACE: N_("Space"),
    pygame.K_ESCAPE: N_("Esc"),
    pygame.K_TAB: N_("Tab"),
    pygame.K_BACKSPACE: N_("Backspace"),
    pygame.K_DELETE: N_("Del"),
    pygame.K_HOME: N_("Home"),
    pygame.K_END: N_("End"),
    pygame.K_PAGEUP: N_("Page up"),
    pygame.K_PAGEDOWN: N_("Page down"),
    pygame.K_PAUSE: N_("Pause"),
    pygame.K_LEFT: "←",
    pygame.K_RIGHT: "→",
    pygame.K_UP: "↑",
    pygame.K_DOWN: "↓",
}


def _key_title(key: int) -> str:
    if key in _KEY_TITLES:
        return _(_KEY_TITLES[key])
    return pygame.key.name(key).upper()
