"""Tests of what is told of games played."""
