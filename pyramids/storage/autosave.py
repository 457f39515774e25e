"""Autosaves: each running game has its own file, written after every ply.

The file is locked while its game runs, so that two windows never write the same one. A crash
releases the lock, and `Continue` finds the newest game that isn't being played.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Final

from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.storage import (
    atomic_file,
    file_lock,
    folders,
    game_order,
    history,
)
from pyramids.storage.cache import file_index
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.saves import (
    SUFFIX,
    BrokenFile,
    Save,
    SaveError,
    describe,
    modified,
    newest_first,
)
from pyramids.storage.saves import load as load_record

_LOCK_SUFFIX: Final = ".seal"
"""On the player's disk: other versions of the program look for the same file."""
_MOST_UNFINISHED: Final = 200
"""With more unfinished games than this, the oldest are moved to a folder of their own."""
_LEFT_UNFINISHED: Final = 150
"""How many are left then, so that it doesn't happen with every new game."""


class Autosave:
    """The file of one running game. Only the holder of its lock writes it."""

    def __init__(self, path: Path, lock: file_lock.FileLock | None, order: int = 0) -> None:
        self.path = path
        self.order = order
        """The number of this game among all that were begun or continued."""
        self._lock = lock
        self._sync_thread: Thread | None = None

    @property
    def id(self) -> str:
        """The game's unique name."""
        return self.path.stem

    def write(self, record: Record, on_synced: Callable[[StorageError | None], None]) -> None:
        """Write the game as it is now; from then on it survives a crash of the program.

        Syncing happens in a thread, as a slow disk would make the window stutter. Until that is
        done, a power cut may lose this version, but not the backup, a copy of the version that
        was synced last. `on_synced` is called from that thread with the error, or with None.
        """
        self.wait_until_synced()
        if self._lock is None:
            # When the game began, the disk may have been too full even for that.
            with suppress(StorageError):
                self._lock = file_lock.acquire(_lock_path(self.path))
        atomic_file.write_unsynced(self.path, records.dumps(record))
        # Not a daemon: the program must not end before its last ply is on the disk.
        self._sync_thread = Thread(target=self._sync, args=(on_synced,), name="autosave")
        self._sync_thread.start()

    def wait_until_synced(self) -> None:
        """Wait until the file is synced."""
        if self._sync_thread is not None:
            self._sync_thread.join()

    def discard(self) -> None:
        """Delete the file: there is nothing left to continue."""
        self.wait_until_synced()
        with suppress(StorageError):
            _remove(self.path)
        self.release()

    def release(self) -> None:
        """Release the lock: another window may continue the game."""
        self.wait_until_synced()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _sync(self, on_synced: Callable[[StorageError | None], None]) -> None:
        try:
            atomic_file.sync_with_backup(self.path)
        except StorageError as error:
            on_synced(error)
        else:
            on_synced(None)


def create() -> Autosave:
    """The autosave of a new game. In a read-only folder it has no lock, but its name is unique."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    path = folders.autosaves() / f"{stamp}-{atomic_file.random_suffix()}{SUFFIX}"
    order = game_order.next_number(_highest_order)
    try:
        return Autosave(path, file_lock.acquire(_lock_path(path)), order)
    except StorageError:
        return Autosave(path, None, order)


def scan() -> Iterator[Save | BrokenFile]:
    """The games that can be continued, in any order, as they are read."""
    return (entry for entry in _scan_all(folders.autosaves()) if _can_be_continued(entry))


def scan_and_clean_up() -> Generator[Save | BrokenFile, None, int]:
    """As `scan`, then as `clean_up`, without reading the folder twice."""
    unused: list[Save] = []
    for entry in _scan_all(folders.autosaves()):
        if file_lock.is_locked(_lock_path(entry.path)):
            continue
        if isinstance(entry, Save):
            unused.append(entry)
        if not _is_over(entry):
            yield entry
    return _clean_up(unused)


def list_autosaves() -> list[Save | BrokenFile]:
    """The games that can be continued: unfinished and not being played; newest first."""
    return newest_first(scan())


def take_over(save: Save) -> tuple[Autosave, Record] | None:
    """Take over an autosave to continue it; None if another window has locked it meanwhile."""
    lock = file_lock.acquire(_lock_path(save.path))
    if lock is None:
        return None
    try:
        record = _load_newest_good(save.path)
        return Autosave(save.path, lock, game_order.next_number(_highest_order)), record
    except StorageError:
        lock.release()
        raise


def delete(entry: Save | BrokenFile) -> None:
    """Delete an autosave; `StorageError` if another window is playing it."""
    lock = file_lock.acquire(_lock_path(entry.path))
    if lock is None:
        raise StorageError(DiskProblem.DENIED, entry.path)
    with lock:
        _remove(entry.path)


def unfinished() -> Iterator[Save]:
    """The games that `Continue` can resume, newest first."""
    return (entry for entry in list_autosaves() if isinstance(entry, Save))


def games() -> Iterator[Save]:
    """All autosaves that can be read, also of games that are over or being played."""
    return (entry for entry in _scan_all(folders.autosaves()) if isinstance(entry, Save))


def find(game_id: str) -> Save | None:
    """The autosave of a game that isn't over; None if there is none, or it is damaged."""
    found = (save for save in games() if save.path.stem == game_id and not save.summary.over)
    return next(found, None)


