"""The picture of a San Francisco table: its scene and its painter."""
