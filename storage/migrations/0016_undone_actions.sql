-- Actions of each seat that were undone.

-- How many actions of the seat have been undone in this game.
ALTER TABLE seats ADD COLUMN undone INTEGER NOT NULL DEFAULT 0 CHECK (undone >= 0);
