"""Sound effects by name, and music that makes room for them; silent without a sound device."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

from pyramids import resources
from pyramids.ui.music import RESERVED_CHANNELS, Music

_BUFFER: Final = 1024
"""Samples, 23 ms: half of that would double the work for no audible gain."""
_CHANNELS: Final = 16
_DUCKING: Final = 0.7
"""Seconds: the shortest effect for which the music is ducked; others are clicks and taps."""
_RINGING: Final = 0.6
"""The share of an effect after which it only rings out, and the music returns."""


class Audio:
    """Plays effects and music. All methods work before `start` and without a device, in silence."""

    def __init__(self, root: Path | None = None) -> None:
        self._root = root
        self._start_tried = False
        self._started = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._unloaded: list[str] = []
        self._unloaded_layers: list[str] = []
        self._sound_volume = 0.8
        self._music_volume = 0.5
        self._muted = False
        self.away = False
        """Whether another window is in front."""
        self._music = Music(self._path)
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
        return self._muted or (self.away and self.mute_when_away)

    def start(self) -> None:
        """Open the device, once. The app calls it after the first frame, which it would delay."""
        if self._start_tried:
            return
        self._start_tried = True
        try:
            pygame.mixer.init(buffer=_BUFFER)
            pygame.mixer.set_num_channels(_CHANNELS)
            pygame.mixer.set_reserved(RESERVED_CHANNELS)
        except (pygame.error, NotImplementedError):
            # No device, or a pygame built without sound: play in silence.
            return
        self._started = True
        self._unloaded = [path.stem for path in self._path("sounds").glob("*.ogg")]
        self._unloaded_layers = [path.stem for path in self._path("music", "layers").glob("*.ogg")]
        self._sync_music()
        self._music.open()

    def stop(self) -> None:
        """Close the device."""
        # Before the device: a layer may still be loading.
        self._music.close()
        if self._started:
            pygame.mixer.quit()
        self._start_tried = self._started = False
        self._sounds.clear()
        self._unloaded.clear()
        self._unloaded_layers.clear()

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play an effect; an unknown name does nothing."""
        if not self._started or self.silent or self._sound_volume <= 0:
            return
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(volume * self._sound_volume)
            sound.play()
            if sound.get_length() >= _DUCKING:
                self._music.duck(1000 * _RINGING * sound.get_length())

    def play_step(self, name: str, step: int, steps: int = 5) -> None:
        """Play variant `name_1`, `name_2` … for the step; the last one for all steps beyond it."""
        self.play(f"{name}_{min(step, steps - 1) + 1}")

    def play_music(self, name: str, *, layered: bool = False) -> None:
        """Loop a piece of music, with its layer or without; an empty name fades it out."""
        self._music.play(name, layered=layered)

    def update(self, dt: float) -> None:
        """Advance the fades of the music by `dt` milliseconds."""
        self._music.update(dt)

    def set_away(self, away: bool) -> None:
        """Note whether the window has lost the focus."""
        self.away = away
        self._sync_music()

    def preload(self) -> bool:
        """Load one more effect, or a layer; returns whether there was one left."""
        if self._unloaded_layers:
            # First: a table's music, which needs it, may begin within a second.
            self._music.preload_layer(self._unloaded_layers.pop())
        elif self._unloaded:
            self._sound(self._unloaded.pop())
        else:
            return False
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
        self._music.set_volume(0.0 if self.silent else self._music_volume)
        self._music.set_silent(self.silent or self._music_volume <= 0)
