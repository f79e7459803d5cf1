-- Who held a seat of a running game before, and so has seen its hidden cards.

CREATE TABLE former_holders (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    -- Negative once the person has asked to be forgotten; such a row goes when the table closes.
    user_id     INTEGER NOT NULL
) STRICT;

CREATE INDEX former_holders_by_table ON former_holders (table_id);

INSERT INTO former_holders (table_id, seat, user_id)
    SELECT table_id, seat, user_id FROM resignations WHERE user_id <> 0;
