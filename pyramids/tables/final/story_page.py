"""The page that tells how a game went: the score graph, and on papyrus what stands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from pyramids.engine.contract import AnyTexts
from pyramids.engine.discoveries import Discovery
from pyramids.engine.story import TurningPoint
from pyramids.language import Text, _, later, text_of
from pyramids.play.history.earlier_results import EarlierResults, Placing, Result
from pyramids.play.history.finished_game import watch_session
from pyramids.play.history.game_story import GameStory
from pyramids.play.history.recorded_turns import turn_title
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.seal import opened_seal, opening_line, opening_proof
from pyramids.play.workers.par_search import ParSearch
from pyramids.review.game_review import Review
from pyramids.tables.final.review_part import ReviewPart
from pyramids.tables.final.story_sheet import Heading, LeftAligned, Sheet, line, note
from pyramids.tables.parts.score_graph import ScoreGraph
from pyramids.tables.players import PlayerLooks
from pyramids.ui.animation import Duration, Motion, Tween, linear
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.table import FinalScoringSizes as Sizes
from pyramids.ui.widgets import Button, ProgressBar, Widget


class StoryPage(Widget):
    """Show it by `open`; while it is visible it reads and searches for what it tells."""

    hoverable = False

    def __init__(
        self,
        game: RunningGame,
        texts: AnyTexts,
        motion: Motion,
        on_watch: Callable[[int], None],
        on_review: Callable[[Review], None],
    ) -> None:
        super().__init__()
        self._game = game
        self._texts = texts
        self._motion = motion
        watched = watch_session(game.spec, game.level, game.session, game.seating)
        self.story = GameStory(watched)
        self.par = ParSearch(game)
        self.review = ReviewPart(watched, game.settings, on_review, self._fill_sheet)
        self._earlier: EarlierResults | None = None
        self._discoveries: tuple[Discovery[Any], ...] = ()
        names = tuple(player.name for player in game.players)
        self.graph = self.add(
            ScoreGraph(
                PlayerLooks(names, game.seating),
                self.story.turns,
                self.story.standings,
                on_watch,
                standing=game.spec.standing,
            )
        )
        winners = game.over.winners if game.over is not None else ()
        self.sheet = self.add(Sheet(PlayerLooks(names, game.seating), winners))
        self.watch = Button(later("Watch this turn"), self._watch, material=Material.STONE)
        self.search_bar = ProgressBar()
        self._on_watch = on_watch
        self._turning_point: TurningPoint | None = None
        self._drawn = Tween(1.0, Duration.GRAPH, linear)
        self._graphics: Graphics | None = None
        self._written: tuple[object, ...] = ()
        """What was known when the sheet was written."""

    def prepare(self) -> None:
        """Find out a little more of what it tells; call it every frame before it is opened."""
        if not self.story.complete:
            self.story.tell_turn()
        if self.review.is_due or self.searching:
            self._search()

    def open(self) -> None:
        """Draw the graph, and read what earlier games were like."""
        if self._earlier is None:
            self._earlier = EarlierResults(self._game)
            self._earlier.wait()
            if not self._motion.reduced:
                self._drawn.jump(0.0)
                self._drawn.to(1.0)
        self.visible = True
        self._find_turning_point()
        self._fill_sheet()

    def tell_discoveries(self, discoveries: Sequence[Discovery[Any]]) -> None:
        """Tell what is new in the journal."""
        self._discoveries = tuple(discoveries)
        self._fill_sheet()

    def close(self) -> None:
        """Stop searching and reading, when the game is left."""
        self.par.close()
        self.review.close()
        if self._earlier is not None:
            self._earlier.close()

    def update(self, dt: float) -> bool:
        """Let the graph grow, read earlier games and ask for the search's progress."""
        self._drawn.update(dt)
        self.graph.drawn = self._drawn.value
        if self._drawn.resting:
            # Not before: starting a process would make the graph stutter.
            self._search()
        if self._earlier is not None:
            self._earlier.read()
        if self._known() != self._written:
            self._fill_sheet()
        return not self._drawn.resting or self._is_reading or self.searching

    @property
    def searching(self) -> bool:
        """Whether the par or the review is being worked out."""
        return self.par.searching or self.review.search.searching

    def _search(self) -> None:
        """Search for the par, then review the game: the window needs a core of its own."""
        self.par.start()
        if self.par.poll():
            self.search_bar.value = self.par.progress
        if not self.par.searching:
            self.review.update()

    @property
    def _is_reading(self) -> bool:
        return self._earlier is not None and not self._earlier.complete

    def _known(self) -> tuple[object, ...]:
        """Changes whenever there is more to tell."""
        par = len(self._game.pars), self.par.searching
        return self._is_reading, *par, *self.review.known()

    def _watch(self) -> None:
        if self._turning_point is not None:
            self._on_watch(self._turning_point.turn)

    # Layout.

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the papyrus beside the graph, or below it in a tall window."""
        super().place(rect, graphics)
        self._graphics = graphics
        if self.visible:
            self._find_turning_point()
        gap = graphics.px(Space.MEDIUM)
        graph, sheet = rect.copy(), rect.copy()
        if rect.width >= rect.height * Sizes.TALL:
            sheet.width = round(rect.width * Sizes.SHEET)
            sheet.right = rect.right
            graph.width = sheet.left - gap - rect.left
        else:
            sheet.height = round(rect.height * Sizes.SHEET)
            sheet.bottom = rect.bottom
            graph.height = sheet.top - gap - rect.top
        self.graph.place(graph, graphics)
        self.sheet.rect = sheet
        self._fill_sheet()

    def _find_turning_point(self) -> None:
        """Find what decided the game, in the current language."""
        self._turning_point = self.story.turning_point(self._texts)
        self.graph.marked = None if self._turning_point is None else self._turning_point.turn

    def _fill_sheet(self) -> None:
        """Write what is known by now; nothing as long as nobody reads it."""
        if self._graphics is None or not self.visible:
            return
        self._written = self._known()
        self.sheet.facts.clear()
        for widget in (
            *self._told_turn(),
            *self.review.widgets(),
            *self._lead(),
            *self._journal(),
            *self._results(),
            *self._pars(),
            *self._seal(),
        ):
            self.sheet.facts.add(widget)
        self.sheet.place(self.sheet.rect, self._graphics)

    def _told_turn(self) -> list[Widget]:
        point = self._turning_point
        if point is None:
            return []
        turn = self.story.turns[point.turn]
        title = later("Turning point") if len(self._game.players) > 1 else later("Best turn")
        return [
            Heading(title, partial(turn_title, turn)),
            line(point.text),
            LeftAligned(self.watch),
        ]

    def _lead(self) -> list[Widget]:
        told = self.story.lead_sentences()
        return [Heading(later("The lead")), line(" ".join(told))] if told else []

    def _journal(self) -> list[Widget]:
        if not self._discoveries:
            return []
        return [Heading(later("New in your journal")), line(self._discovery_titles)]

    def _discovery_titles(self) -> str:
        return " · ".join(_(entry.title) for entry in self._discoveries)

    def _results(self) -> list[Widget]:
        over, people, earlier = self._game.over, self._game.humans, self._earlier
        if over is None or earlier is None or not people or not earlier.complete:
            return []
        placings = {seat: earlier.placing_of(seat) for seat in people}
        if len(people) == 1:
            (placing,) = placings.values()
            return [Heading(later("Your games")), *_own_placing(placing, earlier.words)]
        made: list[Widget] = [Heading(later("All your games"))]
        if all(placing.best_before is None for placing in placings.values()):
            return [*made, line(later("The first game of this kind."))]
        for seat, placing in placings.items():
            name = self._game.players[seat].name
            made.append(line(partial(_named_placing, name, placing)))
        return made

    def _pars(self) -> list[Widget]:
        over, seats, known = self._game.over, self.par.seats, self._game.pars
        found = [seat for seat in seats if seat in known]
        if over is None or not seats or (self.par.failed and not found):
            return []
        made: list[Widget] = [
            Heading(
                later("Par of this deal"),
                tooltip=later("The best score that a search finds, knowing all cards."),
            )
        ]
        for seat in found:
            score, par = over.scores[seat], max(over.scores[seat], known[seat])
            words = partial(_of_possible, score, par)
            if len(seats) > 1 or not self._game.humans:
                words = partial(_named, self._game.players[seat].name, words)
            made.append(line(words, bold=len(seats) == 1))
            if len(seats) == 1 and par > 0:
                made.append(ProgressBar(score / par))
        if self.par.searching:
            made += [note(later("Searching for the best possible score")), self.search_bar]
        return made

    def _seal(self) -> list[Widget]:
        """The opened seal of the deal, small below all that is told of the game."""
        game = self._game
        if not opening_line(game):
            return []
        return [note(partial(opened_seal, game), tooltip=partial(opening_proof, game))]


def _own_placing(placing: Placing, words: Callable[[Result], str]) -> list[Widget]:
    """The only person's place, and what it is compared with."""
    if placing.best_before is None:
        return [line(later("Your first game of this kind."))]
    best = partial(words, placing.best_before)
    if placing.is_best:
        return [
            line(later("Your best game yet!"), bold=True),
            note(lambda: _("The best so far: {score}", score=best())),
        ]
    place = later("Place {place} of {n}", place=placing.place, n=placing.results)
    return [line(place, bold=True), note(lambda: _("Your best: {score}", score=best()))]


def _named_placing(name: str, placing: Placing) -> str:
    """A person's place among all people's results."""
    if placing.is_best:
        return _("{name}: best game yet!", name=name)
    return _("{name}: place {place} of {n}", name=name, place=placing.place, n=placing.results)


def _of_possible(score: int, par: int) -> str:
    return _("{score} of {par} possible", score=score, par=par)


def _named(name: str, words: Text) -> str:
    return f"{name}: {text_of(words)}"
