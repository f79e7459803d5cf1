"""The picture of a Point City table: its scene and its painter."""
