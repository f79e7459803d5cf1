-- Tables that are played in a thread of their own, and what each server has set.

-- Whether a thread of its own is opened when the game starts.
ALTER TABLE tables ADD COLUMN threaded INTEGER NOT NULL DEFAULT 0 CHECK (threaded IN (0, 1));
-- The thread that was opened, or 0.
ALTER TABLE tables ADD COLUMN thread_id INTEGER NOT NULL DEFAULT 0;

CREATE TABLE servers (
    guild_id    INTEGER PRIMARY KEY,
    settings    TEXT    NOT NULL
) STRICT;
