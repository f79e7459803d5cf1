-- How strongly computers play, and hints.

-- How strongly the computer plays the seat; empty for a person's seat.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT ''
    CHECK (strength IN ('', 'easy', 'medium', 'hard'));
UPDATE seats SET strength = 'medium' WHERE computer = 1;
ALTER TABLE seats DROP COLUMN computer;
-- How many hints the player of the seat has asked for.
ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0);

-- How many hints each seat may have.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 3 CHECK (hints >= 0);
