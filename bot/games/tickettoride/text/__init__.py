"""Notation, position and header of Ticket to Ride: San Francisco as text."""
