"""Hosts a game for people: seats, turns, undo. Knows no Discord."""
