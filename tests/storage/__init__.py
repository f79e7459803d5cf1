"""The database keeps what it is given, whole, whatever happens."""
