"""The final scoring: the result at the top, the count in the middle, buttons at the bottom.

A game's own scene animates the count in `enter`, on the timeline of `animations`, and ends it
with `crowning`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import pygame

from pyramids.engine.contract import Over, Seat
from pyramids.language import _, later
from pyramids.tables.animated_scene import AnimatedScene
from pyramids.tables.table_controller import TableController
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, out_back
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.drawing.sparks import Sparks
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import BODY, TITLE, Space
from pyramids.ui.timeline import Part, call, run, sequence, wait
from pyramids.ui.widgets import Button, Fit, Label, row


class FinalScoring(AnimatedScene, ABC):
    """The base of a game's final scoring. Any key skips the count; then the buttons take over."""

    controller: TableController[Any]

    def __init__(self, controller: TableController[Any]) -> None:
        super().__init__(controller, controller.app)
        self.controller = controller
        self.counted = False
        """Whether the count is over and the winner is shown."""
        self.sparks = Sparks()
        add = self.widgets.add
        self.title = add(Label(self._headline, TITLE, align="center", fit=Fit.SHRINK))
        self.reason = add(Label(self._reason, BODY, align="center", second=True))

    def add_buttons(self) -> None:
        """Add the buttons; call it last, so that they come last in the tab order."""
        add, game, navigation = self.widgets.add, self.controller.game, self.controller.navigation
        self.again = add(
            Button(later("Play again"), lambda: navigation.play_again(game), primary=True)
        )
        tip = later("The same cards in the same order. Who does better?")
        self.same = add(
            Button(later("Same deal again"), lambda: navigation.same_deal_again(game), tooltip=tip)
        )
        self.watch = add(Button(later("Replay"), lambda: navigation.open_replay(game)))
        self.record = add(Button(later("Save game"), self.controller.save_as))
        self.statistics = add(Button(later("Statistics"), lambda: navigation.open_statistics(game)))
        self.home = add(Button(later("Title screen"), navigation.to_title))

    # What a game's own scene defines.

    @abstractmethod
    def lower_crown(self, share: float) -> None:
        """Show the winners' crowns lowered by a share from 0 to 1."""

    @abstractmethod
    def crown_places(self) -> list[pygame.Rect]:
        """Where the winners' crowns end up."""

    def fits(self) -> bool:
        """Always true: no scene follows the final scoring."""
        return True

    # The count.

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners' seats."""
        over = self.controller.game.over
        return over.winners if over is not None else ()

    def crowning(self) -> Part:
        """The last part of the count: announce the winners and lower their crowns."""
        return sequence(
            wait(Duration.SCORE_LINE),
            call(self._crown),
            run(Duration.PYRAMID, self.lower_crown, out_back, movement=True),
        )

    def _crown(self) -> None:
        self.counted = True
        self.title.invalidate()
        self.reason.invalidate()
        people = self.controller.humans
        won = not people or any(seat in people for seat in self.winners)
        self.app.audio.play("win" if won else "lose")
        if not self.app.motion.reduced:
            for place in self.crown_places():
                self.sparks.burst(place.center, self.graphics.theme.stage_scale)

    def _headline(self) -> str:
        over = self.controller.game.over
        if over is None or not self.counted:
            return _("Final scoring")
        return self._result(over)[0]

    def _reason(self) -> str:
        return self._result_reason() if self.counted else ""

    def _result_reason(self) -> str:
        over = self.controller.game.over
        return self._result(over)[1] if over is not None else ""

    def _result(self, over: Over) -> tuple[str, str]:
        controller = self.controller
        return controller.texts.result(controller.game.state, over, controller.names())

    # Layout and input.

    def place_frame(self, size: tuple[int, int], margin: int, foot: int) -> pygame.Rect:
        """Place the result above and the buttons below; returns the area between them."""
        graphics, inside = self.graphics, size[0] - 2 * margin
        title = pygame.Rect(margin, margin // 3, inside, graphics.text.line_height(TITLE))
        self.title.place(title, graphics)
        # The result gets its room from the start, so that nothing moves when it appears.
        line = graphics.text.line_height(BODY)
        high = max(line, graphics.text.height(self._result_reason(), BODY, inside))
        self.reason.place(pygame.Rect(margin, title.bottom, inside, high), graphics)
        below = pygame.Rect(margin, size[1] - foot, inside, foot)
        self.place_buttons(below, graphics)
        top = self.reason.rect.bottom
        return pygame.Rect(margin, top, inside, below.top - top)

    def place_buttons(self, foot: pygame.Rect, graphics: Graphics) -> None:
        """Place the buttons in a row, narrowed in proportion if they are too wide."""
        buttons = [self.again, self.same, self.watch, self.record, self.statistics, self.home]
        taken = row(buttons, foot, graphics, at="center")
        if taken.width <= foot.width:
            return
        gap = graphics.px(Space.TIGHT)
        widths = [button.rect.width for button in buttons]
        share = (foot.width - gap * (len(buttons) - 1)) / sum(widths)
        left = foot.left
        for button, width in zip(buttons, widths, strict=True):
            place = pygame.Rect(left, button.rect.top, int(width * share), button.rect.height)
            button.place(place, graphics)
            left = place.right + gap

    def update(self, dt: float) -> None:
        """Advance the count and the sparks."""
        if self.sparks.update(dt, self.graphics.theme.stage_scale):
            self.dirty = True
        super().update(dt)

    def handle(self, event: Event) -> bool:
        """Skip the count on any key or click; a click may press a button as well."""
        if self.busy:
            if isinstance(event, Command):
                self.skip()
                return True
            if isinstance(event, Pointer) and event.kind is PointerKind.PRESS:
                self.skip()
        elif isinstance(event, Command) and self._is_one_more_skip(event):
            return True
        return super().handle(event)

    def _is_one_more_skip(self, command: Command) -> bool:
        """Whether it is one more Space after the count, which must not press a button."""
        return command.means(Action.CONFIRM) and not self.widgets.focus_visible
