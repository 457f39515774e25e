"""A deck that breaks a rule, or a file that is no deck at all, is refused in one plain line."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramids.engine import levels
from pyramids.engine.errors import LevelError
from pyramids.games.silver_gold.deck import read_deck
from pyramids.resources import levels_root

KEYS = ("name", "skulls", "awards", "expeditions", "pyramids", "description")
LOADERS: list[type[yaml.SafeLoader | yaml.CSafeLoader]] = [yaml.SafeLoader]
if hasattr(yaml, "CSafeLoader"):
    LOADERS.append(yaml.CSafeLoader)


@pytest.fixture(params=LOADERS, autouse=True)
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything holds for libyaml and for the parser in Python."""
    monkeypatch.setattr(levels, "_Loader", request.param)


@pytest.fixture
def classic() -> str:
    return (levels_root() / "silver_gold" / "classic.yaml").read_text(encoding="utf-8")


Refused = Callable[[str | bytes], str]


@pytest.fixture
def refused(tmp_path: Path) -> Refused:
    """Writes a file and gives what the refusal says after the file's name."""

    def write_and_read(content: str | bytes) -> str:
        path = tmp_path / "mine.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return refusal(path)

    return write_and_read


def refusal(path: Path) -> str:
    with pytest.raises(LevelError) as caught:
        read_deck(path)
    text = str(caught.value)
    assert text.isprintable(), "it must fit on one line of a terminal"
    assert text.startswith(str(path))
    assert len(text) < len(str(path)) + 250
    return text.removeprefix(str(path))


def verdict(path: Path) -> str:
    """The title of a deck, or why it is refused; any other error is a bug."""
    try:
        return read_deck(path).title
    except LevelError as error:
        return str(error)


def line_of(text: str, passage: str) -> int:
    assert text.count(passage) == 1, f"{passage!r} must be unique"
    return text[: text.index(passage)].count("\n") + 1


def entry(number: int, chamber: str, colour: str = "green") -> str:
    rows = "".join(f"      {row}\n" for row in chamber.split())
    return f"  - number: {number}\n    colour: {colour}\n    chamber: |\n{rows}"


def with_first_card(classic: str, card: str) -> str:
    """The classic deck with another first card; its entry starts in line 13."""
    return re.sub(r"(?s)  # [^\n]+\n  - number: 1\n.*?(?=  # )", lambda _: card, classic, count=1)


def with_chamber(classic: str, chamber: str) -> str:
    return with_first_card(classic, entry(1, chamber, "purple"))


