"""Scoring a stage."""
