"""What posts show."""
