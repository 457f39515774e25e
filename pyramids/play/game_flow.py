"""What happens next in a running game, as the people at one screen see it.

A front end (the window, the terminal, a test) asks `GameFlow.next` again and again and does what
it is told: show a step, ask the viewer for a decision, hand the screen over, wait for a bot.
Nothing else decides when a game continues, and nothing here knows how anything is shown.

It works for turns that everyone takes at once and for turns taken in order:

- *At once*: bots decide as soon as they can, people one after the other. Nobody sees
  anything of the others' decisions until the turn is closed; then all of it is shown.
- *In order*: each decision is shown at once, each event in the form that the viewer may see.

As long as the viewer's last decision can be taken back, `next` returns `Pause`: what follows
would make it final. The front end waits a moment or asks the player, then calls `confirm`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyramids.engine.contract import CLOSING, Chance, Close, Decide, GameEvent, Over, Seat
from pyramids.play.running_game import RunningGame
from pyramids.play.workers.bot_players import BotPlayers


class Step(NamedTuple):
    """Something to show: the state as the viewer may see it, and the events that led there."""

    state: Any
    events: tuple[GameEvent, ...]


class Ask(NamedTuple):
    """The viewer has to decide."""

    seat: Seat


class HandOver(NamedTuple):
    """Another person has to decide: give them the screen, then call `turn_to`."""

    seat: Seat
    curtain: bool
    """Whether the screen has to be covered in between because something is hidden."""


class Pause(NamedTuple):
    """The viewer's decision can still be taken back; `confirm` makes it final."""

    confirm: bool
    """Whether to ask the player; otherwise a short delay for an undo is enough."""


class Wait(NamedTuple):
    """Bots are thinking."""

    seats: tuple[Seat, ...]


class Finished(NamedTuple):
    """The game is over, and everything has been shown."""

    over: Over


Next = Step | Ask | HandOver | Pause | Wait | Finished


