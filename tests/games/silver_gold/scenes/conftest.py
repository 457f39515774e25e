from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.scenes.game import leave_all
from pyramids.ui import language
from pyramids.ui.app import App


@pytest.fixture
def app() -> Iterator[App]:
    """An app in English; whatever game was opened is left."""
    language.use("en")
    made = App()
    yield made
    made.scenes.clear()
    leave_all()
    made.close()
    language.use("en")
