-- Seats that have changed hands while the game was on.

-- Whether somebody else sat there before in the same game.
ALTER TABLE seats ADD COLUMN handed INTEGER NOT NULL DEFAULT 0 CHECK (handed IN (0, 1));
