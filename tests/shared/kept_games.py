"""Games to save: new, half played, finished."""

from __future__ import annotations

from random import Random

from pyramids.catalogue import all_games
from pyramids.engine.contract import Chance, Close, Decide, GameSpec, Player
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import SeatLook
from pyramids.play.start_game import new_game
from pyramids.storage import folders, saves
from pyramids.storage.saves import BrokenFile, Save
from pyramids.storage.settings import Settings

SPEC = all_games()[0]
LOOKS = (
    SeatLook(2, "common/portrait_human_3"),
    SeatLook(0, "common/portrait_human_1"),
)


def begun(
    seed: int = 7, names: tuple[str, str] = ("Ana", "Ben"), spec: GameSpec = SPEC
) -> RunningGame:
    """A new game of two people."""
    players = tuple(Player(name) for name in names)
    return new_game(Start(spec, spec.default_level, players, LOOKS, seed, {}), Settings())


def play(game: RunningGame, plies: int) -> RunningGame:
    """Play random plies, the same ones for the same game."""
    rng = Random(game.seed)
    # The last ply separately, so that the autosave has a previous version.
    with game.batched():
        for _ in range(plies - 1):
            one_ply(game, rng)
    one_ply(game, rng)
    return game


def play_out(game: RunningGame) -> RunningGame:
    """Play random plies to the end."""
    rng = Random(game.seed)
    with game.batched():
        while game.over is None:
            one_ply(game, rng)
    return game


def one_ply(game: RunningGame, rng: Random) -> None:
    """Play one random ply of any player."""
    match game.node:
        case Chance():
            game.draw()
        case Close():
            game.close()
        case Decide(seats):
            legal = game.rules.legal(game.state, seats[0])
            game.submit(seats[0], legal[int(rng.random() * len(legal))])


def finished_games() -> list[Save | BrokenFile]:
    """The history, newest first; damaged files at the end."""
    return saves.newest_first(
        saves.describe_file(path) for path in saves.save_files(folders.history())
    )
