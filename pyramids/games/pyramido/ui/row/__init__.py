"""The row of stacks and gems."""
