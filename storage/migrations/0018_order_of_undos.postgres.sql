-- When each action was undone, so that the log is read in the order in which things happened.

-- How many actions the log had then, undone ones too; NULL for one in force, and for one undone
-- before this was kept.
ALTER TABLE actions ADD COLUMN undone_after INTEGER CHECK (undone_after IS NULL OR undone = 1);
