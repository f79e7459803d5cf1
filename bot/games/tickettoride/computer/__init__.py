"""The computer players of Ticket to Ride: San Francisco: what they think on, and how."""
