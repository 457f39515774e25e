"""Taking a whole turn back, and conceding: what a front end without a window sees of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import CHANCE, Decide, GameSpec, Player, Ply
from pyramids.engine.records.record import RecordWriter, dumps, loads, resume
from pyramids.engine.session import Session
from pyramids.play.game_flow import Ask, Finished, GameFlow, HandOver, Pause
from pyramids.play.history.finished_game import watch
from pyramids.play.running_game import leave_all
from pyramids.play.seats import quickest_bot
from pyramids.play.texts.late_undo import undo_advice, why_not_undo
from pyramids.play.texts.log import GameLog
from tests.play.hands_game import SPEC as HANDS
from tests.play.test_game_flow import ANA, BEN, BOT, GAMES, await_ask, begin, first_move
from tests.shared.kept_games import begun, one_ply

CLEO = Player("Cleo")


@pytest.fixture(autouse=True)
def _leave() -> Iterator[None]:
    yield
    leave_all()


def play_turns(flow: GameFlow, turns: int) -> list[Any]:
    """Play the viewer's first legal moves for some turns; returns the states before each turn."""
    before: list[Any] = []
    known = 0
    while True:
        await_ask(flow, flow.viewer)
        if not before or begins_turn(flow, known):
            before.append(flow.game.state)
        if len(before) > turns:
            return before
        flow.decide(first_move(flow))
        known = len(flow.game.session.plies)


def begins_turn(flow: GameFlow, known: int) -> bool:
    """Whether the game counts a new turn, and it isn't the viewer's own that goes on."""
    session, progress, node = flow.game.session, flow.game.spec.progress, flow.game.node
    counted = progress(session.states[-1]) != progress(session.states[known - 1])
    others = any(ply.seat not in (CHANCE, flow.viewer) for ply in session.plies[known:])
    return counted and (others or (isinstance(node, Decide) and node.together))


def moves(flow: GameFlow) -> list[Ply]:
    return list(flow.game.session.plies)


# Taking a turn back.


@pytest.mark.parametrize("spec", GAMES)
def test_the_last_turn_is_taken_back_though_bots_have_moved_and_cards_are_revealed(
    spec: GameSpec,
) -> None:
    flow = begin(spec, ANA, BOT)
    before = play_turns(flow, 4)
    assert not flow.can_undo()
    for state in reversed(before[2:-1]):
        assert flow.take_back()
        assert flow.viewer == 0
        assert flow.game.rules.observe(flow.game.state, 0) == flow.game.rules.observe(state, 0)
        assert isinstance(flow.next(), Ask)
    assert len(flow.game.session.take_backs) == len(before[2:-1])


@pytest.mark.parametrize("spec", GAMES)
def test_the_same_moves_lead_to_the_same_game_again(spec: GameSpec) -> None:
    """A take-back draws nothing anew, and bots decide as before: one seed stays one game."""
    flow = begin(spec, ANA, BOT)
    play_turns(flow, 5)
    played = moves(flow)
    for _ in range(3):
        assert flow.take_back()
    kept = len(flow.game.session.plies)
    assert kept < len(played)
    play_turns(flow, len({flow.game.spec.progress(s) for s in flow.game.session.states}))
    again = moves(flow)
    length = min(len(played), len(again))
    assert length > kept

    def by_seat(plies: list[Ply]) -> dict[int, list[Any]]:
        seats = {ply.seat for ply in plies}
        return {seat: [ply.move for ply in plies if ply.seat == seat] for seat in seats}

    # Where all decide together, the order depends on who was faster.
    first, second = by_seat(played), by_seat(again)
    for seat, choices in first.items():
        shared = min(len(choices), len(second[seat]))
        assert choices[:shared] == second[seat][:shared]


@pytest.mark.parametrize("spec", GAMES)
def test_the_next_cards_stay_in_their_order_whatever_is_played_instead(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT)
    play_turns(flow, 3)
    drawn = [ply.move for ply in moves(flow) if ply.seat == CHANCE]
    assert flow.take_back()
    at_first = [ply.move for ply in moves(flow) if ply.seat == CHANCE]
    other = flow.game.rules.legal(flow.game.state, 0)[-1]
    flow.decide(other)
    await_ask(flow, 0)
    now = [ply.move for ply in moves(flow) if ply.seat == CHANCE]
    assert now[: len(at_first)] == drawn[: len(at_first)]
    replayed = Session.replay(
        flow.game.rules, flow.game.setup, flow.game.seed, flow.game.session.plies
    )
    assert replayed.state == flow.game.state


@pytest.mark.parametrize("spec", GAMES)
def test_take_backs_are_in_the_record_and_survive_loading_and_replay(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT)
    play_turns(flow, 3)
    assert flow.take_back()
    plies = len(flow.game.session.plies)
    record = loads(dumps(RecordWriter(flow.game.session).record(flow.game.level.digest)))
    assert [(t.ply, t.seat) for t in record.take_backs] == [(plies, 0)]
    session = resume(record, spec, flow.game.level)
    assert session.take_backs == flow.game.session.take_backs
    assert session.state == flow.game.state
    assert watch(record).take_backs == 1
    # The draws go on as in the game that wasn't loaded.
    for _ in range(40):
        for game in (session, flow.game.session):
            if not game.proceed() and game.waiting():
                seat = game.waiting()[0]
                game.submit(seat, game.rules.legal(game.state, seat)[0])
    assert session.state == flow.game.session.state


def test_the_log_forgets_what_was_taken_back() -> None:
    spec = all_games()[0]
    flow = begin(spec, ANA, BOT)
    log = GameLog(flow)
    play_turns(flow, 4)
    log.entries()
    assert flow.take_back()
    other = flow.game.rules.legal(flow.game.state, 0)[-1]
    flow.decide(other)
    await_ask(flow, 0)
    assert log.entries() == GameLog(flow).entries()


