"""Discord on loopback: REST and gateway for the real process of the bot."""
