"""SHA-256 digests, computed without OpenSSL, which would take longer to load than a screen."""

from __future__ import annotations

import json
from typing import Any

_sha256: Any
try:
    from _sha2 import sha256 as _sha256  # type: ignore[import-not-found,no-redef,unused-ignore]
except ImportError:  # before Python 3.12
    try:
        from _sha256 import (  # type: ignore[import-not-found,no-redef,unused-ignore]
            sha256 as _sha256,
        )
    except ImportError:  # a Python that has only OpenSSL's
        from hashlib import sha256 as _sha256

_SHORT = 16
"""Hexadecimal digits that tell contents apart that nobody forges."""


def sha256(text: str) -> str:
    """The SHA-256 hash of a text in UTF-8, as 64 hexadecimal digits."""
    found: str = _sha256(text.encode()).hexdigest()
    return found


def content_digest(content: object) -> str:
    """A short hash of JSON data, the same however it is spaced, escaped and ordered."""
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")))[:_SHORT]
