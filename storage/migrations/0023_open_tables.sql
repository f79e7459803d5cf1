-- Open tables are found without looking at those that are over, of which there are ever more.

CREATE INDEX open_tables ON tables (id) WHERE status IN ('gathering', 'running');
