-- Whether the pictures of posts are upright, for a phone.

ALTER TABLE tables ADD COLUMN upright INTEGER NOT NULL DEFAULT 0 CHECK (upright IN (0, 1));
