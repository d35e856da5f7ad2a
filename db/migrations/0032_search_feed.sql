-- The search excludes expired jobs, even before the worker has closed them, and filters by experience. Existing rows
-- are rewritten in the background, because the terms of the search changed with this version.
ALTER TABLE job_search ADD COLUMN expires_at timestamptz, ADD COLUMN experience smallint;

-- State of the change log (job_search_changes). A reader whose position is before `pruned_to`, or in an earlier
-- generation, reads all rows again.
CREATE TABLE job_search_log (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- Incremented when a table is truncated, because TRUNCATE reports no rows.
  generation integer NOT NULL DEFAULT 0,
  -- The last transaction whose entries were pruned.
  pruned_to xid8 NOT NULL DEFAULT '0'
);
INSERT INTO job_search_log DEFAULT VALUES;

CREATE FUNCTION start_job_search_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search_log SET generation = generation + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER job_search_truncated AFTER TRUNCATE ON job_search
  FOR EACH STATEMENT EXECUTE FUNCTION start_job_search_generation();
CREATE TRIGGER job_search_changes_truncated AFTER TRUNCATE ON job_search_changes
  FOR EACH STATEMENT EXECUTE FUNCTION start_job_search_generation();

-- Renamed companies, whose jobs must be indexed again. A queue, because a company may have thousands of jobs. A trigger
-- fills it, so that code that renames a company does not depend on the search.
CREATE TABLE job_search_renames (
  company_id bigint PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  -- Jobs of the company up to this id are indexed by the new name.
  done_to bigint NOT NULL DEFAULT 0
);
CREATE FUNCTION log_company_rename() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search_renames (company_id) VALUES (NEW.id)
    ON CONFLICT (company_id) DO UPDATE SET done_to = 0;
  PERFORM pg_notify('sen_live', 'company-renames');
  RETURN NULL;
END $$;
CREATE TRIGGER company_renamed AFTER UPDATE OF name ON companies
  FOR EACH ROW WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION log_company_rename();