class GameFlow:
    """One running game at one screen, whose viewer changes when it is handed over."""

    def __init__(self, game: RunningGame) -> None:
        self.game = game
        self.bots = BotPlayers(game)
        self._deal()
        owing = [seat for seat in game.waiting() if seat in game.humans]
        self.viewer: Seat = next(iter([*owing, *game.humans, *game.people]), 0)
        """The seat whose player has the screen; everything is shown from its view."""
        self._steps: list[Step] = []
        self._confirmed = False
        self.begins_covered = len(game.humans) > 1 and self._is_private()
        """Whether anybody may be looking when the game is opened, but only the viewer should."""

    # What the viewer may know.

    @property
    def spectated(self) -> bool:
        """Whether only bots play, so that nothing has to be hidden."""
        return not self.game.humans

    def is_human(self, seat: Seat) -> bool:
        """Whether a person plays this seat."""
        return seat in self.game.humans

    def state(self) -> Any:
        """The state as the viewer may see it now."""
        return self._seen(self.game.state)

    def hidden_plies(self) -> range:
        """The plies of a turn that isn't revealed yet; the viewer may know only its own."""
        session = self.game.session
        plies, start = session.plies, session.final_plies()
        node = self.game.node
        together = isinstance(node, Close) or (isinstance(node, Decide) and node.together)
        if start and plies[start - 1].seat == CLOSING and not self._revealed_by(start - 1):
            start = next(n for n in range(start - 1, 0, -1) if plies[n - 1].seat < 0)
        elif not together:
            return range(0)
        return range(start, len(plies))

    def knows(self, ply: int) -> bool:
        """Whether the viewer may know that a ply was made."""
        return ply not in self.hidden_plies() or self.game.session.plies[ply].seat == self.viewer

    def sees(self, ply: int) -> bool:
        """Whether the viewer may know a ply, and nothing about it is hidden."""
        if not self.knows(ply):
            return False
        session = self.game.session
        states = session.states
        events = self.game.rules.events(states[ply], session.plies[ply], states[ply + 1])
        return bool(self._shown(events) == events)

    def events(self, ply: int) -> tuple[GameEvent, ...]:
        """The events of a ply that the viewer knows of, in the form that it may see."""
        session = self.game.session
        states = session.states
        return self._shown(self.game.rules.events(states[ply], session.plies[ply], states[ply + 1]))

    def _revealed_by(self, closing: int) -> bool:
        """Whether a closing ply reveals the decisions before it."""
        node = self.game.rules.node(self.game.session.states[closing])
        return isinstance(node, Close) and node.reveals

    def _is_private(self) -> bool:
        """Whether the viewer has something that only one person may see.

        In turns taken in order that is a hand, which is there while a card is drawn, too.
        """
        node = self.game.node
        if isinstance(node, Decide):
            return node.private
        nodes = map(self.game.rules.node, reversed(self.game.session.states))
        last = next((node for node in nodes if isinstance(node, Decide)), None)
        return isinstance(node, Chance) and last is not None and last.private and not last.together

    # What the viewer can do.

    @property
    def asked(self) -> bool:
        """Whether the viewer has to decide now."""
        return self.is_human(self.viewer) and self.viewer in self.game.waiting()

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The bots that the game waits for."""
        return tuple(seat for seat in self.game.waiting() if not self.is_human(seat))

    @property
    def pending(self) -> bool:
        """Whether steps are still to be shown."""
        return bool(self._steps)

    def decide(self, move: Any, *, final: bool = False) -> Step:
        """Make the viewer's move. `final`: it is already confirmed, so no pause follows."""
        events = self.game.submit(self.viewer, move)
        self._confirmed = final
        return Step(self.state(), self._shown(events))

    def can_undo(self) -> bool:
        """Whether the viewer's last decision can be taken back."""
        if self._steps or not self.is_human(self.viewer):
            return False
        return self.game.can_undo(self.viewer)

    def can_redo(self) -> bool:
        """Whether the viewer's last undone decision can be made again."""
        return self.is_human(self.viewer) and self.game.can_redo(self.viewer)

    def undo(self) -> bool:
        """Take the viewer's last decision back; False if it is final."""
        if not self.can_undo():
            return False
        self.bots.forget()
        self.game.undo(self.viewer)
        self._confirmed = False
        return True

    def redo(self) -> Step | None:
        """Make the viewer's last undone decision again."""
        if not self.can_redo():
            return None
        events = self.game.redo(self.viewer)
        self._confirmed = False
        return Step(self.state(), self._shown(events))

    def can_take_back(self) -> bool:
        """Whether the viewer may take back a whole turn, whatever has happened since.

        Only if nobody else plays at this screen: what a person has seen stays seen.
        """
        game = self.game
        if not game.purpose.allows_help:
            return False
        if game.people != (self.viewer,) or game.given_up or game.over is not None:
            return False
        return game.last_turn(self.viewer) is not None

    def take_back(self) -> bool:
        """Take back the viewer's last turn; False if that isn't allowed.

        A turn that is not final yet is only undone, which needs no mark in the record.
        """
        if not self.can_take_back():
            return False
        if self.can_undo():
            while self.undo():
                pass
            return True
        start = self.game.last_turn(self.viewer)
        assert start is not None, "there is a turn to take back"
        self.bots.forget()
        self._steps.clear()
        self._confirmed = False
        self.game.take_back(self.viewer, start)
        return True

    def can_concede(self) -> bool:
        """Whether the viewer may concede now."""
        return self.is_human(self.viewer) and self.game.over is None and bool(self.game.spec.bots)

    def concede(self) -> bool:
        """Let a bot play on for the viewer; False if the viewer can't concede."""
        if not self.can_concede():
            return False
        self.bots.forget()
        self._confirmed = False
        self.game.concede(self.viewer)
        return True

    def confirm(self) -> None:
        """Make the viewer's decision final."""
        self._confirmed = True

    def turn_to(self, seat: Seat) -> None:
        """Give the screen to another person."""
        self.viewer = seat
        self._confirmed = False

    def pause(self) -> Pause | None:
        """The pause before the game continues while the last decision can be taken back."""
        if self._confirmed or not self.can_undo():
            return None
        return Pause(self.game.settings.confirm_turn)

    def close(self) -> None:
        """Stop the bots, when the game is left."""
        self.bots.close()

    # What comes next.

    def next(self) -> Next:
        """What the front end has to do now."""
        if self._steps:
            return self._steps.pop(0)
        match self.game.node:
            case Over() as over:
                return Finished(over)
            case Close(reveals):
                return self.pause() or self._close_turn(reveals)
            case Chance():
                return self.pause() or self._draw()
            case Decide(together=True, private=private):
                return self._decide_together(private)
            case Decide(seats=seats, private=private):
                return self._decide_in_order(seats[0], private)

    def _decide_together(self, private: bool) -> Next:
        self._let_bots_decide()
        waiting = self.game.waiting()
        if not waiting:
            return self.next()
        if self.asked:
            return Ask(self.viewer)
        people = [seat for seat in waiting if self.is_human(seat)]
        if not people:
            return Wait(waiting)
        # After handing over the screen nothing can be taken back.
        return self.pause() or HandOver(people[0], curtain=self._covers(private))

    def _covers(self, private: bool) -> bool:
        """Whether the screen is covered when it is handed over while all decide together.

        Players who share an open table don't mind if others look on; what is private is covered
        all the same.
        """
        return private or not self.game.settings.open_table

    def _decide_in_order(self, seat: Seat, private: bool) -> Next:
        if seat == self.viewer and self.is_human(seat):
            return Ask(seat)
        if pause := self.pause():
            return pause
        if self.is_human(seat):
            return HandOver(seat, curtain=private)
        move = self.bots.choice(seat)
        if move is None:
            return Wait((seat,))
        events = self.game.submit(seat, move)
        return Step(self.state(), self._shown(events))

    def _let_bots_decide(self) -> None:
        with self.game.batched():
            for seat in self.thinking:
                move = self.bots.choice(seat)
                if move is not None:
                    self.game.submit(seat, move)

    def _close_turn(self, reveals: bool) -> Step:
        """Show what the others decided, if it is revealed, then what follows from it."""
        theirs = self._others_events() if reveals else ()
        if theirs:
            state, rules = self.game.state, self.game.rules
            seen = state if self.spectated else rules.revealed(state, self.viewer).state
            self._steps.append(Step(seen, theirs))
        closing = self.game.close()
        self._confirmed = False
        self._steps.append(Step(self.state(), self._shown(closing)))
        return self._steps.pop(0)

    def _others_events(self) -> tuple[GameEvent, ...]:
        """What the others did in the turn that is being closed."""
        session = self.game.session
        known = () if self.spectated else (self.viewer,)
        return tuple(
            event
            for ply in range(session.final_plies(), len(session.plies))
            if session.plies[ply].seat not in known
            for event in self.events(ply)
        )

    def _draw(self) -> Step:
        """Draw; consecutive draws from one source within a turn are shown as one step."""
        game = self.game
        events: tuple[GameEvent, ...] = ()
        source, progress = _source(game), game.spec.progress(game.state)
        with game.batched():
            while _source(game) == source and game.spec.progress(game.state) == progress:
                events += game.draw()
        self._confirmed = False
        return Step(self.state(), self._shown(events))

    def _deal(self) -> None:
        """Draw what is dealt before the first decision, without showing it."""
        with self.game.batched():
            while (source := _source(self.game)) and source == self.game.spec.deal_source:
                self.game.draw()

    def _seen(self, state: Any) -> Any:
        return state if self.spectated else self.game.rules.observe(state, self.viewer).state

    def _shown(self, events: tuple[GameEvent, ...]) -> tuple[GameEvent, ...]:
        if self.spectated:
            return events
        shown = (self.game.rules.shown(event, self.viewer) for event in events)
        return tuple(event for event in shown if event is not None)


def _source(game: RunningGame) -> str | None:
    """The source of the draw that is due; None if none is."""
    node = game.node
    return node.source if isinstance(node, Chance) else None
