"""Pictures: a scene in, PNG bytes out."""
