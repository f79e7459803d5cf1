"""What the bot does without anybody pressing a button."""
