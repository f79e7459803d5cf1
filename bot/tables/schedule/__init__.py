"""Work that is due at a time, and how a change moves it."""
