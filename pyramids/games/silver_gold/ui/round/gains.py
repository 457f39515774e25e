"""What a mark would score, from the events that it would cause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pyramids.engine.contract import Ply, Seat
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import Cross, Event, Gem, Potion, Skull, Tomb, Torch
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.refill import award_in_reach
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import State
from pyramids.language import _, ngettext
from pyramids.tables.parts.forecast import Forecast, Gain, signed

E = TypeVar("E", bound=Event)


def forecast(rules: SilverGold, state: State, seat: Seat, move: Mark) -> Forecast:
    """What a legal mark would do to the score sheet."""
    after = rules.apply(state, seat, move)
    events = rules.events(state, Ply(seat, move), after)
    old, new = rules.tally(state, seat), rules.tally(after, seat)
    tombs = _of(events, Tomb)
    gains = [
        *_gems(_of(events, Gem), state, after, seat, new["gems"] - old["gems"]),
        *_torch(_of(events, Torch)),
        *_skulls(rules, state.explorers[seat].skulls, events),
        *_cross(_of(events, Cross)),
    ]
    if tombs:
        gains += _tomb(rules, state, seat, move)
    # The pyramid scores when the turn closes; the award isn't certain, so it isn't included.
    net = new["total"] - old["total"] + scoring.PYRAMID_POINTS * len(tombs)
    return Forecast(tuple(gains), net)


def _of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _gems(found: Sequence[Gem], state: State, after: State, seat: Seat, points: int) -> list[Gain]:
    if not found:
        return []
    colours = {gem.colour for gem in found}
    icon = "silver_gold/gem_red" if "red" in colours else "silver_gold/gem_green"
    if not points:
        return [Gain(icon, _("no box left for the gem"), signed(0), "plain")]
    pairs = [min(s.explorers[seat].red, s.explorers[seat].green) for s in (state, after)]
    if pairs[0] < pairs[1]:
        text = ngettext("{n} gem pair", "{n} gem pairs", pairs[1] - pairs[0])
    else:
        text = ngettext("{n} gem", "{n} gems", len(found))
    return [Gain(icon, text, signed(points), "good")]


def _torch(found: Sequence[Torch]) -> list[Gain]:
    if not found:
        return []
    if found[0].box is None:
        return [Gain("silver_gold/torch", _("torch, but this round has one"), signed(0), "plain")]
    return [Gain("silver_gold/torch", _("torch"), signed(scoring.TORCH_POINTS), "good")]


def _skulls(rules: SilverGold, ticked: int, events: Sequence[Event]) -> list[Gain]:
    """SG-13: skulls are ticked before potions are drunk."""
    gains = []
    if skulls := _of(events, Skull):
        woken = sum(skull.box is not None for skull in skulls)
        cost = _penalty(rules, ticked) - _penalty(rules, ticked + woken)
        ticked += woken
        text = ngettext("{n} skull", "{n} skulls", len(skulls))
        gains.append(Gain("silver_gold/skull", text, signed(cost), "bad" if cost else "plain"))
    if potions := _of(events, Potion):
        wiped = sum(len(potion.wiped) for potion in potions)
        relief = _penalty(rules, ticked) - _penalty(rules, ticked - wiped)
        text = ngettext("potion: {n} skull erased", "potion: {n} skulls erased", wiped)
        text = text if wiped else _("potion, but no skull to erase")
        gains.append(
            Gain("silver_gold/potion", text, signed(relief), "good" if relief else "plain")
        )
    return gains


def _penalty(rules: SilverGold, skulls: int) -> int:
    return scoring.skull_penalty(rules.deck, skulls)


def _cross(found: Sequence[Cross]) -> list[Gain]:
    if not found:
        return []
    text = ngettext("{n} extra square", "{n} extra squares", len(found))
    return [Gain("silver_gold/cross", text, "", "good")]


def _tomb(rules: SilverGold, state: State, seat: Seat, move: Mark) -> list[Gain]:
    points = signed(scoring.PYRAMID_POINTS)
    gains = [Gain("silver_gold/tomb_open", _("pyramid complete"), points, "good")]
    colour = rules.deck.pyramid(move.card).colour
    award = award_in_reach(rules.deck, state, seat, colour)
    if award is not None:
        icon = f"silver_gold/award_seal_{COLOURS[colour]}"
        gains.append(Gain(icon, _("award, if nobody is faster"), signed(award), "good"))
    return gains
