"""Pictures of San Francisco."""
