"""Drawing that several tables use."""
