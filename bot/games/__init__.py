"""Rules, and nothing but rules: one folder a game."""
