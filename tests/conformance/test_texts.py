"""What every game says: in every language, about whole games, and never what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pyramids import language
from pyramids.catalogue import all_games
from pyramids.engine.contract import AnyTexts, Decide, GameSpec, Over
from pyramids.engine.records.transcripts import steps
from pyramids.engine.session import Session
from tests.conformance.random_play import Case, cases, play

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
EVERY_LANGUAGE = pytest.mark.parametrize("code", language.LANGUAGES)


@pytest.fixture(autouse=True)
def spoken(code: str) -> Iterator[None]:
    """Speak a language for a test."""
    language.use(code)
    yield
    language.use("en")


def told(case: Case) -> tuple[Session, AnyTexts, list[str]]:
    """A random game, what its game says, and the names at the table."""
    session = play(case, 7)
    names = [player.name for player in session.setup.players]
    return session, case.spec.texts(case.rules), names


def some(states: tuple[Any, ...], count: int) -> tuple[Any, ...]:
    """About so many states from all over a game."""
    return states[:: max(1, len(states) // count)]


def is_line(text: str) -> bool:
    """Whether it is a text that can stand in a line: no placeholder is left, nothing is missing."""
    return bool(text.strip()) and text.isprintable() and not set("{}") & set(text)


@pytest.mark.sampled(6, slow=22)
@EVERY_CASE
@EVERY_LANGUAGE
def test_every_state_can_be_read_line_by_line(case: Case, code: str) -> None:
    session, texts, names = told(case)
    for state in some(session.states, 10):
        for viewer in range(case.seats):
            seen = case.rules.observe(state, viewer).state
            lines = [*texts.overview(seen, names)]
            for seat in range(case.seats):
                own = texts.player(seen, seat, names)
                assert names[seat] in own[0]
                lines += own
                assert all(line.isprintable() for line in texts.drawing(seen, seat))
            assert all(map(is_line, lines)), lines


@pytest.mark.sampled(6, slow=22)
@EVERY_CASE
@EVERY_LANGUAGE
def test_whoever_has_to_decide_is_told_what_and_every_move_differs(case: Case, code: str) -> None:
    session, texts, names = told(case)
    for state in some(session.states, 40):
        node = case.rules.node(state)
        deciding = node.seats if isinstance(node, Decide) else ()
        for seat in range(case.seats):
            seen = case.rules.observe(state, seat).state
            assert is_line(texts.task(seen, seat)) == (seat in deciding)
            moves = case.rules.legal(seen, seat)
            words = [texts.move(seen, seat, move, names) for move in moves]
            assert all(map(is_line, words)), words
            assert len(set(words)) == len(moves)


@pytest.mark.sampled(6, slow=22)
@EVERY_CASE
@EVERY_LANGUAGE
def test_a_whole_game_is_told_in_the_log_and_step_by_step(case: Case, code: str) -> None:
    session, texts, names = told(case)
    headings = 0
    for step in steps(case.rules, session.setup, session.plies):
        for viewer in range(case.seats):
            seen = [case.rules.shown(event, viewer) for event in step.events]
            events = [event for event in seen if event is not None]
            lines = [line for event in events if (line := texts.event(event, names))]
            assert all(map(is_line, lines)), lines
            assert all(map(is_line, texts.sentences(events, names)))
        headings += any(texts.starts_turn(event) for event in step.events)
    assert headings > 1


@pytest.mark.sampled(6, slow=22)
@EVERY_CASE
@EVERY_LANGUAGE
def test_the_result_names_the_winners_and_every_line_of_a_score(case: Case, code: str) -> None:
    session, texts, names = told(case)
    over = session.node
    assert isinstance(over, Over)
    headline, verdict = texts.result(session.state, over, names)
    assert is_line(headline)
    assert not verdict or is_line(verdict)
    if case.seats > 1:
        assert all(names[seat] in headline for seat in over.winners)
    titles = [texts.score_line(key) for key in case.rules.tally(session.state, 0)]
    assert all(map(is_line, titles))
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
@EVERY_LANGUAGE
def test_every_option_has_a_title_a_note_and_titles_of_its_choices(
    spec: GameSpec, code: str
) -> None:
    for option in spec.options:
        choices = [title for _choice, title in option.titled_choices]
        assert all(is_line(language._(text)) for text in (option.title, option.note, *choices))
        assert len(set(choices)) == len(choices)


@pytest.mark.sampled(6, slow=22)
@EVERY_CASE
@EVERY_LANGUAGE
def test_every_refusal_of_random_tries_has_words(case: Case, code: str) -> None:
    """Moves of one moment are tried at another one."""
    session, texts, _names = told(case)
    rng = Random(3)
    moves = [ply.move for ply in session.plies if ply.seat >= 0]
    for state in some(session.states, 60):
        for seat in range(case.seats):
            why = case.rules.check(state, seat, moves[int(rng.random() * len(moves))])
            if why is not None:
                assert is_line(texts.refusal(why))
                assert texts.refusal(why) != str(why)
