"""Input at the table: clicks and keys go to the widgets, cards can be dragged."""

from __future__ import annotations

from typing import Protocol

import pygame

from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.ui.keys import OwnAction
from pyramids.games.im_bann.ui.table.hand import Hand, HandCard, draw_flying
from pyramids.tables.game_table import GameTable
from pyramids.tables.table_keys import TableKeys
from pyramids.ui.actions import Action
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind


class CardTable(Protocol):
    """What the controls need of the table."""

    def lift_card(self, position: int | None) -> None:
        """Show where a card that is dragged may be dropped; None for no card."""

    def drop_card(self, position: int, pos: tuple[int, int]) -> None:
        """Play a card that was dropped somewhere."""

    def show_unseen(self) -> None:
        """Show the cards that haven't been seen."""

    def take_back(self) -> bool:
        """Take back a move that isn't complete; returns whether there was any."""


class CardControls:
    """Handles the input of one table, and keeps track of a dragged card."""

    def __init__(self, table: GameTable, cards: CardTable, hand: Hand) -> None:
        self._table = table
        self._cards = cards
        self._hand = hand
        self._keys = TableKeys(table)
        self._drag = Drag()
        self._held: HandCard | None = None
        self._kinds: tuple[Kind, ...] = ()
        """The hand from which the held card was taken."""
        self.pos = (0, 0)
        """Where the dragged card is."""

    @property
    def carries(self) -> bool:
        """Whether a card is being dragged."""
        return self._held is not None and self._drag.lifted

    def skips(self, event: Event) -> bool:
        """Whether an event only skips the running animations."""
        return self._keys.skips(event)

    def command(self, command: Command) -> bool:
        """Handle the table's keys; arrows and Enter belong to the focused card."""
        if command.means(OwnAction.UNSEEN_CARDS) and not command.repeated:
            self._cards.show_unseen()
            return True
        if command.means(Action.CANCEL) and not command.repeated and self._cards.take_back():
            return True
        return self._keys.press(command)

    def point(self, pointer: Pointer) -> bool:
        """Handle a pointer event: a dragged card first, then widgets."""
        table = self._table
        if self._held is not None and self._kinds != self._hand.kinds:
            self._let_go()  # Meanwhile another card lies in that place, or none.
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            self._held, self._kinds = self._hand.card_at(pointer.pos), self._hand.kinds
        step = self._drag.feed(pointer, table.graphics)
        if pointer.kind is PointerKind.LEAVE:
            self._let_go()
        wanted = table.widgets.handle(pointer)
        table.dirty = True
        if step is DragStep.LIFT and self._held is not None:
            table.app.audio.play("pick_up")
            self._held.away = True
            self._cards.lift_card(self._held.position)
        if step in (DragStep.LIFT, DragStep.CARRY):
            self.pos = pointer.pos
        elif step is DragStep.DROP and self._held is not None:
            held = self._held
            self._let_go()
            if not held.rect.collidepoint(pointer.pos):
                self._cards.drop_card(held.position, pointer.pos)
        elif step is DragStep.CLICK and not wanted and table.can_go_on:
            table.go_on()
        if pointer.kind is PointerKind.RELEASE and pointer.button is MouseButton.RIGHT:
            return self._cards.take_back() or wanted
        return True

    def draw(self, canvas: Canvas) -> None:
        """The dragged card at the pointer."""
        held = self._held
        if held is None or not self.carries or held.card is None:
            return
        rect = pygame.Rect((0, 0), self._hand.card_size)
        rect.center = self.pos
        canvas.shadow(rect, rect.width // 10, depth=1.5)
        draw_flying(canvas, held.card, rect)

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.away = False
            self._cards.lift_card(None)
        self._held = None
        self._drag.cancel()
