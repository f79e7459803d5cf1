"""Killing the bot at random moments of random play, and what comes of it."""
