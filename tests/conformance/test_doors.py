"""Imports go one way: rules know nothing of pictures, engine and bots nothing of what is above.

Which folder may import which is checked by import-linter; its contracts are in `pyproject.toml`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

import pyramids

PACKAGE = Path(pyramids.__file__).parent
ROOT = PACKAGE.parent


def modules(*folders: str) -> list[str]:
    """The names of all modules below these folders of the package, scenes left out."""
    found = []
    for folder in folders:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if "ui" not in parts:
                found.append(".".join(part for part in parts if part != "__init__"))
    return found


def imported_with(names: list[str]) -> set[str]:
    """Everything that a fresh interpreter has loaded after importing these modules."""
    imports = "\n".join(f"import {name}" for name in names)
    code = f"{imports}\nimport sys\nprint(*sys.modules)"
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def within(loaded: set[str], *packages: str) -> set[str]:
    """The loaded modules that belong to these packages."""
    return {
        name
        for name in loaded
        if any(name == package or name.startswith(f"{package}.") for package in packages)
    }


def test_the_walk_finds_the_modules() -> None:
    """An empty list would let everything pass."""
    assert "pyramids.engine.contract" in modules("engine")
    assert len(modules("engine", "bots", "games")) > 15
    assert not any(".ui" in name for name in modules("games"))


@pytest.mark.parametrize(
    ("folders", "closed"),
    [
        (("engine",), ("bots", "games")),
        (("bots",), ("games",)),
        (("games",), ()),
    ],
    ids=["engine", "bots", "games"],
)
def test_a_folder_imports_nothing_above_it(
    folders: tuple[str, ...], closed: tuple[str, ...]
) -> None:
    """pygame comes along with none of them, nor do pictures, screens or user data."""
    loaded = imported_with(modules(*folders))
    above = [f"pyramids.{room}" for room in ("ui", "tables", "screens", "storage", *closed)]
    assert within(loaded, "pygame", *above) == set()


def test_the_engine_needs_nothing_but_python_and_yaml() -> None:
    loaded = imported_with(modules("engine"))
    assert within(loaded, "rich", "platformdirs", "numpy", "hypothesis") == set()


def test_import_linter_protects_every_folder() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    protected = {name for contract in contracts for name in contract.get("protected_modules", ())}
    folders = {f"pyramids.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    assert folders - protected == set()


def import_graph() -> dict[str, set[str]]:
    """What each module imports, inside functions and for type checking too."""
    graph = grimp.build_graph("pyramids", cache_dir=None)
    return {name: set(graph.find_modules_directly_imported_by(name)) for name in graph.modules}


def test_no_module_imports_itself_in_a_circle() -> None:
    """Modules that import nothing of the rest are taken away until nothing is left."""
    rest = import_graph()
    while leaves := [name for name in rest if not rest[name] & rest.keys()]:
        for name in leaves:
            del rest[name]
    # What imports a circle is left too, but nothing of the rest imports it.
    while tops := [name for name in rest if not any(name in others for others in rest.values())]:
        for name in tops:
            del rest[name]
    assert sorted(rest) == []
