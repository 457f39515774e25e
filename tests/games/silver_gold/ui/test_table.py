"""The table of Silver & Gold, driven by hands alone, without a window."""

from __future__ import annotations

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.tables.parts.log import LogScene
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from tests.games.silver_gold.ui.table_player import (
    ANA,
    BEN,
    NEFRU,
    Visitor,
    begin,
    first_turn,
    play_ahead,
    refilling,
    some_turns,
)

AT_ONCE = 6
"""Frames: the others' marks and the next card, each without a pause."""


# Whole games.


@pytest.mark.slow
def test_a_whole_game_is_played_by_mouse_alone(app: App) -> None:
    visitor = Visitor(app, begin(ANA, NEFRU))
    visitor.turn_away()
    visitor.play_to_the_end(visitor.mark_by_mouse, mouse=True)
    assert visitor.game.over is not None


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys_alone(app: App) -> None:
    visitor = Visitor(app, begin(ANA, NEFRU, seed=8))
    visitor.turn_away()
    visitor.play_to_the_end(visitor.mark_by_keys, mouse=False)
    assert visitor.game.over is not None


@pytest.mark.slow
def test_two_people_and_a_bot_share_a_screen_to_the_end(app: App) -> None:
    visitor = Visitor(app, begin(ANA, BEN, NEFRU))
    visitor.turn_away()
    visitor.play_to_the_end(visitor.mark_by_keys, mouse=False)
    assert visitor.game.over is not None


def test_bots_play_among_themselves_while_one_watches(app: App) -> None:
    visitor = Visitor(app, begin(NEFRU, Player("Ramses", "random")))
    visitor.turn_away()
    visitor.play_to_the_end(lambda: None, mouse=False)
    assert visitor.game.over is not None


# Taking back.


def test_marks_are_taken_back_until_the_others_are_seen(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), first_turn))
    before = visitor.game.state
    visitor.mark_by_mouse()
    visitor.wait(4)
    visitor.click(visitor.round.bar.undo.rect.center)
    assert visitor.game.state.explorers[0] == before.explorers[0]
    assert visitor.ready
    visitor.mark_by_mouse()
    while visitor.game.state.due[0] and visitor.ready:
        visitor.mark_by_mouse()
    visitor.wait_for(lambda: visitor.game.state.turn == 2)
    kept = visitor.game.state
    visitor.press(pygame.K_z, held=pygame.KMOD_CTRL)
    assert visitor.game.state == kept


def test_backspace_and_control_z_undo(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), first_turn))
    before = visitor.game.state.explorers[0]
    for keys, held in ((pygame.K_z, pygame.KMOD_CTRL), (pygame.K_BACKSPACE, 0)):
        visitor.mark_by_mouse()
        visitor.press(keys, held=held)
        assert visitor.game.state.explorers[0] == before


def test_the_next_card_comes_by_itself_or_at_once_with_enter(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), first_turn))
    visitor.mark_by_mouse()
    visitor.wait_for(lambda: visitor.round.controller.pause_left > 0)
    assert "Next card" in visitor.seen
    visitor.press(pygame.K_RETURN)
    visitor.wait(AT_ONCE)
    assert visitor.game.state.turn == 2


def test_with_confirmation_nothing_goes_on_before_the_word(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU, confirm=True), first_turn))
    visitor.mark_by_mouse()
    visitor.wait(100)
    assert visitor.game.state.turn == 1
    plate = visitor.round.rivals.plates[0]
    assert all(card.marks == 0 for card in plate.cards), "a bot's marks were seen too early"
    assert "Confirm" in visitor.seen
    visitor.click(visitor.round.expedition.go_on.rect.center)
    visitor.wait(1)
    assert any(card.marks for card in plate.cards)
    visitor.wait_for(lambda: visitor.game.state.turn == 2)


# People who share the screen.


def test_marks_stay_hidden_from_the_next_player_until_all_have_marked(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN, NEFRU), first_turn))
    visitor.mark_by_mouse()
    while visitor.game.state.due[0]:
        visitor.mark_by_mouse()
    marks = visitor.game.state.explorers[0].places
    visitor.wait_for(lambda: isinstance(app.scenes.top, Handover))
    assert "Hand over to Ben" in visitor.seen
    assert app.scenes.top is not None
    assert not app.scenes.top.overlay, "the table is seen behind the curtain"
    visitor.press(pygame.K_RETURN)
    visitor.wait(1)
    anas = visitor.round.rivals.plate(0)
    assert anas is not None
    assert all(card.marks == 0 for card in anas.cards)
    assert not any("Ana marks" in line.text for line in visitor.round.log.lines)
    visitor.mark_by_mouse()
    while visitor.game.state.phase is Phase.MARK and visitor.game.state.due[1]:
        visitor.mark_by_mouse()
    visitor.wait_for(lambda: any(card.marks for card in anas.cards))
    shown = {card.pyramid.number: card.marks for card in anas.cards if card.pyramid}
    assert shown == {number: mask for number, mask in marks if number in shown}


