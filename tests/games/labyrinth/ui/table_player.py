"""Uses the labyrinth's table by mouse and keyboard events, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from pyramids.catalogue import find_game
from pyramids.engine.contract import Player
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Done, Lay, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import LAY_DUE, Phase, State
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.play.running_game import RunningGame
from pyramids.play.running_game import Start as Beginning
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import Click, Drag, Key, Move, Wheel
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.widgets import Widget
from tests.games.labyrinth.boards import rules_of

ANA, BEN = Player("Ana"), Player("Ben")
IPI, SENBI = Player("Ipi", "apprentice"), Player("Senbi", "mason")
SPEC = find_game("labyrinth")
PATIENCE = 400


class Guest:
    """Uses a table by events only, as a player would."""

    def __init__(self, made: HeadlessApp, game: RunningGame) -> None:
        self.headless = made
        self.game = game
        made.open(game)

    @property
    def table(self) -> TableScene:
        scene = self.headless.app.scenes.top
        assert isinstance(scene, TableScene), type(scene).__name__
        return scene

    @property
    def state(self) -> State:
        state: State = self.game.state
        return state

    def top(self) -> str:
        """The name of the scene on top."""
        return type(self.headless.app.scenes.top).__name__

    def over_space(self, space: int) -> tuple[int, int]:
        return self.table.board.geometry.space_rect(space).center

    def point(self, space: int) -> None:
        self.headless.do(Move(self.over_space(space)))
        self.headless.wait(150)

    def lay(self, space: int, *, turns: int = 0) -> None:
        """Rotate the tile over a space by the wheel, and click."""
        for _ in range(turns):
            self.headless.do(Wheel(self.over_space(space), -1))
        self.headless.do(Click(self.over_space(space)))
        self.headless.wait(600)

    def carry(self, start: Widget, to: tuple[int, int]) -> None:
        self.headless.do(Drag(start.rect.center, to))
        self.headless.wait(600)

    def click(self, widget: Widget) -> None:
        self.headless.click(widget)
        self.headless.wait(600)

    def key(self, *names: str) -> None:
        self.headless.do(*(Key(name) for name in names))
        self.headless.wait(100)

    def wait_for(self, wanted: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if wanted():
                return
            self.headless.wait(50)
        raise AssertionError("it never happens")


@contextmanager
def seated(
    *players: Player,
    seed: int = 5,
    options: Mapping[str, str] | None = None,
    until: Callable[[State], bool] | None = None,
    by: Callable[[RunningGame, int], object] | None = None,
    pace: Pace = Pace.INSTANT,
    confirm: bool = False,
) -> Iterator[Guest]:
    """A table with these players, at the first wanted state."""
    with headless_app((1280, 800)) as made:
        made.settings.pace = pace
        made.settings.confirm_turn = confirm
        preferences.apply(made.app, made.settings)
        bots = {bot.name: bot for bot in SPEC.bots}
        looks = tuple(default_look(seat, bots.get(p.bot or "")) for seat, p in enumerate(players))
        begin = Beginning(SPEC, "classic", players, looks, seed, dict(options or {}))
        game = new_game(begin, made.settings)
        if until is not None:
            play_ahead(game, until, by)
        yield Guest(made, game)


def play_ahead(
    game: RunningGame,
    until: Callable[[State], bool],
    by: Callable[[RunningGame, int], object] | None = None,
) -> None:
    """Play by the rules alone, everyone in the same way."""
    session = game.session
    while not until(session.state):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        session.submit(seat, (by or plain_move)(game, seat))


def plain_move(game: RunningGame, seat: int) -> object:
    """Tiles row by row: the first tile's place, the left portal, no treasures, the first bet."""
    legal = game.rules.legal(game.session.state, seat)
    lays = [move for move in legal if isinstance(move, Lay)]
    if lays:
        return lays[0]
    start = Start("left", "left")
    if start in legal:
        return start
    return Done() if Done() in legal else legal[0]


def masons_move(game: RunningGame, seat: int) -> object:
    """A move as a mason makes it: long paths, and treasures in chambers."""
    return masons_choice(game.rules, game.session.state, seat)


def masons_choice(rules: Labyrinth, state: State, seat: int) -> Any:
    """What a mason would do, always the same."""
    mason = SPEC.bot("mason").make(rules)
    return mason.choose(rules.observe(state, seat), rules.legal(state, seat), Random(1), 0)


def laying(state: State, turn: int = 8) -> bool:
    """Whether Ana has to place the tile of a turn."""
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE and state.turn == turn


def laying_plain(state: State) -> bool:
    """Whether Ana has to place a tile without scarabs, which ends her turn."""
    late = state.phase is Phase.BUILD and state.stages[0] == LAY_DUE and state.turn > 5
    return late and not rules_of().corridors.scarabs[laid(state.drawn[-1], 0)]


def seen(guest: Guest) -> list[str]:
    """Every text on the screen."""
    return [text.text for text in guest.headless.app.texts()]
