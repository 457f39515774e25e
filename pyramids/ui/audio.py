"""Sound effects by name and streamed music; does nothing without a sound device."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

from pyramids import resources

_BUFFER: Final = 1024
"""Samples, 23 ms: half of that would double the work for no audible gain."""
_CHANNELS: Final = 16
_MUSIC_FADE: Final = 900


class Audio:
    """Plays effects and music. All methods work before `start` and without a device, in silence."""

    def __init__(self, root: Path | None = None) -> None:
        self._root = root
        self._start_tried = False
        self._started = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._unloaded: list[str] = []
        self._sound_volume = 0.8
        self._music_volume = 0.5
        self._muted = False
        self._away = False
        self._wanted_music = ""
        self._current_music = ""
        self.mute_when_away = True

    @property
    def available(self) -> bool:
        """Whether the sound device is open."""
        return self._started

    @property
    def sound_volume(self) -> float:
        """The volume of effects, from 0 to 1."""
        return self._sound_volume

    @sound_volume.setter
    def sound_volume(self, volume: float) -> None:
        self._sound_volume = min(1.0, max(0.0, volume))

    @property
    def music_volume(self) -> float:
        """The volume of music, from 0 to 1."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, volume: float) -> None:
        self._music_volume = min(1.0, max(0.0, volume))
        self._sync_music()

    @property
    def muted(self) -> bool:
        """Whether the player switched all sound off."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._sync_music()

    @property
    def silent(self) -> bool:
        """Whether nothing may be heard now."""
        return self._muted or (self._away and self.mute_when_away)

    def start(self) -> None:
        """Open the device, once. The app calls it after the first frame, which it would delay."""
        if self._start_tried:
            return
        self._start_tried = True
        try:
            pygame.mixer.init(buffer=_BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
        except (pygame.error, NotImplementedError):
            # No device, or a pygame built without sound: play in silence.
            return
        self._started = True
        self._unloaded = [path.stem for path in self._path("sounds").glob("*.ogg")]
        self._sync_music()

    def stop(self) -> None:
        """Close the device."""
        if self._started:
            pygame.mixer.quit()
        self._start_tried = self._started = False
        self._sounds.clear()
        self._unloaded.clear()
        self._current_music = ""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play an effect; an unknown name does nothing."""
        if not self._started or self.silent or self._sound_volume <= 0:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(volume * self._sound_volume)
            sound.play()

    def play_step(self, name: str, step: int, steps: int = 5) -> None:
        """Play variant `name_1`, `name_2` … for the step; the last one for all steps beyond it."""
        self.play(f"{name}_{min(step, steps - 1) + 1}")

    def play_music(self, name: str) -> None:
        """Loop a piece of music; an empty name fades it out."""
        self._wanted_music = name
        self._sync_music()

    def set_away(self, away: bool) -> None:
        """Note whether the window has lost the focus."""
        self._away = away
        self._sync_music()

    def preload(self) -> bool:
        """Load one more effect; returns whether there was one left."""
        if not self._unloaded:
            return False
        self._sound(self._unloaded.pop())
        return True

    def _path(self, *parts: str) -> Path:
        return resources.asset(*parts) if self._root is None else self._root.joinpath(*parts)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self._path("sounds", f"{name}.ogg")
            try:
                self._sounds[name] = pygame.mixer.Sound(os.fspath(path))
            except (pygame.error, FileNotFoundError):
                self._sounds[name] = None
        return self._sounds[name]

    def _sync_music(self) -> None:
        """Start or change the music, and set its volume."""
        if not self._started:
            return
        if self._wanted_music != self._current_music:
            self._change_music()
        pygame.mixer.music.set_volume(0.0 if self.silent else self._music_volume)

    def _change_music(self) -> None:
        self._current_music = self._wanted_music
        if not self._wanted_music:
            pygame.mixer.music.fadeout(_MUSIC_FADE)
            return
        path = self._path("music", f"{self._wanted_music}.ogg")
        try:
            pygame.mixer.music.load(os.fspath(path))
            pygame.mixer.music.play(loops=-1, fade_ms=_MUSIC_FADE)
        except (pygame.error, FileNotFoundError):
            pygame.mixer.music.stop()
