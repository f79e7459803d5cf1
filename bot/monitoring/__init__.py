"""What whoever runs the bot can see of it: metrics, its health, and systemd's watchdog."""
