-- A job template of an agency has no client (decision 121): its texts fit the jobs of any client, so agency_id stands alone (decision 111).
-- No endpoint wrote a template for an agency before, so the new unique index finds no duplicates.
ALTER TABLE job_templates ALTER COLUMN company_id DROP NOT NULL;
UPDATE job_templates SET company_id = NULL WHERE agency_id IS NOT NULL;
ALTER TABLE job_templates ADD CONSTRAINT job_templates_scope_check CHECK (num_nonnulls(company_id, agency_id) = 1);
DROP INDEX job_templates_name;
CREATE UNIQUE INDEX job_templates_name ON job_templates (company_id, agency_id, name_key) NULLS NOT DISTINCT;
