-- What is to be done at a time, how often a table reminds, and what people have set for themselves.

ALTER TABLE tables ADD COLUMN reminders INTEGER NOT NULL DEFAULT 24 CHECK (reminders >= 0);

CREATE TABLE due (
    -- Messages name a row for ever, so a number is never given twice.
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        TEXT    NOT NULL,
    table_id    INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    user_id     INTEGER,
    due_at      INTEGER NOT NULL,
    payload     TEXT    NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0)
) STRICT;

CREATE INDEX due_by_time ON due (due_at);
CREATE INDEX due_by_table ON due (table_id, kind);

CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    settings    TEXT    NOT NULL
) STRICT;
