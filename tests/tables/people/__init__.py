"""Tests of what people have set for themselves."""
