-- Finished turns that keep their picture.

-- Whether the post of each finished turn keeps its picture; else only the newest post has one.
ALTER TABLE tables ADD COLUMN pictures INTEGER NOT NULL DEFAULT 0 CHECK (pictures IN (0, 1));
