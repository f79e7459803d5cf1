"""What is measured of Ticket to Ride: San Francisco."""
