"""Runs the app without a window, for screenshots, benchmarks and tests.

Nothing here is used while someone plays.
"""
