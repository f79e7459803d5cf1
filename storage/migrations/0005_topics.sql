-- Each agreement names its topic, because a table can vote on several topics at once.

ALTER TABLE agreements RENAME TO agreements_to_end;

CREATE TABLE agreements (
    table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    topic       TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (table_id, version, topic, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO agreements SELECT table_id, version, 'end', user_id FROM agreements_to_end;

DROP TABLE agreements_to_end;
