"""Tables and whole games as short codes, to be read out, typed, or sent in a message."""
