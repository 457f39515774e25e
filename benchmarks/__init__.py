"""Measurements that take too long for the tests: speed, strength, and what reviews are worth."""
