"""The connection to Discord: shards, their sockets, and the events that come in."""
