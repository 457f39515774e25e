"""One running game: moves, draws, undo and redo, tried on a toy game."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    Chance,
    Close,
    Decide,
    Node,
    Over,
    Player,
    Ply,
    Reason,
    Setup,
)
from pyramids.engine.errors import IllegalMoveError, SetupError
from pyramids.engine.session import Session
from tests.engine.toy_game import NO_BID, SPEC, Lots, LotsRules, Made

PEOPLE = (Player("Ana"), Player("Ben"))
WITH_BOT = (Player("Ana"), Player("Bo", "first"))
BIDS = (Ply(0, "bid 1"), Ply(1, "bid 0"))


def session(players: tuple[Player, ...] = PEOPLE, seed: int = 1) -> Session:
    return Session(LotsRules(), SPEC.validate(Setup("lots", "toy", players)), seed)


class OneAfterTheOther(LotsRules):
    """One lot of 1: each player in turn bids once, a single one twice, and nothing is hidden."""

    def initial(self, setup: Setup) -> Lots:
        return Lots((), 1, (NO_BID,) * max(2, len(setup.players)), False, (0,) * len(setup.players))

    def node(self, state: Lots) -> Node:
        made = sum(bid != NO_BID for bid in state.bids)
        if made == len(state.bids):
            return Over(state.points, (1,) * len(state.points), "played")
        return Decide((made % len(state.points),))

    def apply(self, state: Lots, seat: int, move: str) -> Lots:
        made = state.bids.index(NO_BID)
        bids = (*state.bids[:made], int(move[-1]), *state.bids[made + 1 :])
        return state._replace(bids=bids)


def play_out(game: Session) -> Over:
    while not isinstance(node := game.node, Over):
        if not game.proceed():
            seat = game.waiting()[0]
            game.submit(seat, game.rules.legal(game.state, seat)[-1])
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
        ([Ply(CHANCE, 1), Ply(0, "bid 1"), CLOSE], "ply 3: there is no turn to close"),
        ([Ply(CHANCE, 1), *BIDS, Ply(0, "keep")], "ply 4: 'keep' by player 0"),
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
    game.close()
    game.submit(0, "keep")
    game.draw()
    assert not game.can_undo(0)
    assert not game.undo(0)
    assert len(game.plies) == 6


def test_a_turn_that_all_have_decided_waits_to_be_closed() -> None:
    """What follows from both bids doesn't happen by the second one."""
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    with pytest.raises(IllegalMoveError, match="no turn to close"):
        game.close()
    game.submit(1, "bid 2")
    assert game.node == Close()
    assert game.waiting() == ()
    assert not game.state.compared
    (event,) = game.close()
    assert event.seat == CLOSE.seat
    assert game.plies[-1] == CLOSE
    assert game.state.compared
    assert game.node == Decide((1,))


def test_undo_never_goes_past_a_closed_turn() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    assert game.can_undo(0)
    assert game.can_undo(1)
    game.close()
    assert not game.undo(0)
    assert not game.undo(1)
    game.submit(0, "keep")
    assert game.undo(0), "the turn after it is one's own"
    assert not game.undo(0)


def test_undo_of_a_turn_in_order_ends_with_the_next_players_move() -> None:
    """Whoever has seen it must not see another one."""
    game = Session(OneAfterTheOther(), Setup("lots", "toy", WITH_BOT), 1)
    game.submit(0, "bid 1")
    assert game.can_undo(0)
    game.submit(1, "bid 2")
    assert not game.undo(0), "a bot's move counts as much as a person's"
    assert game.undo(1)
    assert game.undo(0)


@pytest.mark.parametrize("players", [PEOPLE, WITH_BOT], ids=["people", "with a bot"])
def test_anothers_bid_survives_the_undo_before_it(players: tuple[Player, ...]) -> None:
    """Both bid at the same time: nobody needs to think again."""
    game = session(players)
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 0")
    assert game.undo(0)
    assert game.plies[1:] == [Ply(1, "bid 0")]
    assert game.state.bids == (-1, 0)
    game.submit(0, "bid 2")
    game.close()
    assert game.waiting() == (0,)


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
    game = Session(OneAfterTheOther(), Setup("lots", "toy", PEOPLE[:1]), 1)
    game.submit(0, "bid 0")
    game.submit(0, "bid 1")
    after = game.state
    assert game.undo(0)
    assert game.undo(0)
    assert not game.undo(0)
    game.redo(0)
    game.redo(0)
    assert game.state == after


def test_a_closed_turn_forgets_what_was_undone() -> None:
    game = session()
    game.draw()
    game.submit(0, "bid 1")
    game.submit(1, "bid 1")
    game.undo(0)
    game.submit(0, "bid 2")
    game.undo(1)
    game.submit(1, "bid 0")
    game.close()
    assert not game.can_redo(0)
    assert not game.can_redo(1)


def test_a_seats_decisions_are_counted_without_draws_and_closed_turns() -> None:
    game = session()
    game.draw()
    assert (game.decisions(0), game.final_plies()) == (0, 1)
    game.submit(1, "bid 1")
    game.submit(0, "bid 1")
    assert (game.decisions(0), game.decisions(1), game.final_plies()) == (1, 1, 1)
    game.undo(0)
    assert (game.decisions(0), game.decisions(1)) == (0, 1)
    game.redo(0)
    game.close()
    assert (game.decisions(0), game.final_plies()) == (1, 4)
    game.submit(0, "keep")
    assert (game.decisions(0), game.final_plies()) == (2, 4)


def test_plies_without_closed_turns_are_replayed_with_them() -> None:
    """Records of version 1 are like this. The last turn is closed too."""
    game = session(seed=3)
    play_out(game)
    moves = [ply for ply in game.plies if ply != CLOSE]
    assert len(moves) == len(game.plies) - 3
    again = Session.replay(game.rules, game.setup, 3, moves, close_turns=True)
    assert again.plies == game.plies
    assert again.states == game.states
    cut = Session.replay(game.rules, game.setup, 3, moves[:3], close_turns=True)
    assert cut.plies == game.plies[:4]
    assert cut.plies[-1] == CLOSE


def test_undo_is_no_way_to_another_lot() -> None:
    """What is drawn next stays the same, however often one goes back."""
    straight, wavering = session(seed=9), session(seed=9)
    for game in (straight, wavering):
        game.draw()
        game.submit(0, "bid 1")
        game.submit(1, "bid 0")
        game.close()
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
