"""Tests of the presenters: words, buttons and scenes."""
