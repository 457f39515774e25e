"""Uses the table by mouse and keyboard events, for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pyramids.catalogue import find_game
from pyramids.engine.contract import Player
from pyramids.engine.grid import normalised
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.state import MARK_DUE, Phase
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.play import start_game as games
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import default_look
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.storage.settings import Settings
from pyramids.ui.animation import Speed
from pyramids.ui.app import App

ANA, BEN = Player("Ana"), Player("Ben")
NEFRU = Player("Nefru", "greedy")
FRAME = 50.0
PATIENCE = 400
"""After so many frames of waiting the table counts as stuck."""


def begin(*players: Player, seed: int = 7, confirm: bool = False) -> RunningGame:
    """A new game of these players."""
    spec = find_game("silver_gold")
    bots = {bot.name: bot for bot in spec.bots}
    looks = tuple(default_look(seat, bots.get(p.bot or "")) for seat, p in enumerate(players))
    start = Start(spec, "classic", players, looks, seed, {})
    return games.new_game(start, Settings(confirm_turn=confirm, review_games=False))


def play_ahead(game: RunningGame, until: Callable[[RunningGame], bool]) -> RunningGame:
    """Play without a table until a condition holds; mark as many squares as possible."""
    session = game.session
    while not until(game):
        if session.proceed():
            continue
        seat = game.waiting()[0]
        session.submit(seat, max(game.rules.legal(session.state, seat), key=_greed))
    return game


def _greed(move: object) -> int:
    return move.fields.bit_count() if isinstance(move, Mark) else 0


# Conditions to play ahead to.


def first_turn(game: RunningGame) -> bool:
    """The first pattern lies open."""
    return game.state.phase is Phase.MARK


def some_turns(game: RunningGame) -> bool:
    """There are marks on the table and a pattern to mark."""
    return game.state.phase is Phase.MARK and game.state.turn == 3


def crossed(game: RunningGame) -> bool:
    """Ana owes an extra mark."""
    return game.state.phase is Phase.MARK and game.state.due[0] not in (0, MARK_DUE)


def refilling(game: RunningGame) -> bool:
    """Ana has to take a card."""
    return game.state.phase is Phase.TAKE and game.state.queue[0] == 0


class Visitor:
    """Sees one app and uses it by events only, as a player would."""

    def __init__(self, app: App, game: RunningGame, *, speed: Speed = Speed.INSTANT) -> None:
        self.app = app
        self.game = game
        app.motion.speed = speed
        ScreenNavigation(app).open_table(game)
        self.wait(1)
        if isinstance(app.scenes.top, Handover):
            self.press(pygame.K_RETURN)

    @property
    def round(self) -> RoundScene:
        """The table."""
        stage = next(iter(self.app.scenes))
        assert isinstance(stage, RoundScene)
        return stage

    @property
    def seen(self) -> str:
        """Everything that can be read now."""
        return " | ".join(text.text for text in self.app.texts())

    def turn_away(self) -> None:
        """Minimise the window: nothing is drawn, everything goes on."""
        self.app.step(events=[pygame.Event(pygame.WINDOWMINIMIZED)])

    def wait(self, frames: int) -> None:
        """Let time pass."""
        for _ in range(frames):
            self.app.step(FRAME)

    def wait_for(self, awaited: Callable[[], bool]) -> None:
        """Let time pass until a condition holds."""
        for _ in range(PATIENCE):
            if awaited():
                return
            self.app.step(FRAME)
        raise AssertionError(f"the table is stuck: {type(self.app.scenes.top).__name__}")

    def wait_for_my_turn(self) -> None:
        """Until the shape is in the hand."""
        self.wait_for(lambda: isinstance(self.app.scenes.top, RoundScene) and self.ready)

    @property
    def ready(self) -> bool:
        """Whether the shape is in the hand and nothing moves."""
        return self.round.hand.active and not self.round.busy

    def point(self, pos: tuple[int, int]) -> None:
        """Move the mouse there."""
        self.app.step(0, [_motion(pos)])

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press and let go there."""
        self.app.step(0, [
            _motion(pos),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False),
        ])  # fmt: skip

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press here, carry, and let go there."""
        self.app.step(0, [
            _motion(start),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False),
            _motion(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)),
            _motion(end),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False),
        ])  # fmt: skip

    def press(self, *keys: int, held: int = 0) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.app.step(0, [
                pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=held),
                pygame.Event(pygame.KEYUP, key=key, mod=held),
            ])  # fmt: skip

    # What a turn is made of.

    def legal(self) -> Sequence[Mark]:
        """What may be marked with what is in the hand."""
        table, controller = self.round.state, self.round.controller
        moves = controller.rules.legal(table, controller.viewer)
        return [m for m in moves if isinstance(m, Mark) and m.kind == self.round.hand.kind]

    def spot(self, move: Mark) -> tuple[int, int]:
        """Where the pointer has to be for a mark."""
        table, controller = self.round.state, self.round.controller
        numbers = [number for number, _ in table.explorers[controller.viewer].places]
        card = self.round.cards[numbers.index(move.card)]
        fields = [card.field_rect(*field) for field in GRID.fields(move.fields)]
        return fields[0].unionall(fields).center

    def turn_to(self, move: Mark) -> None:
        """Rotate and mirror the shape by right and middle clicks."""
        wanted = normalised(GRID.fields(move.fields))
        for turns in range(8):
            if self.round.hand.shape == wanted:
                return
            self.click(self.spot(move), 2 if turns == 3 else 3)
        raise AssertionError("the shape never lies like this")

    def mark_by_mouse(self, move: Mark | None = None) -> None:
        """Mark by pointing and clicking."""
        move = self.legal()[0] if move is None else move
        self.turn_to(move)
        self.click(self.spot(move))

    def mark_by_keys(self) -> None:
        """Mark the first legal place with P and Enter."""
        self.press(pygame.K_p, pygame.K_RETURN)

    def do_next(self, mark: Callable[[], None], *, mouse: bool) -> None:
        """Do what the top scene asks for, by mouse or by keys alone."""
        top = self.app.scenes.top
        if isinstance(top, RoundScene) and self.ready:
            mark()
        elif isinstance(top, RoundScene) and top.refill.visible:
            first = top.refill.offers[0].card.center
            self.click(first) if mouse else self.press(pygame.K_RETURN)
        elif isinstance(top, Handover):
            self.click((40, 40)) if mouse else self.press(pygame.K_RETURN)
        elif isinstance(top, DraftScene) and not top.done and not top.busy:
            self._draft(top, mouse=mouse)
        else:
            self.wait(1)

    def play_to_the_end(self, mark: Callable[[], None], *, mouse: bool, steps: int = 4000) -> None:
        """A whole game."""
        for _ in range(steps):
            if isinstance(self.app.scenes.top, ScoringScene):
                return
            self.do_next(mark, mouse=mouse)
        raise AssertionError("the game never ends")

    def _draft(self, draft: DraftScene, *, mouse: bool) -> None:
        if mouse:
            for card in draft.cards[:2]:
                self.click(card.rect.center)
            self.click(draft.keep.rect.center)
            return
        for card in draft.cards[:2]:
            while draft.widgets.focus is not card:
                self.press(pygame.K_TAB)
            self.press(pygame.K_RETURN)
        while draft.widgets.focus is not draft.keep:
            self.press(pygame.K_TAB)
        self.press(pygame.K_RETURN)


def _motion(pos: tuple[int, int]) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
