"""The command line's entry point: runs a command and turns errors into exit codes."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from pyramids.commands.command_line.parser import build_parser
from pyramids.commands.terminal import output
from pyramids.engine.errors import PyramidsError
from pyramids.resources import ResourceError


def main(argv: Sequence[str] | None = None) -> int:
    """The entry point of `pyramids`; returns the exit code."""
    if getattr(sys, "frozen", False):
        # In the standalone executable, worker processes start here.
        importlib.import_module("multiprocessing").freeze_support()
    output.prepare_output()
    arguments = build_parser().parse_args(argv)
    try:
        module, function = arguments.run
        code = getattr(importlib.import_module(module), function)(arguments)
        sys.stdout.flush()
        return int(code)
    except (PyramidsError, ResourceError) as error:
        output.print_error(f"pyramids: {error}")
        return 2
    except KeyboardInterrupt:
        output.print_error("pyramids: interrupted")
        return 130
    except BrokenPipeError:
        # The reader of our output has closed the pipe.
        output.discard_output()
        return 0
    except OSError as error:
        output.discard_output()
        output.print_error(f"pyramids: {output.describe_error(error)}")
        return 2
