"""Tests of what the bot does unasked."""
