"""One seat of a new game: portrait, player or bot, name and colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.engine.contract import BotSpec, GameSpec, Player
from pyramids.language import _, later
from pyramids.play.last_table import LONGEST_NAME, SeatChoice
from pyramids.play.seats import HUMAN_PORTRAITS, SeatLook, bot_portrait, bot_title, opponents
from pyramids.screens.setup.player_choice import PlayerChoice, player_sentence
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY_BOLD, SMALL, Extent, Material, Space
from pyramids.ui.theme.screens import SeatSizes
from pyramids.ui.widgets import Pressable, Size, TextField, Widget

SIGNS: Final = ("●", "▲", "■", "◆", "★")
"""A sign for each colour, for players who can't tell the colours apart."""


class Face(Pressable):
    """A portrait in a ring of the seat's colour; a press chooses the next portrait."""

    def __init__(self, portrait: str, colour: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, tooltip=later("Choose another face."))
        self.portrait = portrait
        self.colour = colour

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A square."""
        side = graphics.px(SeatSizes.PORTRAIT)
        return side, side

    def focus_radius(self, graphics: Graphics) -> int:
        """Round."""
        return self.rect.height // 2

    def draw(self, canvas: Canvas) -> None:
        """Draw portrait and ring."""
        graphics = canvas.graphics
        colour = graphics.theme.palette.seats[self.colour]
        canvas.shadow(self.rect, self.rect.height // 2, depth=0.5)
        canvas.disc(self.rect.center, self.rect.height, colour)
        inset = graphics.px(Space.TIGHT)
        canvas.svg(self.portrait, self.rect.inflate(-2 * inset, -2 * inset))
        if self._light.value > 0:
            light = graphics.theme.palette.gold_light
            canvas.glow(self.rect.center, self.rect.height // 2, light, 0.35 * self._light.value)


class Swatch(Pressable):
    """A seat's colour with its sign; a press takes the next colour."""

    def __init__(self, colour: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, tooltip=later("Choose another colour."))
        self.colour = colour

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A small square."""
        side = graphics.px(SeatSizes.SWATCH)
        return side, side

    def focus_radius(self, graphics: Graphics) -> int:
        """Round."""
        return self.rect.height // 2

    def draw(self, canvas: Canvas) -> None:
        """Draw a disc of the colour with the sign."""
        palette = canvas.graphics.theme.palette
        canvas.shadow(self.rect, self.rect.height // 2, depth=0.4)
        canvas.disc(self.rect.center, self.rect.height, palette.ink)
        rim = 2 * canvas.graphics.px(Space.HAIR)
        canvas.disc(self.rect.center, self.rect.height - rim, palette.seats[self.colour])
        canvas.text(SIGNS[self.colour], self.rect.center, BODY_BOLD, palette.ink, anchor="center")
        if self._light.value > 0:
            alpha = 0.4 * self._light.value
            canvas.glow(self.rect.center, self.rect.height // 2, palette.papyrus, alpha)


class SeatLine(Widget):
    """The controls of one seat."""

    hoverable = False

    def __init__(
        self,
        spec: GameSpec,
        seat: int,
        choice: SeatChoice,
        on_colour: Callable[[SeatLine], None],
        on_who: Callable[[], None],
        on_open: Callable[[SeatLine], None],
    ) -> None:
        super().__init__()
        self.seat = seat
        self.compact = False
        """Whether it is low and has no description, as at a full table."""
        self._own_name = "" if choice.bot else choice.name
        self._own_face = HUMAN_PORTRAITS[seat % len(HUMAN_PORTRAITS)]
        if not choice.bot and choice.look.portrait in HUMAN_PORTRAITS:
            self._own_face = choice.look.portrait
        colour = choice.look.colour
        self.face = self.add(Face(self._own_face, colour, self._press_face))
        self.on_who = on_who
        """Called when another player or bot is chosen: the line's height may change."""
        self._on_open = on_open
        self.who = self.add(
            PlayerChoice(opponents(spec), choice.bot, self._change_who, lambda: on_open(self))
        )
        self.name = self.add(
            TextField("", self._note_name, placeholder=self.usual_name, longest=LONGEST_NAME)
        )
        self.swatch = self.add(Swatch(colour, lambda: on_colour(self)))
        self._update_look()
        self._show_name(choice.name)

    @property
    def bot(self) -> BotSpec | None:
        """The bot that plays here; None for a person."""
        return self.who.bot

    @property
    def own_face(self) -> str:
        """The portrait of a person here, even if a bot plays now."""
        return self._own_face

    @property
    def colour(self) -> int:
        """The seat's colour, as an index into the palette's seats."""
        return self.swatch.colour

    def set_colour(self, colour: int) -> None:
        """Set the seat's colour."""
        self.swatch.colour = self.face.colour = colour

    def suggest_name(self, name: str) -> None:
        """Set the name for a person, unless one was typed already."""
        self._own_name = self._own_name or name
        if self.bot is None:
            self._show_name(self._own_name)

    @property
    def typed_name(self) -> str:
        """The name that was typed for a person, even if a bot plays now."""
        return self._own_name

    def usual_name(self) -> str:
        """The default name."""
        if self.bot is not None:
            return bot_title(self.bot)
        return _("Player {number}", number=self.seat + 1)

    def player(self) -> Player:
        """The player on this seat."""
        name = " ".join(self.name.text.split()) or self.usual_name()
        return Player(name, self.who.value or None)

    def look(self) -> SeatLook:
        """The player's look."""
        return SeatLook(self.colour, self.face.portrait)

    def choice(self) -> SeatChoice:
        """All choices of this seat, for the next time."""
        return SeatChoice(self.who.value, self.name.text, self.look())

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the portrait, or as the control and the description."""
        wide = width or graphics.px(Extent.DIALOG)
        high = max(self._portrait(graphics), self._height(graphics, wide))
        return wide, high + graphics.px(Space.TIGHT if self.compact else Space.MEDIUM)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place portrait, player, name and colour in a line; the description is below."""
        super().place(rect, graphics)
        side, gap = self._portrait(graphics), graphics.px(Space.MEDIUM)
        inner = rect.inflate(-2 * graphics.px(Space.SMALL), 0)
        middle = rect.centery - side // 2
        self.face.place(pygame.Rect(inner.left, middle, side, side), graphics)
        high, small = graphics.px(Extent.FIELD), graphics.px(SeatSizes.SWATCH)
        left = self.face.rect.right + gap
        right = inner.right - small
        top = rect.centery - self._height(graphics, rect.width) // 2
        self.swatch.place(pygame.Rect(right, top + (high - small) // 2, small, small), graphics)
        room = right - gap - left
        # With large text the name gets less room: cut-off stars would show a wrong level.
        spare = room - gap - self.who.measure(graphics)[0]
        name = min(graphics.px(SeatSizes.NAME), room * 2 // 5, max(room // 3, spare))
        self.who.place(pygame.Rect(left, top, room - gap - name, high), graphics)
        self.name.place(pygame.Rect(right - gap - name, top, name, high), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the controls and the description."""
        self.draw_children(canvas)
        if self.compact:
            return
        graphics = canvas.graphics
        colour = graphics.theme.style(Material.PAPYRUS).second_text_colour
        place = pygame.Rect(
            self.who.rect.left, self.who.rect.bottom + graphics.px(Space.TIGHT), 0, 0
        )
        place.width = self._room(graphics, self.rect.width)
        canvas.paragraph(self._sentence(), place, SMALL, colour)

    def _height(self, graphics: Graphics, width: int) -> int:
        """The height of the controls with the description."""
        high = graphics.px(Extent.FIELD)
        if self.compact:
            return high
        words = graphics.text.height(self._sentence(), SMALL, self._room(graphics, width))
        return high + graphics.px(Space.TIGHT) + words

    def _portrait(self, graphics: Graphics) -> int:
        return graphics.px(SeatSizes.SMALL_PORTRAIT if self.compact else SeatSizes.PORTRAIT)

    def _room(self, graphics: Graphics, width: int) -> int:
        """The width of the description."""
        margins = 2 * graphics.px(Space.SMALL) + graphics.px(Space.MEDIUM)
        return width - margins - self._portrait(graphics)

    def _sentence(self) -> str:
        return player_sentence(self.bot)

    def _change_who(self) -> None:
        self._update_look()
        self._show_name(self._own_name if self.bot is None else "")
        self.on_who()

    def _update_look(self) -> None:
        bot = self.bot
        self.face.portrait = self._own_face if bot is None else bot_portrait(bot)
        self.face.tooltip = (
            later("Choose another face.") if bot is None else later("Choose who plays here.")
        )

    def _show_name(self, name: str) -> None:
        self.name.text = name
        self.name.caret = self.name.mark = len(name)

    def _note_name(self, text: str) -> None:
        if self.bot is None:
            self._own_name = text

    def _press_face(self) -> None:
        """Show a person's next face; a bot has only one, so choose another player."""
        if self.bot is not None:
            self._on_open(self)
            return
        place = HUMAN_PORTRAITS.index(self._own_face)
        self._own_face = HUMAN_PORTRAITS[(place + 1) % len(HUMAN_PORTRAITS)]
        self.face.portrait = self._own_face