class TestCards:
    """Cards that break SG-1; the chamber of card 1 begins in line 15."""

    @pytest.mark.parametrize(
        ("chamber", "reason"),
        [
            (
                "E.... ..q.. ..... ..... ....T",
                "unknown letter 'q' in the chamber: known are . # E T r g f s p x",
            ),
            ("E.... ..... ..... ....T", "the chamber has 4 rows: it must be 5 rows of 5 fields"),
            (
                "E.... ..... ..... ..... ..... ....T",
                "the chamber has 6 rows: it must be 5 rows of 5 fields",
            ),
            ("E.... ...... ..... ..... ....T", "row 2 of the chamber has 6 fields: it must have 5"),
            ("E.... ..... .... ..... ....T", "row 3 of the chamber has 4 fields: it must have 5"),
            ("E.... ..... ##### ..... ....T", "no way from the entrance to the tomb"),
            (
                "E.... ..... ..... ....T .....",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E.... ..... ..... ..... .....",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E.... ..... ..... ..... T...T",
                "the chamber needs just one tomb (T), in the bottom row",
            ),
            (
                "E...E ..... ..... ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
            (
                "..... E.... ..... ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
            (
                "E.... ..... ..E.. ..... ....T",
                "the chamber needs just one entrance (E), in the top row",
            ),
        ],
    )
    def test_a_chamber_that_cannot_be_explored(
        self, refused: Refused, classic: str, chamber: str, reason: str
    ) -> None:
        assert refused(with_chamber(classic, chamber)) == f", line 15, card 1: {reason}"

    def test_a_number_used_twice(self, refused: Refused, classic: str) -> None:
        text = classic.replace("number: 17\n", "number: 16\n")
        line, first = line_of(classic, "number: 17\n"), line_of(classic, "number: 16\n")
        reason = f"card 16: the number is used already, in line {first}"
        assert refused(text) == f", line {line}, {reason}"

    @pytest.mark.parametrize("number", ["0", "49", "-3"])
    def test_a_number_beyond_48(self, refused: Refused, classic: str, number: str) -> None:
        text = classic.replace("number: 17\n", f"number: {number}\n")
        line = line_of(classic, "number: 17\n")
        assert refused(text) == f", line {line}: {number} is not from 1 to 48"

    @pytest.mark.parametrize("number", ["seventeen", "1.5", "1e1", "0x11", "9" * 5000, "[17]", ""])
    def test_a_number_that_is_none(self, refused: Refused, classic: str, number: str) -> None:
        text = classic.replace("number: 17\n", f"number: {number}\n")
        line = line_of(classic, "number: 17\n")
        assert refused(text) == f", line {line}: a whole number from 1 to 48 is expected here"

    def test_an_unknown_colour(self, refused: Refused, classic: str) -> None:
        card = entry(1, "E.... ..... ..... ..... ....T", "turquoise")
        reason = "card 1: 'turquoise' is not one of green, orange, purple"
        assert refused(with_first_card(classic, card)) == f", line 14, {reason}"

    def test_a_card_too_few(self, refused: Refused, classic: str) -> None:
        line = line_of(classic, "pyramids:") + 2  # after the comment that names the plan
        without = with_first_card(classic, "")
        assert refused(without) == f", line {line}: a deck has 48 pyramids, not 47"

    def test_a_card_too_many(self, refused: Refused, classic: str) -> None:
        more = classic + entry(49, "E.... ..... ..... ..... ....T")
        line = more.count("\n") - 7
        assert refused(more) == f", line {line}: 49 is not from 1 to 48"

    def test_a_colour_with_a_card_too_many(self, refused: Refused, classic: str) -> None:
        text, changed = re.subn("colour: orange", "colour: green", classic, count=1)
        assert changed
        assert refused(text).endswith(": 17 pyramids are green: each colour has 16")

    def test_a_card_without_a_chamber(self, refused: Refused, classic: str) -> None:
        card = "  - number: 1\n    colour: green\n"
        reason = ", line 13, card 1: 'chamber' is missing"
        assert refused(with_first_card(classic, card)) == reason

    def test_a_card_with_a_key_nobody_knows(self, refused: Refused, classic: str) -> None:
        card = entry(1, "E.... ..... ..... ..... ....T") + "    trap: 3\n"
        reason = "card 1: unknown key 'trap': known are number, colour, chamber"
        assert refused(with_first_card(classic, card)) == f", line 21, {reason}"


class TestBox:
    """The other components, SG-2 and SG-3."""

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            (
                "I2, count: 1",
                "I2, count: 2",
                "there are 9 expedition cards: their counts must add up to 8",
            ),
            ("I2, count: 1", "I2, count: 0", "pattern I2: 0 is not from 1 to 8"),
            ("pattern: I2", "pattern: I3", "pattern I3: this pattern's name is used twice"),
            (
                'shape: ["xx"]',
                'shape: ["x"]',
                "pattern I2: a pattern has 2 to 4 squares, not 1",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["x.x"]',
                "pattern I3: the squares of the shape don't hang together",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["xxo"]',
                "pattern I3: unknown letter 'o' in the shape: x is a square, . is none",
            ),
            (
                'shape: ["xxx"]',
                'shape: ["xxx...."]',
                "pattern I3: the shape is larger than a chamber of 5×5",
            ),
            (
                'shape: ["x.", "xx"]',
                'shape: ["x", "x", "x"]',
                "pattern V3: the shape is that of pattern I3, turned or mirrored: raise its count",
            ),
            ("skulls: [1, 2,", "skulls: [2, 1,", "the skull values must not fall from box to box"),
            ("15, 18]", "15]", "10 entries are expected here, not 9"),
            ("15, 18]", "15, 100]", "100 is not from 0 to 99"),
            (
                "[10, 6, 3]",
                "[3, 6, 10]",
                "the awards must not rise: the first to reach one gets the most",
            ),
            ("[10, 6, 3]", "[10, 6]", "3 entries are expected here, not 2"),
            ("[10, 6, 3]", "10", "a list is expected here"),
            ("name: Classic", "name: ''", "a text is expected here"),
            ("name: Classic", "name: [a]", "a text is expected here"),
            ("name: Classic", f"name: {'a' * 41}", "the text has 41 characters: 40 fit"),
            (
                "name: Classic",
                r'name: "\e[31mred"',
                "a text of one line is expected here, without control characters",
            ),
            (
                "name: Classic",
                r'name: "one\ntwo"',
                "a text of one line is expected here, without control characters",
            ),
            ("name: Classic", "title: Classic", "'name' is missing"),
            (
                "name: Classic",
                "name: Classic\nauthor: me",
                f"unknown key 'author': known are {', '.join(KEYS)}",
            ),
        ],
    )
    def test_a_component_that_is_not_in_the_box(
        self, refused: Refused, classic: str, old: str, new: str, reason: str
    ) -> None:
        found = refused(classic.replace(old, new, 1))
        assert re.fullmatch(r", line \d+(, pattern \w+)?: .*", found)
        assert found.endswith(reason)

    def test_a_description_that_is_no_text(self, refused: Refused, classic: str) -> None:
        text = re.sub(r"description: .*", "description: {a: b}", classic)
        assert refused(text) == ", line 2: a text is expected here"


