"""Tests of what Discord takes."""
