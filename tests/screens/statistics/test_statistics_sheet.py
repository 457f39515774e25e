"""The statistics screen: numbers, the list of finished games, replay and deletion."""

from __future__ import annotations

import json
from dataclasses import replace

import pygame
import pytest

from pyramids.catalogue import level_files, load_level, playable_games
from pyramids.engine.contract import Player
from pyramids.play import kept_reviews
from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import SeatLook
from pyramids.play.start_game import new_game
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.review.review_scene import ReviewScene
from pyramids.screens.statistics.rating_graph import RatingGraph
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.screens.title.title_scene import Title
from pyramids.storage import folders
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.saves import BrokenFile
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import click, on_top, press, walk_to, words
from tests.shared.changed_records import record_data, without_checksum
from tests.shared.kept_games import LOOKS, SPEC, begun, play_out
from tests.shared.made_up_reviews import made_up

FIRST, SECOND = (file.name for file in level_files(SPEC)[:2])


def finished(seed: int, level: str = FIRST, bot: str | None = None) -> RunningGame:
    """A finished game in the history."""
    if level == FIRST and bot is None:
        game = begun(seed=seed)
    else:
        players = (Player("Ana"), Player("Nefru", bot))
        game = new_game(Start(SPEC, level, players, LOOKS, seed, {}), Settings())
    play_out(game).leave()
    return game


@pytest.fixture
def games(app: App) -> list[RunningGame]:
    """Three finished games, the newest last."""
    return [finished(1), finished(2, bot="random"), finished(3, level=SECOND)]


@pytest.fixture
def statistics_screen(app: App, title: Title, games: list[RunningGame]) -> Statistics:
    """The statistics screen, opened from the title."""
    click(app, title.statistics)
    return on_top(app, Statistics)


def test_a_par_that_was_found_is_in_the_list(app: App, title: Title) -> None:
    game = finished(4, bot="random")
    game.note_par(0, 999)
    click(app, title.statistics)
    assert f"{game.scores()[0]} of 999 possible" in words(app)


def test_the_list_tells_players_scores_deck_and_deal_newest_first(
    app: App, statistics_screen: Statistics, games: list[RunningGame]
) -> None:
    seeds = [
        row.entry.seed for row in statistics_screen.rows if isinstance(row.entry, FinishedGame)
    ]
    assert seeds == [3, 2, 1]
    said = words(app)
    for game in games:
        for player, score in zip(game.players, game.scores(), strict=True):
            points = f"−{-score}" if score < 0 else str(score)
            assert f"{player.name} {points}" in said
    assert f"{load_level(SPEC, SECOND).title} · deal 3" in said
    assert f"{load_level(SPEC, FIRST).title} · deal 1" in said


def test_the_figures_are_those_of_the_chosen_deck(app: App, statistics_screen: Statistics) -> None:
    assert statistics_screen.statistics.won.games == 3
    walk_to(app, statistics_screen.level_choice)
    press(app, pygame.K_RIGHT)
    assert statistics_screen.level == FIRST
    assert statistics_screen.statistics.won.games == 2
    assert len(statistics_screen.rows) == 2
    press(app, pygame.K_RIGHT)
    assert statistics_screen.level == SECOND
    assert statistics_screen.statistics.won.games == 1


def test_an_opponent_is_named_by_its_title(app: App, statistics_screen: Statistics) -> None:
    assert set(statistics_screen.statistics.by_bot) == {"random"}
    assert "Random" in words(app)
    assert "Humans only" in words(app)


def test_a_row_opens_its_replay_and_esc_comes_back(app: App, statistics_screen: Statistics) -> None:
    click(app, statistics_screen.rows[1])
    assert on_top(app, Replay).game.session.seed == 2
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is statistics_screen


def test_a_row_opens_its_review_by_mouse_and_keyboard_and_esc_comes_back(
    app: App, statistics_screen: Statistics, games: list[RunningGame]
) -> None:
    for game in games:
        watched = finished_game.watch(game.record())
        kept_reviews.keep(watched, made_up(watched))
    click(app, statistics_screen.rows[1].review)
    assert on_top(app, ReviewScene).game.session.seed == 2
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is statistics_screen
    walk_to(app, statistics_screen.rows[2].review)
    press(app, pygame.K_RETURN)
    assert on_top(app, ReviewScene).game.session.seed == 1


def test_a_game_whose_moves_do_not_end_it_gets_no_review(
    app: App, statistics_screen: Statistics
) -> None:
    path = statistics_screen.rows[0].entry.path
    data = record_data(path.read_bytes())
    data["plies"] = data["plies"][:-9]
    path.write_text(json.dumps(data), "utf-8")
    click(app, statistics_screen.rows[0].review)
    assert app.scenes.top is statistics_screen
    assert "The review couldn't be made." in words(app)


def test_a_game_that_cannot_be_opened_says_why_it_is_not_reviewed(
    app: App, statistics_screen: Statistics
) -> None:
    statistics_screen.rows[0].entry.path.unlink()
    click(app, statistics_screen.rows[0].review)
    on_top(app, Dialog)
    assert "Couldn't review this game" in words(app)


