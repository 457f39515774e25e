"""Keys and gestures. The checks are no tests, but their assertions tell as much."""

import pytest

pytest.register_assert_rewrite("tests.keys.screen_checks", "tests.keys.table_checks")
