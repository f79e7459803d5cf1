"""Mutation testing: single changes of the code, and whether a test notices each."""
