"""Many games at once: series between bots, and what they tell about their strength."""
