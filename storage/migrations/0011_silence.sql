-- Add due rows to tables that were opened before due rows existed.

-- In a database from before version 6 the current turns have no reminder yet.
INSERT INTO due (kind, table_id, due_at, payload)
    SELECT 'reminder', id, changed_at + reminders * 3600000, '0' FROM tables
    WHERE status = 'running' AND reminders > 0
    AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'due');

-- After 14 days without activity the bot asks whether the table goes on.
INSERT INTO due (kind, table_id, due_at, payload)
    SELECT 'stall', id, changed_at + 14 * 86400000, '' FROM tables
    WHERE status IN ('gathering', 'running') AND paused_at = 0;
