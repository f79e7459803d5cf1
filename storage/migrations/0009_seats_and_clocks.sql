-- Seats that nobody sits at, the time each turn may take, and tables that rest.

-- Whether the bot itself plays the seat; its member is nobody then.
ALTER TABLE seats ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
-- Whether the table has been told that the member is not on the server any more.
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1));
-- Milliseconds besides the time of each turn.
ALTER TABLE seats ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0 CHECK (reserve >= 0);

-- Hours for each turn; 0: as long as it takes.
ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 0 CHECK (pace >= 0);
-- When the clock of the turn began to run; 0: it does not.
ALTER TABLE tables ADD COLUMN turn_at INTEGER NOT NULL DEFAULT 0 CHECK (turn_at >= 0);
-- Since when the table is paused; 0: it is not.
ALTER TABLE tables ADD COLUMN paused_at INTEGER NOT NULL DEFAULT 0 CHECK (paused_at >= 0);
-- Whether it was closed because nobody did anything any more.
ALTER TABLE tables ADD COLUMN stalled INTEGER NOT NULL DEFAULT 0 CHECK (stalled IN (0, 1));
