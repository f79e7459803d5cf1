-- The version of the rules that each game was set up with.

-- 0 until the game starts.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0 CHECK (rules >= 0);

-- Until now every game has had one version of its rules.
UPDATE tables SET rules = 1 WHERE setup IS NOT NULL;
