"""What a placement would bring, by the rules themselves, before it is made."""

from __future__ import annotations

from pyramids.games.silver_gold import refill, scoring
from pyramids.games.silver_gold.deck import COLOURS, Deck, Pyramid
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.scoring import Sheet
from pyramids.games.silver_gold.state import MAX_SKULLS, Explorer, State
from pyramids.language import _, ngettext
from pyramids.tables.forecast import Forecast, Gain, signed


def forecast(rules: SilverGold, table: State, seat: int, move: Mark) -> Forecast:
    """What a legal mark would do to the sheet."""
    deck, before = rules.deck, table.explorers[seat]
    after, _owed = rules.marking.mark(before, table.due[seat], move, table.round)
    card = deck.pyramid(move.card)
    old, new = _sheet(deck, before), _sheet(deck, after)
    gains = [
        *_gems(before, after, old, new, card, move.fields),
        *_torch(before, after, card, move.fields),
        *_skulls(deck, before, card, move.fields),
        *_cross(card, move.fields),
        *_tomb(deck, table, before, card, move.fields),
    ]
    return Forecast(tuple(gains), new.total - old.total)


def completed_cards(deck: Deck, explorer: Explorer) -> tuple[int, ...]:
    """The cards that will be laid aside at the end of the turn (SG-14)."""
    return tuple(
        sorted(card for card, marks in explorer.places if card and marks & deck.pyramid(card).tomb)
    )


def _sheet(deck: Deck, explorer: Explorer) -> Sheet:
    laid = refill.lay_aside(explorer, completed_cards(deck, explorer))
    return scoring.sheet(deck, laid, awards=0)


def _gems(
    before: Explorer, after: Explorer, old: Sheet, new: Sheet, card: Pyramid, fields: int
) -> list[Gain]:
    red, green = (fields & card.red).bit_count(), (fields & card.green).bit_count()
    if not red and not green:
        return []
    icon = "silver_gold/gem_red" if red else "silver_gold/gem_green"
    points = new.gems - old.gems
    pairs = min(after.red, after.green) - min(before.red, before.green)
    if not points:
        return [Gain(icon, _("no box left for the gem"), signed(0), "plain")]
    if pairs:
        text = ngettext("{n} pair of gems", "{n} pairs of gems", pairs)
    else:
        text = ngettext("{n} gem", "{n} gems", red + green)
    return [Gain(icon, text, signed(points), "good")]


def _torch(before: Explorer, after: Explorer, card: Pyramid, fields: int) -> list[Gain]:
    if not fields & card.torch:
        return []
    if before.torches == after.torches:
        return [Gain("silver_gold/torch", _("torch, but this round has one"), signed(0), "plain")]
    return [Gain("silver_gold/torch", _("torch"), signed(scoring.TORCH_POINTS), "good")]


def _skulls(deck: Deck, before: Explorer, card: Pyramid, fields: int) -> list[Gain]:
    gains = []
    woken, drunk = (fields & card.skull).bit_count(), (fields & card.potion).bit_count()
    # SG-13: skulls are ticked before potions are drunk.
    ticked = min(MAX_SKULLS, before.skulls + woken)
    if woken:
        cost = scoring.skull_penalty(deck, before.skulls) - scoring.skull_penalty(deck, ticked)
        text = ngettext("{n} skull", "{n} skulls", woken)
        gains.append(Gain("silver_gold/skull", text, signed(cost), "bad" if cost else "plain"))
    if drunk:
        left = max(0, ticked - 2 * drunk)
        relief = scoring.skull_penalty(deck, ticked) - scoring.skull_penalty(deck, left)
        wiped = ticked - left
        text = ngettext("potion: {n} skull wiped", "potion: {n} skulls wiped", wiped)
        text = text if wiped else _("potion, but no skull to wipe")
        gains.append(
            Gain("silver_gold/potion", text, signed(relief), "good" if relief else "plain")
        )
    return gains


def _cross(card: Pyramid, fields: int) -> list[Gain]:
    count = (fields & card.cross).bit_count()
    if not count:
        return []
    text = ngettext("{n} extra field", "{n} extra fields", count)
    return [Gain("silver_gold/cross", text, "", "good")]


def _tomb(deck: Deck, table: State, before: Explorer, card: Pyramid, fields: int) -> list[Gain]:
    if not fields & card.tomb:
        return []
    points = signed(scoring.PYRAMID_POINTS)
    gains = [Gain("silver_gold/tomb_open", _("pyramid complete"), points, "good")]
    laid = refill.lay_aside(before, completed_cards(deck, before))
    same = sum(deck.pyramid(number).colour == card.colour for number in laid.done) + 1
    taken = len(table.awards[card.colour])
    if same in refill.MILESTONES and taken < len(deck.awards):
        # Others may reach it in the same turn (SG-21), so it is no part of the net change.
        icon = f"silver_gold/award_seal_{COLOURS[card.colour]}"
        text = _("award, if nobody is faster")
        gains.append(Gain(icon, text, signed(deck.awards[taken]), "good"))
    return gains
