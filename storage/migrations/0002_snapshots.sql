-- The state after the actions in force. A cache: it can be rebuilt from the log.

CREATE TABLE snapshots (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    actions     INTEGER NOT NULL CHECK (actions >= 0),
    state       TEXT    NOT NULL
) STRICT;
