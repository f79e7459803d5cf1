"""The computer players of San Francisco: what they think on, and how."""