class TestYaml:
    """Files that YAML refuses, or that use what a level has no need of."""

    @pytest.mark.parametrize(
        "text", ["name: [", "a: b: c", "name: 'open", "\tname: x", "- a\nb: c", "%", "@", "}"]
    )
    def test_not_yaml_at_all(self, refused: Refused, text: str) -> None:
        assert re.fullmatch(r", line \d: not valid YAML: .+", refused(text))

    def test_an_escape_beyond_unicode(self, refused: Refused) -> None:
        assert "not valid YAML: " in refused(r'name: "\UFFFFFFFF"')

    def test_a_bomb_of_aliases(self, refused: Refused) -> None:
        bomb = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for one, other in zip("abcdefgh", "bcdefghi", strict=True):
            bomb += f"{other}: &{other} [{', '.join([f'*{one}'] * 9)}]\n"
        assert refused(bomb) == ", line 2: the alias 'a' is not allowed; write it out"

    def test_an_alias_to_itself(self, refused: Refused) -> None:
        assert refused("&a [*a]") == ", line 1: the alias 'a' is not allowed; write it out"

    def test_a_merge_key(self, refused: Refused) -> None:
        text = "base: &base {a: b}\nmore:\n  <<: *base\n"
        assert refused(text) == ", line 3: the alias 'base' is not allowed; write it out"

    @pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
    def test_nested_too_deeply(self, refused: Refused, opening: str) -> None:
        found = refused(opening * 100_000)
        assert re.fullmatch(r", line 1: (nested too deeply|a key must be a plain word)", found)

    @pytest.mark.parametrize(
        "tag",
        [
            "!!python/object/apply:os.system",
            "!!python/name:os.system",
            "!!python/object/new:os.system",
            "!!binary",
            "!mine",
        ],
    )
    def test_an_explicit_tag(self, refused: Refused, tag: str) -> None:
        found = refused(f"name: {tag} ['echo caught']")
        assert re.fullmatch(r", line 1: the tag '.{1,40}' is not allowed", found)

    def test_a_key_that_stands_twice(self, refused: Refused, classic: str) -> None:
        text = classic.replace("awards:", "skulls:", 1)
        line = line_of(classic, "awards:")
        assert refused(text) == f", line {line}: the key 'skulls' stands here twice"

    def test_a_key_of_many_lines_is_quoted_on_one(self, refused: Refused) -> None:
        assert refused('"a\\n\\e[2J": 1\n"a\\n\\e[2J": 2') == (
            r", line 2: the key 'a\n\x1b[2J' stands here twice"
        )

    def test_a_very_long_word_is_shortened(self, refused: Refused, classic: str) -> None:
        found = refused(classic.replace("colour: orange", f"colour: {'z' * 100_000}", 1))
        assert "zzz…' is not one of green, orange, purple" in found

    @pytest.mark.parametrize("line", ["- a\n", "- [a]\n", "- {a: b}\n"])
    def test_more_entries_than_any_level_has(self, refused: Refused, line: str) -> None:
        found = refused(line * 20_000)
        assert re.fullmatch(r", line \d+: too much: a level has at most 10,000 entries", found)

    def test_a_key_that_is_a_list(self, refused: Refused) -> None:
        assert refused("[a, b]: c") == ", line 1: a key must be a plain word"

    def test_two_documents(self, refused: Refused, classic: str) -> None:
        line = classic.count("\n") + 1
        found = refused(f"{classic}---\n{classic}")
        assert found == f", line {line}: a second document; a level is one"

    @pytest.mark.parametrize("text", ["just words", "[1, 2]", "--- ''"])
    def test_no_mapping(self, refused: Refused, text: str) -> None:
        assert refused(text) == ", line 1: keys with values are expected here"

    @pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "\ufeff"])
    def test_an_empty_file(self, refused: Refused, text: str) -> None:
        assert refused(text) == ": the file is empty"


