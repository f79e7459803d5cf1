"""The message catalogue: languages, names of people, lengths of time."""
