"""Comforts of the table of Silver & Gold: keyboard, tooltips, readable texts."""

from __future__ import annotations

from time import sleep

import pygame
import pytest

from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.moves import Keep
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.sheet import drawing, texts
from pyramids.games.silver_gold.ui.sheet.layout import plan_sheet
from pyramids.language import _
from pyramids.play.running_game import RunningGame, leave_all
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY, TEXT_SIZES
from tests.games.silver_gold.ui.table_player import ANA, NEFRU, Visitor, begin, play_ahead


def some_turns(game: RunningGame) -> bool:
    """There are marks on the table and a pattern to mark."""
    return bool(game.state.phase is Phase.MARK and game.state.turn == 3)


def refusals(visitor: Visitor) -> list[str]:
    """The refusal shown for the shape's place."""
    word = visitor.round.hand.visible_preview
    return [word.reason.code] if word is not None and word.reason is not None else []


def test_the_banner_between_rounds_tells_the_scores_that_lie_on_the_table(app: App) -> None:
    second = play_ahead(
        begin(ANA, NEFRU), lambda game: game.state.phase is Phase.REVEAL and game.state.round == 2
    )
    visitor = Visitor(app, second, speed=Speed.NORMAL)
    table, controller = visitor.round, visitor.round.controller
    visitor.wait_for(lambda: table.banner.opacity == 1.0)
    shown = [scoring.seat_sheet(controller.deck, table.state, seat).total for seat in (0, 1)]
    # The first card is revealed below the banner, and someone marks while it is still there.
    seat = max(visitor.game.waiting())
    legal = visitor.game.rules.legal(visitor.game.state, seat)
    dearer = max(legal, key=lambda mark: _worth(visitor.game, seat, mark))
    visitor.game.session.submit(seat, dearer)
    assert _worth(visitor.game, seat, None) != shown[seat]
    table.dirty = True
    visitor.wait(1)
    numbers = [text.text for text in app.texts() if text.text.isdecimal()]
    assert [str(points) for points in shown] == numbers[-2:]


def test_a_player_who_acts_does_not_wait_for_the_banner(app: App) -> None:
    second = play_ahead(
        begin(ANA, NEFRU), lambda game: game.state.phase is Phase.REVEAL and game.state.round == 2
    )
    visitor = Visitor(app, second, speed=Speed.NORMAL)
    table = visitor.round
    visitor.wait_for(lambda: table.hand.active and not table.busy)
    assert table.banner.opacity > 0
    visitor.press(pygame.K_p)
    assert table.banner.opacity == 0
    assert table.hand.visible_preview is not None


def _worth(game: RunningGame, seat: int, mark: object) -> int:
    state = game.state if mark is None else game.rules.apply(game.state, seat, mark)
    return int(game.rules.tally(state, seat)["total"])


def test_by_keys_a_new_shape_lies_where_it_may_be_marked(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns))
    visitor.wait_for_my_turn()
    for _turn in range(4):
        visitor.press(pygame.K_p, pygame.K_RETURN)
        visitor.wait_for(lambda: not visitor.round.hand.active)
        visitor.press(pygame.K_RETURN)
        for _step in range(200):
            if isinstance(app.scenes.top, type(visitor.round)) and visitor.ready:
                break
            visitor.do_next(lambda: None, mouse=False)
        preview = visitor.round.hand.preview
        assert preview is not None
        assert preview.reason is None


def test_a_refusal_is_spoken_only_after_a_move_or_an_attempt(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns))
    visitor.wait_for_my_turn()
    hand = visitor.round.hand
    visitor.press(pygame.K_TAB)
    hand.tried = False
    hand.corner = (0, 0)
    for corner in ((0, 0), (0, 2), (2, 0), (2, 2)):
        hand._move_piece(corner)
        if hand.preview is not None and hand.preview.reason is not None:
            break
    assert hand.preview is not None
    assert hand.preview.reason is not None
    assert refusals(visitor) == []
    visitor.press(pygame.K_RETURN)
    assert refusals(visitor) == [hand.preview.reason.code]