def test_only_the_own_hand_is_seen_in_the_draft(app: App) -> None:
    visitor = Visitor(app, begin(ANA, BEN))
    draft = app.scenes.top
    assert isinstance(draft, DraftScene)
    assert [card.pyramid.number for card in draft.cards] == list(visitor.game.state.hands[0])
    visitor.wait_for(lambda: not draft.busy)
    visitor.do_next(lambda: None, mouse=True)
    visitor.wait_for(lambda: isinstance(app.scenes.top, Handover))
    visitor.press(pygame.K_RETURN)
    second = app.scenes.top
    assert isinstance(second, DraftScene)
    assert [card.pyramid.number for card in second.cards] == list(visitor.game.state.hands[1])


# Taking cards.


def test_enter_after_mouse_clicks_keeps_the_two_cards(app: App) -> None:
    visitor = Visitor(app, begin(ANA, NEFRU))
    visitor.wait_for(lambda: isinstance(app.scenes.top, DraftScene) and not app.scenes.top.busy)
    draft = app.scenes.top
    assert isinstance(draft, DraftScene)
    first, second = draft.cards[1], draft.cards[2]
    visitor.click(first.rect.center)
    visitor.press(pygame.K_RETURN)
    assert first.chosen
    assert draft.widgets.focus is first
    assert draft.widgets.focus_visible
    visitor.click(second.rect.center)
    assert draft.widgets.focus is draft.keep
    assert draft.widgets.focus_visible
    visitor.press(pygame.K_RETURN)
    assert draft.done
    assert draft.chosen == [first, second]


def test_the_refill_says_who_chooses_and_why(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    done = visitor.game.state.explorers[0].done[-1]
    assert f"Ana completed pyramid {done}" in visitor.seen
    refill = visitor.round.refill
    kept = [(pyramid.number, marks) for pyramid, marks in refill.kept()]
    assert kept == [place for place in visitor.game.state.explorers[0].places if place[0]]
    assert "You keep" in visitor.seen
    offered = refill.offers[1].pyramid
    assert offered is not None
    visitor.press(pygame.K_RIGHT, pygame.K_RETURN)
    visitor.wait(1)
    assert offered.number in dict(visitor.game.state.explorers[0].places)


def test_a_card_of_the_stack_is_taken_unseen_and_laid_down(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    visitor.click(visitor.round.refill.offers[-1].card.center)
    visitor.wait(3)
    last = [ply for ply in visitor.game.session.plies if ply.seat >= 0][-1]
    assert visitor.game.rules.encode(last.move) == "take stack"
    assert all(card.pyramid is not None for card in visitor.round.cards)


def test_marks_are_not_taken_back_once_the_others_were_seen(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU, seed=2), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    assert not visitor.round.controller.can_undo()
    before = visitor.game.state
    visitor.press(pygame.K_z, held=pygame.KMOD_CTRL)
    assert visitor.game.state is before
    assert "Too late to undo: that turn is over" in visitor.seen
    visitor.press(pygame.K_ESCAPE)
    assert visitor.game.state is before
    assert visitor.round.refill.visible


def test_everything_can_be_looked_at_while_a_new_pyramid_is_chosen(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU, Player("Tia", "greedy")), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    table, before = visitor.round, visitor.game.state
    around = [*table.rivals.plates, table.sheet, table.display, table.log, table.expedition]
    assert all(part.visible for part in around)
    assert not [part for part in around if part.rect.colliderect(table.refill.rect)]
    visitor.press(pygame.K_o)
    assert isinstance(app.scenes.top, PlayerView)
    visitor.press(pygame.K_ESCAPE)
    visitor.click(table.rivals.plates[1].rect.center)
    assert isinstance(app.scenes.top, PlayerView)
    assert app.scenes.top.seat == 2
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_l)
    assert isinstance(app.scenes.top, LogScene)
    visitor.press(pygame.K_ESCAPE)
    visitor.point(table.display.cards[0].card.center)
    assert table.display.looked_at() is table.display.cards[0]
    assert table.refill.visible
    assert visitor.game.state is before


def test_the_refill_tells_how_far_the_awards_are(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    state, deck = visitor.game.state, visitor.round.controller.deck
    for colour in range(len(COLOURS)):
        done = sum(deck.pyramid(card).colour == colour for card in state.explorers[0].done)
        assert f"{2 - done % 2} more for the award" in visitor.round.refill.outlook(colour)


# Around the table.


def test_others_are_looked_at_large_and_the_log_names_everyone(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN, NEFRU), some_turns))
    visitor.click(visitor.round.rivals.plates[0].rect.center)
    assert isinstance(app.scenes.top, PlayerView)
    assert app.scenes.top.seat == 1
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_l)
    assert isinstance(app.scenes.top, LogScene)
    assert "Ana marks the shape" in visitor.seen
    visitor.press(pygame.K_ESCAPE)
    visitor.press(pygame.K_ESCAPE)
    assert isinstance(app.scenes.top, PauseMenu)