def test_a_game_is_deleted_only_after_a_yes(app: App, statistics_screen: Statistics) -> None:
    press(app, pygame.K_DELETE)
    on_top(app, Dialog)
    press(app, pygame.K_ESCAPE)
    assert len(statistics_screen.rows) == 3
    click(app, statistics_screen.rows[0].delete)
    click(app, on_top(app, Dialog).buttons[-1])
    seeds = [
        row.entry.seed for row in statistics_screen.rows if isinstance(row.entry, FinishedGame)
    ]
    assert seeds == [2, 1]
    assert len(list(folders.history().iterdir())) == 2
    assert statistics_screen.statistics.won.games == 2


def test_a_damaged_file_is_listed_can_be_deleted_and_opens_nothing(app: App, title: Title) -> None:
    finished(1)
    (folders.history() / "0.json").write_text("{")
    click(app, title.statistics)
    statistics_screen = on_top(app, Statistics)
    broken = statistics_screen.rows[-1]
    assert isinstance(broken.entry, BrokenFile)
    assert "The file is damaged." in words(app)
    click(app, broken)
    assert app.scenes.top is statistics_screen
    assert not broken.review.visible
    click(app, broken.delete)
    click(app, on_top(app, Dialog).buttons[-1])
    assert len(statistics_screen.rows) == 1
    assert not (folders.history() / "0.json").exists()


def test_a_game_whose_deck_is_gone_is_counted_and_says_why_it_cant_be_watched(
    app: App, title: Title
) -> None:
    game = finished(1)
    path = next(folders.history().iterdir())
    text = without_checksum(path.read_text("utf-8"))
    path.write_text(text.replace(f'"{FIRST}"', '"lost"'), encoding="utf-8")
    click(app, title.statistics)
    statistics_screen = on_top(app, Statistics)
    assert statistics_screen.statistics.scores.best == max(game.scores())
    click(app, statistics_screen.rows[0])
    on_top(app, Dialog)
    assert "lost" in words(app)


def test_without_games_the_screen_says_so(app: App, title: Title) -> None:
    click(app, title.statistics)
    assert on_top(app, Statistics).rows == []
    assert "No finished games yet" in words(app)
    press(app, pygame.K_RETURN)
    assert app.scenes.top is title


def test_a_tie_is_judged_by_the_rules() -> None:
    game = finished(1)
    result = game.over
    assert result is not None
    assert finished_game.winners(game.record()) == result.winners


def test_a_record_of_an_unknown_game_has_no_winners() -> None:
    kept = begun(seed=1).record()
    assert finished_game.winners(replace(kept, setup=replace(kept.setup, game="senet"))) is None


def test_a_race_counts_rounds_instead_of_points(app: App) -> None:
    race = next(spec for spec in playable_games() if spec.standing.race)
    game = play_out(begun(seed=1, spec=race))
    game.leave()
    screen = Statistics(Settings(), race.id)
    app.scenes.push(screen)
    app.settle()
    assert screen.statistics.scores.best == game.summary().round
    assert "fewest rounds" in words(app)
    assert "best score" not in words(app)
    assert "to go" in words(app), "how far the others had to go"


def test_german_speaks_of_the_same_games(app: App, statistics_screen: Statistics) -> None:
    app.set_language("de")
    app.settle()
    assert "Statistik" in words(app)
    assert "Nur Menschen" in words(app)


def test_bots_that_nobody_renamed_have_their_names_in_the_players_language(
    app: App, title: Title
) -> None:
    """A record keeps the names of the language in which its game was started."""
    tables = (
        (Player("Ana"), Player("Random", "random"), Player("Random 2", "random")),
        (Player("Ana"), Player("Greedy", "greedy"), Player("Sobek", "greedy")),
        (Player("Ana"), Player("random", "random"), Player("greedy", "greedy")),
    )
    looks = (*LOOKS, SeatLook(1, "common/portrait_random"))
    for number, players in enumerate(tables):
        play_out(new_game(Start(SPEC, FIRST, players, looks, number, {}), Settings())).leave()
    app.set_language("de")
    click(app, title.statistics)
    listed = " ".join(words(app).split())
    assert "Random" not in listed
    assert "random" not in listed
    assert "Greedy" not in listed
    assert all(name in listed for name in ("Zufall 2", "Gierig", "Sobek", "Ana"))


def test_a_rated_game_draws_the_graph_of_the_rating(app: App, title: Title) -> None:
    bot = next(bot.name for bot in SPEC.bots if bot.rating)
    finished(5, bot=bot)
    click(app, title.statistics)
    screen = on_top(app, Statistics)
    (graph,) = (widget for widget in screen.tables.walk() if isinstance(widget, RatingGraph))
    assert "1 rated game" in words(app)
    first, last = graph.rect.midleft, graph.rect.midright
    assert graph.tooltip_at(first) == "Before the first rated game: 1500 ± 700"
    assert graph.tooltip_at(last).startswith("After 1 of 1 rated games: ")


def test_games_that_do_not_count_say_how_to_get_a_rating(app: App, title: Title) -> None:
    finished(5, bot="random")
    click(app, title.statistics)
    assert "without hints and take-backs to get a rating" in words(app)
