-- Older snapshots do not record which actions revealed something. They are rebuilt from the log.

DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE status = 'running');
