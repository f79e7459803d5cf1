-- Computer seats, members who left, clocks, pauses and tables closed for inactivity.

-- Whether the computer plays the seat; then its user_id is 0.
ALTER TABLE seats ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
-- Whether the table was told that the member left the server.
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1));
-- Milliseconds of thinking time on top of the time for each turn.
ALTER TABLE seats ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0 CHECK (reserve >= 0);

-- Hours each turn may take, or 0 for no limit.
ALTER TABLE tables ADD COLUMN pace INTEGER NOT NULL DEFAULT 0 CHECK (pace >= 0);
-- When the clock of the turn started, or 0 if it is not running.
ALTER TABLE tables ADD COLUMN turn_at INTEGER NOT NULL DEFAULT 0 CHECK (turn_at >= 0);
-- When the table was paused, or 0 if it is not paused.
ALTER TABLE tables ADD COLUMN paused_at INTEGER NOT NULL DEFAULT 0 CHECK (paused_at >= 0);
-- Whether the table was closed for inactivity.
ALTER TABLE tables ADD COLUMN stalled INTEGER NOT NULL DEFAULT 0 CHECK (stalled IN (0, 1));
