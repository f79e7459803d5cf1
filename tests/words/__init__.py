"""Tests of the catalogue: its messages, languages and names."""
