"""The game as text: every move in words, and the chambers drawn after every turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import CHANCE, Ply, Setup
from pyramids.engine.telling import steps
from pyramids.games.silver_gold.deck import GRID, Deck
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Ended,
    Event,
    Filled,
    Gem,
    Kept,
    Lapsed,
    Marked,
    Potion,
    Revealed,
    RoundEnded,
    Skull,
    Taken,
    Torch,
)
from pyramids.games.silver_gold.moves import field_names
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import NO_CARD, Explorer, Phase, State

_NO_BOX = " (no box left)"


def narrate(rules: SilverGold, setup: Setup, plies: Iterable[Ply]) -> Iterator[str]:
    """Lines that tell the game, with the chambers whenever everybody has marked."""
    names = [player.name for player in setup.players]
    for step in steps(rules, setup, plies):
        for event in step.events:
            yield from _sentence(event, names)
        if step.before.phase is Phase.MARK and step.after.phase is not Phase.MARK:
            yield from draw_table(rules, step.after, names)


def draw_table(rules: SilverGold, state: State, names: list[str]) -> Iterator[str]:
    """Every player's chambers side by side, and their score as it stands."""
    for seat, explorer in enumerate(state.explorers):
        tally = rules.tally(state, seat)
        yield f"    {names[seat]}: {tally['total']} points, {tally['completed']} completed"
        for line in draw_chambers(rules.deck, explorer):
            yield f"      {line}"


def draw_chambers(deck: Deck, explorer: Explorer) -> list[str]:
    """The explorer's chambers as drawings; a marked field is an X, a marked tomb a +."""
    columns = []
    for number, marks in explorer.places:
        if number != NO_CARD:
            columns.append([f"card {number}".ljust(9), *_chamber(deck, number, marks)])
    return ["   ".join(parts).rstrip() for parts in zip(*columns, strict=True)]


def _chamber(deck: Deck, number: int, marks: int) -> list[str]:
    card = deck.pyramid(number)
    rows = []
    for row in range(GRID.rows):
        letters = []
        for column in range(GRID.columns):
            field = GRID.bit((row, column))
            mark = "+" if field & card.tomb else "X"
            letters.append(mark if field & marks else card.letter(row, column))
        rows.append(" ".join(letters))
    return rows


def _sentence(event: Event, names: list[str]) -> Iterator[str]:
    who = names[event.seat] if event.seat != CHANCE else ""
    match event:
        case Kept(cards=(first, second)):
            yield f"{who} keeps cards {first} and {second}"
        case Filled(card):
            yield f"card {card} is turned up into the display"
        case Revealed(number, turn, pattern):
            yield f"Round {number}, turn {turn}: {pattern}"
        case Marked(card=card, kind=kind, fields=fields):
            marked = field_names(GRID.mask(fields))
            spaced = " ".join(marked[i : i + 2] for i in range(0, len(marked), 2))
            yield f"  {who} marks {kind} on card {card}: {spaced}"
        case Gem() | Torch() | Skull() | Potion() | Cross():
            yield f"    {_find(event)}"
        case Lapsed(count=count):
            verb = "lapses" if count == 1 else "lapse"
            yield f"    {_count(count, 'extra mark')} {verb}: no field is left"
        case Completed(card=card):
            yield f"  {who} completes card {card}"
        case Taken(card=card, source=source):
            yield f"  {who} takes card {card} from the {source}"
        case Awarded(colour=colour, points=points):
            yield f"  {who} takes the {colour} award of {points}"
        case RoundEnded(number):
            yield f"Round {number} ends."
        case Ended(seats):
            winners = " and ".join(names[seat] for seat in seats)
            yield f"The game is over: {winners} won."


def _find(event: Gem | Torch | Skull | Potion | Cross) -> str:
    match event:
        case Gem(colour=colour, box=box):
            return f"a {colour} gem{_NO_BOX if box is None else ''}"
        case Torch(box=box):
            return "a torch (this round has one already)" if box is None else "a torch"
        case Skull(box=box):
            return f"a skull{_NO_BOX if box is None else ''}"
        case Potion(wiped=wiped):
            return f"a potion wipes {_count(len(wiped), 'skull')}"
        case Cross():
            return "a cross: one extra mark"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number or 'no'} {thing}s"
