-- Due work, the reminder interval of each table, and personal settings.

ALTER TABLE tables ADD COLUMN reminders INTEGER NOT NULL DEFAULT 24 CHECK (reminders >= 0);

CREATE TABLE due (
    -- Old messages still hold row ids, so an id is never reused.
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
