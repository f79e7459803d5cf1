-- The state after the log, or after its beginning. A cache: the log is the truth.

CREATE TABLE snapshots (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    actions     INTEGER NOT NULL CHECK (actions >= 0),
    state       TEXT    NOT NULL
) STRICT;
