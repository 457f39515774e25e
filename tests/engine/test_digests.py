"""Digests: those of SHA-256, without loading OpenSSL for them."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest

from pyramids.engine.records.commitment import commit
from pyramids.engine.records.digests import content_digest, sha256


@pytest.mark.parametrize("text", ["", "abc", "Grüße, 🏺", "x" * 100_000])
def test_the_hash_is_sha_256(text: str) -> None:
    assert sha256(text) == hashlib.sha256(text.encode()).hexdigest()


def test_data_have_one_digest_however_they_are_ordered() -> None:
    assert content_digest({"a": 1, "b": ["ü"]}) == content_digest({"b": ["ü"], "a": 1})
    assert content_digest({"a": 1}) != content_digest({"a": 2})


def test_a_commitment_changes_with_each_of_its_parts() -> None:
    parts = [("g", "d", 1, "s"), ("h", "d", 1, "s"), ("g", "e", 1, "s"), ("g", "d", 2, "s")]
    hashes = {commit(*part).hash for part in [*parts, ("g", "d", 1, "t")]}
    assert len(hashes) == 5


def test_a_game_begins_without_openssl() -> None:
    """Loading it takes longer than a screen."""
    code = (
        "import sys; from pyramids.catalogue import all_games, load_level;"
        "from pyramids.engine.records.commitment import commit, draw_salt;"
        "level = load_level(all_games()[0], all_games()[0].default_level);"
        "commit('game', level.digest, 7, draw_salt());"
        "print([name for name in ('_hashlib', '_ssl') if name in sys.modules])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert told.splitlines()[-1] == "[]"
