"""Everything that Discord sees: commands, buttons and posts."""