class TestFiles:
    """Files that are not even text, and things that are not even files."""

    def test_nul_bytes(self, refused: Refused) -> None:
        found = refused(b"name: Classic\nskulls: \x00\n")
        assert found == ", line 2: the control character U+0000 is not allowed"

    def test_an_escape_character(self, refused: Refused) -> None:
        found = refused(b"name: \x1b[31mred\n")
        assert found == ", line 1: the control character U+001B is not allowed"

    def test_not_utf_8(self, refused: Refused) -> None:
        found = refused("name: Grün\n".encode("latin-1"))
        assert found == ", line 1: not UTF-8; save the file as UTF-8"

    def test_utf_16(self, refused: Refused, classic: str) -> None:
        assert refused(classic.encode("utf-16")) == ", line 1: not UTF-8; save the file as UTF-8"

    def test_noise(self, refused: Refused) -> None:
        assert refused(bytes(range(256)) * 40) == ", line 2: not UTF-8; save the file as UTF-8"

    @given(data=st.data())
    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    def test_a_deck_with_a_passage_overwritten_is_read_or_refused_in_one_line(
        self, tmp_path: Path, classic: str, data: st.DataObject
    ) -> None:
        content = bytearray(classic.encode())
        start = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 40))
        content[start : start + length] = data.draw(
            st.binary(max_size=20)
            | st.text("[]{}:,-?*&!|>'\"%#ETx. \n", max_size=20).map(str.encode)
        )
        path = tmp_path / "mine.yaml"
        path.write_bytes(content)
        assert verdict(path).isprintable()

    def test_a_byte_order_mark_is_no_harm(self, tmp_path: Path, classic: str) -> None:
        path = tmp_path / "mine.yaml"
        path.write_bytes(b"\xef\xbb\xbf" + classic.encode())
        assert read_deck(path).title == "Classic"

    def test_line_ends_of_windows_are_no_harm(self, tmp_path: Path, classic: str) -> None:
        path = tmp_path / "mine.yaml"
        path.write_bytes(classic.replace("\n", "\r\n").encode())
        assert len(read_deck(path).pyramids) == 48

    def test_a_huge_file(self, tmp_path: Path) -> None:
        path = tmp_path / "huge.yaml"
        with path.open("wb") as file:
            file.truncate(1 << 30)
        assert refusal(path) == ": the file is too large: a level has at most 1,048,576 bytes"

    def test_a_file_that_is_missing(self, tmp_path: Path) -> None:
        assert refusal(tmp_path / "none.yaml") == ": there is no such file"

    def test_a_folder(self, tmp_path: Path) -> None:
        assert refusal(tmp_path) == ": not a regular file"

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
    def test_a_pipe_that_nobody_writes_to(self, tmp_path: Path) -> None:
        path = tmp_path / "pipe.yaml"
        os.mkfifo(path)
        assert refusal(path) == ": not a regular file"

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no /dev/zero")
    def test_a_device_without_an_end(self) -> None:
        assert refusal(Path("/dev/zero")) == ": not a regular file"

    def test_a_link_that_leads_to_itself(self, tmp_path: Path) -> None:
        path = tmp_path / "loop.yaml"
        path.symlink_to(path)
        assert refusal(path).startswith(": can't be read (")

    @pytest.mark.skipif(
        not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything"
    )
    def test_a_file_that_may_not_be_read(self, tmp_path: Path, classic: str) -> None:
        path = tmp_path / "secret.yaml"
        path.write_text(classic, encoding="utf-8")
        path.chmod(0)
        assert refusal(path) == ": can't be read (Permission denied)"

    def test_a_name_that_is_too_long(self, tmp_path: Path) -> None:
        path = tmp_path / ("n" * 300)
        with pytest.raises(LevelError, match="can't be read"):
            read_deck(path)

    def test_a_name_of_two_lines_is_written_on_one(self, tmp_path: Path) -> None:
        with pytest.raises(LevelError, match=r"two\\nlines") as caught:
            read_deck(tmp_path / "two\nlines.yaml")
        assert str(caught.value).isprintable()

    @pytest.mark.skipif(os.name == "nt", reason="such names can't be given there")
    @pytest.mark.parametrize("name", [b"mine\xff.yaml", b"two\nlines.yaml"])
    def test_a_name_that_no_saved_game_could_hold(
        self, name: bytes, tmp_path: Path, classic: str
    ) -> None:
        path = Path(tmp_path, os.fsdecode(name))
        path.write_text(classic, encoding="utf-8")
        with pytest.raises(LevelError, match="rename it") as caught:
            read_deck(path)
        assert str(caught.value).isprintable()

    def test_a_name_in_any_script_is_a_good_one(self, tmp_path: Path, classic: str) -> None:
        path = tmp_path / "Gräber 🧑\u200d🚀.yaml"
        path.write_text(classic, encoding="utf-8")
        assert read_deck(path).name == "Gräber 🧑\u200d🚀"
