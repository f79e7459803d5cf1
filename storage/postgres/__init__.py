"""The engine of a server: PostgreSQL, a pool of connections, each in a thread while it is used."""
