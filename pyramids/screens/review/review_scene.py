"""The review of a finished game: chances to win, slips and luck, and the better moves."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.language import _, later
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.recorded_turns import turn_at, turns_of
from pyramids.play.puzzles import Puzzle
from pyramids.play.review_marks import ReviewMark, chances_after, marks_of
from pyramids.play.seats import shown_names
from pyramids.play.texts.review import ACCURACY, GIVEN_AWAY, ReviewTexts
from pyramids.review.game_review import Review
from pyramids.screens.common.navigator import navigator
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.review.chance_graph import ChanceGraph, GraphMark
from pyramids.screens.review.move_boards import MoveBoards
from pyramids.screens.review.move_choice import MoveChoice
from pyramids.screens.review.puzzle_sheet import PuzzleSheet
from pyramids.screens.review.split_row import split_rows
from pyramids.storage.settings import Settings
from pyramids.tables.final.story_sheet import Heading, Sheet, line
from pyramids.tables.players import PlayerLooks
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import SMALL, SUBHEADING, TITLE, Extent, Space
from pyramids.ui.theme.screens import ReviewSizes as Sizes
from pyramids.ui.widgets import Button, Fit, IconButton, Label, cut_left, cut_top


class ReviewScene(Scene):
    """Arrow keys go from mark to mark; a click on a mark shows it, too."""

    def __init__(self, game: WatchedGame, review: Review, settings: Settings) -> None:
        super().__init__()
        self.game = game
        self.settings = settings
        self.marks = marks_of(review)
        self.chosen: int | None = None
        self._review = review
        self._turns = turns_of(game.states, game.spec.progress, game.spec.round_title)
        self.looks = PlayerLooks(shown_names(game.spec.id, game.players), game.seating)
        self.texts = ReviewTexts(game.spec, game.session, self.looks.names)
        add = self.widgets.add
        self.leave_button = add(IconButton("common/icon_left", later("Back: Esc"), self.close))
        self.title = add(Label(later("Review"), TITLE, align="center", fit=Fit.SHRINK))
        self.before = add(
            IconButton("common/icon_left", later("The previous mark: ←"), lambda: self.go_by(-1))
        )
        self.after = add(
            IconButton("common/icon_right", later("The next mark: →"), lambda: self.go_by(1))
        )
        self.retry = add(Button(later("Try again"), self.open_puzzle))
        self.watch = add(Button(later("Watch this move"), self.open_replay))
        self.boards = add(MoveBoards(game.spec, game.level, game.session, self.texts, self.looks))
        self.told = add(Label("", SUBHEADING, fit=Fit.SHRINK))
        self.place_among = add(Label(self._place_words, SMALL, align="right", second=True))
        self.graph = add(
            ChanceGraph(
                self.looks,
                self._turns,
                [chances_after(review, game.ply_counts[turn.last]) for turn in self._turns],
                [GraphMark(self._place_of(mark), mark.seat, mark.kind) for mark in self.marks],
                self.choose,
            )
        )
        self.sheet = add(Sheet(self.looks, ()))

    def enter(self) -> None:
        """Write the sheet, and begin with what changed most."""
        self._fill_sheet()
        if self.marks:
            most = max(range(len(self.marks)), key=lambda index: self.marks[index].chance)
            self.choose(most)
        else:
            self._show()

    def close(self) -> None:
        """Go back to where it was opened."""
        self.app.scenes.remove(self)

    # Marks.

    def choose(self, index: int) -> None:
        """Look at a mark."""
        self.chosen = index
        self._show()

    def go_by(self, number: int) -> None:
        """Look at another mark."""
        if self.marks and self.chosen is not None:
            self.choose(max(0, min(len(self.marks) - 1, self.chosen + number)))

    def open_replay(self) -> None:
        """Open the replay at the mark: the board as it was before."""
        if self.mark is not None:
            step = self._step_of(self.mark)
            self.app.scenes.push(Replay(self.game, self.settings, step=step, reviewed=True))

    def open_puzzle(self) -> None:
        """Let the player find something better than the move that is shown."""
        if self.mark is None or self.mark.decision is None:
            return
        game, decision = self.game, self.mark.decision
        session = game.session
        puzzle, state = Puzzle(decision, self.texts), session.states[decision.ply]
        self.app.scenes.push(
            PuzzleSheet(game.spec, game.level, session.rules, self.looks, puzzle, state)
        )

    @property
    def mark(self) -> ReviewMark | None:
        """The mark that is looked at."""
        return None if self.chosen is None else self.marks[self.chosen]

    def _show(self) -> None:
        mark = self.mark
        self.graph.chosen = self.chosen
        self.watch.enabled = mark is not None
        if mark is not None:
            self.told.text = partial(self.texts.mark, mark)
            self.boards.show(mark)
        else:
            self.told.text = later("No slips, and no draw that decided anything.")
        self.before.enabled = bool(self.chosen)
        self.after.enabled = self.chosen is not None and self.chosen + 1 < len(self.marks)
        self.place_among.visible = mark is not None
        self.boards.visible = mark is not None
        self.retry.enabled = mark is not None and mark.decision is not None
        self.dirty = True

    def _place_words(self) -> str:
        """The place of the mark that is shown among all of them."""
        return "" if self.chosen is None else self._count_words(self.chosen)

    def _count_words(self, index: int) -> str:
        return _("{n} of {most}", n=index + 1, most=len(self.marks))

    def _step_of(self, mark: ReviewMark) -> int:
        """The step of the replay before the move, or after the draw."""
        plies = mark.ply if mark.decision is not None else mark.ply + 1
        return max(step for step, count in enumerate(self.game.ply_counts) if count <= plies)

    def _place_of(self, mark: ReviewMark) -> float:
        """The place of a mark in the graph, in turns."""
        step = self._step_of(mark)
        number = turn_at(self._turns, step)
        turn = self._turns[number]
        return max(0.0, number - 1 + (step - turn.first + 1) / (turn.last - turn.first + 1))

    def _fill_sheet(self) -> None:
        facts = self.sheet.facts
        facts.clear()
        found = self.texts.turning_points(self.marks)
        if found:
            tip = later("What changed the chances to win most. Press one to look at it.")
            facts.add(Heading(later("Turning points"), tooltip=tip))
            for mark in found:
                show = partial(self.choose, self.marks.index(mark))
                facts.add(MoveChoice(partial(self.texts.mark, mark), show))
        players = self._review.players
        for player, row in zip(players, split_rows(players), strict=True):
            facts.add(Heading(self.looks.names[player.seat]))
            facts.add(line(partial(self.texts.figures, player), tooltip=_figures_tip))
            facts.add(row)

    # Layout, input and drawing.

    def layout(self, size: tuple[int, int]) -> None:
        """Boards at the left, the graph below them, and what it adds up to at the right."""
        graphics = self.graphics
        margin, gap = graphics.theme.stage(Sizes.MARGIN), graphics.px(Space.SMALL)
        area = pygame.Rect((0, 0), size).inflate(-2 * margin, -2 * margin)
        bar, below = cut_top(area, graphics.px(Sizes.BAR), gap)
        self._place_bar(bar)
        left, right = cut_left(below, round(below.width * Sizes.LEFT), gap)
        self.sheet.place(right, graphics)
        told, rest = cut_top(left, graphics.px(Extent.ICON_BUTTON), gap)
        self._place_steps(told)
        if self.marks:
            high = max(graphics.px(Sizes.GRAPH), round(left.height * Sizes.GRAPH_SHARE))
            boards, rest = cut_top(rest, rest.height - high - gap, gap)
            self.boards.place(boards, graphics)
        self.graph.place(rest, graphics)

    def _place_steps(self, area: pygame.Rect) -> None:
        """What is shown at the left, the buttons for the marks before and after it at the right."""
        graphics, side = self.graphics, self.graphics.px(Extent.ICON_BUTTON)
        gap, end = graphics.px(Space.SMALL), area.right
        for button in (self.after, self.before):
            button.place(pygame.Rect(end - side, area.top, side, side), graphics)
            end -= side + gap
        # Room for the widest one: other marks are shown without a new layout.
        counts = [self._count_words(index) for index in range(len(self.marks))]
        count = max((graphics.text.width(words, SMALL) for words in counts), default=0)
        self.place_among.place(pygame.Rect(end - count, area.top, count, area.height), graphics)
        left = area.left + gap
        told = pygame.Rect(left, area.top, end - count - gap - left, area.height)
        self.told.place(told, graphics)

    def _place_bar(self, bar: pygame.Rect) -> None:
        graphics = self.graphics
        gap, side = graphics.px(Space.SMALL), graphics.px(Extent.ICON_BUTTON)
        top = bar.centery - side // 2
        self.leave_button.place(pygame.Rect(bar.left, top, side, side), graphics)
        end = bar.right + gap
        for named in (self.watch, self.retry):
            wide, high = named.measure(graphics)
            end -= gap + wide
            named.place(pygame.Rect(end, bar.centery - high // 2, wide, high), graphics)
        # As far from the left edge as from the right one, so that it is centred.
        aside = bar.right - end + gap
        self.title.place(bar.inflate(-2 * aside, 0), graphics)

    def handle(self, event: Event) -> bool:
        """Arrows go from mark to mark, and pages scroll the sheet, wherever the focus is."""
        if isinstance(event, Command):
            if event.means(Action.PREVIOUS_STEP):
                self.go_by(-1)
                return True
            if event.means(Action.NEXT_STEP):
                self.go_by(1)
                return True
        if self.widgets.handle(event):
            return True
        if not isinstance(event, Command):
            return False
        if event.means(Action.CANCEL):
            self.close()
        elif event.means(Action.HELP):
            navigator(self.app).open_rules_of(self.game.spec)
        else:
            return self.sheet.facts.handle(event)
        return True


def _figures_tip() -> str:
    """What accuracy and points given away are."""
    return f"{_(ACCURACY)} {_(GIVEN_AWAY)}"
