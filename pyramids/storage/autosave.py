"""Autosaves: every running game has a file of its own, written after every ply.

The file is sealed as long as its game runs, so that two windows never write the same one.
After a crash the seal is broken, and `Continue` finds the newest game that nobody plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Final

from pyramids.engine import record as records
from pyramids.engine.record import Record
from pyramids.storage import atomic_file, file_lock, folders
from pyramids.storage.saves import SUFFIX, Broken, Save, SaveError, describe, files, in_order
from pyramids.storage.saves import load as load_record
from pyramids.storage.trouble import StorageError, Trouble

_SEAL: Final = ".seal"
_KEPT: Final = 20
"""Unfinished games that are kept; the longest untouched ones make room."""


class Autosave:
    """The file of one running game. Only its holder writes it."""

    def __init__(self, path: Path, held: file_lock.Seal | None) -> None:
        self.path = path
        self._seal = held
        self._porter: Thread | None = None
        self._sure = True
        """Whether the file, if there is one, lies on the disk for sure."""

    @property
    def id(self) -> str:
        """The name that the game has among all games."""
        return self.path.stem

    def write(self, kept: Record, tell: Callable[[StorageError | None], None]) -> None:
        """Keep the game as it is now; from then on it outlives the program.

        It is brought to the disk beside the window, which a slow disk would make stutter. Until
        that is done, a power cut may take this version, but not the backup: a version becomes
        the backup only once it lies on the disk for sure. The trouble on the way there, or that
        there was none, is told from a thread of its own.
        """
        self.settle()
        atomic_file.write_ahead(self.path, records.dumps(kept), backup=self._sure)
        self._sure = False
        # Not a daemon: the program doesn't end before its last ply lies on the disk.
        self._porter = Thread(target=self._bring_to_disk, args=(tell,), name="autosave")
        self._porter.start()

    def settle(self) -> None:
        """Wait until the game lies on the disk."""
        if self._porter is not None:
            self._porter.join()
            self._porter = None

    def discard(self) -> None:
        """The game needs no continuing: throw the file away."""
        self.settle()
        with suppress(StorageError):
            _remove(self.path)
        self.release()

    def release(self) -> None:
        """The game is left: another window may continue it."""
        self.settle()
        if self._seal is not None:
            self._seal.release()
            self._seal = None

    def _bring_to_disk(self, tell: Callable[[StorageError | None], None]) -> None:
        try:
            atomic_file.bring_to_disk(self.path)
        except StorageError as error:
            tell(error)
        else:
            self._sure = True
            tell(None)


def begin() -> Autosave:
    """The autosave of a new game. Without a seal (a read-only folder) it is still unique."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folders.autosaves() / f"{stamp}-{atomic_file.unique()}{SUFFIX}"
    try:
        return Autosave(path, file_lock.take(_seal_of(path)))
    except StorageError:
        return Autosave(path, None)


def list_autosaves() -> list[Save | Broken]:
    """The games that can be continued: not finished, and played by nobody now; newest first."""
    entries = in_order(
        _look_at(path) for path in _paths() if not file_lock.is_taken(_seal_of(path))
    )
    return [entry for entry in entries if isinstance(entry, Broken) or not entry.summary.over]


def adopt(save: Save) -> tuple[Autosave, Record] | None:
    """Take an autosave over to go on with it; None if another window has it by now."""
    held = file_lock.take(_seal_of(save.path))
    if held is None:
        return None
    try:
        return Autosave(save.path, held), _rescue(save.path)
    except StorageError:
        held.release()
        raise


def delete(entry: Save | Broken) -> None:
    """Throw an autosave away; `StorageError` if another window plays it by now."""
    held = file_lock.take(_seal_of(entry.path))
    if held is None:
        raise StorageError(Trouble.DENIED, entry.path)
    try:
        _remove(entry.path)
    finally:
        held.release()


def unfinished() -> Iterator[Save]:
    """The games that `Continue` may go on with, newest first."""
    return (entry for entry in list_autosaves() if isinstance(entry, Save))


def tidy() -> None:
    """Make room: finished games, the oldest unfinished ones, and what crashes left behind."""
    atomic_file.sweep(folders.autosaves())
    unused = [path for path in _paths() if not file_lock.is_taken(_seal_of(path))]
    saves = [entry for entry in in_order(map(_look_at, unused)) if isinstance(entry, Save)]
    open_games = [entry for entry in saves if not entry.summary.over]
    for entry in [*open_games[_KEPT:], *(entry for entry in saves if entry.summary.over)]:
        _throw_away(entry.path)
    with suppress(OSError):
        for seal_file in folders.autosaves().glob(f"*{_SEAL}"):
            if not seal_file.with_suffix(SUFFIX).exists():
                _throw_away(seal_file.with_suffix(SUFFIX))


def _remove(path: Path) -> None:
    """The backup first: alone it would bring a finished game back, without its last ply."""
    atomic_file.remove(atomic_file.backup_of(path))
    atomic_file.remove(path)


def _throw_away(path: Path) -> None:
    with suppress(StorageError):
        held = file_lock.take(_seal_of(path))
        if held is not None:
            Autosave(path, held).discard()


def _look_at(path: Path) -> Save | Broken:
    """The file or, if that is damaged, its backup."""
    try:
        return describe(path, load_record(path), automatic=True)
    except SaveError as error:
        with suppress(SaveError):
            return describe(path, load_record(atomic_file.backup_of(path)), automatic=True)
        changed = datetime.fromtimestamp(0, UTC)
        with suppress(OSError, OverflowError, ValueError):
            changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        return Broken(path, error.fault, error.detail, changed, automatic=True)


def _rescue(path: Path) -> Record:
    """The newest good version; a damaged file is laid aside, so that its backup survives."""
    try:
        return load_record(path)
    except SaveError:
        kept = load_record(atomic_file.backup_of(path))
        if path.exists():
            atomic_file.lay_aside(path)
        return kept


def _paths() -> list[Path]:
    """Every autosave, also one of which a crash left only the backup."""
    folder = folders.autosaves()
    found = set(files(folder))
    with suppress(OSError):
        for backup in folder.glob(f"*{SUFFIX}{atomic_file.BACKUP}"):
            found.add(backup.with_name(backup.name.removesuffix(atomic_file.BACKUP)))
    return sorted(found)


def _seal_of(path: Path) -> Path:
    return path.with_suffix(_SEAL)
