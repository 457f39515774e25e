"""The panel with the dominoes that nobody has seen yet, by their colours."""

from __future__ import annotations

from pyramids.engine.multiset import size as count_of
from pyramids.games.pyramido.areas.outlook import unseen_pairs
from pyramids.games.pyramido.domino_set import Domino
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.ui.keys import OwnAction
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.theme import UnseenSizes as Sizes
from pyramids.language import ngettext
from pyramids.tables.parts.panel import Panel
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import NUMBER_LARGE, Material, Space
from pyramids.ui.widgets import grid


class UnseenPanel(Panel):
    """Ten colour pairs and how often each may still come."""

    def __init__(self, rules: Pyramido, state: State) -> None:
        left = sum(count_of(unseen) for unseen in state.unseen)
        words = lambda: ngettext("{n} domino not seen yet", "{n} dominoes not seen yet", left)  # noqa: E731
        super().__init__(words, OwnAction.UNSEEN, Sizes.SIZE)
        self.pairs = unseen_pairs(rules, state)

    def draw_things(self, canvas: Canvas) -> None:
        """The pairs in two columns."""
        graphics = canvas.graphics
        letters = graphics.theme.style(Material.PAPYRUS).text_colour
        cells = grid(self.area, 2, 5, graphics.px(Space.SMALL))
        quarter = min(graphics.theme.stage(Sizes.DOMINO), cells[0].height) // 2
        for (colours, count), cell in zip(self.pairs, cells, strict=True):
            picture = domino_picture(graphics, Domino(0, colours, ()), 0, quarter)
            place = picture.get_rect(midright=cell.center)
            canvas.blit(picture, place.topleft, 1.0 if count else 0.35)
            spot = (cell.centerx + graphics.px(Space.LARGE), cell.centery)
            canvas.text(str(count), spot, NUMBER_LARGE, letters, anchor="midleft")
