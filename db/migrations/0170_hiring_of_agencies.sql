-- Rows of an agency without a client have agency_id alone (decision 111): added people, pools, merges and waiting emails. No
-- endpoint wrote such rows for an agency before, so the new unique indexes find no duplicates.
ALTER TABLE prospects ALTER COLUMN company_id DROP NOT NULL;
UPDATE prospects SET company_id = NULL WHERE agency_id IS NOT NULL;
ALTER TABLE prospects ADD CONSTRAINT prospects_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1);

ALTER TABLE talent_pools ALTER COLUMN company_id DROP NOT NULL;
UPDATE talent_pools SET company_id = NULL WHERE agency_id IS NOT NULL;
ALTER TABLE talent_pools ADD CONSTRAINT talent_pools_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1);
DROP INDEX talent_pools_name;
CREATE UNIQUE INDEX talent_pools_name ON talent_pools (company_id, agency_id, name_key) NULLS NOT DISTINCT;

ALTER TABLE waiting_mails ALTER COLUMN company_id DROP NOT NULL;
UPDATE waiting_mails SET company_id = NULL WHERE agency_id IS NOT NULL;
ALTER TABLE waiting_mails ADD CONSTRAINT waiting_mails_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1);

ALTER TABLE candidate_merges DROP CONSTRAINT candidate_merges_pkey;
ALTER TABLE candidate_merges
  ALTER COLUMN company_id DROP NOT NULL,
  ALTER COLUMN agency_id DROP NOT NULL,
  ALTER COLUMN agency_id DROP DEFAULT;
UPDATE candidate_merges SET agency_id = NULLIF(agency_id, 0), company_id = CASE agency_id WHEN 0 THEN company_id END;
ALTER TABLE candidate_merges
  ADD CONSTRAINT candidate_merges_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies,
  ADD CONSTRAINT candidate_merges_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1),
  ADD CONSTRAINT candidate_merges_once UNIQUE NULLS NOT DISTINCT (company_id, agency_id, candidate_id);

-- An agency's task has the client of its job in company_id; a task without a job has agency_id alone.
ALTER TABLE tasks ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE tasks ADD CONSTRAINT tasks_scope_check CHECK (num_nonnulls(company_id, agency_id) >= 1);

-- An activity of an agency's job belongs to the agency, not to the client. The migration changes no other column of the log.
ALTER TABLE activities ADD COLUMN agency_id bigint REFERENCES agencies;
ALTER TABLE activities DISABLE TRIGGER activities_append_only;
UPDATE activities e SET agency_id = j.agency_id FROM jobs j WHERE j.id = e.job_id AND j.agency_id IS NOT NULL;
ALTER TABLE activities ENABLE TRIGGER activities_append_only;

-- Retention days of applicants and added people of an agency, like those of a company (0098, 0101).
ALTER TABLE agencies
  ADD COLUMN retention_days smallint NOT NULL DEFAULT 90 CHECK (retention_days IN (30, 60, 90)),
  ADD COLUMN added_retention_days smallint NOT NULL DEFAULT 365 CHECK (added_retention_days IN (90, 180, 365));

-- Indexes for the lists of an agency, as for those of a company.
CREATE INDEX activities_agency ON activities (agency_id, at DESC, id DESC) WHERE agency_id IS NOT NULL;
CREATE INDEX jobs_agency ON jobs (agency_id, id DESC) WHERE agency_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX applicants_agency ON applicants (agency_id, applied_at DESC) WHERE agency_id IS NOT NULL;
CREATE INDEX applicants_agency_email ON applicants (agency_id, email) WHERE agency_id IS NOT NULL AND erased_at IS NULL;
CREATE INDEX applicants_agency_phone ON applicants (agency_id, phone) WHERE agency_id IS NOT NULL AND erased_at IS NULL;
CREATE INDEX interviews_agency ON interviews (agency_id, starts_at) WHERE agency_id IS NOT NULL;
CREATE INDEX offers_agency ON offers (agency_id, status, id DESC) WHERE agency_id IS NOT NULL;
CREATE INDEX evaluations_agency ON evaluations (agency_id, id DESC) WHERE agency_id IS NOT NULL;
CREATE INDEX tasks_agency_open ON tasks (agency_id, due_at, id) WHERE agency_id IS NOT NULL AND ended_at IS NULL;
CREATE INDEX tasks_agency_ended ON tasks (agency_id, ended_at DESC, id DESC) WHERE agency_id IS NOT NULL AND ended_at IS NOT NULL;
CREATE INDEX prospects_agency ON prospects (agency_id, added_at DESC) WHERE agency_id IS NOT NULL AND erased_at IS NULL;
CREATE INDEX talent_invites_agency ON talent_invites (agency_id, invited_at) WHERE agency_id IS NOT NULL;
