-- People who watch a table, and the last turn each was told of.

CREATE TABLE watchers (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    language    TEXT    NOT NULL,
    turn        INTEGER NOT NULL CHECK (turn >= 0),
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watchers_by_user ON watchers (user_id);
CREATE INDEX seats_by_user ON seats (user_id);
