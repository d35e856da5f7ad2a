-- Tables of candidates that an agency imports into its own people (decision 111). Agencies do not import jobs: each of their jobs is
-- the job order of a client.
ALTER TABLE csv_imports ALTER COLUMN company_id DROP NOT NULL;
ALTER TABLE csv_imports ADD COLUMN agency_id bigint REFERENCES agencies;
ALTER TABLE csv_imports
  ADD CONSTRAINT csv_imports_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1),
  ADD CONSTRAINT csv_imports_agency_check CHECK (agency_id IS NULL OR kind = 'candidates');
