"""Pictures of Point City."""
