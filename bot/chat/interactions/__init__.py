"""Buttons and selects: what a press does and how it is answered."""
