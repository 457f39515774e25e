"""Pictures of the rules, the statistics, the journal and the replay."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.records import record as records
from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.screens.journal.journal_sheet import JournalSheet
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.statistics.rating_graph import RatingGraph
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.showcase.headless_app import show_title
from pyramids.storage import folders
from pyramids.storage.notes.summary import Summary
from pyramids.tables.testing.gestures import Move, Type
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture

_FIRST_GAME: Final = datetime(2026, 1, 9, 19, 5, tzinfo=UTC)
_SEARCHES: Final = {"en": "colour", "de": "Farbe"}


def rules(headless: HeadlessApp, page: int) -> None:
    """A page of the first game's rules."""
    _open_rules(headless).open(page)
    headless.wait(450)


def rules_search(headless: HeadlessApp) -> None:
    """A search, with the second hit shown."""
    scene = _open_rules(headless)
    headless.click(scene.search)
    headless.do(Type(_SEARCHES[headless.settings.language]))
    headless.key("return", "tab")
    headless.wait(450)


def statistics(headless: HeadlessApp) -> None:
    """Several games and an invalid file."""
    _write_history(headless, games=7)
    _open_statistics(headless)


def statistics_rating(headless: HeadlessApp) -> None:
    """The rating after several rated games, with the pointer on its graph."""
    _write_history(headless, games=6, rated=True)
    scene = _open_statistics(headless)
    graph = next(widget for widget in scene.tables.walk() if isinstance(widget, RatingGraph))
    scene.tables.reveal(graph)
    headless.wait(450)


def new_game_even_match(headless: HeadlessApp) -> None:
    """The setup of a game after some rated ones: an opponent is proposed."""
    _open_new_game(headless, rated_games=6)


def new_game_even_match_later(headless: HeadlessApp) -> None:
    """The setup of a game after a single rated one: it tells when somebody will be proposed."""
    _open_new_game(headless, rated_games=1)


def statistics_empty(headless: HeadlessApp) -> None:
    """No finished games."""
    _open_statistics(headless)


def statistics_delete(headless: HeadlessApp) -> None:
    """The question before a game is deleted."""
    _write_history(headless, games=2)
    _open_statistics(headless)
    headless.key("delete")
    headless.wait(450)


def journal(headless: HeadlessApp) -> None:
    """The discoveries of several games; the pointer is on one that was made."""
    _write_history(headless, games=4)
    scene = _open_journal(headless)
    found = next(seal for seal in scene.seals if seal.found)
    headless.do(Move(found.rect.center))
    headless.wait(450)


def journal_empty(headless: HeadlessApp, game: int) -> None:
    """A game's journal before the first discovery."""
    _open_journal(headless, game)


def replay(headless: HeadlessApp, players: int) -> None:
    """The middle of a game, all players side by side."""
    scene = _open_replay(headless, players)
    scene.go_to_turn(len(scene.turns) * 3 // 5)
    headless.wait(600)


def replay_draft(headless: HeadlessApp) -> None:
    """The deal, before any player has chosen."""
    scene = _open_replay(headless, 3)
    scene.go_to(scene.turns[0].last // 2)
    headless.wait(600)


def replay_end(headless: HeadlessApp) -> None:
    """The last step, with the pointer on the graph."""
    scene = _open_replay(headless, 4)
    scene.go_to(scene.game.last)
    headless.do(Move(scene.graph.point(12, 20)))
    headless.wait(900)


def _open_rules(headless: HeadlessApp) -> RulesScene:
    scene = RulesScene(all_games()[0])
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)
    return scene


def _open_statistics(headless: HeadlessApp) -> Statistics:
    scene = Statistics(headless.settings)
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)
    return scene


def _open_journal(headless: HeadlessApp, game: int = 0) -> JournalSheet:
    scene = JournalSheet(headless.settings, all_games()[game].id)
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)
    return scene


def _open_replay(headless: HeadlessApp, players: int) -> Replay:
    game = _finished(headless, all_games()[0], seed=11, people=1, bots=players - 1)
    scene = Replay(finished_game.watch(game.record()), headless.settings)
    game.leave()
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)
    return scene


def _finished(
    headless: HeadlessApp, spec: GameSpec, seed: int, people: int, bots: int, *, rated: bool = False
) -> RunningGame:
    quick = [bot.name for bot in spec.bots if bot.quick and (bot.rating or not rated)]
    names = [quick[(seed + number) % len(quick)] for number in range(bots)]
    game = headless.game(spec, seed, people=people, bots=names)
    headless.play_on(game, lambda _state: False)
    return game


def _open_new_game(headless: HeadlessApp, rated_games: int) -> None:
    """The pointer is on the proposal, or on the line in its stead."""
    _write_history(headless, games=rated_games, rated=True)
    scene = NewGame(all_games()[0], headless.settings)
    scene.seed.text = "20260214"
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)
    headless.do(Move(scene.even_match.rect.center))
    headless.wait(450)


def _write_history(headless: HeadlessApp, games: int, *, rated: bool = False) -> None:
    """Save games with fixed dates, so that pictures are reproducible."""
    folder = folders.history()
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        people = 1 if rated else 1 + number % 2
        bots = 1 + number % (4 - people)
        game = _finished(headless, all_games()[0], 3 + number, people, bots, rated=rated)
        kept = game.record()
        time = _FIRST_GAME + timedelta(days=3 * number, minutes=47 * number)
        summary: Summary = replace(game.summary(), saved=time)
        text = records.dumps(replace(kept, notes=summary.added_to(kept.notes)))
        (folder / f"{time:%Y%m%d}.json").write_text(text, encoding="utf-8")
        game.leave()
    (folder / "20251231.json").write_text('{"format": "pyramids-record"', encoding="utf-8")


PICTURES: Final = (
    *(Picture(f"rules_{page + 1}", partial(rules, page=page)) for page in (0, 3, 5, 7, 8)),
    Picture("rules_search", rules_search),
    Picture("new_game_even_match", new_game_even_match),
    Picture("new_game_even_match_later", new_game_even_match_later),
    Picture("statistics", statistics),
    Picture("statistics_rating", statistics_rating),
    Picture("statistics_empty", statistics_empty),
    Picture("statistics_delete", statistics_delete),
    Picture("journal", journal),
    *(
        Picture(f"journal_empty_{game + 1}", partial(journal_empty, game=game))
        for game in range(len(all_games()))
    ),
    Picture("replay_2", partial(replay, players=2)),
    Picture("replay_4", partial(replay, players=4)),
    Picture("replay_draft", replay_draft),
    Picture("replay_end", replay_end),
)
