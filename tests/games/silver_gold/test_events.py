"""What can be watched: the events of each ply, with everything that a screen needs."""

from __future__ import annotations

from pyramids.engine.contract import CHANCE, Event
from pyramids.games.silver_gold.moves import Keep
from pyramids.games.silver_gold.state import Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Desk, deck, explorer, of_kind, rules_of
from tests.games.silver_gold.played_games import play
from tests.games.silver_gold.rare_games import watch


def marked(row: str, fields: str, pattern: str, round: int = 1, **sheet: int) -> list[Event]:  # noqa: A002
    """The events of marking fields of a hall with that first row."""
    chambers = {1: f"E{row} ..... ..... ..... ....T"}
    mine = explorer(1, 2, **sheet)
    desk = Desk(deck(chambers), mine, explorer(3, 4), pattern=pattern, round=round)
    return desk.play(f"0 pattern 1 {fields}")


def test_a_mark_comes_before_what_lies_under_it() -> None:
    """SG-12"""
    events = marked("rg..", "a1b1c1", "I3")
    assert events == [
        Event("mark", 0, {"card": 1, "kind": "pattern", "fields": [(0, 0), (0, 1), (0, 2)]}),
        Event("gem", 0, {"card": 1, "field": (0, 1), "colour": "red", "box": 0}),
        Event("gem", 0, {"card": 1, "field": (0, 2), "colour": "green", "box": 0}),
    ]


def test_gems_name_the_box_they_tick_or_none() -> None:
    """SG-12: the tenth box, then nothing."""
    events = marked("rr..", "a1b1c1", "I3", red=9)
    assert [event.data["box"] for event in events if event.kind == "gem"] == [9, None]


def test_a_torch_names_its_round_and_the_second_one_nothing() -> None:
    """SG-12"""
    events = marked("ff..", "a1b1c1", "I3", round=3)
    assert of_kind(events, "torch") == [("torch", 0, 1, (0, 1), 2), ("torch", 0, 1, (0, 2), None)]
    again = marked("f...", "a1b1", "I2", round=3, torches=0b0100)
    assert of_kind(again, "torch") == [("torch", 0, 1, (0, 1), None)]


def test_skulls_and_potions_name_the_boxes_they_tick_and_wipe() -> None:
    """SG-12, SG-13: the skull is ticked first, though it lies behind the potion."""
    events = marked("ps..", "a1b1c1", "I3", skulls=2)
    assert of_kind(events, "skull", "potion") == [
        ("skull", 0, 1, (0, 2), 2),
        ("potion", 0, 1, (0, 1), (1, 2)),
    ]
    assert of_kind(marked("s...", "a1b1", "I2", skulls=10), "skull") == [
        ("skull", 0, 1, (0, 1), None)
    ]
    assert of_kind(marked("p...", "a1b1", "I2", skulls=1), "potion")[0][-1] == (0,)
    assert of_kind(marked("p...", "a1b1", "I2"), "potion")[0][-1] == ()


def test_a_potion_after_an_eleventh_skull_wipes_the_two_highest_boxes() -> None:
    """SG-12, SG-13: the skull is lost first, so boxes 9 and 10 are wiped."""
    events = marked("sp..", "a1b1c1", "I3", skulls=10)
    assert of_kind(events, "skull", "potion") == [
        ("skull", 0, 1, (0, 1), None),
        ("potion", 0, 1, (0, 2), (8, 9)),
    ]


def test_crosses_are_told_one_by_one() -> None:
    """SG-12"""
    events = marked("xx..", "a1b1c1", "I3")
    assert of_kind(events, "cross") == [("cross", 0, 1, (0, 1)), ("cross", 0, 1, (0, 2))]
    assert of_kind(events, "lapse") == []


def test_the_events_of_a_mark_lead_from_the_old_sheet_to_the_new_one() -> None:
    """SG-12: over whole games, the boxes of the events are just the boxes that changed."""
    session = play(rules_of(deck(_rich())), "drawn", ["greedy", "random"], 5)
    states = session.states
    for before, ply, after in zip(states, session.plies, states[1:], strict=False):
        if before.phase is not Phase.MARK or ply.seat == CHANCE:
            continue
        events = session.rules.events(before, ply, after)
        old, new = before.explorers[ply.seat], after.explorers[ply.seat]
        boxes = [(e.kind, e.data.get("colour"), e.data["box"]) for e in events if "box" in e.data]
        reds = [box for _, colour, box in boxes if colour == "red" and box is not None]
        greens = [box for _, colour, box in boxes if colour == "green" and box is not None]
        assert reds == list(range(old.red, new.red))
        assert greens == list(range(old.green, new.green))
        ticked = [box for kind, _, box in boxes if kind == "skull" and box is not None]
        wiped = [box for e in events if e.kind == "potion" for box in e.data["wiped"]]
        assert old.skulls + len(ticked) - len(wiped) == new.skulls


def _rich() -> dict[int, str]:
    first, second = "Erg.s #.ps. .xfg. r.s.# gp.sT", "..sEr gsp.# .r#fs x.sg. T.rp."
    return {number: first if number % 2 else second for number in range(1, 49)}


def test_the_draft_is_told_card_by_card() -> None:
    """SG-4: a deal to each, what is kept, and four cards for the display."""
    session = play(rules_of(deck()), "drawn", ["random", "random", "random"], 2)
    events = watch(session)
    kinds = [event.kind for event in events]
    assert kinds[:12] == ["deal"] * 12
    assert [event.seat for event in events[:12]] == [0] * 4 + [1] * 4 + [2] * 4
    assert kinds[12:19] == ["keep"] * 3 + ["fill"] * 4
    assert [event.data["place"] for event in events[15:19]] == [0, 1, 2, 3]
    kept = [ply.move for ply in session.plies if isinstance(ply.move, Keep)]
    assert [event.data["cards"] for event in events[12:15]] == [move.cards for move in kept]


def test_rounds_end_and_the_game_ends() -> None:
    """SG-6, SG-24: four times, and the result last of all."""
    events = watch(play(rules_of(deck()), "drawn", ["random", "greedy"], 2))
    assert of_kind(events, "round_end") == [("round_end", CHANCE, n) for n in (1, 2, 3, 4)]
    assert events[-1].kind == "result"
    assert events[-1].seat == CHANCE
    assert events[-1].data["winners"] in [(0,), (1,), (0, 1)]
    assert sum(event.kind == "result" for event in events) == 1


def test_a_completed_card_and_its_successor_name_their_place() -> None:
    """SG-16: the right one of the two."""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR))
    desk = Desk(corridors, explorer(1, (2, "a1a2a3a4")), explorer(3, 4), display=(9, 10, 11, 12))
    events = desk.play("1 single 3 a1", "0 single 2 a5", "0 take 10")
    assert of_kind(events, "complete", "take") == [
        ("complete", 0, 2, 1),
        ("take", 0, 10, 1, "display"),
    ]


def test_reveals_count_turns_and_name_the_pattern() -> None:
    """SG-7"""
    desk = Desk(deck(), explorer(1, 2), explorer(3, 4), round=2, turn=3)
    desk.play("0 single 1 a1", "1 single 3 a1")
    assert desk.reveal("O4") == [Event("reveal", CHANCE, {"round": 2, "turn": 4, "pattern": "O4"})]
