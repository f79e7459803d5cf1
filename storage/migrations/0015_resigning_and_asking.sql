-- Players who resigned.

CREATE TABLE resignations (
    id          INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    -- 0 once the player is forgotten; then the name is ''.
    user_id     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    -- Whether the player had held the seat from the start of the game.
    whole       INTEGER NOT NULL CHECK (whole IN (0, 1))
) STRICT;

CREATE INDEX resignations_by_table ON resignations (table_id);
