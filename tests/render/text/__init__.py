"""Tests of lettering and scripts."""
