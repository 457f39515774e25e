"""What the labyrinth's table tells: about bets, what comes next, and treasures refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import pytest

from pyramids.games.labyrinth.betting import bettors_of
from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Start
from pyramids.games.labyrinth.state import (
    HIGH,
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
from pyramids.tables.testing.gestures import Drag, Key
from tests.games.labyrinth.ui.table_player import (
    ANA,
    IPI,
    Guest,
    laying,
    laying_plain,
    seated,
    seen,
)
from tests.games.labyrinth.ui.test_hints import ask

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
