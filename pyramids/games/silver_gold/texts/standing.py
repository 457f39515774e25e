"""The state in words, one fact a line, and chambers drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pyramids.engine.multiset import Multiset, elements
from pyramids.engine.texts import player_score
from pyramids.games.silver_gold.deck import GRID, PLAIN, Deck, Pyramid
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import (
    NO_CARD,
    NO_PATTERN,
    ROUNDS,
    TURNS,
    Explorer,
    Phase,
    State,
)
from pyramids.games.silver_gold.texts.cards import (
    FIELD_TITLES,
    NUMERALS,
    card_line,
    card_title,
    colour_title,
    pattern_title,
    squares,
)
from pyramids.language import N_, _, ngettext

_FREE: Final = N_("free")
_MARKED: Final = N_("marked")


def overview(rules: SilverGold, state: State, names: Sequence[str]) -> Iterator[str]:
    """Round, turn and shape, the display and the stack, the awards."""
    deck = rules.deck
    if state.round:
        yield round_title(state.round)
        yield turn_title(state.turn)
        yield from _shapes(deck, state)
    taking = state.phase is Phase.TAKE
    for number in state.display:
        if number != NO_CARD:
            card = deck.pyramid(number)
            yield _("Display: {card}", card=card_line(card))
            yield from rows(card, 0) if taking else ()
    count = len(elements(state.stack))
    yield ngettext("{n} card in the stack", "{n} cards in the stack", count)
    for colour, takers in enumerate(state.awards):
        yield _awards(deck, colour, takers, names)


def round_title(number: int) -> str:
    """The title of a round."""
    return _("Round {round} of {rounds}", round=NUMERALS[number], rounds=NUMERALS[ROUNDS])


def turn_title(turn: int) -> str:
    """The title of a turn."""
    return _("Turn {turn} of {turns} in this round", turn=turn, turns=TURNS)


def player_lines(
    rules: SilverGold, state: State, seat: int, names: Sequence[str], *, chambers: bool = True
) -> Iterator[str]:
    """A player's points, chambers if wanted, and score sheet."""
    explorer = state.explorers[seat]
    yield player_score(names[seat], rules.tally(state, seat)["total"])
    if chambers:
        for number, marks in _cards(state, seat):
            yield from chamber(rules.deck.pyramid(number), marks)
    yield from _sheet(rules.deck, explorer)


def _cards(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """A player's cards with their marks; before any is kept, those in hand."""
    places = [place for place in state.explorers[seat].places if place[0] != NO_CARD]
    hand = state.hands[seat] if state.hands and not places else ()
    yield from places
    yield from ((number, 0) for number in hand if number != NO_CARD)


def chamber(card: Pyramid, marks: int) -> Iterator[str]:
    """A card and its chamber, row by row."""
    yield card_title(card) if marks else card_line(card)
    yield from rows(card, marks)


def rows(card: Pyramid, marks: int) -> Iterator[str]:
    """A chamber row by row, from column a on."""
    for row in range(GRID.rows):
        words = [_square(card, marks, row, column) for column in range(GRID.columns)]
        yield _("Row {row}: {squares}", row=row + 1, squares=", ".join(words))


def draw_chambers(deck: Deck, explorer: Explorer) -> list[str]:
    """The explorer's chambers as drawings; a marked square is an X, a marked tomb a +."""
    columns = []
    for number, marks in explorer.places:
        if number != NO_CARD:
            columns.append([f"{number}".ljust(9), *_drawn(deck.pyramid(number), marks)])
    return ["   ".join(parts).rstrip() for parts in zip(*columns, strict=True)]


def _drawn(card: Pyramid, marks: int) -> list[str]:
    lines = []
    for row in range(GRID.rows):
        letters = []
        for column in range(GRID.columns):
            field = GRID.bit((row, column))
            mark = "+" if field & card.tomb else "X"
            letters.append(mark if field & marks else card.letter(row, column))
        lines.append(" ".join(letters))
    return lines


def _square(card: Pyramid, marks: int, row: int, column: int) -> str:
    if GRID.bit((row, column)) & marks:
        return _(_MARKED)
    letter = card.letter(row, column)
    return _(_FREE) if letter == PLAIN else _(FIELD_TITLES[letter])


def _shapes(deck: Deck, state: State) -> Iterator[str]:
    """The shape of this turn, and those that are still face down."""
    if state.pattern != NO_PATTERN and state.phase is Phase.MARK:
        pattern = deck.patterns[state.pattern]
        where = squares(GRID.mask(pattern.shape))
        yield _("Shape: {shape} ({squares})", shape=pattern_title(pattern.name), squares=where)
    if state.expeditions:
        yield _("Shapes face down: {shapes}", shapes=_counted(deck, state.expeditions))


def _counted(deck: Deck, expeditions: Multiset) -> str:
    shapes = [(pattern_title(deck.patterns[index].name), n) for index, n in expeditions]
    return ", ".join(f"{n} × {title}" if n > 1 else title for title, n in shapes)


def _awards(deck: Deck, colour: int, takers: Sequence[int], names: Sequence[str]) -> str:
    owners = [names[seat] for seat in takers]
    owners += [_(_FREE)] * (len(deck.awards) - len(owners))
    awards = ", ".join(
        f"{points} ({owner})" for points, owner in zip(deck.awards, owners, strict=True)
    )
    return _("Awards for {colour}: {awards}", colour=colour_title(colour), awards=awards)


def _sheet(deck: Deck, explorer: Explorer) -> Iterator[str]:
    """The ticked boxes of the score sheet; empty rows are omitted."""
    if explorer.red:
        yield _("Red gems: {n}", n=explorer.red)
    if explorer.green:
        yield _("Green gems: {n}", n=explorer.green)
    if explorer.torches:
        lit = [NUMERALS[n + 1] for n in range(ROUNDS) if explorer.torches >> n & 1]
        yield _("Torches in rounds: {rounds}", rounds=", ".join(lit))
    if explorer.skulls:
        cost = deck.skulls[explorer.skulls - 1]
        yield _("Skulls: {n}, costing {points} points", n=explorer.skulls, points=cost)
    if explorer.done:
        done = "; ".join(card_title(deck.pyramid(number)) for number in explorer.done)
        yield _("Completed: {pyramids}", pyramids=done)
