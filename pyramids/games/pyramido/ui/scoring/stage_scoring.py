"""What the viewer does in a scoring: choose an area, pay for it, follow the proposal, discard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.outlook import Proposal, can_activate, proposal
from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.moves import Activate, Discard, Done
from pyramids.games.pyramido.state import NO_GEMS, Phase, State
from pyramids.games.pyramido.texts.scoring import proposal_words
from pyramids.games.pyramido.ui.column.supply import Supply
from pyramids.games.pyramido.ui.controller import SCORING, PyramidoController
from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.scoring.scoring_sheet import Payment, ScoringSheet
from pyramids.language import Text, later

_CHOOSE = later("Choose an area of your pyramid, then how to pay")
_DISCARD = later("Click the gems that you discard. You keep five")
_NO_GEMS = later("You have no gems for another area")
_WAIT = later("The others are scoring")
_BEST, _DO_IT = later("Best for me"), later("Do it")
_BEST_KEY, _DO_IT_KEY = later("Best: H"), later("Do it: H")


class StageScoring:
    """Connects the pyramid's areas with the sheet and the gems."""

    def __init__(
        self,
        controller: PyramidoController,
        pyramid: OwnPyramid,
        supply: Supply,
        on_move: Callable[[Any], None],
    ) -> None:
        self.sheet = ScoringSheet(self.pay, self.propose)
        self.chosen: Area | None = None
        self.proposal: Proposal | None = None
        self._controller = controller
        self._pyramid = pyramid
        self._supply = supply
        self._move = on_move
        self._state = controller.state()

    @property
    def activating(self) -> bool:
        """Whether the viewer may activate areas now."""
        return self._controller.asks(Phase.ACTIVATE) and self._state.phase is Phase.ACTIVATE

    @property
    def discarding(self) -> bool:
        """Whether the viewer must discard gems now."""
        return self._controller.asks(Phase.DISCARD) and self._state.phase is Phase.DISCARD

    def begin(self, state: State, *, roll: bool) -> None:
        """Follow the table: nothing is chosen yet."""
        self._state = state
        self.chosen = self.proposal = None
        self.sheet.visible = state.phase in SCORING
        self.sheet.show(state, self._controller.viewer, roll=roll)

    def follow(self, *, busy: bool) -> None:
        """Offer what can be done now."""
        state, seat = self._state, self._controller.viewer
        builder, rules = state.builders[seat], self._controller.rules
        acts = self.activating and not busy
        shown = [area for area in rules.areas(builder) if area.symbols]
        scoring = state.phase in SCORING and self.activating
        self._pyramid.offer_areas(shown if scoring else ())
        scored = {(item.row, item.column): item.points for item in state.activations}
        planned = self.proposal.plan.moves if self.proposal is not None else ()
        paid = {(move.row, move.column): (move.coloured, move.mythical) for move in planned}
        for spot in self._pyramid.spots:
            key = spot.area.row, spot.area.column
            spot.points = scored.get(key)
            spot.affordable = bool(activation.payments(builder.gems, spot.area.colour))
            spot.enabled = spot.focusable = acts and spot.points is None
            spot.chosen = spot.area == self.chosen
            spot.proposed = activation.points(spot.area, *paid[key]) if key in paid else 0
        self.sheet.choose(self.chosen if acts else None, builder.gems)
        can_go_on = self.activating and can_activate(rules, state, seat)
        self.sheet.best.visible = can_go_on
        self.sheet.best.enabled = acts
        proposes = self.proposal is not None and bool(self.proposal.plan.moves)
        self.sheet.best.text = _DO_IT if proposes else _BEST
        self.sheet.best.tooltip = _DO_IT_KEY if proposes else _BEST_KEY
        self.sheet.words = self._words(can_go_on=can_go_on)
        self.sheet.kept = self.proposal.kept if self.proposal is not None else NO_GEMS
        self._supply.offer(discarding=self.discarding and not busy)

    def _words(self, *, can_go_on: bool) -> Text:
        if self.proposal is not None:
            return partial(proposal_words, self.proposal)
        if self.discarding:
            return _DISCARD
        if not self.activating:
            return _WAIT
        return _CHOOSE if can_go_on else _NO_GEMS

    # What the player does.

    def choose(self, area: Area) -> None:
        """Choose an area, or none if it was chosen already."""
        self.chosen = None if area == self.chosen else area
        self.proposal = None

    def drop(self) -> bool:
        """Choose nothing; returns whether something was chosen or proposed."""
        chosen = self.chosen is not None or self.proposal is not None
        self.chosen = self.proposal = None
        return chosen

    def pay(self, payment: Payment) -> None:
        """Activate the chosen area."""
        if self.chosen is not None and self.activating:
            self._move(Activate(self.chosen.row, self.chosen.column, *payment))

    def propose(self) -> None:
        """Show the best activations; if they are shown already, make them."""
        if not self.activating:
            return
        if self.proposal is not None:
            for move in self.proposal.plan.moves:
                self._move(move)
            return
        self.chosen = None
        self.proposal = proposal(self._controller.rules, self._state, self._controller.viewer)

    def discard(self, gem: int) -> None:
        """Discard a gem."""
        if self.discarding:
            self._move(Discard(gem))

    def finish(self) -> None:
        """End the activations."""
        if self.activating:
            self._move(Done())
