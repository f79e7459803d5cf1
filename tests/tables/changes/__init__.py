"""Tests of the changes of a table."""
