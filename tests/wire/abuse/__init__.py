"""Interactions that nobody should send, made from seeds, and what they may not do."""
