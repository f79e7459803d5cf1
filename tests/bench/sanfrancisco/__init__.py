"""What is measured of San Francisco."""
