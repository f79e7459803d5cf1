"""Tests of animations."""
