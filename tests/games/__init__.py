"""Tests of `bot.games`."""
