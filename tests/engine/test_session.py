"""One running game: moves, draws, undo and redo, tried on a toy game."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import CHANCE, Chance, Decide, Over, Player, Ply, Reason, Setup
from pyramids.engine.errors import IllegalMoveError, SetupError
from pyramids.engine.session import Session
from tests.engine.toy_game import SPEC, LotsRules, Made

PEOPLE = (Player("Ana"), Player("Ben"))
WITH_BOT = (Player("Ana"), Player("Bo", "first"))


def session(players: tuple[Player, ...] = PEOPLE, seed: int = 1) -> Session:
    return Session(LotsRules(), SPEC.validate(Setup("lots", "toy", players)), seed)


def play_out(game: Session) -> Over:
    while not isinstance(node := game.node, Over):
        if isinstance(node, Chance):
            game.draw()
        else:
            game.submit(node.seats[0], game.rules.legal(game.state, node.seats[0])[-1])
    return node


def test_a_session_starts_with_nothing_drawn() -> None:
    """The caller sets the pace: nothing happens by itself."""
    game = session()
    assert game.state == LotsRules().initial(game.setup)
    assert isinstance(game.node, Chance)
    assert game.waiting() == ()
    assert game.plies == []


def test_moves_and_draws_are_told_and_noted() -> None:
    game = session()
    assert game.draw() == (Made(CHANCE, game.state.lot),)
    assert game.waiting() == (0, 1)
    assert game.submit(1, "bid 2") == (Made(1, "bid 2"),)
    assert game.waiting() == (0,)
    assert game.plies == [Ply(CHANCE, game.state.lot), Ply(1, "bid 2")]
    assert len(game.states) == 3


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    game = session()
    game.draw()
    before = game.state
    with pytest.raises(IllegalMoveError, match=r"'keep' by player 0 is refused: not now") as caught:
        game.submit(0, "keep")
    assert caught.value.reason == Reason("not_now", {"seat": 0})
    assert game.state is before
    assert len(game.plies) == 1


def test_there_is_nothing_to_draw_while_somebody_decides() -> None:
    game = session()
    game.draw()
    with pytest.raises(IllegalMoveError, match="nothing to draw"):
        game.draw()


def test_the_same_seed_draws_the_same_lots() -> None:
    lots = []
    for _ in range(2):
        game = session(seed=5)
        play_out(game)
        lots.append([ply.move for ply in game.plies if ply.seat == CHANCE])
    assert lots[0] == lots[1]
    assert sorted(lots[0]) == [1, 2, 3]


def test_replay_refuses_what_never_happened_and_names_the_ply() -> None:
    rules, setup = LotsRules(), Setup("lots", "toy", PEOPLE)
    for plies, words in (
        ([Ply(0, "bid 1")], "ply 1: 'bid 1' by player 0"),
        ([Ply(CHANCE, 9)], "ply 1: the chance outcome 9 is not possible"),
        ([Ply(CHANCE, 1), Ply(CHANCE, 2)], "ply 2: a chance outcome"),
        ([Ply(CHANCE, 1), Ply(0, "bid 1"), Ply(0, "bid 1")], "ply 3: 'bid 1' by player 0"),
    ):
        with pytest.raises(IllegalMoveError, match=words):
            Session.replay(rules, setup, 1, plies)


def test_undo_takes_back_ones_last_move() -> None:
    game = session()
    game.draw()
    before = game.state
    game.submit(0, "bid 1")
    assert game.can_undo(0)
    assert game.undo(0)
    assert game.state == before
    assert game.waiting() == (0, 1)


def test_undo_never_goes_past_a_draw() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    game.submit(0, "keep")
    game.draw()
    assert not game.can_undo(0)
    assert not game.undo(0)
    assert len(game.plies) == 5


def test_undo_never_goes_past_another_persons_move() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    assert not game.undo(0)
    assert game.undo(1)
    assert game.undo(0)


def test_a_bots_independent_move_survives_the_undo_before_it() -> None:
    """Both bid at the same time: the bot needn't think again."""
    game = session(WITH_BOT)
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    assert game.undo(0)
    assert game.plies[1:] == [Ply(1, "bid 0")]
    assert game.state.bids == (-1, 0)
    game.submit(0, "bid 2")
    assert game.waiting() == (0,)


