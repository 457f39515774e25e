"""The moves and their text form.

    draw 2               draw cards (IB-6)
    swap                 begin a swap: picks follow, and `done`
    pick rope-2          a card for the swap, or for the Mummy's price; in the deck's order
    play rope-3          an equipment card, a Curse, a Protection or a Scarab (IB-7, IB-12)
    play spell torch     a Spell, with what the depot shows from now on
    play mummy 2         the Mummy, with the player in whose display it is laid
    lose protection      what a Curse costs
    beat                 beat the adventure or the royal chamber (IB-9)
    depot rope           set the depot after an exact adventure, or leave it as it is (IB-10)
    mummy 2              pass the Mummy on; at the royal chamber this begins the price (IB-11)
    done                 end a swap, a price or the turn
    idle                 nothing is possible (ruling 4)

Cards have the level file's names; players are numbered from 0.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import ITEMS, MUMMY, NO_ITEM, SPELL, Deck
from pyramids.games.im_bann.state import NOBODY


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Begin a swap."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick a card for the swap or the price that is begun."""

    card: Kind


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand."""

    card: Kind
    item: int = NO_ITEM
    """What a Spell sets the depot to."""
    to: int = NOBODY
    """The player in whose display the Mummy is laid."""


@dataclass(frozen=True, slots=True)
class Lose:
    """Give up a card to a Curse."""

    card: Kind


@dataclass(frozen=True, slots=True)
class Beat:
    """Beat the adventure or the royal chamber."""


@dataclass(frozen=True, slots=True)
class SetDepot:
    """Set the depot to an item, which may be the one that it shows."""

    item: int


@dataclass(frozen=True, slots=True)
class PassMummy:
    """Pass the Mummy on to another player."""

    to: int


@dataclass(frozen=True, slots=True)
class Done:
    """End a swap, a price or the turn."""


@dataclass(frozen=True, slots=True)
class Idle:
    """Do nothing, where nothing is possible."""


Move = Draw | Swap | Pick | Play | Lose | Beat | SetDepot | PassMummy | Done | Idle

_WORDS: dict[str, Move] = {"swap": Swap(), "beat": Beat(), "done": Done(), "idle": Idle()}
_FORM = re.compile(
    r"draw (?P<draw>[1-9])"
    r"|depot (?P<depot>[a-z]+)"
    r"|mummy (?P<mummy>\d)"
    r"|(?P<verb>pick|lose|play) (?P<card>[a-z0-9_-]+)(?: (?P<more>[a-z]+|\d))?",
    re.ASCII,
)


def encode(deck: Deck, move: Move) -> str:
    """The move's text form."""
    match move:
        case Draw(count):
            return f"draw {count}"
        case Swap():
            return "swap"
        case Pick(card):
            return f"pick {deck.cards[card].name}"
        case Play(card, item, to):
            more = f" {ITEMS[item]}" if item != NO_ITEM else f" {to}" if to != NOBODY else ""
            return f"play {deck.cards[card].name}{more}"
        case Lose(card):
            return f"lose {deck.cards[card].name}"
        case Beat():
            return "beat"
        case SetDepot(item):
            return f"depot {ITEMS[item]}"
        case PassMummy(to):
            return f"mummy {to}"
        case Done():
            return "done"
        case Idle():
            return "idle"


def decode(deck: Deck, text: str) -> Move:
    """The move of a text form."""
    if text in _WORDS:
        return _WORDS[text]
    form = _FORM.fullmatch(text)
    move = None if form is None else _decoded(deck, form)
    if move is None:
        forms = "'draw 2', 'swap', 'play spell torch', 'mummy 1', 'beat' or 'done'"
        raise MoveSyntaxError(f"'{text[:60]}' is not a move like {forms}")
    return move


def _decoded(deck: Deck, form: re.Match[str]) -> Move | None:
    if form["draw"]:
        return Draw(int(form["draw"]))
    if form["depot"]:
        return SetDepot(ITEMS.index(form["depot"])) if form["depot"] in ITEMS else None
    if form["mummy"]:
        return PassMummy(int(form["mummy"]))
    card = deck.kind(form["card"])
    if card is None:
        return None
    if form["verb"] == "play":
        return _decoded_play(deck, card, form["more"] or "")
    if form["more"]:
        return None
    return Pick(card) if form["verb"] == "pick" else Lose(card)


def _decoded_play(deck: Deck, card: Kind, more: str) -> Play | None:
    special = deck.cards[card].special
    if special == SPELL:
        return Play(card, item=ITEMS.index(more)) if more in ITEMS else None
    if special == MUMMY:
        return Play(card, to=int(more)) if more.isdecimal() else None
    return None if more else Play(card)
