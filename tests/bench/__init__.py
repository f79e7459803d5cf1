"""Measurements, run by hand: `python -m tests.bench [NAME]`."""
