-- Members who agree to end the game, valid for one version of the table.

CREATE TABLE agreements (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (table_id, version, user_id)
) STRICT, WITHOUT ROWID;
