"""A disk that loses power: records what is written, synced and renamed, and makes every state in
which a power cut could leave the player's folder.

Nothing is promised by a disk that isn't synced. Until its file is synced, content may be complete,
cut off, or zeros; until its folder is synced, every name may lead to whatever it led to since the
last sync, whatever the other names do. A journalling file system reorders less than that.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pyramids.storage.atomic_file import PART

Files = frozenset[tuple[str, bytes]]
"""Relative paths with their contents."""


@dataclass(eq=False)
class _File:
    """One file on the disk, whatever it is called now."""

    path: Path
    synced: bytes | None = None

    def contents(self) -> list[bytes]:
        """What may be in it after a power cut."""
        if self.synced is not None:
            return [self.synced]
        written = self.path.read_bytes()
        return [written, written[: len(written) // 2], b"\0" * len(written), b""]


_Entry = _File | str | None
"""What a name leads to: a file, a "folder", or nothing."""


@dataclass
class _Folder:
    names: dict[str, list[_Entry]] = field(default_factory=dict)
    """All that each name has led to since the last sync, the newest at the end."""


class PowerCuts:
    """Watches all writing below a folder that doesn't exist yet.

    `promised` is what the test relies on by now. `states` collects for each moment what was
    promised, and what the folder may contain after a power cut.
    """

    def __init__(self, home: Path) -> None:
        self.promised: int | None = None
        self.states: set[tuple[int | None, Files]] = set()
        self.broken = False
        """Whether syncing fails for now."""
        self._home = home
        self._folders: dict[Path, _Folder] = {home.parent: _Folder()}
        self._files: dict[int, _File] = {}
        self._seen: dict[str, Callable[..., Any]] = {
            name: getattr(os, name) for name in ("replace", "unlink", "mkdir")
        }
        self._patch = monkeypatch = pytest.MonkeyPatch()
        monkeypatch.setattr(os, "replace", self._replace)
        monkeypatch.setattr(os, "unlink", self._unlink)
        monkeypatch.setattr(os, "mkdir", self._mkdir)
        monkeypatch.setattr(os, "fsync", self._fsync)
        # A bound method would get the arguments of `Path.open` without the path.
        monkeypatch.setattr(Path, "open", lambda path, *args, **kw: self._open(path, *args, **kw))

    def stop(self) -> None:
        """Watch no more."""
        self._patch.undo()

    def _open(self, path: Path, mode: str = "r", *args: Any, **options: Any) -> Any:
        file = io.open(path, mode, *args, **options)  # noqa: SIM115, UP020
        if "x" in mode and path.parent in self._folders:
            made = _File(path)
            self._files[os.fstat(file.fileno()).st_ino] = made
            self._enter(path, made)
        return file

    def _replace(self, source: Path, target: Path) -> None:
        self._seen["replace"](source, target)
        moved = self._folders[source.parent].names[source.name][-1]
        assert isinstance(moved, _File)
        moved.path = target
        self._enter(source, None)
        self._enter(target, moved)
        self._cut()

    def _unlink(self, path: Path, **options: Any) -> None:
        self._seen["unlink"](path, **options)
        if path.parent in self._folders and path.name in self._folders[path.parent].names:
            self._enter(path, None)
            self._cut()

    def _mkdir(self, path: Path, *args: Any) -> None:
        self._seen["mkdir"](path, *args)
        if Path(path).parent in self._folders:
            self._folders[Path(path)] = _Folder()
            self._enter(Path(path), "folder")

    def _fsync(self, handle: int) -> None:
        if self.broken:
            raise OSError(5, "Input/output error")
        found = os.fstat(handle)
        for path, folder in self._folders.items():
            if path.is_dir() and os.path.samestat(path.stat(), found):
                folder.names = {name: entries[-1:] for name, entries in folder.names.items()}
        if found.st_ino in self._files:
            file = self._files[found.st_ino]
            file.synced = file.path.read_bytes()
        self._cut()

    def _enter(self, path: Path, entry: _Entry) -> None:
        # A name that is new has led to nothing before.
        self._folders[path.parent].names.setdefault(path.name, [None]).append(entry)

    def _cut(self) -> None:
        for files in self._possible(self._home.parent):
            self.states.add((self.promised, frozenset(files.items())))

    def _possible(self, path: Path) -> Iterator[dict[str, bytes]]:
        """What a folder may contain; temporary files, which nothing reads, are left out."""
        names = {n: e for n, e in self._folders[path].names.items() if not n.endswith(PART)}
        for chosen in product(*(dict.fromkeys(entries) for entries in names.values())):
            options: list[list[dict[str, bytes]]] = []
            for name, entry in zip(names, chosen, strict=True):
                if isinstance(entry, _File):
                    place = (path / name).relative_to(self._home.parent).as_posix()
                    options.append([{place: content} for content in entry.contents()])
                elif entry is not None:
                    options.append(list(self._possible(path / name)))
            for parts in product(*options):
                yield {place: data for part in parts for place, data in part.items()}


def restore(files: Files, folder: Path) -> None:
    """Write a state of the disk into an empty folder."""
    for place, data in files:
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
