"""The labyrinth's table leaves players alone: no tile, refusal or tooltip before its time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pygame
import pytest

from pyramids.games.labyrinth.betting import bettors_of
from pyramids.games.labyrinth.corridors import EMPTY, laid
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Start
from pyramids.games.labyrinth.state import (
    HIGH,
    LAY_DUE,
    LOW,
    NO_ENTRANCE,
    TURNS,
    Phase,
    State,
)
from pyramids.games.labyrinth.texts.standing import bet_note
from pyramids.language import text_of
from pyramids.play.running_game import RunningGame
from pyramids.storage.settings import Pace
from pyramids.tables.parts.hint_marks import badge_rect
from pyramids.tables.testing.gestures import Drag, Key, Move, Wheel, raw
from pyramids.ui.dialog import Answer, Dialog
from tests.games.labyrinth.boards import rules_of
from tests.games.labyrinth.ui.table_player import ANA, IPI, Guest, seated
from tests.games.labyrinth.ui.test_hints import ask

TAKEN = "This space is taken"


def laying(state: State, turn: int = 8) -> bool:
    return state.phase is Phase.BUILD and state.stages[0] == LAY_DUE and state.turn == turn


def laying_plain(state: State) -> bool:
    """Whether Ana has to place a tile without scarabs, which ends her turn."""
    late = state.phase is Phase.BUILD and state.stages[0] == LAY_DUE and state.turn > 5
    return late and not rules_of().corridors.scarabs[laid(state.drawn[-1], 0)]


def seen(guest: Guest) -> list[str]:
    """Every text on the screen."""
    return [text.text for text in guest.headless.app.texts()]


def taken_space(guest: Guest) -> int:
    """The last space with a tile on it."""
    spaces = guest.state.hunters[0].spaces
    return max(space for space, content in enumerate(spaces) if content != EMPTY)


# The tile belongs to the pointer or to the keyboard.


@pytest.mark.parametrize("keys_first", [False, True])
def test_off_the_board_the_pointer_shows_no_tile_and_no_refusal(keys_first: bool) -> None:
    with seated(ANA, IPI, until=laying) as guest:
        if keys_first:
            guest.key("p")
        guest.point(taken_space(guest))
        assert TAKEN in seen(guest)
        table = guest.table
        for widget in (table.log, table.score, table.numbers.stock.piles[0], table.bar.menu):
            guest.point(taken_space(guest))
            guest.headless.do(Move(widget.rect.center))
            guest.headless.wait(100)
            assert not table.hand.shown
            assert TAKEN not in seen(guest)


def test_at_the_very_edge_of_the_next_column_the_tile_is_gone() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.headless.app.resize((1024, 640))
        guest.point(4)
        assert guest.table.hand.shown
        guest.headless.do(Move(guest.table.rivals.plates[0].rect.move(1, 0).midleft))
        assert not guest.table.hand.shown


def test_a_tile_moved_by_keys_stays_when_the_pointer_passes_beside_the_board() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.key("p")
        space = guest.table.hand.space
        guest.headless.do(Move(guest.table.log.rect.center))
        guest.headless.do(Move(guest.table.score.rect.center))
        assert guest.table.hand.shown
        assert guest.table.hand.space == space


def test_behind_a_menu_and_after_it_there_is_no_tile_until_the_mouse_moves() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.point(taken_space(guest))
        guest.key("escape")
        assert TAKEN not in seen(guest)
        guest.key("escape")
        guest.headless.wait(300)
        assert guest.top() == "TableScene"
        assert TAKEN not in seen(guest)
        guest.point(taken_space(guest))
        assert TAKEN in seen(guest)


def test_enter_places_no_tile_that_was_not_seen() -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.key("p")
        guest.point(taken_space(guest))
        guest.headless.do(Move(guest.table.log.rect.center))
        plies = len(guest.game.session.plies)
        guest.key("return")
        assert guest.table.hand.shown
        assert len(guest.game.session.plies) == plies


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_forecast_or_refusal_covers_a_hint_the_prompt_or_its_tile(
    size: tuple[int, int],
) -> None:
    with seated(ANA, IPI, until=laying) as guest:
        guest.headless.app.resize(size)
        ask(guest)
        table, graphics = guest.table, guest.headless.app.graphics
        clear = [line.rect for line in table.hints.list.lines if line.visible]
        clear += [badge_rect(mark, graphics) for mark in table.hint_marks()]
        clear.append(table.bar.instruction_rect)
        assert len(clear) > 3
        table.widgets.tooltip.hide()
        before = {(text.text, *text.rect.topleft) for text in guest.headless.app.texts()}
        for space in range(TURNS):
            guest.point(space)
            new = [
                text.rect
                for text in guest.headless.app.texts()
                if (text.text, *text.rect.topleft) not in before and not _in_strip(guest, text.rect)
            ]
            assert new
            for rect in new:
                assert rect.collidelist([*clear, table.hand.rect]) < 0


def _in_strip(guest: Guest, rect: pygame.Rect) -> bool:
    """Whether a text is in the score strip, which shows the change too."""
    return bool(guest.table.score.rect.colliderect(rect))


# Nobody is told off before they have moved.


def next_turn(guest: Guest) -> None:
    """Wait until the next tile can be placed."""
    guest.wait_for(lambda: guest.table.hand.active and not guest.table.busy)


def test_a_turn_begins_in_silence_where_the_last_tile_was_placed() -> None:
    with seated(ANA, until=laying_plain) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        next_turn(guest)
        x, y = guest.over_space(space)
        # A hand on the mouse is never quite still.
        for pos in ((x + 1, y), (x, y + 2), (x - 1, y)):
            guest.headless.do(Move(pos))
        guest.headless.wait(1500)
        assert TAKEN not in seen(guest)
        assert not guest.table.hand.shown
        assert not guest.table.widgets.tooltip.shown
        guest.headless.do(Move((x + 20, y)))
        guest.headless.wait(100)
        assert TAKEN in seen(guest)


def test_moving_while_the_number_is_revealed_is_no_attempt_either() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        guest.wait_for(lambda: guest.table.busy and guest.table.hand.active)
        x, y = guest.over_space(space)
        guest.headless.do(Move((x + 25, y)), Move((x + 28, y)))
        guest.headless.rest()
        assert TAKEN not in seen(guest)


def test_no_tooltip_pops_up_over_a_tile_that_was_just_placed() -> None:
    with seated(ANA, until=laying_plain, confirm=True) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        x, y = guest.over_space(space)
        guest.headless.wait(1500)
        guest.headless.do(Move((x + 3, y)))
        guest.headless.wait(1500)
        assert not guest.table.widgets.tooltip.shown
        guest.point(taken_space(guest))
        guest.headless.do(Move(guest.over_space(0)))
        guest.headless.wait(1500)
        assert guest.table.widgets.tooltip.shown


@pytest.mark.parametrize("way", ["key", "wheel"])
def test_a_tile_at_rest_appears_when_it_is_rotated_but_is_not_refused(way: str) -> None:
    with seated(ANA, until=laying_plain) as guest:
        space = guest.state.hunters[0].spaces.index(EMPTY)
        guest.lay(space)
        next_turn(guest)
        if way == "key":
            guest.key("r")
        else:
            guest.headless.do(Wheel(guest.over_space(space), -1))
        assert guest.table.hand.shown
        assert guest.table.hand.rotation == 1
        assert TAKEN not in seen(guest)


# Bets.


def test_a_hint_for_a_bet_names_it_and_is_numbered_on_its_arrow() -> None:
    def betting(state: State) -> bool:
        return state.phase is Phase.BET and state.turn >= 7

    with seated(ANA, IPI, until=betting, options={"betting": "on"}) as guest:
        ask(guest)
        table = guest.table
        names = {HIGH: "High", LOW: "Low"}
        for hint, line in zip(table.hints.hints, table.hints.list.lines, strict=False):
            assert isinstance(hint.move, Bet)
            assert text_of(line.title) == names[hint.move.bet]
            assert names[hint.move.bet] in seen(guest)
        arrows = {tile.bet: tile.rect for tile in table.numbers.bets.tiles}
        marks = table.hint_marks()
        assert len(marks) == len(table.hints.hints) == 2
        for mark, hint in zip(marks, table.hints.hints, strict=True):
            badge = badge_rect(mark, guest.headless.app.graphics)
            others = [rect for bet, rect in arrows.items() if bet != hint.move.bet]
            assert badge.colliderect(arrows[hint.move.bet])
            assert badge.collidelist(others) < 0


@pytest.mark.parametrize(
    ("turn", "bettors", "note"),
    [
        (3, (), "Bets start with turn 6. Five right in a row win a special treasure."),
        (7, (0, 1), ""),
        (7, (1,), "You're out until turn 11"),
        (17, (1,), "You're out: no more bets"),
        (21, (), ""),
    ],
)
def test_between_bets_players_are_told_what_comes_next(
    turn: int, bettors: tuple[int, ...], note: str
) -> None:
    """LP-14"""
    with seated(ANA, IPI, until=laying, options={"betting": "on"}) as guest:
        state = guest.state._replace(turn=turn, bettors=bettors)
        assert bet_note(state, seat=0) == note


def test_after_the_last_betting_round_nothing_keeps_its_room_free() -> None:
    def last(state: State) -> bool:
        return laying(state, turn=21)

    with seated(ANA, IPI, until=last, options={"betting": "on"}) as guest:
        column = guest.table.numbers
        assert not column.bets.visible
        gap = column.left.rect.top - column.stock.rect.bottom
        assert gap < 2 * column.go_on.rect.height


# Instructions.


@contextmanager
def played_to(
    until: Callable[[State], bool], options: Mapping[str, str] | None = None
) -> Iterator[Guest]:
    """A table at the first wanted state, with the first seed that leads to one."""
    for seed in range(1, 40):
        found: list[bool] = []

        def reached(state: State, found: list[bool] = found) -> bool:
            found.append(until(state))
            return found[-1] or state.phase is Phase.OVER

        with seated(ANA, IPI, seed=seed, options=options, until=reached) as guest:
            if found[-1]:
                yield guest
                return
    raise AssertionError("no seed leads there")


def test_the_prompt_never_asks_for_a_portal_that_is_chosen() -> None:
    def on_scarabs(state: State) -> bool:
        hunter = state.hunters[0]
        decides = state.phase is Phase.BUILD and state.stages[0] >= 0
        return decides and hunter.entrance != NO_ENTRANCE and state.drawn[-1] == 10

    with seated(ANA, until=on_scarabs, by=_bold_move, pace=Pace.NORMAL) as guest:
        prompts = {guest.table.bar.instruction}
        spot = next(spot for spot in guest.table.board.scarabs if spot.visible)
        guest.headless.click(spot)
        while guest.table.busy:
            prompts.add(guest.table.bar.instruction)
            guest.headless.wait(17)
        assert prompts == {"Place treasures on the scarabs, or press Done"}


def _bold_move(game: RunningGame, seat: int) -> object:
    """Tiles row by row, the first portal, no treasure on the way."""
    legal = game.rules.legal(game.session.state, seat)
    order = (Lay, Start, Done)
    return next(move for kind in order for move in legal if isinstance(move, kind))


def test_after_the_last_tile_the_final_scoring_is_announced() -> None:
    def last(state: State) -> bool:
        return laying_plain(state) and state.turn == TURNS

    with played_to(last) as guest:
        guest.key("p")
        guest.headless.do(Key("return"))
        prompts, buttons = set[str](), set[str]()
        for _frame in range(200):
            guest.headless.wait(17)
            if guest.top() != "TableScene":
                break
            prompts.add(guest.table.bar.instruction)
            if guest.table.numbers.go_on.visible:
                buttons.add(text_of(guest.table.numbers.go_on.text))
        assert "The final scoring is about to begin · Undo: Ctrl+Z" in prompts
        assert not any("The next number is about to be revealed" in text for text in prompts)
        assert "Final scoring" in buttons


def test_before_a_bet_the_prompt_announces_the_bet() -> None:
    def in_it(state: State) -> bool:
        return laying_plain(state) and state.turn < 19 and 0 in bettors_of(state, state.turn + 1)

    with played_to(in_it, {"betting": "on"}) as guest:
        guest.key("p")
        guest.headless.do(Key("return"))
        prompts = set()
        for _frame in range(200):
            guest.headless.wait(17)
            prompts.add(guest.table.bar.instruction)
        assert guest.table.controller.viewer_bets
        assert "You're about to bet on the next number · Undo: Ctrl+Z" in prompts
        assert not any("The next number is about to be revealed" in text for text in prompts)


# Treasures.


def test_a_green_treasure_dragged_to_a_scarab_is_refused_with_the_rule() -> None:
    def rich(state: State) -> bool:
        return state.phase is Phase.BUILD and state.stages[0] >= 0 and state.drawn[-1] in (10, 11)

    with seated(ANA, until=rich, by=_bold_move) as guest:
        table = guest.table
        spot = next(spot for spot in table.board.scarabs if spot.visible)
        blue, green = table.numbers.stock.piles[:2]
        plies = len(guest.game.session.plies)
        guest.headless.do(Drag(green.rect.center, spot.rect.center))
        assert len(guest.game.session.plies) == plies
        words = "Basic game: blue treasures first, then green, then red"
        assert words in guest.headless.app.toasts.texts
        guest.carry(blue, spot.rect.center)
        assert len(guest.game.session.plies) > plies


def test_a_treasure_dropped_beside_a_scarab_is_refused_with_the_rule() -> None:
    def rich(state: State) -> bool:
        return state.phase is Phase.BUILD and state.stages[0] >= 0 and state.drawn[-1] in (10, 11)

    with seated(ANA, until=rich, by=_bold_move) as guest:
        empty = guest.state.hunters[0].spaces.index(EMPTY)
        blue = guest.table.numbers.stock.piles[0]
        guest.headless.do(Drag(blue.rect.center, guest.over_space(empty)))
        words = "Treasures go only on the tile just placed"
        assert words in guest.headless.app.toasts.texts


# Keys that are pressed while something moves.


def flipping(guest: Guest) -> None:
    """Place a tile by keys, and wait until the next number is being revealed."""
    turn = guest.state.turn
    guest.headless.do(Key("p"), Key("return"))
    guest.wait_for(lambda: guest.table.can_go_on and not guest.table.busy)
    guest.headless.do(Key("return"))
    guest.wait_for(lambda: guest.table.busy and guest.state.turn == turn + 1)


def test_p_and_enter_pressed_while_the_number_is_revealed_place_the_tile() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        spaces = guest.state.hunters[0].spaces
        guest.headless.do(Key("p"), Key("return"))
        guest.headless.wait(100)
        after = guest.state.hunters[0].spaces
        assert sum(a != b for a, b in zip(spaces, after, strict=True)) == 1


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_that_skips_the_reveal_places_no_tile(key: str) -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key(key))
        guest.headless.wait(300)
        assert guest.table.hand.active
        assert not guest.table.busy


def test_h_pressed_while_the_number_is_revealed_asks_for_hints_afterwards() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key("h"))
        assert not guest.table.hints.shown
        guest.headless.rest()
        assert guest.table.hints.shown


def test_esc_forgets_the_keys_that_were_pressed_too_early() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        guest.headless.do(Key("h"), Key("escape"))
        guest.headless.wait(300)
        guest.headless.do(Key("escape"))
        guest.headless.rest()
        assert guest.top() == "TableScene"
        assert not guest.table.hints.shown


def test_an_early_enter_never_answers_a_dialog_that_appears() -> None:
    with seated(ANA, until=laying_plain, pace=Pace.NORMAL) as guest:
        flipping(guest)
        answered: list[str] = []
        dialog = Dialog("Leave?", "", [Answer("Yes", lambda: answered.append("yes"), primary=True)])
        table, app = guest.table, guest.headless.app
        plies = len(guest.game.session.plies)
        for key in ("p", "return"):
            for events in raw(Key(key)):
                for event in app._reader.read(events[0], app.size):
                    table.handle(event)
        app.scenes.push(dialog)
        guest.headless.wait(500)
        assert app.scenes.top is dialog
        assert not answered
        app.scenes.pop()
        guest.headless.wait(500)
        assert len(guest.game.session.plies) == plies
