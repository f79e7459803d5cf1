"""Tests of sheets, palettes and sprites."""
