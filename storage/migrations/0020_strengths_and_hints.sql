-- How strongly computers play, and hints.

-- How strongly the computer plays the seat; empty for a person's seat.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT ''
    CHECK (strength IN ('', 'easy', 'medium', 'hard'));
UPDATE seats SET strength = 'medium' WHERE computer = 1;
ALTER TABLE seats DROP COLUMN computer;

-- How many hints each seat may have in a game.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 3 CHECK (hints >= 0);
-- The hints that were given: a seat's step of the game, for which it may ask again.
CREATE TABLE hints (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat > 0),
    step TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, step)
) STRICT, WITHOUT ROWID;
