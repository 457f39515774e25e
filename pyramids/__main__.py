"""`python -m pyramids`."""

if __name__ == "__main__":
    # Imported here: worker processes import this module too, but need no command line.
    from pyramids.cli import main

    raise SystemExit(main())
