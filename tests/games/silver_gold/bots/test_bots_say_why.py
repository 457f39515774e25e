"""A choice can be explained in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyramids.bots.distinct_reasons import COMPARISONS, REASONS
from pyramids.games.silver_gold.bots import strategist, why
from pyramids.games.silver_gold.bots.why import CODES
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Take
from pyramids.games.silver_gold.texts import SilverGoldTexts
from tests.games.silver_gold.bots.bot_games import CHARACTERS, decisions, make, rules


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_move_of_a_game_has_a_reason_in_words(name: str) -> None:
    bot, kinds = make(name), set()
    texts = SilverGoldTexts(rules())
    for seed in (1, 2):
        for decision in decisions(name, name, seed=seed, budget=8):
            reasons = bot.why(decision.view, decision.legal, decision.move)
            assert 1 <= len(reasons) <= REASONS
            assert "{" not in texts.reasons(reasons)
            kinds.add(type(decision.move))
    assert kinds == {Keep, Mark, Take}


def test_completing_a_pyramid_is_the_first_reason() -> None:
    bot = make("racer")
    tombs = {card.number: card.tomb for card in rules().deck.pyramids}
    found = 0
    for decision in decisions("racer", "racer", seed=4):
        move = decision.move
        if isinstance(move, Mark) and move.fields & tombs[move.card]:
            codes = [reason.code for reason in bot.why(decision.view, decision.legal, move)]
            assert "completes" in codes
            found += 1
    assert found >= 8


def test_an_unseen_card_has_its_own_reason() -> None:
    taking = next(d for d in decisions("racer", "racer", seed=4) if isinstance(d.move, Take))
    reasons = make("master").why(taking.view, taking.legal, Take(STACK))
    assert [reason.code for reason in reasons] == ["unseen"]


def test_every_code_in_the_source_is_listed() -> None:
    sources = [
        Path(str(module.__file__)).read_text(encoding="utf-8") for module in (why, strategist)
    ]
    written = re.findall(r'(?:Reason\(|^ +\()"(\w+)"', "\n".join(sources), re.MULTILINE)
    assert {*written, "takes_award", "nears_award", *COMPARISONS} == set(CODES)
