"""What the presenter of San Francisco says and offers."""
