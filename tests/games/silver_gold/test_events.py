"""What can be watched: the events of each ply, with everything that a screen needs."""

from __future__ import annotations

from typing import Unpack

from pyramids.engine.contract import CHANCE
from pyramids.games.silver_gold.events import (
    Completed,
    Cross,
    Dealt,
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
from pyramids.games.silver_gold.moves import Keep
from pyramids.games.silver_gold.state import Phase
from tests.games.silver_gold.drawn_decks import (
    CORRIDOR,
    Scenario,
    Ticks,
    deck,
    explorer,
    of_type,
    rules_of,
)
from tests.games.silver_gold.played_games import play
from tests.games.silver_gold.rare_games import watch


def marked(
    row: str,
    fields: str,
    pattern: str,
    round: int = 1,  # noqa: A002
    **sheet: Unpack[Ticks],
) -> list[Event]:
    """The events of marking fields of a hall with that first row."""
    chambers = {1: f"E{row} ..... ..... ..... ....T"}
    mine = explorer(1, 2, **sheet)
    scenario = Scenario(deck(chambers), mine, explorer(3, 4), pattern=pattern, round=round)
    return scenario.play(f"0 pattern 1 {fields}")


def test_a_mark_comes_before_what_lies_under_it() -> None:
    """SG-12"""
    events = marked("rg..", "a1b1c1", "I3")
    assert events == [
        Marked(0, card=1, kind="pattern", fields=((0, 0), (0, 1), (0, 2))),
        Gem(0, card=1, field=(0, 1), colour="red", box=0),
        Gem(0, card=1, field=(0, 2), colour="green", box=0),
    ]


def test_gems_name_the_box_they_tick_or_none() -> None:
    """SG-12: the tenth box, then nothing."""
    events = marked("rr..", "a1b1c1", "I3", red=9)
    assert [gem.box for gem in of_type(events, Gem)] == [9, None]


def test_a_torch_names_its_round_and_the_second_one_nothing() -> None:
    """SG-12"""
    events = marked("ff..", "a1b1c1", "I3", round=3)
    assert of_type(events, Torch) == [Torch(0, 1, (0, 1), 2), Torch(0, 1, (0, 2), None)]
    again = marked("f...", "a1b1", "I2", round=3, torches=0b0100)
    assert of_type(again, Torch) == [Torch(0, 1, (0, 1), None)]


def test_skulls_and_potions_name_the_boxes_they_tick_and_wipe() -> None:
    """SG-12, SG-13: the skull is ticked first, though it lies behind the potion."""
    events = marked("ps..", "a1b1c1", "I3", skulls=2)
    assert of_type(events, Skull, Potion) == [
        Skull(0, 1, (0, 2), 2),
        Potion(0, 1, (0, 1), (1, 2)),
    ]
    events = marked("s...", "a1b1", "I2", skulls=10)
    assert of_type(events, Skull) == [Skull(0, 1, (0, 1), None)]
    assert of_type(marked("p...", "a1b1", "I2", skulls=1), Potion)[0].wiped == (0,)
    assert of_type(marked("p...", "a1b1", "I2"), Potion)[0].wiped == ()


def test_a_potion_after_an_eleventh_skull_wipes_the_two_highest_boxes() -> None:
    """SG-12, SG-13: the skull is lost first, so boxes 9 and 10 are wiped."""
    events = marked("sp..", "a1b1c1", "I3", skulls=10)
    assert of_type(events, Skull, Potion) == [
        Skull(0, 1, (0, 1), None),
        Potion(0, 1, (0, 2), (8, 9)),
    ]


def test_crosses_are_told_one_by_one() -> None:
    """SG-12"""
    events = marked("xx..", "a1b1c1", "I3")
    assert of_type(events, Cross) == [Cross(0, 1, (0, 1)), Cross(0, 1, (0, 2))]
    assert of_type(events, Lapsed) == []


def test_the_events_of_a_mark_lead_from_the_old_sheet_to_the_new_one() -> None:
    """SG-12: over whole games, the boxes of the events are just the boxes that changed."""
    session = play(rules_of(deck(_rich())), "drawn", ["greedy", "random"], 5)
    states = session.states
    for before, ply, after in zip(states, session.plies, states[1:], strict=False):
        if before.phase is not Phase.MARK or ply.seat == CHANCE:
            continue
        events = session.rules.events(before, ply, after)
        old, new = before.explorers[ply.seat], after.explorers[ply.seat]
        gems = [gem for gem in of_type(events, Gem) if gem.box is not None]
        reds = [gem.box for gem in gems if gem.colour == "red"]
        greens = [gem.box for gem in gems if gem.colour == "green"]
        assert reds == list(range(old.red, new.red))
        assert greens == list(range(old.green, new.green))
        ticked = [skull.box for skull in of_type(events, Skull) if skull.box is not None]
        wiped = [box for potion in of_type(events, Potion) for box in potion.wiped]
        assert old.skulls + len(ticked) - len(wiped) == new.skulls


def _rich() -> dict[int, str]:
    first, second = "Erg.s #.ps. .xfg. r.s.# gp.sT", "..sEr gsp.# .r#fs x.sg. T.rp."
    return {number: first if number % 2 else second for number in range(1, 49)}


def test_the_draft_is_told_card_by_card() -> None:
    """SG-4: a deal to each, what is kept, and four cards for the display."""
    session = play(rules_of(deck()), "drawn", ["random", "random", "random"], 2)
    events = watch(session)
    types = [type(event) for event in events]
    assert types[:12] == [Dealt] * 12
    assert [event.seat for event in events[:12]] == [0] * 4 + [1] * 4 + [2] * 4
    assert types[12:19] == [Kept] * 3 + [Filled] * 4
    assert [event.place for event in of_type(events[15:19], Filled)] == [0, 1, 2, 3]
    kept = [ply.move for ply in session.plies if isinstance(ply.move, Keep)]
    assert [event.cards for event in of_type(events[12:15], Kept)] == [move.cards for move in kept]


def test_rounds_end_and_the_game_ends() -> None:
    """SG-6, SG-24: four times, and the result last of all."""
    events = watch(play(rules_of(deck()), "drawn", ["random", "greedy"], 2))
    assert of_type(events, RoundEnded) == [RoundEnded(number) for number in (1, 2, 3, 4)]
    (end,) = of_type(events, Ended)
    assert events[-1] == end
    assert end.seat == CHANCE
    assert end.winners in [(0,), (1,), (0, 1)]


def test_a_completed_card_and_its_successor_name_their_place() -> None:
    """SG-16: the right one of the two."""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR))
    scenario = Scenario(
        corridors, explorer(1, (2, "a1a2a3a4")), explorer(3, 4), display=(9, 10, 11, 12)
    )
    events = scenario.play("1 single 3 a1", "0 single 2 a5", "0 take 10")
    assert of_type(events, Completed, Taken) == [
        Completed(0, 2, place=1),
        Taken(0, 10, place=1, source="display"),
    ]


def test_reveals_count_turns_and_name_the_pattern() -> None:
    """SG-7"""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4), round=2, turn=3)
    scenario.play("0 single 1 a1", "1 single 3 a1")
    assert scenario.reveal("O4") == [Revealed(round=2, turn=4, pattern="O4")]
