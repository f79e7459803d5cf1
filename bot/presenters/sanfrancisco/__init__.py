"""San Francisco in words, buttons and scenes."""
