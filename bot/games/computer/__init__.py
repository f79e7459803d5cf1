"""What the computer players of all games share, and the review of a game."""
