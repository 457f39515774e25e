"""The final scoring: the result at the top, the count or the story below it, then buttons.

A game's own scene adds its widgets to `count_part` and counts line by line. The leader's crown,
the crowning, the page with the game's story and the buttons are the same in all games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable
from typing import Any, Final

import pygame

from pyramids.engine.contract import Over, Seat
from pyramids.engine.texts import listed
from pyramids.language import _, later
from pyramids.play.history.journal import NewDiscoveries
from pyramids.play.texts.marks import with_marks
from pyramids.play.texts.result import result_words
from pyramids.tables.animated_scene import AnimatedScene
from pyramids.tables.final.lead import LeadCrown, leaders
from pyramids.tables.final.review_button import ReviewButton
from pyramids.tables.final.story_page import StoryPage
from pyramids.tables.table_controller import TableController
from pyramids.tables.table_music import play_table_music
from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, out_back
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.drawing.sparks import Sparks
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import BODY, BUTTON, TITLE, Extent, Space
from pyramids.ui.theme.table import FinalScoringSizes as Sizes
from pyramids.ui.timeline import Part, call, run, sequence, wait
from pyramids.ui.widgets import Button, Fit, Group, Label, cut_top, row

_HELD_LEAD: Final = 130
"""Milliseconds after which a lead within a line is shown: not all pieces arrive at once."""


class FinalScoring(AnimatedScene, ABC):
    """The base of a game's final scoring. Any key skips; then the buttons take over."""

    controller: TableController[Any]

    def __init__(self, controller: TableController[Any]) -> None:
        super().__init__(controller, controller.app)
        self.controller = controller
        self.counted = False
        """Whether the count is over and the winner is shown."""
        self.sparks = Sparks()
        self.crown = LeadCrown(controller.app.motion, self.crown_place)
        self._parts: deque[Part] = deque()
        """The parts of the count that haven't begun."""
        self._ahead_before: tuple[Seat, ...] = ()
        self._ahead_for = 0.0
        """How long those who lead now have been leading, in milliseconds."""
        self._discoveries: NewDiscoveries | None = None
        """Looks for discoveries that are new in the journal, while points are counted."""
        self.discovered = ""
        """What is new in the journal, in a line."""
        add, game, navigation = self.widgets.add, controller.game, controller.navigation
        self.count_part = add(Group())
        """Holds the widgets of the game's own count."""
        self.story = add(
            StoryPage(
                game,
                controller.texts,
                controller.app.motion,
                lambda turn: navigation.open_replay(game, turn),
                lambda review: navigation.open_review(game, review),
            )
        )
        self.story.visible = False
        self.title = add(Label(self._headline, TITLE, align="center", fit=Fit.SHRINK))
        self.reason = add(Label(self._reason, BODY, align="center", second=True))
        self.again = add(self._primary_button())
        tip = later("The same cards in the same order. Who does better?")
        self.same = add(
            Button(later("Same deal again"), lambda: navigation.same_deal_again(game), tooltip=tip)
        )
        self.watch = add(Button(later("Replay"), lambda: navigation.open_replay(game)))
        self.record = add(Button(later("Save game"), controller.save_as))
        self.statistics = add(Button(later("Statistics"), lambda: navigation.open_statistics(game)))
        self.home = add(Button(later("Title screen"), navigation.to_title))
        self.page = add(Button(self._page_title, self.turn_page, tooltip=self._page_tip))
        self.review = add(ReviewButton(self.story.review, self.open_story))

    # What a game's own scene defines.

    @abstractmethod
    def count(self) -> Iterable[Part]:
        """The animation of the count, one part a line; the crowning follows by itself."""

    @abstractmethod
    def total(self, seat: Seat) -> int:
        """A seat's result as far as it is counted; whoever has most leads."""

    @abstractmethod
    def crown_place(self, seat: Seat) -> pygame.Rect:
        """The place of a seat's crown."""

    @abstractmethod
    def place_count(self, area: pygame.Rect) -> None:
        """Place the game's own widgets."""

    def draw_count(self, canvas: Canvas) -> None:
        """Draw all widgets, and what moves on them without flying."""
        canvas.background()
        self.widgets.draw(canvas)

    def show_winners(self, share: float) -> None:
        """Show the winners by more than a crown, from 0 to 1; called in every frame of it."""

    def fits(self) -> bool:
        """Always true: no scene follows the final scoring."""
        return True

    # The count.

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners' seats."""
        over = self.controller.game.over
        return over.winners if over is not None else ()

    @property
    def busy(self) -> bool:
        """Whether the count isn't over."""
        return bool(self._parts) or super().busy

    def enter(self) -> None:
        """Start the count, with calm music."""
        play_table_music(self.app.audio)
        self._discoveries = NewDiscoveries(self.controller.game)
        self._parts = deque([wait(Duration.SCORE_LINE), *self.count(), self._crowning()])

    def skip(self) -> None:
        """Finish the count."""
        while self._parts:
            self.animations.timeline.add(self._parts.popleft())
        super().skip()
        self.crown.settle()

    def leave(self) -> None:
        """Stop the search for the par and for discoveries."""
        self.story.close()
        if self._discoveries is not None:
            self._discoveries.close()
        super().leave()

    def _go_on_counting(self) -> None:
        if self.animations.busy or not self._parts:
            return
        if self._pass_crown():
            # A moment to see who leads now.
            self.animations.timeline.add(wait(Duration.LEAD))
        self.animations.timeline.add(self._parts.popleft())

    def _follow_lead(self, dt: float) -> None:
        """Let the crown go to new leaders, unless they lead only while a line is counted."""
        ahead = self._ahead()
        self._ahead_for = self._ahead_for + dt if ahead == self._ahead_before else 0.0
        self._ahead_before = ahead
        if self._ahead_for >= _HELD_LEAD:
            self._pass_crown()

    def _ahead(self) -> tuple[Seat, ...]:
        seats = self.controller.seats
        return leaders([self.total(seat) for seat in seats]) if len(seats) > 1 else ()

    def _pass_crown(self) -> bool:
        """Let the crown go to those who lead now; returns whether they take it from others."""
        before, ahead = self.crown.leaders, self._ahead()
        if self.counted or ahead == before:
            return False
        if before:
            self.app.audio.play("lantern")
        self.crown.pass_to(ahead)
        self.title.invalidate()
        return bool(before)

    def _crowning(self) -> Part:
        """The last part of the count: announce the winners and lower their crowns."""
        return sequence(
            wait(Duration.SCORE_LINE),
            call(self._crown),
            run(Duration.PYRAMID, self._lower_crowns, out_back, movement=True),
        )

    def _crown(self) -> None:
        self.counted = True
        self.title.invalidate()
        self.reason.invalidate()
        self.crown.pass_to(self.winners)
        game = self.controller.game
        won = not game.people or any(seat in game.humans for seat in self.winners)
        self.app.audio.play("win" if won else "lose")
        if not self.app.motion.reduced:
            for seat in self.winners:
                place = self.crown_place(seat)
                self.sparks.burst(place.center, self.graphics.theme.stage_scale)
        if self._discoveries is not None:
            self._discoveries.wait()

    def _look_for_discoveries(self) -> None:
        if not self.counted or self._discoveries is None or not self._discoveries.read():
            return
        new, self._discoveries = self._discoveries, None
        self.discovered = new.words()
        self.story.tell_discoveries(new.found())
        if self.discovered:
            self.layout(self.app.size)
            self.dirty = True

    def _lower_crowns(self, share: float) -> None:
        self.crown.lowered = share
        self.show_winners(share)

    def _headline(self) -> str:
        over, ahead = self.controller.game.over, self.crown.leaders
        if over is not None and self.counted:
            return self._result(over)[0]
        if not ahead:
            return _("Final scoring")
        return _("In the lead: {names}", names=listed([*map(self.controller.name, ahead)]))

    def _reason(self) -> str:
        return self._result_reason() if self.counted else _("Any key skips")

    def _result_reason(self) -> str:
        over = self.controller.game.over
        reason = self._result(over)[1] if over is not None else ""
        return with_marks(reason, [self.discovered])

    def _result(self, over: Over) -> tuple[str, str]:
        return result_words(self.controller.game, over, self.controller.texts)

    def _primary_button(self) -> Button:
        """Play again; after a day's try, back to the daily expedition."""
        game, navigation = self.controller.game, self.controller.navigation
        if game.purpose.day:
            words = later("Daily expedition")
            tip = later("How your try compares, and whether it wins a medal.")
            return Button(words, lambda: navigation.open_daily(game), primary=True, tooltip=tip)
        return Button(later("Play again"), lambda: navigation.play_again(game), primary=True)

    # The two pages.

    def open_story(self) -> None:
        """Show the story of the game."""
        if not self.story.visible:
            self.turn_page()

    def turn_page(self) -> None:
        """Change between the count and the story of the game."""
        if self.story.visible:
            self.story.visible = False
        else:
            self.story.open()
        self.count_part.visible = not self.story.visible
        self.widgets.suppress_tooltip()
        self.page.invalidate()
        self.dirty = True

    def _page_title(self) -> str:
        return _("Scoring") if self.story.visible else _("Story")

    def _page_tip(self) -> str:
        if self.story.visible:
            return _("Back to the scoring: Page up")
        return _("How the game went: Page down")

    # Layout, input and drawing.

    def layout(self, size: tuple[int, int]) -> None:
        """Place the result above, the buttons below, and the current page between them."""
        graphics = self.graphics
        area = pygame.Rect((0, 0), size)
        area.inflate_ip(-2 * graphics.theme.stage(Sizes.MARGIN), 0)
        foot = max(
            graphics.theme.stage(Sizes.FOOT),
            graphics.px(Extent.BUTTON) + 2 * graphics.px(Space.SMALL),
        )
        top = self._place_head(area)
        below = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
        self._place_buttons(below, graphics)
        middle = pygame.Rect(area.left, top, area.width, below.top - top)
        self.place_count(middle)
        gap = graphics.theme.stage(Space.SMALL)
        self.story.place(cut_top(middle, 0, gap)[1], graphics)
        self.crown.settle()

    def _place_head(self, area: pygame.Rect) -> int:
        """Place the result between two buttons; returns the lower edge."""
        graphics = self.graphics
        wide, high = self.page.measure(graphics)
        # As wide for both pages, so that it stays where it is.
        titles = (_("Story"), _("Scoring"))
        wide += max(graphics.text.width(title, BUTTON) for title in titles)
        wide -= graphics.text.width(self._page_title(), BUTTON)
        wide = max(wide, self.review.measure(graphics)[0])
        top = area.top + graphics.theme.stage(Space.SMALL)
        line = max(high, graphics.text.line_height(TITLE))
        title = pygame.Rect(area.left, top, area.width, line)
        self.page.place(
            pygame.Rect(area.right - wide, title.centery - high // 2, wide, high), graphics
        )
        self.review.visible = self.story.review.offered
        self.review.place(pygame.Rect(area.left, self.page.rect.top, wide, high), graphics)
        # As far from the left edge as from the right one, so that it stays centred.
        aside = wide + graphics.px(Space.SMALL)
        self.title.place(title.inflate(-2 * aside, 0), graphics)
        # The reason gets its room from the start, so that nothing moves when it appears.
        high = max(
            graphics.text.line_height(BODY),
            graphics.text.height(self._result_reason(), BODY, area.width),
        )
        self.reason.place(pygame.Rect(area.left, title.bottom, area.width, high), graphics)
        return self.reason.rect.bottom

    def _place_buttons(self, foot: pygame.Rect, graphics: Graphics) -> None:
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
        """Advance the count, the crown and the sparks."""
        self.story.prepare()
        self._go_on_counting()
        if self.sparks.update(dt, self.graphics.theme.stage_scale):
            self.dirty = True
        if self.crown.update(dt):
            self.dirty = True
        super().update(dt)
        self._follow_lead(dt)
        self._look_for_discoveries()

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
        return super().handle(event) or (isinstance(event, Command) and self._turn_page_by(event))

    def draw(self, canvas: Canvas) -> None:
        """Draw the current page, and above it what flies."""
        if self.story.visible:
            canvas.background()
            self.widgets.draw(canvas)
        else:
            self.draw_count(canvas)
            self.crown.draw(canvas)
        self.animations.draw(canvas)
        self.sparks.draw(canvas)

    def _turn_page_by(self, command: Command) -> bool:
        """Turn the page if that is what the key means."""
        wanted = Action.PAGE_UP if self.story.visible else Action.PAGE_DOWN
        if command.means(wanted):
            self.turn_page()
            return True
        return False

    def _is_one_more_skip(self, command: Command) -> bool:
        """Whether it is one more Space after the count, which must not press a button."""
        return command.means(Action.CONFIRM) and not self.widgets.focus_visible
