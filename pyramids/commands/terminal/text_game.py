"""One running game in the terminal: shows what happens, and asks whoever has to decide.

All that can be known, done and undone is decided by the flow; all sentences about the game are
the game's own. A turn becomes final when its player has confirmed it: the terminal has no clock
that could leave a moment for an undo.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, takewhile
from math import inf
from time import monotonic, sleep
from typing import Any, Final

from pyramids.commands.terminal.console import Console, LeaveError, number_in
from pyramids.commands.terminal.move_list import MoveList
from pyramids.engine.contract import Over, Seat
from pyramids.language import N_, _
from pyramids.play.game_flow import Ask, Finished, GameFlow, HandOver, Next, Pause, Step, Wait
from pyramids.play.history.finished_game import watch_session
from pyramids.play.history.game_story import GameStory
from pyramids.play.history.journal import NewDiscoveries
from pyramids.play.history.recorded_turns import turn_title
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.errors import sentence
from pyramids.play.texts.late_undo import why_not_undo
from pyramids.play.texts.log import GameLog
from pyramids.play.texts.questions import concede_words, take_back_words
from pyramids.play.texts.result import result_words
from pyramids.play.texts.saves import suggested_name
from pyramids.play.texts.seal import opening_line, seal_line
from pyramids.play.workers.advice import Advice
from pyramids.play.workers.bot_reasons import BotReasons
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import tidy_name

_NAP: Final = 0.01
"""Seconds between two looks at whether somebody has thought."""
_LONG: Final = 1.0
"""After so many seconds it is said who thinks."""
_LOG_LINES: Final = 20
"""So many lines the log shows unless more are wanted."""

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
        self._log = GameLog(self._flow)
        self._reasons = BotReasons(self._flow)
        self._advice = Advice(game, self._texts.reasons)
        self._names = tuple(player.name for player in game.players)
        self._moves: MoveList | None = None
        """Whoever is asked chooses from these."""
        self._known_plies: dict[Seat, int] = {}
        """What each person was told when the screen was theirs."""
        self._unseen = True
        """Whether the table has changed since the viewer was shown it."""
        self._waiting_since: float | None = None
        """Since when bots think; infinite once that was said."""
        game.saving.on_error = self._tell_trouble
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "moves": self._list_moves,
            "more": self._more_moves,
            "look": self._look,
            "board": self._draw,
            "undo": self._undo,
            "redo": self._redo,
            "takeback": self._take_back,
            "hint": self._hint,
            "why": self._why,
            "log": self._show_log,
            "score": self._score,
            "save": self._save,
            "concede": self._concede,
            "quit": self._quit,
        }

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
            self._console.say("", *self._texts.overview(state, self._names))
            self._console.say(*self._texts.player(state, seat, self._names))
            self._console.say(*(self._points(state, other) for other in self._others(seat)))
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
            while self._console.ask().lower() == "quit":
                self._quit("")
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
        self._console.say("")
        self._score("")
        self._tell_story()
        if opening := opening_line(self._game):
            self._console.say("", seal_line(self._game), opening)
        self._tell_discoveries()
        ranked = sorted(range(len(self._names)), key=lambda seat: over.ranks[seat])
        points = [self._score_words(seat, over.scores[seat]) for seat in ranked]
        self._console.say("", *points)
        self._console.say(*filter(None, result_words(self._game, over, self._texts)))

    def _tell_discoveries(self) -> None:
        """Tell what is new in the journal."""
        new = NewDiscoveries(self._game)
        while not new.read():
            sleep(_NAP)
        if words := new.words():
            self._console.say("", words)

    def _tell_story(self) -> None:
        """Tell which turn decided the game."""
        game = self._game
        story = GameStory(watch_session(game.spec, game.level, game.session, game.seating))
        point = story.turning_point(self._texts)
        if point is not None:
            self._console.say("", turn_title(story.turns[point.turn]), point.text)

    def _catch_up(self) -> None:
        """Tell the viewer what happened since the screen was theirs."""
        since = self._known_plies.get(self._flow.viewer, 0)
        entries = takewhile(lambda entry: entry.ply >= since, self._log.newest_first())
        lines = (self._texts.event(entry.event, self._names) for entry in entries)
        newest = [*islice(filter(None, lines), _LOG_LINES)]
        self._console.say(*reversed(newest))

    # Commands. They return whether the flow has to be asked again what comes next.

    def _obey(self, text: str, otherwise: Callable[[str], bool]) -> bool:
        """Do what a typed line says: a command, or what it means at this prompt."""
        word, _blank, rest = text.partition(" ")
        if word.lower() in self._commands and not self._is_legal(text.lower()):
            return self._commands[word.lower()](rest)
        return otherwise(text)

    def _is_legal(self, text: str) -> bool:
        """Whether a line is the text form of a legal move, whatever command has that name."""
        return self._moves is not None and self._moves.meant(text) in self._moves.moves

    def _help(self, _rest: str) -> bool:
        self._console.say(*(_(line) for line in HELP.values()))
        if self._moves is not None:
            self._console.say(self._moves.advice())
            self._console.say(_("The beginning of a move lists all moves that begin so."))
        return False

    def _list_moves(self, _rest: str) -> bool:
        self._console.say(*(self._moves.first_page() if self._moves else [_nothing_to_decide()]))
        return False

    def _more_moves(self, _rest: str) -> bool:
        self._console.say(*(self._moves.next_page() if self._moves else [_nothing_to_decide()]))
        return False

    def _look(self, rest: str) -> bool:
        state, names = self._flow.state(), self._names
        rest = rest.casefold()
        wanted = [seat for seat, name in enumerate(names) if name.casefold().startswith(rest)]
        if not rest or not wanted:
            self._console.say(*self._texts.overview(state, names))
        for seat in wanted or range(len(names)):
            self._console.say(*self._texts.player(state, seat, names))
        return False

    def _draw(self, _rest: str) -> bool:
        state = self._flow.state()
        for seat in range(len(self._names)):
            self._console.say(self._points(state, seat), *self._texts.drawing(state, seat))
        return False

    def _undo(self, _rest: str) -> bool:
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

    def _take_back(self, _rest: str) -> bool:
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

    def _concede(self, _rest: str) -> bool:
        words = concede_words(self._game, self._flow.viewer)
        if not self._flow.can_concede() or not self._agrees(words):
            return False
        return self._flow.concede()

    def _agrees(self, words: str) -> bool:
        """Whether the player agrees to what can't be undone."""
        self._console.say(words, _("1 or Enter: do it. Anything else: don't."))
        return self._console.ask() in ("", "1")

    def _redo(self, _rest: str) -> bool:
        step = self._flow.redo()
        if step is None:
            self._console.say(_("There's nothing to redo."))
            return False
        self._tell(step)
        return True

    def _hint(self, _rest: str) -> bool:
        if self._moves is None:
            self._console.say(_nothing_to_decide())
            return False
        if self._advice.refusal:
            self._console.say(self._advice.refusal)
            return False
        self._advice.ask(self._flow.viewer)
        while self._advice.thinking:
            self._advice.poll()
            sleep(_NAP)
        for hint in self._advice.hints:
            number = self._moves.moves.index(hint.move) + 1
            self._console.say(f"{self._moves.line(number)} {self._texts.reasons(hint.reasons)}")
        self._advice.forget()
        return False

    def _why(self, _rest: str) -> bool:
        for seat in range(len(self._names)):
            why = [self._texts.reasons(found) for found in self._reasons.of_last_turn(seat)]
            self._console.say(*(f"{self._names[seat]}: {reason}" for reason in why))
        return False

    def _show_log(self, rest: str) -> bool:
        number = number_in(rest)
        most = _LOG_LINES if number is None else number
        lines = [self._texts.event(entry.event, self._names) for entry in self._log.entries()]
        lines = [line for line in lines if line]
        self._console.say(*(lines[-most:] if most else ()))
        return False

    def _score(self, _rest: str) -> bool:
        state = self._flow.state()
        for seat in range(len(self._names)):
            tally = self._game.rules.tally(state, seat)
            parts = [(key, value) for key, value in tally.items() if key != "total"]
            self._console.say(self._points(state, seat))
            self._console.say(*(f"  {self._texts.score_line(key)}: {n}" for key, n in parts))
        return False

    def _save(self, rest: str) -> bool:
        name = tidy_name(rest) or suggested_name(
            self._game.summary(), round_title=self._game.spec.round_title
        )
        try:
            self._game.save_as(name)
        except StorageError as error:
            self._console.say(sentence(error))
        else:
            self._console.say(_("Saved as “{name}”.", name=name))
        return False

    def _quit(self, _rest: str) -> bool:
        raise LeaveError

    def _tell_trouble(self, error: StorageError) -> None:
        self._console.say(_("Your game isn't being saved"), sentence(error))

    def _points(self, state: Any, seat: Seat) -> str:
        return self._score_words(seat, self._game.rules.tally(state, seat)["total"])

    def _score_words(self, seat: Seat, score: int) -> str:
        return f"{self._names[seat]}: {self._game.spec.standing.words(score)}"

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(len(self._names)) if other != seat]


def _nothing_to_decide() -> str:
    return _("You have nothing to decide now.")
