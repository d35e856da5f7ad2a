-- A published job that its owner hides from the public for a while (spec §4, "hidden/unhidden").
ALTER TABLE jobs ADD COLUMN hidden_at timestamptz;
