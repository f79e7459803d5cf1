"""Positions of Ticket to Ride as text."""

REFUSED: list[tuple[list[str], int, str]] = []
