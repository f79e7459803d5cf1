"""Tests of `bot.games.pointcity`."""
