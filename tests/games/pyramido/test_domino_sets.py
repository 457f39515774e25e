"""The domino sets: what the built-in ones are, and how a broken one is refused (PF-1, PF-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from pyramids.engine.errors import LevelError
from pyramids.games.pyramido.domino_set import BACKS, COLOURS, Domino, read_domino_set
from pyramids.games.pyramido.inspection import inspect
from tests.games.pyramido.played_games import CLASSIC, HOARDS
from tests.games.pyramido.second_opinion import unpack
from tools.games.pyramido import design_dominoes

TEXT = CLASSIC.read_text(encoding="utf-8")

OUTER_CORNERS = {(0, 0), (1, 0), (0, 3), (1, 3)}
DIAGONALS = [{(0, 0), (1, 1)}, {(0, 1), (1, 0)}, {(0, 2), (1, 3)}, {(0, 3), (1, 2)}]
OUTER_EDGES = [{(0, 0), (1, 0)}, {(0, 3), (1, 3)}]


def test_the_classic_set_has_nine_dominoes_of_each_colour_pair() -> None:
    """PF-1: three with a symbol on each block, three with two on the first, three on the second."""
    dominoes = read_domino_set(CLASSIC).dominoes
    assert [domino.number for domino in dominoes] == list(range(1, 91))
    pairs: dict[frozenset[int], list[Domino]] = {}
    for domino in dominoes:
        pairs.setdefault(frozenset(domino.colours), []).append(domino)
    assert set(pairs) == set(map(frozenset, combinations(range(5), 2)))
    for same in pairs.values():
        assert Counter(domino.counts for domino in same) == {(1, 1): 3, (2, 0): 3, (0, 2): 3}


def test_symbols_of_the_classic_set_lie_where_the_rules_say() -> None:
    """PF-1: single ones in outer corners, two on the outer short edge or on a diagonal."""
    for domino in read_domino_set(CLASSIC).dominoes:
        if domino.counts == (1, 1):
            assert set(domino.symbols) <= OUTER_CORNERS
        else:
            assert set(domino.symbols) in DIAGONALS + OUTER_EDGES
    shapes = Counter(domino.symbols for domino in read_domino_set(CLASSIC).dominoes)
    assert len(shapes) == 4 + 3 + 3
    assert max(shapes.values()) <= 12


def test_the_hoards_have_as_many_symbols_but_from_none_to_four_on_a_domino() -> None:
    """PF-1: a set of our own; all that is always so holds for it too."""
    classic, hoards = (read_domino_set(path).dominoes for path in (CLASSIC, HOARDS))
    assert len(hoards) == 90
    symbols = [sum(len(domino.symbols) for domino in dominoes) for dominoes in (classic, hoards)]
    assert symbols == [180, 180]
    assert {BACKS[domino.back] for domino in hoards} == {*BACKS} - {(2, 0)}
    assert {BACKS[domino.back] for domino in classic} == {(1, 1), (2, 0)}


def test_the_files_are_what_the_tool_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(design_dominoes, "LEVELS", tmp_path)
    design_dominoes.main()
    for path in (CLASSIC, HOARDS):
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_a_domino_is_read_as_it_is_written() -> None:
    """PF-1: against another reader of the file."""
    for number, written in unpack(TEXT).items():
        domino = read_domino_set(CLASSIC).domino(number)
        assert [COLOURS[colour] for colour in domino.colours] == written["colours"]
        assert domino.spelled() == written["symbols"]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a domino set's file."""

    def to_file(text: str) -> Path:
        path = tmp_path / "mine.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return to_file


