"""Notation, position and header of San Francisco as text."""
