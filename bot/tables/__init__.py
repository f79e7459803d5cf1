"""Hosts games for people: seats, turns, undo, clocks. Knows no Discord."""
