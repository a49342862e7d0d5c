"""`manoa …`: the command line."""

import sys


def main() -> None:
    """The command."""
    try:
        from manoa.cli.app import app

        _accept_any_text()
        app()
    except KeyboardInterrupt:  # so early that nobody else caught it
        sys.exit(130)


def _accept_any_text() -> None:
    """Odd bytes in, or symbols that this terminal lacks, become question marks and stop nothing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
