"""Tests of what Discord sees."""
