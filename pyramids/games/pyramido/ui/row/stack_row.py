"""The row of five stacks: the domino that is picked, and the tops that pulse to be revealed."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import Final

import pygame

from pyramids.games.pyramido.domino_set import DominoSet
from pyramids.games.pyramido.moves import Reveal, Split, Take
from pyramids.games.pyramido.state import STACKS, State
from pyramids.games.pyramido.ui.row.stack_view import GemSpot, StackView
from pyramids.games.pyramido.ui.theme import Timing
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Material, Space
from pyramids.ui.widgets import Widget, grid

_PULSES: Final = 6
"""How often the tops light up before they stop."""


def _nothing(*_pressed: int) -> None:
    """What a press does where nothing can be taken."""


class StackRow(Widget):
    """All stacks, side by side or below each other."""

    hoverable = False

    def __init__(
        self,
        domino_set: DominoSet,
        on_top: Callable[[int], None] = _nothing,
        on_gem: Callable[[int, int], None] = _nothing,
    ) -> None:
        super().__init__()
        self.stacks = [
            self.add(StackView(domino_set, number, on_top, on_gem)) for number in range(STACKS)
        ]
        self.picked: Take | None = None
        self.lifted: int | None = None
        """The stack whose domino is lifted, with its gem or before that is chosen."""
        self._pulse = 0.0

    def show(self, state: State) -> None:
        """Show the stacks of a state."""
        for view, stack, below in zip(self.stacks, state.stacks, state.below, strict=True):
            view.show(stack, below)

    def settle(self) -> None:
        """Show everything; nothing is flying or turning any more."""
        for view in self.stacks:
            view.top.turning, view.top.held = 1.0, False
            for spot in view.gems:
                spot.held = False

    def pick(self, spot: GemSpot | None, take: Take | None) -> None:
        """Lift a gem with its domino; None puts them back."""
        self.picked = take
        self._lift(take.stack if take is not None else None)
        for view in self.stacks:
            for gem in view.gems:
                gem.picked = gem is spot

    def lift_domino(self, stack: int) -> None:
        """Lift a domino whose gem is still to be chosen."""
        self.pick(None, None)
        self._lift(stack)

    def _lift(self, stack: int | None) -> None:
        self.lifted = stack
        for view in self.stacks:
            view.top.picked = view.number == stack

    def offer(self, moves: list[Take | Split | Reveal]) -> None:
        """Let the player press what these moves are made with."""
        takes = {move.stack for move in moves if isinstance(move, Take)}
        tops = {move.stack for move in moves if not isinstance(move, Take)}
        for view in self.stacks:
            view.top.enabled = view.top.focusable = view.top.offered = view.number in tops
            for spot in view.gems:
                spot.enabled = spot.focusable = view.number in takes

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Equal cells."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.TIGHT)
        across, down = (STACKS, 1) if rect.width > rect.height else (1, STACKS)
        for view, cell in zip(self.stacks, grid(rect, across, down, gap), strict=True):
            view.place(cell, graphics)

    def pulse(self, dt: float) -> bool:
        """Let what may be revealed pulse for a while; returns whether it does."""
        if not any(view.top.offered for view in self.stacks):
            self._pulse = 0.0
            return False
        self._pulse += dt
        return self._pulse < _PULSES * Timing.PULSE

    def draw(self, canvas: Canvas) -> None:
        """A dark ledge with the stacks on it."""
        canvas.plate(self.rect, canvas.graphics.theme.style(Material.NIGHT_INSET))
        self.draw_children(canvas)

    def draw_alive(self, canvas: Canvas) -> None:
        """The light on the tops that may be pressed."""
        share = self._pulse / Timing.PULSE
        light = 0.7 - 0.3 * cos(2 * pi * share) if share < _PULSES else 0.7
        palette, width = canvas.graphics.theme.palette, max(2, canvas.graphics.theme.stage(3))
        for view in self.stacks:
            if view.top.offered and light > 0:
                rect = view.top.rect.inflate(2 * width, 2 * width)
                canvas.ring(rect, 2 * width, width, palette.turquoise, light)
