"""The engine of a file: SQLite, one connection that writes and one that reads."""
