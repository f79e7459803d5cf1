"""Shows an operator the bot's state: metrics, its health, and systemd's watchdog."""
