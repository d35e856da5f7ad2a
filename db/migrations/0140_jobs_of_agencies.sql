-- An agency's job for a client is in the public search, but neither on the client's page and career site nor in the
-- client's number of jobs.
ALTER TABLE job_search ADD COLUMN agency_id bigint REFERENCES agencies;

CREATE OR REPLACE FUNCTION count_company_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Companies are counted in the order of their ids, so that two concurrent statements cannot deadlock.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO company_jobs AS kept (company_id, open)
      SELECT company_id, count(*) FROM added WHERE agency_id IS NULL GROUP BY company_id ORDER BY company_id
      ON CONFLICT (company_id) DO UPDATE SET open = kept.open + excluded.open;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO company_jobs AS kept (company_id, open)
      SELECT r.company_id, -count(*) FROM removed r JOIN companies c ON c.id = r.company_id
      WHERE r.agency_id IS NULL GROUP BY r.company_id ORDER BY r.company_id
      ON CONFLICT (company_id) DO UPDATE SET open = kept.open + excluded.open;
  ELSE
    INSERT INTO company_jobs AS kept (company_id, open)
      SELECT company_id, sum(n) FROM (
        SELECT company_id, 1 AS n FROM added WHERE agency_id IS NULL
        UNION ALL SELECT company_id, -1 FROM removed WHERE agency_id IS NULL
      ) moved GROUP BY company_id HAVING sum(n) <> 0 ORDER BY company_id
      ON CONFLICT (company_id) DO UPDATE SET open = kept.open + excluded.open;
  END IF;
  RETURN NULL;
END $$;

UPDATE job_search s SET agency_id = j.agency_id FROM jobs j WHERE j.id = s.job_id AND j.agency_id IS NOT NULL;
