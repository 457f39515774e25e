"""How events of Pyramido are animated."""
