"""A file that is no deck at all is refused in one plain line."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyramids.engine.errors import LevelError
from pyramids.games.silver_gold.deck import read_deck
from tests.games.silver_gold.bad_decks.deck_files import Refused, line_of, refusal, verdict


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
