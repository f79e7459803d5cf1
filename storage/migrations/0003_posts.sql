-- Posts that are still to be sent, and the newest post of each table.

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    due_at      INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_table ON outbox (table_id);

CREATE TABLE posts (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    version     INTEGER NOT NULL,
    turn        INTEGER NOT NULL CHECK (turn >= 0),
    kind        TEXT    NOT NULL
) STRICT;
