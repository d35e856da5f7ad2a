-- Each process caches the pages of visitors (decision 014). Every change of the pages' content is published, also a
-- change by manual SQL. A transaction publishes once, on commit, however many rows it changes.
CREATE FUNCTION announce_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN PERFORM pg_notify('sen_live', 'market'); END IF;
  RETURN NULL;
END $$;

-- Visitors have not seen drafts and jobs that wait for their first approval, so changes of these jobs empty no cache.
CREATE FUNCTION announce_market_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE first_approved_at IS NOT NULL OR (status = 1 AND sen_status = 1))
  THEN PERFORM pg_notify('sen_live', 'market'); END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
  speaker text;
BEGIN
  FOREACH name IN ARRAY ARRAY['jobs', 'job_search', 'companies', 'company_values', 'company_people', 'company_pictures',
    'categories', 'locations', 'industries', 'skills', 'currency_rates', 'site_banners']
  LOOP
    speaker := CASE name WHEN 'jobs' THEN 'announce_market_jobs' ELSE 'announce_market' END;
    EXECUTE format('CREATE TRIGGER market_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, speaker);
    EXECUTE format('CREATE TRIGGER market_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, speaker);
    EXECUTE format('CREATE TRIGGER market_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, speaker);
  END LOOP;
END $$;
