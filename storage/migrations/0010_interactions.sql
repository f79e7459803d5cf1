-- Every interaction that changed a table, so that one delivered twice counts once.

CREATE TABLE interactions (
    id          INTEGER PRIMARY KEY
) STRICT;

INSERT INTO interactions
    SELECT DISTINCT interaction_id FROM actions WHERE interaction_id IS NOT NULL;
