"""Cable Car: a Discord bot that hosts board games in channels."""
