"""Ticket to Ride: San Francisco by Alan R. Moon: the rules."""
