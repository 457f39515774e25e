"""The story of a finished game: everyone's standing after each turn, and what decided it."""

from __future__ import annotations

from pyramids.engine.contract import AnyTexts, Seat
from pyramids.engine.story import ToldTurn, TurningPoint, lead_history
from pyramids.language import _, ngettext
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.recorded_turns import turns_of
from pyramids.play.seats import people_of


class GameStory:
    """Everything about the course of a game that the final scoring tells."""

    def __init__(self, game: WatchedGame) -> None:
        self._game = game
        self.turns = turns_of(game.states, game.spec.progress, game.spec.round_title)
        self.standings = tuple(game.standings(turn.last) for turn in self.turns)
        """Everyone's standing at the end of each turn."""
        self._told: list[ToldTurn] = []

    @property
    def complete(self) -> bool:
        """Whether every turn is told."""
        return len(self._told) == len(self.turns)

    def tell_turn(self) -> None:
        """Find out what happened in one more turn; all of a long game take longer than a frame."""
        if self.complete:
            return
        turn, standings = self.turns[len(self._told)], self.standings[len(self._told)]
        steps = range(turn.first, turn.last + 1)
        events = tuple(event for step in steps for event in self._game.events(step))
        self._told.append(ToldTurn(events, standings))

    @property
    def you(self) -> Seat | None:
        """The seat of the only person; None if there are several, or none."""
        people = people_of(self._game.players)
        return people[0] if len(people) == 1 else None

    def turning_point(self, texts: AnyTexts) -> TurningPoint | None:
        """The turn that decided the game, in the current language."""
        while not self.complete:
            self.tell_turn()
        over = self._game.over(self._game.last)
        names = [player.name for player in self._game.players]
        return texts.turning_point(self._told, over, names, self.you) if over else None

    def lead_sentences(self) -> list[str]:
        """How often the lead changed hands, and who led longest; empty in a game for one."""
        led = lead_history(self.standings[1:])
        if led is None or len(self._game.players) == 1:
            return []
        name = self._game.players[led.longest].name
        if not led.changes:
            return [_("{name} led all the way.", name=name)]
        changes = ngettext(
            "The lead changed hands {n} time.", "The lead changed hands {n} times.", led.changes
        )
        if led.changes == 1:
            changes = _("The lead changed hands once.")
        return [
            changes,
            ngettext("{name} led for {n} turn.", "{name} led for {n} turns.", led.turns, name=name),
        ]
