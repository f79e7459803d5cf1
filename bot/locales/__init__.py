"""Words for players, one folder a language, in Fluent."""
