-- Who agrees to what a table is asked, as long as it stays at the version it was asked at.

CREATE TABLE agreements (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (table_id, version, user_id)
) STRICT, WITHOUT ROWID;
