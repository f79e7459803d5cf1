"""What the presenter of Point City says and offers."""
