-- Players who resigned.

CREATE TABLE resignations (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    -- 0 once the player is forgotten; then the name is ''.
    user_id     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    -- Whether the player had held the seat from the start of the game.
    whole       INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;

CREATE INDEX resignations_by_table ON resignations (table_id);

-- Questions to the players of a table whose message still has its buttons.

CREATE TABLE questions (
    -- Old messages still hold row ids, so an id is never reused.
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- The version of the table at which it is asked; any change makes it stale.
    version     INTEGER NOT NULL,
    topic       TEXT    NOT NULL,
    -- Who asks, 0 for the bot and for a player who was forgotten.
    asker_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    -- 0 until it is sent.
    message_id  INTEGER NOT NULL,
    UNIQUE (table_id, version, topic)
) STRICT;

-- The table whose people are asked to join this one, or 0.
ALTER TABLE tables ADD COLUMN rematch_of INTEGER NOT NULL DEFAULT 0;
