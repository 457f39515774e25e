"""Hints at the table: asked for by hand, thought out beside the window, never a move by itself."""

from __future__ import annotations

from time import sleep

import pygame
import pytest

from pyramids import language
from pyramids.engine.contract import MAX_HINTS, Player, Reason
from pyramids.games.silver_gold.bots.why import CODES
from pyramids.games.silver_gold.moves import EXTRA, SINGLE, Keep, Mark, Take
from pyramids.games.silver_gold.state import MARK_DUE, Phase
from pyramids.games.silver_gold.texts.reasons import clause
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.round.refill import Offer
from pyramids.play.running_game import RunningGame
from pyramids.tables.parts.hints import Hints
from pyramids.ui.app import App
from tests.games.silver_gold.ui.table_player import ANA, NEFRU, Visitor, begin, play_ahead

NAPS = 3000
"""Hundredths of a second until the adviser must have answered."""


def marking(game: RunningGame) -> bool:
    """A shape is to be marked, and there are marks already."""
    return game.state.phase is Phase.MARK and game.state.turn == 3 and game.state.due[0] == MARK_DUE


def crossed(game: RunningGame) -> bool:
    """Ana owes an extra mark."""
    return game.state.phase is Phase.MARK and game.state.due[0] not in (0, MARK_DUE)


class Asker(Visitor):
    """A visitor who asks for hints and waits for them."""

    def press_number(self, number: int) -> None:
        """A number key, with the character that it types."""
        key = pygame.K_0 + number
        self.app.step(0, [
            pygame.Event(pygame.KEYDOWN, key=key, unicode=str(number), mod=0),
            pygame.Event(pygame.KEYUP, key=key, mod=0),
        ])  # fmt: skip

    def ask(self) -> None:
        """Press H; another process thinks, so real time has to pass."""
        self.wait_for_my_turn()
        self.press(pygame.K_h)
        self.await_answer(self.round.hints)

    def await_answer(self, hints: Hints) -> None:
        """Nap until the hints are there."""
        for _ in range(NAPS):
            if hints.hints:
                return
            self.wait(1)
            sleep(0.01)
        raise AssertionError("the adviser never answers")


def test_three_hints_are_legal_and_say_why(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    hints = visitor.round.hints.hints
    legal = visitor.game.rules.legal(visitor.game.state, 0)
    assert len(hints) == MAX_HINTS
    assert all(hint.move in legal for hint in hints)
    texts = visitor.game.spec.texts(visitor.game.rules)
    seen = visitor.seen.replace(" | ", " ")
    for hint in hints:
        assert texts.reasons(hint.reasons) in seen


def test_a_chosen_hint_is_in_the_hand_but_marks_nothing(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    hint = visitor.round.hints.hints[1]
    plies = len(visitor.game.session.plies)
    visitor.press_number(2)
    preview = visitor.round.hand.preview
    assert preview is not None
    assert preview.move == hint.move
    assert len(visitor.game.session.plies) == plies
    visitor.press(pygame.K_RETURN)
    assert hint.move in [ply.move for ply in visitor.game.session.plies if ply.seat == 0]


def test_a_click_on_a_hint_takes_it_up(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    hint = visitor.round.hints.hints[0]
    visitor.click(visitor.round.hints.list.lines[0].rect.center)
    preview = visitor.round.hand.preview
    assert preview is not None
    assert preview.move == hint.move


def test_hints_for_an_extra_square_are_extra_squares(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU, seed=3), crossed))
    visitor.ask()
    assert {h.move.kind for h in visitor.round.hints.hints if isinstance(h.move, Mark)} == {EXTRA}


def test_a_hint_for_one_square_changes_what_is_in_the_hand(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.wait_for_my_turn()
    single = next(
        move
        for move in visitor.game.rules.legal(visitor.game.state, 0)
        if isinstance(move, Mark) and move.kind == SINGLE
    )
    visitor.round.hand.lay(single)
    preview = visitor.round.hand.preview
    assert preview is not None
    assert (preview.move, preview.reason) == (single, None)


def test_hints_go_when_they_are_put_away_or_something_was_marked(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.ask()
    visitor.press(pygame.K_ESCAPE)
    assert not visitor.round.hints.shown
    assert visitor.app.scenes.top is visitor.round
    visitor.ask()
    visitor.mark_by_keys()
    assert not visitor.round.hints.shown


def test_nobody_gets_hints_while_there_is_nothing_to_mark(app: App) -> None:
    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), marking))
    visitor.wait_for_my_turn()
    visitor.mark_by_keys()
    visitor.press(pygame.K_h)
    assert not visitor.round.hints.shown


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_reason_has_words_in_every_language(code: str) -> None:
    language.use(code)
    params = {"card": 7, "colour": "green", "points": 10, "count": 2, "turns": 3, "pattern": "O4"}
    for reason in CODES:
        words = clause(Reason(reason, {**params, "seat": 1, "hint": 3}))
        assert words
        assert "{" not in words


