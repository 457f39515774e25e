"""The scenes in which a player chooses cards: draft and refill."""
