"""What a game needs to show itself without a window: pictures of its scenes, and a guide.

Screenshots, benchmarks and tests use it; nothing here runs while somebody plays.
"""
