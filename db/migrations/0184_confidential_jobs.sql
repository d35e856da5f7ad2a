-- Jobs of agencies that do not name the client (decision 124). The flag is copied to `job_search`, because lists and suggestions read
-- only that table.
ALTER TABLE jobs ADD COLUMN confidential boolean NOT NULL DEFAULT false,
  -- Only an agency hides its client.
  ADD CHECK (agency_id IS NOT NULL OR NOT confidential);
ALTER TABLE job_search ADD COLUMN confidential boolean NOT NULL DEFAULT false;
