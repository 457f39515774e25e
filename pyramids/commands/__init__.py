"""The subcommands, one module each, imported when called."""
