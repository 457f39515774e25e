"""Who plays on a seat: a person, or one of the bots, which are all shown at once to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from pyramids.engine.contract import BotSpec
from pyramids.language import _, later
from pyramids.play.seats import bot_character, bot_portrait, bot_stars, bot_title
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import BODY_BOLD, SMALL, Extent, Material, Space
from pyramids.ui.theme.screens import PlayerCardSizes as Sizes
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Pressable, ScrollList, Size, Widget

PERSON: Final = ""
"""The value of a seat that no bot plays."""
_GRIDS: Final = tuple((columns, face) for face in Sizes.FACES for columns in (2, 3))
"""Columns and faces' sizes: the first with which all players are seen at once is taken."""


class PlayerChoice(Pressable):
    """The chosen player; a press opens the picker, and arrow keys go to the one beside."""

    def __init__(
        self,
        bots: Sequence[BotSpec],
        value: str,
        on_change: Callable[[], None],
        on_open: Callable[[], None],
    ) -> None:
        super().__init__(on_open, tooltip=later("Choose who plays here."))
        self.bots: tuple[BotSpec | None, ...] = (None, *bots)
        self.value = value
        self._on_change = on_change

    @property
    def bot(self) -> BotSpec | None:
        """The chosen bot; None for a person."""
        return next(bot for bot in self.bots if _value(bot) == self.value)

    def choose(self, value: str) -> None:
        """Choose a player."""
        if value != self.value:
            self.value = value
            self.sound("button")
            self._on_change()

    def handle(self, event: Event) -> bool:
        """Choose the player beside by arrow keys."""
        if isinstance(event, Command):
            for action, step in ((Action.LEFT, -1), (Action.RIGHT, 1)):
                if event.means(action):
                    place = self.bots.index(self.bot) + step
                    self.choose(_value(self.bots[min(len(self.bots) - 1, max(0, place))]))
                    return True
        return super().handle(event)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Room for the longest name with its stars, and the arrow."""
        texts = max(graphics.text.width(_name_and_stars(bot), BODY_BOLD) for bot in self.bots)
        high = graphics.px(Extent.FIELD)
        wide = max(texts + high + 2 * graphics.px(Space.LARGE), graphics.px(Extent.STEPPER))
        return wide if width is None else min(wide, width), high

    def draw(self, canvas: Canvas) -> None:
        """Draw the groove, the name with stars, and an arrow."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT_INSET)
        canvas.plate(self.rect, style)
        if self._light.value > 0:
            canvas.plate(self.rect, style.lit(0.3), alpha=self._light.value)
        side = self.rect.height // 2
        arrow = pygame.Rect(0, 0, side, side)
        arrow.center = (self.rect.right - self.rect.height // 2, self.rect.centery)
        canvas.svg("common/icon_down", arrow)
        room = self.rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        room.width = arrow.left - graphics.px(Space.SMALL) - room.left
        words = _name_and_stars(self.bot)
        text_style = graphics.text.shrink_to_fit(words, BODY_BOLD, room.width)
        words = graphics.text.shorten(words, text_style, room.width)
        canvas.text(words, room.center, text_style, style.text_colour, anchor="center")


class PlayerCard(Pressable):
    """A player to choose: face, name, stars and a sentence."""

    def __init__(self, bot: BotSpec | None, face: str, on_choose: Callable[[str], None]) -> None:
        self.value = _value(bot)
        super().__init__(lambda: on_choose(self.value))
        self.bot = bot
        self.face = face
        self.face_size = Sizes.FACES[0]
        self.chosen = False
        self.even_match = False
        """Whether the player beats this bot about half the time."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the face, or as all texts."""
        wide = width or graphics.px(Extent.DIALOG)
        high = max(graphics.px(self.face_size), self._text_height(graphics, wide))
        return wide, high + 2 * graphics.px(Space.SMALL)

    def draw(self, canvas: Canvas) -> None:
        """Draw the card; the chosen one is golden."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.GOLD if self.chosen else Material.PAPYRUS_INSET)
        canvas.plate(self.rect, style)
        if self._light.value > 0:
            canvas.plate(self.rect, style.lit(0.4), alpha=self._light.value)
        gap, side = graphics.px(Space.SMALL), graphics.px(self.face_size)
        face = pygame.Rect(self.rect.left + gap, self.rect.centery - side // 2, side, side)
        canvas.svg(self.face, face)
        left = face.right + graphics.px(Space.MEDIUM)
        top = self.rect.centery - self._text_height(graphics, self.rect.width) // 2
        line, ink = graphics.text.line_height(BODY_BOLD), style.text_colour
        name = canvas.text(
            _name(self.bot), (left, top + line // 2), BODY_BOLD, ink, anchor="midleft"
        )
        place = (name.right + graphics.px(Space.MEDIUM), top + line // 2)
        if self._stars_below(graphics, self.rect.width):
            top += line
            place = (left, top + line // 2)
        canvas.text(_stars(self.bot), place, BODY_BOLD, ink, anchor="midleft")
        text = pygame.Rect(left, top + line, self._room(graphics, self.rect.width), 0)
        canvas.paragraph(self._sentence(), text, SMALL, style.second_text_colour)

    def _text_height(self, graphics: Graphics, width: int) -> int:
        lines = 2 if self._stars_below(graphics, width) else 1
        words = self._sentence()
        below = graphics.text.height(words, SMALL, self._room(graphics, width))
        return lines * graphics.text.line_height(BODY_BOLD) + below

    def _sentence(self) -> str:
        words = player_sentence(self.bot)
        even = _("An even match for you")
        return f"{even} · {words}" if self.even_match else words

    def _stars_below(self, graphics: Graphics, width: int) -> bool:
        """Whether the stars have a line of their own, as they don't fit beside the name."""
        parts = [
            graphics.text.width(text, BODY_BOLD) for text in (_name(self.bot), _stars(self.bot))
        ]
        wide = sum(parts) + graphics.px(Space.MEDIUM)
        return bool(parts[1]) and wide > self._room(graphics, width)

    def _room(self, graphics: Graphics, width: int) -> int:
        """The width of the texts."""
        margins = 2 * graphics.px(Space.SMALL) + graphics.px(Space.MEDIUM)
        return max(1, width - graphics.px(self.face_size) - margins)


class CardGrid(Widget):
    """Cards in rows, all equally large."""

    hoverable = False

    def __init__(self, cards: Sequence[PlayerCard]) -> None:
        super().__init__()
        self.columns = 1
        self.cards = [self.add(card) for card in cards]

    def arrange(self, columns: int, face: int) -> None:
        """Set the number of columns and the size of the faces."""
        self.columns = columns
        for card in self.cards:
            card.face_size = face

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The height of all rows."""
        wide = width or graphics.px(2 * Extent.DIALOG)
        rows, gap = -(-len(self.cards) // self.columns), graphics.px(Space.SMALL)
        return wide, rows * (self._card(graphics, wide)[1] + gap) - gap

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the cards row by row."""
        super().place(rect, graphics)
        gap, (wide, high) = graphics.px(Space.SMALL), self._card(graphics, rect.width)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, self.columns)
            corner = (rect.left + column * (wide + gap), rect.top + row * (high + gap))
            card.place(pygame.Rect(corner, (wide, high)), graphics)

    def _card(self, graphics: Graphics, width: int) -> Size:
        gap = graphics.px(Space.SMALL)
        wide = (width - gap * (self.columns - 1)) // self.columns
        return wide, max(card.measure(graphics, wide)[1] for card in self.cards)


