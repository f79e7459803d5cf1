"""What Discord takes and how it is reached."""
