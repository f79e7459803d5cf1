"""The computer players of Point City: what they think on, and how."""
