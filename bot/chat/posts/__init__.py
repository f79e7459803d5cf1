"""Posts as data: what a message shows, before Discord is asked."""
