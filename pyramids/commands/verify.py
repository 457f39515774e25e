"""`pyramids verify`: proves that a saved game is what was played, and that no draw was swapped."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from pyramids.catalogue import find_game
from pyramids.commands.records import errors_about, level_of, read_record
from pyramids.commands.terminal import output
from pyramids.engine.contract import Over
from pyramids.engine.errors import ChecksumError, RecordError, SetupError
from pyramids.engine.records.record import Record, resume
from pyramids.engine.records.verification import draws, first_wrong_draw, opens
from pyramids.engine.session import Session

PROVEN: Final = 0
REFUTED: Final = 1
UNPROVEN: Final = 3
"""Nothing is wrong, but the record has no commitment that could prove it."""

_FEWEST_DIGITS: Final = 8
"""Fewer digits of a seal would fit too many deals."""


class _Verdict(Enum):
    RIGHT = "ok"
    WRONG = "WRONG"
    OPEN = "open"


class _Finding(NamedTuple):
    """What was found out about a part of the record."""

    verdict: _Verdict
    part: str
    text: str


def run(arguments: Namespace) -> int:
    """Print what was checked, and what follows from it; returns one of the codes above."""
    seal = _parse_seal(arguments.seal)
    path = Path(arguments.file)
    findings: list[_Finding] = []
    with errors_about(path):
        checksum, record = _read(path)
        findings.append(checksum)
        spec = find_game(record.setup.game)
        level = level_of(record, spec, arguments.level)
        if level.digest != record.digest:
            resume(record, spec, level)  # says so
        try:
            session = resume(record, spec, level)
        except RecordError as error:
            findings.append(_Finding(_Verdict.WRONG, "moves", str(error)))
        else:
            findings += _of_game(record, session, seal)
    for finding in findings:
        line = f"{finding.verdict.value:<6} {finding.part:<9} {finding.text}"
        print(output.printable(line))
    return _conclude({finding.verdict for finding in findings}, compared=seal is not None)


def _read(path: Path) -> tuple[_Finding, Record]:
    try:
        record = read_record(path)
    except ChecksumError as error:
        return _Finding(_Verdict.WRONG, "checksum", str(error)), read_record(path, unchecked=True)
    if record.checksum is None:
        # Not open: damage to what matters shows in the other parts.
        return _Finding(_Verdict.RIGHT, "checksum", "none, as in older records"), record
    return _Finding(_Verdict.RIGHT, "checksum", "the file is as it was saved"), record


def _of_game(record: Record, session: Session, seal: str | None) -> Iterator[_Finding]:
    over = isinstance(session.node, Over)
    state = "finished" if over else "not finished yet"
    yield _Finding(_Verdict.RIGHT, "moves", f"{len(session.plies)} plies, all legal; {state}")
    wrong = first_wrong_draw(session)
    if wrong is None:
        text = f"{draws(session)} draws, all as the seed gives them"
        yield _Finding(_Verdict.RIGHT, "draws", text)
    else:
        text = f"ply {wrong.ply} is {wrong.recorded}, but the seed gives {wrong.by_seed}"
        yield _Finding(_Verdict.WRONG, "draws", text)
    yield _of_seal(record, over, seal)


def _of_seal(record: Record, over: bool, noted: str | None) -> _Finding:
    told = record.commitment
    if told is None:
        verdict = _Verdict.OPEN if noted is None else _Verdict.WRONG
        return _Finding(verdict, "seal", "the record has none, so nothing proves its seed")
    if noted is not None and not told.hash.startswith(noted):
        text = f"the record's is {told.hash}, not the one that you noted"
        return _Finding(_Verdict.WRONG, "seal", text)
    if told.salt is None:
        return _Finding(_Verdict.OPEN, "seal", f"{told.hash} isn't opened: its salt is missing")
    if not opens(record):
        text = f"{told.hash} isn't opened by the record's seed, salt and deck"
        return _Finding(_Verdict.WRONG, "seal", text)
    # An unfinished game's seed would tell what is still to come.
    by = f"seed {record.seed} and salt {told.salt}" if over else "its seed and salt"
    return _Finding(_Verdict.RIGHT, "seal", f"{told.hash} is opened by {by}")


def _conclude(verdicts: set[_Verdict], *, compared: bool) -> int:
    if _Verdict.WRONG in verdicts:
        print("Refuted: this is not the game that was played.")
        return REFUTED
    if _Verdict.OPEN in verdicts:
        print("Not proven: nothing is wrong, but the seed could be another than at the start.")
        return UNPROVEN
    if compared:
        print("Proven: no draw was swapped.")
    else:
        print("Proven, if this seal is the one shown at the start: no draw was swapped.")
    return PROVEN


def _parse_seal(text: str | None) -> str | None:
    if text is None:
        return None
    digits = "".join(text.split()).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{_FEWEST_DIGITS},64}}", digits):
        raise SetupError(f"--seal: '{text}' is not a seal of {_FEWEST_DIGITS} to 64 hex digits")
    return digits
