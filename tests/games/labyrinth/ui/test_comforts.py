"""Comforts of the labyrinth's table: help, undo, saved games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pygame
import pytest

from pyramids import language
from pyramids.engine.contract import Close, Over
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.moves import Lay, Place, Start
from pyramids.games.labyrinth.state import LAY_DUE, NO_ENTRANCE, Phase, State
from pyramids.games.labyrinth.ui.final.final_scene import ScoringScene
from pyramids.games.labyrinth.ui.table.player_page import PlayerView
from pyramids.games.labyrinth.ui.theme import Timing
from pyramids.play.history import finished_game
from pyramids.play.running_game import open_games
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.settings import preferences
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.tables.testing.gestures import RIGHT, Click, Move
from tests.games.labyrinth.ui.table_player import ANA, BEN, IPI, SENBI, Guest, masons_move, seated

PROFESSIONAL = {"rules": "professional"}
RICH = range(10, 15)
"""The tiles with several scarabs."""


def laying(state: State) -> bool:
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE


def laying_late(state: State) -> bool:
    return laying(state) and state.turn == 8


def laying_rich(state: State) -> bool:
    return laying(state) and state.turn > 3 and state.drawn[-1] in RICH


def on_a_rich_tile(state: State) -> bool:
    rich = state.phase is Phase.BUILD and state.stages[0] >= 0
    return rich and state.hunters[0].entrance != NO_ENTRANCE


def betting(state: State) -> bool:
    return state.phase is Phase.BET


def first_empty(guest: Guest) -> int:
    return guest.state.hunters[0].spaces.index(EMPTY)


# The tile in hand.


@pytest.mark.parametrize("way", ["key", "right click", "button"])
def test_the_tile_turns_by_key_by_right_click_and_by_a_button(way: str) -> None:
    with seated(ANA, until=laying_late) as guest:
        guest.point(first_empty(guest))
        if way == "key":
            guest.key("r")
        elif way == "right click":
            guest.headless.do(Click(guest.over_space(first_empty(guest)), RIGHT))
        else:
            guest.click(guest.table.numbers.turn_tool)
        assert guest.table.hand.rotation == 1
        # Off the board the card is the only place where a turn by the button is seen.
        assert guest.table.numbers.card.rotation == 1


def test_p_lights_every_empty_space_and_goes_from_one_to_the_next() -> None:
    with seated(ANA, until=laying_late) as guest:
        spaces = guest.state.hunters[0].spaces
        empty = [space for space, content in enumerate(spaces) if content == EMPTY]
        guest.key("p")
        assert list(guest.table.board.lit) == empty
        first = guest.table.hand.space
        guest.click(guest.table.numbers.places_tool)
        assert [first, guest.table.hand.space] == empty[:2]


def test_redo_is_offered_only_after_an_undo() -> None:
    with seated(ANA, until=laying_rich) as guest:
        redo = guest.table.bar.redo
        assert not redo.enabled
        guest.lay(first_empty(guest))
        laid = guest.state
        guest.click(guest.table.bar.undo)
        assert guest.table.hand.active
        assert redo.enabled
        guest.click(redo)
        assert guest.state == laid


# What is pointed at tells what it brings.


def test_a_scarab_tells_what_the_treasure_would_be_worth_there() -> None:
    with seated(ANA, options=PROFESSIONAL, until=laying_rich) as guest:
        guest.lay(first_empty(guest))
        spot = next(spot for spot in guest.table.board.scarabs if spot.visible)
        before = guest.game.rules.tally(guest.state, 0)
        guest.headless.do(Move(spot.rect.center))
        guest.headless.wait(50)
        change = guest.table.score.change
        assert change is not None
        assert spot.tooltip_at(spot.rect.center).startswith("Blue treasure: ")
        guest.click(spot)
        after = guest.game.rules.tally(guest.state, 0)
        assert change.total == after["total"] - before["total"]


def test_a_portal_tells_the_change_of_the_score_before_it_is_chosen() -> None:
    with seated(ANA) as guest:
        guest.lay(10)
        best = max(guest.table.board.entrances, key=lambda spot: spot.length)
        guest.headless.do(Move(best.rect.center))
        guest.headless.wait(50)
        change = guest.table.score.change
        assert change is not None
        assert change.path == best.length > 0
        guest.click(best)
        assert guest.game.rules.tally(guest.state, 0)["path"] == change.path


@pytest.mark.parametrize(
    ("entrance", "space", "told"),
    [
        (("left", "left"), 10, "Left portal, left side"),
        (("bottom", "right"), 22, "Lower portal, right side"),
    ],
)
def test_the_forecast_of_a_portal_is_beside_the_space_behind_it(
    entrance: tuple[str, str], space: int, told: str
) -> None:
    with seated(ANA) as guest:
        guest.lay(10)
        board = guest.table.board
        spot = board.entrances[ENTRANCES.index(entrance)]
        guest.headless.do(Move(spot.rect.center))
        guest.headless.wait(50)
        (words,) = [text.rect for text in guest.headless.app.texts() if text.text == told]
        behind = board.geometry.space_rect(space)
        assert not words.colliderect(behind)
        # Only the box's edge and a picture are between.
        assert words.left - behind.right < behind.width * 2 // 3


def test_free_scarabs_shimmer_and_then_rest() -> None:
    with seated(ANA, until=laying_rich) as guest:
        guest.lay(first_empty(guest))
        board = guest.table.board
        assert board.shimmer(1.0)
        guest.headless.wait(8 * Timing.SHIMMER)
        assert not board.shimmer(1.0)


def test_the_others_are_one_click_away() -> None:
    with seated(ANA, IPI, until=laying_late) as guest:
        guest.click(guest.table.rivals.plates[0])
        page = guest.headless.app.scenes.top
        assert isinstance(page, PlayerView)
        assert page.board.hunter == guest.state.before[1]
        assert page.board.rect.width > guest.headless.app.size[1] * 0.8


# Left and continued.


@pytest.mark.parametrize(
    ("until", "sees"),
    [
        (laying_late, lambda table: table.hand.active),
        (on_a_rich_tile, lambda table: table.choice.deciding and table.free_scarabs()),
        (betting, lambda table: table.controller.viewer_bets),
    ],
    ids=["laying", "treasures", "betting"],
)
def test_a_game_goes_on_at_the_very_decision_at_which_it_was_left(
    until: Callable[[State], bool], sees: Callable[[object], object]
) -> None:
    def wanted(state: State) -> bool:
        return until(state)

    with seated(ANA, BEN, options={"betting": "on"}) as guest:
        made, game = guest.headless, guest.game
        _play_boldly(guest, wanted)
        before = game.state
        navigation = ScreenNavigation(made.app)
        navigation.to_title()
        assert navigation.continue_newest(made.settings)
        (again,) = open_games()
        assert again.state == before
        made.rest()
        if guest.top() == "Handover":
            guest.key("return")
        made.rest()
        assert sees(guest.table)


def _play_boldly(guest: Guest, until: Callable[[State], bool]) -> None:
    """Play by submitting to the running game, so that it keeps every ply; with treasures."""
    game = guest.game
    while not until(game.state):
        if not game.waiting():
            game.close() if isinstance(game.node, Close) else game.draw()
            continue
        seat = game.waiting()[0]
        legal = game.rules.legal(game.state, seat)
        order = (Lay, Start, Place)
        best = [move for kind in order for move in legal if isinstance(move, kind)]
        game.submit(seat, (best or legal)[0])


# After the end.


def test_a_finished_game_is_counted_kept_and_can_be_watched_again() -> None:
    with seated(ANA, BEN, options=PROFESSIONAL) as guest:
        made, game = guest.headless, guest.game
        _play_boldly(guest, lambda state: state.phase is Phase.OVER)
        guest.wait_for(lambda: guest.top() == "ScoringScene")
        scene = made.app.scenes.top
        assert isinstance(scene, ScoringScene)
        guest.wait_for(lambda: scene.counted and not scene.busy)
        assert isinstance(game.node, Over)
        assert tuple(column.total for column in scene.columns) == game.node.scores
        guest.click(scene.statistics)
        assert isinstance(made.app.scenes.top, Statistics)
        kept = finished_game.watch(game.record())
        replay = Replay(kept, made.settings)
        made.app.scenes.push(replay)
        made.rest()
        guest.key("end")
        assert replay.step == kept.last
        assert [turn.number for turn in replay.turns[1:]] == list(range(1, 26))


def test_a_count_that_is_cut_short_comes_to_the_same_figures() -> None:
    with seated(ANA, IPI, options=PROFESSIONAL) as guest:
        _play_boldly(guest, lambda state: state.phase is Phase.OVER)
        guest.wait_for(lambda: guest.top() == "ScoringScene")
        scene = guest.headless.app.scenes.top
        assert isinstance(scene, ScoringScene)
        scene.enter()
        guest.headless.wait(30)
        guest.key("space")
        guest.headless.rest()
        node = guest.game.node
        assert isinstance(node, Over)
        assert tuple(column.total for column in scene.columns) == node.scores


@pytest.mark.parametrize("size", [1.0, 1.3])
def test_every_way_on_from_the_final_count_fits_into_a_small_window(size: float) -> None:
    with seated(ANA, IPI) as guest:
        made = guest.headless
        made.settings.language, made.settings.text_size = "de", size
        preferences.apply(made.app, made.settings)
        made.app.resize((1024, 640))
        _play_boldly(guest, lambda state: state.phase is Phase.OVER)
        guest.wait_for(lambda: guest.top() == "ScoringScene")
        scene = made.app.scenes.top
        assert isinstance(scene, ScoringScene)
        window = pygame.Rect((0, 0), made.app.size)
        for button in (scene.again, scene.same, scene.record, scene.statistics, scene.home):
            assert window.contains(button.rect)
        made.settings.language, made.settings.text_size = "en", 1.0
        preferences.apply(made.app, made.settings)


def test_a_resting_table_offers_nothing_anew_until_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with seated(ANA, IPI, until=laying_late) as guest:
        guest.headless.wait(1000)
        table = guest.table
        offer = table.offer_actions
        offered: list[int] = []

        def offer_and_count() -> None:
            offered.append(1)
            offer()

        monkeypatch.setattr(table, "offer_actions", offer_and_count)
        guest.headless.wait(500)
        assert not offered
        guest.key("p")
        assert offered
        assert guest.table.board.lit == tuple(guest.table.hand.empty_spaces())


def test_rivals_that_did_nothing_are_not_drawn_again() -> None:
    with seated(ANA, IPI, until=laying_late) as guest:
        guest.headless.wait(1000)
        board = guest.table.rivals.plates[0].board
        board.dirty = False
        guest.table.show(guest.table.state)
        assert not board.dirty


def test_bots_say_why_they_lay_their_tile_and_people_keep_it_to_themselves() -> None:
    with seated(ANA, IPI, until=laying_late, by=masons_move) as guest:
        controller, plate = guest.table.controller, guest.table.rivals.plates[0]
        lines = [line for line in controller.log.lines() if line.why]
        told = {line.seat: language.text_of(line.why) for line in lines}
        assert told[0] == ""
        every = [language.text_of(line.why) for line in lines if line.seat == 1]
        grown = [words for words in every if words.startswith("The path grows by ")]
        assert grown
        assert not any("treasure" in words for words in every)
        tip = plate.tooltip_at(plate.rect.center)
        assert tip.endswith("Look at Ipi's labyrinth.")


def test_a_rivals_large_page_tells_why_the_last_tile_lies_there() -> None:
    with seated(ANA, SENBI, until=laying_late, by=masons_move) as guest:
        guest.key("o")
        page = guest.headless.app.scenes.top
        assert isinstance(page, PlayerView)
        said = language.text_of(page.why.text)
        assert re.fullmatch("Why Senbi did that: .{10,}", said)


def test_a_bot_that_counts_numbers_says_how_sure_its_bet_is() -> None:
    with seated(ANA, SENBI, options={"betting": "on"}, until=laying_late) as guest:
        controller = guest.table.controller
        bets = [line for line in controller.log.lines() if "bets" in line.text]
        told = {line.seat: language.text_of(line.why) for line in bets}
        assert told[0] == ""
        assert re.fullmatch(r"Right \d+% of the time", told[1])
