-- Whether the player had made a move before resigning; of earlier resignations nobody knows.

ALTER TABLE resignations ADD COLUMN moved INTEGER NOT NULL DEFAULT 1 CHECK (moved IN (0, 1));
