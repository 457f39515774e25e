"""The shows of the rules, the statistics and the replay."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from pyramids.engine import record as records
from pyramids.engine.contract import GameSpec
from pyramids.games import all_games
from pyramids.play import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.showcase.gestures import Move, Type
from pyramids.showcase.headless_app import Easel
from pyramids.showcase.pictures import Show
from pyramids.storage import folders
from pyramids.storage.summary import Summary

_FIRST_GAME: Final = datetime(2026, 1, 9, 19, 5, tzinfo=UTC)
_SEARCHES: Final = {"en": "colour", "de": "Farbe"}


def rules(easel: Easel, page: int) -> None:
    """A page of the flagship's rules."""
    _open_rules(easel).open(page)
    easel.wait(450)


def rules_search(easel: Easel) -> None:
    """A word is searched, the second place of it shown."""
    scene = _open_rules(easel)
    easel.click(scene.search)
    easel.do(Type(_SEARCHES[easel.settings.language]))
    easel.key("return", "tab")
    easel.wait(450)


def statistics(easel: Easel) -> None:
    """A winter's games, and a file that is none."""
    _write_history(easel, games=7)
    _open_statistics(easel)


def statistics_empty(easel: Easel) -> None:
    """Nothing is finished yet."""
    _open_statistics(easel)


def statistics_delete(easel: Easel) -> None:
    """The question before a game is deleted."""
    _write_history(easel, games=2)
    _open_statistics(easel)
    easel.key("delete")
    easel.wait(450)


def replay(easel: Easel, players: int) -> None:
    """The middle of a game, everybody's table side by side."""
    scene = _open_replay(easel, players)
    scene.go_to_turn(len(scene.turns) * 3 // 5)
    easel.wait(600)


def replay_draft(easel: Easel) -> None:
    """The deal, before anybody has chosen."""
    scene = _open_replay(easel, 3)
    scene.go_to(scene.turns[0].last // 2)
    easel.wait(600)


def replay_end(easel: Easel) -> None:
    """The last step, with the pointer on the graph."""
    scene = _open_replay(easel, 4)
    scene.go_to(scene.game.last)
    easel.do(Move(scene.graph.point(12, 20)))
    easel.wait(900)


def _open_rules(easel: Easel) -> RulesScene:
    scene = RulesScene(all_games()[0])
    easel.title()
    easel.app.scenes.push(scene)
    easel.wait(450)
    return scene


def _open_statistics(easel: Easel) -> Statistics:
    scene = Statistics(easel.settings)
    easel.title()
    easel.app.scenes.push(scene)
    easel.wait(450)
    return scene


def _open_replay(easel: Easel, players: int) -> Replay:
    game = _finished(easel, all_games()[0], seed=11, people=1, bots=players - 1)
    scene = Replay(finished_game.watch(game.record()), easel.settings)
    game.leave()
    easel.title()
    easel.app.scenes.push(scene)
    easel.wait(450)
    return scene


def _finished(easel: Easel, spec: GameSpec, seed: int, people: int, bots: int) -> RunningGame:
    quick = [bot.name for bot in spec.bots if bot.budget == 0]
    names = [quick[(seed + number) % len(quick)] for number in range(bots)]
    game = easel.game(spec, seed, people=people, bots=names)
    easel.play_on(game, lambda _state: False)
    return game


def _write_history(easel: Easel, games: int) -> None:
    """Games of certain days: the same picture on every day."""
    folder = folders.history()
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        people = 1 + number % 2
        game = _finished(easel, all_games()[0], 3 + number, people, 1 + number % (4 - people))
        kept = game.record()
        time = _FIRST_GAME + timedelta(days=3 * number, minutes=47 * number)
        summary: Summary = replace(game.summary(), saved=time)
        text = records.dumps(replace(kept, notes=summary.noted(kept.notes)))
        (folder / f"{time:%Y%m%d}.json").write_text(text, encoding="utf-8")
        game.leave()
    (folder / "20251231.json").write_text('{"format": "pyramids-record"', encoding="utf-8")


SHOWS: Final = (
    *(Show(f"rules_{page + 1}", partial(rules, page=page)) for page in (0, 3, 5, 7, 8)),
    Show("rules_search", rules_search),
    Show("statistics", statistics),
    Show("statistics_empty", statistics_empty),
    Show("statistics_delete", statistics_delete),
    Show("replay_2", partial(replay, players=2)),
    Show("replay_4", partial(replay, players=4)),
    Show("replay_draft", replay_draft),
    Show("replay_end", replay_end),
)
