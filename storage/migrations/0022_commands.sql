-- The release whose commands each application has registered with Discord.

CREATE TABLE commands (
    application_id  INTEGER PRIMARY KEY,
    release         TEXT    NOT NULL
) STRICT;