@pytest.mark.parametrize("spec", GAMES)
def test_nobody_takes_back_a_turn_that_others_at_the_screen_have_seen(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BEN)
    play_turns(flow, 2)
    assert not flow.can_take_back()
    plies = moves(flow)
    assert not flow.take_back()
    assert moves(flow) == plies


@pytest.mark.parametrize("spec", GAMES)
def test_a_turn_that_is_not_final_is_undone_without_a_mark(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT, confirm=True)
    before = play_turns(flow, 2)[-1]
    flow.decide(first_move(flow))
    assert flow.can_undo()
    assert flow.take_back()
    assert flow.game.rules.observe(flow.game.state, 0) == flow.game.rules.observe(before, 0)
    assert not flow.game.session.take_backs


def test_in_a_game_that_counts_no_turns_the_last_decision_in_order_is_taken_back() -> None:
    flow = begin(HANDS, ANA, BOT)
    await_ask(flow, 0)
    flow.decide(first_move(flow))
    await_ask(flow, 0)
    state = flow.game.state
    flow.decide(first_move(flow))
    await_ask(flow, 0)
    assert flow.take_back()
    assert flow.game.state == state


@pytest.mark.parametrize("spec", GAMES)
def test_before_the_first_decision_there_is_nothing_to_take_back(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT)
    await_ask(flow, 0)
    assert not flow.can_take_back()
    assert why_not_undo(flow) == "There's nothing to undo yet"


@pytest.mark.parametrize("spec", GAMES)
def test_a_late_undo_is_told_why_and_what_helps(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT)
    play_turns(flow, 2)
    assert not flow.undo()
    assert why_not_undo(flow).startswith("Too late to undo: ")
    assert "Confirm my turn" in undo_advice(flow)
    flow.game.settings.confirm_turn = True
    assert "settings" not in undo_advice(flow)


def test_a_late_undo_in_order_names_who_has_moved() -> None:
    flow = begin(HANDS, ANA, BOT, seed=1)
    await_ask(flow, 0)
    flow.decide(first_move(flow))
    await_ask(flow, 0)
    assert why_not_undo(flow).startswith("Too late to undo: ")


# Conceding.


@pytest.mark.parametrize("spec", GAMES)
def test_a_conceded_game_against_bots_is_played_out_by_the_quickest_bot(spec: GameSpec) -> None:
    strongest = max(spec.bots, key=lambda bot: bot.budget).name
    flow = begin(spec, ANA, Player("Khamun", strongest))
    await_ask(flow, 0)
    assert flow.concede()
    for seat in (0, 1):
        assert flow.game.decider(seat) == quickest_bot(spec).name
    plies = len(flow.game.session.plies)
    for _ in range(5000):
        flow.bots.next_frame()
        came = flow.next()
        assert not isinstance(came, Ask | HandOver | Pause)
        if isinstance(came, Finished):
            break
    assert flow.game.over is not None
    assert [(c.seat, c.ply) for c in flow.game.session.concessions] == [(0, plies)]
    assert not flow.can_concede()
    assert not flow.can_take_back()


@pytest.mark.parametrize("spec", GAMES)
def test_one_of_several_people_concedes_and_the_others_play_on(spec: GameSpec) -> None:
    if 3 not in spec.seats:
        pytest.skip("a game for fewer players")
    flow = begin(spec, ANA, BEN, CLEO)
    await_ask(flow, 0)
    assert flow.concede()
    asked = set()
    for _ in range(5000):
        flow.bots.next_frame()
        came = flow.next()
        match came:
            case Ask(seat):
                asked.add(seat)
                flow.decide(first_move(flow))
            case HandOver(seat):
                flow.turn_to(seat)
            case Pause():
                flow.confirm()
            case Finished():
                break
    assert asked == {1, 2}
    assert flow.game.conceded == (0,)
    assert flow.game.humans == (1, 2)


@pytest.mark.parametrize("spec", GAMES)
def test_a_concession_is_in_the_record_and_a_loaded_game_goes_on_with_the_bot(
    spec: GameSpec,
) -> None:
    flow = begin(spec, ANA, BEN)
    await_ask(flow, 0)
    flow.concede()
    record = loads(dumps(RecordWriter(flow.game.session).record(flow.game.level.digest)))
    assert resume(record, spec, flow.game.level).conceded == (0,)
    assert watch(record).conceded == (0,)


@pytest.mark.parametrize("spec", GAMES)
def test_bots_cannot_concede(spec: GameSpec) -> None:
    flow = begin(spec, BOT, BOT)
    assert not flow.can_concede()


# The curtain.


@pytest.mark.parametrize("spec", GAMES)
def test_at_an_open_table_only_secrets_are_covered(spec: GameSpec) -> None:
    """What all decide at once is no secret there; a hand of cards and a bet still are."""
    flow = begin(spec, ANA, BEN)
    flow.game.settings.open_table = True
    curtains = set()
    for _ in range(300):
        node = flow.game.node
        flow.bots.next_frame()
        match flow.next():
            case Ask():
                flow.decide(first_move(flow))
            case HandOver(seat, curtain):
                assert curtain == getattr(node, "private", False)
                curtains.add(curtain)
                flow.turn_to(seat)
            case Pause():
                flow.confirm()
            case Finished():
                break
    assert curtains


def test_plies_within_two_batches_are_saved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A conceded game is played out without a save for each ply."""
    game, saved = begun(), list[bool]()
    monkeypatch.setattr(game.saving, "save", lambda _record, over: saved.append(over))
    rng = Random(1)
    with game.batched():
        with game.batched():
            one_ply(game, rng)
        one_ply(game, rng)
        assert saved == []
    assert saved == [False]
