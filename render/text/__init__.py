"""Fonts, scripts and lettering."""
