"""How events of Silver & Gold are animated."""
