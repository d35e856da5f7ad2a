-- Administrators maintain categories, locations, industries and skills. A start updates only the rows that they have not edited
-- (decision 167).
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['categories', 'locations', 'industries', 'skills'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN edited_at timestamptz, ADD COLUMN version integer NOT NULL DEFAULT 1', name);
  END LOOP;
END $$;

-- Names that addresses of job lists had before: such an address leads to the one with the present name.
ALTER TABLE categories ADD COLUMN former_names text[] NOT NULL DEFAULT '{}';
ALTER TABLE locations ADD COLUMN former_names text[] NOT NULL DEFAULT '{}';

-- A retired skill is not suggested. Jobs and profiles have skills as texts, which stay.
ALTER TABLE skills ADD COLUMN retired_at timestamptz;

-- Ids of rows that administrators add; the data files have lower ones.
CREATE SEQUENCE reference_ids START 10001;
