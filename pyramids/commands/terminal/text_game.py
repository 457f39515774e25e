"""One running game in the terminal: shows what happens, and asks whoever has to decide.

All that can be known, done and undone is decided by the flow; all sentences about the game are
the game's own. A turn becomes final when its player has confirmed it: the terminal has no clock
that could leave a moment for an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from time import monotonic, sleep
from typing import Final

from pyramids.commands.terminal.console import Console, LeaveError
from pyramids.commands.terminal.game_lines import GameLines
from pyramids.commands.terminal.move_list import MoveList
from pyramids.engine.contract import Over, Seat
from pyramids.language import N_, _
from pyramids.play.game_flow import Ask, Finished, GameFlow, HandOver, Next, Pause, Step, Wait
from pyramids.play.history.journal import NewDiscoveries
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.errors import sentence
from pyramids.play.texts.late_undo import why_not_undo
from pyramids.play.texts.questions import concede_words, take_back_words
from pyramids.play.texts.saves import suggested_name
from pyramids.play.texts.seal import opening_line, seal_line
from pyramids.play.workers.advice import Advice
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import tidy_name

_NAP: Final = 0.01
"""Seconds between two checks whether a bot or the adviser has decided."""
_LONG: Final = 1.0
"""Seconds of waiting after which it is said who is thinking."""

HELP: Final = {
    "help": N_("help: this list"),
    "moves": N_("moves: your moves from the first on; “more” lists the next ones"),
    "look": N_("look: everything on the table; “look NAME” shows one player"),
    "board": N_("board: the players' boards, drawn"),
    "undo": N_("undo: take your last move back"),
    "redo": N_("redo: make it again"),
    "takeback": N_("takeback: take your whole last turn back; only against bots, and noted"),
    "hint": N_("hint: good moves, with reasons"),
    "why": N_("why: the bots' reasons for their last turn"),
    "log": N_("log: what happened; “log 100” shows more lines"),
    "score": N_("score: everyone's points, line by line"),
    "save": N_("save NAME: save the game under a name; it is also saved after every move"),
    "concede": N_("concede: leave the rest of your game to a bot"),
    "quit": N_("quit: leave; “pyramids play --text --continue” continues the game"),
}
"""The commands that can be typed at every prompt of a game."""


class TextGame:
    """A game from wherever it stands to its end, or until it is left."""

    def __init__(self, game: RunningGame, console: Console) -> None:
        self._game = game
        self._console = console
        self._flow = GameFlow(game)
        self._texts = game.spec.texts(game.rules)
        self._advice = Advice(game, self._texts.reasons)
        self._names = tuple(player.name for player in game.players)
        self._lines = GameLines(self._flow, self._texts)
        self._moves: MoveList | None = None
        """The moves to choose from; None unless a move is asked for."""
        self._known_plies: dict[Seat, int] = {}
        """By seat, how many plies its player knew when they handed the screen over."""
        self._unseen = True
        """Whether the table has changed since the viewer was shown it."""
        self._waiting_since: float | None = None
        """Since when bots have been thinking; infinite once that was said."""
        game.saving.on_error = self._tell_disk_problem
        self._reports: dict[str, Callable[[str], Iterable[str]]] = {
            "help": lambda _rest: self._help(),
            "moves": lambda _rest: self._first_moves(),
            "more": lambda _rest: self._next_moves(),
            "look": self._lines.look,
            "board": lambda _rest: self._lines.boards(),
            "hint": lambda _rest: self._hints(),
            "why": lambda _rest: self._lines.reasons(),
            "log": self._lines.log,
            "score": lambda _rest: self._lines.scores(),
            "save": self._save,
        }
        """Commands after which the game stands where it stood; they return what is to be said."""
        self._actions: dict[str, Callable[[], bool]] = {
            "undo": self._undo,
            "redo": self._redo,
            "takeback": self._take_back,
            "concede": self._concede,
            "quit": self._quit,
        }
        """Commands that change the game or leave it; they return whether they have."""

    def play(self) -> None:
        """Play to the end; `LeaveError` if the game is left before."""
        self._console.say(*filter(None, [seal_line(self._game)]))
        try:
            if self._flow.begins_covered:
                self._hand_over(self._flow.viewer, curtain=True)
            else:
                self._catch_up()
            while self._go_on(self._flow.next()):
                self._flow.bots.next_frame()
        finally:
            self._flow.close()
            self._advice.close()

    # What comes next.

    def _go_on(self, step: Next) -> bool:
        """Show a step, or ask; False when the game is over."""
        if not isinstance(step, Wait):
            self._waiting_since = None
        match step:
            case Step():
                # Nobody follows the rest of a game that is given up.
                if not self._game.given_up:
                    self._tell(step)
            case Ask(seat):
                self._ask(seat)
            case Pause():
                self._confirm()
            case HandOver(seat, curtain):
                self._hand_over(seat, curtain)
            case Wait(seats):
                self._wait(seats)
            case Finished(over):
                self._finish(over)
                return False
        return True

    def _tell(self, step: Step) -> None:
        self._console.say(*self._texts.sentences(step.events, self._names))
        self._unseen = True

    def _ask(self, seat: Seat) -> None:
        state = self._flow.state()
        if self._unseen:
            self._console.say("", *self._lines.situation(seat))
            self._unseen = False
        self._moves = MoveList(self._game.rules, self._texts, state, seat, self._names)
        self._console.say("", self._texts.task(state, seat), *self._moves.first_page())
        while not self._obey(self._console.ask(), self._decide):
            pass
        self._moves = None

    def _decide(self, text: str) -> bool:
        moves = self._moves
        assert moves is not None, "only whoever is asked decides"
        move = moves.meant(text.lower())
        if move is None:
            found = moves.beginning_with(text.lower()) if text else []
            self._console.say(*(found or [moves.advice()]))
            return False
        if refusal := moves.refusal(move):
            self._console.say(refusal)
            return False
        step = self._flow.decide(move)
        self._console.say(*self._texts.sentences(step.events, self._names))
        return True

    def _confirm(self) -> None:
        words = _("1 or Enter confirms your turn, “undo” takes your last move back.")
        self._console.say("", words)
        while not self._obey(self._console.ask(), self._is_confirmed):
            self._console.say(words)

    def _is_confirmed(self, text: str) -> bool:
        if text in ("", "1"):
            self._flow.confirm()
            return True
        return False

    def _hand_over(self, seat: Seat, curtain: bool) -> None:
        if seat != self._flow.viewer:
            hidden = self._flow.hidden_plies()
            plies = len(self._game.session.plies)
            self._known_plies[self._flow.viewer] = hidden.start if hidden else plies
        name = self._names[seat]
        if curtain:
            self._console.clear()
            self._console.say(_("{name}, it's your turn: press Enter or 1 when only you look.",
                                name=name))  # fmt: skip
            if self._console.ask().lower() == "quit":
                self._quit()
            self._console.clear()
        else:
            self._console.say("", _("{name} decides now.", name=name))
        self._flow.turn_to(seat)
        self._unseen = True
        self._catch_up()

    def _wait(self, seats: tuple[Seat, ...]) -> None:
        if self._game.given_up:
            return
        if self._waiting_since is None:
            self._waiting_since = monotonic()
        if monotonic() - self._waiting_since > _LONG:
            names = ", ".join(self._names[seat] for seat in seats)
            self._console.say(_("Thinking: {names}", names=names))
            self._waiting_since = inf
        sleep(_NAP)

    def _finish(self, over: Over) -> None:
        self._console.say("", *self._lines.scores(), *self._lines.story())
        if opening := opening_line(self._game):
            self._console.say("", seal_line(self._game), opening)
        self._tell_discoveries()
        self._console.say("", *self._lines.result(over))

    def _tell_discoveries(self) -> None:
        """Tell what is new in the journal."""
        new = NewDiscoveries(self._game)
        while not new.read():
            sleep(_NAP)
        if words := new.words():
            self._console.say("", words)

    def _catch_up(self) -> None:
        """Tell the viewer what happened since the screen was theirs."""
        self._console.say(*self._lines.log_since(self._known_plies.get(self._flow.viewer, 0)))

    # What is typed.

    def _obey(self, text: str, otherwise: Callable[[str], bool]) -> bool:
        """Do what a typed line says: a command, or what it means at this prompt.

        Returns whether the flow has to be asked again what comes next.
        """
        word, _blank, rest = text.partition(" ")
        word = word.lower()
        if self._is_legal(text.lower()):
            return otherwise(text)
        if word in self._reports:
            self._console.say(*self._reports[word](rest))
            return False
        if word in self._actions:
            return self._actions[word]()
        return otherwise(text)

    def _is_legal(self, text: str) -> bool:
        """Whether a line is the text form of a legal move, whatever command has that name."""
        return self._moves is not None and self._moves.meant(text) in self._moves.moves

    # Commands.

    def _help(self) -> Iterable[str]:
        yield from (_(line) for line in HELP.values())
        if self._moves is not None:
            yield self._moves.advice()
            yield _("The beginning of a move lists all moves that begin so.")

    def _first_moves(self) -> list[str]:
        return self._moves.first_page() if self._moves else [_nothing_to_decide()]

    def _next_moves(self) -> list[str]:
        return self._moves.next_page() if self._moves else [_nothing_to_decide()]

    def _hints(self) -> list[str]:
        if self._moves is None:
            return [_nothing_to_decide()]
        if self._advice.refusal:
            return [self._advice.refusal]
        self._advice.ask(self._flow.viewer)
        while self._advice.thinking:
            self._advice.poll()
            sleep(_NAP)
        lines = []
        for hint in self._advice.hints:
            number = self._moves.moves.index(hint.move) + 1
            lines.append(f"{self._moves.line(number)} {self._texts.reasons(hint.reasons)}")
        self._advice.forget()
        return lines

    def _save(self, wanted: str) -> list[str]:
        name = tidy_name(wanted) or suggested_name(
            self._game.summary(), round_title=self._game.spec.round_title
        )
        try:
            self._game.save_as(name)
        except StorageError as error:
            return [sentence(error)]
        return [_("Saved as “{name}”.", name=name)]

    def _undo(self) -> bool:
        if not self._flow.undo():
            self._refuse_undo()
            return False
        self._console.say(_("Your last move is taken back."))
        self._unseen = True
        return True

    def _refuse_undo(self) -> None:
        """Say why nothing can be undone, and what can be done instead."""
        if self._flow.can_take_back():
            self._console.say(
                why_not_undo(self._flow), _("“takeback” takes back your whole last turn.")
            )
        else:
            self._console.say(why_not_undo(self._flow))

    def _take_back(self) -> bool:
        if not self._flow.can_take_back():
            if len(self._game.people) > 1:
                self._console.say(_("You can take turns back only if all others are bots."))
            else:
                self._console.say(why_not_undo(self._flow))
            return False
        if not self._agrees(take_back_words()):
            return False
        self._flow.take_back()
        self._console.say(_("Your last turn is taken back."))
        self._unseen = True
        return True

    def _concede(self) -> bool:
        words = concede_words(self._game, self._flow.viewer)
        if not self._flow.can_concede() or not self._agrees(words):
            return False
        return self._flow.concede()

    def _agrees(self, words: str) -> bool:
        """Whether the player agrees to what can't be undone."""
        self._console.say(words, _("1 or Enter: do it. Anything else: don't."))
        return self._console.ask() in ("", "1")

    def _redo(self) -> bool:
        step = self._flow.redo()
        if step is None:
            self._console.say(_("There's nothing to redo."))
            return False
        self._tell(step)
        return True

    def _quit(self) -> bool:
        raise LeaveError

    def _tell_disk_problem(self, error: StorageError) -> None:
        self._console.say(_("Your game isn't being saved"), sentence(error))


def _nothing_to_decide() -> str:
    return _("You have nothing to decide now.")
