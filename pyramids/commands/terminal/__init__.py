"""The terminal: what commands print, and any game in lines that a screen reader can follow."""
