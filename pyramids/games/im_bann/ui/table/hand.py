"""The viewer's hand: a fan of cards that rise under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import Card, Deck
from pyramids.games.im_bann.state import HAND_LIMIT
from pyramids.games.im_bann.ui.cards.card_face import card_face, tilted_face
from pyramids.games.im_bann.ui.theme import HandSizes
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Radius
from pyramids.ui.widgets import Pressable, Widget


class HandCard(Pressable):
    """A card in the hand, at a fixed position of the fan."""

    def __init__(
        self, position: int, on_press: Callable[[int], None], tell: Callable[[int], str]
    ) -> None:
        super().__init__(lambda: on_press(position))
        self.position = position
        self.card: Card | None = None
        self.ready = False
        """Whether it can be played or picked now."""
        self.asleep = False
        """Whether it can't, although the player has to decide."""
        self.chosen = False
        self.away = False
        """Whether it is still flying, or being dragged."""
        self.angle = 0.0
        self.visible = False
        self._face = pygame.Rect(0, 0, 0, 0)
        self._lift = Tween(0.0, Duration.HOVER)
        self._tell = tell

    def set_face(self, slot: pygame.Rect, face: pygame.Rect, angle: float) -> None:
        """Lie in a slot; the picture may be wider than the slot."""
        self.rect, self._face, self.angle = slot, face, angle

    @property
    def face(self) -> pygame.Rect:
        """Where the picture is, without the lift."""
        return self._face

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the card does, or why it can't be played."""
        return self._tell(self.position)

    def tooltip_clear(self) -> Sequence[pygame.Rect]:
        """The whole hand: the values of its cards stay visible."""
        return () if self.parent is None else (self.parent.rect,)

    def update(self, dt: float) -> bool:
        """Rise and sink."""
        moving = super().update(dt)
        wanted = HandSizes.READY if self.ready else 0.0
        if self.chosen or self.hovered or self.ringed:
            wanted = HandSizes.RISE
        self._lift.to(float(wanted))
        if self._lift.update(dt):
            self.invalidate()
        return moving or not self._lift.resting

    def settle(self) -> None:
        """Be where it belongs at once."""
        self._lift.jump(float(HandSizes.READY if self.ready else 0.0))

    def draw(self, canvas: Canvas) -> None:
        """The card, with a rim if it can be played or is chosen."""
        if self.card is None or self.away:
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        rect = self._face.move(0, -round(graphics.theme.stage(self._lift.value)))
        size = rect.size
        if self.chosen or (self.ready and (self.hovered or self.ringed)):
            # Behind the card: the light must not fade what is on it.
            canvas.glow(rect.center, rect.width * 7 // 8, palette.gold_light, 0.8)
        picture = tilted_face(graphics, self.card, size, self.angle, dark=self.asleep)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft)
        if self.chosen:
            # At the lower edge, so that the value and the name can be read.
            spot = (rect.centerx, rect.bottom + rect.height // 11)
            sign = rect_at("midbottom", spot, rect.width // 4)
            canvas.disc(sign.center, sign.width, palette.gold)
            canvas.svg("common/icon_check", sign.inflate(-sign.width // 3, -sign.width // 3))

    def focus_rect(self) -> pygame.Rect:
        """The picture."""
        return self._face

    def focus_radius(self, graphics: Graphics) -> int:
        """As round as a card."""
        return graphics.px(Radius.CARD)


class Hand(Widget):
    """All cards of the hand, in the deck's order."""

    hoverable = False

    def __init__(
        self, deck: Deck, on_press: Callable[[int], None], tell: Callable[[int], str]
    ) -> None:
        super().__init__()
        self.kinds: tuple[Kind, ...] = ()
        self.cards = [
            self.add(HandCard(position, on_press, tell)) for position in range(HAND_LIMIT)
        ]
        self._deck = deck
        self._graphics: Graphics | None = None

    def show(self, kinds: Sequence[Kind]) -> None:
        """Show these cards."""
        changed = len(kinds) != len(self.kinds)
        self.kinds = tuple(kinds)
        for card in self.cards:
            there = card.position < len(kinds)
            card.visible = there
            card.card = self._deck.cards[kinds[card.position]] if there else None
            card.away = False
        if changed:
            self._spread()

    def card_at(self, pos: tuple[int, int]) -> HandCard | None:
        """The card below a point."""
        return next((card for card in self.cards if card.contains(pos)), None)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Spread the cards."""
        super().place(rect, graphics)
        self._graphics = graphics
        self._spread()

    @property
    def card_size(self) -> tuple[int, int]:
        """The size of a card."""
        high = self.rect.height - self._stage(HandSizes.RISE + 14)
        return round(high * HandSizes.RATIO), high

    def slot(self, position: int, count: int) -> pygame.Rect:
        """Where a card of a hand of that many is."""
        wide, high = self.card_size
        gap = self._stage(HandSizes.GAP)
        step = min(wide + gap, (self.rect.width - wide) // max(1, count - 1))
        centre = self.rect.centerx + round((position - (count - 1) / 2) * step)
        away = position - (count - 1) / 2
        drop = round(self._stage(HandSizes.ARCH * away * away * 0.6))
        bottom = self.rect.bottom - self._stage(16) + drop
        return rect_at("midbottom", (centre, bottom), wide, high)

    def _spread(self) -> None:
        if not self.rect.width:
            return
        count = len(self.kinds)
        faces = [self.slot(position, count) for position in range(count)]
        for position, face in enumerate(faces):
            slot = face.copy()
            if position + 1 < count:
                slot.width = min(slot.width, faces[position + 1].left - face.left)
            angle = -HandSizes.TILT * (position - (count - 1) / 2)
            self.cards[position].set_face(slot, face, angle)
            self.cards[position].settle()

    def _stage(self, units: float) -> int:
        return 0 if self._graphics is None else self._graphics.theme.stage(units)


def draw_flying(canvas: Canvas, card: Card, rect: pygame.Rect, alpha: float = 1.0) -> None:
    """A card of the hand in the air."""
    face = card_face(canvas.graphics, card, rect.size)
    canvas.blit(face, rect.topleft, alpha)
