"""The game told in words, with drawn chambers."""

from __future__ import annotations

from pyramids.catalogue import find_game
from pyramids.engine.contract import Player, Setup
from pyramids.engine.record import decode_ply
from pyramids.games.silver_gold import text
from pyramids.games.silver_gold.text import draw_chambers, draw_table
from tests.games.silver_gold.drawn_decks import CORRIDOR, Desk, deck, explorer, rules_of
from tests.games.silver_gold.played_games import play

NAMES = ["Ana", "Ben"]


def told(*texts: str) -> list[str]:
    """The narration of a game's first plies, on a deck where card 1 is rich."""
    rules = rules_of(deck({1: "Exrs. p.... f.... ..... ....T"}))
    setup = Setup("silver_gold", "drawn", tuple(Player(name) for name in NAMES))
    opening = [f"* {card}" for card in (1, 2, 3, 4, 5, 6, 7, 8)]
    opening += ["0 keep 1 2", "1 keep 5 6", "close", "* 9", "* 10", "* 11", "* 12"]
    plies = [decode_ply(rules, ply) for ply in (*opening, *texts)]
    return list(find_game("silver_gold").narrate(rules, setup, plies))


def test_the_draft_and_the_display_are_told() -> None:
    """SG-4"""
    assert told() == [
        "Ana keeps cards 1 and 2",
        "Ben keeps cards 5 and 6",
        "card 9 is turned up into the display",
        "card 10 is turned up into the display",
        "card 11 is turned up into the display",
        "card 12 is turned up into the display",
    ]


def test_a_turn_is_told_with_its_symbols_and_the_chambers_after_it() -> None:
    """SG-7, SG-12"""
    lines = told("* 1", "0 pattern 1 a1b1c1", "0 extra 1 d1", "1 single 5 a1", "close")
    assert lines[6:] == [
        "Round 1, turn 1: I3",
        "  Ana marks pattern on card 1: a1 b1 c1",
        "    a red gem",
        "    a cross: one extra mark",
        "  Ana marks extra on card 1: d1",
        "    a skull",
        "  Ben marks single on card 5: a1",
        "    Ana: 0 points, 0 completed",
        "      card 1      card 2",
        "      X X X X .   E . . . .",
        "      p . . . .   . . . . .",
        "      f . . . .   . . . . .",
        "      . . . . .   . . . . .",
        "      . . . . T   . . . . T",
        "    Ben: 0 points, 0 completed",
        "      card 5      card 6",
        "      X . . . .   E . . . .",
        "      . . . . .   . . . . .",
        "      . . . . .   . . . . .",
        "      . . . . .   . . . . .",
        "      . . . . T   . . . . T",
    ]


def test_a_marked_tomb_is_drawn_as_a_plus_and_an_empty_place_not_at_all() -> None:
    """SG-12, SG-19"""
    the_deck = deck({1: CORRIDOR})
    done = explorer((1, "a1a2a3a4a5"))
    assert draw_chambers(the_deck, done) == [
        "card 1",
        "X # # # #",
        "X # # # #",
        "X # # # #",
        "X # # # #",
        "+ # # # #",
    ]
    assert draw_chambers(the_deck, explorer()) == []


def words(desk: Desk, *texts: str) -> list[str]:
    """The sentences of some plies at a desk, without the drawings."""
    return [line.strip() for event in desk.play(*texts) for line in text._sentence(event, NAMES)]


def test_completing_taking_and_awards_are_told() -> None:
    """SG-16, SG-20, SG-24"""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR), {7: "green", 8: "green"})
    first = explorer((8, "a1a2a3a4"), 40, done=[7])
    desk = Desk(corridors, first, explorer(3, 4), display=(9,), stack=(), round=4, turn=7)
    assert words(desk, "1 single 3 a1", "0 single 8 a5", "0 take 9") == [
        "Ben marks single on card 3: a1",
        "Ana marks single on card 8: a5",
        "Ana completes card 8",
        "Ana takes card 9 from the display",
        "Ana takes the green award of 10",
        "Round 4 ends.",
        "The game is over: Ana won.",
    ]


def test_what_counts_nothing_is_told_too() -> None:
    """SG-12, SG-15: full sheets, a second torch, an idle potion, a lapse."""
    chambers = {1: "Ergs# #f#p# ##### ##### ####T", 2: "E#### .#### .#### x#### T####"}
    full = explorer(1, red=10, green=10, skulls=10, torches=1)
    desk = Desk(deck(chambers), full, explorer((2, "a1a2a3")), pattern="I3", display=(), stack=())
    assert words(desk, "0 pattern 1 a1b1c1")[1:] == [
        "a red gem (no box left)",
        "a green gem (no box left)",
    ]
    one = Desk(deck({1: "Ep### f#### f#### ##### T####"}), explorer(1, skulls=1), explorer(3))
    assert words(one, "0 pattern 1 a1b1")[1:] == ["a potion wipes 1 skull"]
    none = Desk(deck({1: "Ep### f#### f#### ##### T####"}), explorer(1), explorer(3), pattern="I3")
    assert words(none, "0 pattern 1 a1a2a3")[1:] == [
        "a torch",
        "a torch (this round has one already)",
    ]
    lapse = Desk(deck(chambers), explorer((2, "a1a2a3")), explorer(3), display=(), stack=())
    assert words(lapse, "0 pattern 2 a4a5")[1:] == [
        "a cross: one extra mark",
        "1 extra mark lapses: no field is left",
    ]


def test_a_shared_victory_names_all_winners() -> None:
    """SG-24"""
    desk = Desk(deck(), explorer(1, 2), explorer(3, 4), round=4, turn=7)
    assert words(desk, "0 single 1 a1", "1 single 3 a1")[-1] == "The game is over: Ana and Ben won."


def test_the_table_can_be_drawn_at_any_time() -> None:
    desk = Desk(deck(), explorer(1, 2), explorer(3, 4))
    lines = list(draw_table(desk.rules, desk.state, NAMES))
    assert [line for line in lines if "points" in line] == [
        "    Ana: 0 points, 0 completed",
        "    Ben: 0 points, 0 completed",
    ]


def test_a_whole_game_is_told_to_its_end() -> None:
    session = play(rules_of(deck()), "drawn", ["random", "greedy"], 4)
    spec = find_game("silver_gold")
    lines = list(spec.narrate(session.rules, session.setup, session.plies))
    assert sum(line.startswith("Round") and ", turn " in line for line in lines) == 28
    assert any(line.startswith("The game is over") for line in lines)
    marks = sum("pattern" in str(ply.move) for ply in session.plies)
    assert sum(" marks pattern " in line for line in lines) == marks
