-- Agencies import tables of their clients too (decision 153). Companies have no clients, and each job of an agency is the job order of one.
ALTER TABLE csv_imports DROP CONSTRAINT csv_imports_kind_check, DROP CONSTRAINT csv_imports_agency_check;
ALTER TABLE csv_imports ADD CONSTRAINT csv_imports_kind_check
  CHECK (kind = 'candidates' OR kind = CASE WHEN agency_id IS NULL THEN 'jobs' ELSE 'clients' END);