def test_an_arrow_takes_the_shape_over_the_gap_to_the_square_beside_it(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns))
    visitor.wait_for_my_turn()
    hand = visitor.round.hand
    visitor.press(pygame.K_TAB)
    while hand.board == 0:
        row = hand.corner[0]
        visitor.press(pygame.K_RIGHT)
    assert hand.corner == (row, 0)


def test_by_keys_the_shape_is_in_the_hand_again_after_an_undo(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU, confirm=True), some_turns))
    visitor.wait_for_my_turn()
    visitor.press(pygame.K_p)
    lay = visitor.round.hand.board, visitor.round.hand.corner
    visitor.press(pygame.K_RETURN)
    visitor.wait_for(lambda: not visitor.round.hand.active)
    visitor.press(pygame.K_z, held=pygame.KMOD_CTRL)
    hand = visitor.round.hand
    assert hand.shown
    assert (hand.board, hand.corner) == lay


def test_the_pointers_word_about_the_sheet_goes_when_keys_are_used(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), some_turns))
    visitor.wait_for_my_turn()
    visitor.point(visitor.round.sheet.box("red", 0).center)
    visitor.wait(20)
    assert visitor.round.widgets.tooltip.shown
    visitor.press(pygame.K_r)
    visitor.wait(40)
    assert not visitor.round.widgets.tooltip.shown
    visitor.point(visitor.round.sheet.box("skull", 0).center)
    visitor.wait(20)
    assert visitor.round.widgets.tooltip.shown


def headings(app: App, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The heading of each part of the sheet: its title, else its picture, else nothing."""
    drawn: set[str] = set()
    svg = Canvas.svg

    def watch(canvas: Canvas, name: str, rect: pygame.Rect, alpha: float = 1.0) -> None:
        if rect.bottom <= bottom:
            drawn.add(name)
        svg(canvas, name, rect, alpha)

    sheet = visitor.round.sheet
    plan = plan_sheet(sheet.rect, app.graphics)
    bottom = plan.captions["gems"].bottom
    canvas = Canvas(app.frame().copy(), app.graphics, record=True)
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "svg", watch)
        sheet.draw(canvas)
    written = {text.text for text in canvas.texts or ()}
    found: dict[str, str] = {}
    for section, captions in texts.CAPTIONS.items():
        words = [_(caption) for caption in captions if _(caption) in written]
        pictures = [name for name in (drawing._HEADS.get(section, ""),) if name in drawn]
        found[section] = "".join([*words[:1], *pictures])
    del found["total"]
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1200)])
def test_no_heading_of_the_sheet_ever_vanishes_or_changes(
    app: App, size: tuple[int, int], text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    app.set_language("de")
    app.resize(size)
    app.set_text_size(text_size)
    for until in (some_turns, late):
        visitor = Visitor(app, play_ahead(begin(ANA, NEFRU), until))
        seen.append(headings(app, visitor, monkeypatch))
        leave_all()
    assert all(seen[0].values()), seen[0]
    assert seen[0] == seen[1]


def late(game: RunningGame) -> bool:
    """The sheets are full of points with two digits."""
    return bool(game.state.phase is Phase.MARK and game.state.round == 4)


def test_hints_of_the_draft_have_room_and_their_numbers_lie_on_the_cards(app: App) -> None:
    Visitor(app, begin(ANA, NEFRU))
    scene = app.scenes.top
    assert isinstance(scene, DraftScene)
    app.settle()
    app.step(0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_h, unicode="h", mod=0)])
    for _nap in range(3000):
        if scene.hints.hints:
            break
        sleep(0.01)
        app.step(20)
    app.settle()
    lines = [line for line in scene.hints.list.lines if line.visible]
    assert lines
    assert all(line.rect.height >= app.graphics.text.line_height(BODY) for line in lines)
    assert all(not card.rect.colliderect(scene.hints.list.rect) for card in scene.cards)
    for number, hint in enumerate(scene.hints.hints):
        assert isinstance(hint.move, Keep)
        wearing = {card.pyramid.number for card in scene.cards if number in card.hints}
        assert wearing == set(hint.move.cards)
