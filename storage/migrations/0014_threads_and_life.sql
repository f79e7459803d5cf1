-- Where the threads of tables are, and when the bot was last seen running.

-- An archived thread is not in Discord's list of channels, and its table must stay hidden from
-- those who cannot see it. A thread never changes its parent channel, nor whether it is private.
CREATE TABLE threads (
    id          INTEGER PRIMARY KEY,
    parent_id   INTEGER NOT NULL,
    private     INTEGER NOT NULL CHECK (private IN (0, 1))
) STRICT;

-- One row: when the bot last noted that it runs. The time after it, until the next start, is nobody's.
CREATE TABLE life (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    alive_at    INTEGER NOT NULL
) STRICT;
