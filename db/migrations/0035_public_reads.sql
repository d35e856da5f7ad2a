-- Marks that server processes write to find out whether the read replica is current (kit/replica).
CREATE TABLE replica_marks (
  reader uuid PRIMARY KEY,
  mark bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 50);

-- The search has no jobs of blocked companies. A trigger removes them, so that a block by manual SQL works too.
DELETE FROM job_search s USING companies c WHERE c.id = s.company_id AND c.blocked_at IS NOT NULL;
CREATE FUNCTION hide_blocked_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_search WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER companies_blocked AFTER UPDATE OF blocked_at ON companies FOR EACH ROW
  WHEN (OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL) EXECUTE FUNCTION hide_blocked_company();

-- Finds jobs that have expired, and the next job to expire.
CREATE INDEX job_search_expiry ON job_search (expires_at) INCLUDE (company_id);
