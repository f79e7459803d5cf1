"""Tests of the process that paints."""
