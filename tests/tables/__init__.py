"""Tests of the tables: people, turns, undo, no Discord."""
