"""What the presenter of Ticket to Ride shows."""
