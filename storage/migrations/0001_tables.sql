-- Tables, their seats and the log of actions.

PRAGMA application_id = 0x43626C43;

CREATE TABLE tables (
    -- Old buttons still hold table ids, so an id is never reused.
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    option      TEXT    NOT NULL,
    capacity    INTEGER NOT NULL CHECK (capacity > 0),
    host_id     INTEGER NOT NULL,
    language    TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('gathering', 'running', 'finished', 'ended')),
    version     INTEGER NOT NULL CHECK (version > 0),
    setup       TEXT,
    created_at  INTEGER NOT NULL,
    changed_at  INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE status IN ('gathering', 'running');

CREATE INDEX tables_by_channel ON tables (channel_id);

CREATE INDEX tables_by_guild ON tables (guild_id, status);

CREATE TABLE seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat > 0),
    user_id     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE actions (
    table_id        INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ordinal         INTEGER NOT NULL CHECK (ordinal > 0),
    seat            INTEGER NOT NULL CHECK (seat >= 0),
    notation        TEXT    NOT NULL,
    at              INTEGER NOT NULL,
    interaction_id  INTEGER,
    part            INTEGER NOT NULL CHECK (part > 0),
    undone          INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    PRIMARY KEY (table_id, ordinal)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_row_a_part ON actions (interaction_id, part)
    WHERE interaction_id IS NOT NULL;
