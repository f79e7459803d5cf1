"""Point City in words, choices and scenes."""