def test_a_bots_answer_is_forgotten_with_the_move_it_answered() -> None:
    game = session(WITH_BOT)
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 2")
    game.submit(1, "keep")
    assert game.undo(0)
    assert game.plies[1:] == [Ply(1, "bid 2")]
    assert game.node == Decide((0,))


def test_redo_makes_the_undone_move_again() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    after = game.state
    game.undo(0)
    assert game.can_redo(0)
    assert not game.can_redo(1)
    game.redo(0)
    assert game.state == after
    assert not game.can_redo(0)
    with pytest.raises(IllegalMoveError, match="nothing to redo"):
        game.redo(0)


def test_a_new_move_forgets_what_was_undone() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.undo(0)
    game.submit(0, "bid 2")
    assert not game.can_redo(0)


def test_what_was_undone_can_be_redone_after_a_bots_own_move() -> None:
    """Both bid at the same time: a bot that thought longer takes nothing away."""
    game = session(WITH_BOT)
    game.draw()
    game.submit(0, "bid 1")
    game.undo(0)
    game.submit(1, "bid 0")
    assert game.can_redo(0)
    game.redo(0)
    assert game.plies[1:] == [Ply(1, "bid 0"), Ply(0, "bid 1")]


def test_people_redo_their_own_moves_whoever_went_back_last() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    game.undo(1)
    game.undo(0)
    game.redo(1)
    game.redo(0)
    assert game.plies[1:] == [Ply(1, "bid 0"), Ply(0, "bid 1")]


def test_several_moves_are_undone_and_redone_in_turn() -> None:
    game = session(WITH_BOT)
    game.draw()
    game.submit(1, "bid 0")
    game.submit(0, "bid 1")
    game.submit(0, "give")
    after = game.state
    assert game.undo(0)
    assert game.undo(0)
    assert not game.undo(0), "before it lies a draw"
    game.redo(0)
    game.redo(0)
    assert game.state == after


def test_undo_is_no_way_to_another_lot() -> None:
    """What is drawn next stays the same, however often one goes back."""
    straight, wavering = session(seed=9), session(seed=9)
    for game in (straight, wavering):
        game.draw()
        game.submit(0, "bid 1")
        game.submit(1, "bid 0")
        game.submit(0, "keep")
    for _ in range(3):
        wavering.undo(0)
        wavering.submit(0, "keep")
    straight.draw()
    wavering.draw()
    assert straight.state == wavering.state


def test_the_result_ranks_the_players() -> None:
    game = session()
    over = play_out(game)
    assert sum(over.scores) == 6
    assert over.winners == tuple(seat for seat in (0, 1) if over.scores[seat] == max(over.scores))


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup("lots", "toy", PEOPLE[:1]), "Lots is for 2 to 2 players, not 1"),
        (Setup("lots", "toy", PEOPLE, {"speed": "x"}), "no option 'speed': it has pace"),
        (Setup("lots", "toy", PEOPLE, {"pace": "x"}), "can't be 'x': choose from calm, quick"),
    ],
)
def test_a_setup_that_does_not_exist_is_refused(setup: Setup, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        SPEC.validate(setup)


def test_defaults_are_filled_into_a_setup() -> None:
    assert SPEC.validate(Setup("lots", "toy", PEOPLE)).options == {"pace": "calm"}
    assert SPEC.validate(Setup("lots", "toy", PEOPLE, {"pace": "quick"})).options == {
        "pace": "quick"
    }


def test_an_unknown_bot_is_refused_by_name() -> None:
    assert SPEC.bot("first").name == "first"
    with pytest.raises(SetupError, match="no bot called 'second': choose from first"):
        SPEC.bot("second")


def test_states_are_values() -> None:
    """Equal states are equal wherever they come from, and hash alike."""
    one, two = session(seed=4), session(seed=4)
    play_out(one)
    play_out(two)
    assert one.states == two.states
    assert {hash(state) for state in one.states} == {hash(state) for state in two.states}
