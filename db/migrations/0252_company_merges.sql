-- A company that was merged into another one (decision 164). Its row remains, so that old addresses lead to the other company.
ALTER TABLE companies ADD COLUMN merged_into bigint REFERENCES companies,
  ADD CHECK (merged_into <> id);
CREATE INDEX companies_merged ON companies (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE company_merges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  loser_id bigint NOT NULL REFERENCES companies,
  winner_id bigint NOT NULL REFERENCES companies,
  -- The names at the time of the merge, which can exchange them.
  loser_name text NOT NULL,
  winner_name text NOT NULL,
  plan_hash text NOT NULL,
  -- The companies read it.
  reason text NOT NULL,
  merged_by bigint REFERENCES accounts ON DELETE SET NULL,
  merged_at timestamptz NOT NULL,
  undone_by bigint REFERENCES accounts ON DELETE SET NULL,
  undone_at timestamptz,
  -- The number of rows by table that the undo left unchanged, because they were changed after the merge.
  remaining jsonb
);
CREATE INDEX company_merges_latest ON company_merges (merged_at DESC, id DESC);
CREATE INDEX company_merges_loser ON company_merges (loser_id);
CREATE INDEX company_merges_winner ON company_merges (winner_id);

-- Every change of a row by a merge. The undo restores the steps backwards, in rows that still have the new values.
CREATE TABLE merge_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merge_id bigint NOT NULL REFERENCES company_merges ON DELETE CASCADE,
  step integer NOT NULL,
  table_name text NOT NULL,
  -- Objects of columns and their values.
  key jsonb NOT NULL,
  old jsonb NOT NULL,
  new jsonb NOT NULL
);
CREATE INDEX merge_moves_merge ON merge_moves (merge_id, step);

-- A transaction that began before a merge inserts rows for the merged company. The lock waits for a merge that runs, and the row
-- gets the company that the merge leaves. The foreign key takes the same lock, so that the trigger adds no wait.
CREATE FUNCTION follow_merged_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE winner bigint;
BEGIN
  IF NEW.company_id IS NULL THEN RETURN NEW; END IF;
  SELECT merged_into INTO winner FROM companies WHERE id = NEW.company_id FOR KEY SHARE;
  IF winner IS NOT NULL THEN NEW.company_id := winner; END IF;
  RETURN NEW;
END $$;

-- The same for rows of workspaces: an agency that has both companies as its clients keeps both, with their rows.
CREATE FUNCTION follow_merged_client() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE winner bigint;
BEGIN
  IF NEW.company_id IS NULL THEN RETURN NEW; END IF;
  SELECT merged_into INTO winner FROM companies WHERE id = NEW.company_id FOR KEY SHARE;
  IF winner IS NULL THEN RETURN NEW; END IF;
  IF NEW.agency_id IS NULL
    OR NOT EXISTS (SELECT FROM clients WHERE agency_id = NEW.agency_id AND company_id = NEW.company_id)
  THEN NEW.company_id := winner; END IF;
  RETURN NEW;
END $$;

-- A person who accepts an invitation of the merged company becomes a member: only the other company appoints administrators.
CREATE FUNCTION follow_merged_employer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE winner bigint;
BEGIN
  IF NEW.company_id IS NULL THEN RETURN NEW; END IF;
  SELECT merged_into INTO winner FROM companies WHERE id = NEW.company_id FOR KEY SHARE;
  IF winner IS NOT NULL THEN
    NEW.company_id := winner;
    NEW.role_id := 1;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER follow_merge BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION follow_merged_employer();

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['company_followers', 'hidden_companies', 'job_alerts', 'job_reviews', 'share_link_views'] LOOP
    EXECUTE format('CREATE TRIGGER follow_merge BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION follow_merged_company()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['activities', 'applicant_mails', 'applicants', 'candidate_invites', 'candidate_merges', 'clients',
    'csv_imports', 'email_templates', 'evaluations', 'interviews', 'job_templates', 'jobs', 'notes', 'offers', 'prospects',
    'saved_views', 'talent_invites', 'talent_pools', 'tasks', 'waiting_mails'] LOOP
    EXECUTE format('CREATE TRIGGER follow_merge BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION follow_merged_client()', name);
  END LOOP;
END $$;
