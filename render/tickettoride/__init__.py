"""The pictures of Ticket to Ride: San Francisco."""
