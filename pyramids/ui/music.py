"""Streamed music: one piece in a loop, a layer that can be added to it, and ducking.

A layer is a shorter loop of which the piece is a multiple. Both are started together, the layer
unheard, so that they are on the same beat whenever it is faded in.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import pygame

from pyramids.ui.animation import Tween, linear

_FADE: Final = 900
_LAYER_FADE: Final = 2600
_LAYER_CHANNEL: Final = 0
_DUCKED: Final = 0.4
"""The volume of music below an effect: 8 dB less."""
_DUCK: Final = 90
_RISE: Final = 800
RESERVED_CHANNELS: Final = 1
"""The first channels of the mixer, which effects must not use."""


class Music:
    """Plays music on an open sound device. Time enters only by `update`."""

    def __init__(self, path: Callable[..., Path]) -> None:
        self._path = path
        self._open = False
        self._wanted = ""
        self._current = ""
        self._volume = 0.0
        self._silent = False
        self._paused = False
        self._layers: dict[str, pygame.mixer.Sound] = {}
        self._layer = Tween(0.0, _LAYER_FADE, linear)
        self._duck = Tween(1.0, _RISE, linear)
        self._ducked_for = 0.0
        self._loading: Thread | None = None

    def open(self) -> None:
        """Start the wanted piece, now that the device is open."""
        self._open = True
        self._sync()

    def close(self) -> None:
        """Forget everything that belongs to the device."""
        if self._loading is not None:
            self._loading.join()
        self._open = False
        self._current = ""
        self._paused = False
        self._layers.clear()

    def set_volume(self, volume: float) -> None:
        """Set the player's volume, from 0 to 1."""
        self._volume = volume
        self._sync()

    def set_silent(self, silent: bool) -> None:
        """Pause the piece while it can't be heard: decoding it takes most of an idle window's time.

        A piece with a layer plays on: the two could lose their common beat.
        """
        self._silent = silent
        self._sync()

    def play(self, name: str, *, layered: bool) -> None:
        """Loop a piece, with its layer or without; an empty name fades it out."""
        self._wanted = name
        self._layer.to(1.0 if layered else 0.0)
        self._sync()

    def duck(self, milliseconds: float) -> None:
        """Lower the music for a while, so that an effect is heard."""
        self._ducked_for = max(self._ducked_for, milliseconds)
        self._duck.to(_DUCKED, _DUCK)

    def load_layer(self, name: str) -> None:
        """Load the layer of a piece ahead of time, which takes longer than an effect."""
        if name not in self._layers:
            path = self._path("music", "layers", f"{name}.ogg")
            if path.is_file():
                self._layers[name] = pygame.mixer.Sound(os.fspath(path))

    def preload_layer(self, name: str) -> None:
        """Load a layer in a thread of its own: it takes longer than a frame."""
        self._loading = Thread(target=self._load_quietly, args=(name,), daemon=True)
        self._loading.start()

    def _load_quietly(self, name: str) -> None:
        # The device may be closed meanwhile.
        with suppress(pygame.error):
            self.load_layer(name)

    def update(self, dt: float) -> None:
        """Advance by `dt` milliseconds: fade the layer, and end the ducking."""
        if self._ducked_for > 0:
            self._ducked_for -= dt
            if self._ducked_for <= 0:
                self._duck.to(1.0, _RISE)
        moved = [self._layer.update(dt), self._duck.update(dt)]
        if any(moved):
            self._set_volumes()

    def _sync(self) -> None:
        if not self._open:
            return
        if self._wanted != self._current:
            self._change()
        self._set_volumes()
        self._sync_pause()

    def _sync_pause(self) -> None:
        wanted = self._silent and bool(self._current) and self._current not in self._layers
        if wanted == self._paused:
            return
        self._paused = wanted
        if wanted:
            pygame.mixer.music.pause()
        else:
            pygame.mixer.music.unpause()

    def _set_volumes(self) -> None:
        if self._open:
            volume = self._volume * self._duck.value
            pygame.mixer.music.set_volume(volume)
            pygame.mixer.Channel(_LAYER_CHANNEL).set_volume(volume * self._layer.value)

    def _change(self) -> None:
        self._current = self._wanted
        self._paused = False
        channel = pygame.mixer.Channel(_LAYER_CHANNEL)
        if not self._wanted:
            pygame.mixer.music.fadeout(_FADE)
            channel.fadeout(_FADE)
            return
        self._layer.jump(self._layer.target)
        try:
            self.load_layer(self._wanted)
            channel.stop()
            pygame.mixer.music.load(os.fspath(self._path("music", f"{self._wanted}.ogg")))
            # Nothing between the two: both have to start in the same buffer.
            pygame.mixer.music.play(loops=-1, fade_ms=_FADE)
            if self._wanted in self._layers:
                channel.play(self._layers[self._wanted], loops=-1)
        except (pygame.error, FileNotFoundError):
            pygame.mixer.music.stop()
