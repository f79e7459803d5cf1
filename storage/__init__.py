"""SQLite: opaque records in and out."""
