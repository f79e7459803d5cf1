-- What is due at tables that were open before there was such a thing as due.

-- Nothing has ever been due in a database that comes from before version 6: the turns that are on
-- have had no reminder.
INSERT INTO due (kind, table_id, due_at, payload)
    SELECT 'reminder', id, changed_at + reminders * 3600000, '0' FROM tables
    WHERE status = 'running' AND reminders > 0
    AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'due');

-- After 14 days of silence a table is asked whether it goes on.
INSERT INTO due (kind, table_id, due_at, payload)
    SELECT 'stall', id, changed_at + 14 * 86400000, '' FROM tables
    WHERE status IN ('gathering', 'running') AND paused_at = 0;
