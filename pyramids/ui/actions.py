"""Named actions, and the keys and gestures bound to them in every scene.

A game may add bindings of its own, with an enumeration of its own actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum, auto
from typing import NamedTuple

import pygame

from pyramids.language import N_, _


class Action(StrEnum):
    """An action of the player. A key may mean several; a scene handles the one that it knows."""

    CONFIRM = auto()
    CANCEL = auto()
    MENU = auto()
    HELP = auto()
    EXPLAIN = auto()
    UNDO = auto()
    REDO = auto()
    TAKE_BACK = auto()
    ROTATE = auto()
    ROTATE_BACK = auto()
    MIRROR = auto()
    NEXT_CARD = auto()
    PREVIOUS_CARD = auto()
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
    PREVIOUS_STEP = auto()
    NEXT_STEP = auto()
    PREVIOUS_TURN = auto()
    NEXT_TURN = auto()
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
        Action.PREVIOUS_STEP,
        Action.NEXT_STEP,
        Action.PREVIOUS_TURN,
        Action.NEXT_TURN,
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
"""Actions that a held key repeats. No others: during a slow frame the window system repeats keys
that were already released, and one Esc must never close two things."""


class Section(StrEnum):
    """A section of the key help."""

    PLAYING = N_("Playing")
    EVERYWHERE = N_("Everywhere")
    REPLAY = N_("In a replay")
    WRITING = N_("Writing")


class Chord(NamedTuple):
    """A key with its modifiers."""

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    def title(self) -> str:
        """The key's name in the player's language."""
        held = [(self.ctrl, N_("Ctrl")), (self.alt, N_("Alt")), (self.shift, N_("Shift"))]
        names = [_(name) for wanted, name in held if wanted]
        return "+".join([*names, _key_title(self.key)])


class Gesture(StrEnum):
    """A mouse or touch gesture besides pointing and left clicks."""

    RIGHT_CLICK = N_("Right click")
    MIDDLE_CLICK = N_("Middle click")
    WHEEL_DOWN = N_("Wheel down")
    WHEEL_UP = N_("Wheel up")
    SECOND_FINGER = N_("Tap with a second finger")


class Binding(NamedTuple):
    """An action with its name, keys and gestures: one line of the key help."""

    action: StrEnum
    title: str
    section: Section
    chords: tuple[Chord, ...]
    gestures: tuple[Gesture, ...] = ()


def bind(
    section: Section,
    action: StrEnum,
    title: str,
    *keys: int | Chord,
    gestures: tuple[Gesture, ...] = (),
) -> Binding:
    """A line of the key help."""
    chords = tuple(key if isinstance(key, Chord) else Chord(key) for key in keys)
    return Binding(action, title, section, chords, gestures)


_P, _E, _W = Section.PLAYING, Section.EVERYWHERE, Section.WRITING
_R = Section.REPLAY
_TURN = (Gesture.RIGHT_CLICK, Gesture.WHEEL_DOWN, Gesture.SECOND_FINGER)

BINDINGS: tuple[Binding, ...] = (
    bind(_P, Action.ROTATE, N_("Rotate"), pygame.K_r, gestures=_TURN),
    bind(
        _P,
        Action.ROTATE_BACK,
        N_("Rotate the other way"),
        Chord(pygame.K_r, shift=True),
        gestures=(Gesture.WHEEL_UP,),
    ),
    bind(_P, Action.MIRROR, N_("Mirror"), pygame.K_f, gestures=(Gesture.MIDDLE_CLICK,)),
    bind(_P, Action.NEXT_CARD, N_("Next card"), pygame.K_TAB),
    bind(_P, Action.PREVIOUS_CARD, N_("Previous card"), Chord(pygame.K_TAB, shift=True)),
    bind(_P, Action.LEGAL_PLACES, N_("Show legal spots one by one"), pygame.K_p),
    bind(_P, Action.HINT, N_("Ask for a hint"), pygame.K_h),
    bind(
        _P,
        Action.UNDO,
        N_("Undo"),
        Chord(pygame.K_z, ctrl=True),
        pygame.K_u,
        pygame.K_BACKSPACE,
    ),
    bind(
        _P,
        Action.REDO,
        N_("Redo"),
        Chord(pygame.K_y, ctrl=True),
        Chord(pygame.K_z, ctrl=True, shift=True),
    ),
    bind(
        _P,
        Action.TAKE_BACK,
        N_("Take back your last turn"),
        Chord(pygame.K_BACKSPACE, ctrl=True),
    ),
    bind(_P, Action.LOG, N_("Open the log"), pygame.K_l),
    bind(
        _P,
        Action.OPPONENTS,
        N_("Look at the other players"),
        pygame.K_o,
        *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4),
    ),
    bind(_P, Action.SKIP, N_("Skip the animation"), pygame.K_SPACE),
    bind(_P, Action.PAUSE, N_("Pause the bots"), pygame.K_PAUSE, pygame.K_b),
    bind(_E, Action.CONFIRM, N_("Confirm"), pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE),
    bind(_E, Action.CANCEL, N_("Cancel, go back"), pygame.K_ESCAPE),
    bind(_E, Action.MENU, N_("Open the menu"), pygame.K_ESCAPE, pygame.K_F10),
    bind(_E, Action.LEFT, N_("Left"), pygame.K_LEFT),
    bind(_E, Action.RIGHT, N_("Right"), pygame.K_RIGHT),
    bind(_E, Action.UP, N_("Up"), pygame.K_UP),
    bind(_E, Action.DOWN, N_("Down"), pygame.K_DOWN),
    bind(_E, Action.PAGE_UP, N_("A page up"), pygame.K_PAGEUP),
    bind(_E, Action.PAGE_DOWN, N_("A page down"), pygame.K_PAGEDOWN),
    bind(_E, Action.START, N_("To the start"), pygame.K_HOME),
    bind(_E, Action.END, N_("To the end"), pygame.K_END),
    bind(_E, Action.NEXT_FOCUS, N_("Next item"), pygame.K_TAB),
    bind(_E, Action.PREVIOUS_FOCUS, N_("Previous item"), Chord(pygame.K_TAB, shift=True)),
    bind(_E, Action.HELP, N_("Rules of the game"), pygame.K_F1),
    bind(_E, Action.EXPLAIN, N_("Explain the selected item"), pygame.K_F2),
    bind(
        _E,
        Action.FULLSCREEN,
        N_("Full screen"),
        pygame.K_F11,
        Chord(pygame.K_RETURN, alt=True),
    ),
    bind(_E, Action.SCREENSHOT, N_("Take a screenshot"), pygame.K_F12),
    bind(_E, Action.MUTE, N_("Sound on or off"), pygame.K_m),
    bind(_E, Action.SAVE, N_("Save the game under a name"), Chord(pygame.K_s, ctrl=True)),
    bind(_R, Action.PREVIOUS_STEP, N_("A step back"), pygame.K_LEFT),
    bind(_R, Action.NEXT_STEP, N_("A step forward"), pygame.K_RIGHT),
    bind(
        _R,
        Action.PREVIOUS_TURN,
        N_("To the previous turn"),
        pygame.K_PAGEUP,
        Chord(pygame.K_LEFT, ctrl=True),
    ),
    bind(
        _R,
        Action.NEXT_TURN,
        N_("To the next turn"),
        pygame.K_PAGEDOWN,
        Chord(pygame.K_RIGHT, ctrl=True),
    ),
    bind(_W, Action.ERASE, N_("Delete to the left"), pygame.K_BACKSPACE),
    bind(_W, Action.ERASE_AHEAD, N_("Delete to the right"), pygame.K_DELETE),
    bind(_W, Action.SELECT_ALL, N_("Select all"), Chord(pygame.K_a, ctrl=True)),
    bind(_W, Action.COPY, N_("Copy"), Chord(pygame.K_c, ctrl=True)),
    bind(_W, Action.CUT, N_("Cut"), Chord(pygame.K_x, ctrl=True)),
    bind(_W, Action.PASTE, N_("Paste"), Chord(pygame.K_v, ctrl=True)),
)


_added: list[Binding] = []


def add_bindings(bindings: Iterable[Binding]) -> None:
    """Add bindings, such as those of a game."""
    _added.extend(bindings)


def all_bindings() -> tuple[Binding, ...]:
    """The shared bindings, then the added ones."""
    return (*BINDINGS, *_added)


def bindings(section: Section) -> tuple[Binding, ...]:
    """The bindings in one section of the key help."""
    return tuple(binding for binding in all_bindings() if binding.section is section)


def actions_of_chord(chord: Chord) -> frozenset[StrEnum]:
    """The actions of a key; a Shift that nothing is bound to is ignored."""
    found = frozenset(b.action for b in all_bindings() if chord in b.chords)
    if found or not chord.shift:
        return found
    return actions_of_chord(Chord(chord.key, chord.ctrl, False, chord.alt))


def actions_of_gesture(gesture: Gesture) -> frozenset[StrEnum]:
    """The actions of a gesture."""
    return frozenset(b.action for b in all_bindings() if gesture in b.gestures)


_KEY_TITLES = {
    pygame.K_RETURN: N_("Enter"),
    pygame.K_KP_ENTER: N_("Enter (keypad)"),
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
