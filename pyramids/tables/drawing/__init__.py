"""Drawing and animation that several tables use."""