def test_the_bots_wait_when_asked_to(app: App) -> None:
    game = play_ahead(begin(ANA, NEFRU), lambda g: g.state.phase is Phase.REVEAL)
    visitor = Visitor(app, game)
    visitor.press(pygame.K_b)
    visitor.wait_for_my_turn()
    visitor.mark_by_mouse()
    while visitor.game.state.phase is Phase.MARK and visitor.game.state.due[0]:
        visitor.mark_by_mouse()
    visitor.wait(60)
    assert visitor.game.waiting() == (1,)
    assert "The bots are paused" in visitor.seen
    visitor.press(pygame.K_b)
    visitor.wait_for(lambda: visitor.game.waiting() != (1,))


# Motion.


def test_a_click_ends_what_moves_and_leaves_what_the_state_says(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns), speed=Speed.NORMAL)
    visitor.wait_for_my_turn()
    visitor.mark_by_mouse(max(visitor.legal(), key=lambda m: m.fields.bit_count()))
    assert visitor.round.busy
    visitor.wait(2)
    visitor.click((2, 2))
    assert not visitor.round.busy
    visitor.round.refresh()
    app.settle(500)
    visitor.round.hand.drop()
    redrawn = visitor.round.sheet.total, [card.strokes for card in visitor.round.cards]
    own = visitor.game.rules.tally(visitor.game.state, 0)["total"]
    assert redrawn == (own, [{}, {}])


@pytest.mark.parametrize("reduced", [False, True])
def test_motion_ends_where_the_state_is_at_any_speed(app: App, reduced: bool) -> None:
    app.motion.reduced = reduced
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns), speed=Speed.FAST)
    while visitor.game.state.turn < 6:
        visitor.do_next(visitor.mark_by_keys, mouse=False)
        visitor.wait_for(lambda: not visitor.round.busy)
        explorer = visitor.round.state.explorers[0]
        assert [card.marks for card in visitor.round.cards] == [m for _, m in explorer.places]
        assert visitor.round.sheet.total == _total(visitor)


def _total(visitor: Visitor) -> int:
    tally = visitor.game.rules.tally(visitor.round.state, 0)
    return int(tally["total"])


# Going on with a kept game.


@pytest.mark.parametrize(
    ("phase", "scene"),
    [
        (Phase.KEEP, DraftScene),
        (Phase.FILL, RoundScene),
        (Phase.REVEAL, RoundScene),
        (Phase.MARK, RoundScene),
        (Phase.TAKE, RoundScene),
        (Phase.OVER, ScoringScene),
    ],
)
def test_a_game_resumes_in_every_phase(app: App, phase: Phase, scene: type) -> None:
    game = play_ahead(begin(ANA, BEN), lambda g: g.state.phase is phase)
    kept = game.state
    visitor = Visitor(app, game)
    visitor.wait_for(lambda: isinstance(app.scenes.top, scene))
    if phase in (Phase.KEEP, Phase.MARK, Phase.TAKE, Phase.OVER):
        visitor.wait(10)
        assert game.state == kept, "the game went on without its player"
    else:
        visitor.wait_for(lambda: game.state != kept)


def test_a_game_resumes_with_a_card_just_being_turned(app: App) -> None:
    game = play_ahead(begin(ANA, BEN), refilling)
    game.session.submit(0, game.rules.decode("take stack"))
    visitor = Visitor(app, game)
    visitor.wait_for(lambda: game.state.phase is not Phase.TAKE_BLIND)
    visitor.wait(2)
    assert all(card.pyramid is not None for card in visitor.round.cards)


def test_a_turn_that_was_not_confirmed_is_asked_about_again(app: App) -> None:
    game = play_ahead(begin(ANA, NEFRU, confirm=True), first_turn)
    game.session.submit(0, game.rules.legal(game.state, 0)[0])
    while game.state.phase is Phase.MARK and game.waiting():
        seat = game.waiting()[0]
        game.session.submit(seat, game.rules.legal(game.state, seat)[0])
    visitor = Visitor(app, game)
    visitor.wait(50)
    assert visitor.round.controller.wants_confirmation
    assert game.state.turn == 1
