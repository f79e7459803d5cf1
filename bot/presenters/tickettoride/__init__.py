"""Ticket to Ride: San Francisco in words, choices and scenes."""
