"""Positions from snapshots and logs, undo, finished games."""
