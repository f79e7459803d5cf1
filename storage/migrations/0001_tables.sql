-- All that a bot of release 1.0.0 stores. Times are in milliseconds since 1970, durations in hours
-- where nothing else is said.

PRAGMA application_id = 1128481106;

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
    -- NULL until the game starts.
    setup       TEXT,
    -- The version of the game's rules; 0 until it starts.
    rules       INTEGER NOT NULL DEFAULT 0 CHECK (rules >= 0),
    created_at  INTEGER NOT NULL,
    changed_at  INTEGER NOT NULL,
    -- Hours until a reminder; 0: none.
    reminders   INTEGER NOT NULL DEFAULT 24 CHECK (reminders >= 0),
    -- Hours for a turn; 0: no clock.
    pace        INTEGER NOT NULL DEFAULT 0 CHECK (pace >= 0),
    turn_at     INTEGER NOT NULL DEFAULT 0 CHECK (turn_at >= 0),
    -- 0: not paused.
    paused_at   INTEGER NOT NULL DEFAULT 0 CHECK (paused_at >= 0),
    -- Whether it was closed for want of activity.
    stalled     INTEGER NOT NULL DEFAULT 0 CHECK (stalled IN (0, 1)),
    pictures    INTEGER NOT NULL DEFAULT 0 CHECK (pictures IN (0, 1)),
    upright     INTEGER NOT NULL DEFAULT 0 CHECK (upright IN (0, 1)),
    -- The table that this one is a rematch of; 0: none.
    rematch_of  INTEGER NOT NULL DEFAULT 0,
    -- Whether the game gets a thread of its own when it starts, and that thread; 0: none yet.
    threaded    INTEGER NOT NULL DEFAULT 0 CHECK (threaded IN (0, 1)),
    thread_id   INTEGER NOT NULL DEFAULT 0,
    -- Hints a seat may ask for.
    hints       INTEGER NOT NULL DEFAULT 3 CHECK (hints >= 0)
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id)
    WHERE status IN ('gathering', 'running');
CREATE INDEX open_tables ON tables (id) WHERE status IN ('gathering', 'running');
CREATE INDEX tables_by_channel ON tables (channel_id);
CREATE INDEX tables_by_guild ON tables (guild_id, status);

CREATE TABLE seats (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat > 0),
    user_id     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    -- Empty: a person.
    strength    TEXT    NOT NULL DEFAULT '' CHECK (strength IN ('', 'easy', 'medium', 'hard')),
    -- Whether the person has left the server.
    gone        INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    -- Milliseconds left beyond the clock's turns.
    reserve     INTEGER NOT NULL DEFAULT 0 CHECK (reserve >= 0),
    -- Whether it was taken over from somebody.
    handed      INTEGER NOT NULL DEFAULT 0 CHECK (handed IN (0, 1)),
    -- Actions of the seat that have been undone.
    undone      INTEGER NOT NULL DEFAULT 0 CHECK (undone >= 0),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

-- The log of a game: shuffles have seat 0, and what is undone stays.
CREATE TABLE actions (
    table_id        INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ordinal         INTEGER NOT NULL CHECK (ordinal > 0),
    seat            INTEGER NOT NULL CHECK (seat >= 0),
    notation        TEXT    NOT NULL,
    at              INTEGER NOT NULL,
    interaction_id  INTEGER,
    -- The place among the actions of one interaction, from 1.
    part            INTEGER NOT NULL CHECK (part > 0),
    undone          INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    -- The last action there was when it was undone.
    undone_after    INTEGER CHECK (undone_after IS NULL OR undone = 1),
    PRIMARY KEY (table_id, ordinal)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_row_a_part ON actions (interaction_id, part)
    WHERE interaction_id IS NOT NULL;

-- The position after so many actions in force.
CREATE TABLE snapshots (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    actions     INTEGER NOT NULL CHECK (actions >= 0),
    state       TEXT    NOT NULL
) STRICT;

-- Every interaction that changed a table, so that one delivered twice counts once.
CREATE TABLE interactions (
    id          INTEGER PRIMARY KEY
) STRICT;

-- Posts that are owed.
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

-- The newest post of a table.
CREATE TABLE posts (
    table_id    INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    version     INTEGER NOT NULL,
    turn        INTEGER NOT NULL CHECK (turn >= 0),
    kind        TEXT    NOT NULL
) STRICT;

-- What is to happen at a time.
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

CREATE TABLE agreements (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    topic       TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (table_id, version, topic, user_id)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE people (
    user_id     INTEGER PRIMARY KEY,
    settings    TEXT    NOT NULL
) STRICT;

CREATE TABLE watchers (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    language    TEXT    NOT NULL,
    turn        INTEGER NOT NULL CHECK (turn >= 0),
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user_id);

CREATE TABLE resignations (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    -- 0 once the player is forgotten; then the name is ''.
    user_id     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    -- Whether the player had held the seat from the start of the game.
    whole       INTEGER NOT NULL CHECK (whole IN (0, 1)),
    -- Whether the player had made a move.
    moved       INTEGER NOT NULL DEFAULT 1 CHECK (moved IN (0, 1))
) STRICT;

CREATE INDEX resignations_by_table ON resignations (table_id);

-- The people who gave up their seats in a running game.
CREATE TABLE former_holders (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    -- Negative once the person has asked to be forgotten; such a row goes when the table closes.
    user_id     INTEGER NOT NULL
) STRICT;

CREATE INDEX former_holders_by_table ON former_holders (table_id);

-- The steps at which a seat was given a hint.
CREATE TABLE hints (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat > 0),
    step        TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
    table_id    INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- The way in which it was worked out and written; another release may have another.
    format      INTEGER NOT NULL CHECK (format > 0),
    -- A checksum of the actions that were looked back on.
    log         TEXT    NOT NULL,
    review      TEXT    NOT NULL
) STRICT;

CREATE TABLE servers (
    guild_id    INTEGER PRIMARY KEY,
    settings    TEXT    NOT NULL
) STRICT;

-- An archived thread is not in Discord's list of channels, and its table must stay hidden from
-- those who cannot see it. A thread never changes its parent channel, nor whether it is private.
CREATE TABLE threads (
    id          INTEGER PRIMARY KEY,
    parent_id   INTEGER NOT NULL,
    private     INTEGER NOT NULL CHECK (private IN (0, 1))
) STRICT;

-- When a bot has last run.
CREATE TABLE life (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    alive_at    INTEGER NOT NULL
) STRICT;

-- The release that has registered the commands of an application.
CREATE TABLE commands (
    application_id  INTEGER PRIMARY KEY,
    release         TEXT    NOT NULL
) STRICT;
