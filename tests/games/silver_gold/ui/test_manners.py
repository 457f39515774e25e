"""The table of Silver & Gold leaves players alone, and hints leave the score sheet visible."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from pyramids.engine.contract import Player
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.state import MARK_DUE, ROUNDS, TURNS, Phase
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.games.silver_gold.ui.round.round_scene import RoundScene
from pyramids.language import text_of
from pyramids.play.running_game import RunningGame
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.tables.parts.hint_marks import badge_rect
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from tests.games.silver_gold.ui.table_player import ANA, NEFRU, Visitor, begin, play_ahead
from tests.games.silver_gold.ui.test_hints import Asker

SIZES = [(1024, 640), (1280, 800), (1920, 1080)]


def marking(game: RunningGame) -> bool:
    """Ana has to mark the shape, and there are marks already."""
    state = game.state
    return state.phase is Phase.MARK and state.turn == 3 and state.due[0] == MARK_DUE


def refused(visitor: Visitor) -> bool:
    """Whether a refusal is shown."""
    preview = visitor.round.hand.visible_preview
    shown = preview is not None and preview.reason is not None
    texts = visitor.game.spec.texts(visitor.game.rules)
    words = [texts.refusal(preview.reason)] if preview is not None and preview.reason else []
    assert all(word.split()[0] in visitor.seen for word in words)
    return shown


def illegal_spot(visitor: Visitor) -> tuple[int, int]:
    """A square of the first pyramid where the shape can't be marked."""
    chamber = visitor.round.cards[0].chamber.rect
    for down in range(1, 12):
        pos = (chamber.centerx, chamber.top + chamber.height * down // 12)
        visitor.point(pos)
        preview = visitor.round.hand.preview
        if preview is not None and preview.reason is not None:
            return pos
    raise AssertionError("the shape fits everywhere")


# The shape in the hand.


def test_off_the_pyramids_no_shape_and_no_refusal_is_shown(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.wait_for_my_turn()
    visitor.press(pygame.K_p)
    spot = illegal_spot(visitor)
    table = visitor.round
    for part in (table.sheet, table.log, table.rivals.plates[0], table.display):
        visitor.point(spot)
        assert refused(visitor)
        visitor.point(part.rect.center)
        assert not refused(visitor)
        assert not table.hand.shown


def test_a_new_shape_covers_nothing_at_a_resting_pointer(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.wait_for_my_turn()
    move = next(move for move in visitor.legal() if not _reaches_tomb(visitor, move))
    visitor.mark_by_mouse(move)
    visitor.wait_for(lambda: not visitor.round.hand.active)
    visitor.wait_for(lambda: visitor.ready)
    x, y = visitor.spot(move)
    visitor.point((x + 2, y))
    visitor.wait(40)
    hand = visitor.round.hand
    assert not hand.shown
    assert not visitor.round.widgets.tooltip.shown
    visitor.point((x + 12, y))
    assert hand.shown


def _reaches_tomb(visitor: Visitor, move: Mark) -> bool:
    pyramid = visitor.round.controller.deck.pyramid(move.card)
    return bool(move.fields & pyramid.tomb)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_no_forecast_or_refusal_covers_a_hint_the_prompt_or_its_squares(
    app: App, size: tuple[int, int]
) -> None:
    app.resize(size)
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    table = visitor.round
    clear = [line.rect for line in table.hints.list.lines if line.visible]
    clear += [badge_rect(mark, app.graphics) for mark in table.hint_marks()]
    clear.append(table.bar.instruction_rect)
    before = {(text.text, *text.rect.topleft) for text in app.texts()}
    told = 0
    for card in table.cards:
        chamber = card.chamber
        for row in range(5):
            for column in range(5):
                visitor.point(chamber.field_rect(row, column).center)
                visitor.wait(4)
                new = [
                    text.rect
                    for text in app.texts()
                    if (text.text, *text.rect.topleft) not in before
                ]
                told += bool(new)
                for rect in new:
                    assert rect.collidelist([*clear, table.hand.rect]) < 0
    assert told > 20


# Hints.


@pytest.mark.sampled(2, slow=6)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [*SIZES, (1600, 640), (1024, 1000)])
def test_hints_replace_neither_the_score_sheet_nor_the_pyramids(
    app: App, size: tuple[int, int], language: str, text_size: float
) -> None:
    app.set_language(language)
    app.resize(size)
    app.set_text_size(text_size)
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    table = visitor.round
    listed = table.hints.list.rect
    assert pygame.Rect((0, 0), size).contains(listed)
    for part in (table.sheet, table.display, table.expedition, *table.cards):
        assert part.visible
        assert not part.rect.colliderect(listed)
    for line in table.hints.list.lines:
        assert not line.visible or listed.contains(line.rect)
    app.set_text_size(1.0)
    app.set_language("en")


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [*SIZES, (1600, 640), (1024, 1000)])
def test_beside_the_hints_every_rival_keeps_face_and_score(app: App, size: tuple[int, int]) -> None:
    app.resize(size)
    rivals = [Player(name, "greedy") for name in ("Nefru", "Menes", "Tiye")]
    visitor = Asker(app, play_ahead(begin(ANA, *rivals), marking))
    table = visitor.round
    assert not table.hint_column.heads.visible
    visitor.ask()
    for plate, head in zip(table.rivals.plates, table.hint_column.heads.children, strict=True):
        assert head.visible
        assert table.hint_column.heads.visible
        assert not head.rect.colliderect(table.hints.list.rect)
        assert visitor.game.players[plate.seat].name in visitor.seen
    visitor.click(table.hint_column.heads.children[0].rect.center)
    assert isinstance(app.scenes.top, PlayerView)


def test_the_card_shows_the_shape_as_it_is_held(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.wait_for_my_turn()
    table = visitor.round
    printed = table.hand.shape
    assert table.expedition.card.held == printed
    for tool in (table.expedition.turn_tool, table.expedition.mirror_tool):
        visitor.click(tool.rect.center)
        visitor.wait(1)
        assert table.expedition.card.held == table.hand.shape
    table.toggle_single()
    visitor.wait(1)
    assert table.expedition.card.held is None


def test_a_hints_tooltip_neither_repeats_nor_covers_its_row(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    table = visitor.round
    before = {(text.text, *text.rect.topleft) for text in app.texts()}
    rows = [line for line in table.hints.list.lines if line.visible]
    for row in rows:
        visitor.point(row.rect.center)
        visitor.wait(40)
        assert table.widgets.tooltip.shown
        assert text_of(row.text) not in table.widgets.tooltip.text
        new = [t.rect for t in app.texts() if (t.text, *t.rect.topleft) not in before]
        assert new
        for rect in new:
            assert rect.collidelist([line.rect for line in rows]) < 0
        visitor.point((1, 1))
        visitor.wait(10)


def test_a_hint_that_does_not_fit_is_told_in_full_by_its_tooltip(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    row = visitor.round.hints.list.lines[0]
    words = text_of(row.text)
    row.place(pygame.Rect(row.rect.topleft, (row.rect.width, 50)), app.graphics)
    row.shorter = ("Short",)
    assert row.tooltip_at(row.rect.center).startswith(words)


# Instructions.


def _final_turn(game: RunningGame) -> bool:
    state = game.state
    last = state.phase is Phase.MARK and (state.round, state.turn) == (ROUNDS, TURNS)
    return last and state.due[0] == MARK_DUE


def test_after_the_very_last_mark_the_final_scoring_is_announced(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), _final_turn))
    visitor.wait_for_my_turn()
    move = next(move for move in visitor.legal() if not _reaches_tomb(visitor, move))
    visitor.mark_by_mouse(move)
    prompts, buttons = _told_until(visitor, lambda: isinstance(app.scenes.top, ScoringScene))
    assert "The final scoring is about to begin · Undo: Ctrl+Z" in prompts
    assert "Final scoring" in buttons
    assert not any("The next card is about to be revealed" in text for text in prompts)


def test_after_reaching_a_tomb_the_new_pyramid_is_announced(app: App) -> None:
    def near(game: RunningGame) -> bool:
        return game.state.phase is Phase.MARK and any(
            isinstance(move, Mark) and move.fields & game.rules.deck.pyramid(move.card).tomb
            for move in game.rules.legal(game.state, 0)
        )

    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), near))
    visitor.wait_for_my_turn()
    move = next(move for move in visitor.legal() if _reaches_tomb(visitor, move))
    visitor.mark_by_mouse(move)
    prompts, _buttons = _told_until(visitor, lambda: visitor.round.refill.visible)
    assert "You're about to take a new pyramid · Undo: Ctrl+Z" in prompts
    assert not any("The next card is about to be revealed" in text for text in prompts)


