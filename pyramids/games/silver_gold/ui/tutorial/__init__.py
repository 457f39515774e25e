"""The tutorial of Silver & Gold."""
