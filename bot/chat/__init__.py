"""What Discord sees: commands, buttons, posts, one presenter a game."""
