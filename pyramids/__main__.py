"""`python -m pyramids`."""

from pyramids.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
