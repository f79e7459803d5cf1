-- Seats that changed hands during the game.

-- Whether the seat had another player earlier in this game.
ALTER TABLE seats ADD COLUMN handed INTEGER NOT NULL DEFAULT 0 CHECK (handed IN (0, 1));
