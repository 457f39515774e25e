"""What comes next in a game, without a window: turns at once and in order, hidden things, undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pyramids.catalogue import all_games, load_level
from pyramids.engine.contract import Close, Decide, GameSpec, Player, Setup
from pyramids.engine.session import Session
from pyramids.play.game_flow import Ask, Finished, GameFlow, HandOver, Next, Pause, Step, Wait
from pyramids.play.practice import NoAutosave
from pyramids.play.running_game import RunningGame, leave_all
from pyramids.play.seats import default_look
from pyramids.play.texts.log import GameLog
from pyramids.storage.settings import Settings
from tests.conformance.random_play import games_decided_at_once
from tests.engine.toy_game import Level
from tests.play.hands_game import BACK, CURSE, Drawn, Played
from tests.play.hands_game import SPEC as HANDS

ANA, BEN = Player("Ana"), Player("Ben")
BOT = Player("Bot", "random")
GAMES = [pytest.param(spec, id=spec.id) for spec in all_games()]
GAMES_AT_ONCE = [pytest.param(spec, id=spec.id) for spec in games_decided_at_once()]


@pytest.fixture(autouse=True)
def _leave() -> Iterator[None]:
    yield
    leave_all()


def begin(spec: GameSpec, *players: Player, seed: int = 3, confirm: bool = False) -> GameFlow:
    """A game that is saved nowhere."""
    level = Level() if spec is HANDS else load_level(spec, spec.default_level)
    setup = spec.validate(Setup(spec.id, spec.default_level, players))
    session = Session(spec.make_rules(level), setup, seed)
    looks = [default_look(seat, None) for seat in range(len(players))]
    settings = Settings(confirm_turn=confirm)
    return GameFlow(RunningGame(spec, level, session, looks, settings, NoAutosave()))


def first_move(flow: GameFlow) -> Any:
    """Any legal move of the viewer."""
    return flow.game.rules.legal(flow.game.state, flow.viewer)[0]


def step_on(flow: GameFlow) -> Next:
    """Do whatever comes next as a patient front end does; people make the first legal move."""
    flow.bots.next_frame()
    came = flow.next()
    match came:
        case Ask(seat):
            assert seat == flow.viewer
            flow.decide(first_move(flow))
        case HandOver(seat):
            assert flow.is_human(seat)
            flow.turn_to(seat)
        case Pause():
            assert flow.can_undo()
            flow.confirm()
    return came


def until(flow: GameFlow, kind: type, most: int = 5000) -> Any:
    """Go on until something of a kind comes."""
    for _ in range(most):
        came = step_on(flow)
        if isinstance(came, kind):
            return came
    raise AssertionError(f"no {kind.__name__} came")


def await_ask(flow: GameFlow, seat: int) -> None:
    """Go on until a seat is asked, without answering."""
    for _ in range(5000):
        flow.bots.next_frame()
        came = flow.next()
        if isinstance(came, Ask) and came.seat == seat:
            return
        if isinstance(came, Ask):
            flow.decide(first_move(flow))
        elif isinstance(came, HandOver):
            flow.turn_to(came.seat)
        elif isinstance(came, Pause):
            flow.confirm()
    raise AssertionError("nobody is asked")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("spec", GAMES)
@pytest.mark.parametrize(
    "players", [(ANA, BOT), (ANA, BEN), (BOT, BOT)], ids=["bot", "two", "bots"]
)
def test_every_game_comes_to_its_end(spec: GameSpec, players: tuple[Player, ...]) -> None:
    flow = begin(spec, *players)
    finished = until(flow, Finished)
    assert finished.over == flow.game.over
    assert isinstance(flow.next(), Finished)


@pytest.mark.parametrize("spec", GAMES_AT_ONCE)
def test_nothing_of_a_turn_taken_at_once_is_shown_before_it_is_closed(spec: GameSpec) -> None:
    """The log, the events and the state that a viewer gets hold nothing of the others."""
    flow = begin(spec, ANA, BOT)
    log, hidden_turns = GameLog(flow), 0
    for _ in range(400):
        came = step_on(flow)
        if isinstance(came, Finished):
            break
        node, session = flow.game.node, flow.game.session
        if isinstance(node, Close) or (isinstance(node, Decide) and node.together):
            theirs = [n for n in flow.hidden_plies() if session.plies[n].seat != flow.viewer]
            hidden_turns += bool(theirs)
            assert not {entry.ply for entry in log.newest_first()} & {*theirs}
            assert flow.state() == flow.game.rules.observe(flow.game.state, flow.viewer).state
    assert hidden_turns


@pytest.mark.parametrize("spec", GAMES)
def test_a_decision_can_be_taken_back_until_the_turn_is_closed(spec: GameSpec) -> None:
    flow = begin(spec, ANA, BOT, confirm=True)
    await_ask(flow, 0)
    before = flow.state()
    plies = len([ply for ply in flow.game.session.plies if ply.seat == 0])
    for _ in range(50):
        came = flow.next()
        if isinstance(came, Ask):
            flow.decide(first_move(flow))
        if isinstance(came, Pause):
            break
        flow.bots.next_frame()
    assert came == Pause(confirm=True)
    while len([ply for ply in flow.game.session.plies if ply.seat == 0]) > plies:
        assert flow.undo()
    assert flow.state() == before
    assert isinstance(flow.next(), Ask)
    # Made again and confirmed, it is final as soon as the turn is closed or others decide.
    while isinstance(came := flow.next(), Ask):
        flow.decide(first_move(flow))
    while not isinstance(came, Step):
        flow.confirm()
        flow.bots.next_frame()
        came = flow.next()
    assert flow.game.session.plies[-1].seat != 0, "closed, drawn, or another seat has decided"
    assert not flow.can_undo()


@pytest.mark.parametrize("spec", GAMES)
def test_people_are_called_one_after_the_other_and_covered_if_anything_is_hidden(
    spec: GameSpec,
) -> None:
    flow = begin(spec, ANA, BEN)
    await_ask(flow, 0)
    node = flow.game.node
    called = until(flow, HandOver)
    assert isinstance(node, Decide)
    assert called == HandOver(1, curtain=node.together or node.private)
    assert flow.viewer == 1
    assert not flow.can_undo()


def test_a_turn_in_order_is_shown_at_once_and_handed_over_behind_a_curtain() -> None:
    flow = begin(HANDS, ANA, BEN)
    await_ask(flow, 0)
    step = flow.decide(first_move(flow))
    assert [type(event) for event in step.events] == [Played]
    assert flow.next() == Pause(confirm=False)
    flow.confirm()
    drawn = flow.next()
    assert isinstance(drawn, Step)
    assert flow.next() == HandOver(1, curtain=True)


def test_a_drawn_card_is_a_back_to_everyone_but_its_owner() -> None:
    flow = begin(HANDS, ANA, BOT)
    seen = []
    while not isinstance(came := step_on(flow), Finished):
        if isinstance(came, Step):
            seen += [event for event in came.events if isinstance(event, Drawn)]
            assert all(card == BACK for card in came.state.hands[1])
    assert {event.card for event in seen if event.seat == 1} == {BACK}
    assert BACK not in {event.card for event in seen if event.seat == 0}


def test_nobody_takes_a_move_back_after_another_seat_has_decided() -> None:
    """Whoever is cursed decides out of turn; then the curse itself is final."""
    for seed in range(60):
        flow = begin(HANDS, ANA, BOT, BEN, seed=seed)
        await_ask(flow, 0)
        if CURSE in flow.game.state.hands[0]:
            break
    flow.decide(CURSE)
    assert flow.game.state.victims == (1, 2)
    assert flow.next() == Pause(confirm=False)
    assert flow.can_undo()
    flow.confirm()
    while not isinstance(came := flow.next(), Step):
        assert isinstance(came, Wait)
        flow.bots.next_frame()
    assert [event.seat for event in came.events] == [1]
    assert not flow.can_undo()
    assert flow.next() == HandOver(2, curtain=True)
    flow.turn_to(2)
    assert flow.next() == Ask(2)


def test_a_resting_bot_waits_until_it_may_go_on() -> None:
    flow = begin(HANDS, ANA, BOT)
    await_ask(flow, 0)
    flow.decide(min(flow.game.state.hands[0]))
    flow.bots.paused = True
    came = [step_on(flow) for _ in range(5)]
    assert came[-1] == Wait((1,))
    flow.bots.paused = False
    assert isinstance(until(flow, Step), Step)
