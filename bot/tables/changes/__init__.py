"""Every change of a table: under its lock, in one transaction."""