def bent(old: str, new: str) -> str:
    """The classic set with one thing changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


FIRST = '{number: 1, colours: [orange, blue], symbols: ["x...", "...x"]}'
LAST = "number: 90, colours: [green, red]"

REFUSALS = [
    (FIRST, FIRST.replace("blue", "orange"),
     "line 6, domino 1: the blocks of a domino have two different colours"),
    (FIRST, FIRST.replace("blue", "yellow"),
     "line 6, domino 1: 'yellow' is not one of orange, blue, purple, green, red"),
    (FIRST, FIRST.replace("[orange, blue]", "[orange]"),
     "line 6, domino 1: 2 entries are expected here, not 1"),
    (FIRST, FIRST.replace("x...", "x.."),
     "line 6, domino 1: 'x..' is not a row of four quarters, each x or ."),
    (FIRST, FIRST.replace("x...", "o..."),
     "line 6, domino 1: 'o...' is not a row of four quarters, each x or ."),
    (FIRST, FIRST.replace('"x...", "...x"', '"xx..", "x..."'),
     "line 6, domino 1: the first block has 3 symbols: 2 are the most"),
    (FIRST, FIRST.replace('"x...", "...x"', '"..xx", "...x"'),
     "line 6, domino 1: the second block has 3 symbols: 2 are the most"),
    (FIRST, FIRST.replace('["x...", "...x"]', '["x..."]'),
     "line 6, domino 1: 2 entries are expected here, not 1"),
    (LAST, LAST.replace("90", "89"), "line 95, domino 89: the number is used already"),
    (LAST, LAST.replace("90", "91"), "line 95: 91 is not from 1 to 90"),
    (LAST, LAST.replace("number", "card"), "line 95: 'number' is missing"),
    ("mythical: 18", "mythical: 17",
     "line 3: the bag holds 18 gems of the kind mythical, in every set"),
    ("red: 9,", "red: 8,", "line 3: the bag holds 9 gems of the kind red, in every set"),
    ("red: 9,", "yellow: 9,", "line 3: 'red' is missing"),
    ("name: Classic", "name: " + "x" * 50, "line 1: the text has 50 characters: 40 fit"),
    ("name: Classic", "title: Classic", "line 1: 'name' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), REFUSALS)
def test_a_bent_set_is_refused_with_line_domino_and_reason(
    write: Callable[[str], Path], old: str, new: str, reason: str
) -> None:
    """PF-1, PF-2"""
    path = write(bent(old, new))
    with pytest.raises(LevelError) as caught:
        read_domino_set(path)
    assert str(caught.value) == f"{path}, {reason}"


def test_a_set_with_a_domino_too_few_names_the_missing_one(write: Callable[[str], Path]) -> None:
    """PF-1"""
    path = write(bent(f"  - {FIRST}\n", ""))
    with pytest.raises(LevelError) as caught:
        read_domino_set(path)
    reason = "there are 89 dominoes, not 90: number 1 is missing"
    assert str(caught.value) == f"{path}, line 6: {reason}"


def test_a_file_that_is_no_set_at_all_is_refused(write: Callable[[str], Path]) -> None:
    for text in ("", "[]", "dominoes", "name: X", "{name: [}"):
        with pytest.raises(LevelError):
            read_domino_set(write(text))


def test_comments_and_words_do_not_change_the_fingerprint(write: Callable[[str], Path]) -> None:
    """But every colour and every symbol does."""
    fingerprint = read_domino_set(CLASSIC).digest
    renamed = bent("name: Classic", "name: Mine  # my own")
    assert read_domino_set(write(renamed)).digest == fingerprint
    for new in (FIRST.replace("x...", "...."), FIRST.replace("blue", "red")):
        assert read_domino_set(write(bent(FIRST, new))).digest != fingerprint


def test_a_check_shows_the_dominoes_by_colour_pair_and_back(write: Callable[[str], Path]) -> None:
    pairs, colours, backs = inspect(read_domino_set(CLASSIC)).tables
    assert len(pairs.rows) == 10
    assert {row[1:3] for row in pairs.rows} == {(9, 18)}
    assert {row[1:3] for row in colours.rows} == {(36, 36)}
    shown = {row for row in backs.rows if row[1]}
    assert shown == {("1+1", 30), ("2+0", 60)}
    assert inspect(read_domino_set(CLASSIC)).warnings == ()


def test_a_colour_without_symbols_is_pointed_out_but_not_refused(
    write: Callable[[str], Path],
) -> None:
    lines = [
        line.replace('"x', '".').replace('".x', '"..') if "[orange" in line else line
        for line in TEXT.splitlines()
    ]
    bare = "\n".join(lines).replace('"x.', '"..')
    dominoes = read_domino_set(write(bare))
    assert inspect(dominoes).warnings == ("no orange block has a symbol: its gems are in vain",)


def test_a_colour_without_blocks_is_pointed_out_but_not_refused(
    write: Callable[[str], Path],
) -> None:
    text = TEXT.replace("[orange, blue]", "[red, blue]")
    for colour in ("purple", "green"):
        text = text.replace(f"[orange, {colour}]", f"[red, {colour}]")
    text = text.replace("[orange, red]", "[green, red]")
    warnings = inspect(read_domino_set(write(text))).warnings
    assert warnings == ("no block is orange: its gems are in vain",)
