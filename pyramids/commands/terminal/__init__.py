"""Any game in a terminal, in lines that a screen reader can follow."""
