"""The game as text: every move in words, and the chambers drawn after every turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyramids.engine.contract import CHANCE, Event, Ply, Setup
from pyramids.engine.telling import steps
from pyramids.games.silver_gold.deck import GRID, Deck
from pyramids.games.silver_gold.moves import field_names
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import NO_CARD, Explorer, State


def narrate(rules: SilverGold, setup: Setup, plies: Iterable[Ply]) -> Iterator[str]:
    """Lines that tell the game, with the chambers whenever everybody has marked."""
    names = [player.name for player in setup.players]
    for step in steps(rules, setup, plies):
        for event in step.events:
            yield from _sentence(event, names)
        if any(step.before.due) and not any(step.after.due):
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
    data = event.data
    who = names[event.seat] if event.seat != CHANCE else ""
    match event.kind:
        case "keep":
            first, second = data["cards"]
            yield f"{who} keeps cards {first} and {second}"
        case "fill":
            yield f"card {data['card']} is turned up into the display"
        case "reveal":
            yield f"Round {data['round']}, turn {data['turn']}: {data['pattern']}"
        case "mark":
            fields = field_names(GRID.mask(data["fields"]))
            spaced = " ".join(fields[i : i + 2] for i in range(0, len(fields), 2))
            yield f"  {who} marks {data['kind']} on card {data['card']}: {spaced}"
        case "gem":
            full = " (no box left)" if data["box"] is None else ""
            yield f"    a {data['colour']} gem{full}"
        case "torch":
            again = " (this round has one already)" if data["box"] is None else ""
            yield f"    a torch{again}"
        case "skull":
            full = " (no box left)" if data["box"] is None else ""
            yield f"    a skull{full}"
        case "potion":
            yield f"    a potion wipes {_count(len(data['wiped']), 'skull')}"
        case "cross":
            yield "    a cross: one extra mark"
        case "lapse":
            verb = "lapses" if data["count"] == 1 else "lapse"
            yield f"    {_count(data['count'], 'extra mark')} {verb}: no field is left"
        case "complete":
            yield f"  {who} completes card {data['card']}"
        case "take":
            yield f"  {who} takes card {data['card']} from the {data['from']}"
        case "award":
            yield f"  {who} takes the {data['colour']} award of {data['points']}"
        case "round_end":
            yield f"Round {data['round']} ends."
        case "result":
            winners = " and ".join(names[seat] for seat in data["winners"])
            yield f"The game is over: {winners} won."


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number or 'no'} {thing}s"