class PlayerPicker(SheetScene):
    """A person and all bots at once, from the weakest to the strongest."""

    def __init__(
        self,
        choice: PlayerChoice,
        own_face: str,
        on_choose: Callable[[str], None],
        even_match: BotSpec | None = None,
    ) -> None:
        super().__init__(later("Who plays here?"), SheetSizes.LARGE)
        self._on_choose = on_choose
        self.cards = [
            PlayerCard(bot, own_face if bot is None else bot_portrait(bot), self.choose)
            for bot in choice.bots
        ]
        for card in self.cards:
            card.chosen = card.value == choice.value
            card.even_match = even_match is not None and card.bot == even_match
        self.list = self.widgets.add(ScrollList(gap=Space.SMALL, on=Material.PAPYRUS))
        self.grid = self.list.add(CardGrid(self.cards))
        self.build_foot()

    def enter(self) -> None:
        """Focus the card of the current player."""
        chosen = next(card for card in self.cards if card.chosen)
        self.widgets.set_focus(chosen, visible=True)

    def choose(self, value: str) -> None:
        """Close the picker and seat the player."""
        self.close()
        self._on_choose(value)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the cards, as large as they can be without scrolling."""
        for columns, face in _GRIDS:
            self.grid.arrange(columns, face)
            if self.grid.measure(self.graphics, area.width)[1] <= area.height:
                break
        self.list.place(area, self.graphics)


def player_sentence(bot: BotSpec | None) -> str:
    """A sentence about a player on a seat."""
    if bot is None:
        return _("Plays at this screen.")
    words = _(bot_character(bot))
    words = words[:1].upper() + words[1:] + ("" if words.endswith((".", "!")) else ".")
    strength = _(bot.strength)
    return f"{strength[:1].upper()}{strength[1:]} · {words}" if strength else words


def _value(bot: BotSpec | None) -> str:
    return PERSON if bot is None else bot.name


def _name(bot: BotSpec | None) -> str:
    return _("Human") if bot is None else bot_title(bot)


def _stars(bot: BotSpec | None) -> str:
    return "" if bot is None else bot_stars(bot)


def _name_and_stars(bot: BotSpec | None) -> str:
    return f"{_name(bot)} {_stars(bot)}".rstrip()