def _told_until(visitor: Visitor, until: Callable[[], bool]) -> tuple[set[str], set[str]]:
    """The prompts and the labels of the button until something happens."""
    prompts, buttons = set[str](), set[str]()
    for _frame in range(400):
        visitor.wait(1)
        if until():
            return prompts, buttons
        table = visitor.round
        if table.hand.active:
            visitor.mark_by_mouse()
        prompts.add(table.bar.instruction)
        if table.expedition.go_on.visible:
            buttons.add(text_of(table.expedition.go_on.text))
    raise AssertionError("it never happens")


# Keys that are pressed while something moves.


def flipping(app: App) -> Visitor:
    """A table on which the next card is being revealed, for a player with a keyboard."""
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), marking), speed=Speed.NORMAL)
    visitor.wait_for_my_turn()
    visitor.press(pygame.K_p, pygame.K_RETURN)
    for _frame in range(400):
        table = visitor.round
        if table.busy and table.hand.active and table.state.turn > 3:
            return visitor
        if table.hand.active and not table.busy:
            visitor.press(pygame.K_p, pygame.K_RETURN)
        if table.can_go_on and not table.busy:
            visitor.press(pygame.K_RETURN)
        visitor.wait(1)
    raise AssertionError("the next card never comes")


def test_p_and_enter_pressed_during_a_flip_mark_the_first_legal_spot(app: App) -> None:
    visitor = flipping(app)
    first = visitor.legal()[0]
    visitor.press(pygame.K_p, pygame.K_RETURN)
    visitor.wait(2)
    assert first in [ply.move for ply in visitor.game.session.plies if ply.seat == 0]


def test_enter_alone_during_a_flip_marks_nothing(app: App) -> None:
    visitor = flipping(app)
    turn = visitor.game.state.turn
    visitor.press(pygame.K_RETURN)
    visitor.wait(10)
    assert visitor.game.state.turn == turn
    assert visitor.ready


def test_the_menu_takes_early_keys_away(app: App) -> None:
    visitor = flipping(app)
    visitor.press(pygame.K_h, pygame.K_ESCAPE)
    visitor.wait(10)
    assert isinstance(app.scenes.top, PauseMenu)
    visitor.press(pygame.K_ESCAPE)
    visitor.wait(40)
    assert isinstance(app.scenes.top, RoundScene)
    assert not visitor.round.hints.shown


def test_x_pressed_before_the_card_is_revealed_holds_one_square_then(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), marking), speed=Speed.NORMAL)
    visitor.wait_for_my_turn()
    visitor.mark_by_mouse(next(m for m in visitor.legal() if not _reaches_tomb(visitor, m)))
    visitor.wait_for(lambda: visitor.round.busy and not visitor.round.hand.active)
    visitor.press(pygame.K_x)
    visitor.wait_for(lambda: visitor.ready)
    visitor.wait(2)
    assert visitor.round.hand.kind == "single"
