"""The process that paints, and the sprites it keeps."""
