-- Finished games looked back on.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- The way in which it was worked out and written; another release may have another.
    format INTEGER NOT NULL CHECK (format > 0),
    -- A checksum of the actions that were looked back on.
    log TEXT NOT NULL,
    review TEXT NOT NULL
) STRICT;
