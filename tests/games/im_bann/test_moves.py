"""The text form of moves, refusals, and undo."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import CHANCE, Over, Player, Setup
from pyramids.engine.errors import MoveSyntaxError
from pyramids.engine.session import Session
from pyramids.games.im_bann.moves import Beat, Done, Draw, Idle, Lose, PassMummy, Pick, Play, Swap
from pyramids.games.im_bann.spec import SPEC
from pyramids.games.im_bann.texts.refusals import REFUSALS
from tests.games.im_bann.players import play_game
from tests.games.im_bann.tables import RULES, Table, kind, player


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 2", Draw(2)),
        ("swap", Swap()),
        ("pick rope-2", Pick(kind("rope-2"))),
        ("play rope-3", Play(kind("rope-3"))),
        ("play spell torch", Play(kind("spell"), item=3)),
        ("play mummy 2", Play(kind("mummy"), to=2)),
        ("lose protection", Lose(kind("protection"))),
        ("beat", Beat()),
        ("mummy 4", PassMummy(4)),
        ("done", Done()),
        ("idle", Idle()),
    ],
)
def test_a_move_has_a_short_text_form(text: str, move: object) -> None:
    """IB-6 to IB-12"""
    assert RULES.decode(text) == move
    assert RULES.encode(RULES.decode(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "draw", "draw 0", "draw two", "play", "play gold-1", "play spell", "play spell sand",
        "play mummy", "play mummy torch", "play rope-3 torch", "pick rope-3 1", "lose gold",
        "depot", "depot sand", "mummy", "mummy ben", "done done", "Swap", "swap ", "draw ²",
    ],
)  # fmt: skip
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(MoveSyntaxError):
        RULES.decode(text)


def test_moves_of_different_kinds_are_never_equal() -> None:
    """A number in them may be a count, a card, an item or a player."""
    texts = [
        "draw 1",
        "mummy 1",
        "depot pickaxe",
        "pick ladder-2",
        "lose ladder-2",
        "play ladder-2",
    ]
    assert len({RULES.decode(text) for text in texts}) == len(texts)


def test_every_refusal_has_words() -> None:
    """Every reason that random tries at other moments give."""
    session = play_game(("random", "goer", "random"), 5)
    moves = {ply.move for ply in session.plies if ply.seat != CHANCE}
    codes = set()
    for state in session.states[::5]:
        for seat in range(-1, 4):
            for move in moves:
                reason = RULES.check(state, seat, move)
                if reason is not None:
                    codes.add(reason.code)
    assert codes <= set(REFUSALS)
    assert len(codes) > 12


def start() -> Session:
    """Two people, dealt."""
    setup = SPEC.validate(Setup(SPEC.id, "classic", (Player("Ana"), Player("Ben"))))
    session = Session(RULES, setup, 3)
    while session.proceed():
        pass
    return session


def test_a_swap_is_taken_back_card_by_card_until_it_is_drawn() -> None:
    """IB-6"""
    session = start()
    dealt = session.state
    session.submit(0, Swap())
    session.submit(0, RULES.legal(session.state, 0)[0])
    session.submit(0, Done())
    for _ in range(3):
        assert session.undo(0)
    assert session.state == dealt
    for _ in range(3):
        session.redo(0)
    session.draw()
    assert not session.can_undo(0)


def test_a_turn_can_be_taken_back_until_another_seat_has_decided() -> None:
    """IB-12: after a Curse that is the first victim."""
    table = Table(player("curse"), player("", "rope-1 rope-2"))
    session = start()
    session._states[-1] = table.state
    session.submit(0, RULES.decode("play curse"))
    assert session.can_undo(0)
    session.submit(1, RULES.decode("lose rope-1"))
    assert not session.can_undo(0)
    assert session.can_undo(1)


def test_a_game_always_ends_within_its_rounds() -> None:
    """Ruling 15: evenly random play rarely begins a swap, which is one move among many."""
    session = play_game(("random",) * 2, 1)
    assert isinstance(session.node, Over)
    decisions = [ply.move for ply in session.plies if ply.seat != CHANCE]
    swaps = sum(isinstance(move, Swap) for move in decisions)
    assert len(decisions) < 6 * 2 * 200
    assert swaps < len(decisions) / 5
