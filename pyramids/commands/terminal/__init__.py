"""The terminal: what commands write to it, and any game in lines that a screen reader can follow."""
