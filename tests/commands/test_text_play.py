"""`pyramids play --text`: whole games of every kind through a pipe, and what can be typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from pyramids.catalogue import all_games
from pyramids.commands.terminal.console import Console
from pyramids.engine.contract import CHANCE, GameSpec, Player
from pyramids.engine.session import Session
from pyramids.play.game_flow import Ask, GameFlow, Pause
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.seats import default_look
from pyramids.play.start_game import continue_newest, new_game
from pyramids.storage import autosave, folders, saved_games, saves
from pyramids.storage.settings import Settings
from tests.commands.shell import ROOT, Say

TypeIn = Callable[..., None]
ENOUGH = 5000
"""No game of ours asks so often."""
MOVE = re.compile(r"^(\d+)\. (.+) \[(.+)\]$", re.MULTILINE)
"""A line of the list of moves."""


def names_for(game: GameSpec) -> str:
    """Two people, or as many as a game needs."""
    count = max(2, game.seats.start)
    return ",".join(("Ana", "Ben", "Cleo", "Dan", "Eva")[:count])


def unfinished() -> RunningGame:
    """The game that a window would continue."""
    game = continue_newest(Settings())
    assert game is not None
    return game


def finished() -> list[saves.Save]:
    """The games that were played to their end."""
    found = [saves.describe_file(path) for path in saves.save_files(folders.history())]
    return [save for save in found if isinstance(save, saves.Save)]


def typed_moves(session: Session, seat: int = 0) -> list[Any]:
    """What a seat has decided."""
    return [ply.move for ply in session.plies if ply.seat == seat]


def test_one_is_an_answer_to_everything_until_a_winner_is_named(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in(*["1"] * ENOUGH)
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    assert (told.code, told.err) == (0, "")
    (entry,) = finished()
    assert not any(autosave.unfinished())
    end = "\n".join(told.out.splitlines()[-6:])
    best = max(entry.summary.scores)
    assert str(abs(best)) in end
    winners = [
        p.name for p, n in zip(entry.players, entry.summary.scores, strict=True) if n == best
    ]
    assert any(name in end for name in winners)


@pytest.mark.slow
def test_the_end_tells_which_turn_decided_the_game(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    for seed in range(3, 9):
        type_in(*["1"] * ENOUGH)
        told = say("play", "--text", "--game", game.id, "--seed", seed)
        if "Shared victory" not in told.out:
            break  # a tie has no turn that decided it
    told_then = ("That put", "That made", "before", "To the royal chamber")
    assert any(
        line.endswith(".") and any(words in line for words in told_then)
        for line in told.out.splitlines()[-14:]
    )


@pytest.mark.sampled(1)
def test_people_hand_the_terminal_round_and_see_what_happened(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    names = names_for(game)
    type_in(*["1"] * ENOUGH)
    told = say("play", "--text", "--game", game.id, "--names", names, "--bots", "", "--seed", 4)
    assert (told.code, told.err) == (0, "")
    assert [player.name for player in finished()[0].players] == names.split(",")
    for name in names.split(","):
        assert f"{name}, it's your turn" in told.out or f"{name} decides now" in told.out


def test_the_end_of_the_input_saves_the_game_and_the_window_continues_it(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in("1", "1", "1")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    assert (told.code, told.err) == (0, "")
    assert "--continue" in told.out.splitlines()[-1]
    window = unfinished()
    assert window.seed == 4
    assert typed_moves(window.session)
    window.leave()


@pytest.mark.sampled(1)
def test_a_game_of_the_window_is_continued_in_the_terminal_and_back(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    window = begin(game)
    play_by_window(window, lambda flow: len(typed_moves(flow.game.session)) == 2)
    before = list(window.session.plies)
    window.leave()
    type_in("1", "1")
    assert say("play", "--text", "--continue").code == 0
    window = unfinished()
    assert window.session.plies[: len(before)] == before
    assert len(window.session.plies) > len(before)
    window.leave()
    type_in(*["1"] * ENOUGH)
    assert say("play", "--text", "--continue", "--game", game.id).code == 0
    assert not any(autosave.unfinished())
    assert len(finished()) == 1


def begin(game: GameSpec) -> RunningGame:
    """A new game as the window begins it: Ana, and as many bots as it takes."""
    bot = game.bots[0]
    seats = max(2, game.seats.start)
    players = (Player("Ana"), *(Player(f"Bot {n}", bot.name) for n in range(1, seats)))
    looks = tuple(default_look(seat, bot if seat else None) for seat in range(seats))
    return new_game(Start(game, game.default_level, players, looks, 9, {}), Settings())


def play_by_window(game: RunningGame, enough: Callable[[GameFlow], bool]) -> None:
    """Ana's first moves, by the flow that a window follows, until she is asked and it is enough."""
    flow = GameFlow(game)
    for _ in range(ENOUGH):
        flow.bots.next_frame()
        match flow.next():
            case Ask() if enough(flow):
                break
            case Ask(seat):
                flow.decide(game.rules.legal(flow.state(), seat)[0])
            case Pause():
                flow.confirm()
    flow.close()