def clean_up() -> int:
    """Remove finished games and leftovers of crashes, and move the oldest of too many games.

    Returns how many were moved to `folders.older_games`.
    """
    games = (entry for entry in _scan_all(folders.autosaves()) if isinstance(entry, Save))
    return _clean_up([entry for entry in games if not file_lock.is_locked(_lock_path(entry.path))])


def _clean_up(unused: list[Save]) -> int:
    """Clean up games that nobody was playing when they were looked at."""
    folder = folders.autosaves()
    atomic_file.remove_stale_parts(folder)
    games = [entry for entry in newest_first(unused) if isinstance(entry, Save)]
    for entry in games:
        if entry.summary.over:
            with suppress(StorageError):
                _keep_in_history(entry.path)
                _discard_unlocked(entry.path)
    moved = _move_oldest([entry for entry in games if not entry.summary.over])
    with suppress(OSError):
        for lock_file in folder.glob(f"*{_LOCK_SUFFIX}"):
            if not lock_file.with_suffix(SUFFIX).exists():
                _discard_unlocked(lock_file.with_suffix(SUFFIX))
    return moved


def _move_oldest(open_games: list[Save]) -> int:
    """Move the end of a list, newest first, that is too long; returns how many were moved."""
    if len(open_games) <= _MOST_UNFINISHED:
        return 0
    moved = 0
    for entry in open_games[_LEFT_UNFINISHED:]:
        with suppress(StorageError):
            lock = file_lock.acquire(_lock_path(entry.path))
            if lock is not None:
                with lock:
                    _move(entry.path, folders.older_games())
                    moved += 1
    return moved


def _move(path: Path, folder: Path) -> None:
    """Copy the newest good version, synced, before the old file goes."""
    target = folder / path.name
    while target.exists():
        target = target.with_stem(f"{path.stem}-{atomic_file.random_suffix()}")
    atomic_file.write(target, records.dumps(_load_newest_good(path)))
    _remove(path)


def _keep_in_history(path: Path) -> None:
    """A finished game is missing there if the disk was full, or a crash came between."""
    if not history.contains(path.stem):
        history.add(path.stem, _load_newest_good(path))


def _remove(path: Path) -> None:
    """Delete the backup first: alone it would revive the game."""
    atomic_file.remove(atomic_file.backup_of(path))
    atomic_file.remove(path)


def _discard_unlocked(path: Path) -> None:
    with suppress(StorageError):
        lock = file_lock.acquire(_lock_path(path))
        if lock is not None:
            Autosave(path, lock).discard()


def _describe_file(path: Path) -> Save | BrokenFile:
    """Describe the file or, if it is damaged, its backup."""
    try:
        return describe(path, load_record(path), automatic=True)
    except SaveError as error:
        with suppress(SaveError):
            return describe(path, load_record(atomic_file.backup_of(path)), automatic=True)
        return BrokenFile(path, error.fault, error.detail, modified(path), automatic=True)


def _load_newest_good(path: Path) -> Record:
    """The newest good version; a damaged file is set aside, so that its backup survives."""
    try:
        return load_record(path)
    except SaveError:
        record = load_record(atomic_file.backup_of(path))
        if path.exists():
            atomic_file.set_aside(path)
        return record


def _can_be_continued(entry: Save | BrokenFile) -> bool:
    return not _is_over(entry) and not file_lock.is_locked(_lock_path(entry.path))


def _is_over(entry: Save | BrokenFile) -> bool:
    return isinstance(entry, Save) and entry.summary.over


def _scan_all(folder: Path) -> Iterator[Save | BrokenFile]:
    """All autosaves, also those with only a backup left."""
    return (found.entry for found in file_index.scan(folder, _describe_file, backups=True))


def _highest_order() -> int:
    games = _scan_all(folders.autosaves())
    return max((entry.summary.order for entry in games if isinstance(entry, Save)), default=0)


def _lock_path(path: Path) -> Path:
    return path.with_suffix(_LOCK_SUFFIX)
