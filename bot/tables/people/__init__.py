"""People: their settings, quiet hours, what they watch, and forgetting them."""
