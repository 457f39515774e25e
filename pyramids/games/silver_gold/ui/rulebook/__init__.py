"""The drawn examples in the rules of Silver & Gold."""
