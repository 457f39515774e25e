"""Tables and progress bars in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from pyramids.engine.contract import PrintedTable

Item = TypeVar("Item")


class _PipeConsole(Console):
    """Raises `BrokenPipeError`, which `cli` handles; Rich's console would exit with an error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_table(table: PrintedTable) -> None:
    """Print a table, numbers aligned right."""
    console = _PipeConsole()
    if not console.is_terminal:
        # A pipe has no width: rows must not be folded there.
        console = _PipeConsole(width=max(console.width, 160))
    shown = RichTable(title=table.title, title_justify="left")
    for index, column in enumerate(table.columns):
        number = all(_is_number(row[index]) for row in table.rows)
        shown.add_column(column, justify="right" if number else "left")
    for row in table.rows:
        shown.add_row(*(str(cell) for cell in row))
    console.print(shown)


def with_progress(items: Iterable[Item], total: int, text: str) -> Iterator[Item]:
    """Yield the items while showing a progress bar on stderr."""
    columns = (
        TextColumn(text),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(text, total=total)
        for item in items:
            yield item
            bar.advance(task)


def _is_number(cell: object) -> bool:
    text = str(cell).strip().rstrip("%")
    return not text or text.replace(".", "", 1).replace(",", "").lstrip("+-−").isdigit()
