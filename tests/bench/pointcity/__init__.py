"""What is measured of Point City."""