# Why the bots moved as they did.


def test_a_bots_plate_says_why_it_marked(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, Player("Djau", "racer")), marking))
    visitor.wait_for_my_turn()
    controller = visitor.round.controller
    why = controller.log.why_last_turn(1)
    assert why
    assert why in visitor.round.rivals.plates[0].tooltip_at((0, 0))
    visitor.press(pygame.K_o)
    assert why in visitor.seen


def test_a_hidden_mark_is_not_explained_before_it_is_shown(app: App) -> None:
    game = play_ahead(begin(ANA, Player("Djau", "racer")), marking)
    visitor = Visitor(app, game)
    visitor.wait_for_my_turn()
    controller = visitor.round.controller
    known = controller.log.why_last_turn(1)
    visitor.wait_for(lambda: bool(controller.flow.hidden_plies()))
    assert controller.log.why_last_turn(1) == known
    (hidden,) = controller.flow.hidden_plies()
    assert controller.log.reasons.of_ply(hidden) == ()
    visitor.mark_by_mouse()
    visitor.wait_for_my_turn()
    assert controller.log.reasons.of_ply(hidden) != ()


def test_the_log_explains_bots_and_no_people(app: App) -> None:
    game = play_ahead(begin(ANA, Player("Djau", "racer")), marking)
    visitor = Visitor(app, game)
    visitor.wait_for_my_turn()
    lines = [line for line in visitor.round.controller.log.lines() if line.why and line.seat >= 0]
    said = {(line.seat, bool(language.text_of(line.why))) for line in lines}
    assert said == {(0, False), (1, True)}


def test_a_bot_without_reasons_says_nothing(app: App) -> None:
    visitor = Visitor(app, play_ahead(begin(ANA, Player("Nobody", "random")), marking))
    visitor.wait_for_my_turn()
    assert visitor.round.controller.log.why_last_turn(1) == ""


# Hints before and between the rounds.


def test_a_hint_for_the_draft_chooses_two_cards_and_keeps_none(app: App) -> None:
    visitor = Asker(app, begin(ANA, NEFRU))
    visitor.press(pygame.K_h)
    draft = visitor.app.scenes.top
    assert isinstance(draft, DraftScene)
    visitor.await_answer(draft.hints)
    visitor.press_number(1)
    best = draft.hints.hints[0].move
    assert isinstance(best, Keep)
    assert tuple(sorted(card.pyramid.number for card in draft.chosen)) == best.cards
    assert not draft.done


def test_a_hint_for_the_refill_points_at_a_card_and_takes_none(app: App) -> None:
    def refilling(game: RunningGame) -> bool:
        return game.state.phase is Phase.TAKE and game.state.queue[0] == 0

    visitor = Asker(app, play_ahead(begin(ANA, NEFRU), refilling))
    visitor.wait_for(lambda: visitor.round.refill.visible)
    table = visitor.round
    visitor.press(pygame.K_h)
    visitor.await_answer(table.hints)
    best = table.hints.hints[0].move
    assert best in visitor.game.rules.legal(visitor.game.state, 0)
    visitor.press_number(1)
    focus = table.widgets.focus
    assert isinstance(focus, Offer)
    assert Take(focus.number) == best
    assert table.refill.visible
