"""Tests of what is due at a table."""
