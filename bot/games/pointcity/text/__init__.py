"""Notation, position and header of Point City as text."""