def test_an_unfinished_game_is_offered_first_and_a_new_one_of_every_kind(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    begin(game).leave()
    type_in("what?", "1", "quit")
    told = say("play", "--text")
    assert told.code == 0
    assert f"1. Continue {game.title}: Ana" in told.out
    assert f"New game: {game.title}" in told.out
    assert unfinished().players[0].name == "Ana"


def test_moves_are_typed_as_numbers_or_in_their_text_form(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in("moves")
    listed = MOVE.findall(say("play", "--text", "--game", game.id, "--seed", 4).out)
    number, _words, form = listed[-1]
    moves = []
    for line in (number, form.upper()):
        type_in("0", "nonsense", form.split()[0], line)
        told = say("play", "--text", "--game", game.id, "--seed", 4)
        assert "Type a number from 1 to" in told.out
        window = unfinished()
        moves.append(typed_moves(window.session))
        assert [window.rules.encode(move) for move in moves[-1]] == [form]
        window.autosave.discard()
    assert moves[0] == moves[1]


@pytest.mark.sampled(1)
def test_a_number_of_any_length_is_answered(game: GameSpec, say: Say, type_in: TypeIn) -> None:
    type_in("9" * 5000, "log " + "9" * 5000, "0" * 5000 + "1")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    assert (told.code, told.err) == (0, "")
    window = unfinished()
    assert len(typed_moves(window.session)) == 1
    window.leave()
    type_in("9" * 5000)
    assert say("play", "--text").out.count("New game: ") == 2 * len(all_games())


def test_a_refused_move_says_why_and_changes_nothing(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    """A move that was made before is tried again."""
    window = begin(game)
    play_by_window(window, lambda flow: bool(refused(flow)))
    move, words = refused(GameFlow(window))[0]
    plies = list(window.session.plies)
    window.leave()
    type_in(window.rules.encode(move))
    assert words in say("play", "--text", "--continue").out
    after = unfinished()
    assert typed_moves(after.session) == [ply.move for ply in plies if ply.seat == 0]
    after.leave()


def refused(flow: GameFlow) -> list[tuple[Any, str]]:
    """Moves of the game so far that Ana can't make now, and why."""
    rules, state = flow.game.rules, flow.state()
    texts = flow.game.spec.texts(rules)
    moves = [ply.move for ply in flow.game.session.plies if ply.seat >= 0]
    found = [(move, rules.check(state, 0, move)) for move in moves]
    return [(move, texts.refusal(why)) for move, why in found if why is not None]


def test_a_decision_can_be_taken_back_and_made_again_until_it_is_confirmed(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in("undo", "redo", "1", "undo", "redo", "undo", "2")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    for words in ("There's nothing to undo yet", "nothing to redo", "is taken back"):
        assert words in told.out
    window = unfinished()
    listed = MOVE.findall(told.out)
    second = next(form for number, _words, form in listed if number == "2")
    assert window.rules.encode(typed_moves(window.session)[0]) == second
    window.leave()


@pytest.mark.sampled(1)
def test_a_whole_turn_is_taken_back_against_bots_and_marked_at_the_end(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    # The turn ends with a confirmation: what follows it is final.
    turn = ["1"] * 12
    type_in("takeback", *turn, "undo", "takeback", "1", *["1"] * ENOUGH)
    told = say("play", "--text", "--game", game.id, "--seed", "7")
    assert (told.code, told.err) == (0, "")
    for words in (
        "There's nothing to undo yet",
        "Too late to undo",
        "Your last turn is taken back",
    ):
        assert words in told.out
    assert "1 turn taken back" in "\n".join(told.out.splitlines()[-4:])
    (entry,) = finished()
    assert entry.take_backs == 1


def test_nobody_takes_back_a_turn_among_people(game: GameSpec, say: Say, type_in: TypeIn) -> None:
    type_in("", "takeback", "quit")
    told = say("play", "--text", "--game", game.id, "--names", names_for(game), "--bots", "")
    assert "only if all others are bots" in told.out


@pytest.mark.sampled(1)
def test_a_conceded_game_is_played_to_its_end_and_says_so(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in("1", "concede", "no", "concede", "1")
    told = say("play", "--text", "--game", game.id, "--names", "Ana", "--seed", "7")
    assert (told.code, told.err) == (0, "")
    assert "Conceded: Ana" in "\n".join(told.out.splitlines()[-4:])
    (entry,) = finished()
    assert entry.conceded == (0,)
    assert entry.summary.over


@pytest.mark.slow
def test_others_play_on_when_one_of_them_concedes(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    names = names_for(game)
    type_in("", "concede", *["1"] * ENOUGH)
    told = say("play", "--text", "--game", game.id, "--names", names, "--bots", "", "--seed", 4)
    assert (told.code, told.err) == (0, "")
    assert "Conceded: Ana" in "\n".join(told.out.splitlines()[-4:])


@pytest.mark.sampled(1)
def test_hints_name_legal_moves_with_reasons(game: GameSpec, say: Say, type_in: TypeIn) -> None:
    type_in("hint", "quit")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    hints = re.findall(r"^(\d+)\. .* \[(.+)\] (.+)$", told.out, re.MULTILINE)
    assert hints
    window = unfinished()
    for number, form, reasons in hints:
        move = window.rules.legal(window.state, 0)[int(number) - 1]
        assert window.rules.encode(move) == form
        assert not reasons[0].islower()
    window.leave()


def test_everything_can_be_looked_at_at_any_prompt(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    looks = [
        "help",
        "look",
        "look player",
        "board",
        "moves",
        "more",
        "log",
        "log 3",
        "score",
        "why",
    ]
    type_in(*looks, "1", *looks, *["1"] * 10, *looks, "quit")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    assert (told.code, told.err) == (0, "")
    for command in ("undo", "redo", "hint", "log", "score", "save", "quit"):
        assert command in told.out
    window = unfinished()
    texts = window.spec.texts(window.rules)
    for key in window.rules.tally(window.state, 0):
        assert texts.score_line(key) in told.out or key == "total"
    window.leave()


def test_a_game_can_be_saved_under_a_name_and_loaded(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    type_in("1", "save Before the End", "save", "quit")
    told = say("play", "--text", "--game", game.id, "--seed", 4)
    assert "Saved as “Before the End”." in told.out
    assert len(saved_games.list_saves()) == 2
    named = saved_games.find("before the end")
    assert named is not None
    for name in ("Before the End", str(named.path)):
        type_in("quit")
        told = say("play", "--text", "--load", name)
        assert (told.code, told.err) == (0, "")
        window = unfinished()
        assert window.seed == 4
        assert len(typed_moves(window.session)) == 1
        window.leave()


def test_what_does_not_exist_is_refused_in_one_line(say: Say, type_in: TypeIn) -> None:
    type_in("1")
    for words in (
        ("--text", "--continue"),
        ("--text", "--load", "nowhere"),
        ("--text", "--game", "chess"),
        ("--game", "chess"),
    ):
        told = say("play", *words)
        assert (told.code, told.out) == (2, "")
        assert len(told.err.splitlines()) == 1


def test_the_terminal_speaks_the_players_language(
    game: GameSpec, say: Say, type_in: TypeIn
) -> None:
    Settings(language="de", names=("Änne",)).save()
    type_in("help", "1", "quit")
    told = say("play", "--text", "--game", game.id)
    assert "Änne" in told.out
    assert "diese Liste" in told.out
    assert "Die Partie ist gespeichert" in told.out


@pytest.mark.slow
def test_nothing_of_the_window_is_loaded(game: GameSpec) -> None:
    program = (
        "import sys\n"
        "from pyramids.cli import main\n"
        f"code = main(['play', '--text', '--game', '{game.id}'])\n"
        "assert 'pygame' not in sys.modules\n"
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="1\n" * ENOUGH,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_closed_input_is_an_end_of_input_too(game: GameSpec, say: Say, monkeypatch: Any) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert say("play", "--text", "--game", game.id).code == 0
    game_left = unfinished()
    assert all(ply.seat == CHANCE for ply in game_left.session.plies if ply.seat != 1)
    game_left.leave()


def test_a_screen_is_cleared_with_all_that_can_be_scrolled_back_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    Console().clear()
    assert capsys.readouterr().out == "\033[2J\033[3J\033[H"
