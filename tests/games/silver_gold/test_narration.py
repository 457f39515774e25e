"""The game told in words, with drawn chambers."""

from __future__ import annotations

from pyramids.engine.contract import Player, Setup
from pyramids.engine.records.record import decode_ply
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.texts import SilverGoldTexts
from pyramids.games.silver_gold.texts.events import log_line
from pyramids.games.silver_gold.texts.standing import draw_chambers
from pyramids.play.texts.narration import narrate
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer, rules_of
from tests.games.silver_gold.played_games import play

NAMES = ["Ana", "Ben"]


def told(*texts: str) -> list[str]:
    """The narration of a game's first plies, on a deck where card 1 is rich."""
    rules = rules_of(deck({1: "Exrs. p.... f.... ..... ....T"}))
    setup = Setup("silver_gold", "drawn", tuple(Player(name) for name in NAMES))
    opening = [f"* {card}" for card in (1, 2, 3, 4, 5, 6, 7, 8)]
    opening += ["0 keep 1 2", "1 keep 5 6", "close", "* 9", "* 10", "* 11", "* 12"]
    plies = [decode_ply(rules, ply) for ply in (*opening, *texts)]
    return list(narrate(rules, SilverGoldTexts(rules), setup, plies))


def test_the_deal_the_draft_and_the_display_are_told() -> None:
    """SG-4"""
    lines = told()
    assert lines[0] == "Ana is dealt pyramid 1"
    assert lines[8:10] == ["Ana keeps pyramids 1 and 2", "Ben keeps pyramids 5 and 6"]
    assert [line.partition(" is")[0] for line in lines[10:]] == [
        "Pyramid 9", "Pyramid 10", "Pyramid 11", "Pyramid 12",
    ]  # fmt: skip


def test_a_turn_is_told_with_its_symbols_and_the_chambers_after_it() -> None:
    """SG-7, SG-12"""
    lines = told("* 1", "0 pattern 1 a1b1c1", "0 extra 1 d1", "1 single 5 a1", "close")
    assert [line.partition(":")[::2] for line in lines[14:18]] == [
        ("Round I, turn 1", " the line of three"),
        ("  Ana marks the shape on pyramid 1", " Red gem, Cross"),
        ("  Ana marks an extra square on pyramid 1", " Skull"),
        ("  Ben marks a single square on pyramid 5", ""),
    ]
    assert lines[18:] == [
        "    Ana: 0 points",
        "      1           2",
        "      X X X X .   E . . . .",
        "      p . . . .   . . . . .",
        "      f . . . .   . . . . .",
        "      . . . . .   . . . . .",
        "      . . . . T   . . . . T",
        "    Ben: 0 points",
        "      5           6",
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
        "1",
        "X # # # #",
        "X # # # #",
        "X # # # #",
        "X # # # #",
        "+ # # # #",
    ]
    assert draw_chambers(the_deck, explorer()) == []


def sentences(scenario: Scenario, *texts: str) -> list[str]:
    """The sentences of some plies of a scenario."""
    return SilverGoldTexts(scenario.rules).sentences(scenario.play(*texts), NAMES)


def test_completing_taking_and_awards_are_told() -> None:
    """SG-16, SG-20, SG-24"""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR), {7: "green", 8: "green"})
    first = explorer((8, "a1a2a3a4"), 40, done=[7])
    scenario = Scenario(corridors, first, explorer(3, 4), display=(9,), stack=(), round=4, turn=7)
    lines = sentences(scenario, "1 single 3 a1", "0 single 8 a5", "0 take 9")
    assert lines[1].endswith("pyramid 8: Tomb")
    assert lines[2:6] == [
        "Ana completes pyramid 8",
        "Ana takes pyramid 9",
        "Ana wins the green award: 10 points",
        "Round IV is over",
    ]
    assert lines[6].endswith(": Ana")


def test_what_counts_nothing_is_in_the_log_too() -> None:
    """SG-12, SG-15: full sheets, a second torch, an idle potion, a lapse."""
    chambers = {1: "Ergs# #f#p# ##### ##### ####T", 2: "E#### .#### .#### x#### T####"}
    full = explorer(1, red=10, green=10, skulls=10, torches=1)
    scenario = Scenario(
        deck(chambers), full, explorer((2, "a1a2a3")), pattern="I3", display=(), stack=()
    )
    assert logged(scenario, "0 pattern 1 a1b1c1")[1:] == ["Ana has no box left for a gem"] * 2
    torches = {1: "Ep### f#### f#### ##### T####"}
    two = Scenario(deck(torches), explorer(1), explorer(3), pattern="I3")
    first, second = logged(two, "0 pattern 1 a1a2a3")[1:]
    assert first == "Ana finds a torch"
    assert "second torch" in second
    lapse = Scenario(deck(chambers), explorer((2, "a1a2a3")), explorer(3), display=(), stack=())
    assert any("Ana has no" in line for line in logged(lapse, "0 pattern 2 a4a5"))


def logged(scenario: Scenario, *texts: str) -> list[str]:
    """The lines of the log for some plies of a scenario."""
    return [line for event in scenario.play(*texts) if (line := log_line(event, NAMES))]


def test_a_shared_victory_names_all_winners() -> None:
    """SG-24"""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4), round=4, turn=7)
    assert sentences(scenario, "0 single 1 a1", "1 single 3 a1")[-1].endswith(": Ana, Ben")


def test_a_whole_game_is_told_to_its_end() -> None:
    rules: SilverGold = rules_of(deck())
    session = play(rules, "drawn", ["random", "greedy"], 4)
    lines = list(narrate(rules, SilverGoldTexts(rules), session.setup, session.plies))
    assert sum(line.startswith("Round") and ", turn " in line for line in lines) == 28
    marks = sum("pattern" in str(ply.move) for ply in session.plies)
    assert sum("marks the shape" in line for line in lines) == marks
    assert any("wins!" in line or "share" in line for line in lines[-2:])
