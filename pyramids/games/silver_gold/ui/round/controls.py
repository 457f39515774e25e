"""Mouse, fingers and keys at the table: every wish of the player finds its way to the hand."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from pyramids.games.silver_gold.ui.keys import OwnAction
from pyramids.games.silver_gold.ui.round.hand import chamber_area
from pyramids.tables.table_keys import TableKeys
from pyramids.ui.actions import Action
from pyramids.ui.drag import Drag, Step
from pyramids.ui.events import Command, Kind, MouseButton, Pointer
from pyramids.ui.theme import Space

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.round.round_scene import RoundScene


class Controls:
    """What events mean at one table, and what of it has begun and isn't over yet."""

    def __init__(self, scene: RoundScene) -> None:
        self.keys = TableKeys(scene)
        self._scene = scene
        self._drag = Drag()
        self._pressed_on_cards = False
        self._placed_at: tuple[int, int] | None = None

    @property
    def resting(self) -> bool:
        """The pointer is still where marks were made: no words should cover them yet."""
        return self._placed_at is not None

    def rest(self, pos: tuple[float, float]) -> None:
        """Marks were made here."""
        self._placed_at = round(pos[0]), round(pos[1])

    def command(self, command: Command) -> bool:
        """Keys of the table; arrows and Enter belong to the card that has the focus."""
        return self._shape_key(command) or self.keys.press(command)

    def point(self, pointer: Pointer) -> bool:
        """A pointer: widgets first, then the shape under it."""
        scene = self._scene
        wanted = scene.desk.handle(pointer)
        scene.dirty = True
        if pointer.kind is Kind.LEAVE:
            scene.hand.drop()
            self._drag.cancel()
            scene.expedition.card.lifted = False
        elif pointer.kind is Kind.MOVE:
            self._hover(pointer)
        elif pointer.kind is Kind.WHEEL or pointer.button is not MouseButton.LEFT:
            return wanted or self._turning(pointer)
        elif not wanted:
            self._press(pointer)
        return True

    def _shape_key(self, command: Command) -> bool:
        if command.means(Action.LEGAL_PLACES):
            self._scene.show_legal_place()
        elif command.means(OwnAction.SINGLE_FIELD) and not command.repeated:
            self._scene.toggle_single()
        else:
            return self._turning(command)
        return True

    def _turning(self, event: Pointer | Command) -> bool:
        if event.means(Action.ROTATE):
            self._scene.turn(1)
        elif event.means(Action.ROTATE_BACK):
            self._scene.turn(-1)
        elif event.means(Action.MIRROR):
            self._scene.mirror()
        else:
            return False
        return True

    def _hover(self, pointer: Pointer) -> None:
        scene, hand = self._scene, self._scene.hand
        step = self._drag.feed(pointer, scene.kit)
        if self._placed_at is not None and dist(self._placed_at, pointer.pos) > hand.reach:
            self._placed_at = None
        if step is Step.LIFT and hand.active:
            scene.expedition.card.lifted = True
            scene.app.audio.play("pick_up")
        near = chamber_area(scene.cards, scene.kit.px(Space.WIDE)).collidepoint(pointer.pos)
        if near or scene.expedition.card.lifted:
            hand.point(pointer.pos)
        elif scene.desk.focus not in scene.cards or not scene.desk.focus_visible:
            hand.drop()

    def _press(self, pointer: Pointer) -> None:
        scene = self._scene
        on_cards = any(card.rect.collidepoint(pointer.pos) for card in scene.cards)
        if pointer.kind is Kind.PRESS:
            self._pressed_on_cards = on_cards
            if scene.expedition.card.card.collidepoint(pointer.pos):
                self._drag.feed(pointer, scene.kit)
            return
        step = self._drag.feed(pointer, scene.kit)
        scene.expedition.card.lifted = False
        if step is Step.CLICK and scene.waits_for_word:
            scene.go_on()
        elif step is Step.DROP or (self._pressed_on_cards and on_cards):
            scene.hand.point(pointer.pos)
            scene.place_mark()
        self._pressed_on_cards = False
