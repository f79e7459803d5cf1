"""Tests of `bot.games.tickettoride`."""
