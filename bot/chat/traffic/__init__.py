"""Traffic with Discord: interactions let in, requests sent, and limits of both."""
