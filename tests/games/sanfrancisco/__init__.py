"""Tests of the rules of San Francisco."""
