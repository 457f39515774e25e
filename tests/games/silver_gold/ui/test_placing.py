"""Placing a shape on Silver & Gold's cards: what is shown, refused, turned and dragged."""

from __future__ import annotations

import pygame

from pyramids import language
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, SINGLE, Mark
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.texts.refusals import REFUSALS
from pyramids.games.silver_gold.ui.round.gains import forecast
from pyramids.tables.parts.forecast import signed
from pyramids.ui.app import App
from tests.games.silver_gold.ui.table_player import (
    ANA,
    BEN,
    NEFRU,
    Visitor,
    begin,
    crossed,
    first_turn,
    play_ahead,
    some_turns,
)


def test_a_legal_place_shows_what_it_brings(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    table, rules = visitor.round.state, visitor.round.controller.rules
    move = max(visitor.legal(), key=lambda m: len(forecast(rules, table, 0, m).gains))
    visitor.turn_to(move)
    visitor.point(visitor.spot(move))
    preview = visitor.round.hand.preview
    assert preview is not None
    assert preview.move == move
    assert preview.reason is None
    expected = forecast(rules, table, 0, move)
    assert expected.net is not None
    assert signed(expected.net) in visitor.seen
    assert expected.gains
    assert all(gain.text in visitor.seen for gain in expected.gains)


def test_the_forecast_is_what_the_mark_then_brings(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    before = visitor.round.sheet.total
    rules, table = visitor.round.controller.rules, visitor.round.state
    moves = [m for m in visitor.legal() if not m.fields & rules.deck.pyramid(m.card).cross]
    move = max(moves, key=lambda m: abs(forecast(rules, table, 0, m).net or 0))
    net = forecast(rules, table, 0, move).net
    assert net
    visitor.mark_by_mouse(move)
    assert visitor.round.sheet.total == before + net


def test_an_illegal_place_says_why_and_marks_nothing(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), first_turn))
    card = visitor.round.cards[0]
    assert card.pyramid is not None
    wall = next(field for field in GRID.fields(GRID.full) if card.pyramid.letter(*field) == "#")
    plies = len(visitor.game.session.plies)
    visitor.point(card.field_rect(*wall).center)
    preview = visitor.round.hand.preview
    assert preview is not None
    assert preview.reason is not None
    refusal = visitor.round.controller.texts.refusal(preview.reason)
    assert refusal in visitor.seen.replace(" | ", " ")
    visitor.click(card.field_rect(*wall).center)
    assert len(visitor.game.session.plies) == plies


def test_every_refusal_has_words_of_its_own() -> None:
    language.use("en")
    sentences = set(REFUSALS.values())
    assert len(sentences) == len(REFUSALS)


def test_the_shape_can_be_dragged_from_its_card(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    move = next(m for m in visitor.legal())
    visitor.turn_to(move)
    visitor.drag(visitor.round.expedition.card.card.center, visitor.spot(move))
    assert visitor.game.session.plies[-1].move == move


def test_wheel_and_keys_turn_and_mirror_the_shape(app: App) -> None:
    visitor = Visitor(
        app,
        play_ahead(
            begin(ANA, BEN),
            lambda g: (
                g.state.phase is Phase.MARK and g.rules.deck.patterns[g.state.pattern].name == "L4"
            ),
        ),
    )
    hand = visitor.round.hand
    drawn = hand.shape
    visitor.press(pygame.K_r)
    turned = hand.shape
    assert turned != drawn
    visitor.press(pygame.K_r, held=pygame.KMOD_SHIFT)
    assert hand.shape == drawn
    app.step(0, [pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False)])
    assert hand.shape == turned
    visitor.press(pygame.K_r, pygame.K_r, pygame.K_r, pygame.K_f)
    assert hand.shape not in (drawn, turned)


def test_a_single_square_is_marked_instead_of_the_shape(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    visitor.click(visitor.round.expedition.single.rect.center)
    assert visitor.round.hand.kind == SINGLE
    assert any(visitor.round.hand.lit(place) for place in (0, 1))
    visitor.mark_by_mouse()
    move = visitor.game.session.plies[-1].move
    assert isinstance(move, Mark)
    assert move.kind == SINGLE


def test_the_key_of_the_single_square_goes_there_and_back(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    visitor.press(pygame.K_x)
    assert visitor.round.hand.kind == SINGLE
    visitor.press(pygame.K_x)
    assert visitor.round.hand.kind == PATTERN


def test_a_cross_asks_for_one_more_square(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, NEFRU, seed=3), crossed))
    assert visitor.round.hand.kind == EXTRA
    assert "Mark 1 extra square" in visitor.seen
    move = visitor.legal()[0]
    visitor.mark_by_mouse(move)
    assert move.fields & dict(visitor.game.state.explorers[0].places)[move.card]


def test_arrows_move_the_shape_and_enter_marks(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    visitor.press(pygame.K_TAB)
    hand = visitor.round.hand
    assert hand.board == 0
    assert visitor.round.widgets.focus_visible
    visitor.press(*[pygame.K_LEFT] * 5, *[pygame.K_UP] * 5)
    assert hand.corner == (0, 0)
    visitor.press(pygame.K_RIGHT, pygame.K_DOWN)
    assert hand.corner == (1, 1)
    visitor.press(*[pygame.K_RIGHT] * 5)
    assert hand.board == 1
    assert visitor.round.widgets.focus is visitor.round.cards[1]


def test_the_legal_places_are_shown_one_by_one(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, BEN), some_turns))
    wanted = set(visitor.legal())
    found = set()
    for _ in wanted:
        visitor.press(pygame.K_p)
        preview = visitor.round.hand.preview
        assert preview is not None
        assert preview.reason is None
        found.add(preview.move)
    assert found == wanted
