"""Tables and finished games as codes: they survive careless copying, and notice every mistake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramids.catalogue import all_games, find_level, load_level
from pyramids.engine.codes import code_text
from pyramids.engine.codes.game_code import FinishedGame, read_code, write_game
from pyramids.engine.codes.packing import Packer, Unpacker
from pyramids.engine.codes.table_code import Table, write_table
from pyramids.engine.contract import GameSpec, Player, Setup
from pyramids.engine.errors import CodeError
from pyramids.engine.session import Concession, TakeBack
from tests.conformance.random_play import Case, level_of, play

GAMES = all_games()
EVERY_GAME = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
NUMBERS = st.integers(0, 1 << 400)


def read(text: str) -> Table | FinishedGame:
    return read_code(text, GAMES, find_level)


def table_code(spec: GameSpec, seed: int = 123_456_789) -> str:
    seats = spec.seats[-1]
    players = tuple(Player("", spec.bots[n].name if n else None) for n in range(seats))
    options = {option.key: option.choices[-1] for option in spec.options}
    setup = Setup(spec.id, spec.default_level, players, options)
    return write_table(spec, load_level(spec, spec.default_level), setup, seed)


@given(number=NUMBERS)
def test_a_code_is_read_as_the_number_that_was_written(number: int) -> None:
    assert code_text.read(code_text.write(number)) == number


@given(number=NUMBERS)
def test_spaces_line_breaks_lower_case_and_likely_misreadings_dont_matter(number: int) -> None:
    code = code_text.write(number)
    careless = code.lower().replace("-", " \r\n").replace("0", "o").replace("1", "l")
    assert code_text.read(f"\t{careless}\n") == number


@pytest.mark.parametrize("gap", [*"\u00a0\u2009\u3000\u2028\x0b\u2010\u2011–—−\u00ad\u200b\ufeff"])
def test_what_programs_make_of_spaces_and_hyphens_doesnt_matter(gap: str) -> None:
    code = code_text.write(123_456_789_123_456_789)
    assert code_text.read(gap + code.replace("-", gap) + gap) == 123_456_789_123_456_789


@given(number=NUMBERS, data=st.data())
def test_every_single_wrong_letter_is_noticed(number: int, data: st.DataObject) -> None:
    letters = code_text.write(number).replace("-", "")
    at = data.draw(st.integers(0, len(letters) - 1))
    other = data.draw(st.sampled_from([x for x in code_text.LETTERS if x != letters[at]]))
    with pytest.raises(CodeError, match="wrong or missing"):
        code_text.read(letters[:at] + other + letters[at + 1 :])


@given(number=NUMBERS, data=st.data())
def test_two_neighbours_that_changed_places_are_noticed(number: int, data: st.DataObject) -> None:
    letters = code_text.write(number).replace("-", "")
    pairs = [n for n in range(len(letters) - 1) if letters[n] != letters[n + 1]]
    if pairs:
        at = data.draw(st.sampled_from(pairs))
        swapped = letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
        with pytest.raises(CodeError, match="wrong or missing"):
            code_text.read(swapped)


@given(
    values=st.lists(
        st.integers(1, 1 << 20).flatmap(
            lambda base: st.tuples(st.integers(0, base - 1), st.just(base))
        )
    )
)
def test_packed_values_come_out_in_their_order(values: list[tuple[int, int]]) -> None:
    packer = Packer()
    for value, base in values:
        packer.put(value, base)
    packer.put_number(7, 63)
    unpacker = Unpacker(packer.number())
    assert [unpacker.get(base) for _, base in values] == [value for value, _ in values]
    assert unpacker.get_number(63) == 7
    unpacker.finish()


@EVERY_GAME
def test_a_tables_code_is_short_and_names_all_that_makes_the_deal(spec: GameSpec) -> None:
    code = table_code(spec)
    assert len(code) <= 50
    table = read(code)
    assert isinstance(table, Table)
    assert table.spec is spec
    assert table.seed == 123_456_789
    assert table.level.name == spec.default_level
    assert [player.bot for player in table.setup.players][1:] == [
        bot.name for bot in spec.bots[1 : spec.seats[-1]]
    ]
    assert table.setup.options == {option.key: option.choices[-1] for option in spec.options}


@EVERY_GAME
def test_a_finished_games_code_replays_it_ply_by_ply(spec: GameSpec) -> None:
    session = play(Case(spec, spec.seats.start, ()), seed=5)
    again = read(write_game(spec, level_of(spec.id), session))
    assert isinstance(again, FinishedGame)
    assert again.session.plies == session.plies
    assert again.session.state == session.state
    assert again.session.setup == session.setup


@EVERY_GAME
def test_a_finished_games_code_tells_who_conceded_and_what_was_taken_back(spec: GameSpec) -> None:
    session = play(Case(spec, spec.seats.stop - 1, ()), seed=5)
    plain = write_game(spec, level_of(spec.id), session)
    session.concessions += [Concession(seat=spec.seats.stop - 2, ply=30), Concession(0, 31)]
    session.take_backs += [TakeBack(ply=20, seat=0), TakeBack(ply=0, seat=0)]
    code = write_game(spec, level_of(spec.id), session)
    assert len(plain) < len(code) < len(plain) + 30
    again = read(code)
    assert isinstance(again, FinishedGame)
    assert again.session.concessions == session.concessions
    assert again.session.take_backs == session.take_backs
    before = read(plain)
    assert isinstance(before, FinishedGame)
    assert not before.session.concessions


def test_a_take_back_that_cant_have_been_has_no_code() -> None:
    spec = GAMES[0]
    session = play(Case(spec, spec.seats.start, ()), seed=5)
    session.take_backs.append(TakeBack(ply=10**9, seat=0))
    with pytest.raises(CodeError, match="no code"):
        write_game(spec, level_of(spec.id), session)


@EVERY_GAME
def test_an_unfinished_game_has_no_code(spec: GameSpec) -> None:
    session = play(Case(spec, spec.seats.start, ()), seed=5, plies=12)
    with pytest.raises(CodeError, match="only a finished game"):
        write_game(spec, level_of(spec.id), session)


def test_a_game_whose_draws_dont_follow_from_its_seed_has_no_code() -> None:
    spec = GAMES[0]
    session = play(Case(spec, spec.seats.start, ()), seed=5)
    session.seed = 6
    with pytest.raises(CodeError, match="no code"):
        write_game(spec, level_of(spec.id), session)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "too short"),
        ("AB", "too short"),
        ("A" * 20_000, "too long"),
        ("HELLO WORLD!", "can't be in a code"),
        ("\x00\x1b[2J" * 4, r"'\?' can't be in a code"),
        ("ZZZZZ-ZZZZZ", "wrong or missing"),
        (code_text.write(1), "a newer version"),
        (code_text.write(0), "isn't installed"),
    ],
)
def test_what_is_no_code_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(CodeError, match=sentence):
        read(text)


def test_a_code_of_a_level_that_isnt_here_says_so() -> None:
    code = table_code(GAMES[0])
    with pytest.raises(CodeError, match=f"a level of {GAMES[0].title}"):
        read_code(code, GAMES, lambda _spec, _digest: None)


def test_more_than_a_game_in_a_code_is_noticed() -> None:
    unpacker = Unpacker(5)
    assert unpacker.get(2) == 1
    with pytest.raises(CodeError, match="more in the code"):
        unpacker.finish()
