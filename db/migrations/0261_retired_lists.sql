-- Rows of the lists are retired, or merged into another row (decisions 171 and 172). They stay, so that rows that have them show their names
-- and old addresses lead on. `replaced_by` always names a row that is not merged itself.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['categories', 'locations', 'industries'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN retired_at timestamptz', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['categories', 'locations', 'industries', 'skills'] LOOP
    EXECUTE format('ALTER TABLE %1$I ADD COLUMN replaced_by integer REFERENCES %1$I CHECK (replaced_by <> id),
      ADD CHECK (replaced_by IS NULL OR retired_at IS NOT NULL)', name);
  END LOOP;
END $$;

-- Other names of a row. Those of a row that is merged become aliases of the other one.
ALTER TABLE categories ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
ALTER TABLE industries ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
